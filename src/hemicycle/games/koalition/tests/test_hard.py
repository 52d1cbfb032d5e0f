"""What the hard bot reckons with: the end of the match, how others lay, and governments that nobody would leave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from hemicycle.core.player import Position
from hemicycle.core.state import Seats
from hemicycle.games.koalition.bots.europe import Prize
from hemicycle.games.koalition.bots.fielding import Laying
from hemicycle.games.koalition.bots.hard import TABLES, hard
from hemicycle.games.koalition.bots.hard_talk import booked, leads, left
from hemicycle.games.koalition.bots.outlook import Outlook
from hemicycle.games.koalition.bots.playout import quickly
from hemicycle.games.koalition.rules.actions import Pass, Propose, Refuse, Shake
from hemicycle.games.koalition.tests.playing import LEAF, LEMON, ROSE, counted, elected, opened
from hemicycle.games.koalition.tests.test_bots import THREE
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9


def prize(rows: list[list[int]], left: int) -> Prize:
    """Points by seat and party, with so many countries to come."""
    booked = tuple([(*row, *[0] * (7 - len(row))) for row in rows])
    view = replace(opened({}, seats=3).view, booked=booked, power=(0, 0, 0), countries=8, number=8 - left)
    return Prize(view)


def one(seat: int, party: int) -> list[float]:
    return [1.0 if at == seat * 7 + party else 0.0 for at in range(21)]


def test_at_the_end_the_first_of_a_party_has_all_of_its_bonus() -> None:
    """The first party of seven pays 7, and to catch up is to share that."""
    gained = prize([[3], [2], [0, 1]], 0).gains(one(1, 0))
    assert gained == [pytest.approx(-3.5), pytest.approx(1 + 3.5), pytest.approx(0, abs=0.01)]


def test_what_may_still_be_overtaken_is_worth_less() -> None:
    """To catch up counts most in the last country."""
    worth = [prize([[3], [2], [0, 1]], left).gains(one(1, 0))[1] for left in (0, 2, 6)]
    assert worth == sorted(worth, reverse=True)
    assert all([gain > 1 for gain in worth])


def test_a_rule_of_thumb_takes_the_chair_as_cheaply_as_it_can() -> None:
    table = elected(["rose 8, leaf 1", "rose 7, nut 1", "leaf 2, nut 2"])
    numbers = {table.word(card): card for card in range(60)}
    hand = [numbers[word] for word in ("rose 9", "rose 10", "leaf 3")]
    state: Any = table.state
    assert Laying(state.match.table, 3, 4).best(hand, 2) == numbers["rose 9"]


def test_a_match_goes_on_quickly() -> None:
    """The chair as cheaply as it can be had, no action card, and a government soon."""
    hands = {0: ["rose 8"], 1: ["rose 7"], 2: ["rose 9", "rose 10", "leaf 3"]}
    table = opened(hands, {2: ["skull"]}, seats=3)
    table.lay("rose 8", "rose 7")
    table.quiet()
    assert table.word(quickly(table.state, 2, Random(1)).politician) == "rose 9"
    table.lay("rose 9")
    assert quickly(table.state, 2, Random(1)) == Pass()
    talks = counted(THREE)
    assert isinstance(quickly(talks.state, 0, Random(1)), Propose)
    talks.do(2, "Propose", coalition=talks.number(ROSE, LEAF))
    assert quickly(talks.state, 0, Random(1)) == Shake(1)


def test_who_would_leave() -> None:
    """Seats 0 and 1 would both rather have the first; of the last two seat 2 prefers one, but seat 0 the other."""
    worth = [[3.0, 3.0, 0.0], [2.0, 0.0, 4.0], [0.0, 2.0, 5.0]]
    chairs: list[Seats] = [(0, 1), (0, 2), (1, 2)]
    assert [left(own, list(zip(worth, chairs, strict=True))) for own in worth] == [False, True, True]


def test_in_a_ring_everybody_would_leave() -> None:
    worth = [[2.0, 1.0, 0.0], [0.0, 2.0, 1.0], [1.0, 0.0, 2.0]]
    chairs: list[Seats] = [(0, 1), (1, 2), (2, 0)]
    assert all([left(own, list(zip(worth, chairs, strict=True))) for own in worth])


def test_points_of_a_government_are_those_that_are_booked() -> None:
    """As the view tells them, seat by seat."""
    view = counted(PAGE_9).view
    for own in view.coalitions:
        points = booked(view, own)
        assert [sum(points[seat * 7 : seat * 7 + 7]) for seat in range(len(own.points))] == list(own.points)


def test_a_lead_is_what_one_has_beyond_the_mean_of_the_others() -> None:
    assert leads([4.0, 1.0, 3.0]) == [pytest.approx(2.0), pytest.approx(-2.5), pytest.approx(0.5)]


def test_it_proposes_what_nobody_would_leave() -> None:
    table = counted(THREE)
    wishes = Counter(hard(Position(table.state, 2), Random(seed)) for seed in range(20))
    assert set(wishes) == {Propose(table.number(LEMON, LEAF))}


def test_it_holds_out() -> None:
    """It is asked for what pays it two, and waits for four; now and then it is weary."""
    table = counted(THREE)
    table.do(2, "Propose", coalition=table.number(LEMON, LEAF))
    table.do(0, "Propose", coalition=table.number(ROSE, LEAF))
    answers = Counter(hard(Position(table.state, 2), Random(seed)) for seed in range(100))
    assert set(answers) == {Refuse(2), Shake(2)}
    assert answers[Refuse(2)] > 60


@pytest.mark.parametrize(("seats", "size"), [(4, 4), (10, 3)])
def test_among_many_it_thinks_no_more(seats: int, size: int) -> None:
    """All politicians are laid, and action cards are in all hands. A world that is begun is weighed to its end."""
    table = opened({}, seats=seats, size=size)
    while len(table.view.table) < seats * size:
        table.state.apply(seat := table.state.awaited()[0], table.state.choices(seat)[0])
    with patch.object(Outlook, "expected", autospec=True, side_effect=Outlook.expected) as expected:
        hard(Position(table.state, table.state.awaited()[0]), Random(1))
    assert 0 < expected.call_count * seats < 3 * TABLES
