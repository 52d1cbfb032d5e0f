"""What a seat may know, as plain data built from nothing. Who asks and when, the rules know."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat, Seats
from hemicycle.games.ten_regions.actions import Ballot, Campaign, Draft, Purse, Strike
from hemicycle.games.ten_regions.cards import Region, Token
from hemicycle.games.ten_regions.count import CONFLICT, CONTROL, MEDIA, RALLY


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
    """A region: a row and, after a tie, a vote of each seat; who leads by votes, who takes it."""

    region: int
    rows: tuple[Row, ...]
    leaders: Seats
    winner: Seat | None
    votes: tuple[Seat | None, ...]


@dataclass(frozen=True)
class Parliament:
    """A turn's result. While tied regions are voted on it is not settled, and has no roles and points.

    `late` had not sealed their campaigns in time, `silent` not their ballots.
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
    """`lots`: whose cell was not chosen but drawn. `mine`, `draft`, `ballot`: the viewer's own."""

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
    ballot: Ballot | None
    ties: tuple[Tie, ...]
    parliaments: tuple[Parliament, ...]


def rows(
    region: int, votes: list[int], head_starts: tuple[tuple[int, ...], ...], campaigns: list[Campaign]
) -> tuple[Row, ...]:
    """How a region's votes came about: everything placed there, by name."""
    return tuple([  # TEN-8
        Row(
            head_start=starts[region],
            media=MEDIA.own * campaign.media[region],
            rallies=RALLY.own * campaign.rallies[region],
            own_loss=own_loss(region, campaign),
            losses=losses(region, seat, campaigns),
            votes=votes[seat],
        )
        for seat, (starts, campaign) in enumerate(zip(head_starts, campaigns))
    ])  # fmt: skip


def own_loss(region: int, campaign: Campaign) -> int:
    conflicts = [CONFLICT.own for strike in campaign.conflicts if strike.region == region]
    controls = [CONTROL.own for strike in campaign.controls if strike.region == region]
    return -sum(conflicts) - sum(controls)


def losses(region: int, seat: Seat, campaigns: list[Campaign]) -> tuple[Loss, ...]:
    taken: list[Loss] = []
    for by, campaign in enumerate(campaigns):
        taken += aimed(by, CONFLICT, campaign.conflicts, region, seat)
        taken += aimed(by, CONTROL, campaign.controls, region, seat)
    return tuple(taken)


def aimed(by: Seat, token: Token, strikes: tuple[Strike, ...], region: int, target: Seat) -> list[Loss]:
    hits = [strike for strike in strikes if strike.region == region and strike.target == target]
    return [Loss(by, token.kind, -token.target)] * len(hits)
