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
    """The events of the turn that is on and of the turn before it, and how many each seat has seen before these."""

    def __init__(self, seats: int) -> None:
        self.turn: list[Noted] = []
        self.turn_before: list[Noted] = []
        self.gone = [0] * (seats + 1)  # by seat; the last for bystanders

    def copy(self) -> Chronicle:
        twin = Chronicle(0)
        twin.turn, twin.turn_before, twin.gone = self.turn[:], self.turn_before, self.gone[:]
        return twin

    def note(self, event: Event, only: Seats | None = None) -> None:
        """It has happened, before everybody or `only` before these seats."""
        self.turn.append((event, only))
        if len(self.turn) == MOST:
            self.begin_turn()

    def begin_turn(self) -> None:
        """What happened before the turn that ends is forgotten."""
        for viewer in range(len(self.gone)):
            self.gone[viewer] += len(self.seen(self.turn_before, viewer))
        self.turn_before, self.turn = self.turn, []

    def known_to(self, seat: Seat | None) -> tuple[Happened, ...]:
        """What the seat, or a bystander, may know, the latest last."""
        viewer = len(self.gone) - 1 if seat is None else seat
        events = [*self.seen(self.turn_before, viewer), *self.seen(self.turn, viewer)]
        return tuple([numbered(number, event) for number, event in enumerate(events, self.gone[viewer] + 1)])

    def seen(self, noted: list[Noted], viewer: int) -> list[Event]:
        return [event for event, only in noted if only is None or viewer in only]

    def as_known_to(self, seat: Seat | None) -> Chronicle:
        """For a world that the seat imagines: nothing that it does not know has happened there."""
        twin, viewer = Chronicle(0), len(self.gone) - 1 if seat is None else seat
        twin.turn = [noted for noted in self.turn if may_know(noted, viewer)]
        twin.turn_before = [noted for noted in self.turn_before if may_know(noted, viewer)]
        twin.gone = [self.gone[viewer]] * len(self.gone)
        return twin


def may_know(noted: Noted, viewer: int) -> bool:
    _, only = noted
    return only is None or viewer in only


def news(before: Any, after: Any) -> list[Event]:
    """What the later of two views of one seat tells and the earlier (None: nothing was seen yet) did not."""
    known = before.happened[-1].number if before is not None and before.happened else 0
    return [happened.what for happened in after.happened if happened.number > known]
