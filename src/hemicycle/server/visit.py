"""A connection over which somebody plays or looks on. What is asked there, the room answers.

A connection whose buffer is full is told nothing until it has drained, and then all as it stands.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from hemicycle.server import orders, requests, wire
from hemicycle.server.foresight import foretold
from hemicycle.server.limits import Limits, too_often
from hemicycle.server.link import EXTENSION, Wire
from hemicycle.server.people import Person
from hemicycle.server.room import Room
from hemicycle.server.table import BYSTANDER, Role
from hemicycle.server.talk import Say
from hemicycle.server.wire import LARGEST, Refused

ANOTHER_ROLE = 4001  # code with which a connection ends that goes on from a seat it has not
UNANSWERED = 32  # requests of one connection that may wait

read = msgspec.json.Decoder(requests.SocketMessage).decode
NOBODY = Person("", "")


class Visit:
    """One connection at one table: a viewer, and what it asks."""

    def __init__(self, link: Wire, room: Room, person: Person | None, limits: Limits) -> None:
        self.link, self.room, self.limits = link, room, limits
        self.known = person or NOBODY
        self.person = self.known.key
        self.who = self.person or f"nobody {id(self)}"  # as limits know it
        self.role: Role = BYSTANDER
        self.lagging = False
        self.unanswered = 0
        self.resuming: int | None = None  # after which event, as soon as what is being done is done

    def begin(self, after: int | None) -> None:
        self.room.audience.join(self, after)
        self.link.drained = self.catch_up
        self.link.listener = self.hear
        self.room.services.counters.viewers += 1

    def end(self) -> None:
        self.link.listener = self.link.drained = None
        self.room.audience.leave(self)
        self.room.set_alarm()
        self.room.services.counters.viewers -= 1

    def tell(self, frame: bytes) -> None:
        if self.link.full:
            self.room.services.counters.lagging += not self.lagging
            self.lagging = True
        if not self.lagging:
            self.link.write(frame)

    def refresh(self, frames: list[bytes]) -> None:
        """Unless nothing is read there anyway; then all as it stands comes later, once."""
        if self.link.full:
            self.lagging = True
        else:
            self.link.write(b"".join(frames))

    def catch_up(self) -> None:
        if self.lagging:
            self.lagging = False
            self.refresh([self.room.audience.snapshot(self.role)])

    def hear(self, data: bytes) -> None:
        message: requests.SocketMessage | None = None
        try:
            message = parsed(data)
            self.follow(message)
        except Refused as refused:
            self.link.write(wire.error(refused, getattr(message, "id", None)))

    def follow(self, message: requests.SocketMessage) -> None:
        match message:
            case requests.SocketMove(id, do):
                self.ask("moves", id, orders.Move(self.known, self.role, id, do))
            case requests.SocketOrder(id, do):
                self.ask("moves", id, orders.OrderOfHost(self.known, id, do))
            case requests.SocketTalk(id, text, to, offer):
                self.ask("talk", id, Say(self.known, id, to, text, offer))
            case requests.SocketWhatIf(id, ask):
                self.wonder(id, ask)
            case requests.SocketResume(after, seat):
                self.resume(after, seat)
            case requests.SocketNext(id):
                self.go_on(id)
            case requests.SocketPing():
                self.link.write(wire.pong(self.room.chronicle.now()))

    def ask(self, kind: str, message: str, order: orders.Order) -> None:
        self.may_ask(kind)
        self.unanswered += 1
        self.room.ask(order, lambda outcome: self.answer(message, outcome))
        self.room.audience.see(self.role, self.person)

    def resume(self, after: int, seat: int | UnsetType | None) -> None:
        """However many ask for it at once, what was missed is sent once."""
        self.limits.take("resumes", self.who)
        if seat is not UNSET and seat != (self.role if self.role >= 0 else None):
            self.link.end(ANOTHER_ROLE, "you see this table from another seat now")
        elif self.resuming is None:
            self.resuming = after
            self.link.loop.call_soon(self.send_missed)
        else:
            self.resuming = min(after, self.resuming)

    def send_missed(self) -> None:
        after, self.resuming = self.resuming, None
        if self.link.listener is not None:
            self.room.audience.resume(self, after)

    def go_on(self, message: str) -> None:
        self.may_ask("moves")
        self.room.go_on(self.person)
        self.link.write(wire.ack(message, self.room.audience.stream(self.role).n))

    def may_ask(self, kind: str) -> None:
        self.limits.take(kind, self.who)
        if self.unanswered >= UNANSWERED:
            raise too_often(f"{UNANSWERED} requests of yours wait for an answer", 1)

    def answer(self, message: str, outcome: int | Refused) -> None:
        self.unanswered -= 1
        if isinstance(outcome, Refused):
            self.link.write(wire.error(outcome, message))
        else:
            self.link.write(wire.ack(message, self.room.audience.stream(self.role).number_at(outcome)))

    def wonder(self, message: str, asked: Any) -> None:
        """What would come of something. A question changes nothing, so the room is not asked."""
        self.may_ask("questions")
        self.unanswered += 1
        wondering = asyncio.ensure_future(foretold(self.room.table, self.role, asked))
        wondering.add_done_callback(lambda done: self.foretell(message, done))

    def foretell(self, message: str, done: asyncio.Future[Any]) -> None:
        self.unanswered -= 1
        try:
            self.link.write(wire.foretold(message, done.result()))
        except Refused as refused:
            self.link.write(wire.error(refused, message))


def parsed(data: bytes) -> requests.SocketMessage:
    if len(data) > LARGEST:
        raise wire.too_large()
    try:
        return read(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "malformed", f"this is no message known here: {error}") from None


async def visit(
    scope: Any, receive: Any, send: Any, room: Room, person: Person | None, limits: Limits, after: int | None
) -> None:
    """A WebSocket from its first byte to its last."""
    await receive()
    await send({"type": "websocket.accept"})
    link: Wire = scope["extensions"][EXTENSION]
    visiting = Visit(link, room, person, limits)
    visiting.begin(after)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            visiting.hear(message.get("bytes") or message.get("text", "").encode())
    finally:
        visiting.end()
