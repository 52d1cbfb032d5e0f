"""Tables are opened, found, listed; seats are claimed, left, kept for who was invited."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import host, orders
from hemicycle.server.limits import Rates
from hemicycle.server.people import Person
from hemicycle.server.wire import Refused
from tests.core.toy import AUCTION
from tests.server.tables import HOST, PEOPLE, Time, a_table, begun, lobby_in, opened, quiet

pytestmark = pytest.mark.usefixtures("auction")


def test_exactly_one_of_twenty_gets_the_seat(tmp_path: Path, time: Time) -> None:
    async def claim() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            claims = [room.do(orders.Sit(Person(f"claimant {n}", f"{n}"), 1, None)) for n in range(20)]
            outcomes = await asyncio.gather(*claims, return_exceptions=True)
            refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
            assert len(refused) == 19
            assert {(refusal.status, refusal.error) for refusal in refused} == {(409, "taken")}
            winner = [n for n, outcome in enumerate(outcomes) if not isinstance(outcome, Refused)]
            assert room.table.chairs[1].person == f"claimant {winner[0]}"

    asyncio.run(claim())


@pytest.mark.parametrize(
    ("more", "status", "error", "says"),
    [
        ({"game": "chess"}, 400, "no-such-game", "there are"),
        (
            {"seats": 9},
            400,
            "bad-option",
            "option seats: 9 is not allowed; it takes a whole number from 2 to 4",
        ),
        (
            {"options": {"rounds": 7}},
            400,
            "bad-option",
            "option rounds: 7 is not allowed; it takes a whole number from 1 to 3",
        ),
        ({"options": {"size": 7}}, 400, "bad-option", "one of these names: rounds"),
        ({"bots": {"1": "genius"}}, 400, "no-such-bot", "there are first, random"),
        ({"bots": {"5": "random"}}, 400, "no-such-seat", "no seat 6; the seats are 1 to 2"),
        ({"bots": {"0": "random"}}, 400, "taken", "seat 1 is to be yours and a bot's"),
        ({"sit": 2}, 400, "no-such-seat", "no seat 3; the seats are 1 to 2"),
    ],
)
def test_what_cannot_be_opened(
    tmp_path: Path, time: Time, more: dict[str, Any], status: int, error: str, says: str
) -> None:
    async def open_it() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            with pytest.raises(Refused) as refused:
                await opened(lobby, **more)
            assert (refused.value.status, refused.value.error) == (status, error)
            assert says in refused.value.detail
            assert not lobby.rooms

    asyncio.run(open_it())


def test_a_table_is_found_however_its_name_is_written(tmp_path: Path, time: Time) -> None:
    async def find() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            name = room.table.id
            assert lobby.find(f" {name[:3].lower()} {name[3:]}") is room
            for wrong in ("ZZZZZZ", "", "x" * 600, "O0O0O0", "../etc"):
                with pytest.raises(Refused) as refused:
                    lobby.find(wrong)
                assert refused.value.status == 404

    asyncio.run(find())


def test_only_public_tables_that_are_not_over_are_listed(tmp_path: Path, time: Time) -> None:
    async def look() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            await opened(lobby)
            public, ended = await opened(lobby, public=True), await opened(lobby, public=True)
            await ended.do(host.End(HOST))
            assert [shown.id for shown in lobby.listed("")] == [public.table.id]
            time.at += 700_000
            lobby.tidy()
            assert not lobby.rooms
            assert [shown.id for shown in lobby.listed("")] == [public.table.id]
            assert not lobby.rooms, "it need not be brought back to be listed"

    asyncio.run(look())


def test_a_seat_is_left_only_by_whose_it_is(tmp_path: Path, time: Time) -> None:
    async def leave() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            with pytest.raises(Refused, match="seat 1 is not yours"):
                await room.do(orders.Leave(PEOPLE[1], 0))
            await room.do(orders.Leave(HOST, 0))
            assert room.table.chairs[0].kind == "open"
            with pytest.raises(Refused, match="seat 1, 2"):
                await room.do(orders.Start(HOST))

    asyncio.run(leave())


def test_an_invitation_hands_a_seat_to_somebody_new_once(tmp_path: Path, time: Time) -> None:
    async def invite() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            new = Person("key-new", "Eve")
            with pytest.raises(Refused, match="only the host"):
                await room.do(host.Invite(PEOPLE[1], 1, "secret"))
            await room.do(host.Invite(HOST, 1, "secret"))
            with pytest.raises(Refused, match="invitation"):
                await room.do(orders.Sit(new, None, "guess"))
            await room.do(orders.Sit(new, None, "secret"))
            assert room.table.chairs[1].name == "Eve"
            with pytest.raises(Refused, match="used"):
                await room.do(orders.Sit(Person("key-late", "Flo"), None, "secret"))
            assert "secret" not in str([entry.data for entry in room.entries])

    asyncio.run(invite())


def test_a_seat_kept_for_who_was_invited_is_not_given_away(tmp_path: Path, time: Time) -> None:
    async def keep() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            await room.do(host.Invite(HOST, 1, "secret"))
            for seat in (None, 1):
                with pytest.raises(Refused) as refused:
                    await room.do(orders.Sit(PEOPLE[2], seat, None))
                assert refused.value.status == 409

    asyncio.run(keep())


def test_tables_are_not_opened_without_end(tmp_path: Path, time: Time) -> None:
    async def open_many() -> None:
        async with lobby_in(tmp_path, time, rates=Rates(tables=(3, 60_000))) as lobby:
            for _ in range(3):
                await opened(lobby)
            with pytest.raises(Refused) as refused:
                await opened(lobby)
            assert refused.value.status == 429
            time.at += 20_000
            await opened(lobby)
            await lobby.create(PEOPLE[1], "there", a_table())

    asyncio.run(open_many())


def test_what_was_played_goes_on_after_a_restart_by_itself(tmp_path: Path, time: Time) -> None:
    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            await opened(lobby)
            return (await begun(lobby, options={"seconds": 5})).table.id

    async def go_on(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            assert list(lobby.rooms) == [name]
            await quiet(lobby.rooms[name])

    asyncio.run(go_on(asyncio.run(play())))


def test_what_was_played_by_other_rules_is_left_alone(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> str:
        async with lobby_in(tmp_path, time) as lobby:
            return (await begun(lobby, public=True)).table.id

    async def look(name: str) -> None:
        async with lobby_in(tmp_path, time) as lobby:
            assert not lobby.rooms
            assert not lobby.listed("")
            with pytest.raises(Refused) as refused:
                lobby.find(name)
            assert refused.value.status == 410

    name = asyncio.run(play())
    monkeypatch.setattr(AUCTION, "edition", 2)
    asyncio.run(look(name))
    assert name in caplog.text


@pytest.mark.usefixtures("auction")
def test_few_tables_of_one_host_are_played_by_bots_alone(tmp_path: Path, time: Time) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            alone = a_table(sit=None, bots={"0": "first", "1": "first"})
            rooms = [await lobby.create(HOST, "here", alone) for _ in range(5)]
            with pytest.raises(Refused, match="bots alone"):
                await lobby.create(HOST, "here", alone)
            await lobby.create(HOST, "here", a_table(bots={"1": "first"}))
            await lobby.create(PEOPLE[1], "here", alone)
            await rooms[0].do(host.End(HOST))
            await lobby.create(HOST, "here", alone)

    asyncio.run(play())
