"""What is said at a table, and who may hear it; nothing said ever enters a match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hemicycle.core.choices import plain, short
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat
from hemicycle.server.checks import not_too_much, playing
from hemicycle.server.journal import Entry
from hemicycle.server.names import straight
from hemicycle.server.orders import Done, Plan
from hemicycle.server.people import Person
from hemicycle.server.table import Table
from hemicycle.server.wire import Refused

LONGEST = 2000  # characters


@dataclass(frozen=True)
class Say:
    """An offer, if any, is one that the rules know; it binds nobody."""

    person: Person
    id: str
    to: list[Seat] | None
    text: str
    offer: object = None

    def put(self, table: Table, _: int) -> Plan | Done:
        seat = table.seat_of(self.person.key)
        if seat is None:
            raise Refused(403, "not-your-seat", "only who has a seat at the table can talk")
        if entry := table.done.get(("talk", seat, self.id)):
            return Done(entry)
        not_too_much(table, seat)
        made = {} if self.offer is None else {"offer": offered(table, seat, self.offer)}
        readable(self.text, empty=bool(made))
        heard = None if self.to is None else listeners(table, seat, self.to)
        allowed(table, heard)
        return Plan("talk", {"id": self.id, "from": seat, "to": heard, "text": straight(self.text)} | made)


@dataclass(frozen=True)
class Reply:
    """A bot's answer to an offer: an offer too."""

    seat: Seat
    to: Seat
    offer: object

    def put(self, table: Table, _: int) -> Plan:
        made = offered(table, self.seat, self.offer)
        allowed(table, [self.to])
        return Plan("talk", {"by": "bot", "from": self.seat, "to": [self.to], "text": "", "offer": made})


def offered(table: Table, seat: Seat, offer: object) -> object:
    playing(table)
    return plain(table.match.state.offers(seat).read(offer))


def readable(text: str, empty: bool) -> None:
    if not text.strip() and not empty:
        raise Refused(400, "nothing-said", "there is nothing in this message")
    if len(text) > LONGEST:
        sentence = f"a message may have at most {LONGEST} characters; this one has {len(text)}"
        raise Refused(
            400, "too-long", sentence, {"key": "too-long", "args": {"most": LONGEST}, "at": ["text"]}
        )


def listeners(table: Table, seat: Seat, to: list[Seat]) -> list[Seat]:
    others = sorted(set(to) - {seat})
    if not others or others[0] < 0 or others[-1] >= len(table.chairs):
        seats = short([seat + 1 for seat in to])
        raise Refused(400, "no-listener", f"seats {seats} are not all others at this table")
    return others


def allowed(table: Table, to: list[Seat] | None) -> None:
    """What the rules say of this phase holds for everyone."""
    rules = table.talk()
    may, whom = (
        (rules.everyone, "everyone") if to is None
        else (rules.pairs, "one other") if len(to) == 1
        else (rules.groups, "a group")
    )  # fmt: skip
    if not may:
        sentence = f"the rules do not let anybody talk to {whom} now"
        raise Refused(409, "talk-shut", sentence, {"key": "talk-shut", "args": {}, "at": []})


def offers(entries: list[Entry]) -> Iterator[Offer]:
    """Those made in talk, in their order."""
    moves = 0
    for entry in entries:
        if offer := offer_of(entry, moves):
            yield offer
        moves += len(entry.data.get("moves", ()))


def offer_of(entry: Entry, moves: int) -> Offer | None:
    """The offer that the entry makes, after so many moves, if it makes one."""
    data = entry.data
    if entry.kind != "talk" or "offer" not in data:
        return None
    return Offer(data["from"], None if data["to"] is None else tuple(data["to"]), data["offer"], moves)
