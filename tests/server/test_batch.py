"""Sealed moves that wait at the same time are one entry and one event; others are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hemicycle.server import orders
from hemicycle.server.talk import Say
from hemicycle.server.wire import Refused
from tests.server.tables import HOST, PEOPLE, Time, auction, begun, bid, lobby_in, watched
from tests.server.test_rooms import Full, facts

pytestmark = pytest.mark.usefixtures("auction")


def test_seals_that_wait_are_one_entry_and_one_event(tmp_path: Path, time: Time) -> None:
    async def play() -> tuple[str, object]:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=4)
            watcher, number, moves = watched(room), room.table.number, len(room.table.match.moves)
            taken = await asyncio.gather(*[bid(room, seat, 4, 0, 0, message="m") for seat in range(3)])
            assert taken == [number + 1] * 3
            (event,) = watcher.heard("event")
            assert event["view"]["sealed"] == [True, True, True, False]
            assert [move.seat for move in room.table.match.moves[moves:]] == [0, 1, 2]
            assert await bid(room, 1, 0, 4, 0, message="m") == number + 1, "each message is known again"
            return room.table.id, facts(room)

    async def reopen(name: str) -> object:
        async with lobby_in(tmp_path, time) as lobby:
            return facts(lobby.find(name))

    name, before = asyncio.run(play())
    assert asyncio.run(reopen(name)) == before


def test_a_second_of_the_same_seat_and_what_opens_them_stand_alone(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            number = room.table.number
            sketch = orders.Move(HOST, 0, "sketch", {"do": "Sketch", "coins": [1, 0, 0]})
            again = bid(room, 0, 0, 4, 0, message="again")
            wrong = bid(room, 1, 9, 9, 9, message="wrong")
            waiting = [bid(room, 0, 4, 0, 0, message="first"), again, wrong, room.do(sketch)]
            waiting += [bid(room, seat, 0, 0, 4, message="last") for seat in (1, 2)]
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert isinstance(outcomes.pop(2), Refused)
            assert outcomes == [number + 1, number + 2, number + 3, number + 3, number + 4]
            assert auction(room).phase != "bid"
            await asyncio.gather(*[room.do(Say(PEOPLE[seat], "t", None, "Hm.")) for seat in range(3)])
            assert len(room.table.said) == 3

    asyncio.run(play())


def test_together_they_are_saved_or_not(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr("tests.server.tables.Journal", Full)
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=4)
            before, journal = facts(room), lobby.services.journal
            assert isinstance(journal, Full)
            journal.full = True
            bids = [bid(room, seat, 4, 0, 0) for seat in range(3)]
            outcomes = await asyncio.gather(*bids, return_exceptions=True)
            assert [getattr(outcome, "error", None) for outcome in outcomes] == ["not-saved"] * 3
            assert facts(room) == before

    asyncio.run(play())
