"""A game in progress: the one abstraction that every game fills in; not who sits there, nor what time it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from hemicycle.core.choices import NOTHING, Action, Choices, Illegal, short

A = TypeVar("A")
Seat = int
Seats = tuple[int, ...]

NATURE: Final = 1000  # shuffles, and speaks for the clocks; no index by mistake, as -1 would be
HOST: Final = 1001  # runs the table, at it or beside it: a teacher, a bank


@dataclass(frozen=True)
class TimeUp(Action):
    """NATURE's word that a clock has run out."""

    clock: str


@dataclass(frozen=True)
class Clock:
    """Runs while its name stays among `clocks()`; a new name starts anew. The first word of the name is its kind."""

    name: str
    seconds: float


@dataclass(frozen=True)
class Talk:
    """Who may talk to whom: a seat to everyone, to one other, to a group of others."""

    everyone: bool = True
    pairs: bool = True
    groups: bool = True


OPEN: Final = Talk()
SHUT: Final = Talk(everyone=False, pairs=False, groups=False)


@dataclass(frozen=True)
class Outcome:
    """How a match ends, or stands while unfinished. `places` start at 1 and are shared by equals."""

    winners: Seats
    places: tuple[int, ...]
    scores: tuple[int, ...]
    verdict: str  # the key of its sentence; "" while unfinished


@dataclass(frozen=True)
class Name:
    """What stands in a sentence for a thing of the game, as Name("region", 3): `State.names` says how it is called."""

    of: str
    at: int


@dataclass(frozen=True)
class Line:
    """A sentence by its key in the game's words. Arguments are numbers, texts, names, lines, or tuples of these."""

    key: str
    args: dict[str, Any]


Word = Line | str  # how a thing is called: by a key, or as a custom map spells it


class State(Generic[A]):
    """Fields are plain data. Only `apply` changes them."""

    seats: int

    def to_act(self) -> Seats:
        """Who may act now. Nobody, and no clock: the game is over."""
        raise NotImplementedError

    def awaited(self) -> Seats:
        """Of these, whom the game waits for; who has sealed may still replace it and is not waited for."""
        return self.to_act()

    def sealed(self) -> Seats:
        """Whose move lies sealed now, to be opened together with those of others."""
        return ()

    def choices(self, seat: Seat) -> Choices[A]:
        """What that seat, one of `to_act`, may do; good until the next `apply`. NATURE picks uniformly.

        Empty only for a seat that is not awaited, where nobody is to see that it can do nothing now.
        """
        raise NotImplementedError

    def drafts(self, seat: Seat) -> Choices[A]:
        """What that seat, one of `to_act`, may leave half done, to count only if its time runs out."""
        return NOTHING

    def orders(self) -> Choices[A]:
        """What the HOST may order at any time, as the next pack of cards from a bank; never needed to go on."""
        return NOTHING

    def offers(self, seat: Seat) -> Choices[A]:
        """What the seat may offer in talk, as plain as an action. It binds nobody and never reaches the state."""
        return NOTHING

    def apply(self, seat: Seat, action: A | TimeUp) -> None:
        """Carry out, in place, an action from `choices(seat)`, `drafts(seat)` or the time's. Trusts its caller."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Any:
        """All that the seat may know, or a bystander (None): a frozen dataclass of plain data, built from nothing."""
        raise NotImplementedError

    def names(self) -> dict[str, tuple[Word, ...]]:
        """How things are called, by kind ("seat", "region" …) and number; known to all."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """The result; the standing while unfinished."""
        raise NotImplementedError

    def clocks(self) -> tuple[Clock, ...]:
        return ()

    def talk(self) -> Talk:
        return OPEN

    def host_sees_all(self) -> bool:
        """Whether the HOST sees every seat's view, as all are then told."""
        return False

    def copy(self) -> Self:
        raise NotImplementedError

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        """A random state that this seat cannot tell from the real one: equal view, choices, drafts and clocks."""
        raise NotImplementedError

    def over(self) -> bool:
        return not self.to_act() and not self.clocks()

    def legal(self, seat: Seat, action: object) -> bool:
        if isinstance(action, TimeUp):
            return seat == NATURE and action.clock in [clock.name for clock in self.clocks()]
        if seat == HOST:
            return action in self.orders()
        return seat in self.to_act() and (action in self.choices(seat) or action in self.drafts(seat))

    def read(self, seat: Seat, data: object) -> A | TimeUp:
        """The action that plain data stands for, if the seat may do it; Illegal otherwise."""
        try:
            return self.read_possible(seat, data)
        except Illegal as refusal:
            raise self.why(seat, data, refusal) from None

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        """The refusal of what a seat tried, said better where the rules can."""
        return refusal

    def read_possible(self, seat: Seat, data: object) -> A | TimeUp:
        if isinstance(data, dict) and data.get("do") == "TimeUp":
            return self.read_time_up(seat, data)
        if seat == HOST:
            return self.orders().read(data)
        if seat not in self.to_act():
            raise Illegal("not-your-turn", "it is not for this seat to act now")
        try:
            return self.choices(seat).read(data)
        except Illegal as refusal:
            try:
                return self.drafts(seat).read(data)
            except Illegal as other:
                raise (other if len(other.at) > len(refusal.at) else refusal) from None

    def read_time_up(self, seat: Seat, data: dict[str, Any]) -> TimeUp:
        for clock in self.clocks():
            if seat == NATURE and data == {"do": "TimeUp", "clock": clock.name}:
                return TimeUp(clock.name)
        raise Illegal("no-such-clock", "no such clock is running")

    def play(self, seat: Seat, action: A | TimeUp) -> Self:
        """The state after a move from outside: checked, and this state untouched."""
        if not self.legal(seat, action):
            raise Illegal("illegal", f"seat {seat} may not {short(action)}")
        after = self.copy()
        after.apply(seat, action)
        return after


