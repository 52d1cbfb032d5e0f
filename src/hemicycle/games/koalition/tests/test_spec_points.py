"""What a government earns in Koalition, the pad, and Europe at the end; not how it came about."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.points import Governs, Pad
from hemicycle.games.koalition.tests import oracle
from hemicycle.games.koalition.tests.playing import (
    HAT,
    LEAF,
    LEMON,
    ROSE,
    Table,
    counted,
    elected,
    opened,
)
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_13

rule = pytest.mark.rule


def governing(table: Table) -> list[tuple[int, int | None, int]]:
    """Party, chair and bonus, the strongest first."""
    return [(own.party, own.chair, own.bonus) for own in table.view.pad[-1].government]


@rule("KOA-23", "KOA-24")
def test_bonus_by_rank_and_a_point_for_each_politician() -> None:
    """In a country for four: 4, 3 and 2."""
    fronts = [
        "rose 10, rose 9, rose 2, hat 1",
        "leaf 9, leaf 8, leaf 1, rose 1",
        "lemon 9, lemon 8, hat 2, leaf 3",
        "hat 10, hat 9, hat 9, lemon 2",
        "hat 8, hat 8, fist 8, fist 6",
    ]
    table = counted(fronts, actions=False)
    assert table.view.bonus == (4, 3, 2)
    table.govern(ROSE, LEAF, LEMON)
    assert governing(table) == [(ROSE, 0, 4), (LEAF, 1, 3), (LEMON, 2, 2)]
    [row] = table.view.pad
    assert (row.influence, row.bonus) == ((3, 4, 3, 1, 0), (4, 3, 2, 0, 0))
    assert row.booked[1] == (1, 0, 3 + 3, 0, 0, 0, 0)
    assert table.view.power == (7, 7, 5, 1, 0)


@rule("KOA-24")
@pytest.mark.parametrize(
    ("fronts", "order"),
    [
        # equal votes: the higher chair sum
        (
            ["rose 8, hat 1", "lemon 9, lemon 1", "rose 2, hat 10", "fist 1, nut 1", "fist 3, cross 2"],
            [LEMON, ROSE],
        ),
        # equal sums: the higher card
        (
            ["rose 8, rose 2", "lemon 9, lemon 1", "hat 1, hat 10", "fist 1, nut 1", "fist 3, cross 2"],
            [LEMON, ROSE],
        ),
        # equal cards: the overview card
        (
            ["lemon 9, lemon 1", "rose 9, rose 1", "hat 1, hat 10", "fist 1, nut 1", "fist 3, cross 2"],
            [ROSE, LEMON],
        ),
    ],
)
def test_rank_of_equal_votes(fronts: list[str], order: list[int]) -> None:
    table = counted(fronts)
    assert table.tally(ROSE).votes == table.tally(LEMON).votes == 10
    table.govern(ROSE, LEMON)
    assert [own.party for own in table.view.pad[0].government] == order
    assert [own.bonus for own in table.view.pad[0].government] == [2, 1]


@rule("KOA-24")
@pytest.mark.parametrize("opener", range(5))
def test_rank_of_camps_goes_clockwise_from_the_opener(opener: int) -> None:
    fronts = ["nut 1, leaf 1", "rose 10, rose 8", "hat 1, cross 2", "rose 10, rose 8", "lemon 1, fist 1"]
    table = counted(fronts, opener=opener)
    table.govern(ROSE, ROSE)
    first = 3 if opener in (2, 3) else 1
    assert governing(table) == [(ROSE, first, 2), (ROSE, 4 - first, 1)]


@rule("KOA-24")
def test_camps_rank_as_small_parties() -> None:
    """Rose has 20 votes, and yet the Liberals' 11 are the strongest."""
    fronts = ["rose 10, nut 1", "rose 10, nut 2", "lemon 9, lemon 2", "hat 10, hat 2", "hat 8, fist 6"]
    table = counted(fronts)
    table.govern(ROSE, ROSE, LEMON)
    assert governing(table) == [(LEMON, 2, 2), (ROSE, 0, 1), (ROSE, 1, 1)]


@rule("KOA-21", "KOA-24")
def test_one_player_may_chair_several_and_gets_every_bonus() -> None:
    fronts = ["rose 10, lemon 9", "hat 10, nut 1", "hat 9, leaf 1", "rose 4, lemon 2", "fist 1, cross 2"]
    table = counted(fronts)
    table.govern(ROSE, LEMON)
    [row] = table.view.pad
    assert (row.influence, row.bonus) == ((2, 0, 0, 2, 0), (3, 0, 0, 0, 0))
    assert (row.booked[0][ROSE], row.booked[0][LEMON]) == (3, 2)


@rule("KOA-8", "KOA-23")
def test_jokers_earn_influence() -> None:
    fronts = [
        "joker 8 rose, rose 10",
        "lemon 9, lemon 6",
        "hat 10, hat 9",
        "nut 1, fist 1",
        "cross 2, leaf 1",
    ]
    table = elected(fronts)
    table.quiet()
    table.govern(ROSE, LEMON)
    assert table.view.pad[0].influence == (2, 2, 0, 0, 0)


