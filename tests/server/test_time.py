"""Clocks run out, stand still, get more, and go on after a restart; and what a table does for who stays away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hemicycle.server import host, orders, requests, services
from hemicycle.server.wire import Refused
from tests.server.tables import HOST, PEOPLE, Time, auction, begun, bid, lobby_in, quiet, watched

pytestmark = pytest.mark.usefixtures("auction")
SECONDS = {"seconds": 30}
MINUTE = 60_000


def test_a_clock_runs_out_when_it_should_and_not_before(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            deadline = room.table.match.deadlines["bid 1"]
            assert deadline == time.at + 30_000
            time.at = deadline - 1
            room.wake()
            await quiet(room)
            assert auction(room).phase == "bid"
            await room.do(orders.Move(HOST, 0, "sketch", {"do": "Sketch", "coins": [1, 0, 0]}))
            time.at = deadline
            with pytest.raises(Refused) as refused:
                await bid(room, 0, 4, 0, 0)
            assert refused.value.reason is not None
            assert refused.value.reason["key"] == "late"
            room.wake()
            await quiet(room)
            assert auction(room).phase == "claim"
            assert auction(room).bids[0] == (1, 0, 0)

    asyncio.run(play())


def test_a_clock_runs_by_itself(tmp_path: Path) -> None:
    from hemicycle.server.services import steady_clock

    async def play() -> None:
        async with lobby_in(tmp_path, steady_clock) as lobby:
            room = await begun(lobby, options={"seconds": 5})
            await room.do(host.Pause(HOST))
            room.table.match.deadlines["bid 1"] = 50
            await room.do(host.Resume(HOST))
            await asyncio.sleep(0.5)
            assert auction(room).phase == "claim"

    asyncio.run(play())


def test_a_restart_resumes_deadlines_and_fires_those_that_passed(tmp_path: Path, time: Time) -> None:
    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            await room.do(host.AddTime(HOST, 10))
            return room.table.id

    async def go_on(name: str, phase: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = lobby.find(name)
            assert room.table.match.deadlines.get("bid 1", 1_040_000) == 1_040_000
            await asyncio.sleep(0.05)
            await quiet(room)
            assert auction(room).phase == phase

    name = asyncio.run(play())
    time.at = 1_039_999
    asyncio.run(go_on(name, "bid"))
    time.at = 1_040_000
    asyncio.run(go_on(name, "claim"))


def test_while_a_match_is_paused_no_clock_runs_and_nobody_moves(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            watcher = watched(room)
            time.at += 10_000
            await room.do(host.Pause(HOST))
            told = watcher.heard("event")[-1]
            assert told["sight"]["clocks"] == [
                {"name": "bid 1", "seconds": 30, "until": None, "left": 20_000}
            ]
            assert told["table"]["paused"]
            time.at += 600_000
            room.wake()
            await quiet(room)
            with pytest.raises(Refused, match="paused"):
                await bid(room, 0, 4, 0, 0)
            await room.do(host.AddTime(HOST, 5))
            await room.do(host.Resume(HOST))
            assert watcher.heard("event")[-1]["sight"]["clocks"][0]["until"] == time.at + 25_000
            await bid(room, 0, 4, 0, 0)

    asyncio.run(play())


def test_only_the_host_has_the_host_s_means(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            other = PEOPLE[1]
            attempts: list[orders.Order] = [
                host.Pause(other), host.Resume(other), host.AddTime(other, 5), host.End(other),
                host.Invite(other, 0, "x"), host.Ring(other, "bid 1"), orders.Start(other),
                host.SeatBot(other, 0, "random"),
            ]  # fmt: skip
            for attempt in attempts:
                with pytest.raises(Refused) as refused:
                    await room.do(attempt)
                assert (refused.value.status, refused.value.error) == (403, "not-host")

    asyncio.run(play())


def test_at_an_untimed_table_the_host_rings(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS, timed=False)
            assert not room.table.match.deadlines
            time.at += 10 * MINUTE
            room.wake()
            await quiet(room)
            assert auction(room).phase == "bid"
            with pytest.raises(Refused, match="no such clock"):
                await room.do(host.Ring(HOST, "bid 9"))
            await room.do(host.Ring(HOST, "bid 1"))
            assert auction(room).phase == "claim"
            timed = await begun(lobby, options=SECONDS)
            with pytest.raises(Refused, match="by themselves"):
                await timed.do(host.Ring(HOST, "bid 1"))

    asyncio.run(play())


def test_the_host_ends_a_match_and_then_all_is_open(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            watcher = watched(room)
            await room.do(host.End(HOST))
            told = watcher.heard("event")[-1]
            assert (told["table"]["status"], told["table"]["ended"]) == ("over", True)
            assert told["table"]["seed"] == room.table.chance.seed.hex()
            assert told["sight"]["over"]
            with pytest.raises(Refused, match="over"):
                await bid(room, 0, 4, 0, 0)
            assert room.next_due() is None

    asyncio.run(play())


def test_waiting_tables_wait(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            number = room.table.number
            time.at += 60 * MINUTE
            room.wake()
            await quiet(room)
            assert room.table.number == number

    asyncio.run(play())


def test_a_bot_plays_for_who_is_away_until_it_is_back(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, absence=requests.Absence("bot", 2))
            here, away = watched(room, HOST.key), PEOPLE[1]
            time.at += 2 * MINUTE - 1
            room.wake()
            await quiet(room)
            assert not room.table.chairs[1].bot
            time.at += 1
            room.wake()
            await quiet(room)
            shown = here.heard("event")[-2]["table"]["seats"][1]
            assert (shown["kind"], shown["bot"], shown["substitute"]) == ("person", "first", True)
            assert auction(room).bids[1] is not None
            assert auction(room).bids[0] is None, "who is here is waited for"
            back = watched(room, away.key)
            await quiet(room)
            assert not room.table.chairs[1].bot
            assert back.heard("event")[-1]["table"]["you"] == {"seat": 1, "host": False}
            await bid(room, 1, 0, 4, 0)

    asyncio.run(play())


def test_a_single_move_for_who_does_not_act(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, absence=requests.Absence("move", 1))
            watched(room, HOST.key)
            await bid(room, 0, 4, 0, 0)
            time.at += MINUTE
            room.wake()
            await quiet(room)
            assert auction(room).phase != "bid"
            assert room.entries[-1].data["by"] == "absence"
            assert room.table.chairs[1].kind == "person"
            assert not room.table.chairs[1].bot

    asyncio.run(play())


def test_a_host_fills_open_and_abandoned_seats_with_bots(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3)
            audience = room.audience
            here = watched(room, PEOPLE[1].key)
            with pytest.raises(Refused, match="is here"):
                await room.do(host.SeatBot(HOST, 1, "random", frozenset(audience.viewers)))
            audience.leave(here)
            await room.do(host.SeatBot(HOST, 1, "random", frozenset(audience.viewers)))
            await quiet(room)
            assert auction(room).bids[1] is not None
            with pytest.raises(Refused, match="there are first, random"):
                await room.do(host.SeatBot(HOST, 2, "genius"))

    asyncio.run(play())


def test_an_orderly_stop_eats_no_time_of_a_clock(tmp_path: Path, time: Time) -> None:
    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            room, held = await begun(lobby, options=SECONDS), await begun(lobby, options=SECONDS)
            time.at += 10_000
            await held.do(host.Pause(HOST))
            await lobby.halt()
            return f"{room.table.id} {held.table.id}"

    async def go_on(names: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room, held = [lobby.find(name) for name in names.split()]
            await quiet(room)
            assert not room.table.match.paused
            assert room.table.match.deadlines == {"bid 1": time.at + 20_000}
            assert held.table.match.paused, "by its host"

    names = asyncio.run(play())
    time.at += 600_000
    asyncio.run(go_on(names))


def test_a_clock_that_was_ahead_and_is_set_right_stops_no_table(tmp_path: Path, time: Time) -> None:
    """As after a kill: the last entry is of tomorrow."""

    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, options=SECONDS)
            return room.table.id

    async def go_on(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = lobby.find(name)
            watcher = watched(room)
            told = watcher.heard("snapshot")[0]
            assert told["sight"]["clocks"][0]["until"] - told["now"] == 30_000
            time.at += 29_999
            room.wake()
            await quiet(room)
            assert auction(room).phase == "bid"
            time.at += 1
            room.wake()
            await quiet(room)
            assert auction(room).phase == "claim"

    time.at += 24 * 60 * MINUTE
    name = asyncio.run(play())
    time.at -= 24 * 60 * MINUTE
    asyncio.run(go_on(name))


def test_setting_the_time_of_day_changes_nothing_in_a_running_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = services.steady_clock()
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr("time.time_ns", lambda: 0)
    monkeypatch.setattr(services, "time_ns", lambda: 0)
    assert 0 <= services.steady_clock() - before < MINUTE


def test_who_plays_by_requests_is_here_while_it_asks(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, absence=requests.Absence("bot", 1))
            watcher = watched(room, HOST.key)
            room.audience.hear_request(1, PEOPLE[1].key)
            assert watcher.heard("presence")[-1]["here"] == [True, True]
            for _ in range(5):
                time.at += MINUTE // 2
                room.audience.hear_request(1, PEOPLE[1].key)
                room.wake()
                await quiet(room)
            assert not room.table.chairs[1].bot
            time.at += MINUTE
            room.audience.forget_asking()
            assert watcher.heard("presence")[-1]["here"] == [True, False]
            room.wake()
            await quiet(room)
            assert room.table.chairs[1].bot

    asyncio.run(play())


def test_a_seat_is_not_offered_to_others_the_moment_its_line_drops(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            audience, guest, watcher = room.audience, PEOPLE[1], watched(room)
            audience.leave(watched(room, guest.key))
            with pytest.raises(Refused, match="a minute ago"):
                await room.do(host.Invite(HOST, 1, "secret", audience.present()))
            time.at += MINUTE
            await room.do(host.Invite(HOST, 1, "secret", audience.present()))
            assert watcher.heard("event")[-1]["table"]["seats"][1]["invited"], "its person is told of it"
            back = watched(room, guest.key)
            await quiet(room)
            assert not back.heard("event")[-1]["table"]["seats"][1]["invited"]
            audience.leave(back)
            time.at += MINUTE
            with pytest.raises(Refused, match="never given"):
                await room.do(orders.Sit(PEOPLE[2], None, "secret", audience.present()))

    asyncio.run(play())
