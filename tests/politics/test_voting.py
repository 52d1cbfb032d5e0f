"""Power and coalitions against published values and against counting all orders and subsets."""

from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.politics.counting import by_subsets, by_weights
from hemicycle.politics.voting import (
    Voting,
    banzhaf,
    banzhaf_swings,
    count_minimal_winning,
    majority,
    minimal_winning,
    shapley_shubik,
    winning,
)

F = Fraction
PUBLISHED = [
    (Voting(12, (4, 4, 4, 2, 2, 1)), [F(7, 30)] * 3 + [F(3, 20)] * 2 + [F(0)], [10, 10, 10, 6, 6, 0]),
    (Voting(39, (7,) * 5 + (1,) * 10), [F(421, 2145)] * 5 + [F(4, 2145)] * 10, [848] * 5 + [84] * 10),
    (
        Voting(175, (113, 84, 49, 25, 22, 21, 19, 16)),
        [F(x, 420) for x in (163, 87, 67, 29, 23, 23, 17, 11)],
        [86, 42, 38, 18, 14, 14, 10, 6],
    ),
    (Voting(3, (2, 1, 1, 1)), [F(1, 2)] + [F(1, 6)] * 3, [6, 2, 2, 2]),
    (Voting(16, (9, 9, 7, 3, 1, 1)), [F(1, 3)] * 3 + [F(0)] * 3, [16, 16, 16, 0, 0, 0]),
]

games = st.lists(st.integers(0, 9), min_size=1, max_size=6).flatmap(
    lambda weights: st.builds(Voting, st.integers(1, max(1, sum(weights))), st.just(tuple(weights)))
)


@pytest.mark.parametrize(("game", "power", "swings"), PUBLISHED)
def test_published_values(game: Voting, power: list[Fraction], swings: list[int]) -> None:
    assert shapley_shubik(game) == tuple(power)
    assert banzhaf_swings(game) == tuple(swings)
    assert banzhaf(game) == tuple([F(own, sum(swings)) for own in swings])


def test_the_riksdag_of_2014_has_19_minimal_winning_coalitions() -> None:
    game = Voting(175, (113, 84, 49, 25, 22, 21, 19, 16))
    assert len(list(minimal_winning(game))) == count_minimal_winning(game) == 19


@given(games)
def test_minimal_winning_coalitions_are_counted_without_a_list(game: Voting) -> None:
    assert count_minimal_winning(game) == len(list(minimal_winning(game)))


def test_very_many_minimal_winning_coalitions_are_counted_too() -> None:
    assert count_minimal_winning(Voting(30, (1,) * 60)) == comb(60, 30)


@given(games)
def test_against_all_orders_and_subsets(game: Voting) -> None:
    n = len(game.weights)
    pivots = [0] * n
    for order in permutations(range(n)):
        total = 0
        for player in order:
            total += game.weights[player]
            if total >= game.quota:
                pivots[player] += 1
                break
    assert [share.numerator * sum(pivots) for share in shapley_shubik(game)] == [
        own * share.denominator for own, share in zip(pivots, shapley_shubik(game))
    ]
    sets = [set(members) for size in range(n + 1) for members in combinations(range(n), size)]
    wins = [members for members in sets if sum(game.weights[m] for m in members) >= game.quota]
    assert banzhaf_swings(game) == tuple(
        [sum(1 for members in wins if p in members and members - {p} not in wins) for p in range(n)]
    )
    assert sorted(winning(game)) == sorted(sum(1 << m for m in members) for members in wins)
    least = [members for members in wins if all(members - {m} not in wins for m in members)]
    assert sorted(minimal_winning(game)) == sorted(sum(1 << m for m in members) for members in least)


@given(st.lists(st.integers(0, 9), max_size=8), st.integers(0, 20), st.integers(1, 30))
def test_subsets_and_generating_functions_agree(weights: list[int], low: int, high: int) -> None:
    assert by_subsets(weights, low, high) == by_weights(weights, low, high)


def test_majority_is_strictly_more_than_half() -> None:
    assert majority((7, 5, 4, 3, 1)).quota == 11
    assert majority((7, 5, 4, 3)).quota == 10


def test_bad_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Voting(0, (1,))
    with pytest.raises(ValueError, match="negative"):
        Voting(1, (-1,))
