"""Where several may act and all is open at once, people have the floor before bots; and bots take their moments."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.server import bots, host, orders
from hemicycle.server.room import Room
from hemicycle.server.wire import Refused
from tests.server.guests import Guest
from tests.server.tables import HOST, PEOPLE, Time, a_table, begun, bid, lobby_in, quiet, watched
from tests.serving import Server

PRIVATE = {"bargaining": "private", "period_seconds": 90}
TALKS = {"leader_vote": False, "actions": False, "talks_seconds": 60}


@asynccontextmanager
async def table(folder: Path, time: Time, seats: int = 4, **more: Any) -> AsyncIterator[Room]:
    """One person on seat 0, bots on all others; the match has begun."""
    async with lobby_in(folder, time) as lobby:
        sitting = {str(seat): "normal" for seat in range(1, seats)}
        room = await lobby.create(HOST, "", a_table(seats=seats, bots=sitting, **more))
        await room.do(orders.Start(HOST))
        await quiet(room)
        yield room


async def go(room: Room, do: object) -> None:
    await room.do(orders.Move(HOST, 0, f"{room.table.number}", do))
    await quiet(room)


async def to_the_talks(room: Room) -> None:
    """The person makes its first move until talks come in which it may speak."""
    rng = Random(1)
    for _ in range(400):
        state = room.table.match.state
        if state.view(0).phase == "talks" and 0 in state.awaited() and len(state.awaited()) > 1:
            return
        if 0 in state.awaited():
            await go(room, plain(state.choices(0).pick(rng)))
        else:
            room.wake()
            await quiet(room)
    raise AssertionError("there were no talks for this person")


def open_moves(room: Room, since: int) -> list[int]:
    return [move.seat for move in room.table.match.moves[since:] if move.seat != NATURE]


def test_bots_do_not_declare_themselves_ready_before_the_person_has_had_time(
    tmp_path: Path, time: Time
) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="coalitions", options=PRIVATE) as room:
            begun_at = len(room.table.match.moves)
            time.at += 29_999
            room.wake()
            await quiet(room)
            assert not open_moves(room, begun_at)
            time.at += 1
            room.wake()
            await quiet(room)
            assert set(open_moves(room, begun_at)) == {1, 2, 3}
            assert room.table.match.state.view(0).phase == "talk"

    asyncio.run(play())


def test_bots_go_on_as_soon_as_the_person_has_acted(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="coalitions", options=PRIVATE) as room:
            begun_at = len(room.table.match.moves)
            await go(room, {"do": "Ready", "ready": True})
            assert sorted(open_moves(room, begun_at)[:4]) == [0, 1, 2, 3]

    asyncio.run(play())


def test_bots_go_on_when_the_person_says_next(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="coalitions", options=PRIVATE) as room:
            begun_at = len(room.table.match.moves)
            with pytest.raises(Refused, match="seat at the table"):
                room.go_on("a stranger")
            await quiet(room)
            assert not open_moves(room, begun_at)
            room.go_on(HOST.key)
            await quiet(room)
            assert sorted(open_moves(room, begun_at)) == [1, 2, 3]

    asyncio.run(play())


def test_a_government_that_a_person_could_have_joined_waits_for_it(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="koalition", options=TALKS) as room:
            await to_the_talks(room)
            begun_at = len(room.table.match.moves)
            time.at += 19_000
            room.wake()
            await quiet(room)
            assert not open_moves(room, begun_at)
            time.at += 1_001
            room.wake()
            await quiet(room)
            assert open_moves(room, begun_at)

    asyncio.run(play())


def test_after_its_own_move_the_person_waits_for_a_move_of_each_bot(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="koalition", options=TALKS) as room:
            await to_the_talks(room)
            begun_at = len(room.table.match.moves)
            coalition = plain(room.table.match.state.choices(0).pick(Random(3)))
            await go(room, coalition)
            assert open_moves(room, begun_at)[0] == 0
            assert len(open_moves(room, begun_at)) > 1

    asyncio.run(play())


def test_bots_seal_without_waiting_for_people(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(
            tmp_path, time, seats=4, game="ten-regions", options={"ideologies": "random"}
        ) as room:
            assert room.table.match.state.sealed() == (1, 2, 3)

    asyncio.run(play())


def test_step_by_step_a_bot_moves_when_somebody_says_next(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        public = {"bargaining": "public", "mandates": 20}
        async with table(tmp_path, time, game="coalitions", pace="step", options=public) as room:
            for _ in range(8):
                match, made = room.table.match, len(room.table.match.moves)
                await asyncio.sleep(0.02)
                assert len(match.moves) == made
                if 0 in match.state.awaited():
                    await go(room, plain(match.state.choices(0)[0]))
                else:
                    room.go_on(HOST.key)
                    await quiet(room)
                    assert len(open_moves(room, made)) == 1

    asyncio.run(play())


def test_the_pace_is_the_host_s_to_set(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with table(tmp_path, time, game="coalitions", options=PRIVATE) as room:
            watcher = watched(room)
            assert room.table.pace == "normal"
            with pytest.raises(Refused, match="only the host"):
                await room.do(host.SetPace(PEOPLE[1], "slow"))
            await room.do(host.SetPace(HOST, "slow"))
            assert watcher.heard("event")[-1]["table"]["pace"] == "slow"
            assert room.bots.moment() == 0.0
            room.services.haste = 1.0
            assert room.bots.moment() == bots.MOMENTS["slow"] > bots.MOMENTS["normal"] > bots.MOMENTS["quick"]

    asyncio.run(play())


@pytest.mark.usefixtures("auction")
def test_bots_alone_are_quick_unless_agreed_otherwise(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            alone = {"sit": None, "bots": {"0": "first", "1": "first"}}
            assert (await lobby.create(HOST, "", a_table(**alone))).table.pace == "quick"
            assert (await lobby.create(HOST, "", a_table(**alone, pace="slow"))).table.pace == "slow"

    asyncio.run(play())


@pytest.mark.usefixtures("auction")
def test_people_alone_are_not_concerned(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            await bid(room, 0, 4, 0, 0)
            room.go_on(HOST.key)
            await bid(room, 1, 0, 4, 0)

    asyncio.run(play())


def test_next_is_said_over_both_doors(server: Server) -> None:
    ada, other = Guest(server, "Ada"), Guest(server, "Bo")
    asked = {
        "game": "coalitions", "seats": 3, "sit": 0, "start": True, "timed": False, "pace": "step",
        "bots": {"1": "normal", "2": "normal"}, "options": PRIVATE,
    }  # fmt: skip
    key = ada.ask("/api/tables", asked, 201)["id"]
    other.ask(f"/api/tables/{key}/next", status=403)
    with other.socket(key) as socket:
        socket.send({"type": "next", "id": "n"})
        assert socket.hear("error", "ack")["error"] == "not-your-seat"
    with ada.socket(key) as socket:
        assert ada.ask(f"/api/tables/{key}/next")["pace"] == "step"
        first = socket.hear("event")["sight"]["awaited"]
        socket.send({"type": "next", "id": "n"})
        assert socket.hear("ack")["id"] == "n"
        assert len(socket.hear("event")["sight"]["awaited"]) < len(first) < 3
