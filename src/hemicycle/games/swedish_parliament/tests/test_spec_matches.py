"""Whole random matches of Swedish Parliament 2014, kept in a second set of books move by move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE, State, TimeUp
from hemicycle.games.swedish_parliament.tests.course import Book
from hemicycle.games.swedish_parliament.tests.following import check
from hemicycle.games.swedish_parliament.tests.playing import Table, told
from hemicycle.games.swedish_parliament.tests.scenes import hasty, short

rule = pytest.mark.rule

SOCIALISTS, FARMERS, GREENS = 3, 4, 6


class Followed:
    """A match and its books; each move is made in both, and then all that somebody sees is compared."""

    def __init__(self, seats: int, seed: int, ring: float, **given: Any) -> None:
        self.rng, self.ring, self.seats = Random(seed), ring, seats
        table = Table(seats, **given)
        self.state: State[Any] = table.state
        self.book = Book(seats, table.options)
        self.moves: Counter[str] = Counter()

    def play(self) -> None:
        while True:
            self.skip_what_is_not_asked()
            check(self.state, self.book, self.rng.choice([None, *range(self.seats)]))
            if self.book.over:
                return
            self.move()

    def skip_what_is_not_asked(self) -> None:
        """Who can do nothing but end a turn need not be asked."""
        while (asked := self.book.question) and asked.alone and self.state.to_act() != (asked.seat,):
            self.book.answer(asked.answers[0])

    def move(self) -> None:
        clocks, [seat] = self.state.clocks(), self.state.to_act()
        if clocks and self.rng.random() < self.ring:
            self.state.apply(NATURE, TimeUp(clocks[0].name))
            self.book.time_up()
            self.moves["TimeUp"] += 1
            return
        action = self.state.choices(seat).pick(self.rng)
        self.state.apply(seat, action)
        self.book.answer(told(action))
        self.moves[type(action).__name__] += 1


@rule(
    "SWE-4",
    "SWE-7",
    "SWE-9",
    "SWE-10",
    "SWE-11",
    "SWE-12",
    "SWE-13",
    "SWE-15",
    "SWE-20",
    "SWE-21",
    "SWE-22",
    "SWE-36",
)
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_match(seats: int) -> None:
    Followed(seats, seed=seats, ring=0.02).play()


@rule("SWE-37", "SWE-38", "SWE-39", "SWE-40")
@pytest.mark.parametrize("difficulty", [1, 2, 3, 8])
def test_a_solo_match(difficulty: int) -> None:
    Followed(1, seed=difficulty, ring=0.05, difficulty=difficulty, parties="random").play()


@rule("SWE-5", "SWE-24")
@pytest.mark.parametrize(("seats", "parties"), [(1, [2]), (3, [4, 0, 6]), (5, "random"), (8, "choose")])
def test_a_match_with_dominant_parties(seats: int, parties: Any) -> None:
    Followed(seats, seed=seats, ring=0.02, parties=parties, dominant_parties=True).play()


@rule("SWE-41")
@pytest.mark.parametrize(("seats", "ring"), [(1, 0.5), (2, 0.9), (4, 0.5), (6, 0.3)])
def test_a_match_of_people_who_are_late(seats: int, ring: float) -> None:
    Followed(seats, seed=seats, ring=ring).play()


@rule("SWE-41")
def test_a_match_of_nobody() -> None:
    """Every clock runs out."""
    followed = Followed(3, seed=1, ring=1.0)
    followed.play()
    assert set(followed.moves) <= {"TimeUp", "DropMarkers", "Dealt"}
    assert followed.moves["Dealt"] == 82


@rule("SWE-25", "SWE-26", "SWE-27")
@pytest.mark.parametrize("seed", range(3))
def test_matches_where_minor_parties_come_early(seed: int) -> None:
    """Their piles are drawn from first, and they are played at once."""
    followed = Hasty(4, seed=seed, ring=0.0, parties=[1, 3, 4, 6], dominant_parties=seed == 2)
    followed.play()
    assert followed.moves["Invite"]


@rule("SWE-27", "SWE-35", "SWE-36")
@pytest.mark.parametrize(("seats", "seed"), [(1, 130), (2, 93), (2, 117), (2, 168), (3, 43), (3, 106)])
def test_short_matches_with_minor_parties_in_parliament(seats: int, seed: int) -> None:
    Hasty(
        seats, seed=seed, ring=0.0, parties=[GREENS, FARMERS, SOCIALISTS][:seats], components=short()
    ).play()


class Hasty(Followed):
    def move(self) -> None:
        [seat] = self.state.to_act()
        if action := hasty(self.state, seat):
            self.state.apply(seat, action)
            self.book.answer(told(action))
            self.moves[type(action).__name__] += 1
        else:
            super().move()


@rule("SWE-1")
@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (2, {"minor_parties": False, "move_seconds": None, "reply_seconds": None}),
        (3, {"true_colours": True, "parties": "random"}),
        (4, {"coop": {"cabinet": [2, 6], "leader": 6}}),
    ],
)
def test_a_match_with_other_options(seats: int, given: dict[str, Any]) -> None:
    Followed(seats, seed=7, ring=0.02, **given).play()
