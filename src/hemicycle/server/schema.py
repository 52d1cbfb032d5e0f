"""How the journal's file is laid out, and how one of an older release is brought up to it; not what entries mean."""

from __future__ import annotations

import sqlite3
from typing import Final
from zlib import crc32

import msgspec

VERSION: Final = 2
TABLES: Final = {
    "entries": "match text not null, number integer not null, at integer not null, kind text not null, "
    "data blob not null, sum integer not null, primary key (match, number)",
    "tables": "match text primary key, status text not null, public integer not null, updated integer not null, "
    "shown blob",
    "people": "person text not null, match text not null, seat integer, host integer not null, "
    "primary key (person, match)",
}
INDEXES: Final = (
    "create index if not exists tables_by_status on tables (status, updated)",
    "create index if not exists people_by_match on people (match)",
)


class Unreadable(Exception):
    """There is no using this journal; a sentence says why."""


def prepare(connection: sqlite3.Connection) -> None:
    """Whatever it was, it is of this layout afterwards, and sound."""
    connection.create_function("checksum", 5, checksum, deterministic=True)
    sound(connection)
    version = int(connection.execute("pragma user_version").fetchone()[0])
    if version > VERSION:
        raise Unreadable(
            f"it was written by a newer Hemicycle, in layout {version}; this one knows {VERSION}"
        )
    if version < VERSION:
        connection.execute("begin immediate")
        bring_up(connection)
        connection.execute(f"pragma user_version = {VERSION}")
        connection.execute("commit")
    as_laid_out(connection)


def sound(connection: sqlite3.Connection) -> None:
    found = [row[0] for row in connection.execute("pragma quick_check(1)")]
    if found != ["ok"]:
        raise Unreadable(
            f"it is damaged ({found[0]}); go on with a copy that is whole, or with an empty folder"
        )


def bring_up(connection: sqlite3.Connection) -> None:
    """From nothing, or from layout 1, which had neither sums nor people."""
    older = columns(connection, "entries")
    for name, declared in TABLES.items():
        connection.execute(f"create table if not exists {name} ({declared}) without rowid")
    if older and "sum" not in older:
        connection.execute("alter table entries add column sum integer not null default 0")
        connection.execute("alter table tables add column shown blob")
        connection.execute("update entries set sum = checksum(match, number, at, kind, data)")
        find_people(connection)
    for index in INDEXES:
        connection.execute(index)


def find_people(connection: sqlite3.Connection) -> None:
    """Who opened a table, and who sat down at it; a table says better who is there once it is looked at."""
    query = "select match, kind, data from entries where kind in ('created', 'sat') order by match, number"
    for match, kind, text in connection.execute(query).fetchall():
        data = msgspec.json.decode(text)
        who = data["host"] if kind == "created" else data["person"]
        values = (who, match, data.get("seat"), kind == "created")
        connection.execute(
            "insert or ignore into people (person, match, seat, host) values (?, ?, ?, ?)", values
        )


def as_laid_out(connection: sqlite3.Connection) -> None:
    for name, declared in TABLES.items():
        expected = [part.split()[0] for part in declared.partition(", primary key (")[0].split(", ")]
        found = columns(connection, name)
        if found != expected:
            raise Unreadable(f"its table {name} has the columns {', '.join(found)}, which are not ours")


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in connection.execute(f"pragma table_info({table})")]


def checksum(match: str, number: int, at: int, kind: str, data: bytes | str) -> int:
    """Of an entry as it is kept, to tell whether it still is what was written."""
    text = data if isinstance(data, bytes) else data.encode()
    return crc32(f"{match} {number} {at} {kind} ".encode() + text)
