"""Everything that happened at every table, in the order it happened, kept in SQLite; not what it means.

Entries are keyed by (match, number): who writes a number that is taken was not looking at the latest state, and is
refused. One thread writes: what has gathered since the last commit becomes one durable commit; then those who wait
are told.
"""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any

import msgspec

from hemicycle.server.schema import Unreadable, checksum, prepare

PAUSE = 0.0003  # seconds to wait for more, for each entry that was committed together with another
LONGEST_PAUSE = 0.003
PATIENCE = 5.0  # seconds to wait for somebody else who writes
INSERT = "insert into entries (match, number, at, kind, data, sum) values (?, ?, ?, ?, ?, ?)"
LIST = (
    "insert into tables (match, status, public, updated) values (?, ?, ?, ?) "
    "on conflict (match) do update set status = excluded.status, public = excluded.public, updated = excluded.updated"
)
SHOW = "update tables set shown = ? where match = ?"
FORGET = "delete from people where match = ?"
SEAT = "insert or replace into people (person, match, seat, host) values (?, ?, ?, ?)"


class NotSaved(Exception):
    """The entry is not in the journal, and never will be."""


class NotLatest(NotSaved):
    """Somebody else has written this number."""


class Damaged(Exception):
    """What is kept of a table is not what was written; a sentence says where."""


@dataclass(frozen=True)
class Entry:
    match: str
    number: int  # from 1
    at: int
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Listing:
    """How the lobby finds a match without reading its entries."""

    match: str
    status: str
    public: bool
    updated: int


@dataclass(frozen=True)
class Listed:
    """A table as a list may show it: `shown` is as it was noted last, if it was; the rest is of who asked."""

    match: str
    shown: bytes | None
    seat: int | None
    host: bool


Place = tuple[str, int | None, bool]  # of a person at a table: its seat, and whether it is the host
Write = tuple[str, tuple[Any, ...]]  # a statement, and what goes into it


@dataclass
class Wish:
    """Writes that are to be durable together. Nobody may wait for them."""

    writes: list[Write]
    answer: asyncio.Future[None] | None
    refusal: NotSaved | None = None


