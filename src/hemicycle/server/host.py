"""What the host of a table may do to it, as orders; a host's hand in the match itself ends there."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat
from hemicycle.server.checks import chair_at, hosts, known_bot, playing, unfinished
from hemicycle.server.names import bot_name
from hemicycle.server.orders import Done, Plan, plain_moves
from hemicycle.server.people import Person, digest
from hemicycle.server.table import Table
from hemicycle.server.wire import Refused


@dataclass(frozen=True)
class Ring:
    person: Person
    clock: str

    def put(self, table: Table, now: int) -> Plan:
        hosts(table, self.person)
        playing(table)
        if table.timed:
            sentence = "the clocks of this table run by themselves; only an untimed table has them rung"
            raise Refused(409, "timed", sentence)
        step = table.match.ring(now, self.clock)
        return Plan("move", {"by": "ring", "moves": plain_moves(step.moves)}, step)


@dataclass(frozen=True)
class Pause:
    person: Person

    def put(self, table: Table, _: int) -> Plan | Done:
        hosts(table, self.person)
        playing(table)
        return Done(table.number) if table.match.paused else Plan("paused", {})


@dataclass(frozen=True)
class Resume:
    person: Person

    def put(self, table: Table, _: int) -> Plan | Done:
        hosts(table, self.person)
        playing(table)
        return Plan("resumed", {}) if table.match.paused else Done(table.number)


@dataclass(frozen=True)
class AddTime:
    person: Person
    seconds: int

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        playing(table)
        if not table.match.deadlines:
            raise Refused(409, "no-clock", "no clock is running at this table")
        return Plan("time-added", {"seconds": self.seconds})


@dataclass(frozen=True)
class SeatBot:
    """Into an open seat for good; into an abandoned one until its person is back."""

    person: Person
    seat: Seat
    bot: str
    present: frozenset[Seat] = frozenset()

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        unfinished(table)
        known_bot(table.game, self.bot)
        absent(table, self.seat, self.present)
        name = bot_name(table.language, table.names(but=self.seat))
        return Plan("bot", {"seat": self.seat, "bot": self.bot, "name": name})


def absent(table: Table, seat: Seat, present: frozenset[Seat]) -> None:
    chair = chair_at(table, seat)
    if chair.person and seat in present:
        raise Refused(409, "taken", f"{chair.name} has seat {seat + 1} and is here, or was a minute ago")


@dataclass(frozen=True)
class Invite:
    """Into a seat whose person is not present: with the seat go its hand and its talk."""

    person: Person
    seat: Seat
    invitation: str
    present: frozenset[Seat] = frozenset()

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        unfinished(table)
        absent(table, self.seat, self.present)
        return Plan("invited", {"seat": self.seat, "digest": digest(self.invitation)})


@dataclass(frozen=True)
class SetPace:
    """How long bots take, so that one can follow what they do."""

    person: Person
    pace: str

    def put(self, table: Table, _: int) -> Plan:
        hosts(table, self.person)
        unfinished(table)
        return Plan("pace", {"pace": self.pace})


@dataclass(frozen=True)
class End:
    person: Person

    def put(self, table: Table, _: int) -> Plan | Done:
        hosts(table, self.person)
        return Done(table.number) if table.over else Plan("ended", {})
