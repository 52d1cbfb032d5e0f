"""What a seat may know of Divide the Dollar, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat


@dataclass(frozen=True)
class Round:
    """A round that is over. `cents` are None if nobody proposed in time, a vote is None if it was not cast."""

    proposer: Seat
    cents: tuple[int, ...] | None
    votes: tuple[bool | None, ...]
    passed: bool


@dataclass(frozen=True)
class View:
    """`mine` is the viewer's own vote; of those of others only that they are cast."""

    phase: str
    round: int
    rounds: int
    proposer: Seat | None
    cents: tuple[int, ...] | None
    voted: tuple[bool, ...]
    mine: bool | None
    purses: tuple[int, ...]
    past: tuple[Round, ...]
