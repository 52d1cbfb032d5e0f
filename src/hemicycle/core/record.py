"""A match as JSON lines: to keep, to replay without seed or clock, and to verify.

The first line says what is played, each further line is a move, the last the result. Every line ends in a sum over
itself and the sum before it, so the first line that was touched is found.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from hemicycle.core.catalogue import UnknownGame, game
from hemicycle.core.chance import Chance, Seeded
from hemicycle.core.choices import Choices, Illegal, plain
from hemicycle.core.match import Match, Move
from hemicycle.core.options import BadOption
from hemicycle.core.state import NATURE, Outcome

FORMAT = 1


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
        yield {"end": outcome_line(match.state.outcome()), "over": match.state.over(), "seed": seed.hex() if seed else None}


def header(match: Match, players: list[str], commitment: str | None) -> dict[str, Any]:
    return {
        "record": FORMAT, "game": match.game.key, "edition": match.game.edition, "seats": match.seats,
        "options": match.options, "timed": match.timed, "players": players, "commitment": commitment,
    }  # fmt: skip


def move_line(move: Move) -> dict[str, Any]:
    seat = "nature" if move.seat == NATURE else move.seat
    return {"n": move.number, "at": move.at, "seat": seat, "do": plain(move.action)}


def outcome_line(outcome: Outcome) -> dict[str, Any]:
    plainly: dict[str, Any] = plain(outcome)
    return plainly


def read(lines: Iterable[str]) -> Match:
    """The match of a record, replayed and checked line by line; BadRecord names the first bad line."""
    return Reader(lines).match


class Reader:
    def __init__(self, lines: Iterable[str]) -> None:
        self.line, self.before = 0, ""
        self.ended, self.commitment = False, None
        bodies = self.checked(lines)
        try:
            self.head = next(bodies)
        except StopIteration:
            raise BadRecord(1, "there is nothing in this record") from None
        self.match = self.opened(self.head)
        for body in bodies:
            self.follow(body)

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(self.line, sentence)

    def checked(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Line by line without its sum, after that was found right."""
        for text in lines:
            if not text.strip():
                continue
            self.line += 1
            body = self.parsed(text)
            told = body.pop("sum", None)
            self.before = sum_of(self.before, body)
            if told != self.before:
                raise self.fail("this line, or the order of the lines, was changed: its sum does not fit")
            yield body

    def parsed(self, text: str) -> dict[str, Any]:
        try:
            body = json.loads(text)
        except (ValueError, RecursionError):
            raise self.fail("this is not JSON") from None
        if not isinstance(body, dict):
            raise self.fail("this is no object")
        return body

    def opened(self, head: dict[str, Any]) -> Match:
        if head.get("record") != FORMAT:
            raise self.fail(f"this is no record of format {FORMAT}")
        try:
            played = game(str(head.get("game")))
            if head.get("edition") != played.edition:
                raise self.fail(
                    f"this is a record of edition {head.get('edition')} of {played.key}; here is edition {played.edition}"
                )
            seats = head.get("seats")
            match = Match(played, seats if type(seats) is int else 0, head.get("options"), NoChance(), timed=False)
        except (UnknownGame, BadOption) as error:
            raise self.fail(str(error)) from None
        return match

    def follow(self, body: dict[str, Any]) -> None:
        if self.ended:
            raise self.fail("the record goes on after its end")
        if "end" in body:
            self.conclude(body)
            return
        number, at, seat = body.get("n"), body.get("at"), body.get("seat")
        if number != len(self.match.moves) + 1:
            raise self.fail(f"this should be move {len(self.match.moves) + 1}, not {number}")
        if type(at) is not int:
            raise self.fail(f"{at!r} is no time")
        try:
            self.match.replay(at, NATURE if seat == "nature" else seat if type(seat) is int else -1, body.get("do"))
        except Illegal as refusal:
            raise self.fail(f"move {number} of seat {seat} is not possible: {refusal}") from None

    def conclude(self, body: dict[str, Any]) -> None:
        self.ended = True
        state = self.match.state
        if body.get("over") != state.over() or body["end"] != outcome_line(state.outcome()):
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
        fresh = Match(self.match.game, self.match.seats, self.match.options, NoChance(), timed=False)
        for move in self.match.moves:
            if move.seat == NATURE and NATURE in fresh.state.to_act():
                if chance.pick(move.number, fresh.state.choices(NATURE)) != move.action:
                    raise BadRecord(move.number + 1, "nature's pick does not follow from the seed")
            fresh.state.apply(move.seat, move.action)


def sum_of(before: str, body: dict[str, Any]) -> str:
    return sha256((before + dumps(body)).encode()).hexdigest()[:16]


def dumps(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))
