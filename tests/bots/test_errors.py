"""A bot that errs does so as often as it is told, from its seed alone."""

from random import Random
from typing import Any

from hemicycle.bots.levels import Erring
from hemicycle.core.catalogue import game
from hemicycle.core.player import Position

POSITION = Position(game("ten-regions").start(4, {})[1], 0)


def says(word: str) -> Any:
    return lambda position, rng: word


def test_it_errs_as_often_as_told() -> None:
    rng, erring = Random(3), Erring(says("right"), 0.25, says("wrong"))
    wrong = [erring(POSITION, rng) for _ in range(2000)].count("wrong")
    assert 430 < wrong < 570


def test_by_default_it_does_anything_that_is_allowed() -> None:
    erring, rng = Erring(says("right"), 1.0), Random(4)
    found = {erring(POSITION, rng) for _ in range(200)}
    assert found == set(POSITION.choices)


def test_the_same_seed_errs_alike() -> None:
    erring = Erring(says("right"), 0.5)
    one, other = Random(9), Random(9)
    assert [erring(POSITION, one) for _ in range(20)] == [erring(POSITION, other) for _ in range(20)]
