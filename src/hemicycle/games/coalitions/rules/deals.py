"""What is agreed and remembered in Coalitions: deals, proposals, turns, payments, rounds; plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hemicycle.core.state import Seat, Seats

# What came of a turn.
PASSED: Final = "passed"
ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
VOID: Final = "void"  # the period ended before all had answered

# What ended the bargaining of a round.
TIME: Final = "time"
TURNS: Final = "turns"
PASSES: Final = "passes"
READY: Final = "ready"
BANK: Final = "bank"


@dataclass(frozen=True)
class Deal:
    """A government and its division of the pool; members in the order of their seats."""

    members: Seats
    shares: tuple[int, ...]


@dataclass(frozen=True)
class Proposal:
    """What is being answered; without a deal it is to clear the table."""

    number: int
    by: Seat
    deal: Deal | None


@dataclass(frozen=True)
class Turn:
    """One that is over. Without a proposal its player passed."""

    round: int
    number: int
    by: Seat
    proposal: Proposal | None
    answers: tuple[bool | None, ...]  # by seat; None of who was not asked, or silent
    outcome: str
    late: bool  # a clock ended it


@dataclass(frozen=True)
class Payment:
    round: int
    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True)
class Round:
    """One that is over. Without a deal the pool stayed."""

    number: int
    public: bool
    mandates: tuple[int, ...]  # by seat; 0 for who is out
    pool: int
    turns: int
    deal: Deal | None
    closed: str  # what ended the bargaining
    silent: Seats  # in private, who handed in no ballot


@dataclass(frozen=True)
class Limit:
    """How long clocks of a kind run from the next one on."""

    clock: str
    seconds: int | None
