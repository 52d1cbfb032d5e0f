"""The bots at one table: when one has to move, it is asked, and its answer is a move like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from math import ceil, inf
from random import Random
from typing import Final

from hemicycle.bots import default_bot
from hemicycle.core.choices import plain
from hemicycle.core.state import Seat
from hemicycle.server import floor, orders, talk
from hemicycle.server.chronicle import Chronicle
from hemicycle.server.journal import Entry
from hemicycle.server.orders import Ask, nobody_waits, outcome
from hemicycle.server.services import Services
from hemicycle.server.table import Role, Table
from hemicycle.server.wire import Refused
from hemicycle.server.worker import Thought

ATTEMPTS = 3  # answers of a bot that may turn out illegal or late, as the match goes on while it thinks
PAUSE = 1.0  # seconds until what could not be saved is tried again
MOMENTS: Final = {
    "slow": 3.0,
    "normal": 1.5,
    "quick": 0.4,
    "step": 0.0,
}  # seconds from a move to a bot's next


def nothing_follows() -> None:
    """What follows at a table that is put away."""


class Bots:
    """`ready`: the people for whom nobody needs to wait, as they said, with the moment since when they were awaited."""

    def __init__(
        self, chronicle: Chronicle, services: Services, ask: Ask, attend: Callable[[], None]
    ) -> None:
        self.chronicle, self.services, self.ask, self.attend = chronicle, services, ask, attend
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.answering: set[asyncio.Task[None]] = set()
        self.ready: dict[Seat, int] = {}
        self.stepping = False  # somebody said next, and no bot has moved since
        self.stopped = False

    @property
    def table(self) -> Table:
        return self.chronicle.table

    def rouse(self) -> None:
        """Every bot whose turn it is, and that is not thinking yet, thinks."""
        if self.stopped or self.table.match.paused or (self.table.pace == "step" and not self.stepping):
            return
        for seat in self.whose_turn():
            self.begin(seat, self.table.chairs[seat].bot, "bot")

    def waiting(self) -> list[Seat]:
        return [seat for seat in self.table.awaited if self.table.chairs[seat].bot]

    def whose_turn(self) -> list[Seat]:
        """All bots, if they can only seal their moves; else one for whom the floor is open."""
        bots = self.waiting()
        if len(self.table.awaited) < 2 or not bots or floor.sealing(self.table.match.state, bots[0]):
            return bots
        if self.thinking:
            return []
        now, latest = self.chronicle.now(), self.table.match.latest
        free = [seat for seat in bots if floor.opens(self.table, seat, self.ready) <= now]
        Random().shuffle(free)
        return sorted(free, key=lambda seat: latest.get(seat, 0))[:1]

    def next_due(self) -> int | None:
        """When the floor opens to a bot that waits for people."""
        if self.thinking or self.table.match.paused or self.table.pace == "step":
            return None
        opens = [floor.opens(self.table, seat, self.ready) for seat in self.waiting()]
        soonest = min(opens, default=inf)
        return ceil(soonest) if 0 < soonest < inf else None

    def go_on(self, role: Role) -> None:
        """Somebody says next: nobody needs to wait for that seat, and bots that move step by step take a step."""
        if role in self.table.awaited:
            self.ready[role] = self.table.awaited[role]
        self.stepping = bool(self.waiting())
        self.attend()

    def stand_in(self, seat: Seat) -> None:
        """As the table has it for who stays away: a bot until it is back, or a single move."""
        if self.table.absence["policy"] == "move":
            self.begin(seat, "random", "absence")
        else:
            self.ask(orders.Substitute(seat, default_bot(self.table.game)), nobody_waits)

    def begin(self, seat: Seat, bot: str, why: str) -> None:
        if seat not in self.thinking:
            loop = asyncio.get_running_loop()
            self.thinking[seat] = task = loop.create_task(self.play(seat, bot, why))
            task.add_done_callback(lambda _: self.finish(seat))

    def finish(self, seat: Seat) -> None:
        self.thinking.pop(seat, None)
        self.attend()

    def stop(self) -> None:
        self.stopped = True
        self.ask, self.attend = orders.closed, nothing_follows  # the room is not held by what it holds
        for task in [*self.thinking.values(), *self.answering]:
            task.cancel()

    def hear(self, entry: Entry) -> None:
        """A step that was taken, or an offer of a person, to which bots may have an answer."""
        table, data = self.table, entry.data
        if entry.kind == "move" and data.get("by") == "bot":
            self.stepping = False
        if entry.kind != "talk" or "offer" not in data or data.get("by") == "bot":
            return
        for seat, chair in enumerate(table.chairs):
            heard = seat != data["from"] and (data["to"] is None or seat in data["to"])
            if heard and chair.bot in table.game.answers:
                task = asyncio.get_running_loop().create_task(self.answer(seat, chair.bot, data["from"]))
                self.answering.add(task)
                task.add_done_callback(self.answering.discard)

    async def answer(self, seat: Seat, bot: str, to: Seat) -> None:
        await asyncio.sleep(self.moment())
        offer = await self.services.think(self.thought(seat, bot, answering=True))
        if offer is not None:
            with suppress(Refused):  # the match has gone on
                await outcome(self.ask, talk.Reply(seat, to, offer))

    def moment(self) -> float:
        """Seconds that pass before a bot's move, so that one can follow what several do one after another."""
        return MOMENTS[self.table.pace] * self.services.haste

    async def play(self, seat: Seat, bot: str, why: str) -> None:
        """One move, unless it is no longer wanted."""
        since = self.table.awaited.get(seat)
        moment, attempts = self.moment(), 0
        while since is not None and self.wanted(seat, bot, why, since):
            moves = len(self.table.match.moves)
            thought = self.thought(seat, bot if attempts < ATTEMPTS else "random")
            do, _ = await asyncio.gather(self.services.think(thought), asyncio.sleep(moment))
            moment, attempts = 0.0, attempts + 1
            if attempts < ATTEMPTS and self.overtaken(moves):
                continue
            if not self.wanted(seat, bot, why, since):
                return
            try:
                await outcome(self.ask, orders.MoveFor(seat, do, why))
                return
            except Refused as refusal:
                moment = PAUSE if refusal.status >= 500 else 0.0

    def overtaken(self, moves: int) -> bool:
        """Whether anything but sealed moves was made since there were so many."""
        match = self.table.match
        return any([move.seat not in match.state.sealed() for move in match.moves[moves:]])

    def wanted(self, seat: Seat, bot: str, why: str, since: int) -> bool:
        table = self.table
        waited = table.awaited.get(seat) == since and table.status == "playing" and not table.match.paused
        return waited and (why == "absence" or table.chairs[seat].bot == bot)

    def thought(self, seat: Seat, bot: str, answering: bool = False) -> Thought:
        table, chronicle = self.table, self.chronicle
        secret = sha256(table.chance.seed + f"{table.number} {seat}".encode()).hexdigest()
        offers = [
            (offer.seat, offer.to, offer.offer, offer.after)
            for offer in chronicle.offers
            if offer.to is None or seat == offer.seat or seat in offer.to
        ]
        options, moves = (
            {name: plain(value) for name, value in table.match.options.items()},
            chronicle.moves[:],
        )
        return Thought(
            table.id, table.game.key, len(table.chairs), options, moves, seat, bot, secret, offers, answering,
            edition=table.game.edition,
            timed=table.timed,
        )  # fmt: skip
