"""When a table does something for a seat whose person does not; not what."""

from __future__ import annotations

from collections.abc import Callable

from hemicycle.core.state import Seat
from hemicycle.server.table import Table

MINUTE = 60_000


def due(table: Table, away: Callable[[], dict[Seat, int]]) -> list[tuple[int, Seat]]:
    """For each seat that keeps the match waiting: when that is long enough. `away` says since when people are."""
    if table.match.paused or table.absence["policy"] == "wait":
        return []
    patience = table.absence["minutes"] * MINUTE
    since = away() if table.absence["policy"] == "bot" else table.awaited
    return [
        (since[seat] + patience, seat)
        for seat in table.awaited
        if seat in since and table.chairs[seat].acts_itself
    ]
