"""Matches for tests to look at, made by random moves such as people make. It checks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hemicycle.core.trials import walk
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.rules.state import TenRegions

ISLES: list[dict[str, Any]] = [
    {"name": "Thule", "economic": "left", "mandates": 3},
    {"name": "Остров Буян", "social": "libertarian", "mandates": 1},
    {"name": "Avalon", "economic": "right", "social": "moderate", "mandates": 7},
    {"name": "Ys", "mandates": 20},
]


def start(seats: int = 5, **options: Any) -> TenRegions:
    state = GAME.start(seats, options)[1]
    assert isinstance(state, TenRegions)
    return state


def stages(state: TenRegions, seed: int) -> Iterator[TenRegions]:
    """Copies of the state before each move of a random match, and at its end."""
    for moment in walk(state, Random(seed)):
        copy = moment.copy()
        assert isinstance(copy, TenRegions)
        yield copy


def filled(state: TenRegions, seed: int = 0) -> TenRegions:
    """All parties founded, ready for the first campaign."""
    rng = Random(seed)
    while state.phase() == "draft":
        [seat] = state.to_act()
        state.apply(seat, state.choices(seat).pick(rng))
    return state
