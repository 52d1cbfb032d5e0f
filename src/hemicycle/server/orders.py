"""What people, bots and clocks may make happen at a table: each order, put to a table, gives the entry to write or says
why not. Nothing here changes a table; what hosts do and what is said have modules of their own.

Seats are numbers from 0, but sentences for people count them from 1.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hemicycle.bots import bots_of
from hemicycle.core.choices import plain, short
from hemicycle.core.game import Game
from hemicycle.core.match import Move, Step
from hemicycle.core.state import HOST, Seat
from hemicycle.server.people import Person, cleaned, digest
from hemicycle.server.table import Chair, Table
from hemicycle.server.wire import Refused

MOST_WRITTEN = 4_000_000  # bytes of one seat's moves and talk


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


Order = Callable[[Table, int], Plan | Done]  # may raise Refused or Illegal; is told when it was given


Answer = Callable[[int | Refused], None]  # the entry that it became, or why not
Ask = Callable[[Order, Answer], None]  # puts an order to a table


def nobody_waits(_: int | Refused) -> None:
    """The answer to orders that nobody waits for."""


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


Here = Callable[[Seat], bool]  # whether the person of a seat looks on


def nobody_is(_: Seat) -> bool:
    return False


def sit(person: Person, seat: Seat | None, invitation: str | None, here: Here = nobody_is) -> Order:
    """No invitation takes a seat whose person is here: with it would go its hand and its talk."""

    def order(table: Table, _: int) -> Plan | Done:
        unfinished(table)
        own = table.seat_of(person.key)
        if own is not None and seat in (None, own):
            return Done(table.number)
        if own is not None:
            raise Refused(409, "seated", "you already have a seat at this table")
        place = (
            first_open(table) if seat is None and invitation is None else invited_to(table, seat, invitation)
        )
        if table.chairs[place].person and here(place):
            raise Refused(409, "taken", f"{table.chairs[place].name} is back in seat {place + 1}")
        return Plan("sat", {"seat": place, "person": person.key, "name": cleaned(person.name)})

    return order


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


def leave(person: Person, seat: Seat) -> Order:
    def order(table: Table, _: int) -> Plan:
        own_chair(table, person, seat)
        if table.started:
            raise Refused(409, "started", "the match has begun; a seat can be left only before")
        return Plan("left", {"seat": seat})

    return order


def start(person: Person) -> Order:
    def order(table: Table, now: int) -> Plan:
        hosts(table, person)
        if table.started or table.over:
            raise Refused(409, "started", "the match has begun already")
        vacant = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if vacant:
            raise Refused(409, "open-seats", f"somebody must first take seat {', '.join(vacant)}, or a bot")
        step = table.match.begin(now)
        return Plan("started", {"moves": plain_moves(step.moves)}, step)

    return order


def move(person: Person, seat: Seat, message: str, do: object) -> Order:
    def order(table: Table, now: int) -> Plan | Done:
        own_chair(table, person, seat)
        if entry := table.done.get(("move", seat, message)):
            return Done(entry)
        not_too_much(table, seat)
        return moved(table, now, seat, do, {"id": message})

    return order


def order_of_host(person: Person, message: str, do: object) -> Order:
    """What the rules leave to whoever runs the table."""

    def order(table: Table, now: int) -> Plan | Done:
        hosts(table, person)
        if entry := table.done.get(("move", HOST, message)):
            return Done(entry)
        not_too_much(table, HOST)
        return moved(table, now, HOST, do, {"id": message})

    return order


def move_for(seat: Seat, do: object, why: str) -> Order:
    """A move by a bot, `why` saying as what: "bot", or "absence" when it is played for its person."""

    def order(table: Table, now: int) -> Plan:
        return moved(table, now, seat, do, {"by": why})

    return order


def moved(table: Table, now: int, seat: Seat, do: object, said: dict[str, Any]) -> Plan:
    playing(table)
    step = table.match.move(now, seat, do, table.supposed)
    return Plan("move", said | {"moves": plain_moves(step.moves)}, step)


def time_up(table: Table, now: int) -> Plan | Done:
    step = table.match.time_up(now) if table.status == "playing" else None
    return Plan("move", {"moves": plain_moves(step.moves)}, step) if step else Done(table.number)


def substitute(seat: Seat, bot: str) -> Order:
    """A bot for who stays away."""

    def order(table: Table, _: int) -> Plan | Done:
        chair = table.chairs[seat]
        if table.over or not chair.person or chair.bot:
            return Done(table.number)
        return Plan("bot", {"seat": seat, "bot": bot})

    return order


def back(seat: Seat, person: str) -> Order:
    """The seat is its person's again."""

    def order(table: Table, _: int) -> Plan | Done:
        chair = table.chairs[seat]
        return Plan("back", {"seat": seat}) if chair.person == person and chair.bot else Done(table.number)

    return order


def hosts(table: Table, person: Person) -> None:
    if person.key != table.host:
        raise Refused(403, "not-host", "only the host of this table can do that")


def playing(table: Table) -> None:
    unfinished(table)
    if not table.started:
        raise Refused(409, "not-started", "the match has not begun")


def unfinished(table: Table) -> None:
    if table.over:
        raise Refused(409, "over", "the match is over")


def not_too_much(table: Table, seat: Seat) -> None:
    """All of it is kept for good, also moves that were replaced: nobody may fill the disk."""
    if table.written.get(seat, 0) > MOST_WRITTEN:
        most = MOST_WRITTEN // 1_000_000
        reason = {"key": "too-much", "args": {"most": most}, "at": []}
        raise Refused(429, "too-much", f"one seat may write {most} MB at a table, and yours has", reason)


def chair_at(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        sentence = f"there is no seat {seat + 1} at this table; its seats are 1 to {len(table.chairs)}"
        raise Refused(400, "no-such-seat", sentence)
    return table.chairs[seat]


def own_chair(table: Table, person: Person, seat: Seat) -> Chair:
    if seat < 0:
        raise Refused(403, "not-your-seat", "you have no seat at this table")
    chair = chair_at(table, seat)
    if not person.key or chair.person != person.key:
        raise Refused(403, "not-your-seat", f"seat {seat + 1} is not yours")
    return chair


def known_bot(game: Game, bot: str) -> None:
    if bot not in (known := bots_of(game)):
        raise Refused(400, "no-such-bot", f"{short(bot)} does not play this; there are {', '.join(known)}")


def plain_moves(moves: tuple[Move, ...]) -> list[tuple[Seat, Any]]:
    return [(move.seat, plain(move.action)) for move in moves]
