"""Ten Regions counted a second time, token by token, from the rulebook alone.

It is not the rules and imports none of them: placements come as the plain data that a seat hands in, votes are in
thousands, and each table of the rulebook stands here as one predicate a row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

Placement = dict[str, Any]  # as JSON: media, rallies, conflicts, controls
Mandates = Sequence[int]

SOCIAL = ("authoritarian", "moderate", "libertarian")
ECONOMIC = ("left", "centre", "right")
COMPASS = [(economic, social) for social in SOCIAL for economic in ECONOMIC]


@dataclass(frozen=True)
class Land:
    economic: str | None
    social: str | None
    mandates: int = 1


PRINTED = [
    Land("right", "authoritarian"),
    Land("centre", "authoritarian"),
    Land("left", "authoritarian"),
    Land("right", "moderate"),
    Land("centre", "moderate"),
    Land("left", "moderate"),
    Land("right", "libertarian"),
    Land("centre", "libertarian"),
    Land("left", "libertarian"),
    Land(None, None),
]


def lands(regions: Sequence[dict[str, Any]] | None) -> list[Land]:
    """The map that the option of that name asks for."""
    if regions is None:
        return PRINTED
    return [Land(region.get("economic"), region.get("social"), region["mandates"]) for region in regions]


@dataclass
class Tally:
    """One party in one region, before and after the floor."""

    head_start: int = 0
    media: int = 0
    rallies: int = 0
    own_loss: int = 0
    losses: Counter[tuple[int, str]] = field(default_factory=Counter)  # by whom and with what

    @property
    def votes(self) -> int:
        lost = self.own_loss + sum(self.losses.values())
        return max(0, self.head_start + self.media + self.rallies - lost)


def head_start(cell: int, land: Land) -> int:
    economic, social = COMPASS[cell]
    thousands = 0
    if land.economic is not None and land.economic == economic:
        thousands += 10
    if land.social is not None and land.social == social:
        thousands += 10
    return thousands


def poll(
    cells: Sequence[int], regions: Sequence[Land], placements: Sequence[Placement | None]
) -> list[list[Tally]]:
    """The tally of every region and seat; None placed nothing."""
    tallies = [[Tally(head_start(cell, land)) for cell in cells] for land in regions]
    for seat, placed in enumerate(placements):
        if placed is None:
            continue
        for region in range(len(regions)):
            for _ in range(placed["media"][region]):
                tallies[region][seat].media += 20
            for _ in range(placed["rallies"][region]):
                tallies[region][seat].rallies += 10
        strike(tallies, seat, placed["conflicts"], "conflict", 10)
        strike(tallies, seat, placed["controls"], "control", 20)
    return tallies


def strike(
    tallies: list[list[Tally]], seat: int, strikes: Sequence[dict[str, Any]], kind: str, takes: int
) -> None:
    for one in strikes:
        here = tallies[one["region"]]
        here[seat].own_loss += 10
        if one["target"] is not None:
            here[one["target"]].losses[seat, kind] += takes


def leaders(tallies: Sequence[Tally]) -> list[int]:
    """Who has most votes, if anybody has any."""
    found: list[int] = []
    best = 1
    for seat, tally in enumerate(tallies):
        if tally.votes > best:
            best, found = tally.votes, []
        if tally.votes == best:
            found.append(seat)
    return found


def elected(tied: Sequence[int], votes: Sequence[int | None]) -> int | None:
    """The one of the tied parties that more voted for than for any other."""
    for party in tied:
        if all(votes.count(party) > votes.count(other) for other in tied if other != party):
            return party
    return None


def mandates_of(winners: Sequence[int | None], regions: Sequence[Land], seats: int) -> list[int]:
    won = [0] * seats
    for winner, land in zip(winners, regions, strict=True):
        if winner is not None:
            won[winner] += land.mandates
    return won


def parliament(mandates: Mandates, three_way_first: str = "all") -> tuple[list[str], list[int]]:
    """Roles and points of each seat: the table of TEN-10, its last row first."""
    seated = sorted({won for won in mandates if won > 0}, reverse=True)
    if not seated:
        return ["outside"] * len(mandates), [0] * len(mandates)
    first = [seat for seat, won in enumerate(mandates) if won == seated[0]]
    second = [seat for seat, won in enumerate(mandates) if len(seated) > 1 and won == seated[1]]
    ruling = first if len(first) < 3 else []
    opposition = second if len(first) == 1 and len(second) == 1 else []
    roles, points = [], []
    for seat, won in enumerate(mandates):
        if seat in ruling or seat in opposition:
            roles.append("ruling" if seat in ruling else "opposition")
            points.append(2)
        elif won:
            roles.append("parliament")
            points.append(1)
        else:
            roles.append("outside")
            points.append(1 if len(first) >= 3 and three_way_first == "all" else 0)
    return roles, points


WON = {  # TEN-11, TEN-12: media, rallies, conflicts, controls on top of those of every turn
    "ruling": (1, 0, 0, 1),
    "opposition": (1, 0, 0, 1),
    "parliament": (1, 0, 0, 0),
    "outside": (0, 1, 1, 0),
}


def hand(each_turn: tuple[int, int, int], role: str | None) -> tuple[int, int, int, int]:
    """Media, rallies, conflicts and controls of a turn, after a count that gave that role (None: the first turn)."""
    won = WON[role] if role else (0, 0, 0, 0)
    return each_turn[0] + won[0], each_turn[1] + won[1], each_turn[2] + won[2], won[3]


CHAOS, DICTATORSHIP = "verdict-chaos", "verdict-dictatorship"
TWO_PARTY, MULTI_PARTY = "verdict-two-party", "verdict-multi-party"

# TEN-13 row by row: who shares the first, second and third level, how many levels win, what the country becomes.
ROWS: list[tuple[Callable[[int, int, int], bool], int, str]] = [
    (lambda a, b, c: a >= 4, 0, CHAOS),
    (lambda a, b, c: a == 3, 1, MULTI_PARTY),
    (lambda a, b, c: a == 2 and b == 1, 2, MULTI_PARTY),
    (lambda a, b, c: a == 2 and b >= 2, 1, TWO_PARTY),
    (lambda a, b, c: a == 1 and b == 2, 2, MULTI_PARTY),
    (lambda a, b, c: a == 1 and b >= 3, 1, DICTATORSHIP),
    (lambda a, b, c: a == 1 and b == 1 and c == 1, 3, MULTI_PARTY),
    (lambda a, b, c: a == 1 and b == 1 and c >= 2, 2, TWO_PARTY),
]


def levels(points: Sequence[int]) -> list[int]:
    return sorted(set(points), reverse=True)


def sharing(points: Sequence[int]) -> tuple[int, int, int]:
    a, b, c, *_ = [points.count(level) for level in levels(points)] + [0, 0]
    return a, b, c


def ending(points: Sequence[int]) -> tuple[list[int], str]:
    """Winners and verdict; a ValueError unless exactly one row applies."""
    [(winning, verdict)] = [(winning, verdict) for row, winning, verdict in ROWS if row(*sharing(points))]
    top = levels(points)[:winning]
    return [seat for seat, own in enumerate(points) if own in top], verdict


def places(points: Sequence[int]) -> list[int]:
    """Winners share the first place, the others follow by points; in chaos nobody is ahead of anybody."""
    winners, verdict = ending(points)
    if verdict == CHAOS:
        return [1] * len(points)
    return [
        1
        if seat in winners
        else 1 + len(set(winners) | {other for other, its in enumerate(points) if its > own})
        for seat, own in enumerate(points)
    ]


def final(points: Sequence[int]) -> tuple[list[int], list[int], list[int], str]:
    """Winners by seat, places, scores, verdict."""
    winners, verdict = ending(points)
    return winners, places(points), list(points), verdict


def splits(total: int, places: int) -> list[tuple[int, ...]]:
    """All ways to divide a number, by trying all rows of numbers."""
    return [row for row in product(range(total + 1), repeat=places) if sum(row) == total]
