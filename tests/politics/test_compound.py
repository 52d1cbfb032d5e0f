"""Several majorities at once, and blocs, against published figures and against counting one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.politics import tables
from hemicycle.politics.blocs import banzhaf_owen, owen, partition, quotient
from hemicycle.politics.indices import deegan_packel, johnston, public_good
from hemicycle.politics.solutions import in_core, nucleolus, veto_players
from hemicycle.politics.voting import (
    Compound,
    SimpleGame,
    Voting,
    all_of,
    any_of,
    at_least,
    banzhaf,
    banzhaf_swings,
    count_minimal_winning,
    in_lowest_terms,
    majority,
    minimal_winning,
    more_than,
    shapley_shubik,
    winning,
)
from tests.politics import brute

F = Fraction

# The Council of the European Union in 2025: populations in hundredths of a per cent, which come to 10,001.
POPULATION = (
    1849, 1517, 1323, 1078, 833, 423, 401, 262, 242, 236, 234, 231, 213, 202, 143, 132, 125, 121, 119, 86, 64, 47, 42,
    30, 21, 15, 12,
)  # fmt: skip
# Counted outside this project, by numbers of states and by population.
SWINGS = (
    14062886, 11809092, 10384040, 9077788, 7410774, 4566694, 4432246, 3582408, 3458724, 3421606, 3409174, 3390574,
    3279216, 3210952, 2844414, 2775834, 2732046, 2707126, 2694536, 2488054, 2350846, 2243330, 2211780, 2136084, 2079394,
    2041596, 2022542,
)  # fmt: skip
STATES = (1,) * 27
COUNCIL = any_of(all_of(at_least(F(55, 100), STATES), at_least(F(65, 100), POPULATION)), Voting(24, STATES))


def weights(players: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, 9), min_size=players, max_size=players).map(tuple)


def votings(players: int) -> st.SearchStrategy[Voting]:
    return st.builds(Voting, st.integers(1, 25), weights(players))


def compounds(players: int) -> st.SearchStrategy[Compound]:
    parts = st.lists(votings(players), min_size=1, max_size=3)
    return parts.flatmap(lambda some: st.builds(Compound, st.just(tuple(some)), st.integers(1, len(some))))


games = st.integers(1, 5).flatmap(
    lambda players: st.one_of(compounds(players), st.builds(any_of, compounds(players), votings(players)))
)


def test_the_council_of_the_european_union() -> None:
    assert at_least(F(55, 100), STATES) == Voting(15, STATES)
    assert banzhaf_swings(COUNCIL) == SWINGS
    shares = [round(100 * float(share), 4) for share in banzhaf(COUNCIL)]
    assert shares[:6] == [12.0377, 10.1085, 8.8886, 7.7705, 6.3436, 3.9090]
    assert shares[-2:] == [1.7476, 1.7313]
    assert sum(shapley_shubik(COUNCIL)) == 1


@given(games)
def test_against_counting_one_by_one(game: SimpleGame) -> None:
    masks = [sum(1 << member for member in members) for members in brute.among(game)]
    assert sorted(winning(game)) == sorted(masks)
    assert list(banzhaf_swings(game)) == brute.swings(game)
    alone: list[brute.Members] = [(player,) for player in range(game.players)]
    assert list(shapley_shubik(game)) == brute.pivots(game, alone)


@given(games)
def test_tables_of_sums_count_as_tables_of_coalitions_do(game: SimpleGame) -> None:
    assert tables.by_sums(game) == tables.by_coalitions(game)


@given(votings(5))
def test_a_compound_of_one_vote_is_that_vote(game: Voting) -> None:
    """Whatever is counted of one by weights is counted of the other by tables."""
    alone = all_of(game)
    for index in (shapley_shubik, banzhaf, deegan_packel, public_good, johnston):
        assert index(game) == index(alone)
    assert sorted(minimal_winning(game)) == sorted(minimal_winning(alone))
    assert count_minimal_winning(game) == count_minimal_winning(alone)
    assert veto_players(game) == veto_players(alone)


def test_the_nucleolus_of_a_compound() -> None:
    """The first must agree, and one of the other two: all is the first's."""
    game = all_of(Voting(1, (1, 0, 0)), Voting(2, (1, 1, 1)))
    assert [int(share) for share in nucleolus(game)] == [1, 0, 0]
    assert in_core(game, nucleolus(game))
    assert veto_players(game) == (0,)


