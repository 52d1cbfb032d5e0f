"""What the host of a table may do to it, as orders; a host's hand in the match itself ends there."""

from __future__ import annotations

from collections.abc import Callable

from hemicycle.core.state import Seat
from hemicycle.server.orders import (
    Done,
    Order,
    Plan,
    chair_at,
    hosts,
    known_bot,
    plain_moves,
    playing,
    unfinished,
)
from hemicycle.server.people import Person, digest
from hemicycle.server.table import Table
from hemicycle.server.wire import Refused


def ring(person: Person, clock: str) -> Order:
    def order(table: Table, now: int) -> Plan:
        hosts(table, person)
        playing(table)
        if table.timed:
            raise Refused(
                409,
                "timed",
                "the clocks of this table run by themselves; only an untimed table has them rung",
            )
        step = table.match.ring(now, clock)
        return Plan("move", {"by": "ring", "moves": plain_moves(step.moves)}, step)

    return order


def pause(person: Person) -> Order:
    def order(table: Table, _: int) -> Plan | Done:
        hosts(table, person)
        playing(table)
        return Done(table.number) if table.match.paused else Plan("paused", {})

    return order


def resume(person: Person) -> Order:
    def order(table: Table, _: int) -> Plan | Done:
        hosts(table, person)
        playing(table)
        return Plan("resumed", {}) if table.match.paused else Done(table.number)

    return order


def add_time(person: Person, seconds: int) -> Order:
    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        playing(table)
        if not table.match.deadlines:
            raise Refused(409, "no-clock", "no clock is running at this table")
        return Plan("time-added", {"seconds": seconds})

    return order


def seat_bot(person: Person, seat: Seat, bot: str, here: Callable[[Seat], bool]) -> Order:
    """Into an open seat for good; into an abandoned one until its person is back."""

    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        unfinished(table)
        chair = chair_at(table, seat)
        known_bot(table.game, bot)
        if chair.person and here(seat):
            raise Refused(409, "taken", f"{chair.name} has seat {seat + 1} and is here")
        return Plan("bot", {"seat": seat, "bot": bot})

    return order


def invite(person: Person, seat: Seat, invitation: str) -> Order:
    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        unfinished(table)
        chair_at(table, seat)
        return Plan("invited", {"seat": seat, "digest": digest(invitation)})

    return order


def end(person: Person) -> Order:
    def order(table: Table, _: int) -> Plan | Done:
        hosts(table, person)
        return Done(table.number) if table.over else Plan("ended", {})

    return order
