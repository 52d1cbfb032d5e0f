"""What is agreed and remembered in Coalitions: deals, proposals, payments, rounds; plain values."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat, Seats


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
