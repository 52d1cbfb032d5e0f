"""A match once more, from its first step: as one seat saw it, as everybody did, or unveiled. It is worked out anew from
the journal's entries, by what told it the first time.
"""

from __future__ import annotations

from typing import Any

from hemicycle.server.journal import Entry
from hemicycle.server.sight import Encoder, Scene, hands
from hemicycle.server.stream import Stream, Told
from hemicycle.server.table import BYSTANDER, Role, Table
from hemicycle.server.wire import Refused


class Unveiled(Stream):
    """What a bystander sees and, as `unveiled`, what each seat does."""

    def __init__(self, table: Table, reader: Role) -> None:
        super().__init__(BYSTANDER, table, Encoder(), reader)
        self.hands: list[Any] = []

    def changed_sight(self, table: Table, entry: Entry, scene: Scene) -> Told:
        told = super().changed_sight(table, entry, scene)
        before, self.hands = (
            self.hands,
            hands(table),
        )
        if self.hands != before:
            told = told | {"view": told.get("view", {}) | {"unveiled": self.hands}}
        return told

    def whole_sight(self) -> dict[str, Any]:
        whole = super().whole_sight()
        return whole | {"view": whole["view"] | {"unveiled": self.hands}}


def replayed(entries: list[Entry], whose: Role | None, reader: Role) -> Told:
    """The snapshot at the start and all events since; unveiled if `whose` is None."""
    table = Table(entries[0])
    stream = Unveiled(table, reader) if whose is None else Stream(whose, table, Encoder(), reader)
    events: list[Told] = []
    snapshot: Told | None = None
    for entry in entries[1:]:
        table.fold(entry)
        event = stream.event(table, entry, Scene(table), nobody(table))
        if entry.kind == "started":
            snapshot = opening(stream, entry, table)
        elif event and snapshot:
            events.append(event)
    if snapshot is None:
        raise Refused(409, "not-started", "this match has not begun, so there is nothing to replay")
    return {"snapshot": snapshot, "events": events}


def opening(stream: Stream, entry: Entry, table: Table) -> Told:
    """Events keep the numbers they had at the table, so that what is said of a moment there holds here."""
    snapshot = stream.snapshot(entry.at, nobody(table))
    return snapshot | {"log": stream.log[:], "talk": stream.talk[:]}


def nobody(table: Table) -> Any:
    return lambda: [False] * len(table.chairs)


def whose(table: Table, asked: str, role: Role) -> Role | None:
    """The role that was asked for, if whoever asks may see it; None for all."""
    if asked == "none":
        return BYSTANDER
    if asked != "all" and not (asked.isdecimal() and int(asked) < len(table.chairs)):
        raise Refused(400, "no-such-seat", "seat is the number of one, or none, or all")
    if not table.over and asked != str(role):
        raise Refused(
            403, "not-your-seat", "while a match is played, a replay shows only what you saw yourself"
        )
    return None if asked == "all" else int(asked)
