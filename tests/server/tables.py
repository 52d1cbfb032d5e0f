"""Tables within a test's own process: a time that stands still, viewers that remember. No test is in here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hemicycle.server import orders, requests
from hemicycle.server.journal import Journal
from hemicycle.server.limits import Rates
from hemicycle.server.lobby import Lobby
from hemicycle.server.people import Person
from hemicycle.server.room import Room
from hemicycle.server.services import Services
from hemicycle.server.table import BYSTANDER, Role
from hemicycle.server.worker import Thought, answer
from tests.core.toy import Auction

SEED = bytes(range(32))
OPEN = Rates(tables=(1000, 1000), tables_of_address=(1000, 1000), talk=(1000, 1000))
PEOPLE = [Person(f"key-{seat}", name) for seat, name in enumerate(("Ann", "Bo", "Cy", "Di"))]
HOST = PEOPLE[0]
Think = Callable[[Thought], Awaitable[Any]]


class Time:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


class Watcher:
    """A viewer that keeps what it is told, and reads it when asked to."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.role: Role = BYSTANDER
        self.frames: list[bytes] = []

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def refresh(self, frames: list[bytes]) -> None:
        self.frames.extend(frames)

    def heard(self, kind: str = "") -> list[dict[str, Any]]:
        messages = [read(frame) for frame in self.frames]
        return [message for message in messages if kind in ("", message["type"])]


def read(frame: bytes) -> dict[str, Any]:
    """The message of one frame."""
    start = {126: 4, 127: 10}.get(frame[1], 2)
    message: dict[str, Any] = json.loads(frame[start:])
    return message


async def at_once(thought: Thought) -> Any:
    return answer(thought)


@asynccontextmanager
async def lobby_in(
    folder: Path, time: Callable[[], int], think: Think = at_once, rates: Rates = OPEN
) -> AsyncIterator[Lobby]:
    journal = Journal(folder / "journal.sqlite")
    lobby = Lobby(Services(journal, think, now=time, haste=0.0), seed=lambda: SEED, rates=rates)
    lobby.open()
    try:
        yield lobby
    finally:
        lobby.close()
        await asyncio.sleep(0)
        journal.close()


def auction(room: Room) -> Auction:
    state = room.table.match.state
    assert isinstance(state, Auction)
    return state


def a_table(**more: Any) -> requests.NewTable:
    fields: dict[str, Any] = {"game": "auction", "seats": 2, "sit": 0} | more
    return requests.NewTable(**fields)


async def opened(lobby: Lobby, **more: Any) -> Room:
    return await lobby.create(HOST, "here", a_table(**more))


async def begun(lobby: Lobby, **more: Any) -> Room:
    """A match in which people have all seats that bots have not."""
    room = await opened(lobby, **more)
    for seat, chair in enumerate(room.table.chairs):
        if chair.kind == "open":
            await room.do(orders.Sit(PEOPLE[seat], seat, None))
    await room.do(orders.Start(HOST))
    return room


async def bid(room: Room, seat: int, *coins: int, message: str = "") -> int:
    do = {"do": "Bid", "coins": list(coins)}
    return await room.do(orders.Move(PEOPLE[seat], seat, message or f"{room.table.number}", do))


def watched(room: Room, person: str = "", after: int | None = None) -> Watcher:
    watcher = Watcher(person)
    room.audience.join(watcher, after)
    return watcher


async def quiet(room: Room) -> None:
    """Until nothing is under way."""
    for _ in range(2000):
        await asyncio.sleep(0.001)
        if room.inbox.empty() and not room.bots.thinking and not room.busy:
            return
    raise AssertionError("the room does not come to rest")


def applied(snapshot: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a client knows from a snapshot and all events after it, as a snapshot."""
    known: dict[str, Any] = json.loads(json.dumps(snapshot))
    for event in events:
        assert event["n"] == known["n"] + 1
        known["n"] = event["n"]
        known["sight"] |= event.get("sight", {})
        known["sight"]["view"] = (known["sight"]["view"] or {}) | event.get("view", {})
        known["table"] = event.get("table", known["table"])
        known["talk"] += event.get("talk", [])
        if "log" in event:
            known["log"].append({"n": event["n"], "at": event["at"], "lines": event["log"]})
    return known
