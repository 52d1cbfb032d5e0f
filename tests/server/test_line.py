"""A connection that asks too much, reads nothing, or is no longer there holds nobody up, and is let go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hemicycle.server import link
from hemicycle.server.limits import Limits, Rates
from hemicycle.server.link import Wire
from hemicycle.server.visit import Visit
from tests.server.guests import Guest, a_match
from tests.server.tables import Time, begun, bid, lobby_in
from tests.serving import Server


class Line:
    """What a visit needs of a connection."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.full = False
        self.listener: Any = None
        self.drained: Any = None
        self.written: list[bytes] = []
        self.ended = 0

    def write(self, frames: bytes) -> None:
        self.written.append(frames)

    def end(self, code: int, reason: str) -> None:
        self.ended = code


def resume(visiting: Visit, **more: Any) -> None:
    visiting.hear(json.dumps({"type": "resume", "after": 0} | more).encode())


@pytest.mark.usefixtures("auction")
def test_five_hundred_resumes_are_answered_once(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            await bid(room, 0, 4, 0, 0)
            line: Any = Line()
            visiting = Visit(line, room, None, Limits(Rates(), time))
            visiting.begin(None)
            line.written.clear()
            snapshots = lobby.services.counters.snapshots
            for _ in range(500):
                resume(visiting)
            refused = [json.loads(frame[4:]) for frame in line.written]
            assert len(refused) == 480
            assert {each["error"] for each in refused} == {"too-often"}
            line.written.clear()
            await asyncio.sleep(0.01)
            assert len(line.written) == 1, "and what was missed came once"
            assert lobby.services.counters.snapshots == snapshots
            visiting.end()

    asyncio.run(play())


@pytest.mark.usefixtures("auction")
def test_who_does_not_read_is_written_nothing(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            line: Any = Line()
            visiting = Visit(line, room, None, Limits(Rates(), time))
            visiting.begin(None)
            line.written.clear()
            line.full = True
            resume(visiting)
            await bid(room, 0, 4, 0, 0)
            await asyncio.sleep(0.01)
            assert not line.written
            line.full = False
            visiting.catch_up()
            assert len(line.written) == 1
            visiting.end()

    asyncio.run(play())


class Transport:
    def __init__(self) -> None:
        self.aborted = False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("reads", [True, False])
def test_who_reads_nothing_for_long_is_let_go(reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "STALLED", 0.05)

    async def stall() -> bool:
        wire = Wire.__new__(Wire)
        wire.loop, wire.writable = asyncio.get_running_loop(), asyncio.Event()
        transport: Any = Transport()
        wire.transport = transport
        wire.pause_writing()
        if reads:
            wire.resume_writing()
        await asyncio.sleep(0.2)
        aborted: bool = transport.aborted
        return aborted

    assert asyncio.run(stall()) is not reads


def test_a_page_is_told_that_there_is_no_such_table(server: Server) -> None:
    with Guest(server).socket("AAAAAA") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.hear("snapshot")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_who_resumes_from_a_seat_it_has_not_begins_anew(server: Server) -> None:
    table, guests = a_match(server)
    with guests[1].socket(table) as socket:
        socket.hear("snapshot")
        socket.send({"type": "resume", "after": 0, "seat": 1})
        socket.hear("pong")
        socket.send({"type": "resume", "after": 0, "seat": None})
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear("snapshot")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