class Clocks:
    """Those of a kind by their numbers, made once and kept, each for when it alone runs; none without a limit."""

    def __init__(self, kind: str, seconds: int | None) -> None:
        self.kind, self.seconds = kind, seconds
        self.made: list[tuple[Clock, ...]] = []

    def at(self, number: int) -> tuple[Clock, ...]:
        while number >= len(self.made):
            self.made.append(self.make(len(self.made)))
        return self.made[number]

    def make(self, number: int) -> tuple[Clock, ...]:
        return () if self.seconds is None else (Clock(f"{self.kind} {number}", self.seconds),)


@lru_cache(maxsize=256)
def clocks(kind: str, seconds: int | None) -> Clocks:
    return Clocks(kind, seconds)


class Hourglass:
    """The clocks of a match without a wall clock: game time is what its moves take."""

    def __init__(self) -> None:
        self.time = 0.0
        self.running: tuple[Clock, ...] = ()
        self.deadlines: list[float] = []  # of these
        self.first, self.deadline = "", inf

    def pass_by(self, seconds: float, clocks: tuple[Clock, ...]) -> str | None:
        """Let so much time pass with these clocks running; the name of the one that has run out first."""
        start = self.time
        self.time = start + seconds
        if clocks is not self.running:
            self.turn(start, clocks)
        return self.first if self.deadline <= self.time else None

    def turn(self, now: float, clocks: tuple[Clock, ...]) -> None:
        """From now on these clocks run, some of them since earlier."""
        deadlines = [self.deadline_of(clock, now) for clock in clocks]
        self.first, self.deadline = "", inf
        for clock, deadline in zip(clocks, deadlines):
            if deadline < self.deadline:
                self.first, self.deadline = clock.name, deadline
        self.running, self.deadlines = clocks, deadlines

    def deadline_of(self, clock: Clock, now: float) -> float:
        """A clock that runs already keeps its own."""
        for known, deadline in zip(self.running, self.deadlines):
            if known.name == clock.name:
                return deadline
        return now + clock.seconds


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
