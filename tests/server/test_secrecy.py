"""Two matches that differ in one seat's secrets alone are, to the byte, the same for everybody else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import orders
from hemicycle.server.orders import Plan
from hemicycle.server.people import Person
from hemicycle.server.table import BYSTANDER, Table
from hemicycle.server.talk import Say
from hemicycle.server.wire import Refused, encode
from tests.server.tables import HOST, PEOPLE, Time, Watcher, begun, bid, lobby_in, watched

pytestmark = pytest.mark.usefixtures("auction")


async def secretive(
    folder: Path, sealed: tuple[int, ...], sketches: list[tuple[int, ...]], told: list[str]
) -> list[list[bytes]]:
    """All that seats 1 and 2 and a bystander are told while seat 0 seals, sketches and whispers to seat 3."""
    time = Time()
    async with lobby_in(folder, time) as lobby:
        room = await begun(lobby, seats=4, public=True, options={"seconds": 60})
        room.table.id = "TABLE"
        others = [watched(room, person) for person in (PEOPLE[1].key, PEOPLE[2].key, "")]
        for number, coins in enumerate(sketches):
            time.at += 700
            await room.do(orders.Move(HOST, 0, f"sketch {number}", {"do": "Sketch", "coins": list(coins)}))
        await whisper(room, time, told)
        time.at = 1_020_000
        await bid(room, 0, *sealed)
        await bid(room, 1, 4, 0, 0)
        time.at += 1_000
        for watcher, role in zip(others, (1, 2, BYSTANDER)):
            watcher.frames.append(room.audience.snapshot(role))
            watcher.frames.append(encode([lobby.listed(watcher.person), lobby.tables_of(watcher.person)]))
        watcher = watched(room, PEOPLE[2].key, after=2)
        return [watcher.frames for watcher in [*others, watcher]]


@dataclass(frozen=True)
class Whisper:
    data: dict[str, Any]

    def put(self, table: Table, now: int) -> Plan:
        return Plan("talk", self.data)


async def whisper(room: Any, time: Time, told: list[str]) -> None:
    """Before the match such talk is open; while bids are written it is shut, so it is put in the journal by hand."""
    for number, text in enumerate(told):
        time.at += 300
        data = {"id": f"talk {number}", "from": 0, "to": [3], "text": text}
        await room.do(Whisper(data))


def test_nobody_else_can_tell_two_secrets_apart(tmp_path: Path) -> None:
    runs: list[tuple[tuple[int, ...], list[tuple[int, ...]], list[str]]] = [
        ((4, 0, 0), [], []),
        ((1, 1, 2), [(1, 0, 0), (0, 2, 0), (0, 0, 0)], ["Let us both bid low.", "Or not."]),
    ]
    frames = []
    for number, run in enumerate(runs):
        folder = tmp_path / str(number)
        folder.mkdir()
        frames.append(asyncio.run(secretive(folder, *run)))
    for one, other in zip(*frames):
        assert [strip(frame) for frame in one] == [strip(frame) for frame in other]
        assert len(one) >= 3


def strip(frame: bytes) -> bytes:
    """Without the table's name, which is drawn anew for each."""
    import re

    return re.sub(rb'"id":"[2-9A-Z]{6}"', b"", frame)


def test_no_message_names_a_persons_key(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            watcher = watched(room, HOST.key)
            for seat in range(3):
                await bid(room, seat, 4, 0, 0)
            told = b"".join(watcher.frames)
            for person in PEOPLE:
                assert person.key.encode() not in told

    asyncio.run(play())


def test_private_talk_reaches_whom_it_is_meant_for(tmp_path: Path, time: Time) -> None:
    async def talk() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=4, bots={"3": "random"})
            for seat in range(3):
                await bid(room, seat, 4, 0, 0)
            watchers = [watched(room, PEOPLE[seat].key) for seat in range(3)] + [watched(room)]
            await room.do(Say(HOST, "a", None, "To all."))
            await room.do(Say(HOST, "b", [1], "To one."))
            await room.do(Say(PEOPLE[1], "c", [0, 2], "To two."))
            heard = [texts(watcher) for watcher in watchers]
            everything, most = ["To all.", "To one.", "To two."], ["To all.", "To two."]
            assert heard == [everything, everything, most, ["To all."]]
            ns = [[event["n"] for event in w.heard("event")] for w in watchers]
            assert all(row == list(range(row[0], row[0] + len(row))) for row in ns)

    asyncio.run(talk())


def texts(watcher: Watcher) -> list[str]:
    return [said["text"] for event in watcher.heard("event") for said in event.get("talk", ())]


def test_who_may_talk_the_rules_say_and_how_much_the_server(tmp_path: Path, time: Time) -> None:
    async def talk() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            wrong: list[tuple[Person, list[int] | None, str, int, str]] = [
                (HOST, None, "Hello", 409, "talk-shut"),
                (PEOPLE[3], None, "Hello", 403, "not-your-seat"),
                (HOST, None, "x" * 2001, 400, "too-long"),
                (HOST, None, " \n", 400, "nothing-said"),
                (HOST, [7], "Hello", 400, "no-listener"),
                (HOST, [], "Hello", 400, "no-listener"),
            ]
            for person, to, text, status, error in wrong:
                with pytest.raises(Refused) as refused:
                    await room.do(Say(person, "x", to, text))
                assert (refused.value.status, refused.value.error) == (status, error)
            assert not room.table.said

    asyncio.run(talk())


def test_nobody_is_invited_into_a_seat_whose_person_is_here(tmp_path: Path, time: Time) -> None:
    from hemicycle.server import host

    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            with pytest.raises(Refused, match="Bo has seat 2 and is here"):
                await room.do(host.Invite(HOST, 1, "secret", frozenset({1})))
            await room.do(host.Invite(HOST, 1, "secret"))
            with pytest.raises(Refused, match="Bo is back in seat 2"):
                await room.do(orders.Sit(PEOPLE[2], None, "secret", frozenset({1})))

    asyncio.run(play())


def test_who_loses_a_seat_sees_as_a_bystander_from_then_on(tmp_path: Path, time: Time) -> None:
    from hemicycle.server import host

    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            await bid(room, 1, 0, 4, 0)
            old = watched(room, PEOPLE[1].key)
            assert old.heard("snapshot")[0]["sight"]["view"]["mine"] == [0, 4, 0]
            await room.do(host.Invite(HOST, 1, "secret"))
            await room.do(orders.Sit(PEOPLE[2], None, "secret"))
            last = old.heard("snapshot")[-1]
            assert last["table"]["you"] == {"seat": None, "host": False}
            assert last["sight"]["view"]["mine"] is None
            with pytest.raises(Exception, match="not yours"):
                await bid(room, 1, 4, 0, 0)

    asyncio.run(play())
