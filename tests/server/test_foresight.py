"""What would come of something can be asked over the socket and by request, for one's own seat, and not without end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from hemicycle.core.foresight import Foresight
from hemicycle.server.foresight import foretold
from hemicycle.server.table import BYSTANDER
from hemicycle.server.wire import Refused
from tests.core.toy import AUCTION
from tests.server.guests import Guest, a_match
from tests.server.tables import Time, begun, bid, lobby_in, opened
from tests.serving import Server

HALF_DONE = {"do": "Draft", "media": [1] + [0] * 9, "rallies": [0] * 10, "conflicts": [], "controls": []}
EMPTY = HALF_DONE | {"media": [0] * 10}
SKETCH = {"do": "Sketch", "coins": [1, 0, 0]}


def test_it_is_answered_over_the_socket_to_who_asked(server: Server) -> None:
    table, guests = a_match(server)
    with guests[1].socket(table) as asking, guests[2].socket(table) as other:
        heads = asking.hear("snapshot")["sight"]["view"]["head_starts"][1]
        asking.send({"type": "what-if", "id": "a", "ask": HALF_DONE})
        told = asking.hear("foretold", "error")
        assert told == {"type": "foretold", "id": "a", "answer": {"votes": [heads[0] + 20, *heads[1:]]}}
        other.send({"type": "ping"})
        other.hear("snapshot")
        assert other.hear("foretold", "event", "pong")["type"] == "pong"
    assert guests[1].get(f"/api/tables/{table}/sight")["sight"]["view"]["draft"] is None


def test_it_is_answered_by_request_too(server: Server) -> None:
    table, guests = a_match(server)
    heads = guests[0].get(f"/api/tables/{table}/sight")["sight"]["view"]["head_starts"][3]
    told = guests[3].ask(f"/api/tables/{table}/what-if", {"ask": EMPTY})
    assert told == {"answer": {"votes": heads}}


@pytest.mark.parametrize("ask", [None, 7, {}, {"do": "Campaign"}, HALF_DONE | {"media": [8] + [0] * 9}, [[]]])
def test_what_is_no_question_is_refused_and_the_connection_stays(server: Server, ask: Any) -> None:
    table, guests = a_match(server)
    with guests[0].socket(table) as asking:
        asking.send({"type": "what-if", "id": "b", "ask": ask})
        refused = asking.hear("foretold", "error")
        assert (refused["type"], refused["id"], refused["error"]) == ("error", "b", "illegal")
        asking.send({"type": "what-if", "id": "c", "ask": EMPTY})
        assert asking.hear("foretold", "error")["type"] == "foretold"
    guests[0].ask(f"/api/tables/{table}/what-if", {"ask": ask}, 422)


def test_a_bystander_has_nothing_to_ask_in_ten_regions(server: Server) -> None:
    table, _ = a_match(server)
    with Guest(server, "Looker").socket(table) as looking:
        looking.send({"type": "what-if", "id": "d", "ask": EMPTY})
        assert looking.hear("foretold", "error")["error"] == "illegal"


def test_asking_without_end_is_stopped(server: Server) -> None:
    table, guests = a_match(server)
    with guests[0].socket(table) as asking:
        for number in range(200):
            asking.send({"type": "what-if", "id": str(number), "ask": EMPTY})
        told = [asking.hear("foretold", "error") for _ in range(200)]
    assert [one["type"] for one in told if "answer" in one]
    assert {one["error"] for one in told if "answer" not in one} == {"too-often"}


def test_before_the_start_there_is_nothing_to_ask(auction: None, tmp_path: Path, time: Time) -> None:
    async def ask() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await opened(lobby)
            with pytest.raises(Refused, match="begun"):
                await foretold(room.table, 0, SKETCH)

    asyncio.run(ask())


def test_a_slow_answer_holds_up_nobody(
    auction: None, tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the rules think about a question, moves are taken; and what then fails is said in one shape."""
    going_on = Event()

    def slowly(view: Any, seat: int | None, sketch: Any) -> Any:
        assert going_on.wait(20)
        raise ZeroDivisionError

    async def ask() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            slow = Foresight(AUCTION.foresight.questions, slowly)
            monkeypatch.setattr(room.table.game, "foresight", slow)
            asking = asyncio.ensure_future(foretold(room.table, 0, SKETCH))
            await asyncio.sleep(0.05)
            assert not asking.done()
            await bid(room, 1, 1, 1, 2)
            going_on.set()
            with pytest.raises(Refused) as failed:
                await asking
            assert failed.value.status == 500

    asyncio.run(ask())


def test_who_looks_on_is_answered_from_a_bystanders_view(auction: None, tmp_path: Path, time: Time) -> None:
    async def ask() -> None:
        async with lobby_in(tmp_path, time) as lobby:
            room = await begun(lobby)
            assert await foretold(room.table, 0, SKETCH) == {"coins": 3}
            with pytest.raises(Refused):
                await foretold(room.table, BYSTANDER, SKETCH)

    asyncio.run(ask())