@given(votings(5), st.integers(1, 1000))
def test_common_divisors_change_nothing(game: Voting, factor: int) -> None:
    times = Voting(game.quota * factor, tuple([weight * factor for weight in game.weights]))
    assert in_lowest_terms(times) == in_lowest_terms(game)
    assert shapley_shubik(times) == shapley_shubik(game)
    assert [in_lowest_terms(game).wins(mask) for mask in range(32)] == [game.wins(mask) for mask in range(32)]


def test_sixteen_of_thirty_one_whatever_the_unit() -> None:
    assert shapley_shubik(majority([10_000_000] * 31)) == (F(1, 31),) * 31


@pytest.mark.parametrize(
    ("share", "over", "reached"), [(F(1, 2), 6, 5), (F(2, 3), 7, 7), (F(65, 100), 7, 7), (F(1), 11, 10)]
)
def test_quotas_as_shares(share: Fraction, over: int, reached: int) -> None:
    assert more_than(share, (5, 3, 2)).quota == over
    assert at_least(share, (5, 3, 2)).quota == reached


def test_votes_of_other_players_are_not_compounded() -> None:
    with pytest.raises(ValueError, match="the same players"):
        all_of(Voting(1, (1,)), Voting(1, (1, 1)))
    with pytest.raises(ValueError, match="from 1 to all"):
        all_of()


@pytest.mark.parametrize("given", [(1.5, (1, 1)), (2, (1.5, 1)), (2, [1, 1]), (1, ("1",))], ids=str)
def test_what_is_no_whole_number_is_refused(given: tuple[object, object]) -> None:
    with pytest.raises(TypeError):
        Voting(*given)  # type: ignore[arg-type]


def test_too_many_states_are_refused_at_once() -> None:
    with pytest.raises(tables.TooLarge):
        banzhaf(all_of(majority(range(1, 70)), majority(range(70, 1, -1))))


def split(players: int) -> st.SearchStrategy[list[brute.Members]]:
    """Into blocs, somehow."""
    labels = st.lists(st.integers(0, 2), min_size=players, max_size=players)
    return labels.map(
        lambda where: [tuple(at for at in range(players) if where[at] == bloc) for bloc in sorted(set(where))]
    )


@given(
    st.integers(1, 5).flatmap(
        lambda players: st.tuples(st.one_of(votings(players), compounds(players)), split(players))
    )
)
def test_blocs_against_counting_orders_and_coins(given: tuple[SimpleGame, list[brute.Members]]) -> None:
    game, blocs = given
    masks = [sum(1 << member for member in bloc) for bloc in blocs]
    assert list(owen(game, masks)) == brute.pivots(game, blocs)
    assert list(banzhaf_owen(game, masks)) == brute.tossed(game, blocs)
    among = shapley_shubik(quotient(game, masks))
    assert [sum([owen(game, masks)[at] for at in bloc], F(0)) for bloc in sorted(blocs)] == list(among)


def test_two_of_three_who_are_bound_decide_alone() -> None:
    """Of three equal votes two are bound to each other: they decide alone, and share alike."""
    game = majority((1, 1, 1))
    assert owen(game, [0b011]) == (F(1, 2), F(1, 2), F(0))
    assert quotient(game, [0b011]) == Voting(2, (2, 1))


def test_whoever_is_in_no_bloc_stands_alone() -> None:
    assert partition(5, [0b10010]) == [0b00001, 0b10010, 0b00100, 0b01000]
    for wrong in ([0b11, 0b10], [0], [0b100000]):
        with pytest.raises(ValueError, match="each player is in one bloc"):
            partition(5, wrong)


def test_every_pair_of_three_can_decide() -> None:
    assert sorted(minimal_winning(all_of(majority((1, 1, 1)), majority((3, 2, 2))))) == sorted(
        [1 << one | 1 << other for one, other in combinations(range(3), 2)]
    )
