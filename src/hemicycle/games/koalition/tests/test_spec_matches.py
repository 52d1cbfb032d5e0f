"""Random whole matches of Koalition, every move entered in a second set of books; not single rules."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.cardset import flat
from hemicycle.games.koalition.tests.doors import check_chance, check_choices, numbers
from hemicycle.games.koalition.tests.following import check, conserved, world_fits
from hemicycle.games.koalition.tests.twins import Twin
from hemicycle.testing.sights import sight

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

    def __init__(self, table: Twin, rng: Random) -> None:
        self.table, self.rng = table, rng
        self.everybody: list[int | None] = [*range(table.seats), None]
        self.met: Counter[str] = Counter()

    @property
    def book(self) -> Book:
        return self.table.book

    def run(self) -> Counter[str]:
        while self.book.phase != "over":
            self.compare()
            if self.book.phase == "nature":
                check_chance(self.table.state, self.book)
                self.enter(NATURE, plain(self.table.state.choices(NATURE).pick(self.rng)))
            else:
                self.enter(*self.wish())
        check(self.table.state, self.book, self.everybody)
        return self.met

    def compare(self) -> None:
        """At most moves as one of the seats sees it; at some as all do, and everything that may be done."""
        chance = self.rng.random()
        if chance < 0.4:
            check(self.table.state, self.book, [self.rng.choice(self.everybody)])
        if chance < 0.04:
            check(self.table.state, self.book, self.everybody)
        if chance < 0.1:
            check_choices(self.table.state, self.book)
            conserved(self.table.state, self.book)
        if chance > 0.98:
            self.imagine(self.rng.choice(self.everybody))

    def enter(self, seat: int, data: dict[str, Any]) -> None:
        phase, pad = self.book.phase, len(self.book.pad)
        self.met[f"late {phase}" if data["do"] == "TimeUp" else data["do"]] += 1
        self.table.do(seat, data["do"], **{name: own for name, own in data.items() if name != "do"})
        if len(self.book.pad) > pad:
            self.met.update(happened(self.book))

    def wish(self) -> Move:
        """What somebody might do next, as the books say that it may."""
        if self.book.clock and self.rng.random() < 0.03:
            [clock] = self.table.state.clocks()
            return NATURE, {"do": "TimeUp", "clock": clock.name}
        seats = self.book.awaited() if self.rng.random() < 0.8 else self.book.able_to_act()
        seat = self.rng.choice(seats)
        moves = self.book.moves(seat, numbers(self.table.view))
        kinds = sorted({move["do"] for move in moves})
        [kind] = self.rng.choices(kinds, [LIKELY.get(kind, 1.0) for kind in kinds])
        return seat, self.rng.choice([move for move in moves if move["do"] == kind])

    def imagine(self, viewer: int | None) -> None:
        world = self.table.state.imagine(viewer, self.rng)
        assert sight(world, viewer) == sight(self.table.state, viewer)
        world_fits(world, self.table.state, self.book, viewer)


def happened(book: Book) -> list[str]:
    """In the country that has just ended."""
    row = book.pad[-1]
    kind = {0: "no government", 1: "alone"}.get(len(row.order), "coalition")
    camps = ["camp governs"] if any(bloc.camp for bloc in row.order) else []
    return [kind, *camps, *[why for _, why in book.failed]]


SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"actions": False, "coalition_size": "fewest", "election_limit": 1}),
    (4, {"packets": True}),
    (5, {}),
    (5, {"leader_vote": False, "election_limit": 2, "packets": True}),
    (7, {}),
    (7, {"extra_jokers": False, "actions": False}),
    (6, {"talks_seconds": None, "move_seconds": None, "action_seconds": None}),
    (8, {}),
    (9, {"packets": True}),
    (9, {"extra_jokers": False, "coalition_size": "fewest", "actions": False}),
    (10, {"election_limit": 10}),
]


@rule(
    "KOA-1", "KOA-6", "KOA-7", "KOA-9", "KOA-10", "KOA-16", "KOA-18", "KOA-21", "KOA-22", "KOA-25", "KOA-26"
)
@rule("KOA-27", "KOA-30")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_match_is_kept_alike(seats: int, options: dict[str, Any]) -> None:
    Follower(Twin(seats, countries="8", **options), Random(seats)).run()


@rule("KOA-1", "KOA-22", "KOA-26")
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (7, {"packets": True}), (9, {"extra_jokers": False})]
)
def test_every_card_is_in_one_place_at_every_move(seats: int, options: dict[str, Any]) -> None:
    rng, table = Random(seats), Twin(seats, countries="8", **options)
    for state in islice(walk(table.state, rng), 400):
        table.book.hands = [set()] if state.view(None).held[0].politicians else []
        conserved(state, table.book)


@rule("KOA-18", "KOA-19", "KOA-22")
def test_random_matches_meet_every_case() -> None:
    """From fixed seeds, with low values so that players tie: the books must not agree only where nothing happens."""
    met = Counter[str]()
    for seed in range(6):
        met += Follower(Twin(4, countries="8", deck=flat(3)), Random(seed)).run()
    plays = {
        "Stand",
        "Vote",
        "Appoint",
        "Field",
        "Declare",
        "Double",
        "Skull",
        "Egg",
        "Sausage",
        "Vest",
        "Clear",
    }
    talks = {"Side", "Propose", "Shake", "TakeBack", "Refuse", "GiveUp", "GoOn"}
    ends = {"coalition", "alone", "camp governs", "no government", "time", "given-up", "no-coalition"}
    late = {f"late {phase}" for phase in ("lay", "offer", "round", "talks")}
    assert plays | talks | ends | late <= set(met), sorted((plays | talks | ends | late) - set(met))
