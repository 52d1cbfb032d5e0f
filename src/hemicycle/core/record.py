"""A match as JSON lines: to keep, to replay without seed or clock, and to verify.

The first line says what is played, each further line is a move, the last the result. Every line ends in a sum over
itself and the sum before it, so the first line that was touched is found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any, Final

from hemicycle.core.catalogue import UnknownGame, game
from hemicycle.core.chance import Chance, Seeded
from hemicycle.core.choices import Choices, Illegal, plain, short
from hemicycle.core.game import Game
from hemicycle.core.match import Match, Move
from hemicycle.core.options import BYTE_ORDER_MARK, BadOption
from hemicycle.core.state import HOST, NATURE, Seat, State

FORMAT = 1
UTF_16: Final = (
    chr(0xDCFF) + chr(0xDCFE),
    chr(0xDCFE) + chr(0xDCFF),
)  # how such a file begins, read as UTF-8
BESIDE: Final[dict[Seat, str]] = {NATURE: "nature", HOST: "host"}  # who acts and is no seat


class BadRecord(ValueError):
    """Not a record of a match that can have happened; says where it first goes wrong (lines count from 1)."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line, self.sentence = line, sentence


class NoChance(Chance):
    """In a replay NATURE's picks stand in the record."""

    def pick(self, number: int, choices: Choices[Any]) -> Any:
        raise Illegal("not-recorded", "this pick of nature is not in the record")


def write(match: Match, players: list[str], seed: bytes | None = None) -> Iterator[str]:
    """The lines of a match so far. The seed, if told, is only for a match that is over."""
    before = ""
    for line in bodies(match, players, seed):
        before = sum_of(before, line)
        yield dumps(line | {"sum": before})


def bodies(match: Match, players: list[str], seed: bytes | None) -> Iterator[dict[str, Any]]:
    yield header(match, players, match.chance.commitment() if isinstance(match.chance, Seeded) else None)
    for move in match.moves:
        yield move_line(move)
    if match.state.over() or seed is not None:
        yield end_line(match.state, seed)


def header(match: Match, players: list[str], commitment: str | None) -> dict[str, Any]:
    return {
        "record": FORMAT, "game": match.game.key, "edition": match.game.edition, "seats": match.seats,
        "options": match.options, "timed": match.timed, "players": players, "commitment": commitment,
    }  # fmt: skip


def move_line(move: Move) -> dict[str, Any]:
    seat = BESIDE.get(move.seat, move.seat)
    return {"n": move.number, "at": move.at, "seat": seat, "do": plain(move.action)}


def end_line(state: State[Any], seed: bytes | None) -> dict[str, Any]:
    return {"end": plain(state.outcome()), "over": state.over(), "seed": seed.hex() if seed else None}


def read(lines: Iterable[str], find: Callable[[str], Game] = game) -> Match:
    """The match of a record, replayed and checked line by line; BadRecord names the first bad line.

    `find` gives the game of a key, where that is not one of the catalogue.
    """
    return Reader(lines, find).match


