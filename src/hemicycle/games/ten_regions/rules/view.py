"""How a region's votes came about, made for views from the campaigns that were counted."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Campaign, Strike
from hemicycle.games.ten_regions.rules.components import Token
from hemicycle.games.ten_regions.rules.count import CONFLICT, CONTROL, MEDIA, RALLY
from hemicycle.games.ten_regions.rules.views import Loss, Row


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
