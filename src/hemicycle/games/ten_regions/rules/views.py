"""What a seat may know, as plain data. `view` makes what stands in it."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat, Seats
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Draft, Purse
from hemicycle.games.ten_regions.rules.components import Region, Token


@dataclass(frozen=True)
class Loss:
    """What a token of another party takes; thousands."""

    by: Seat
    kind: str
    amount: int


@dataclass(frozen=True)
class Row:
    """A party in a region: whence its votes come, where they go, what remains; thousands."""

    head_start: int
    media: int
    rallies: int
    own_loss: int
    losses: tuple[Loss, ...]
    votes: int


@dataclass(frozen=True)
class Count:
    """A region: a row and, once a tie was voted on, a vote of each seat; who leads by votes, who takes it.

    `silent` gave no vote in time.
    """

    region: int
    rows: tuple[Row, ...]
    leaders: Seats
    winner: Seat | None
    votes: tuple[Seat | None, ...]
    silent: Seats


@dataclass(frozen=True)
class Parliament:
    """A turn's result. While tied regions are voted on it is not settled, and has no roles and points.

    `late` had not sealed their campaigns in time, `silent` not given all their votes.
    """

    turn: int
    counts: tuple[Count, ...]
    mandates: tuple[int, ...]
    roles: tuple[str, ...]
    points: tuple[int, ...]
    settled: bool
    late: Seats
    silent: Seats


@dataclass(frozen=True)
class Tie:
    region: int
    leaders: Seats


@dataclass(frozen=True)
class View:
    """`lots`: whose cell was not chosen but drawn. `mine`, `draft`, `ballot`: the viewer's own; `totals` is what the
    tokens of its campaign, or else of its draft, come to by region while nobody takes votes from it. `ties` are those
    voted on now; `called` are the ballots given so far where that is done openly. `three_way_first`, `open_ties` and
    `zero_votes` were agreed on.
    """

    phase: str
    turn: int
    turns: int
    regions: tuple[Region, ...]
    cells: tuple[int | None, ...]
    lots: Seats
    cell_leanings: tuple[tuple[str, str], ...]
    head_starts: tuple[tuple[int, ...], ...]
    worth: tuple[Token, ...]
    purses: tuple[Purse, ...]
    points: tuple[int, ...]
    seals: tuple[int, ...]
    mine: Campaign | None
    draft: Draft | None
    totals: tuple[int, ...]
    ballot: Ballot | None
    ties: tuple[Tie, ...]
    called: tuple[Ballot | None, ...]
    three_way_first: str
    open_ties: bool
    zero_votes: str
    parliaments: tuple[Parliament, ...]
