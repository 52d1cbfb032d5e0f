"""Entries are durable together, refused together, and a number is taken once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import pytest

from hemicycle.server import journal as journals
from hemicycle.server.journal import Entry, Journal, Listing, NotLatest, NotSaved
from hemicycle.server.schema import Unreadable


def entry(number: int, match: str = "AAAAAA", size: int = 10) -> Entry:
    return Entry(match, number, number, "talk", {"text": "x" * size})


def test_what_gathers_is_one_commit(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        await asyncio.gather(*[journal.append(entry(number)) for number in range(1, 501)])
        assert journal.entries == 500
        assert journal.commits < 100
        assert journal.load("AAAAAA") == [entry(number) for number in range(1, 501)]
        journal.close()

    asyncio.run(write())


def test_a_number_is_taken_once_and_others_are_not_disturbed(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        wishes = [journal.append(entry(1, match)) for match in ("AAAAAA", "BBBBBB", "AAAAAA", "CCCCCC")]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), NotLatest, type(None)]
        assert [len(journal.load(match)) for match in ("AAAAAA", "BBBBBB", "CCCCCC")] == [1, 1, 1]
        journal.close()

    asyncio.run(write())


def test_the_index_is_written_with_its_entry(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        await journal.append(entry(1), Listing("AAAAAA", "playing", True, 5))
        await journal.append(entry(1, "BBBBBB"), Listing("BBBBBB", "open", True, 6))
        await journal.append(entry(1, "CCCCCC"), Listing("CCCCCC", "over", True, 7))
        assert journal.playing() == ["AAAAAA"]
        assert [each.match for each in journal.listed("", 9)] == ["BBBBBB", "AAAAAA"]
        journal.close()

    asyncio.run(write())


def test_what_was_appended_is_written_before_the_journal_closes(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        for number in range(1, 50):
            journal.append(entry(number))
        journal.close()

    asyncio.run(write())
    journal = Journal(tmp_path / "journal.sqlite")
    assert len(journal.load("AAAAAA")) == 49
    journal.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 2 MB."""
    if (
        os.geteuid() != 0
        or run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", tmp_path], check=False).returncode
    ):
        pytest.skip("only root may mount a small disk")
    yield tmp_path
    run(["umount", "-l", tmp_path], check=True)


async def filled(journal: Journal) -> int:
    """The last entry that was saved."""
    for number in range(2, 400):
        try:
            await journal.append(entry(number, size=20_000))
        except NotSaved:
            return number - 1
    raise AssertionError("the disk does not fill")


def test_a_full_disk_refuses_and_recovers(small_disk: Path) -> None:
    async def write() -> None:
        journal = Journal(small_disk / "journal.sqlite")
        await journal.append(entry(1))
        filler = small_disk / "filler"
        try:
            filler.write_bytes(b"x" * 4_000_000)
        except OSError:
            assert filler.stat().st_size
        written = await filled(journal)
        for _ in range(3):
            with pytest.raises(NotSaved):
                await journal.append(entry(written + 1, size=200_000))
        filler.unlink()
        await journal.append(entry(written + 1, size=20_000))
        assert [each.number for each in journal.load("AAAAAA")] == list(range(1, written + 2))
        journal.close()

    asyncio.run(write())


def test_a_journal_that_somebody_holds_refuses_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "PATIENCE", 0.05)

    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        holder = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
        holder.execute("begin exclusive")
        with pytest.raises(NotSaved, match="locked"):
            await journal.append(entry(1))
        holder.execute("rollback")
        holder.close()
        await journal.append(entry(1))
        assert len(journal.load("AAAAAA")) == 1
        journal.close()

    asyncio.run(write())


def test_a_journal_is_its_owners(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        await journal.append(entry(1))
        assert modes(tmp_path) == {f"journal.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}
        journal.close()

    asyncio.run(write())


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_a_journal_that_is_none_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").write_bytes(b"This is a letter, and a long one. " * 100)
    with pytest.raises(Unreadable, match="cannot be opened"):
        Journal(tmp_path / "journal.sqlite")
