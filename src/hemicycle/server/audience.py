"""Who looks on at a table, and what each is told. Nobody here is waited for, and nobody changes anything."""

from __future__ import annotations

import asyncio
from typing import Protocol

from hemicycle.core.state import Seat
from hemicycle.server import orders, wire
from hemicycle.server.chronicle import Chronicle
from hemicycle.server.journal import Entry
from hemicycle.server.orders import Ask
from hemicycle.server.services import Services
from hemicycle.server.sight import Encoder, Scene
from hemicycle.server.stream import Following, Stream, followed
from hemicycle.server.table import Role, Table


class Viewer(Protocol):
    """A connection. `tell` never waits: who is slow misses events, and is refreshed later with all as it stands."""

    person: str
    role: Role

    def tell(self, frame: bytes) -> None: ...
    def refresh(self, frames: list[bytes]) -> None: ...


SLICE = 0.005  # seconds for which a stream is worked out at once
GRACE = 60_000  # milliseconds after its last sign of life for which a person counts as present


class Audience:
    """`seen` says when the person of each seat last gave a sign of itself, `asked` when it last did so by a request."""

    def __init__(self, chronicle: Chronicle, services: Services, ask: Ask) -> None:
        self.chronicle, self.services, self.ask = chronicle, services, ask
        self.viewers: dict[Role, list[Viewer]] = {}
        self.streams: dict[Role, Stream] = {}
        self.encoder = Encoder()
        self.seen: dict[Seat, int] = dict.fromkeys(range(len(self.table.chairs)), chronicle.now())
        self.asked: dict[Seat, int] = {}
        self.lapse: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        return self.chronicle.table

    def everybody(self) -> list[Viewer]:
        return [viewer for watching in self.viewers.values() for viewer in watching]

    def stream(self, role: Role) -> Stream:
        """Worked out when somebody first asks; kept up while anybody may."""
        if role not in self.streams:
            self.follow(role, followed(role, self.chronicle.entries, self.here))
        return self.streams[role]

    async def ready(self, role: Role) -> Stream:
        """The stream, worked out a little at a time: a long match would hold up everybody else."""
        async with self.services.looking:
            entries = self.chronicle.entries
            if role not in self.streams:
                following = Following(role, entries[0], self.here)
                while following.at < len(entries):
                    following.go_on(entries, SLICE)
                    await asyncio.sleep(0)
                if entries is self.chronicle.entries:
                    self.follow(role, following.stream)
        return self.stream(role)

    def follow(self, role: Role, stream: Stream) -> None:
        stream.encoder = self.encoder
        self.streams[role] = stream

    def tell(self, entry: Entry) -> None:
        """What everybody may see of an entry that the table has just folded."""
        scene = Scene(self.table)
        for role, stream in self.streams.items():
            told = stream.follow(self.table, entry, scene, self.here)
            if told is not None:
                watching = self.viewers.get(role, ())
                for viewer in watching:
                    viewer.tell(told)
        if entry.kind in ("sat", "left", "sent-away"):
            self.seen[entry.data["seat"]] = self.chronicle.now()
            self.seat_viewers()

    def seat_viewers(self) -> None:
        """Who got or lost a seat sees the table from there, from now on."""
        for viewer in self.everybody():
            role = self.table.role_of(viewer.person)
            if viewer.role != role:
                self.depart(viewer)
                self.welcome(viewer, role)
                viewer.refresh([self.snapshot(role)])
        self.show_presence()

    def join(self, viewer: Viewer, after: int | None) -> None:
        """Whoever was at event `after` is told what it missed; anybody else, all as it stands."""
        was_here = self.here()
        self.welcome(viewer, self.table.role_of(viewer.person))
        self.resume(viewer, after)
        if self.here() != was_here:
            self.show_presence()
        self.see(viewer.role, viewer.person)

    def resume(self, viewer: Viewer, after: int | None) -> None:
        """Then the time, for what was missed tells of its own."""
        missed = self.stream(viewer.role).since(after) if after is not None else None
        frames = [self.snapshot(viewer.role)] if missed is None else missed
        viewer.refresh([*frames, wire.pong(self.chronicle.now())])

    def leave(self, viewer: Viewer) -> None:
        was_here = self.here()
        self.depart(viewer)
        if viewer.role >= 0:
            self.seen[viewer.role] = self.chronicle.now()
        if self.here() != was_here:
            self.show_presence()

    def welcome(self, viewer: Viewer, role: Role) -> None:
        viewer.role = role
        self.viewers.setdefault(role, []).append(viewer)

    def depart(self, viewer: Viewer) -> None:
        watching = self.viewers.get(viewer.role, [])
        if viewer in watching:
            watching.remove(viewer)
        if not watching:
            self.viewers.pop(viewer.role, None)

    def start_anew(self) -> None:
        """The table is not as it was told."""
        self.streams = {}
        for viewer in self.everybody():
            viewer.refresh([self.snapshot(viewer.role)])

    def snapshot(self, role: Role) -> bytes:
        self.services.counters.snapshots += 1
        return wire.frame(wire.encode(self.stream(role).snapshot(self.chronicle.now(), self.here)))

    def here(self) -> list[bool]:
        """Whom one may expect to answer: bots always, people while they look on, or ask again and again."""
        chairs, watching = self.table.chairs, self.watching()
        return [chair.kind == "bot" or seat in watching for seat, chair in enumerate(chairs)]

    def watching(self) -> frozenset[Seat]:
        recent = self.chronicle.now() - GRACE
        asking = [seat for seat, at in self.asked.items() if at > recent]
        return frozenset([role for role in self.viewers if role >= 0] + asking)

    def present(self) -> frozenset[Seat]:
        """Also those who were here a moment ago: a line that drops is soon back."""
        recent = self.chronicle.now() - GRACE
        return self.watching() | {seat for seat, at in self.seen.items() if at > recent}

    def show_presence(self) -> None:
        told = wire.presence(self.here())
        for viewer in self.everybody():
            viewer.tell(told)

    def see(self, role: Role, person: str) -> None:
        """A seat's person did something: it is not away, no bot stands in for it, and its seat is its own."""
        if role >= 0:
            self.seen[role] = self.chronicle.now()
            if self.table.chairs[role].bot or self.table.chairs[role].invitation:
                self.ask(orders.Back(role, person), orders.nobody_waits)

    def hear_request(self, role: Role, person: str) -> None:
        """Who plays by requests has no connection that stays open, and is here as long as it goes on asking."""
        if role < 0:
            return
        was_here = self.here()
        self.asked[role] = self.chronicle.now()
        self.see(role, person)
        if self.here() != was_here:
            self.show_presence()
        if self.lapse is None:
            self.lapse = asyncio.get_running_loop().call_later(GRACE / 1000, self.forget_asking)

    def forget_asking(self) -> None:
        recent = self.chronicle.now() - GRACE
        lapsed = [seat for seat, at in self.asked.items() if at <= recent]
        self.asked = {seat: at for seat, at in self.asked.items() if at > recent}
        if lapsed:
            self.show_presence()
        self.lapse = (
            asyncio.get_running_loop().call_later(1 + GRACE / 1000, self.forget_asking)
            if self.asked
            else None
        )

    def close(self) -> None:
        self.ask = orders.closed  # the room is not held by what it holds
        if self.lapse:
            self.lapse.cancel()

    def away(self) -> dict[Seat, int]:
        return {seat: since for seat, since in self.seen.items() if seat not in self.viewers}

    def forget_unwatched(self) -> None:
        self.streams = {role: stream for role, stream in self.streams.items() if role in self.viewers}
