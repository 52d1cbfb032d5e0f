"""What has happened at one table: its entries, and what they amount to. It tells nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.core.match import Step
from hemicycle.core.report import Offer
from hemicycle.core.state import NATURE, Seat
from hemicycle.server.journal import Entry
from hemicycle.server.table import Table
from hemicycle.server.talk import offer_of


class Chronicle:
    """`moves`: all that were made, as plain data. `offers`: those made in talk since nature last dealt. `ahead`: by how
    much the last entry was later than the time when it was read, after a clock that was ahead has been set right.
    """

    def __init__(self, entries: list[Entry], time: Callable[[], int]) -> None:
        self.time = time
        self.read(entries)

    def now(self) -> int:
        """At this table, where time never goes back."""
        return self.time() + self.ahead

    def read(self, entries: list[Entry]) -> None:
        """Everything from the entries, as they were written."""
        self.entries: list[Entry] = []
        self.moves: list[tuple[Seat, Any]] = []
        self.offers: list[Offer] = []
        self.table = Table(entries[0])
        self.entries.append(entries[0])
        for entry in entries[1:]:
            self.add(entry, None)
        self.ahead = max(0, self.table.updated - self.time())

    def add(self, entry: Entry, step: Step | None) -> None:
        if offer := offer_of(entry, len(self.moves)):
            self.offers.append(offer)
        for mover, do in entry.data.get("moves", ()):
            self.moves.append((mover, do))
            if mover == NATURE and do["do"] != "TimeUp":
                self.offers = []
        self.entries.append(entry)
        self.table.fold(entry, step)
