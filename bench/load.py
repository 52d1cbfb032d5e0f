"""Rooms full of people, as lean as Python allows: raw WebSocket, hardly any parsing. `server` measures."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, cast

SEATS = 5
AGAIN = 100  # moves of a turn before its last seat hands in
OPTIONS = {"ideologies": "random", "turns": 3, "campaign_seconds": None, "vote_seconds": None}


@dataclass
class Table:
    """Its name, and the token of whoever has each seat."""

    key: str
    tokens: list[str]


class Viewer(asyncio.Protocol):
    """A connection that only counts what it is told."""

    def __init__(self) -> None:
        self.buffer = b""
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def close(self) -> None:
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert b" 101 " in head, head
            self.open = True
            self.ready.set_result(None)
        self.buffer = self.frames(data)

    def frames(self, data: bytes) -> bytes:
        """What is left after all whole messages were heard."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + length:
                break
            self.hear(data[start : start + length], data[at])
            at = start + length
        return data[at:]

    def hear(self, message: bytes, opcode: int) -> None:
        if opcode == 0x89:
            self.transport.write(b"\x8a" + bytes([0x80 | len(message)]) + bytes(4) + message)


class Person(Viewer):
    """One who sees events of a slot, and plays if it has a seat."""

    def __init__(self, slot: Slot, seat: int) -> None:
        super().__init__()
        self.slot, self.seat = slot, seat
        self.known = asyncio.Event()
        self.first: dict[str, Any] = {}  # the view that the match begins with

    def hear(self, message: bytes, opcode: int) -> None:
        kind = message[9:12]
        if kind == b"eve":
            self.slot.seen(self, message)
        elif kind == b"ack":
            self.slot.acknowledged(self.seat)
        elif kind == b"err":
            self.slot.refusal(self.seat, message)
        elif kind == b"sna" and self.seat < 0:
            self.known.set()
            self.first = self.slot.view = json.loads(message)["sight"]["view"]
        else:
            super().hear(message, opcode)

    def send(self, message: bytes) -> None:
        length = len(message)
        head = bytes([0x81, 0x80 | length]) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + message)


