"""All power indices against published values and against counting, on every pack of twenty mandates."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from hemicycle.politics.extension import banzhaf_by_extension, shapley_shubik_by_extension
from hemicycle.politics.indices import deegan_packel, johnston, public_good
from hemicycle.politics.voting import (
    Voting,
    banzhaf_swings,
    count_minimal_winning,
    majority,
    minimal_winning,
    shapley_shubik,
)
from tests.politics import brute

F = Fraction
APEX = Voting(3, (2, 1, 1, 1))
COLLEGE = (  # the electors of the United States' fifty states and their capital after the census of 2010
    55, 38, 29, 29, 20, 20, 18, 16, 16, 15, 14, 13, 12, 11, 11, 11, 11, 10, 10, 10, 10, 9, 9, 9, 8, 8, 7, 7, 7, 6, 6,
    6, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3,
)  # fmt: skip


def test_published_values() -> None:
    assert public_good(APEX) == (F(1, 3), F(2, 9), F(2, 9), F(2, 9))
    assert deegan_packel(APEX) == (F(3, 8), F(5, 24), F(5, 24), F(5, 24))


def test_the_public_good_index_is_not_monotone() -> None:
    """The second largest party has less of it than each of the smallest."""
    index = public_good(majority((9, 8, 1, 1, 1)))
    assert index[1:3] == (F(2, 15), F(1, 5))


@pytest.mark.parametrize(
    ("cards", "count", "games"),
    [(3, 13, 2), (4, 41, 6), (5, 66, 19), (6, 78, 53), (7, 75, 68), (8, 66, 63), (9, 52, 51), (10, 41, 41)],
)
def test_every_pack_of_twenty(cards: int, count: int, games: int) -> None:
    packs = brute.packs(cards)
    assert len(packs) == count
    distinct = set()
    for pack in packs:
        game = majority(pack)
        assert list(shapley_shubik(game)) == (counted := brute.shapley_shubik(game))
        assert shapley_shubik_by_extension(game) == pytest.approx(
            [float(share) for share in counted], abs=1e-12
        )
        assert list(public_good(game)) == brute.public_good(game)
        assert list(deegan_packel(game)) == brute.deegan_packel(game)
        assert list(johnston(game)) == brute.johnston(game)
        distinct.add(frozenset(minimal_winning(game)))
    assert len(distinct) == games


def test_all_quotas_and_players_who_weigh_nothing() -> None:
    rng = Random("indices")
    for _ in range(150):
        weights = tuple(rng.randint(0, 6) for _ in range(rng.randint(1, 6)))
        game = Voting(rng.randint(1, sum(weights) + 2), weights)
        assert list(public_good(game)) == brute.public_good(game)
        assert list(deegan_packel(game)) == brute.deegan_packel(game)
        assert list(johnston(game)) == brute.johnston(game)
        exact = [float(share) for share in shapley_shubik(game)]
        assert shapley_shubik_by_extension(game) == pytest.approx(exact, abs=1e-12)
        halves = [swings / 2 ** (len(weights) - 1) for swings in banzhaf_swings(game)]
        assert banzhaf_by_extension(game) == pytest.approx(halves, abs=1e-12)


def test_an_electoral_college() -> None:
    game = majority(COLLEGE)
    assert (game.quota, len(COLLEGE)) == (270, 51)
    exact = [float(share) for share in shapley_shubik(game)]
    assert shapley_shubik_by_extension(game) == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize("players", [200, 600])
def test_many_players_have_all_the_power_together(players: int) -> None:
    rng = Random(players)
    game = majority([rng.randint(1, 20) for _ in range(players)])
    power = shapley_shubik_by_extension(game)
    assert abs(sum(power) - 1) < 1e-9
    by_weight = dict(sorted(zip(game.weights, power)))
    assert list(by_weight.values()) == sorted(by_weight.values())


def test_minimal_coalitions_of_twenty_five() -> None:
    rng = Random(25)
    game = majority([rng.randint(1, 30) for _ in range(25)])
    found = list(minimal_winning(game))
    assert len(found) == len(set(found)) == count_minimal_winning(game)
    for coalition in rng.sample(found, 200):
        members = tuple(at for at in range(25) if coalition >> at & 1)
        assert brute.wins(game, members)
        assert brute.needed(game, members) == members


def test_nobody_has_no_power() -> None:
    assert shapley_shubik_by_extension(Voting(1, ())) == banzhaf_by_extension(Voting(1, ())) == ()
