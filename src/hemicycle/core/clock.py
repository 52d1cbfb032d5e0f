"""Clocks as rules declare them, and the game time of a match without a wall clock; not what time it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf


@dataclass(frozen=True)
class Clock:
    """Runs while its name stays among `clocks()`; a new name starts anew. The first word of the name is its kind."""

    name: str
    seconds: float


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
