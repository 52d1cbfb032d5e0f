"""What is agreed on when a table is opened, settled anew or played again: the data of an entry, not its writing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from hemicycle.core.catalogue import UnknownGame, game
from hemicycle.core.choices import plain
from hemicycle.core.game import Game
from hemicycle.core.options import BadOption
from hemicycle.server import wire
from hemicycle.server.checks import known_bot
from hemicycle.server.names import bot_name, cleaned
from hemicycle.server.people import Person
from hemicycle.server.requests import NewTable, Settle
from hemicycle.server.table import Chair, Table
from hemicycle.server.wire import Refused


def opened(person: Person, asked: NewTable, seed: bytes) -> dict[str, Any]:
    """After everything asked for was found possible."""
    try:
        played = game(asked.game)
    except UnknownGame as error:
        raise Refused(400, "no-such-game", str(error.args[0])) from None
    options = read(played, asked.seats, asked.options)
    for bot in asked.bots.values():
        known_bot(played, bot)
    return {
        "title": cleaned(asked.name), "game": played.key, "edition": played.edition, "options": options,
        "public": asked.public, "timed": asked.timed, "absence": asdict(asked.absence), "pace": asked.pace,
        "language": asked.language, "host": person.key, "host_name": cleaned(person.name), "seed": seed.hex(),
        "chairs": [asdict(chair) for chair in chairs(person, asked)],
    }  # fmt: skip


def read(played: Game, seats: int, given: object) -> dict[str, Any]:
    try:
        options, _ = played.start(seats, given)
    except BadOption as error:
        raise wire.bad_option(error) from None
    return {name: plain(value) for name, value in options.items()}


def chairs(person: Person, asked: NewTable) -> list[Chair]:
    row = [Chair() for _ in range(asked.seats)]
    if asked.sit is not None:
        chair = chair_in(row, asked.sit, "sit")
        chair.person, chair.name = person.key, cleaned(person.name)
    for text, bot in asked.bots.items():
        chair = chair_in(row, int(text), "bots")
        if chair.person:
            sentence = f"seat {int(text) + 1} is to be yours and a bot's; it can be only one's"
            raise Refused(400, "taken", sentence)
        chair.bot, chair.name = bot, bot_name(asked.language, [other.name for other in row])
    return row


def chair_in(row: list[Chair], seat: int, what: str) -> Chair:
    if seat >= len(row):
        sentence = f"{what}: there is no seat {seat + 1}; the seats are 1 to {len(row)}"
        raise Refused(400, "no-such-seat", sentence)
    return row[seat]


def settled(table: Table, wish: Settle) -> dict[str, Any]:
    """What holds from now on; what was not asked for is as before."""
    seats = wish.seats or len(table.chairs)
    given = table.match.options if wish.options is None else wish.options
    return {
        "seats": seats,
        "options": read(table.game, seats, given),
        "title": table.title if wish.name is None else cleaned(wish.name),
        "public": table.public if wish.public is None else wish.public,
        "timed": table.timed if wish.timed is None else wish.timed,
        "absence": table.absence if wish.absence is None else asdict(wish.absence),
    }


def repeated(table: Table, person: Person, seed: bytes) -> dict[str, Any]:
    """The same people with the same options, each on the next seat; whoever asks for it is the host."""
    row = [Chair(chair.person, chair.name, "" if chair.person else chair.bot) for chair in table.chairs]
    return {
        "title": table.title, "game": table.game.key, "edition": game(table.game.key).edition,
        "options": {name: plain(value) for name, value in table.match.options.items()},
        "public": table.public, "timed": table.timed, "absence": table.absence, "pace": table.agreed_pace,
        "language": table.language, "host": person.key, "host_name": cleaned(person.name), "seed": seed.hex(),
        "chairs": [asdict(chair) for chair in [*row[-1:], *row[:-1]]],
    }  # fmt: skip