class Reader:
    def __init__(self, lines: Iterable[str], find: Callable[[str], Game]) -> None:
        self.line, self.before, self.find = 0, "", find
        self.ended = False
        self.lines: list[int] = []  # of each move
        bodies = self.checked(lines)
        try:
            self.head = next(bodies)
        except StopIteration:
            raise BadRecord(1, "there is nothing in this record") from None
        self.match = self.opened(self.head)
        for body in bodies:
            self.follow(body)
        if self.match.state.over() and not self.ended:
            raise BadRecord(self.line + 1, "the match is over, but its result is missing")

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(self.line, sentence)

    def checked(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Line by line without its sum, after that was found right."""
        for text in self.counted(lines):
            if not text.strip():
                continue
            body = self.parsed(text)
            told = body.pop("sum", None)
            self.before = self.summed(body)
            if told != self.before:
                raise self.fail("this line, or the order of the lines, was changed: its sum does not fit")
            yield body

    def counted(self, lines: Iterable[str]) -> Iterator[str]:
        self.line = 1
        try:
            for text in lines:
                yield text.removeprefix(BYTE_ORDER_MARK) if self.line == 1 else text
                self.line += 1
        except UnicodeDecodeError:  # from a file, as it is read
            raise self.fail("this is not text in UTF-8") from None
        self.line -= 1

    def summed(self, body: dict[str, Any]) -> str:
        try:
            return sum_of(self.before, body)
        except RecursionError:  # it can be read a little deeper than it can be written
            raise self.fail("this is nested too deep") from None

    def parsed(self, text: str) -> dict[str, Any]:
        if text.startswith(UTF_16):
            raise self.fail("this is text in UTF-16; save it as UTF-8")
        try:
            body = json.loads(text)
        except (ValueError, RecursionError):
            raise self.fail("this is not JSON") from None
        if not isinstance(body, dict):
            raise self.fail("this is no object")
        return body

    def opened(self, head: dict[str, Any]) -> Match:
        if not is_number(head.get("record"), FORMAT):
            raise self.fail(f"this is no record of format {FORMAT}")
        try:
            newest = self.find(str(head.get("game")))
            played = newest.by_edition(told := head.get("edition"))
            if played is None:
                raise self.fail(
                    f"this was edition {short(told)} of {newest.key}; here is edition {newest.edition}"
                )
            timed = head.get("timed")
            if type(timed) is not bool:
                raise self.fail(f"whether clocks ran is true or false, not {short(timed)}")
            seats = head["seats"] if type(head.get("seats")) is int else 0
            return Match(played, seats, head.get("options"), NoChance(), timed)
        except (UnknownGame, BadOption) as error:
            raise self.fail(str(error)) from None

    def follow(self, body: dict[str, Any]) -> None:
        if self.ended:
            raise self.fail("the record goes on after its end")
        if "end" in body:
            self.conclude(body)
            return
        number, at, seat = body.get("n"), body.get("at"), body.get("seat")
        if not is_number(number, len(self.match.moves) + 1):
            raise self.fail(f"this should be move {len(self.match.moves) + 1}, not {short(number)}")
        if type(at) is not int:
            raise self.fail(f"{short(at)} is no time")
        try:
            self.match.replay(at, seat_of(seat), body.get("do"))
        except Illegal as refusal:
            raise self.fail(f"move {number} is not possible: {refusal}") from None
        self.lines.append(self.line)

    def conclude(self, body: dict[str, Any]) -> None:
        self.ended = True
        told = end_line(self.match.state, None)
        if dumps(body | {"seed": None}) != dumps(told):
            raise self.fail("the moves lead to another result than is told here")
        if body.get("seed") is not None:
            self.check_seed(body["seed"])

    def check_seed(self, told: object) -> None:
        try:
            chance = Seeded(bytes.fromhex(str(told)))
        except ValueError:
            raise self.fail("the seed is not hexadecimal") from None
        if chance.commitment() != self.head.get("commitment"):
            raise self.fail("the seed is not the one that was committed to")
        self.check_picks(chance)

    def check_picks(self, chance: Seeded) -> None:
        """NATURE's picks follow from the seed; its words for clocks do not."""
        state = self.match.start()
        for line, move in zip(self.lines, self.match.moves):
            picks = move.seat == NATURE and NATURE in state.to_act()
            if picks and chance.pick(move.number, state.choices(NATURE)) != move.action:
                raise BadRecord(line, "nature's pick does not follow from the seed")
            state.apply(move.seat, move.action)


def is_number(told: object, expected: int) -> bool:
    return type(told) is int and told == expected


def seat_of(told: object) -> Seat:
    for seat, name in BESIDE.items():
        if told == name:
            return seat
    return told if type(told) is int and told not in BESIDE else -1  # no seat


def sum_of(before: str, body: dict[str, Any]) -> str:
    return sha256((before + dumps(body)).encode(errors="surrogatepass")).hexdigest()[:16]


def dumps(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))
