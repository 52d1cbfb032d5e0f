"""Which matches a tournament consists of: duplicate blocks, in which the same deal goes through all seats."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any


@dataclass(frozen=True)
class Contest:
    """A tournament: all of its matches follow from it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    blocks: int
    seed: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Pairing:
    """One match. Those of one block have the same luck; `kind` says who is compared, `lineup` who sits where."""

    kind: str
    block: int
    rotation: int
    lineup: tuple[str, ...]

    @property
    def key(self) -> tuple[str, int, int]:
        return self.kind, self.block, self.rotation


TOGETHER = "together"


def among(one: str, others: str) -> str:
    return f"{one} among {others}"


def lineups(contest: Contest) -> dict[str, tuple[str, ...]]:
    """All bots together, in turn until every seat is taken; and each one against copies of each other."""
    seats, bots = contest.seats, contest.bots
    found = {TOGETHER: tuple([bots[seat % len(bots)] for seat in range(seats)])}
    return found | {among(one, other): (one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)}


def plan(contest: Contest) -> list[Pairing]:
    """Block by block, so that whoever stops early has compared all alike."""
    return [
        Pairing(kind, block, rotation, turned)
        for block in range(contest.blocks)
        for kind, lineup in lineups(contest).items()
        for rotation, turned in enumerate(rotations(lineup))
    ]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Each once: with the luck of a block, the same bots in the same seats play the same match again."""
    return list(dict.fromkeys([lineup[by:] + lineup[:by] for by in range(len(lineup))]))
