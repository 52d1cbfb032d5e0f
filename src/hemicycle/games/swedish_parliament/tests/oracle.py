"""A second reading of the rules of Swedish Parliament 2014, from its component file and in plain lists; knows no state.

The map and the cabinet are told in `oracle_map` and `oracle_cabinet`, the course of a match in `bookkeeping`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any

Segments = tuple[int, ...]  # of a party's markers on one scale: none, one, or two adjacent
Pair = tuple[int, int]  # of parties, the smaller number first
Change = tuple[str, int, int]

MAJOR = range(8)
MINOR = (8, 9)
GROUPS = [
    "younger", "older", "urban", "rural", "lower education", "higher education", "men", "women",
]  # fmt: skip
SHIPPED: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "components.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Idea:
    scale: int
    direction: dict[str, int]  # by side
    column: list[int]
    highlighted: set[int]


@dataclass(frozen=True)
class Minor:
    party: int
    scale: int
    end: int
    pile: int
    order: list[int]


class Box:
    """The components by number, from the file or from plain data of its shape."""

    def __init__(
        self, data: dict[str, Any] | None = None, true_colours: bool = False, minors: bool = True
    ) -> None:
        data = data or SHIPPED
        self.names: list[str] = [party["name"] for party in [*data["party"], *data["minor"]]]
        self.seating = self.numbers(data["seating"])
        self.tiles: int = data["relation_tiles"]
        self.blocs: list[str] = [party["bloc"] for party in data["party"]]
        self.towards: list[dict[str, int]] = [party["towards"] for party in data["party"]]
        self.scales = [[GROUPS.index(group) for group in scale["groups"]] for scale in data["scale"]]
        self.firm = [
            {0: self.numbers(scale["firm_first"]), 1: self.numbers(scale["firm_second"])}
            for scale in data["scale"]
        ]
        self.turnout: list[int] = [voter["turnout"] for voter in data["voter"]]
        self.voter_pile: list[int] = [voter["pile"] for voter in data["voter"]]
        self.segments = [{group: at for at, group in enumerate(groups)} for groups in self.scales]
        self.groups = [[GROUPS.index(group) for group in voter["groups"]] for voter in data["voter"]]
        self.ideas = [self.idea(card, true_colours) for card in data["idea"]]
        self.minors = [self.minor(8 + at, card) for at, card in enumerate(data["minor"])] if minors else []
        self.cards = range(len(self.ideas) + 16 + len(self.minors))

    def numbers(self, names: Iterable[str]) -> list[int]:
        return [self.names.index(name) for name in names]

    def idea(self, card: dict[str, Any], true_colours: bool) -> Idea:
        asterisk = self.numbers(card["asterisk"]) if true_colours else []
        return Idea(
            card["scale"],
            {side: card[side]["direction"] for side in ("policy", "opinion")},
            self.numbers(card["column"]),
            {*self.numbers(card["highlighted"])} ^ {*asterisk},
        )

    def minor(self, party: int, card: dict[str, Any]) -> Minor:
        return Minor(party, card["scale"], card["end"], card["pile"], self.numbers(card["order"]))

    def voter(self, card: int) -> int | None:
        number = card - len(self.ideas)
        return number if 0 <= number < 16 else None

    def minor_of(self, card: int) -> Minor | None:
        number = card - len(self.ideas) - 16
        return self.minors[number] if number >= 0 else None

    def pile(self, card: int) -> int:
        if (voter := self.voter(card)) is not None:
            return self.voter_pile[voter]
        minor = self.minor_of(card)
        return minor.pile if minor else self.ideas[card].scale

    def scale(self, card: int) -> int:
        minor = self.minor_of(card)
        return minor.scale if minor else self.ideas[card].scale

    def order(self, card: int, side: str) -> list[int]:
        """The parties on a card from the top, as it lies: SWE-9, SWE-11, SWE-23."""
        if minor := self.minor_of(card):
            return minor.order
        return self.ideas[card].column if side == "policy" else self.ideas[card].column[::-1]

    def natural(self, one: int, other: int) -> int:
        """SWE-33."""
        return self.towards[one][self.blocs[other]] + self.towards[other][self.blocs[one]]


def stepped(segments: Segments, direction: int) -> Segments:
    """SWE-5, SWE-10: one segment, unless a marker stands on the last one."""
    step = (-1, 1)[direction]
    after = tuple(segment + step for segment in segments)
    return after if all(0 <= segment <= 7 for segment in after) else segments


def nearness(segments: Segments, segment: int) -> float:
    """SWE-24. Who has no marker is nowhere near."""
    return min([abs(own - segment) for own in segments]) if segments else inf


Card = tuple[int, str]  # of the agenda, with the side it was played on
Markers = Mapping[int, Sequence[Segments]]  # by party, then by scale


def candidates(box: Box, first: Card, markers: Markers) -> list[int]:
    """SWE-23: the eight, and a minor party on the board whose scale the first card shows."""
    scale = box.scale(first[0])
    return [
        *MAJOR,
        *[minor.party for minor in box.minors if minor.scale == scale and markers[minor.party][scale]],
    ]


def wish(box: Box, voter: int, agenda: Sequence[Card], markers: Markers, party: int) -> list[float]:
    """SWE-21: how far a party is, group by group and for each on every card; at last its place in the order."""
    order = box.order(*agenda[0])
    scales, own = [box.scale(card) for card, _ in agenda], markers[party]
    far = [
        nearness(own[scale], box.segments[scale][group]) for group in box.groups[voter] for scale in scales
    ]
    return [*far, order.index(party) if party in order else len(order)]


@dataclass(frozen=True)
class Choice:
    winner: int
    by_order: bool
    used: list[int]  # cards
    nearest: list[list[int]]  # after each card looked at


def choice(box: Box, voter: int, agenda: Sequence[Card], markers: Markers) -> Choice:
    """SWE-21 … 23: the least wish, compared like words in a dictionary; cards are used until nobody shares it."""
    wishes = {
        party: wish(box, voter, agenda, markers, party) for party in candidates(box, agenda[0], markers)
    }
    winner = min(wishes, key=wishes.__getitem__)
    nearest: list[list[int]] = []
    for looks in range(1, 4 * len(agenda) + 1):
        nearest.append([party for party, own in wishes.items() if own[:looks] == wishes[winner][:looks]])
        if nearest[-1] == [winner]:
            break
    used = [card for card, _ in agenda[: len(nearest)]]
    return Choice(winner, nearest[-1] != [winner], used, nearest)


def minor_acts(
    end: int, minor: int, stays: int, acts: int, before: Sequence[Segments], after: Sequence[Segments]
) -> bool:
    """SWE-26: the minor party's segment now, if it does nothing, and if it acts; others before the card and after."""
    nearest_before = min(nearness(other, end) for other in before)
    nearest_after = min(nearness(other, end) for other in after)
    return (
        nearest_before >= abs(minor - end)
        and nearest_after <= abs(stays - end)
        and nearest_after >= abs(acts - end)
    )


