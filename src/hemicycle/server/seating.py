"""Who sits at a table, by what name and on what terms, as orders: what changes before a match, beside it and after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hemicycle.bots import default_bot
from hemicycle.core.state import Seat
from hemicycle.server.checks import chair_at, hosts, unfinished
from hemicycle.server.names import bot_name, cleaned, distinct
from hemicycle.server.orders import Done, Plan
from hemicycle.server.people import Person
from hemicycle.server.table import Table
from hemicycle.server.wire import Refused


@dataclass(frozen=True)
class Rename:
    """Whoever is called otherwise from now on."""

    person: Person

    def put(self, table: Table, _: int) -> Plan | Done:
        unfinished(table)
        seat, host = table.seat_of(self.person.key), self.person.key == table.host
        name = cleaned(self.person.name)
        if seat is not None:
            name = distinct(name, table.names(but=seat))
        known = table.host_name if seat is None else table.chairs[seat].name
        if name == known or (seat is None and not host):
            return Done(table.number)
        return Plan("renamed", {"seat": seat, "name": name, "host": host})


@dataclass(frozen=True)
class OpenSeat:
    """A bot's, for people."""

    person: Person
    seat: Seat

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        not_begun(table)
        if chair_at(table, self.seat).person:
            raise Refused(409, "taken", f"{table.chairs[self.seat].name} has seat {self.seat + 1}")
        return Plan("left", {"seat": self.seat})


@dataclass(frozen=True)
class SendAway:
    """Whoever sits there, also who is here. From a match a bot takes over, and its hand with it."""

    person: Person
    seat: Seat

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        unfinished(table)
        if not chair_at(table, self.seat).person:
            raise Refused(409, "nobody-there", f"nobody sits on seat {self.seat + 1}")
        bot = default_bot(table.game) if table.started else ""
        name = bot_name(table.language, table.names(but=self.seat)) if bot else ""
        return Plan("sent-away", {"seat": self.seat, "bot": bot, "name": name})


@dataclass(frozen=True)
class Settle:
    """Agree on something else, which was found possible."""

    person: Person
    data: dict[str, Any]

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        not_begun(table)
        for seat in range(self.data["seats"], len(table.chairs)):
            if table.chairs[seat].kind != "open":
                sentence = f"somebody has seat {seat + 1}; it cannot be taken from the table"
                raise Refused(409, "taken", sentence)
        return Plan("settings", self.data)


@dataclass(frozen=True)
class Again:
    """An offer to all who were there, at a table that has been opened for it."""

    person: Person
    name: str

    def put(self, table: Table, _: int) -> Plan | Done:
        may_repeat(table, self.person)
        return Done(table.number) if table.again else Plan("again", {"table": self.name})


def may_repeat(table: Table, person: Person) -> None:
    if table.seat_of(person.key) is None and person.key != table.host:
        raise Refused(403, "not-your-seat", "only who was at the table can offer to play again")
    if not table.over:
        raise Refused(409, "not-over", "one can play again once the match is over")


def not_begun(table: Table) -> None:
    unfinished(table)
    if table.started:
        raise Refused(409, "started", "the match has begun")
