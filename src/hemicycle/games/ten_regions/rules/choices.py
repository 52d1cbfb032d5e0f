"""All that seats and nature may choose from, made of actions. When they may, the state says."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.choices import Arrange, Bag, Choices, Each, Every, Make, Pick, Split
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Deal, Draft, Purse, Strike
from hemicycle.games.ten_regions.rules.components import CELLS


def a_cell(free: list[int]) -> Pick[int]:
    return Pick(free, of="cell")


def deals(seats: int, unique: bool) -> Make[Deal]:
    cells = range(len(CELLS))
    dealt: Choices[tuple[int, ...]] = Each([a_cell(list(cells))] * seats, range(seats), of="seat")
    return Make(Deal, cells=Arrange(cells, seats, of="cell") if unique else dealt)


@lru_cache(maxsize=512)
def strikes(regions: int, seats: int, seat: Seat) -> Every[Strike]:
    """Anywhere, aimed at any other party or at none."""
    rivals = [rival for rival in range(seats) if rival != seat]
    target = Pick[Seat | None]([None, *rivals], of="seat")
    return Every(Strike, region=Pick(range(regions), of="region"), target=target)  # TEN-5, TEN-6


@lru_cache(maxsize=2048)
def campaigns(purse: Purse, regions: int, seats: int, seat: Seat) -> Make[Campaign]:
    """All tokens, divided at will."""
    return Make(
        Campaign,  # TEN-3
        media=Split(purse.media, regions, of="region"),
        rallies=Split(purse.rallies, regions, of="region"),
        conflicts=Bag(strikes(regions, seats, seat), purse.conflicts),
        controls=Bag(strikes(regions, seats, seat), purse.controls),
    )


@lru_cache(maxsize=2048)
def drafts(purse: Purse, regions: int, seats: int, seat: Seat) -> Make[Draft]:
    """Some of the tokens, or none yet."""
    return Make(
        Draft,  # TEN-3
        media=Split(purse.media, regions, of="region", up_to=True),
        rallies=Split(purse.rallies, regions, of="region", up_to=True),
        conflicts=Bag(strikes(regions, seats, seat), purse.conflicts, up_to=True),
        controls=Bag(strikes(regions, seats, seat), purse.controls, up_to=True),
    )


def ballots(ties: list[int], leaders: list[list[Seat]]) -> Make[Ballot]:
    """One ballot paper for all tied regions."""
    parts = [Pick[Seat | None]([None, *leaders[region]], of="seat") for region in ties]
    return Make(Ballot, votes=Each(parts, labels=ties, of="region"))  # TEN-9
