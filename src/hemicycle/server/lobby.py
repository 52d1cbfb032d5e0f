"""Which tables there are: opened, found again, listed, put away. What happens at one is its room's matter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import choice, token_bytes
from typing import Any

from msgspec.structs import replace

from hemicycle.core.catalogue import UnknownEdition, UnknownGame, game
from hemicycle.server import agreement, memory, orders, seating, wire
from hemicycle.server.answers import OwnTable, TableShown
from hemicycle.server.journal import Entry, Listed, Listing, NotSaved
from hemicycle.server.limits import Limits, Rates
from hemicycle.server.people import Person
from hemicycle.server.requests import NewTable, Settle
from hemicycle.server.room import Room
from hemicycle.server.rows import Row, read_row, row_of
from hemicycle.server.services import Services
from hemicycle.server.stream import present
from hemicycle.server.table import BYSTANDER
from hemicycle.server.wire import Refused

log = logging.getLogger("hemicycle.server")

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH = 6  # of a table's name
OF_BOTS = 5  # tables at which bots alone play, of one host at the same time
LISTED = 50  # public tables shown
OWN = 100  # tables of one person shown
TIDY_EVERY = 60.0  # seconds
LEFT = 7 * 24 * 3_600_000  # milliseconds after which a match that nobody looks at is put away
UNTOUCHED = 10 * 60_000  # milliseconds after which an idle table is put away


def new_seed() -> bytes:
    """Nobody could guess it."""
    return token_bytes(32)


class Lobby:
    def __init__(
        self, services: Services, seed: Callable[[], bytes] = new_seed, rates: Rates | None = None
    ) -> None:
        self.services, self.seed = services, seed
        self.rooms: dict[str, Room] = {}
        self.limits = Limits(rates or Rates(), services.now)
        self.reading, self.repeating = asyncio.Lock(), asyncio.Lock()
        self.tidying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take up what was being played, so that clocks and bots go on."""
        for key in self.services.journal.playing():
            try:
                self.load(key)
            except Exception as error:
                log.warning("table %s is not taken up: %s", key, error)
        self.tidying = asyncio.get_running_loop().create_task(self.tidy_on())

    async def halt(self) -> None:
        """The server is told to stop: no clock shall run while nobody can act."""
        halting = [room.do(orders.Halt()) for room in self.rooms.values()]
        await asyncio.gather(*halting, return_exceptions=True)

    def close(self) -> None:
        if self.tidying:
            self.tidying.cancel()
        for room in self.rooms.values():
            room.close()
        self.rooms = {}

    def find(self, key: str) -> Room:
        """By its name, however it is written; Refused if there is none."""
        name = key.replace(" ", "").upper()
        room = self.rooms.get(name)
        if room is None:
            if len(name) != LENGTH or not set(name) <= set(LETTERS):
                raise wire.no_table(key)
            room = self.load(name)
        return room

    def load(self, name: str) -> Room:
        try:
            entries = self.services.journal.load(name)
            if not entries:
                raise wire.no_table(name)
            same_edition(entries[0])
            return self.take_up(entries)
        except Refused:
            raise
        except Exception as error:  # whatever comes of reading what was never written so
            raise damaged(name, error) from error

    def take_up(self, entries: list[Entry]) -> Room:
        room = Room(self.services, entries)
        self.rooms[room.table.id] = room
        room.open()
        return room

    def listed(self, person: str) -> list[TableShown]:
        """Public tables that are open or being played."""
        rows = [(self.row(listed), listed) for listed in self.services.journal.listed(person, LISTED)]
        return [row.of(listed) for row, listed in rows if row and playable(row.table)]

    def tables_of(self, person: str) -> list[OwnTable]:
        """Those that are somebody's own, private ones too: first what goes on."""
        rows = [(self.row(listed), listed) for listed in self.services.journal.tables_of(person, OWN)]
        return [row.owned(listed) for row, listed in rows if row]

    def row(self, listed: Listed) -> Row | None:
        """Nothing for a table of which nothing can be told."""
        room = self.rooms.get(listed.match)
        if room is None and listed.shown:
            return read_row(listed.shown)
        try:
            room = room or self.find(listed.match)
        except Refused:
            return None
        row = row_of(room.table)
        return replace(row, table=present(row.table, room.audience.here))

    async def create(self, person: Person, address: str, asked: NewTable) -> Room:
        self.may_open(person, address)
        data = await self.apart(lambda: agreement.opened(person, asked, self.seed()))
        return await self.begin(person, address, data)

    async def settled(self, room: Room, wish: Settle) -> dict[str, Any]:
        return await self.apart(lambda: agreement.settled(room.table, wish))

    async def again(self, person: Person, address: str, room: Room) -> Room:
        """The table at which the people of another play once more; one for all of them, whoever asks first."""
        async with self.repeating:
            seating.may_repeat(room.table, person)
            if not room.table.again:
                self.may_open(person, address)
                data = wire.decode(wire.encode(agreement.repeated(room.table, person, self.seed())))
                new = await self.begin(person, address, data)
                await room.do(seating.Again(person, new.table.id))
        return self.find(room.table.again)

    async def rename(self, person: Person) -> None:
        """Wherever it sits or is host, and the match is not over: lists may not know yet who sat down just now."""
        kept = [own.table.id for own in self.tables_of(person.key) if own.table.status != "over"]
        here = [name for name, room in self.rooms.items() if room.table.role_of(person.key) != BYSTANDER]
        for name in {*kept, *here}:
            with suppress(Refused):
                await self.find(name).do(seating.Rename(person))

    async def apart(self, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What may take long is done one at a time and in a thread, so that nobody else waits for it."""
        async with self.reading:
            data: dict[str, Any] = wire.decode(wire.encode(await asyncio.to_thread(work)))
            return data

    def may_open(self, person: Person, address: str) -> None:
        self.limits.take("tables", person.key)
        self.limits.take("tables_of_address", address)

    async def begin(self, person: Person, address: str, data: dict[str, Any]) -> Room:
        if all([chair["bot"] for chair in data["chairs"]]):
            self.limits.take("bots_alone_of_address", address)
            self.few_of_bots(person)
        name = self.new_name()
        entry = Entry(name, 1, self.services.now(), "created", data)
        try:
            await self.services.journal.append(entry, Listing(name, "open", data["public"], entry.at))
        except NotSaved as refusal:
            raise wire.not_saved(refusal) from None
        return self.take_up([entry])

    def few_of_bots(self, host: Person) -> None:
        """Bots alone never rest, and workers are shared."""
        running = [room.table for room in self.rooms.values() if room.table.host == host.key]
        if sum([table.of_bots and not table.over for table in running]) >= OF_BOTS:
            sentence = (
                f"{OF_BOTS} tables of yours are played by bots alone; end one, or wait until one is over"
            )
            raise Refused(429, "too-many-tables", sentence)

    def new_name(self) -> str:
        while True:
            name = "".join([choice(LETTERS) for _ in range(LENGTH)])
            if name not in self.rooms and not self.services.journal.exists(name):
                return name

    async def tidy_on(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.tidy()
            await self.put_away_left()
            memory.settle() if self.services.counters.viewers else memory.clean()

    async def put_away_left(self) -> None:
        """Matches that everybody has left halt, and no start of the server takes them up again until somebody looks."""
        since = self.services.now() - LEFT
        for name, room in [*self.rooms.items()]:
            if room.left(since):
                with suppress(Refused):
                    await room.do(orders.PutAway())
                    room.close()
                    del self.rooms[name]

    def tidy(self) -> None:
        """Put away what nobody looks at; the journal brings it back."""
        now = self.services.now()
        for name, room in list(self.rooms.items()):
            if room.idle() and now - room.touched > UNTOUCHED:
                room.close()
                del self.rooms[name]
            else:
                room.audience.forget_unwatched()


def playable(table: TableShown) -> bool:
    """Whether its rules are still here."""
    try:
        return game(table.game, table.edition) is not None
    except (UnknownGame, UnknownEdition):
        return False


def damaged(name: str, why: Exception) -> Refused:
    log.warning("table %s cannot be read: %s: %s", name, type(why).__name__, why)
    return Refused(410, "damaged", "what is kept of this table is damaged, so it cannot be shown or go on")


def same_edition(created: Entry) -> None:
    """A match goes on only by the rules that it was begun with."""
    try:
        game(created.data["game"], created.data["edition"])
    except UnknownGame as error:
        raise Refused(410, "no-such-game", str(error)) from None
    except UnknownEdition as error:
        raise Refused(410, "other-edition", str(error)) from None
