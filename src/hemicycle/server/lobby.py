"""Which tables there are: opened, found again, listed, put away. What happens at one is its room's matter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import choice, token_bytes
from typing import Any

from msgspec.structs import asdict

from hemicycle.core.catalogue import UnknownGame, game
from hemicycle.core.choices import plain
from hemicycle.core.options import BadOption
from hemicycle.server import wire
from hemicycle.server.journal import Entry, Listing, NotSaved
from hemicycle.server.limits import Limits, Rates
from hemicycle.server.orders import known_bot
from hemicycle.server.people import Person, cleaned
from hemicycle.server.requests import NewTable
from hemicycle.server.room import Room
from hemicycle.server.services import Services
from hemicycle.server.table import Chair
from hemicycle.server.wire import Refused

log = logging.getLogger("hemicycle.server")

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH = 6  # of a table's name
LISTED = 50  # public tables shown
TIDY_EVERY = 60.0  # seconds
UNTOUCHED = 10 * 60_000  # milliseconds after which an idle table is put away


def new_seed() -> bytes:
    """Nobody could guess it."""
    return token_bytes(32)


class Lobby:
    def __init__(
        self, services: Services, seed: Callable[[], bytes] = new_seed, rates: Rates | None = None
    ) -> None:
        self.services, self.seed = services, seed
        self.rooms: dict[str, Room] = {}
        self.limits = Limits(rates or Rates(), services.now)
        self.reading = asyncio.Lock()
        self.tidying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take up what was being played, so that clocks and bots go on."""
        for key in self.services.journal.playing():
            try:
                self.load(key)
            except Exception as error:
                log.warning("table %s is not taken up: %s", key, error)
        self.tidying = asyncio.get_running_loop().create_task(self.tidy_on())

    def close(self) -> None:
        if self.tidying:
            self.tidying.cancel()
        for room in self.rooms.values():
            room.close()
        self.rooms = {}

    def find(self, key: str) -> Room:
        """By its name, however it is written; Refused if there is none."""
        name = key.replace(" ", "").upper()
        room = self.rooms.get(name)
        if room is None:
            if len(name) != LENGTH or not set(name) <= set(LETTERS):
                raise wire.no_table(key)
            room = self.load(name)
        return room

    def load(self, name: str) -> Room:
        entries = self.services.journal.load(name)
        if not entries:
            raise wire.no_table(name)
        same_edition(entries[0])
        return self.take_up(entries)

    def take_up(self, entries: list[Entry]) -> Room:
        room = Room(self.services, entries)
        self.rooms[room.table.id] = room
        room.open()
        return room

    def listed(self) -> list[Room]:
        return [room for name in self.services.journal.listed(LISTED) if (room := self.found(name))]

    def found(self, name: str) -> Room | None:
        try:
            return self.find(name)
        except Refused:
            return None

    async def create(self, person: Person, address: str, asked: NewTable) -> Room:
        self.limits.take("tables", person.key)
        self.limits.take("tables_of_address", address)
        async with self.reading:  # one at a time and apart, for it may be long: nobody else waits for it
            data = wire.decode(wire.encode(await asyncio.to_thread(self.created, person, asked)))
        name = self.new_name()
        entry = Entry(name, 1, self.services.now(), "created", data)
        try:
            await self.services.journal.append(entry, Listing(name, "open", asked.public, entry.at))
        except NotSaved:
            raise wire.not_saved() from None
        return self.take_up([entry])

    def created(self, person: Person, asked: NewTable) -> dict[str, Any]:
        """The first entry's data, after everything asked for was found possible."""
        try:
            played = game(asked.game)
            options, _ = played.start(asked.seats, asked.options)
        except UnknownGame as error:
            raise Refused(400, "no-such-game", str(error.args[0])) from None
        except BadOption as error:
            raise wire.bad_option(error) from None
        for bot in asked.bots.values():
            known_bot(played, bot)
        return {
            "title": cleaned(asked.name), "game": played.key, "edition": played.edition,
            "options": {name: plain(value) for name, value in options.items()},
            "public": asked.public, "timed": asked.timed, "absence": asdict(asked.absence),
            "pace": asked.pace,
            "host": person.key, "host_name": cleaned(person.name), "seed": self.seed().hex(),
            "chairs": [asdict(chair) for chair in chairs(person, asked)],
        }  # fmt: skip

    def new_name(self) -> str:
        while True:
            name = "".join([choice(LETTERS) for _ in range(LENGTH)])
            if name not in self.rooms and not self.services.journal.load(name):
                return name

    async def tidy_on(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.tidy()

    def tidy(self) -> None:
        """Put away what nobody looks at; the journal brings it back."""
        now = self.services.now()
        for name, room in list(self.rooms.items()):
            if room.idle() and now - room.touched > UNTOUCHED:
                room.close()
                del self.rooms[name]
            else:
                room.audience.forget_unwatched()


def chairs(person: Person, asked: NewTable) -> list[Chair]:
    row = [Chair() for _ in range(asked.seats)]
    for text, bot in asked.bots.items():
        chair_in(row, int(text), "bots").bot = bot
    if asked.sit is not None:
        chair = chair_in(row, asked.sit, "sit")
        if chair.bot:
            raise Refused(
                400, "taken", f"seat {asked.sit + 1} is to be yours and a bot's; it can be only one's"
            )
        chair.person, chair.name = person.key, cleaned(person.name)
    return row


def chair_in(row: list[Chair], seat: int, what: str) -> Chair:
    if seat >= len(row):
        sentence = f"{what}: there is no seat {seat + 1}; the seats are 1 to {len(row)}"
        raise Refused(400, "no-such-seat", sentence)
    return row[seat]


def same_edition(created: Entry) -> None:
    """A match goes on only by the rules that it was begun with."""
    try:
        played = game(created.data["game"])
    except UnknownGame as error:
        raise Refused(410, "no-such-game", str(error.args[0])) from None
    if created.data["edition"] != played.edition:
        sentence = f"this table was played by edition {created.data['edition']} of the rules; here is {played.edition}"
        raise Refused(410, "other-edition", sentence)
