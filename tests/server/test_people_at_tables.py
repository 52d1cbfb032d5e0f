"""Who is at a table, how each is called, and what becomes of the table when they come, go, or want to play again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import host, orders, seating
from hemicycle.server.lobby import Lobby
from hemicycle.server.names import alike
from hemicycle.server.people import Person
from hemicycle.server.requests import Absence, Settle
from hemicycle.server.room import Room
from hemicycle.server.table import BYSTANDER
from hemicycle.server.wire import Refused
from tests.server.guests import Guest
from tests.server.tables import HOST, PEOPLE, Time, begun, bid, lobby_in, opened, quiet, watched
from tests.serving import Server

pytestmark = pytest.mark.usefixtures("auction")


def called(room: Room) -> list[str]:
    return [chair.name for chair in room.table.chairs]


def test_nobody_is_called_like_another(tmp_path: Path, time: Time) -> None:
    async def sit() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby, seats=4)
            for seat, name in enumerate(("ann", "An\u200bn", "A N N"), 1):
                await room.do(orders.Sit(Person(f"other {seat}", name), seat, None))
            assert called(room) == ["Ann", "ann (2)", "Ann (3)", "A N N (4)"]

    asyncio.run(sit())


def test_bots_have_names_that_nobody_has(tmp_path: Path, time: Time) -> None:
    async def seat() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby, seats=4, bots={"1": "random", "2": "random"}, language="sv")
            await room.do(host.SeatBot(HOST, 3, "random"))
            assert len({alike(name) for name in called(room) if name}) == 4
            shown = room.table.show(BYSTANDER)
            assert [chair.name for chair in shown.seats] == called(room)
            assert room.table.players()[1] == f"{called(room)[1]} (random)"
        async with lobby_in(tmp_path, time) as lobby:
            assert called(lobby.find(room.table.id)) == called(room)

    asyncio.run(seat())


def test_who_is_called_otherwise_is_so_at_its_tables(tmp_path: Path, time: Time) -> None:
    async def rename() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            watcher = watched(room)
            await lobby.rename(Person(HOST.key, "Anastasia"))
            assert called(room) == ["Anastasia", "Bo"]
            assert room.table.host_name == "Anastasia"
            assert watcher.heard("event")[-1]["table"]["seats"][0]["name"] == "Anastasia"
            await lobby.rename(Person(HOST.key, "BO"))
            assert called(room) == ["BO (2)", "Bo"]
            number = room.table.number
            await lobby.rename(Person(HOST.key, "BO"))
            await lobby.rename(Person("a stranger", "Cy"))
            assert room.table.number == number

    asyncio.run(rename())


def test_the_host_sends_somebody_away_before_the_start(tmp_path: Path, time: Time) -> None:
    async def send() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            await room.do(orders.Sit(PEOPLE[1], 1, None))
            with pytest.raises(Refused, match="only the host"):
                await room.do(seating.SendAway(PEOPLE[1], 0))
            await room.do(seating.SendAway(HOST, 1))
            assert room.table.chairs[1].kind == "open"
            with pytest.raises(Refused, match="sent you away"):
                await room.do(orders.Sit(PEOPLE[1], 1, None))
            with pytest.raises(Refused, match="nobody sits"):
                await room.do(seating.SendAway(HOST, 1))
            await room.do(host.Invite(HOST, 1, "come back"))
            await room.do(orders.Sit(PEOPLE[1], None, "come back"))
            assert room.table.chairs[1].name == "Bo"

    asyncio.run(send())


def test_who_is_sent_away_from_a_match_sees_nothing_more_and_a_bot_plays_on(
    tmp_path: Path, time: Time
) -> None:
    async def send() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            await bid(room, 1, 0, 4, 0)
            sent, other = watched(room, PEOPLE[1].key), watched(room)
            await room.do(seating.SendAway(HOST, 1))
            chair = room.table.chairs[1]
            assert (chair.kind, chair.person) == ("bot", "")
            assert chair.name not in ("", "Ann", "Bo")
            last = sent.heard("snapshot")[-1]
            assert last["table"]["you"]["seat"] is None
            assert last["sight"]["view"]["mine"] is None
            assert other.heard("event")[-1]["table"]["seats"][1]["kind"] == "bot"
            with pytest.raises(Refused, match="not yours"):
                await bid(room, 1, 4, 0, 0)
            assert PEOPLE[1].key not in str(other.frames)

    asyncio.run(send())


def test_the_host_takes_a_bot_back(tmp_path: Path, time: Time) -> None:
    async def open_it() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby, seats=3, bots={"1": "random"})
            await room.do(seating.OpenSeat(HOST, 1))
            await room.do(orders.Sit(PEOPLE[1], 1, None))
            with pytest.raises(Refused, match="Bo has seat 2"):
                await room.do(seating.OpenSeat(HOST, 1))
            await room.do(host.SeatBot(HOST, 2, "random"))
            await room.do(orders.Start(HOST))
            with pytest.raises(Refused, match="begun"):
                await room.do(seating.OpenSeat(HOST, 2))

    asyncio.run(open_it())


def test_a_bots_seat_is_handed_to_somebody_while_the_match_goes_on(tmp_path: Path, time: Time) -> None:
    async def hand() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3, bots={"2": "random"})
            await room.do(host.Invite(HOST, 2, "secret"))
            await room.do(orders.Sit(PEOPLE[2], None, "secret"))
            assert (room.table.chairs[2].name, room.table.chairs[2].bot) == ("Cy", "")

    asyncio.run(hand())


async def change(lobby: Lobby, room: Room, **wish: Any) -> None:
    await room.do(seating.Settle(HOST, await lobby.settled(room, Settle(**wish))))


def test_what_is_agreed_on_can_be_changed_before_the_start(tmp_path: Path, time: Time) -> None:
    async def settle() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby, options={"rounds": 3})
            watcher = watched(room)
            await change(lobby, room, seats=3, options={"rounds": 1}, name="Friday", public=True)
            shown = room.table.show(BYSTANDER)
            assert (len(shown.seats), shown.options["rounds"], shown.title) == (3, 1, "Friday")
            assert watcher.heard("event")[-1]["table"]["options"]["rounds"] == 1
            assert [listed.id for listed in lobby.listed("")] == [room.table.id]
            await change(lobby, room, timed=False, absence=Absence("bot", 7))
            after = room.table.show(BYSTANDER)
            assert (after.options, after.timed, after.absence.minutes) == (shown.options, False, 7)
            with pytest.raises(Refused, match="option rounds: 9"):
                await change(lobby, room, options={"rounds": 9})
            await room.do(orders.Sit(PEOPLE[2], 2, None))
            with pytest.raises(Refused, match="somebody has seat 3"):
                await change(lobby, room, seats=2)
            await room.do(orders.Sit(PEOPLE[1], 1, None))
            await room.do(orders.Start(HOST))
            with pytest.raises(Refused, match="begun"):
                await change(lobby, room, public=False)
            return room.table.id

    async def look(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            shown = lobby.find(name).table.show(BYSTANDER)
            assert (len(shown.seats), shown.options["rounds"], shown.title, shown.status) == (
                3,
                1,
                "Friday",
                "playing",
            )

    asyncio.run(look(asyncio.run(settle())))


def test_who_leaves_a_match_can_come_back(tmp_path: Path, time: Time) -> None:
    async def leave() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            await room.do(orders.Leave(PEOPLE[1], 1))
            assert room.table.chairs[1].bot
            assert room.table.id in [own.table.id for own in lobby.tables_of(PEOPLE[1].key)]
            watched(room, PEOPLE[1].key)
            await quiet(room)
            assert not room.table.chairs[1].bot, "looking on again is enough"

    asyncio.run(leave())


def test_all_play_again_at_one_table(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby, seats=3, bots={"2": "random"}, options={"rounds": 1}, timed=False)
            with pytest.raises(Refused, match="over"):
                await lobby.again(HOST, "here", room)
            await room.do(host.End(HOST))
            with pytest.raises(Refused, match="at the table"):
                await lobby.again(PEOPLE[3], "here", room)
            watcher = watched(room, HOST.key)
            tables = await asyncio.gather(
                *[lobby.again(person, "here", room) for person in (PEOPLE[1], HOST)]
            )
            assert tables[0] is tables[1]
            new = tables[0].table
            assert new.id != room.table.id
            assert watcher.heard("event")[-1]["table"]["again"] == new.id
            assert [chair.person for chair in new.chairs] == ["", HOST.key, PEOPLE[1].key]
            assert new.chairs[0].name == room.table.chairs[2].name
            assert (new.host, new.status, new.timed) == (PEOPLE[1].key, "open", False)
            assert new.match.options == room.table.match.options
            await tables[0].do(orders.Start(PEOPLE[1]))

    asyncio.run(play())


def test_by_request(server: Server) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Ann")
    asked = {"game": "ten-regions", "seats": 4, "sit": 0, "bots": {"2": "normal", "3": "normal"}}
    table = ann.ask("/api/tables", asked, 201)["id"]
    path = f"/api/tables/{table}"
    assert bo.ask(f"{path}/seats", {"name": ""})["seats"][1]["name"] == "Ann (2)"
    bo.ask("/api/me", {"name": "Bo"})
    assert [seat["name"] for seat in ann.get(path)["seats"]][:2] == ["Ann", "Bo"]
    assert ann.ask(f"{path}/host", {"do": "open", "seat": 3})["seats"][3]["kind"] == "open"
    settled = ann.ask(
        f"{path}/host", {"do": "settings", "options": {"turns": 1}, "absence": {"policy": "bot"}}
    )
    assert (settled["options"]["turns"], settled["absence"]["policy"]) == (1, "bot")
    assert ann.ask(f"{path}/host", {"do": "send-away", "seat": 1})["seats"][1]["kind"] == "open"
    bo.ask(f"{path}/seats", {"name": ""}, 403)
    for seat in (1, 3):
        ann.ask(f"{path}/host", {"do": "bot", "seat": seat, "bot": "random"})
    ann.ask(f"{path}/start")
    assert [own["table"]["id"] for own in ann.get("/api/me/tables")] == [table]
    assert bo.get("/api/me/tables") == []
    ann.ask(f"{path}/again", status=409)
    left = ann.http.delete(f"{path}/seats/0").json()
    assert left["seats"][0]["substitute"]
    ann.ask(f"{path}/host", {"do": "end"})
    again = ann.ask(f"{path}/again")
    assert again["seats"][1]["name"] == "Ann"
    assert ann.get(path)["again"] == again["id"]
    assert ann.get("/api/site") == {"links": [], "elsewhere": False}