@rule("KOA-25")
def test_rows_and_columns_of_the_pad_add_up() -> None:
    table, rng = opened({}, seats=4, actions=False, countries="8"), Random(4)
    while not table.state.over():
        table.finish()
        table.shuffle(rng)
        view = table.view
        for seat in range(4):
            assert sum(view.booked[seat]) == view.power[seat]
            assert view.power[seat] == sum(row.influence[seat] + row.bonus[seat] for row in view.pad)
            for row in view.pad:
                assert sum(row.booked[seat]) == row.influence[seat] + row.bonus[seat]
        for party, share in enumerate(view.europe.shares):
            assert share.points == sum(view.booked[seat][party] for seat in range(4))
            assert share.points == sum(sum(own[party] for own in row.booked) for row in view.pad)
        assert sum(share.points for share in view.europe.shares) == sum(view.power)
        for row in view.pad:
            bonuses = sorted((own.bonus for own in row.government), reverse=True)
            assert sum(row.bonus) == sum(bonuses)
            assert [own.votes for own in row.government] == sorted(
                [own.votes for own in row.government], reverse=True
            )
    assert len(table.view.pad) == 8


def pad_of(booked: list[list[int]]) -> Pad:
    """With these points, by player and party."""
    pad = Pad(len(booked))
    everybody = [Governs(party, NOBODY, False, 1, 0) for party in range(7)]
    pad.book(0, 1, everybody, [points for row in booked for points in row])
    return pad


@rule("KOA-28", "KOA-29")
def test_page_13_on_the_pad() -> None:
    europe = pad_of(PAGE_13).europe()
    assert [own.bonus for own in europe.shares] == [6, 7, 5, 5, 3, 2, 2]
    assert (europe.shares[LEMON].holders, europe.shares[LEMON].each) == ((0, 1), 2)
    assert (europe.shares[HAT].holders, europe.shares[HAT].each) == ((2,), 7)
    assert (europe.given[0], europe.scores[0]) == (4, 28)
    assert (europe.given[2], europe.scores[2]) == (10, 34)


points = st.lists(st.lists(st.integers(0, 3), min_size=7, max_size=7), min_size=3, max_size=10)


@rule("KOA-28", "KOA-29")
@given(points)
def test_europe_as_the_oracle_has_it(booked: list[list[int]]) -> None:
    pad, shares = pad_of(booked), oracle.europe(booked)
    europe, bonuses = pad.europe(), oracle.given(oracle.europe(booked), len(booked))
    assert [oracle.Share(own.points, own.bonus, own.holders, own.each) for own in europe.shares] == shares
    assert list(europe.given) == bonuses
    power = [sum(row) for row in booked]
    assert list(europe.scores) == [own + bonus for own, bonus in zip(power, bonuses, strict=True)]
    outcome = pad.outcome(True)
    assert list(outcome.places) == oracle.places(power, bonuses)
    assert sorted(outcome.winners) == [seat for seat, place in enumerate(outcome.places) if place == 1]
    assert (outcome.scores, outcome.verdict) == (europe.scores, "verdict-koalition")


@rule("KOA-28")
def test_nothing_booked_is_no_bonus() -> None:
    europe = pad_of([[0] * 7, [0, 2, 0, 0, 0, 0, 0], [0] * 7]).europe()
    assert europe.given == (0, 7, 0)
    assert [(own.holders, own.each) for own in europe.shares if own.points == 0] == [((), 0)] * 6


@rule("KOA-28")
def test_shared_bonuses_are_rounded_down() -> None:
    europe = pad_of([[0, 2] + [0] * 5, [0, 2] + [0] * 5, [0, 2] + [0] * 5]).europe()
    assert europe.given == (2, 2, 2)


@rule("KOA-29")
def test_more_party_bonuses_win_among_equals() -> None:
    """Seat 0 has 5 and 6, seat 1 has 4 and 7."""
    booked = [[5, 0, 0, 0, 0, 0, 0], [0, 4, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0]]
    outcome = pad_of(booked).outcome(True)
    assert outcome.scores == (11, 11, 3)
    assert (outcome.places, outcome.winners) == ((2, 1, 3), (1,))


@rule("KOA-29")
def test_a_shared_victory() -> None:
    booked = [[2, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0]]
    outcome = pad_of(booked).outcome(True)
    assert outcome.scores == (9, 9, 6)
    assert (outcome.places, sorted(outcome.winners)) == ((1, 1, 3), [0, 1])


@rule("KOA-28")
@pytest.mark.parametrize("countries", ["8", "10", "12", "15"])
def test_it_ends_after_the_agreed_number_of_countries(countries: str) -> None:
    table, rng = opened({}, seats=3, size=2, actions=False, countries=countries, election_limit=1), Random(2)
    seen = [table.view.country]
    while not table.state.over():
        assert table.view.number == len(seen)
        table.finish()
        assert table.state.outcome().verdict == ("verdict-koalition" if table.state.over() else "")
        table.shuffle(rng)
        seen += [] if table.state.over() else [table.view.country]
    assert len(seen) == len(set(seen)) == int(countries) == len(table.view.pad)
    assert table.view.phase == "over"
    assert table.state.outcome().scores == table.view.europe.scores
