"""A game as it can be set up, and matches in which anything is tried that is allowed; not what to expect of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from hemicycle.core.chance import Chance
from hemicycle.core.choices import plain
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.record import dumps
from hemicycle.core.state import HOST, NATURE, Seat, State, TimeUp

PATIENCE: Final = 20_000  # moves within which every random match is over


@dataclass(frozen=True)
class Setting:
    """A game with its seats and options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def state(self) -> State[Any]:
        return self.game.start(self.seats, self.options)[1]

    def match(self, rng: Random) -> Iterator[State[Any]]:
        """A random match, state by state."""
        for state in walk(self.state(), rng):
            yield state.copy()

    def __str__(self) -> str:
        return f"{self.game.key}, {self.seats} seats, {dumps(self.options)}"


def move_of(state: State[Any], rng: Random) -> tuple[Seat, Any]:
    """A random move, such as people make: some leave drafts, replace what they sealed, or let the time run out."""
    clocks, seats = state.clocks(), state.awaited()
    if clocks and (not state.to_act() or rng.random() < 0.08):
        return NATURE, TimeUp(rng.choice(clocks).name)
    if rng.random() < 0.05 and (orders := state.orders()).size:
        return HOST, orders.pick(rng)
    seat = rng.choice(seats if seats and rng.random() < 0.8 else able(state))
    drafts = state.drafts(seat)
    if drafts.size and rng.random() < 0.15:
        return seat, drafts.pick(rng)
    return seat, state.choices(seat).pick(rng)


def able(state: State[Any]) -> list[Seat]:
    """Of those who may act, who has a choice now."""
    return [seat for seat in state.to_act() if state.choices(seat).size]


def walk(state: State[Any], rng: Random) -> Iterator[State[Any]]:
    """The one state as it goes through a random match, before each move and when it is over."""
    for _ in range(PATIENCE):
        yield state
        if state.over():
            return
        state.apply(*move_of(state, rng))
    raise AssertionError(f"after {PATIENCE} random moves the match is not over")


def played(setting: Setting, chance: Chance, rng: Random) -> Match:
    """A whole match, its moves through plain data, two in a second."""
    match, now = Match(setting.game, setting.seats, setting.options, chance), 0
    match.take(match.begin(now))
    while not match.state.over():
        now += rng.randrange(1000)
        seat, action = move_of(match.state, rng)
        step = match.time_up(now)
        if step is None:
            step = match.ring(now, action.clock) if seat == NATURE else match.move(now, seat, plain(action))
        match.take(step)
        assert len(match.moves) < PATIENCE, f"{setting}: after {PATIENCE} moves the match is not over"
    return match
