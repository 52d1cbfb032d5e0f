"""A room: the one task that writes a table's entries and tells its viewers. It decides nothing by itself; orders do.

Check, write, fold, tell: an order gives an entry, the journal makes it durable, the table folds it, and only then does
anybody hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from hemicycle.core.choices import Illegal
from hemicycle.core.match import Step
from hemicycle.core.state import Seat
from hemicycle.server import absence, orders, wire
from hemicycle.server.house import House
from hemicycle.server.journal import Entry, Listing, NotLatest, NotSaved
from hemicycle.server.orders import Done, Order, Plan
from hemicycle.server.players import Players
from hemicycle.server.stream import Stream, followed
from hemicycle.server.table import Role, Table
from hemicycle.server.wire import Refused

CROWDED = 1000  # orders that may wait
RETRY = 1.0  # seconds after which what could not be saved is tried again
LONGEST_SLEEP = 60.0  # seconds, lest a clock that was set leaves a room asleep
LISTED_EVERY = 60_000  # milliseconds

log = logging.getLogger("hemicycle.server")
Answer = Callable[[int | Refused], None]  # the entry that it became, or why not


class Viewer(Protocol):
    """A connection that looks on. `tell` never waits: who is slow misses events, and asks to be refreshed."""

    person: str
    role: Role

    def tell(self, frame: bytes) -> None: ...
    def refresh(self, frames: list[bytes]) -> None: ...


class Room:
    def __init__(self, house: House, entries: list[Entry]) -> None:
        self.house = house
        self.entries = entries
        self.restore()
        self.viewers: dict[Role, list[Viewer]] = {}
        self.away: dict[Seat, int] = dict.fromkeys(range(len(self.table.chairs)), house.now())
        self.inbox: asyncio.Queue[tuple[Order, int, Answer]] = asyncio.Queue()
        self.players = Players(self)
        self.alarm: asyncio.TimerHandle | None = None
        self.unsaved = False  # the last entry could not be written
        self.listing: Listing | None = None
        self.task: asyncio.Task[None] | None = None
        self.touched = house.now()

    def restore(self) -> None:
        """Everything from the entries, as they were written."""
        self.table = Table(self.entries[0])
        for entry in self.entries[1:]:
            self.table.fold(entry)
        self.streams: dict[Role, Stream] = {}

    def open(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run(), name=f"room {self.table.id}")
        self.attend()

    def close(self) -> None:
        task, self.task = self.task, None
        self.players.stop()
        for waiting in (self.alarm, task):
            if waiting:
                waiting.cancel()

    def ask(self, order: Order, answer: Answer) -> None:
        """Put an order to the room; the answer comes when it is durable and told, or refused."""
        self.touched = now = self.house.now()
        if self.inbox.qsize() >= CROWDED:
            answer(Refused(503, "busy", "too much is being asked of this table; try again in a while"))
        else:
            self.inbox.put_nowait((order, now, answer))

    async def do(self, order: Order) -> int:
        """The number of the entry that the order became; Refused if none."""
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ask(order, lambda outcome: settle(answered, outcome))
        return await answered

    async def run(self) -> None:
        while True:
            order, given, answer = await self.inbox.get()
            try:
                outcome = await self.carry_out(order, given)
            except Exception:
                log.exception("table %s could not carry out an order", self.table.id)
                outcome = Refused(500, "failed", "this failed, by a fault of the server; it is noted")
            if isinstance(outcome, Refused):
                self.house.counters.refusals += 1
            answer(outcome)

    async def carry_out(self, order: Order, given: int) -> int | Refused:
        at = max(given, self.table.updated)
        try:
            plan = order(self.table, at)
            return plan.entry if isinstance(plan, Done) else await self.happen(plan, at)
        except Illegal as refusal:
            return wire.illegal(refusal)
        except Refused as refusal:
            return refusal
        except NotSaved as refusal:
            self.not_saved(refusal)
            return wire.not_saved()

    async def happen(self, plan: Plan, at: int) -> int:
        entry = Entry(self.table.id, self.table.number + 1, at, plan.kind, plan.data)
        await self.house.journal.append(entry, self.new_listing(plan, at))
        self.unsaved = False
        self.fold(entry, plan.step)
        return entry.number

    def fold(self, entry: Entry, step: Step | None) -> None:
        self.entries.append(entry)
        self.table.fold(entry, step)
        self.count(entry)
        self.tell(entry)
        self.attend()

    def count(self, entry: Entry) -> None:
        self.house.counters.moves += entry.kind == "move"
        self.house.counters.talk += entry.kind == "talk"

    def not_saved(self, refusal: NotSaved) -> None:
        """Nothing has changed, but for what another server may have written."""
        log.warning("table %s: an entry was not saved: %s", self.table.id, refusal)
        self.unsaved = True
        if isinstance(refusal, NotLatest):
            self.entries = self.house.journal.load(self.table.id)
            self.restore()
            self.refresh_all()
        self.set_alarm()

    def new_listing(self, plan: Plan, at: int) -> Listing | None:
        """What the lobby should know, if it does not yet. How a step ends a match shows in its state."""
        over = self.table.over or plan.kind == "ended" or (plan.step is not None and plan.step.state.over())
        started = self.table.started or plan.kind == "started"
        status = "over" if over else "playing" if started else "open"
        known = self.listing
        if known and known.status == status and at - known.updated < LISTED_EVERY:
            return None
        self.listing = Listing(self.table.id, status, self.table.public, at)
        return self.listing

    # Viewers

    def stream(self, role: Role) -> Stream:
        """Worked out when somebody first asks; kept up while anybody may."""
        if role not in self.streams:
            self.streams[role] = followed(role, self.entries, self.here)
        return self.streams[role]

    def tell(self, entry: Entry) -> None:
        for role, stream in self.streams.items():
            told = stream.follow(self.table, entry, self.here)
            if told is not None:
                for viewer in self.viewers.get(role, ()):
                    viewer.tell(told)
                    self.house.counters.events += 1
        if entry.kind in ("sat", "left"):
            self.away[entry.data["seat"]] = self.house.now()
            self.seat_viewers()

    def seat_viewers(self) -> None:
        """Who got or lost a seat sees the table from there, from now on."""
        for viewer in [each for watching in self.viewers.values() for each in watching]:
            if viewer.role != (role := self.table.role_of(viewer.person)):
                self.depart(viewer)
                viewer.role = role
                self.welcome(viewer)
                viewer.refresh([self.snapshot(role)])
        self.show_presence()

    def join(self, viewer: Viewer, after: int | None) -> None:
        viewer.role = self.table.role_of(viewer.person)
        was_here = self.here()
        self.welcome(viewer)
        self.resume(viewer, after)
        if self.here() != was_here:
            self.show_presence()
        self.seen(viewer.role, viewer.person)

    def resume(self, viewer: Viewer, after: int | None) -> None:
        """What was missed since that event, or all as it stands; then the time, for what was missed has its own."""
        stream = self.stream(viewer.role)
        missed = stream.since(after) if after is not None else None
        frames = [self.snapshot(viewer.role)] if missed is None else missed
        viewer.refresh([*frames, wire.pong(self.house.now())])

    def leave(self, viewer: Viewer) -> None:
        was_here = self.here()
        self.depart(viewer)
        if viewer.role >= 0:
            self.away[viewer.role] = self.house.now()
        if self.here() != was_here:
            self.show_presence()
        self.set_alarm()

    def welcome(self, viewer: Viewer) -> None:
        self.viewers.setdefault(viewer.role, []).append(viewer)

    def depart(self, viewer: Viewer) -> None:
        watching = self.viewers.get(viewer.role, [])
        if viewer in watching:
            watching.remove(viewer)
        if not watching:
            self.viewers.pop(viewer.role, None)

    def refresh_all(self) -> None:
        for role, watching in self.viewers.items():
            for viewer in watching:
                viewer.refresh([self.snapshot(role)])

    def snapshot(self, role: Role) -> bytes:
        self.house.counters.snapshots += 1
        return wire.frame(wire.encode(self.stream(role).snapshot(self.house.now(), self.here)))

    def here(self) -> list[bool]:
        """Whom one may expect to answer: bots always, people while a connection of theirs is open."""
        return [chair.kind == "bot" or seat in self.viewers for seat, chair in enumerate(self.table.chairs)]

    def show_presence(self) -> None:
        told = wire.presence(self.here())
        for watching in self.viewers.values():
            for viewer in watching:
                viewer.tell(told)

    def seen(self, role: Role, person: str) -> None:
        """A seat's person did something: it is not away, and a bot that stood in for it stops."""
        if role >= 0:
            self.away[role] = self.house.now()
            if self.table.chairs[role].bot:
                self.ask(orders.back(role, person), orders.nobody_waits)

    # Time

    def attend(self) -> None:
        """Whatever has to follow by itself: bots think, the alarm is set for what is due next."""
        self.players.rouse()
        self.set_alarm()

    def set_alarm(self, after: int = 0) -> None:
        """For what is due next, later than that."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        due = self.next_due(after)
        if due is None or self.task is None:
            return
        delay = max(RETRY if self.unsaved else 0.0, min(LONGEST_SLEEP, (due - self.house.now()) / 1000))
        self.alarm = asyncio.get_running_loop().call_later(delay, self.wake)

    def next_due(self, after: int = 0) -> int | None:
        if self.table.status != "playing":
            return None
        deadline = self.table.match.next_deadline()
        times = [at for at, _ in absence.due(self.table, self.away_since()) if at > after]
        return min([*times, deadline] if deadline is not None else times, default=None)

    def away_since(self) -> dict[Seat, int]:
        """Since when each seat's person has been away; who is here is not named."""
        return {seat: since for seat, since in self.away.items() if seat not in self.viewers}

    def wake(self) -> None:
        """Do what is due, and sleep until more is."""
        now = self.house.now()
        if self.table.match.due(now):
            self.ask(orders.time_up, orders.nobody_waits)
            return
        for at, seat in absence.due(self.table, self.away_since()):
            if at <= now:
                self.players.stand_in(seat)
        self.set_alarm(now)

    def forget_unwatched(self) -> None:
        self.streams = {role: stream for role, stream in self.streams.items() if role in self.viewers}

    def idle(self) -> bool:
        """Nobody looks on and nothing will happen by itself."""
        return (
            not self.viewers and self.inbox.empty() and self.next_due() is None and not self.players.thinking
        )


def settle(answered: asyncio.Future[int], outcome: int | Refused) -> None:
    if answered.done():
        return
    if isinstance(outcome, Refused):
        answered.set_exception(outcome)
    else:
        answered.set_result(outcome)
