"""A match played at random in game time, as searches and tests need it; not one that people sit at."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.clock import Hourglass
from hemicycle.core.state import NATURE, Seat, State, TimeUp


def next_actor(state: State[Any], glass: Hourglass, rng: Random, pace: float = 1.0) -> Seat | None:
    """Who moves next, each move taking `pace` seconds and NATURE's none; None at the end.

    Clocks that run out meanwhile, or have to because nobody is left to act, are carried out.
    """
    while True:
        seats, clocks = state.awaited(), state.clocks()
        if NATURE in seats:
            return NATURE
        if clocks and (rung := glass.pass_by(pace if seats else clocks[0].seconds, clocks)) is not None:
            state.apply(NATURE, TimeUp(rung))
        elif seats:
            return seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
        elif not clocks:
            return None


def play_out(state: State[Any], rng: Random, most: int = 1 << 60, pace: float = 20.0) -> int:
    """Random moves of those the game waits for, each taking `pace` seconds, to the end (or the `most`); how many.

    Clocks run out in their time, and when nobody is left to act.
    """
    moves, glass, numbers = 0, Hourglass(), rng.random
    while moves < most:
        seats, clocks = state.awaited(), state.clocks()
        if clocks and (rung := glass.pass_by(pace if seats else clocks[0].seconds, clocks)) is not None:
            state.apply(NATURE, TimeUp(rung))
        elif seats:
            seat = seats[0] if len(seats) == 1 else seats[int(numbers() * len(seats))]
            state.apply(seat, state.choices(seat).draw(numbers))
        elif not clocks:
            return moves
        moves += 1
    return moves
