"""Matches for tests to look at, made by random moves such as people make. It checks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hemicycle.core.state import NATURE, State, TimeUp
from hemicycle.games.swedish_parliament import GAME


def start(seats: int = 3, **options: Any) -> State[Any]:
    return GAME.start(seats, options)[1]


def stages(state: State[Any], seed: int, ring: float = 0.05) -> Iterator[State[Any]]:
    """The one state before each move of a random match, and at its end."""
    rng = Random(seed)
    while not state.over():
        yield state
        clocks, [seat] = state.clocks(), state.to_act()
        if clocks and rng.random() < ring:
            state.apply(NATURE, TimeUp(clocks[0].name))
        else:
            state.apply(seat, state.choices(seat).pick(rng))
    yield state


def moments(state: State[Any], seed: int, many: int) -> list[State[Any]]:
    """Copies of some states of such a match, in order, the last among them."""
    states = [stage.copy() for stage in stages(state, seed)]
    return [*[states[at] for at in sorted(Random(seed).sample(range(len(states) - 1), many - 1))], states[-1]]


def ended(state: State[Any], seed: int) -> State[Any]:
    *_, last = stages(state, seed)
    return last
