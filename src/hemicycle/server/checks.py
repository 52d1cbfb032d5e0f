"""What has to hold before something is done at a table: each check is silent, or says by Refused why not.

Seats are numbers from 0, but sentences for people count them from 1.
"""

from __future__ import annotations

from hemicycle.bots import bots_of
from hemicycle.core.choices import short
from hemicycle.core.game import Game
from hemicycle.core.state import Seat
from hemicycle.server.people import Person
from hemicycle.server.table import Chair, Table
from hemicycle.server.wire import Refused

MOST_WRITTEN = 4_000_000  # bytes of one seat's moves and talk


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
