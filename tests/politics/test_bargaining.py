"""Bargaining in turn: published values, and that nobody gains by another proposal or answer."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from hemicycle.politics.bargaining import Equilibrium, stationary_equilibrium
from hemicycle.politics.voting import Voting, majority
from tests.politics import brute

F = Fraction
APEX = Voting(3, (2, 1, 1, 1))


@pytest.mark.parametrize(
    ("game", "recognition", "values"),
    [
        (APEX, None, [F(2, 5), F(1, 5), F(1, 5), F(1, 5)]),
        (APEX, (0.7, 0.1, 0.1, 0.1), [F(14, 23), F(3, 23), F(3, 23), F(3, 23)]),
        (Voting(3, (2, 1, 1)), None, [1, 0, 0]),
    ],
)
def test_published_values(game: Voting, recognition: tuple[float, ...] | None, values: list[F]) -> None:
    found = stationary_equilibrium(game, recognition)
    assert found.values == pytest.approx([float(value) for value in values], abs=1e-9)


def test_the_three_of_the_paper() -> None:
    """Equal players pay one other a third of the discount, and all are worth a third (Baron and Ferejohn 1989)."""
    found = stationary_equilibrium(majority((1, 1, 1)), discount=0.9)
    assert found.values == pytest.approx([1 / 3] * 3, abs=1e-9)


def test_without_patience_the_proposer_takes_all() -> None:
    found = stationary_equilibrium(majority((3, 2, 2, 1)), (0.4, 0.3, 0.2, 0.1), discount=0.0)
    assert found.values == pytest.approx([0.4, 0.3, 0.2, 0.1], abs=1e-9)


def test_who_is_never_drawn_is_worth_nothing_and_so_the_best_partner() -> None:
    found = stationary_equilibrium(majority((1, 1, 1)), (0.5, 0.5, 0.0), discount=0.9)
    assert found.values == pytest.approx([0.5, 0.5, 0.0], abs=1e-9)
    assert_stationary(majority((1, 1, 1)), (0.5, 0.5, 0.0), 0.9, found)


@pytest.mark.parametrize("seed", range(40))
def test_nobody_gains_by_proposing_otherwise(seed: int) -> None:
    rng = Random(seed)
    game = majority([rng.randint(1, 9) for _ in range(rng.randint(2, 6))])
    odds = [rng.random() for _ in game.weights]
    recognition = tuple(part / sum(odds) for part in odds)
    discount = rng.choice([1.0, 0.95, 0.5])
    found = stationary_equilibrium(game, recognition, discount)
    assert_stationary(game, recognition, discount, found)


def assert_stationary(
    game: Voting, recognition: tuple[float, ...], discount: float, found: Equilibrium
) -> None:
    """Partners are paid what waiting is worth, are the cheapest, and values are what that makes on average."""
    n = len(game.weights)
    price = [discount * value for value in found.values]
    gets = [0.0] * n
    for proposer, partners in enumerate(found.partners):
        assert sum(often for _, often in partners) == pytest.approx(1, abs=1e-9)
        cheapest = min(
            sum(price[other] for other in members if other != proposer)
            for members in brute.coalitions(game)
            if proposer in members and brute.wins(game, members)
        )
        for mask, often in partners:
            paid = [other for other in range(n) if mask >> other & 1]
            assert often >= -1e-9
            assert brute.wins(game, (*paid, proposer))
            assert sum(price[other] for other in paid) == pytest.approx(cheapest, abs=1e-9)
            for other in paid:
                gets[other] += recognition[proposer] * often * price[other]
        gets[proposer] += recognition[proposer] * (1 - cheapest)
    assert gets == pytest.approx(list(found.values), abs=1e-9)


@pytest.mark.parametrize(
    ("recognition", "discount", "sentence"),
    [
        ((0.5, 0.5), 1.0, "needs 3 probabilities with sum 1"),
        ((0.5, 0.6, 0.1), 1.0, "needs 3 probabilities with sum 1"),
        ((1.5, -0.3, -0.2), 1.0, "needs 3 probabilities with sum 1"),
        (None, 1.5, "a discount is from 0 to 1, not 1.5"),
    ],
)
def test_what_cannot_be_asked(recognition: tuple[float, ...] | None, discount: float, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        stationary_equilibrium(majority((1, 1, 1)), recognition, discount)


def test_where_nothing_wins() -> None:
    with pytest.raises(ValueError, match="nothing wins"):
        stationary_equilibrium(Voting(9, (1, 1)))
    with pytest.raises(ValueError, match="nothing wins"):
        stationary_equilibrium(Voting(1, ()))
