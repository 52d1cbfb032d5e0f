"""One match between bots, with the luck of its block. The same from the same seed, wherever it is played."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from hemicycle.arena.own import bot_named
from hemicycle.arena.plan import Contest, Pairing
from hemicycle.core.catalogue import game
from hemicycle.core.chance import Chance, Common
from hemicycle.core.clock import Hourglass
from hemicycle.core.player import Bot, Position
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE, Seat, State

MOST = 1_000_000  # moves; a match that is longer never ends


@dataclass(frozen=True)
class Played:
    """By seat; `slowest` are the seconds of the longest thought, which no seed determines."""

    pairing: Pairing
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    slowest: tuple[float, ...]


def play(contest: Contest, pairing: Pairing) -> Played:
    played, luck = game(contest.game), luck_of(contest, pairing)
    table = Table(
        played.start(contest.seats, contest.options)[1],
        [bot_named(played, name) for name in pairing.lineup],
        Common(luck),
        [Random(f"{luck} {pairing.kind} {name} {seat}") for seat, name in enumerate(pairing.lineup)],
        Random(f"{luck} turns"),
    )
    moves = table.play()
    outcome = table.state.outcome()
    return Played(pairing, outcome.scores, outcome.places, outcome.winners, moves, tuple(table.slowest))


def luck_of(contest: Contest, pairing: Pairing) -> str:
    """What all matches of a block share."""
    return f"{contest.seed} {pairing.block}"


class Table:
    def __init__(
        self, state: State[Any], bots: list[Bot], chance: Chance, rngs: list[Random], turns: Random
    ) -> None:
        self.state, self.bots, self.chance, self.rngs, self.turns = state, bots, chance, rngs, turns
        self.slowest = [0.0] * len(bots)
        self.glass = Hourglass()

    def play(self) -> int:
        """To the end; how many moves it took. ArithmeticError for a match that does not end."""
        for moves in range(MOST):
            seat = next_actor(self.state, self.glass, self.turns)
            if seat is None:
                return moves
            self.state.apply(seat, self.thought(seat))
        raise ArithmeticError(f"a match has not ended after {MOST} moves")

    def thought(self, seat: Seat) -> Any:
        if seat == NATURE:
            return self.chance.pick(0, self.state.choices(NATURE))
        start = perf_counter()
        action = self.bots[seat](Position(self.state, seat), self.rngs[seat])
        self.slowest[seat] = max(self.slowest[seat], perf_counter() - start)
        return action
