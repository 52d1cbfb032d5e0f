"""Processes in which bots think, so that the event loop never does. A thought goes out and comes back as plain data."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any

from hemicycle.bots import bots_of
from hemicycle.core.catalogue import game
from hemicycle.core.choices import plain
from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat, State

PATIENCE = 30.0  # seconds until a worker that does not answer is replaced
REMEMBERED = 32  # matches a worker keeps in mind

log = logging.getLogger("hemicycle.server")


@dataclass(frozen=True)
class Thought:
    """Where a match stands, and who is to think about it."""

    match: str
    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[Seat, Any]]
    seat: Seat
    bot: str
    seed: str
    offers: list[tuple[Any, ...]] = field(default_factory=list)  # the fields of each
    answering: bool = False  # the last of them, not to move


class Workers:
    """A worker that crashes or hangs is replaced and the thought thought again; after that anything legal is played."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> Any:
        for _ in range(2):
            pool = self.ready()
            try:
                return await self.asked(pool, thought)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's worker was lost (%s) and is replaced", type(error).__name__)
                self.give_up(pool)
            except Exception:
                log.exception("bot %s of %s failed", thought.bot, thought.game)
                break
        return anything(thought)

    async def asked(self, pool: ProcessPoolExecutor, thought: Thought) -> Any:
        return await asyncio.wait_for(
            asyncio.get_running_loop().run_in_executor(pool, answer, thought), PATIENCE
        )

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"))
        return self.pool

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        if self.pool is not None:
            self.give_up(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Its workers too, which may hang."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def anything(thought: Thought) -> Any:
    """A random choice, worked out here; no answer."""
    if thought.answering:
        return None
    return plain(replayed(thought).choices(thought.seat).pick(Random(thought.seed)))


def answer(thought: Thought) -> Any:
    """What the bot does; in a worker."""
    played = game(thought.game)
    bot = played.answers[thought.bot] if thought.answering else bots_of(played)[thought.bot]
    offers = tuple([Offer(*fields) for fields in thought.offers])
    return plain(bot(Position(remembered(thought), thought.seat, offers), Random(thought.seed)))


memory: OrderedDict[str, tuple[list[tuple[Seat, Any]], State[Any]]] = OrderedDict()


def remembered(thought: Thought) -> State[Any]:
    """The state, from where this worker last saw the match if it is the same match."""
    moves, state = memory.pop(thought.match, ([], None))
    if state is None or moves != thought.moves[: len(moves)]:
        moves, state = [], beginning(thought)
    carry_on(state, thought.moves[len(moves) :])
    memory[thought.match] = (thought.moves, state)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return state.copy()


def replayed(thought: Thought) -> State[Any]:
    state = beginning(thought)
    carry_on(state, thought.moves)
    return state


def beginning(thought: Thought) -> State[Any]:
    return game(thought.game).start(thought.seats, thought.options)[1]


def carry_on(state: State[Any], moves: list[tuple[Seat, Any]]) -> None:
    for seat, data in moves:
        state.apply(seat, state.read(seat, data))
