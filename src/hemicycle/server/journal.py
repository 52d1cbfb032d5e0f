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

SCHEMA = """
create table if not exists entries (
    match text not null, number integer not null, at integer not null, kind text not null, data blob not null,
    primary key (match, number)
) without rowid;
create table if not exists tables (
    match text primary key, status text not null, public integer not null, updated integer not null
) without rowid;
create index if not exists tables_by_status on tables (status, updated);
"""
PAUSE = 0.0003  # seconds to wait for more, for each entry that was committed together with another
LONGEST_PAUSE = 0.003
PATIENCE = 5.0  # seconds to wait for somebody else who writes
INSERT = "insert into entries values (?, ?, ?, ?, ?)"
UPSERT = "insert or replace into tables values (?, ?, ?, ?)"


class NotSaved(Exception):
    """The entry is not in the journal, and never will be."""


class NotLatest(NotSaved):
    """Somebody else has written this number."""


class Unreadable(Exception):
    """There is no using this journal; a sentence says why."""


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


@dataclass
class Wish:
    """An entry, waiting to be durable."""

    row: tuple[Any, ...]
    listing: Listing | None
    answer: asyncio.Future[None]
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
            connection.executescript(SCHEMA)
        except (sqlite3.Error, OSError) as error:
            raise Unreadable(f"the journal {self.path} cannot be opened: {error}") from error
        return connection

    def append(self, entry: Entry, listing: Listing | None = None) -> asyncio.Future[None]:
        """Done once the entry is durable; NotSaved when it is not and will not be."""
        loop = self.loop = asyncio.get_running_loop()
        row = (entry.match, entry.number, entry.at, entry.kind, msgspec.json.encode(entry.data))
        wish = Wish(row, listing, loop.create_future())
        self.queue.put(wish)
        return wish.answer

    def close(self) -> None:
        """What was appended before is still written."""
        self.queue.put(None)
        self.thread.join()
        self.reader.close()

    def load(self, match: str) -> list[Entry]:
        rows = self.reader.execute("select * from entries where match = ? order by number", (match,))
        return [
            Entry(match, number, at, kind, msgspec.json.decode(data))
            for match, number, at, kind, data in rows
        ]

    def playing(self) -> list[str]:
        """What was being played when the last server stopped."""
        return [
            match for (match,) in self.reader.execute("select match from tables where status = 'playing'")
        ]

    def listed(self, limit: int) -> list[str]:
        """Public tables, open or being played, the latest first."""
        query = "select match from tables where public and status in ('open', 'playing') order by updated desc limit ?"
        return [match for (match,) in self.reader.execute(query, (limit,))]

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
        refusals = sum(1 for wish in batch if wish.refusal)
        self.refusals += refusals
        self.entries += len(batch) - refusals
        self.commits += 1
        self.seconds += seconds

    def tell(self, batch: list[Wish]) -> None:
        assert self.loop is not None
        try:
            self.loop.call_soon_threadsafe(settle, batch)
        except RuntimeError:  # the loop has ended; nobody is left to tell
            return


def settle(batch: list[Wish]) -> None:
    for wish in batch:
        if wish.answer.done():
            continue
        if wish.refusal:
            wish.answer.set_exception(wish.refusal)
        else:
            wish.answer.set_result(None)


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
    connection.executemany(INSERT, [wish.row for wish in batch])
    listings = [wish.listing for wish in batch if wish.listing]
    connection.executemany(
        UPSERT, [(each.match, each.status, each.public, each.updated) for each in listings]
    )
    connection.execute("commit")


def abandon(connection: sqlite3.Connection | None) -> None:
    """Closing rolls back; the next batch opens the journal anew."""
    if connection:
        try:
            connection.close()
        except sqlite3.Error:
            return
