"""What can be told of a match that is over: a table with a row for each seat. What is worth telling, games know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hemicycle.core.state import Seat, Seats, State


@dataclass(frozen=True)
class Offer:
    """One of `State.offers` as it was put into talk, plain; `after` is how many moves had been made by then."""

    seat: Seat
    to: Seats | None  # whom it was said to; None: everyone
    offer: Any
    after: int


@dataclass(frozen=True)
class Column:
    """Labelled by the game's words under that key. A share is from 0 to 1; other cells are whole numbers."""

    key: str
    share: bool = False


Cell = int | float | None  # None: there is nothing to tell


@dataclass(frozen=True)
class Report:
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]  # by seat


Moves = Sequence[tuple[Seat, Any]]  # who did what, nature too
Reporter = Callable[[State[Any], Moves, Sequence[Offer]], Report]  # is given the state before the first move