class Journal:
    """`entries`, `commits` and `seconds` count what was written, in how many commits, taking how long."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries = self.commits = self.refusals = 0
        self.seconds = 0.0
        self.queue: SimpleQueue[Wish | None] = SimpleQueue()
        self.reader = self.opened()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = Thread(target=self.write_on, name="journal", daemon=True)
        self.thread.start()

    def opened(self) -> sqlite3.Connection:
        """Its owner's alone, for it holds what is hidden until a match is over."""
        try:
            self.path.touch(mode=0o600)
            connection = connect(self.path)
            prepare(connection)
        except (sqlite3.Error, OSError, Unreadable, msgspec.MsgspecError) as error:
            raise Unreadable(f"the journal {self.path} cannot be opened: {error}") from error
        return connection

    def append(self, entry: Entry, listing: Listing | None = None) -> asyncio.Future[None]:
        """Done once the entry is durable; NotSaved when it is not and will not be."""
        loop = self.loop = asyncio.get_running_loop()
        data = msgspec.json.encode(entry.data)
        row = (entry.match, entry.number, entry.at, entry.kind, data)
        writes: list[Write] = [(INSERT, (*row, checksum(*row)))]
        if listing:
            writes.append((LIST, (listing.match, listing.status, listing.public, listing.updated)))
        wish = Wish(writes, loop.create_future())
        self.queue.put(wish)
        assert wish.answer
        return wish.answer

    def note(self, match: str, shown: bytes, people: list[Place]) -> None:
        """How lists are to show a table from now on, and whose it is. Lost with a crash, it is made again."""
        seated: list[Write] = [(SEAT, (person, match, seat, host)) for person, seat, host in people]
        self.queue.put(Wish([(SHOW, (shown, match)), (FORGET, (match,)), *seated], None))

    def close(self) -> None:
        """What was appended before is still written."""
        self.queue.put(None)
        self.thread.join()
        self.reader.close()

    def load(self, match: str) -> list[Entry]:
        """All of it, or Damaged: a match that goes on without one of its entries is another match."""
        query = "select match, number, at, kind, data, sum from entries where match = ? order by number"
        try:
            rows = self.reader.execute(query, (match,)).fetchall()
        except sqlite3.Error as error:
            raise Damaged(f"the journal cannot be read: {error}") from error
        return [as_written(number, row) for number, row in enumerate(rows, 1)]

    def exists(self, match: str) -> bool:
        return bool(self.reader.execute("select 1 from entries where match = ? limit 1", (match,)).fetchone())

    def playing(self) -> list[str]:
        """What was being played when the last server stopped."""
        return [
            match for (match,) in self.reader.execute("select match from tables where status = 'playing'")
        ]

    def listed(self, person: str, limit: int) -> list[Listed]:
        """Public tables, open or being played, the latest first."""
        query = (
            "select match, shown, seat, coalesce(host, 0) from tables "
            "left join (select * from people where person = ?) using (match) "
            "where public and status in ('open', 'playing') order by updated desc, match limit ?"
        )
        return [Listed(*row) for row in self.reader.execute(query, (person, limit))]

    def tables_of(self, person: str, limit: int) -> list[Listed]:
        """Those that somebody opened or has a seat at: first what goes on, the latest first."""
        query = (
            "select match, shown, seat, host from people join tables using (match) where person = ? "
            "order by status = 'over', updated desc, match limit ?"
        )
        return [Listed(*row) for row in self.reader.execute(query, (person, limit))]

    def write_on(self) -> None:
        connection: sqlite3.Connection | None = None
        pause = 0.0
        while batch := self.gathered(pause):
            pause = min(LONGEST_PAUSE, PAUSE * (len(batch) - 1))
            start = perf_counter()
            connection = write(connection, self.path, batch)
            self.account(batch, perf_counter() - start)
            self.tell(batch)
        if connection:
            connection.close()

    def gathered(self, pause: float) -> list[Wish]:
        """All that waits or comes within the pause, at least one; nothing when the journal closes."""
        wish = self.queue.get()
        if wish and pause:
            sleep(pause)
        batch: list[Wish] = []
        while wish:
            batch.append(wish)
            if self.queue.empty():
                return batch
            wish = self.queue.get()
        if batch:
            self.queue.put(None)
        return batch

    def account(self, batch: list[Wish], seconds: float) -> None:
        waited = [wish for wish in batch if wish.answer]
        refusals = len([wish for wish in waited if wish.refusal])
        self.refusals += refusals
        self.entries += len(waited) - refusals
        self.commits += 1
        self.seconds += seconds

    def tell(self, batch: list[Wish]) -> None:
        if self.loop is None:  # nobody has waited yet
            return
        try:
            self.loop.call_soon_threadsafe(settle, batch)
        except RuntimeError:  # the loop has ended; nobody is left to tell
            return


def settle(batch: list[Wish]) -> None:
    for wish in batch:
        if wish.answer is None or wish.answer.done():
            continue
        if wish.refusal:
            wish.answer.set_exception(wish.refusal)
        else:
            wish.answer.set_result(None)


def as_written(number: int, row: tuple[Any, ...]) -> Entry:
    match, kept, at, kind, data, told = row
    if kept != number:
        raise Damaged(f"entry {number} is missing")
    if checksum(match, kept, at, kind, data) != told:
        raise Damaged(f"entry {number} is not what was written")
    return Entry(match, number, at, kind, msgspec.json.decode(data))


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def write(connection: sqlite3.Connection | None, path: Path, batch: list[Wish]) -> sqlite3.Connection | None:
    """One commit for all; if that fails, nothing of it is kept. Gives the connection to go on with, if it is sound."""
    try:
        connection = connection or connect(path)
        commit(connection, batch)
    except sqlite3.IntegrityError as error:
        return write_apart(connection, path, batch, error)
    except (sqlite3.Error, OSError) as error:
        for wish in batch:
            wish.refusal = NotSaved(str(error))
        abandon(connection)
        return None
    return connection


def write_apart(
    connection: sqlite3.Connection | None, path: Path, batch: list[Wish], error: sqlite3.IntegrityError
) -> sqlite3.Connection | None:
    """One entry of the batch has a number that is taken: that one is refused, the others are not."""
    abandon(connection)
    connection = None
    if len(batch) == 1:
        batch[0].refusal = NotLatest(str(error))
        return connection
    for wish in batch:
        connection = write(connection, path, [wish])
    return connection


def commit(connection: sqlite3.Connection, batch: list[Wish]) -> None:
    connection.execute("begin immediate")
    for wish in batch:
        for statement, values in wish.writes:
            connection.execute(statement, values)
    connection.execute("commit")


def abandon(connection: sqlite3.Connection | None) -> None:
    """Closing rolls back; the next batch opens the journal anew."""
    if connection:
        try:
            connection.close()
        except sqlite3.Error:
            return