@dataclass
class Slot:
    """A room's worth of people, at one table after another. Who looks on learns for all what is to be done."""

    tables: list[Table]
    moves: int = 0
    refused: int = 0
    finished: int = 0
    latencies: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(0)
        self.crowds: list[list[Person]] = []
        self.closed = False
        self.due: deque[float] = deque()  # open loop: moves that should have been sent, and when
        self.unseen = 0  # viewers that the move under way has not reached

    async def join(self, port: int) -> None:
        for table in self.tables:
            crowd = [Person(self, seat) for seat in [*range(SEATS), -1]]
            self.take(crowd)
            for person, token in zip(crowd, [*table.tokens, ""]):
                await connect(port, person, table, token)
            await crowd[-1].known.wait()
            self.crowds.append(crowd)
        self.next_table()

    def take(self, crowd: list[Person]) -> None:
        self.people = crowd
        self.view: dict[str, Any] = {}
        self.waiting: dict[int, int] = {}  # seats with a move under way, and the phase it was made for
        self.phase = 0
        self.begin_phase()

    def begin_phase(self) -> None:
        self.handed_in, self.phase = 0, self.phase + 1
        self.done: set[int] = set()

    def next_table(self) -> None:
        crowd = self.crowds.pop(0)
        view = crowd[-1].first
        self.take(crowd)
        self.view = view

    def learn(self, fields: dict[str, Any]) -> None:
        """A phase ends whenever more changes than who has handed in."""
        self.view |= fields
        self.begin_phase()
        if self.view["phase"] == "over":
            self.finished += 1
            if self.crowds:
                self.next_table()
        if self.closed:
            self.go_on()

    def go_on(self) -> None:
        for seat in range(SEATS):
            self.act(seat)

    def act(self, seat: int) -> bool:
        """Send a move if that seat has one to make now."""
        phase = self.view["phase"]
        last = seat == SEATS - 1 and self.handed_in < AGAIN
        if (
            seat in self.waiting
            or phase == "over"
            or (phase == "vote" and seat in self.done)
            or (phase == "campaign" and last)
        ):
            return False
        self.waiting[seat] = self.phase
        self.unseen = len(self.people)
        action = self.ballot() if phase == "vote" else self.campaign(seat)
        self.people[seat].send(b'{"type":"move","id":"%x","do":%s}' % (self.rng.getrandbits(64), action))
        return True

    def ballot(self) -> bytes:
        return json.dumps({"do": "Ballot", "votes": [None] * len(self.view["ties"])}).encode()

    def campaign(self, seat: int) -> bytes:
        purse, regions = self.view["purses"][seat], len(self.view["regions"])
        media, rallies = [0] * regions, [0] * regions
        for _ in range(purse["media"]):
            media[self.rng.randrange(regions)] += 1
        for _ in range(purse["rallies"]):
            rallies[self.rng.randrange(regions)] += 1
        strike = {"do": "Strike", "region": self.rng.randrange(regions), "target": None}
        placed = {"do": "Campaign", "media": media, "rallies": rallies}
        struck = {"conflicts": [strike] * purse["conflicts"], "controls": [strike] * purse["controls"]}
        return json.dumps(placed | struck).encode()

    def acknowledged(self, seat: int) -> None:
        self.moves += 1
        if self.waiting.pop(seat, 0) == self.phase:
            self.handed_in += 1
            self.done.add(seat)
        if self.closed:
            self.act(seat)
            self.act(SEATS - 1)

    def refusal(self, seat: int, message: bytes) -> None:
        """A move that crossed the end of a phase."""
        self.refused += 1
        assert b'"illegal"' in message or b'"over"' in message, message
        self.waiting.pop(seat, None)
        if self.closed:
            self.act(seat)
        else:
            self.unseen = 0
            self.send_due()

    def move_now(self, due: float) -> None:
        """Open loop: one move at a time in a room, its time counted from when it should have been sent."""
        self.due.append(due)
        if len(self.due) == 1:
            self.send_due()

    def send_due(self) -> None:
        order = [SEATS - 1, *self.rng.sample(range(SEATS - 1), SEATS - 1)]
        if not any(self.act(seat) for seat in order):
            self.due.popleft()

    def seen(self, person: Person, message: bytes) -> None:
        self.unseen -= 1
        if person.seat < 0 and (b'"phase":' in message or b'"purses":' in message):
            self.learn(json.loads(message).get("view", {}))
        if self.due and self.unseen == 0:
            self.latencies.append(perf_counter() - self.due.popleft())
            if self.due:
                self.send_due()


async def connect(port: int, viewer: Viewer, table: Table, token: str) -> Viewer:
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: viewer, "127.0.0.1", port)
    person = f"Authorization: Bearer {token}\r\n" if token else ""
    viewer.transport.write(
        f"GET /api/tables/{table.key}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"{person}\r\n".encode()
    )
    await viewer.ready
    return viewer


async def opened_table(port: int) -> Table:
    """A match that has begun, every seat a person's."""
    tokens = [(await request(port, "/api/me", {"name": f"Person {seat}"}))["token"] for seat in range(SEATS)]
    asked = {"game": "ten-regions", "seats": SEATS, "options": OPTIONS, "sit": 0}
    key = (await request(port, "/api/tables", asked, tokens[0]))["id"]
    for token in tokens[1:]:
        await request(port, f"/api/tables/{key}/seats", {"name": ""}, token)
    await request(port, f"/api/tables/{key}/start", None, tokens[0])
    return Table(key, tokens)


async def request(port: int, path: str, body: object, token: str = "") -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert head.split()[1] in (b"200", b"201"), head + answer
    return json.loads(answer)
