"""The core and the nucleolus: published values, and that no other division leaves the unhappiest happier."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from hemicycle.politics.linear import Constraint, Infeasible, minimise
from hemicycle.politics.solutions import in_core, nucleolus, veto_players
from hemicycle.politics.voting import Voting, majority
from tests.politics import brute

F = Fraction
RIKSDAG = Voting(175, (113, 84, 49, 25, 22, 21, 19, 16))
APEX = Voting(3, (2, 1, 1, 1))


def test_published_values() -> None:
    assert nucleolus(RIKSDAG) == tuple(F(part, 41) for part in (13, 8, 7, 4, 3, 3, 2, 1))
    assert nucleolus(APEX) == (F(2, 5), F(1, 5), F(1, 5), F(1, 5))


def test_a_veto() -> None:
    """All to those without whom nothing wins: that is the core, and equal shares of it the nucleolus."""
    game = Voting(8, (5, 3, 1, 1))
    assert veto_players(game) == (0, 1)
    assert nucleolus(game) == (F(1, 2), F(1, 2), F(0), F(0))
    assert in_core(game, (F(1, 3), F(2, 3), F(0), F(0)))
    assert not in_core(game, (F(1, 3), F(1, 3), F(1, 3), F(0)))
    assert not in_core(game, (F(4, 3), F(-1, 3), F(0), F(0)))
    assert not in_core(game, (F(1, 3), F(1, 3), F(0), F(0)))


def test_an_empty_core() -> None:
    assert veto_players(RIKSDAG) == ()
    assert not in_core(RIKSDAG, nucleolus(RIKSDAG))


def test_where_nothing_wins_there_is_nothing() -> None:
    game = Voting(9, (3, 3))
    assert nucleolus(game) == (F(0), F(0))
    assert in_core(game, (F(0), F(0)))
    assert not in_core(game, (F(1), F(0)))


def test_two_who_win_alone() -> None:
    with pytest.raises(ValueError, match="two players win alone"):
        nucleolus(Voting(2, (2, 3, 1)))


def complaints(game: Voting, division: tuple[F, ...]) -> list[F]:
    """How much each coalition lacks of what it is worth, the worst first."""
    lacks = [
        brute.wins(game, members) - sum((division[member] for member in members), F(0))
        for members in brute.coalitions(game)
        if 0 < len(members) < len(division)
    ]
    return sorted(lacks, reverse=True)


@pytest.mark.parametrize("players", range(2, 7))
def test_no_other_division_has_lesser_complaints(players: int) -> None:
    rng = Random(f"nucleolus {players}")
    for _ in range(25):
        game = majority([rng.randint(1, 9) for _ in range(players)])
        best = nucleolus(game)
        assert sum(best) == 1
        assert min(best) >= 0
        least = complaints(game, best)
        for _ in range(40):
            giver, taker = rng.sample(range(players), 2)
            gift = min(best[giver], F(1, rng.choice([3, 10, 40, 200])))
            if gift:
                other = list(best)
                other[giver] -= gift
                other[taker] += gift
                assert complaints(game, tuple(other)) > least


def test_twelve_players_who_are_alike_share_alike() -> None:
    game = majority((7, 7, 7, 7, 3, 3, 3, 3, 2, 2, 2, 1))
    division = nucleolus(game)
    assert sum(division) == 1
    for weight in set(game.weights):
        assert len({share for share, own in zip(division, game.weights) if own == weight}) == 1


def test_a_program_that_contradicts_itself() -> None:
    """x at least 1 and at most 0."""
    start = [Constraint((1,), F(1))]
    with pytest.raises(Infeasible):
        minimise((1,), start, lambda at, first: Constraint((-1,), F(0)) if at[0] > 0 else None)


def test_rows_that_depend_on_each_other() -> None:
    rows = [Constraint((1, 1), F(1)), Constraint((2, 2), F(1))]
    with pytest.raises(ValueError, match="depend"):
        minimise((1, 1), rows, lambda at, first: None)
