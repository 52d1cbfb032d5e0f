"""Random whole matches of Koalition, every move entered in a second set of books; not single rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.core.trials import sight
from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.following import (
    check,
    check_choices,
    conserved,
    numbers,
    world_fits,
)
from hemicycle.games.koalition.tests.playing import Table

rule = pytest.mark.rule
Move = tuple[int, dict[str, Any]]

LIKELY = {
    "Propose": 1.0,
    "Shake": 8.0,
    "Refuse": 0.3,
    "TakeBack": 0.3,
    "GiveUp": 0.7,
    "GoOn": 0.5,
    "Pass": 2.0,
}


class Follower:
    """A match of random moves, compared at each; `met` tells what happened in it."""

    def __init__(self, table: Table, rng: Random, patience: float = 1.0) -> None:
        self.table, self.rng, self.patience = table, rng, patience
        self.book = Book(table.seats, table.options)
        self.met: Counter[str] = Counter()

    def run(self) -> Counter[str]:
        everybody: list[int | None] = [*range(self.table.seats), None]
        while self.book.phase != "over":
            check(self.table.state, self.book, [self.rng.choice(everybody)])
            if self.rng.random() < 0.1:
                check(self.table.state, self.book, everybody)
                check_choices(self.table.state, self.book)
                conserved(self.table.state, self.book)
            if self.rng.random() < 0.03:
                self.imagine(self.rng.choice(everybody))
            self.step()
        check(self.table.state, self.book, everybody)
        return self.met

    def step(self) -> None:
        if self.book.phase == "nature":
            self.chance()
            return
        seat, data = self.wish()
        self.met[data["do"] if seat != NATURE else f"late {self.book.phase}"] += 1
        self.enter(seat, data)

    def enter(self, seat: int, data: dict[str, Any]) -> None:
        before, pad = self.book.phase, len(self.book.pad)
        called = numbers(self.table.view) if data["do"] == "Propose" else {}
        self.table.do(seat, data["do"], **{name: own for name, own in data.items() if name != "do"})
        if data["do"] == "Propose":
            members = next(members for members, number in called.items() if number == data["coalition"])
            self.book.propose(seat, members, self.newest())
        else:
            self.book.take(seat, data)
        if before != self.book.phase:
            self.met[f"to {self.book.phase}"] += 1
        if len(self.book.pad) > pad:
            self.met.update(happened(self.book))

    def newest(self) -> int:
        """The number of the proposal just made, if it still lies there."""
        proposals = self.table.view.proposals
        return int(proposals[-1].number) if proposals else 0

    def chance(self) -> None:
        data = plain(self.table.state.choices(NATURE).pick(self.rng))
        assert data["do"] in self.book.may_come()
        self.met[data["do"]] += 1
        self.table.do(NATURE, data["do"], **{name: own for name, own in data.items() if name != "do"})
        if data["do"] != "Deal":
            self.book.take(NATURE, data)
            return
        hands = [self.table.state.view(seat).mine for seat in self.book.everyone]
        politicians = [set(hand.politicians) for hand in hands]
        jokers = [set(hand.jokers) for hand in hands]
        self.book.deal(politicians, jokers, [Counter(dict(hand.actions)) for hand in hands])
        conserved(self.table.state, self.book)

    def wish(self) -> Move:
        """What somebody might do next, as the books say that it may."""
        if self.book.clock and self.rng.random() < 0.02 * self.patience:
            [clock] = self.table.state.clocks()
            return NATURE, {"do": "TimeUp", "clock": clock.name}
        seats = self.book.awaited() if self.rng.random() < 0.8 else self.book.able_to_act()
        seat = self.rng.choice(seats)
        moves = self.book.moves(seat, numbers(self.table.view))
        kinds = sorted({move["do"] for move in moves})
        kind = self.rng.choices(kinds, [LIKELY.get(kind, 1.0) for kind in kinds])[0]
        return seat, self.rng.choice([move for move in moves if move["do"] == kind])

    def imagine(self, viewer: int | None) -> None:
        world = self.table.state.imagine(viewer, self.rng)
        assert sight(world, viewer) == sight(self.table.state, viewer)
        world_fits(world, self.table.state, self.book, viewer)


def happened(book: Book) -> list[str]:
    row = book.pad[-1]
    kind = {0: "no government", 1: "alone"}.get(len(row.order), "coalition")
    return [
        kind,
        *(["camp governs"] if any(bloc.camp for bloc in row.order) else []),
        *[why for _, why in book.failed],
    ]


SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"actions": False, "coalition_size": "fewest", "election_limit": 1}),
    (4, {"packets": True}),
    (5, {}),
    (5, {"leader_vote": False, "election_limit": 2, "packets": True}),
    (6, {"coalition_size": "fewest"}),
    (7, {}),
    (7, {"extra_jokers": False, "talks_seconds": None, "move_seconds": None, "action_seconds": None}),
    (8, {}),
    (9, {"packets": True}),
    (9, {"extra_jokers": False, "coalition_size": "fewest"}),
    (9, {"actions": False}),
    (10, {"election_limit": 10}),
]


@rule(
    "KOA-1",
    "KOA-6",
    "KOA-7",
    "KOA-9",
    "KOA-10",
    "KOA-16",
    "KOA-18",
    "KOA-21",
    "KOA-22",
    "KOA-25",
    "KOA-26",
    "KOA-30",
)
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_match_is_kept_alike(seats: int, options: dict[str, Any]) -> None:
    table = Table(seats, countries="8", **options)
    Follower(table, Random(seats)).run()
