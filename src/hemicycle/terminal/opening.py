"""Sets up what was asked for in a shell: a new match, or one to go on with. Says in a sentence why it cannot be."""

from __future__ import annotations

import json
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hemicycle.bots import bots_of, default_bot
from hemicycle.core.catalogue import games
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.options import BadOption
from hemicycle.core.player import Bot
from hemicycle.core.record import BadRecord
from hemicycle.core.state import Seat
from hemicycle.terminal.saved import Play, chance, load, seed_of
from hemicycle.words import Words, languages, spoken_here

USAGE, FAILED = 2, 1


class Wrong(Exception):
    """What was asked for cannot be: a sentence, and the status the program ends with."""

    def __init__(self, sentence: str, status: int = USAGE) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True)
class Asked:
    """A new match; None and "" leave it to us."""

    seats: int | None = None
    bots: int | None = None
    bot: str = ""
    seed: int | None = None
    options: tuple[str, ...] = ()

    def given(self) -> list[str]:
        """The options that were given, as they are typed."""
        told = {"--seats": self.seats, "--bots": self.bots, "--bot": self.bot or None, "--seed": self.seed}
        return [name for name, value in told.items() if value is not None] + ["--option"] * bool(self.options)


def language(asked: str) -> str:
    if asked and asked not in languages():
        raise wrong(Words("", spoken_here()), "language", given=asked, known=languages())
    return asked or spoken_here()


def found_game(key: str | None, words: Words) -> Game:
    if key is None:
        raise wrong(words, "no-game", known=list(games()))
    if key not in games():
        raise wrong(words, "game", given=key, known=list(games()))
    return games()[key]


def opened(key: str | None, asked: Asked, words: Words) -> Play:
    game = found_game(key, words)
    seats = game.seats[0] if asked.seats is None else asked.seats
    seed = seed_of(asked.seed)
    try:
        match = Match(game, seats, options(asked.options, words), chance(seed), timed=False)
    except BadOption as bad:
        raise Wrong(words.bad_option(bad)) from None
    return Play(match, seated(game, seats, asked, words), seed)


def options(given: Sequence[str], words: Words) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise wrong(words, "option", given=text)
        values[name] = data(content(Path(value[1:]), words) if value.startswith("@") else value)
    return values


def data(text: str) -> Any:
    """JSON; what is none is taken as it stands, so that words need no quotes."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def content(path: Path, words: Words) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong(words, "file", FAILED, file=path, why=error.strerror) from None
    except UnicodeDecodeError as error:
        utf_16 = error.object.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        raise wrong(words, "utf-16" if utf_16 else "no-text", FAILED, file=path) from None


def seated(game: Game, seats: int, asked: Asked, words: Words) -> dict[Seat, str]:
    """Bots take the last seats; all but one, if nothing else was said."""
    count = seats - 1 if asked.bots is None else asked.bots
    if not 0 <= count <= seats:
        raise wrong(words, "bots", given=count, seats=seats)
    name = asked.bot or default_bot(game)
    found_bot(game, name, words)
    return dict.fromkeys(range(seats - count, seats), name)


def found_bot(game: Game, name: str, words: Words) -> Bot:
    if name not in bots_of(game):
        raise wrong(words, "bot", given=name, known=list(bots_of(game)))
    return bots_of(game)[name]


def resumed(path: Path, key: str | None, asked: Asked, words: Words) -> Play:
    if asked.given():
        raise wrong(words, "resume-settings", given=asked.given())
    play = readable(path, words)
    if key not in (None, play.match.game.key):
        raise wrong(words, "other-game", file=path, played=play.match.game.key, given=key)
    return play


def readable(path: Path, words: Words) -> Play:
    """The match in a file."""
    try:
        return load(path)
    except BadRecord as bad:
        raise wrong(words, "record", FAILED, file=path, why=bad) from None
    except OSError as error:
        raise wrong(words, "file", FAILED, file=path, why=error.strerror) from None


def wrong(words: Words, key: str, status: int = USAGE, **args: object) -> Wrong:
    return Wrong(words.say(f"wrong-{key}", **args), status)
