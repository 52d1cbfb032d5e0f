"""Events: what happened in a match, noted by its rules while it happens; not how it is said.

A game keeps a `Chronicle` among the parts of its state, notes events in `apply`, and shows each seat in its view, as
`happened`, those that it may know. So logs and pages tell what happened, and guess nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final

from hemicycle.core.choices.action import Tagged
from hemicycle.core.state import Seat, Seats

MOST: Final = 400  # events of a turn; a longer one is kept as if it were several


class Event(Tagged):
    """Something that happened, in the past tense. Every event is a frozen dataclass of plain fields, and this."""

    tag: ClassVar[str] = "event"


@dataclass(frozen=True)
class Happened:
    """An event with its number, counted from 1 among those that the viewer may know: no gap tells of others."""

    number: int
    what: Event


@lru_cache(maxsize=1 << 13)
def numbered(number: int, event: Event) -> Happened:
    return Happened(number, event)


Noted = tuple[Event, Seats | None]  # with who may know it: None for everybody


class Chronicle:
    """The events of the turn that is on and of the turn before it."""

    def __init__(self, seats: int) -> None:
        self.turn: list[Noted] = []
        self.turn_before: list[Noted] = []
        self.public = 0  # events ever noted before everybody
        self.private = [0] * seats  # and only before some, by seat

    def copy(self) -> Chronicle:
        twin = Chronicle(0)
        twin.turn, twin.turn_before = self.turn[:], self.turn_before
        twin.public, twin.private = self.public, self.private[:]
        return twin

    def note(self, event: Event, only: Seats | None = None) -> None:
        """It has happened, before everybody or `only` before these seats."""
        if only is None:
            self.public += 1
        else:
            for seat in only:
                self.private[seat] += 1
        self.turn.append((event, only))
        if len(self.turn) == MOST:
            self.begin_turn()

    def begin_turn(self) -> None:
        """What happened before the turn that ends is forgotten."""
        self.turn_before, self.turn = self.turn, []

    def known_to(self, seat: Seat | None) -> tuple[Happened, ...]:
        """What the seat, or a bystander (None), may know, the latest last."""
        events = [event for event, only in self.turn_before if only is None or seat in only]
        events += [event for event, only in self.turn if only is None or seat in only]
        first = 1 + self.ever_known_to(seat) - len(events)
        return tuple([numbered(number, event) for number, event in enumerate(events, first)])

    def ever_known_to(self, seat: Seat | None) -> int:
        """How many."""
        return self.public if seat is None else self.public + self.private[seat]

    def as_known_to(self, seat: Seat | None) -> Chronicle:
        """For a world that the seat imagines: nothing that it does not know has happened there."""
        twin = Chronicle(len(self.private))
        twin.turn = [noted for noted in self.turn if may_know(noted, seat)]
        twin.turn_before = [noted for noted in self.turn_before if may_know(noted, seat)]
        twin.public = self.ever_known_to(seat)
        return twin


def may_know(noted: Noted, seat: Seat | None) -> bool:
    _, only = noted
    return only is None or seat in only


def news(before: Any, after: Any) -> list[Event]:
    """What the later of two views of one seat tells and the earlier (None: nothing was seen yet) did not."""
    known = before.happened[-1].number if before is not None and before.happened else 0
    return [happened.what for happened in after.happened if happened.number > known]
