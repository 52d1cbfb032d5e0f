"""A room checks, writes, folds and tells, in this order; and what is read back from its journal is what it was."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest

from hemicycle.core import record
from hemicycle.core.choices import plain
from hemicycle.server import host, orders
from hemicycle.server.journal import Entry, Journal, Listing, NotSaved
from hemicycle.server.lobby import Lobby
from hemicycle.server.replay import replayed
from hemicycle.server.room import Room
from hemicycle.server.table import BYSTANDER, STANDING_HOST
from hemicycle.server.talk import Say
from hemicycle.server.wire import Refused
from tests.server.tables import (
    HOST,
    PEOPLE,
    Time,
    applied,
    begun,
    bid,
    lobby_in,
    opened,
    quiet,
    read,
    watched,
)

pytestmark = pytest.mark.usefixtures("auction")
LOOKING_ON = (BYSTANDER, STANDING_HOST)


async def eventful(lobby: Lobby, time: Time, rng: Random) -> Room:
    """A whole match with everything that can happen at a table."""
    room = await begun(lobby, seats=3, options={"seconds": 30}, bots={"2": "random"})
    talked = 0
    while not room.table.over:
        time.at += rng.randrange(5_000)
        room.wake()
        await quiet(room)
        try:
            await anything(room, rng, talked)
        except Refused:
            talked += 1
        await quiet(room)
    return room


async def anything(room: Room, rng: Random, talked: int) -> None:
    state, seat = room.table.match.state, rng.randrange(2)
    match rng.randrange(8):
        case 0:
            await room.do(
                Say(
                    PEOPLE[seat],
                    f"talk {room.table.number} {talked}",
                    rng.choice([None, [1 - seat], [2]]),
                    "Hm.",
                )
            )
        case 1:
            await room.do(host.Pause(HOST))
            await room.do(host.Resume(HOST))
        case 2:
            await room.do(host.AddTime(HOST, 3))
        case 3:
            await room.do(host.SeatBot(HOST, 1, "first"))
            await room.do(orders.Back(1, PEOPLE[1].key))
        case _ if state.to_act():
            form = rng.choice([state.choices(seat), state.drafts(seat)]) or state.choices(seat)
            await room.do(orders.Move(PEOPLE[seat], seat, f"move {room.table.number}", plain(form.pick(rng))))


def facts(room: Room) -> dict[str, Any]:
    table = room.table
    streams = {role: room.audience.stream(role) for role in (*range(len(table.chairs)), *LOOKING_ON)}
    return {
        "shown": table.show(0), "deadlines": table.match.deadlines, "done": table.done, "awaited": table.awaited,
        "moves": table.match.moves, "number": table.number, "n": {role: each.n for role, each in streams.items()},
        "frames": {role: list(each.kept) for role, each in streams.items()},
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_room_read_back_is_the_room_it_was(tmp_path: Path, time: Time, seed: int) -> None:
    async def play() -> tuple[str, dict[str, Any]]:
        async with lobby_in(tmp_path, time) as lobby:
            room = await eventful(lobby, time, Random(seed))
            assert room.table.over
            return room.table.id, facts(room)

    async def reopen(name: str) -> dict[str, Any]:
        async with lobby_in(tmp_path, time) as lobby:
            return facts(lobby.find(name))

    name, before = asyncio.run(play())
    assert asyncio.run(reopen(name)) == before


@pytest.mark.parametrize("seed", range(3))
def test_events_lead_from_any_snapshot_to_any_later_one(tmp_path: Path, time: Time, seed: int) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3, options={"seconds": 30}, bots={"2": "random"})
            early = [watched(room, person) for person in (PEOPLE[0].key, PEOPLE[1].key, "")]
            rng = Random(seed)
            for talked in range(40):
                time.at += rng.randrange(5_000)
                room.wake()
                try:
                    await anything(room, rng, talked)
                except Refused:
                    continue
            await quiet(room)
            for watcher in early:
                late = watched(room, watcher.person)
                known = applied(watcher.heard("snapshot")[0], watcher.heard("event"))
                assert known | {"now": 0} == late.heard("snapshot")[0] | {"now": 0}

    asyncio.run(play())


def test_who_was_away_goes_on_where_it_was(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            first = watched(room)
            for coins in ((4, 0, 0), (0, 4, 0), (0, 0, 4)):
                await bid(room, 0, *coins)
            await bid(room, 1, 1, 1, 2)
            events = first.heard("event")
            n = first.heard("snapshot")[0]["n"]
            assert [event["n"] for event in events] == list(range(n + 1, n + 1 + len(events)))
            again = watched(room, after=n)
            assert again.heard("event") == events
            assert not again.heard("snapshot")
            assert [kind["type"] for kind in watched(room, after=events[-1]["n"]).heard()] == ["pong"]
            for impossible in (events[-1]["n"] + 1, -5, 10**8):
                assert watched(room, after=impossible).heard()[0]["type"] == "snapshot"

    asyncio.run(play())


def test_after_many_events_a_snapshot(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            n = watched(room).heard("snapshot")[0]["n"]
            for number in range(300):
                await room.do(
                    Say(HOST, f"{number}", None, "Again.") if room.table.talk().everyone else bidding(number)
                )
            assert room.audience.stream(0).n > n + 256
            assert watched(room, HOST.key, after=n).heard()[0]["type"] == "snapshot"

    def bidding(number: int) -> orders.Order:
        coins = [number % 5, 0, 4 - number % 5]
        return orders.Move(HOST, 0, f"{number}", {"do": "Bid", "coins": coins})

    asyncio.run(play())


def test_a_message_is_taken_once_also_after_a_restart(tmp_path: Path, time: Time) -> None:
    async def play() -> tuple[str, int]:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            entry = await bid(room, 0, 4, 0, 0, message="once")
            assert await bid(room, 0, 0, 4, 0, message="once") == entry == room.table.number
            await bid(room, 0, 0, 0, 4)
            return room.table.id, entry

    async def go_on(name: str, entry: int) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = lobby.find(name)
            number = room.table.number
            assert await bid(room, 0, 0, 4, 0, message="once") == entry
            assert room.table.number == number
            assert await bid(room, 1, 0, 4, 0, message="once") == number + 1, "another seat's id is another"

    asyncio.run(go_on(*asyncio.run(play())))


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            watcher, before = watched(room, HOST.key), facts(room)
            with pytest.raises(Refused) as refused:
                await bid(room, 0, 4, 4, 0)
            assert (refused.value.status, refused.value.error) == (422, "illegal")
            assert "4 too many" in refused.value.detail
            assert refused.value.reason == {
                "key": "too-many",
                "args": {"over": 4, "total": 4},
                "at": ("coins",),
            }
            with pytest.raises(Refused) as refused:
                await room.do(orders.Move(HOST, 1, "x", {"do": "Bid", "coins": [4, 0, 0]}))
            assert (refused.value.status, refused.value.error) == (403, "not-your-seat")
            assert facts(room) == before
            assert not watcher.heard("event")

    asyncio.run(play())


class Full(Journal):
    """A journal that has no room left, when told so."""

    full = False

    def append(self, entry: Entry, listing: Listing | None = None) -> asyncio.Future[None]:
        if not self.full:
            return super().append(entry, listing)
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(NotSaved("the disk is full"))
        return refused


def test_what_is_not_saved_has_not_happened(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr("tests.server.tables.Journal", Full)
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            watcher, before = watched(room, HOST.key), facts(room)
            journal = lobby.services.journal
            assert isinstance(journal, Full)
            journal.full = True
            with pytest.raises(Refused) as refused:
                await bid(room, 0, 4, 0, 0, message="m")
            assert (refused.value.status, refused.value.error) == (503, "not-saved")
            assert facts(room) == before
            assert not watcher.heard("event")
            journal.full = False
            await bid(room, 0, 4, 0, 0, message="m")
            assert len(watcher.heard("event")) == 1

    asyncio.run(play())


def test_a_finished_match_verifies_and_replays(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await eventful(lobby, time, Random(5))
            table = room.table
            lines = list(record.write(table.match, table.players(), table.chance.seed))
            again = record.read(lines)
            assert again.moves == table.match.moves
            assert table.show(0).commitment == table.chance.commitment()
            for role in (0, 1, BYSTANDER):
                told = {key: strip(value) for key, value in replayed(room.entries, role, role).items()}
                end = applied(told["snapshot"], told["events"])
                now = strip(room.audience.stream(role).snapshot(0, room.audience.here))
                assert end["sight"] == now["sight"]
            unveiled = strip(replayed(room.entries, None, BYSTANDER))
            hands = applied(unveiled["snapshot"], unveiled["events"])["sight"]["view"]["unveiled"]
            assert hands == [strip(plain(table.match.state.view(seat))) for seat in range(3)]

    asyncio.run(play())


def strip(told: Any) -> Any:
    """As it comes out at the other end."""
    from hemicycle.server.wire import decode, encode

    return decode(encode(told))


def test_a_lagging_room_is_read_anew_when_another_server_wrote(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby, lobby_in(tmp_path, time) as other:
            here = await opened(lobby)
            there = other.find(here.table.id)
            await there.do(orders.Sit(PEOPLE[1], 1, None))
            with pytest.raises(Refused) as refused:
                await here.do(orders.Sit(PEOPLE[2], 1, None))
            assert refused.value.error == "not-saved"
            assert here.table.chairs[1].person == PEOPLE[1].key
            with pytest.raises(Refused, match="taken"):
                await here.do(orders.Sit(PEOPLE[2], 1, None))

    asyncio.run(play())


def test_frames_are_whole_messages_of_any_length() -> None:
    from hemicycle.server.wire import encode, frame

    for length in (1, 125, 126, 65_535, 65_536, 200_000):
        assert len(read(frame(encode({"x": "y" * length})))["x"]) == length


def test_a_room_that_is_put_away_is_freed_at_once(tmp_path: Path, time: Time) -> None:
    """Without a search for garbage, which would stall all tables."""

    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = ref((await begun(lobby)).audience)
            assert room() is not None
            time.at += 11 * 60_000
            gc.disable()
            try:
                lobby.tidy()
                await asyncio.sleep(0.05)
                assert not lobby.rooms
                assert room() is None
            finally:
                gc.enable()

    asyncio.run(play())


def test_a_match_that_everybody_has_left_rests_until_somebody_looks(tmp_path: Path, time: Time) -> None:
    week = 7 * 24 * 3_600_000

    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options={"seconds": 30})
            name = room.table.id
            await room.do(host.AddTime(HOST, 604_800))
            left = room.table.match.deadlines["bid 1"] - time.at
            watcher = watched(room)
            time.at += week
            await lobby.put_away_left()
            assert name in lobby.rooms, "somebody looks"
            room.audience.leave(watcher)
            time.at += 1
            await lobby.put_away_left()
            assert name not in lobby.rooms
            assert name not in lobby.services.journal.playing()
            time.at += week
            again = lobby.find(name)
            await quiet(again)
            assert again.table.match.deadlines["bid 1"] - time.at == left - week - 1
            assert name in lobby.services.journal.playing()

    asyncio.run(play())
