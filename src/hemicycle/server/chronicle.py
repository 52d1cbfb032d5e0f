"""What has happened at one table: its entries, and what they amount to. It tells nobody."""

from __future__ import annotations

from typing import Any

from hemicycle.core.match import Step
from hemicycle.core.report import Offer
from hemicycle.core.state import NATURE, Seat
from hemicycle.server.journal import Entry
from hemicycle.server.table import Table
from hemicycle.server.talk import offer_of


class Chronicle:
    """`moves` are all that were made, as plain data; `offers` those made in talk since nature last dealt."""

    def __init__(self, entries: list[Entry]) -> None:
        self.read(entries)

    def read(self, entries: list[Entry]) -> None:
        """Everything from the entries, as they were written."""
        self.entries: list[Entry] = []
        self.moves: list[tuple[Seat, Any]] = []
        self.offers: list[Offer] = []
        self.table = Table(entries[0])
        self.entries.append(entries[0])
        for entry in entries[1:]:
            self.add(entry, None)

    def add(self, entry: Entry, step: Step | None) -> None:
        if offer := offer_of(entry, len(self.moves)):
            self.offers.append(offer)
        for mover, do in entry.data.get("moves", ()):
            self.moves.append((mover, do))
            if mover == NATURE and do["do"] != "TimeUp":
                self.offers = []
        self.entries.append(entry)
        self.table.fold(entry, step)
