"""What happens in a match of Koalition that its table and pad do not keep."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.event import Event
from hemicycle.core.state import Seat


@dataclass(frozen=True)
class Struck(Event):
    """A player has refused somebody's proposal, or withdrawn his own (KOA-21)."""

    by: Seat
    proposer: Seat
