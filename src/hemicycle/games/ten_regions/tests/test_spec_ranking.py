"""How Ten Regions ends, for every possible set of points; how points are won is tested elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import Outcome
from hemicycle.games.ten_regions.tests.following import in_plain
from hemicycle.games.ten_regions.tests.oracle import (
    CHAOS,
    DICTATORSHIP,
    MULTI_PARTY,
    ROWS,
    TWO_PARTY,
    ending,
    final,
    parliament,
    places,
    sharing,
)
from hemicycle.games.ten_regions.tests.playing import Table, country

rule = pytest.mark.rule

Points = tuple[int, ...]


def all_points(parties: int) -> Iterator[Points]:
    """Each set of points from 0 to 6 once, in some order or other."""
    rng = Random(parties)
    for points in combinations_with_replacement(range(7), parties):
        yield tuple(rng.sample(points, parties))


def over(parties: int) -> Any:
    table = Table(parties, ideologies=list(range(parties)), regions=country(1, 1, 1), turns=1)
    table.campaign([[] for _ in range(parties)])
    assert table.state.over()
    return table.state


def outcome(state: Any, points: Points) -> Outcome:
    state.points = type(state.points)(points)
    ended = state.outcome()
    assert isinstance(ended, Outcome)
    return ended


# TEN-13 worked: the case list of the rules, and each row of its table at least once.
WORKED: list[tuple[Points, list[int], str]] = [
    ((6, 5, 4, 3), [0, 1, 2], MULTI_PARTY),
    ((6, 5, 4, 4), [0, 1], TWO_PARTY),
    ((6, 6, 4, 4), [0, 1], TWO_PARTY),
    ((6, 5, 5, 5), [0], DICTATORSHIP),
    ((6, 5, 5, 3), [0, 1, 2], MULTI_PARTY),
    ((5, 5, 5, 1), [0, 1, 2], MULTI_PARTY),
    ((5, 5, 5, 5), [], CHAOS),
    ((5, 5, 5, 5, 1), [], CHAOS),
    ((6, 6, 3, 3), [0, 1], TWO_PARTY),
    ((6, 4, 4, 4), [0], DICTATORSHIP),
    ((4, 4, 4, 4), [], CHAOS),
    ((3, 6, 6, 2), [0, 1, 2], MULTI_PARTY),
    ((0, 0, 0, 0, 0), [], CHAOS),
    ((0, 0, 0, 1, 0), [3], DICTATORSHIP),
    ((0, 2, 0, 1, 0), [1, 3], TWO_PARTY),
]


@rule("TEN-13")
@pytest.mark.parametrize(("points", "winners", "verdict"), WORKED, ids=[str(case[0]) for case in WORKED])
def test_case_7_the_ranking_of_points(points: Points, winners: list[int], verdict: str) -> None:
    assert ending(points) == (winners, verdict)
    ended = outcome(over(len(points)), points)
    assert (sorted(ended.winners), ended.verdict) == (winners, verdict)


@rule("TEN-13")
@pytest.mark.parametrize("parties", range(4, 10))
def test_exactly_one_row_applies_to_every_set_of_points(parties: int) -> None:
    for points in all_points(parties):
        assert sum(row(*sharing(points)) for row, _, _ in ROWS) == 1, points


@rule("TEN-13")
@pytest.mark.parametrize("parties", range(4, 10))
def test_the_outcome_of_every_set_of_points(parties: int) -> None:
    state = over(parties)
    for points in all_points(parties):
        assert in_plain(outcome(state, points)) == final(points)


@rule("TEN-13")
def test_the_outcome_goes_by_points_not_by_seats() -> None:
    state = over(4)
    for points in combinations_with_replacement(range(7), 4):
        expected = {
            (own, own in [points[seat] for seat in ending(points)[0]], place)
            for own, place in zip(points, places(points))
        }
        for order in permutations(points):
            ended = outcome(state, order)
            found = {
                (own, seat in ended.winners, place)
                for seat, (own, place) in enumerate(zip(order, ended.places))
            }
            assert found == expected
            assert ended.verdict == ending(points)[1]


@rule("TEN-13")
def test_sets_of_points_share_out_among_the_verdicts() -> None:
    """Counted by hand for four parties and points 0 to 6, from the levels that each row needs."""
    verdicts = [ending(points)[1] for points in all_points(4)]
    two, three, four = 21, 35, 35  # ways to choose so many different levels of seven
    assert verdicts.count(CHAOS) == 7
    assert verdicts.count(DICTATORSHIP) == two  # 1, 3
    assert verdicts.count(TWO_PARTY) == two + three  # 2, 2 and 1, 1, 2
    assert (
        verdicts.count(MULTI_PARTY) == two + 2 * three + four
    )  # 3, 1 and 2, 1, 1 and 1, 2, 1 and 1, 1, 1, 1
    assert len(verdicts) == 210


def claims(mandates: Points) -> list[list[int]]:
    regions = iter(range(sum(mandates)))
    return [[next(regions) for _ in range(won)] for won in mandates]


@rule("TEN-10", "TEN-13")
@pytest.mark.parametrize("three_way", ["parliament", "all"])
def test_real_matches_end_as_their_mandates_say(three_way: str) -> None:
    """Two turns, each with any division of 3 to 5 mandates, paired at random; points and ending counted apart."""
    divisions = [won for won in product(range(4), repeat=4) if 3 <= sum(won) <= 5]
    seconds = Random(1).sample(divisions, len(divisions))
    endings = set()
    for first, second in list(zip(divisions, seconds))[::2]:
        table = Table(
            ideologies="corners", regions=country(*[1] * 5), turns=2, conflicts=0, three_way_first=three_way
        )
        points = [0] * 4
        for mandates in (first, second):
            table.campaign(claims(mandates))
            assert list(table.last.mandates) == list(mandates)
            points = [own + won for own, won in zip(points, parliament(mandates, three_way)[1])]
        assert in_plain(table.state.outcome()) == final(points)
        endings.add(table.state.outcome().verdict)
    assert endings == {CHAOS, DICTATORSHIP, TWO_PARTY, MULTI_PARTY}
