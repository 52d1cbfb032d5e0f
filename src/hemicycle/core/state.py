"""A game in progress: the one abstraction that every game fills in; not who sits there, nor what time it is."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from random import Random
from typing import Any, Final, Generic, Self, SupportsIndex, TypeVar

from hemicycle.core.choices import NOTHING, Action, Choices, Illegal, short
from hemicycle.core.clock import Clock
from hemicycle.core.line import Word

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

    def read(self, seat: SupportsIndex, data: object) -> A | TimeUp:
        """The action that plain data stands for, if the seat may do it; Illegal otherwise."""
        mover = index(seat)
        try:
            return self.read_possible(mover, data)
        except Illegal as refusal:
            raise self.why(mover, data, refusal) from None

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
