"""Phases: what a match waits for, and what it does with what comes; not the match itself, and not who sits there.

A phase owns everything that happens while the match waits in one way: who may act, what they may do, what comes of an
action, what happens when its clock runs out. `take` and `time_up` change the match's parts and return the phase that
follows, which is the same one as long as the match goes on waiting in this way. Where it is not for a phase to say
what follows, as when an election is over and the next country comes, it returns None: the course of the match decides.
So phases need not know each other.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, Self, TypeVar

from hemicycle.core.choices import NOTHING, Choices
from hemicycle.core.clock import Clock
from hemicycle.core.state import OPEN, Seat, Seats, State, Talk, TimeUp

M = TypeVar("M")  # the parts of a match: its board, hands, agenda …
A = TypeVar("A")


class Phase(Generic[M, A]):
    """A phase with fields of its own that change has a `copy` of its own."""

    name: str  # as in views
    acting: Seats  # who may act
    ticking: tuple[Clock, ...]

    def awaited(self) -> Seats:
        """Of those who may act, the seats that the game waits for."""
        return self.acting

    def sealed(self) -> Seats:
        return ()

    def talk(self) -> Talk:
        return OPEN

    def choices(self, match: M, seat: Seat) -> Choices[A]:
        raise NotImplementedError

    def drafts(self, match: M, seat: Seat) -> Choices[A]:
        return NOTHING

    def offers(self, match: M, seat: Seat) -> Choices[A]:
        return NOTHING

    def take(self, match: M, seat: Seat, action: A) -> Phase[M, A] | None:
        """Carry out an action of a seat, or NATURE's; the phase that follows."""
        raise NotImplementedError

    def time_up(self, match: M, clock: str) -> Phase[M, A] | None:
        """What happens when that clock runs out; the phase that follows."""
        raise NotImplementedError

    def suppose(self, match: M, seat: Seat | None, rng: Random) -> None:
        """In a match that this seat imagines: what it cannot see of the phase itself is anything that it could be."""

    def copy(self) -> Self:
        return self


class Phased(State[A], Generic[M, A]):
    """A state made of the parts of a match and the phase it is in."""

    match: M
    phase: Phase[M, A]

    def to_act(self) -> Seats:
        return self.phase.acting

    def awaited(self) -> Seats:
        return self.phase.awaited()

    def sealed(self) -> Seats:
        return self.phase.sealed()

    def clocks(self) -> tuple[Clock, ...]:
        return self.phase.ticking

    def talk(self) -> Talk:
        return self.phase.talk()

    def choices(self, seat: Seat) -> Choices[A]:
        return self.phase.choices(self.match, seat)

    def drafts(self, seat: Seat) -> Choices[A]:
        return self.phase.drafts(self.match, seat)

    def offers(self, seat: Seat) -> Choices[A]:
        return self.phase.offers(self.match, seat)

    def apply(self, seat: Seat, action: A | TimeUp) -> None:
        if isinstance(action, TimeUp):
            following = self.phase.time_up(self.match, action.clock)
        else:
            following = self.phase.take(self.match, seat, action)
        self.phase = self.course() if following is None else following

    def course(self) -> Phase[M, A]:
        """What comes next where a phase does not say."""
        raise NotImplementedError


class Sealing(Phase[M, A]):
    """All these seats answer unseen, and may replace what they sealed until the last is in; then all are opened.

    `ask` gives the choices of a seat; `open` is given the moves by seat, None for who was silent when the time ran
    out, and says what follows.
    """

    def __init__(
        self,
        name: str,
        seats: Seats,
        ticking: tuple[Clock, ...],
        ask: Callable[[M, Seat], Choices[A]],
        open: Callable[[M, dict[Seat, A | None]], Phase[M, A] | None],  # noqa: A002
    ) -> None:
        self.name, self.acting, self.ticking, self.ask, self.open = name, seats, ticking, ask, open
        self.moves: dict[Seat, A | None] = dict.fromkeys(seats)

    def awaited(self) -> Seats:
        return tuple([seat for seat in self.acting if self.moves[seat] is None])

    def sealed(self) -> Seats:
        return tuple([seat for seat in self.acting if self.moves[seat] is not None])

    def choices(self, match: M, seat: Seat) -> Choices[A]:
        return self.ask(match, seat)

    def take(self, match: M, seat: Seat, action: A) -> Phase[M, A] | None:
        self.moves[seat] = action
        return self if self.awaited() else self.open(match, self.moves)

    def time_up(self, match: M, clock: str) -> Phase[M, A] | None:
        return self.open(match, self.moves)

    def suppose(self, match: M, seat: Seat | None, rng: Random) -> None:
        """Others may have sealed anything."""
        for other in self.sealed():
            if other != seat:
                self.moves[other] = self.choices(match, other).pick(rng)

    def copy(self) -> Self:
        twin = type(self)(self.name, self.acting, self.ticking, self.ask, self.open)
        twin.moves = dict(self.moves)
        return twin
