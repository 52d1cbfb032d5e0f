"""What seats and nature do in Ten Regions."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat


@dataclass(frozen=True)
class Found(Action):
    """Found the party of that cell of the compass."""

    cell: int


@dataclass(frozen=True)
class Lot(Action):
    """Nature's, for a seat that did not choose in time."""

    cell: int


@dataclass(frozen=True)
class Deal(Action):
    """Nature's, for all seats."""

    cells: tuple[int, ...]


@dataclass(frozen=True)
class Strike(Action):
    """A conflict or media-control token, aimed at a party or at none."""

    region: int
    target: Seat | None


@dataclass(frozen=True)
class Placement(Action):
    """Tokens in regions; media and rallies by region."""

    media: tuple[int, ...]
    rallies: tuple[int, ...]
    conflicts: tuple[Strike, ...]
    controls: tuple[Strike, ...]


@dataclass(frozen=True)
class Campaign(Placement):
    """All tokens placed."""


@dataclass(frozen=True)
class Draft(Placement):
    """A campaign left half done."""


@dataclass(frozen=True)
class Ballot(Action):
    """For each tied region, in their order, one of the tied parties or an abstention."""

    votes: tuple[Seat | None, ...]


@dataclass(frozen=True)
class Purse:
    media: int
    rallies: int
    conflicts: int
    controls: int
