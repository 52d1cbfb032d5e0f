"""The bots at one table: when one has to move, it is asked, and its answer is a move like any other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from hemicycle.bots import default_bot
from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE, Seat
from hemicycle.server import orders, talk
from hemicycle.server.journal import Entry
from hemicycle.server.talk import offers
from hemicycle.server.wire import Refused
from hemicycle.server.workers import Thought

if TYPE_CHECKING:
    from hemicycle.server.room import Room

ATTEMPTS = 3  # answers of a bot that may turn out illegal, as the match goes on while it thinks
PAUSE = 1.0  # seconds until what could not be saved is tried again


class Bots:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.answering: set[asyncio.Task[None]] = set()

    def rouse(self) -> None:
        """Every bot that the match waits for, and that is not thinking yet, thinks."""
        table = self.room.table
        if self.room.task is None or table.match.paused:
            return
        for seat in table.awaited:
            if bot := table.chairs[seat].bot:
                self.begin(seat, bot, "bot")

    def stand_in(self, seat: Seat) -> None:
        """As the table has it for who stays away: a bot until it is back, or a single move."""
        table = self.room.table
        if table.absence["policy"] == "move":
            self.begin(seat, "random", "absence")
        else:
            self.room.ask(orders.substitute(seat, default_bot(table.game)), orders.nobody_waits)

    def begin(self, seat: Seat, bot: str, why: str) -> None:
        if seat not in self.thinking:
            loop = asyncio.get_running_loop()
            self.thinking[seat] = task = loop.create_task(self.play(seat, bot, why))
            task.add_done_callback(lambda _: self.finish(seat))

    def finish(self, seat: Seat) -> None:
        self.thinking.pop(seat, None)
        self.room.attend()

    def stop(self) -> None:
        for task in [*self.thinking.values(), *self.answering]:
            task.cancel()

    def hear(self, entry: Entry) -> None:
        """An offer of a person, to which bots may have an answer."""
        table, data = self.room.table, entry.data
        if entry.kind != "talk" or "offer" not in data or data.get("by") == "bot":
            return
        for seat, chair in enumerate(table.chairs):
            heard = seat != data["from"] and (data["to"] is None or seat in data["to"])
            if heard and chair.bot in table.game.answers:
                task = asyncio.get_running_loop().create_task(self.answer(seat, chair.bot, data["from"]))
                self.answering.add(task)
                task.add_done_callback(self.answering.discard)

    async def answer(self, seat: Seat, bot: str, to: Seat) -> None:
        await asyncio.sleep(Random().uniform(*self.room.services.pace))
        offer = await self.room.services.think(self.thought(seat, bot, answering=True))
        if offer is not None:
            with suppress(Refused):  # the match has gone on
                await self.room.do(talk.reply(seat, to, offer))

    async def play(self, seat: Seat, bot: str, why: str) -> None:
        """One move, unless it is no longer wanted."""
        await asyncio.sleep(Random().uniform(*self.room.services.pace))
        since = self.room.table.awaited.get(seat)
        failures = 0
        while since is not None and self.wanted(seat, bot, why, since):
            do = await self.room.services.think(self.thought(seat, bot if failures < ATTEMPTS else "random"))
            if not self.wanted(seat, bot, why, since):
                return
            try:
                await self.room.do(orders.move_for(seat, do, why))
            except Refused as refusal:
                failures += 1
                await asyncio.sleep(PAUSE if refusal.status >= 500 else 0)

    def wanted(self, seat: Seat, bot: str, why: str, since: int) -> bool:
        table = self.room.table
        waited = table.awaited.get(seat) == since and table.status == "playing" and not table.match.paused
        return waited and (why == "absence" or table.chairs[seat].bot == bot)

    def thought(self, seat: Seat, bot: str, answering: bool = False) -> Thought:
        table = self.room.table
        moves = [tuple(move) for entry in self.room.entries for move in entry.data.get("moves", ())]
        secret = sha256(table.chance.seed + f"{table.number} {seat}".encode()).hexdigest()
        options = {name: plain(value) for name, value in table.match.options.items()}
        offers = standing(self.room.entries, seat) if table.game.answers else []
        return Thought(
            table.id, table.game.key, len(table.chairs), options, moves, seat, bot, secret, offers, answering
        )  # fmt: skip


def standing(entries: list[Entry], seat: Seat) -> list[tuple[Any, ...]]:
    """The offers that the seat made or heard since nature last dealt."""
    moves = [move for entry in entries for move in entry.data.get("moves", ())]
    dealt = [at for at, (mover, do) in enumerate(moves) if mover == NATURE and do["do"] != "TimeUp"]
    since = dealt[-1] if dealt else -1
    return [
        (offer.seat, offer.to, offer.offer, offer.after)
        for offer in offers(entries)
        if offer.after > since and (offer.to is None or seat == offer.seat or seat in offer.to)
    ]
