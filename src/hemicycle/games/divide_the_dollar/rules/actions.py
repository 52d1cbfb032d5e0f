"""What is done in Divide the Dollar. When, and by whom, the state says."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat


@dataclass(frozen=True)
class Draw(Action):
    """Nature's: who proposes in this round."""

    seat: Seat


@dataclass(frozen=True)
class Divide(Action):
    """Cents for each seat."""

    cents: tuple[int, ...]


@dataclass(frozen=True)
class Vote(Action):
    yes: bool
