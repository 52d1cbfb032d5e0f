"""From tokens to votes, mandates, points and winners. Pure functions: no phases, no views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Campaign, Placement
from hemicycle.games.ten_regions.rules.components import TOKENS

RULING: Final = "ruling"
OPPOSITION: Final = "opposition"
PARLIAMENT: Final = "parliament"
OUTSIDE: Final = "outside"

MEDIA, RALLY, CONFLICT, CONTROL = TOKENS

VERDICTS: Final = ("verdict-chaos", "verdict-dictatorship", "verdict-two-party", "verdict-multi-party")


def podium(scores: Sequence[int], places: int) -> list[Seat]:
    """The best, in whole groups of equals, while the places last; with nothing nobody is best."""
    best: list[Seat] = []
    for score in sorted(set(scores), reverse=True):
        equals = [seat for seat, other in enumerate(scores) if other == score]
        if score == 0 or len(best) + len(equals) > places:
            break
        best += equals
    return best


def first(scores: Sequence[int]) -> list[Seat]:
    """The best, however many share that; with nothing nobody is best."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best] if best > 0 else []


def votes(head_starts: tuple[tuple[int, ...], ...], campaigns: list[Campaign]) -> list[list[int]]:
    """Thousands by region and seat."""
    gained = [gains(starts, campaign) for starts, campaign in zip(head_starts, campaigns)]
    for campaign in campaigns:
        for strike in campaign.conflicts:  # TEN-5
            if strike.target is not None:
                gained[strike.target][strike.region] += CONFLICT.target
        for strike in campaign.controls:  # TEN-6
            if strike.target is not None:
                gained[strike.target][strike.region] += CONTROL.target
    return [[gain * (gain > 0) for gain in by_seat] for by_seat in zip(*gained)]  # TEN-8


def gains(starts: tuple[int, ...], placed: Placement) -> list[int]:
    """Thousands by region, of head starts and a party's own tokens; below 0 where these cost more."""
    media, rally = MEDIA.own, RALLY.own
    gained = [
        start + media * papers + rally * squares  # TEN-4
        for start, papers, squares in zip(starts, placed.media, placed.rallies)
    ]
    for strike in placed.conflicts:
        gained[strike.region] += CONFLICT.own  # TEN-5
    for strike in placed.controls:
        gained[strike.region] += CONTROL.own  # TEN-6
    return gained


def votes_alone(starts: tuple[int, ...], placed: Placement) -> tuple[int, ...]:
    """Thousands by region that a party has while nobody takes any from it."""
    return tuple([gain * (gain > 0) for gain in gains(starts, placed)])  # TEN-8


def elected(votes: tuple[Seat | None, ...], seats: int) -> Seat | None:
    """Whom most vote a tied region; nobody if most is shared or nothing."""
    voices = [0] * seats
    for choice in votes:
        if choice is not None:
            voices[choice] += 1
    alone = podium(voices, 1)  # TEN-9
    return alone[0] if alone else None


def mandates(winners: list[Seat | None], worth: list[int], seats: int) -> list[int]:
    """How many each seat has, from who won each region and what the region is worth."""
    won = [0] * seats
    for winner, number in zip(winners, worth):
        if winner is not None:
            won[winner] += number
    return won


def roles(mandates: list[int]) -> list[str]:
    ahead, most = podium(mandates, 2), max(mandates)  # TEN-10
    return [
        (RULING if own == most else OPPOSITION) if seat in ahead else PARLIAMENT if own else OUTSIDE
        for seat, own in enumerate(mandates)
    ]


def points(roles: list[str], all_when_nobody_rules: bool) -> list[int]:
    """Won by these roles in one turn."""
    nobody_rules = RULING not in roles and PARLIAMENT in roles  # TEN-10: three or more share first
    outside = 1 if nobody_rules and all_when_nobody_rules else 0  # TEN-10: all of them get one
    return [outside if role == OUTSIDE else 1 if role == PARLIAMENT else 2 for role in roles]


def winners(points: Sequence[int]) -> list[Seat]:
    return sorted(podium(points, 3))  # TEN-13


def places(points: Sequence[int], winners: list[Seat]) -> tuple[int, ...]:
    """Winners share place 1, others follow by points; where nobody wins, all share it."""
    if not winners:
        return (1,) * len(points)
    return tuple(
        [1 if seat in winners else place(points, winners, score) for seat, score in enumerate(points)]
    )


def place(points: Sequence[int], winners: list[Seat], own: int) -> int:
    return 1 + len([seat for seat, other in enumerate(points) if seat in winners or other > own])
