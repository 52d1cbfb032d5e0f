"""A room: the one task that writes a table's entries. It decides nothing by itself; orders do.

Check, write, fold, tell: an order gives an entry, the journal makes it durable, the table folds it, and only then does
anybody hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from hemicycle.core.choices import Illegal
from hemicycle.core.match import Step
from hemicycle.server import absence, orders, wire
from hemicycle.server.audience import Audience
from hemicycle.server.batch import Seals
from hemicycle.server.bots import Bots
from hemicycle.server.chronicle import Chronicle
from hemicycle.server.journal import Entry, Listing, NotLatest, NotSaved
from hemicycle.server.orders import Answer, Done, Order, Plan, outcome
from hemicycle.server.rows import row_of
from hemicycle.server.services import Services
from hemicycle.server.table import BYSTANDER, Table
from hemicycle.server.wire import Refused

CROWDED = 1000  # orders that may wait
RETRY = 1.0  # seconds after which what could not be saved is tried again
HIDDEN = {"move", "talk"}  # kinds of entries that need not show to everybody

log = logging.getLogger("hemicycle.server")


@dataclass(frozen=True)
class Request:
    order: Order
    given: int  # when
    answer: Answer


class Room:
    def __init__(self, services: Services, entries: list[Entry]) -> None:
        self.services = services
        self.chronicle = Chronicle(entries, services.now)
        self.audience = Audience(self.chronicle, services, self.ask)
        self.inbox: asyncio.Queue[Request] = asyncio.Queue()
        self.held: Request | None = None  # taken from there, and next
        self.bots = Bots(self.chronicle, services, self.ask, self.attend)
        self.alarm: asyncio.TimerHandle | None = None
        self.alarmed: int | None = None  # for when
        self.busy = False
        self.unsaved = False  # the last entry could not be written
        self.listing: Listing | None = None
        self.task: asyncio.Task[None] | None = None
        self.touched = services.now()
        self.noted = 0  # how the table looked when lists were told of it

    @property
    def table(self) -> Table:
        return self.chronicle.table

    @property
    def entries(self) -> list[Entry]:
        return self.chronicle.entries

    def open(self) -> None:
        self.note()
        self.task = asyncio.get_running_loop().create_task(self.run(), name=f"room {self.table.id}")
        if self.table.halted:
            self.ask(orders.GoOn(), orders.nobody_waits)
        self.attend()

    def close(self) -> None:
        task, self.task = self.task, None
        self.note()
        self.bots.stop()
        self.audience.close()
        for waiting in (self.alarm, task):
            if waiting:
                waiting.cancel()

    def ask(self, order: Order, answer: Answer) -> None:
        """Put an order to the room; the answer comes when it is durable and told, or refused."""
        self.touched, now = self.services.now(), self.chronicle.now()
        if self.inbox.qsize() >= CROWDED:
            answer(Refused(503, "busy", "too much is being asked of this table; try again in a while"))
        else:
            self.inbox.put_nowait(Request(order, now, answer))

    async def do(self, order: Order) -> int:
        """The number of the entry that the order became; Refused if none."""
        return await outcome(self.ask, order)

    def go_on(self, person: str) -> None:
        """Somebody at the table says next: bots need not wait for it any longer."""
        role = self.table.role_of(person)
        if role == BYSTANDER:
            raise Refused(403, "not-your-seat", "only who has a seat at the table, or its host, can say that")
        self.audience.see(role, person)
        self.bots.go_on(role)

    async def run(self) -> None:
        while True:
            self.busy = False
            request = self.held or await self.inbox.get()
            self.busy, self.held = True, None
            answers = [request.answer]
            try:
                outcome = await self.carry_out(request, answers)
            except Exception:
                log.exception("table %s could not carry out an order", self.table.id)
                outcome = wire.failed()
            for answer in answers:
                answer(outcome)

    async def carry_out(self, request: Request, answers: list[Answer]) -> int | Refused:
        """Also of what is done together with it, whose answers are added."""
        at = max(request.given, self.table.updated)
        try:
            plan = request.order.put(self.table, at)
            if isinstance(plan, Done):
                return plan.entry
            return await self.happen(self.with_others(plan, at, answers), at)
        except Illegal as refusal:
            return wire.illegal(refusal)
        except Refused as refusal:
            return refusal
        except NotSaved as refusal:
            self.not_saved(refusal)
            return wire.not_saved(refusal)

    def with_others(self, plan: Plan, at: int, answers: list[Answer]) -> Plan:
        """The plan and, if it only seals a move, those of other seats that wait and do the same."""
        seals = Seals(self.table, plan)
        while seals.open and not self.inbox.empty():
            self.held = self.inbox.get_nowait()
            if not seals.take(planned(self.held, seals.supposed(), at)):
                break
            answers.append(self.held.answer)
            self.held = None
        return seals.joined()

    async def happen(self, plan: Plan, at: int) -> int:
        entry = Entry(self.table.id, self.table.number + 1, at, plan.kind, plan.data)
        listing = self.new_listing(plan, at)
        await self.services.journal.append(entry, listing)
        self.listing, self.unsaved = listing or self.listing, False
        self.fold(entry, plan.step)
        return entry.number

    def fold(self, entry: Entry, step: Step | None) -> None:
        was_over = self.table.over
        self.chronicle.add(entry, step)
        if self.table.over and not was_over:
            self.count()
        if self.table.looks != self.noted:
            self.note()
        self.audience.tell(entry)
        self.bots.hear(entry)
        self.attend()

    def note(self) -> None:
        """For lists, which look into no room that is put away."""
        self.noted = self.table.looks
        self.services.journal.note(self.table.id, wire.encode(row_of(self.table)), self.table.places())

    def count(self) -> None:
        self.services.counters.matches += 1
        self.services.counters.moves += len(self.table.match.moves)

    def not_saved(self, refusal: NotSaved) -> None:
        """Nothing has changed, but for what another server may have written."""
        log.warning("table %s: an entry was not saved: %s", self.table.id, refusal)
        self.unsaved = True
        if isinstance(refusal, NotLatest):
            self.chronicle.read(self.services.journal.load(self.table.id))
            self.audience.start_anew()
        self.set_alarm()

    def new_listing(self, plan: Plan, at: int) -> Listing | None:
        """What lists should know, if they do not yet; their order may tell of nothing that is hidden. How a step ends a
        match shows in its state.
        """
        over = self.table.over or plan.kind == "ended" or (plan.step is not None and plan.step.state.over())
        started = self.table.started or plan.kind == "started"
        playing = "left" if plan.kind == "put-away" else "playing"
        status = "over" if over else playing if started else "open"
        seen = plan.kind not in HIDDEN or status != self.table.status
        if self.listing and not seen:
            return None
        public = plan.data.get("public", self.table.public)
        return Listing(self.table.id, status, public, at if seen else self.table.seen)

    # Time

    def attend(self) -> None:
        """Whatever has to follow by itself: bots think, the alarm is set for what is due next."""
        self.bots.rouse()
        self.set_alarm()

    def set_alarm(self, after: int = 0) -> None:
        """For what is due next, later than that."""
        due = self.next_due(after) if self.task else None
        if self.alarm and (self.unsaved or due != self.alarmed):
            self.alarm.cancel()
            self.alarm = None
        self.alarmed = due
        if due is not None and self.alarm is None:
            delay = (due - self.chronicle.now()) / 1000
            earliest = RETRY if self.unsaved else 0.0
            self.alarm = asyncio.get_running_loop().call_later(max(earliest, delay), self.wake)

    def next_due(self, after: int = 0) -> int | None:
        if self.table.status != "playing":
            return None
        deadline = self.table.match.next_deadline()
        floor = self.bots.next_due()
        times = [at for at, _ in absence.due(self.table, self.audience.away) if at > after]
        return min([*times, *[at for at in (deadline, floor) if at is not None]], default=None)

    def wake(self) -> None:
        """Do what is due, and sleep until more is."""
        self.alarm = None
        now = self.chronicle.now()
        if self.table.match.due(now):
            self.ask(orders.TimeUp(), orders.nobody_waits)
            return
        for at, seat in absence.due(self.table, self.audience.away):
            if at <= now:
                self.bots.stand_in(seat)
        self.bots.rouse()
        self.set_alarm(now)

    def left(self, since: int) -> bool:
        """Whether a match is played at which nobody looks, and nobody has since then, or nothing has happened."""
        latest = min(max(self.audience.seen.values()), self.table.updated)
        return self.table.status == "playing" and not self.audience.viewers and latest < since

    def idle(self) -> bool:
        """Nobody looks on and nothing will happen by itself."""
        return (
            not self.audience.viewers
            and self.inbox.empty()
            and not self.held
            and not self.busy
            and self.next_due() is None
            and not self.bots.thinking
            and not self.bots.answering
        )


def planned(request: Request, table: Table, at: int) -> Plan | Done:
    """What it would do at that time; nothing, if it is late or refused, for it will be told so in its turn."""
    if table.match.due(request.given):
        return Done(table.number)
    try:
        return request.order.put(table, at)
    except (Illegal, Refused):
        return Done(table.number)
