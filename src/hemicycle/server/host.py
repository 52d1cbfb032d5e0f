"""What the host of a table may do to it, as orders; a host's hand in the match itself ends there."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.server.orders import (
    Done,
    Here,
    Order,
    Plan,
    chair_at,
    hosts,
    known_bot,
    nobody_is,
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


def seat_bot(person: Person, seat: Seat, bot: str, here: Here) -> Order:
    """Into an open seat for good; into an abandoned one until its person is back."""

    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        unfinished(table)
        known_bot(table.game, bot)
        absent(table, seat, here)
        return Plan("bot", {"seat": seat, "bot": bot})

    return order


def absent(table: Table, seat: Seat, here: Here) -> None:
    chair = chair_at(table, seat)
    if chair.person and here(seat):
        raise Refused(409, "taken", f"{chair.name} has seat {seat + 1} and is here")


def invite(person: Person, seat: Seat, invitation: str, here: Here = nobody_is) -> Order:
    """Into a seat whose person is not here: with the seat go its hand and its talk."""

    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        unfinished(table)
        absent(table, seat, here)
        return Plan("invited", {"seat": seat, "digest": digest(invitation)})

    return order


def set_pace(person: Person, pace: str) -> Order:
    """How long bots take, so that one can follow what they do."""

    def order(table: Table, _: int) -> Plan:
        hosts(table, person)
        unfinished(table)
        return Plan("pace", {"pace": pace})

    return order


def end(person: Person) -> Order:
    def order(table: Table, _: int) -> Plan | Done:
        hosts(table, person)
        return Done(table.number) if table.over else Plan("ended", {})

    return order
