"""The numbered events of one role at one table; not who watches them.

An entry of the journal is an event of a role only if the role may see some of it, so numbers have no gaps that
could tell of hidden moves. Streams are worked out from the journal alone: after a restart they are the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from hemicycle.server.answers import TableShown
from hemicycle.server.journal import Entry
from hemicycle.server.sight import Encoder, Scene, Sight, changes
from hemicycle.server.table import Role, Said, Table
from hemicycle.server.wire import encode, frame

KEPT = 256  # events that a client may have missed and still go on; after more it gets a snapshot
Told = dict[str, Any]
Here = Callable[[], list[bool]]  # of each seat, whether somebody is there


class Stream:
    """`entries` are the numbers of the entries that were events, in order. Talk is that which `reader` may read."""

    def __init__(self, role: Role, table: Table, encoder: Encoder, reader: Role | None = None) -> None:
        self.role, self.encoder = role, encoder
        self.reader = role if reader is None else reader
        self.entries: list[int] = []
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        self.sight = Sight(table, role, Scene(table))
        self.looks, self.table = table.looks, table.show(role)
        self.heard = 0
        self.log: list[Raw] = []
        self.talk: list[Told] = []

    @property
    def n(self) -> int:
        return len(self.entries)

    def follow(self, table: Table, entry: Entry, scene: Scene, here: Here) -> bytes | None:
        """The frame for what the role sees of an entry that the table has just folded."""
        event = self.event(table, entry, scene, here)
        if event is None:
            return None
        told = frame(encode(event))
        self.kept.append(told)
        return told

    def event(self, table: Table, entry: Entry, scene: Scene, here: Here) -> Told | None:
        told = {} if entry.kind == "talk" else self.changed_sight(table, entry, scene)
        if table.looks != self.looks:
            told |= self.changed_table(table, here)
        if len(table.said) != self.heard and (said := self.overheard(table)):
            told["talk"] = said
        if not told:
            return None
        self.entries.append(entry.number)
        return {"type": "event", "n": self.n, "at": entry.at, "now": entry.at, **told}

    def changed_sight(self, table: Table, entry: Entry, scene: Scene) -> Told:
        before = self.sight
        self.sight = Sight(table, self.role, scene, before)
        told: Told = changes(before, self.sight, self.encoder)
        if lines := self.lines(table, before, told):
            told["log"] = self.encoder.of("log", lines)
            self.log.append(Raw(encode({"n": self.n + 1, "at": entry.at, "lines": told["log"]})))
        return told

    def lines(self, table: Table, before: Sight, told: Told) -> list[Any]:
        """The log is a function of views, so it says nothing that they do not."""
        if "view" in told or "view" in told.get("sight", ()):
            return table.game.tell(before.view, self.sight.view)
        return []

    def changed_table(self, table: Table, here: Here) -> Told:
        before, self.table, self.looks = self.table, table.show(self.role), table.looks
        return {} if self.table == before else {"table": present(self.table, here)}

    def overheard(self, table: Table) -> list[Told]:
        new, self.heard = table.said[self.heard :], len(table.said)
        said = [self.as_told(each) for each in new if each.readable(self.reader)]
        self.talk.extend(said)
        return said

    def as_told(self, said: Said) -> Told:
        told = {"n": self.n + 1, "at": said.at, "from": said.seat, "to": said.to, "text": said.text}
        return told if said.offer is None else told | {"offer": said.offer}

    def snapshot(self, now: int, here: Here) -> Told:
        table = present(self.table, here)
        told = {"sight": self.whole_sight(), "log": self.log, "talk": self.talk, "table": table}
        return {"type": "snapshot", "n": self.n, "now": now} | told

    def whole_sight(self) -> dict[str, Any]:
        return self.sight.whole(self.encoder)

    def since(self, after: int) -> list[bytes] | None:
        """The events that came after event `after`; None if too many did, or fewer than that were ever sent."""
        missing = self.n - after
        if not 0 <= missing <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - missing :]

    def number_at(self, entry: int) -> int:
        """How many events there had been when that entry was told."""
        return bisect_right(self.entries, entry)


def present(table: TableShown, here: Here) -> TableShown:
    chairs = [replace(chair, here=is_here) for chair, is_here in zip(table.seats, here())]
    return replace(table, seats=chairs)


class Following:
    """The stream of a role, being worked out from the entries of its table."""

    def __init__(self, role: Role, created: Entry, here: Here) -> None:
        self.table, self.here = Table(created), here
        self.stream = Stream(role, self.table, Encoder())
        self.at = 1  # the next entry

    def go_on(self, entries: Sequence[Entry], seconds: float = inf) -> None:
        """So long, or to the last."""
        end = monotonic() + seconds
        while self.at < len(entries) and monotonic() < end:
            entry = entries[self.at]
            self.table.fold(entry)
            self.stream.follow(self.table, entry, Scene(self.table), self.here)
            self.at += 1


def followed(role: Role, entries: Sequence[Entry], here: Here) -> Stream:
    """The stream of a role from all entries of its table so far."""
    following = Following(role, entries[0], here)
    following.go_on(entries)
    return following.stream
