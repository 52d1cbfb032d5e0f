"""What people, bots and clocks may make happen at a table: each order, put to a table, gives the entry to write or says
why not. Nothing here changes a table; what hosts do and what is said have modules of their own.

Seats are numbers from 0, but sentences for people count them from 1.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from hemicycle.bots import default_bot
from hemicycle.core import match
from hemicycle.core.choices import plain
from hemicycle.core.match import Step
from hemicycle.core.state import HOST, Seat
from hemicycle.server.checks import chair_at, hosts, not_too_much, own_chair, playing, unfinished
from hemicycle.server.names import cleaned, distinct
from hemicycle.server.people import Person, digest
from hemicycle.server.table import Table
from hemicycle.server.wire import Refused


@dataclass(frozen=True)
class Plan:
    """An entry to be, and the step of the match that it is, if it is one."""

    kind: str
    data: dict[str, Any]
    step: Step | None = None


@dataclass(frozen=True)
class Done:
    """It has happened before, as that entry."""

    entry: int


class Order(Protocol):
    def put(self, table: Table, now: int) -> Plan | Done:
        """The entry that comes of it, by the time at which it was given; Refused or Illegal if none may."""


Answer = Callable[[int | Refused], None]  # the entry that it became, or why not
Ask = Callable[[Order, Answer], None]  # puts an order to a table


def nobody_waits(_: int | Refused) -> None:
    """The answer to orders that nobody waits for."""


def closed(_: Order, answer: Answer) -> None:
    """A table that is put away does nothing."""
    answer(Refused(503, "busy", "this table is just being put away; try again"))


async def outcome(ask: Ask, order: Order) -> int:
    """The number of the entry that the order became; Refused if none."""
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    ask(order, lambda said: settle(answered, said))
    return await answered


def settle(answered: asyncio.Future[int], said: int | Refused) -> None:
    if answered.done():
        return
    if isinstance(said, Refused):
        answered.set_exception(said)
    else:
        answered.set_result(said)


@dataclass(frozen=True)
class Sit:
    """No invitation takes a seat whose person is present: with it would go its hand and its talk."""

    person: Person
    seat: Seat | None = None  # the first open one
    invitation: str | None = None
    present: frozenset[Seat] = frozenset()

    def put(self, table: Table, _: int) -> Plan | Done:
        unfinished(table)
        own = table.seat_of(self.person.key)
        if own is not None and self.seat in (None, own):
            return Done(table.number)
        if own is not None:
            raise Refused(409, "seated", "you already have a seat at this table")
        if self.person.key in table.sent_away and self.invitation is None:
            raise Refused(403, "sent-away", "the host has sent you away; only an invitation brings you back")
        place = self.place(table)
        if table.chairs[place].person and place in self.present:
            raise Refused(409, "taken", f"{table.chairs[place].name} is back in seat {place + 1}")
        name = distinct(cleaned(self.person.name), table.names(but=place))
        return Plan("sat", {"seat": place, "person": self.person.key, "name": name})

    def place(self, table: Table) -> Seat:
        if self.seat is None and self.invitation is None:
            return first_open(table)
        return invited_to(table, self.seat, self.invitation)


def first_open(table: Table) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" and not chair.invitation:
            return seat
    raise Refused(409, "taken", "every seat at this table is taken")


def invited_to(table: Table, seat: Seat | None, invitation: str | None) -> Seat:
    """The seat that is asked for, if it is open, or was promised to whoever has the invitation."""
    if invitation is not None:
        promised = [at for at, chair in enumerate(table.chairs) if chair.invitation == digest(invitation)]
        if not promised or seat not in (None, promised[0]):
            raise Refused(
                403,
                "bad-invitation",
                "this invitation was used, replaced, or never given; ask the host for another",
            )
        return promised[0]
    assert seat is not None
    chair = chair_at(table, seat)
    if chair.kind != "open":
        raise Refused(409, "taken", f"seat {seat + 1} is taken")
    if chair.invitation:
        raise Refused(409, "taken", f"seat {seat + 1} is kept for somebody who was invited")
    return seat


@dataclass(frozen=True)
class Leave:
    """Before the match for good; from a match a bot plays on until its person is back."""

    person: Person
    seat: Seat

    def put(self, table: Table, _: int) -> Plan:
        own_chair(table, self.person, self.seat)
        unfinished(table)
        if table.started:
            return Plan("bot", {"seat": self.seat, "bot": default_bot(table.game)})
        return Plan("left", {"seat": self.seat})


@dataclass(frozen=True)
class Start:
    person: Person

    def put(self, table: Table, now: int) -> Plan:
        hosts(table, self.person)
        if table.started or table.over:
            raise Refused(409, "started", "the match has begun already")
        vacant = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if vacant:
            raise Refused(409, "open-seats", f"somebody must first take seat {', '.join(vacant)}, or a bot")
        step = table.match.begin(now)
        return Plan("started", {"moves": plain_moves(step.moves)}, step)


@dataclass(frozen=True)
class Move:
    person: Person
    seat: Seat
    id: str
    do: object

    def put(self, table: Table, now: int) -> Plan | Done:
        own_chair(table, self.person, self.seat)
        if entry := table.done.get(("move", self.seat, self.id)):
            return Done(entry)
        not_too_much(table, self.seat)
        return moved(table, now, self.seat, self.do, {"id": self.id})


@dataclass(frozen=True)
class OrderOfHost:
    """What the rules leave to whoever runs the table."""

    person: Person
    id: str
    do: object

    def put(self, table: Table, now: int) -> Plan | Done:
        hosts(table, self.person)
        if entry := table.done.get(("move", HOST, self.id)):
            return Done(entry)
        not_too_much(table, HOST)
        return moved(table, now, HOST, self.do, {"id": self.id})


@dataclass(frozen=True)
class MoveFor:
    """A move by a bot, `why` saying as what: "bot", or "absence" when it is played for its person."""

    seat: Seat
    do: object
    why: str

    def put(self, table: Table, now: int) -> Plan:
        return moved(table, now, self.seat, self.do, {"by": self.why})


def moved(table: Table, now: int, seat: Seat, do: object, said: dict[str, Any]) -> Plan:
    playing(table)
    step = table.match.move(now, seat, do, table.supposed)
    return Plan("move", said | {"moves": plain_moves(step.moves)}, step)


@dataclass(frozen=True)
class TimeUp:
    """The clock that ran out first, if any did."""

    def put(self, table: Table, now: int) -> Plan | Done:
        step = table.match.time_up(now) if table.status == "playing" else None
        return Plan("move", {"moves": plain_moves(step.moves)}, step) if step else Done(table.number)


@dataclass(frozen=True)
class Substitute:
    """A bot for who stays away."""

    seat: Seat
    bot: str

    def put(self, table: Table, _: int) -> Plan | Done:
        chair = table.chairs[self.seat]
        if table.over or not chair.person or chair.bot:
            return Done(table.number)
        return Plan("bot", {"seat": self.seat, "bot": self.bot})


@dataclass(frozen=True)
class Back:
    """The seat is its person's again: no bot's, and nobody else is invited to it."""

    seat: Seat
    person: str

    def put(self, table: Table, _: int) -> Plan | Done:
        chair = table.chairs[self.seat]
        if chair.person != self.person or not (chair.bot or chair.invitation):
            return Done(table.number)
        return Plan("back", {"seat": self.seat})


@dataclass(frozen=True)
class Halt:
    """The server stops, and no clock of a match shall run until it is back."""

    def put(self, table: Table, _: int) -> Plan | Done:
        halts = table.status == "playing" and table.match.deadlines and not table.match.paused
        return Plan("halted", {}) if halts else Done(table.number)


@dataclass(frozen=True)
class PutAway:
    """Nobody has looked at a match for long: it rests until somebody does."""

    def put(self, table: Table, _: int) -> Plan | Done:
        return Plan("put-away", {}) if table.status == "playing" else Done(table.number)


@dataclass(frozen=True)
class GoOn:
    """The match goes on where it was halted."""

    def put(self, table: Table, _: int) -> Plan | Done:
        return Plan("resumed", {}) if table.halted else Done(table.number)


def plain_moves(moves: tuple[match.Move, ...]) -> list[tuple[Seat, Any]]:
    return [(move.seat, plain(move.action)) for move in moves]
