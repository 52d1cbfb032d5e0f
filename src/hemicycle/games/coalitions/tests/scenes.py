"""Matches for tests to look at: made by random moves such as people make, or by bots. It checks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hemicycle.core.clock import Hourglass
from hemicycle.core.player import Bot, Position
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.rules.actions import DealCards
from hemicycle.games.coalitions.rules.state import Coalitions

BOOK = [7, 5, 4, 3, 1]  # the pack of the rulebook's examples


def start(seats: int = 5, **options: Any) -> Coalitions:
    state = GAME.start(seats, options)[1]
    assert isinstance(state, Coalitions)
    return state


def dealt(pack: list[int] = BOOK, **options: Any) -> Coalitions:
    """The first round, seat by seat with the cards of the pack."""
    state = start(len(pack), packs=[pack], mandates=sum(pack), **options)
    state.apply(NATURE, DealCards(tuple(range(len(pack)))))
    return state


def shuffled(state: Coalitions, rng: Random) -> Coalitions:
    while NATURE in state.to_act():
        state.apply(NATURE, state.choices(NATURE).pick(rng))
    return state


def stages(state: Coalitions, seed: int) -> Iterator[Coalitions]:
    """Copies of the state before each move of a random match, and at its end."""
    for moment in walk(state, Random(seed)):
        copy = moment.copy()
        assert isinstance(copy, Coalitions)
        yield copy


def played(bots: list[Bot], rng: Random, pace: float = 10.0, **options: Any) -> Coalitions:
    """A match of bots, each move of which takes so many seconds."""
    state, glass = start(len(bots), **options), Hourglass()
    while (seat := next_actor(state, glass, rng, pace)) is not None:
        action = state.choices(seat).pick(rng) if seat == NATURE else bots[seat](Position(state, seat), rng)
        assert state.legal(seat, action)
        state.apply(seat, action)
    return state
