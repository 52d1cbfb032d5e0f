"""One play of a game: moves in, clocks as the rules declare them; told the time, never asking it, and storing nothing.

A move is first tried (`move`, `time_up`, `ring` give a `Step`) and then taken (`take`), so that whoever drives the
match can write the step down in between. Times are whole milliseconds of any one clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

from hemicycle.core.chance import Chance
from hemicycle.core.choices import Illegal
from hemicycle.core.game import Game
from hemicycle.core.state import NATURE, Seat, State, TimeUp


@dataclass(frozen=True)
class Move:
    number: int  # from 1
    seat: Seat
    action: Any
    at: int


@dataclass(frozen=True)
class Step:
    """What a move leads to: itself, what NATURE adds, the state after; `since` is how many moves went before."""

    moves: tuple[Move, ...]
    state: State[Any]
    at: int
    since: int


class Match:
    """`deadlines`: for each clock that runs, when it runs out (while paused: how long it still has). `latest`: for each
    seat that has acted since nature last spoke, the number of its last move.
    """

    def __init__(
        self, game: Game, seats: SupportsIndex, given: object, chance: Chance, timed: bool = True
    ) -> None:
        self.game, self.chance, self.timed = game, chance, timed
        self.options, self.state = game.start(seats, given, timed)
        self.seats = self.state.seats
        self.moves: list[Move] = []
        self.latest: dict[Seat, int] = {}
        self.deadlines: dict[str, int] = {}
        self.paused = False

    def start(self) -> State[Any]:
        """The state before the first move, made anew."""
        return self.game.start(self.seats, self.options, self.timed)[1]

    def begin(self, now: int) -> Step:
        """NATURE's moves before anybody else's, if any."""
        return self.with_nature(now, self.state.copy(), [], len(self.moves))

    def move(self, now: int, seat: SupportsIndex, data: object, after: Step | None = None) -> Step:
        """What a seat's move, as plain data, leads to (`after` a step that is not taken yet); Illegal if it may not be
        made, or comes late.
        """
        if self.paused:
            raise Illegal("paused", "the match is paused")
        if self.due(now):
            raise Illegal("late", "the time has run out")
        mover = index(seat)
        if mover == NATURE:
            raise Illegal("not-your-turn", "nobody moves for nature")
        state = after.state if after else self.state
        return self.with_move(now, mover, state.read(mover, data), after)

    def time_up(self, now: int) -> Step | None:
        """What the clock that ran out first, if any did by now, leads to."""
        due = self.due(now)
        return self.with_move(now, NATURE, TimeUp(due[0])) if due else None

    def ring(self, now: int, clock: str) -> Step:
        """The same for a clock that is ended by hand, as an untimed table must."""
        return self.with_move(now, NATURE, self.state.read_time_up(NATURE, {"do": "TimeUp", "clock": clock}))

    def take(self, step: Step) -> None:
        """The step happens. Clocks whose names are gone stop, new names start."""
        if step.since != len(self.moves):
            raise ValueError(f"this step follows on {step.since} moves, but {len(self.moves)} were made")
        for move in step.moves:
            self.note(move)
        self.state = step.state
        self.wind(step.at)

    def note(self, move: Move) -> None:
        self.moves.append(move)
        if move.seat == NATURE:
            self.latest = {}
        else:
            self.latest[move.seat] = move.number

    def wind(self, now: int) -> None:
        if not self.timed:
            return
        start = 0 if self.paused else now
        self.deadlines = {
            clock.name: self.deadlines.get(clock.name, start + round(clock.seconds * 1000))
            for clock in self.state.clocks()
        }

    def replay(self, at: int, seat: Seat, data: object) -> None:
        """Take one move as once recorded, NATURE's too."""
        action = self.state.read(seat, data)
        self.state.apply(seat, action)
        self.note(Move(len(self.moves) + 1, seat, action, at))
        self.wind(at)

    def pause(self, now: int) -> None:
        if not self.paused:
            self.paused = True
            self.deadlines = {name: max(0, deadline - now) for name, deadline in self.deadlines.items()}

    def resume(self, now: int) -> None:
        if self.paused:
            self.paused = False
            self.deadlines = {name: left + now for name, left in self.deadlines.items()}

    def add_time(self, milliseconds: int) -> None:
        """Every running clock gets so much more."""
        self.deadlines = {name: deadline + milliseconds for name, deadline in self.deadlines.items()}

    def due(self, now: int) -> list[str]:
        """The clocks that ran out by now, the first first."""
        if self.paused:
            return []
        due = [name for name, deadline in self.deadlines.items() if deadline <= now]
        return sorted(due, key=self.deadlines.__getitem__)

    def next_deadline(self) -> int | None:
        return None if self.paused else min(self.deadlines.values(), default=None)

    def with_move(self, now: int, seat: Seat, action: Any, after: Step | None = None) -> Step:
        made = after.since + len(after.moves) if after else len(self.moves)
        state = (after.state if after else self.state).copy()
        state.apply(seat, action)
        return self.with_nature(now, state, [Move(made + 1, seat, action, now)], made)

    def with_nature(self, now: int, state: State[Any], moves: list[Move], made: int) -> Step:
        while NATURE in state.to_act():
            number = made + len(moves) + 1
            action = self.chance.pick(number, state.choices(NATURE))
            state.apply(NATURE, action)
            moves.append(Move(number, NATURE, action, now))
        return Step(tuple(moves), state, now, made)