def changes(
    relations: Mapping[Pair, int],
    acted: Iterable[int],
    tiles: int,
    creatable: Iterable[Pair],
    own: int | None,
) -> list[Change]:
    """SWE-15 … 18: all that may be changed, for the player of that party (None: the System, which never breaks)."""
    actors, spare = {*acted}, tiles - sum(map(abs, relations.values()))
    found: list[Change] = []
    for pair in combinations(MAJOR, 2):
        acting, value = len(actors & {*pair}), relations.get(pair)
        if value is None:
            if acting == 2 and spare and pair in creatable:
                found.append(("Create", *pair))
        elif acting == 2 and value < 3 and (spare or value < 0):
            found.append(("Strengthen", *pair))
        elif acting == 1 and value > -3 and (spare or value > 0):
            found.append(("Weaken", *pair))
            if value <= 1 and own in pair:
                found.append(("Break", *pair))
    return found


def changed(relations: Mapping[Pair, int], change: Change) -> dict[Pair, int]:
    """SWE-15: … −2 ↔ −1 ↔ +1 ↔ +2 …"""
    kind, *pair = change
    after = {key: value for key, value in relations.items() if list(key) != pair}
    ladder = [-3, -2, -1, 1, 2, 3]
    one, other = pair
    if kind == "Create":
        after[one, other] = 1
    elif kind != "Break":
        at = ladder.index(relations[one, other])
        after[one, other] = ladder[at + (1 if kind == "Strengthen" else -1)]
    return after


def systems_change(may: Sequence[Change], column: Sequence[int]) -> Change | None:
    """SWE-38: the highest pair of the column to strengthen, else to weaken, else to create."""
    for kind in ("Strengthen", "Weaken", "Create"):
        for one, other in combinations(column, 2):
            change = (kind, min(one, other), max(one, other))
            if change in may:
                return change
    return None
