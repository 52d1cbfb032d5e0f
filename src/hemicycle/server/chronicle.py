"""What has happened at one table: its entries, and the table that they amount to. It tells nobody."""

from __future__ import annotations

from hemicycle.core.match import Step
from hemicycle.server.journal import Entry
from hemicycle.server.table import Table


class Chronicle:
    def __init__(self, entries: list[Entry]) -> None:
        self.read(entries)

    def read(self, entries: list[Entry]) -> None:
        """Everything from the entries, as they were written."""
        self.entries = entries
        self.table = Table(entries[0])
        for entry in entries[1:]:
            self.table.fold(entry)

    def add(self, entry: Entry, step: Step | None) -> None:
        self.entries.append(entry)
        self.table.fold(entry, step)
