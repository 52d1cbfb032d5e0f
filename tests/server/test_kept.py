"""What is kept is what was written; where it is not, that table is told of in a sentence and no other suffers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import checks, orders
from hemicycle.server.journal import Damaged, Entry, Journal
from hemicycle.server.schema import VERSION, Unreadable
from hemicycle.server.serve import CannotServe, hold
from hemicycle.server.talk import Say
from hemicycle.server.wire import Refused
from tests.server.tables import HOST, PEOPLE, Time, begun, bid, lobby_in, opened, quiet

pytestmark = pytest.mark.usefixtures("auction")
LAYOUT_1 = """
create table entries (
    match text not null, number integer not null, at integer not null, kind text not null, data blob not null,
    primary key (match, number)
) without rowid;
create table tables (
    match text primary key, status text not null, public integer not null, updated integer not null
) without rowid;
create index tables_by_status on tables (status, updated);
"""


def changed(folder: Path, statement: str, *values: Any) -> None:
    """By a hand that is not ours."""
    connection = sqlite3.connect(folder / "journal.sqlite")
    with connection:
        connection.execute(statement, values)
    connection.close()


async def two_public(folder: Path, time: Time) -> tuple[str, str]:
    async with lobby_in(folder, time) as lobby:
        one, other = await begun(lobby, public=True), await begun(lobby, public=True)
        return one.table.id, other.table.id


@pytest.mark.parametrize(
    "harm",
    [
        "update entries set data = 'garbage' where match = ? and number = 2",
        "update entries set at = at + 1 where match = ? and number = 2",
        "delete from entries where match = ? and number = 2",
        "delete from entries where match = ? and number = 1",
        "update entries set kind = 'x', sum = checksum(match, number, at, 'x', data) where match = ? and number = 2",
    ],
    ids=["garbage", "another time", "a missing row", "no beginning", "of no kind we know"],
)
def test_a_damaged_table_is_a_sentence_and_takes_nothing_from_others(
    tmp_path: Path, time: Time, harm: str
) -> None:
    async def look() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            assert [other] == list(lobby.rooms)
            with pytest.raises(Refused, match="damaged") as refused:
                lobby.find(harmed)
            assert (refused.value.status, refused.value.error) == (410, "damaged")
            assert other in [shown.id for shown in lobby.listed("")]
            assert other in [own.table.id for own in lobby.tables_of(HOST.key)]
            await bid(lobby.find(other), 0, 4, 0, 0)

    harmed, other = asyncio.run(two_public(tmp_path, time))
    connection = sqlite3.connect(tmp_path / "journal.sqlite")
    from hemicycle.server.schema import checksum

    connection.create_function("checksum", 5, checksum)
    with connection:
        connection.execute(harm, (harmed,))
        connection.execute("update tables set shown = null")
    connection.close()
    asyncio.run(look())


def test_a_missing_row_is_named(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        for number in range(1, 9):
            await journal.append(Entry("AAAAAA", number, number, "talk", {}))
        journal.close()

    asyncio.run(write())
    changed(tmp_path, "delete from entries where number = 7")
    journal = Journal(tmp_path / "journal.sqlite")
    with pytest.raises(Damaged, match="entry 7 is missing"):
        journal.load("AAAAAA")
    journal.close()


def test_a_page_of_rubbish_is_told_of_before_anything_is_served(tmp_path: Path) -> None:
    async def write() -> None:
        journal = Journal(tmp_path / "journal.sqlite")
        for number in range(1, 200):
            await journal.append(Entry("AAAAAA", number, number, "talk", {"text": "x" * 300}))
        journal.close()

    asyncio.run(write())
    path = tmp_path / "journal.sqlite"
    with path.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xa5" * 4096)
    with pytest.raises(Unreadable, match="damaged"):
        Journal(path)


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("alter table entries add column mood text", "columns match, number, at, kind, data, sum, mood"),
        (f"pragma user_version = {VERSION + 1}", "newer Hemicycle"),
    ],
)
def test_a_journal_of_another_layout_is_not_served(tmp_path: Path, statement: str, says: str) -> None:
    Journal(tmp_path / "journal.sqlite").close()
    changed(tmp_path, statement)
    with pytest.raises(Unreadable, match=says):
        Journal(tmp_path / "journal.sqlite")


def test_a_journal_of_the_first_layout_goes_on(tmp_path: Path, time: Time) -> None:
    async def go_on(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            assert [own.table.id for own in lobby.tables_of(PEOPLE[1].key)] == [name]
            assert [shown.id for shown in lobby.listed("")] == [name]
            await bid(lobby.find(name), 0, 0, 4, 0)

    _, name = asyncio.run(two_public(tmp_path, time))
    path = tmp_path / "journal.sqlite"
    connection = sqlite3.connect(path)
    rows = connection.execute(
        "select match, number, at, kind, data from entries where match = ?", (name,)
    ).fetchall()
    listed = connection.execute(
        "select match, status, public, updated from tables where match = ?", (name,)
    ).fetchall()
    connection.close()
    for file in tmp_path.iterdir():
        file.unlink()
    old = sqlite3.connect(path)
    old.executescript(LAYOUT_1)
    with old:
        old.executemany("insert into entries values (?, ?, ?, ?, ?)", rows)
        old.executemany("insert into tables values (?, ?, ?, ?)", listed)
    old.close()
    asyncio.run(go_on(name))


def test_two_servers_do_not_serve_one_folder(tmp_path: Path) -> None:
    hold(tmp_path)
    with pytest.raises(CannotServe, match="another Hemicycle serves"):
        hold(tmp_path)


def test_the_order_of_public_tables_tells_nothing_hidden(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            older = await begun(lobby, public=True, seats=3)
            time.at += 1_000
            await opened(lobby, public=True)
            before = lobby.listed("")
            for minute in range(3):
                time.at += 61_000
                await room_whispers(older, minute)
                assert lobby.listed("") == before
        async with lobby_in(tmp_path, time) as lobby:
            await room_whispers(lobby.find(older.table.id), 9)
            assert [shown.id for shown in lobby.listed("")] == [shown.id for shown in before], (
                "nor after a restart"
            )

    asyncio.run(play())


async def room_whispers(room: Any, number: int) -> None:
    await room.do(orders.Move(HOST, 0, f"sketch {number}", {"do": "Sketch", "coins": [1, 0, 0]}))


def test_talk_and_moves_have_ids_of_their_own(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            for seat in range(3):
                await bid(room, seat, 4, 0, 0, message="a")
            said = await room.do(Say(HOST, "a", None, "Hello"))
            assert [talk.text for talk in room.table.said] == ["Hello"]
            assert await room.do(Say(HOST, "a", None, "Hello again")) == said

    asyncio.run(play())


def test_a_seat_writes_only_so_much(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is replaced is kept as well, so replacing without end would fill the disk."""
    monkeypatch.setattr(checks, "MOST_WRITTEN", 2_000)

    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            with pytest.raises(Refused, match="may write"):
                await asyncio.gather(*[bid(room, 0, 4, 0, 0, message=f"{number}") for number in range(100)])
            assert 5 < room.table.number < 20
            await bid(room, 1, 4, 0, 0)
            return room.table.id

    async def go_on(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            with pytest.raises(Refused, match="may write"):
                await bid(lobby.find(name), 0, 4, 0, 0, message="after a restart")

    asyncio.run(go_on(asyncio.run(play())))


def test_own_tables_are_found_again(tmp_path: Path, time: Time) -> None:
    async def look() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            over = await begun(lobby, seats=2, options={"rounds": 1})
            while not over.table.over:
                for seat in over.table.match.state.awaited():
                    await bid(over, seat, 4, 0, 0)
                time.at += 60_000
                over.wake()
                await quiet(over)
            time.at += 1_000
            running = await begun(lobby, seats=2)
            time.at += 1_000
            waiting = await opened(lobby, public=False)
            await bid(running, 0, 4, 0, 0)
            own = lobby.tables_of(HOST.key)
            names = [waiting.table.id, running.table.id, over.table.id]
            assert [each.table.id for each in own] == names
            assert [each.table.status for each in own] == ["open", "playing", "over"]
            assert [each.waits for each in own] == [False, False, False]
            assert [each.table.you.seat for each in lobby.tables_of(PEOPLE[1].key)] == [1, 1]
            assert [each.waits for each in lobby.tables_of(PEOPLE[1].key)] == [True, False]
            assert own[2].places
            assert lobby.tables_of(PEOPLE[3].key) == []
            time.at += 700_000
            lobby.tidy()
            await lobby.services.journal.append(
                Entry("ZZZZZZ", 1, 1, "talk", {})
            )  # what was noted is written by then
            assert lobby.tables_of(HOST.key) == own, "as well when they are put away"
        async with lobby_in(tmp_path, time) as lobby:
            assert [each.table.id for each in lobby.tables_of(HOST.key)] == names
            assert [each.waits for each in lobby.tables_of(PEOPLE[1].key)] == [True, False]

    asyncio.run(look())


def test_a_list_does_not_carry_what_somebody_made(tmp_path: Path, time: Time) -> None:
    async def look() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            regions = [{"name": f"R{at}", "mandates": 1} for at in range(60)]
            await opened(lobby, game="ten-regions", seats=4, public=True, options={"regions": regions})
            assert [shown.options["regions"] for shown in lobby.listed("")] == [{}]

    asyncio.run(look())
