"""The processes in which bots think, shared fairly by all tables. A bot may take long, or fail, or end its process;
a table gets an answer all the same.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

from hemicycle.server.queues import Queues
from hemicycle.server.worker import Failed, Lost, Thought, Worker, anything

PATIENCE = 30.0  # seconds of thinking after which a worker is replaced; waiting for a worker is not thinking
STARTING = 60.0  # seconds a worker may take to be ready
MOST = max(1, (os.cpu_count() or 1) - 1)

log = logging.getLogger("hemicycle.server")


@dataclass(frozen=True)
class Job:
    thought: Thought
    answer: asyncio.Future[Any]


class Workers:
    """A worker that crashes or hangs is replaced and the thought thought again; after that anything legal is played."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.queues: Queues[Job] = Queues()
        self.workers: list[Worker] = []
        self.free: list[Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def think(self, thought: Thought) -> Any:
        for _ in range(2):
            try:
                return await self.thought_of(thought)
            except Lost as error:
                log.warning("a bot's worker was lost (%s) and is replaced", error)
            except Failed as error:
                log.error("bot %s of %s failed: %s", thought.bot, thought.game, error)
                break
        return await asyncio.to_thread(anything, thought)

    def thought_of(self, thought: Thought) -> asyncio.Future[Any]:
        job = Job(thought, asyncio.get_running_loop().create_future())
        self.queues.put(thought.match, job)
        self.employ()
        return job.answer

    def employ(self) -> None:
        """Give work to whoever is free, and take on another worker if there is more."""
        while self.free and (work := self.queues.take()):
            table, job = work
            if not job.answer.cancelled():
                worker = max(self.free, key=lambda worker: worker.known.get(table, 0))
                self.free.remove(worker)
                self.begin(self.carry_out(worker, table, job))
        if self.queues.waiting and len(self.workers) < self.most:
            self.workers.append(worker := Worker())
            self.begin(self.take_on(worker))

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(task := asyncio.get_running_loop().create_task(doing))
        task.add_done_callback(self.tasks.discard)

    async def take_on(self, worker: Worker) -> None:
        try:
            await within(STARTING, worker, worker.start)
        except Lost as error:
            self.dismiss(worker)
            if work := self.queues.take():  # or all would wait where no process can be had
                settle(work[1].answer, error)
        else:
            self.free.append(worker)
        self.employ()

    async def carry_out(self, worker: Worker, table: str, job: Job) -> None:
        start = monotonic()
        try:
            done = await within(PATIENCE, worker, partial(worker.think, job.thought))
            settle(job.answer, done)
        except Lost as error:
            self.dismiss(worker)
            settle(job.answer, error)
        except Exception as error:
            settle(job.answer, error)
        if worker in self.workers:
            self.free.append(worker)
        self.queues.charge(table, monotonic() - start)
        self.employ()

    def dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.end()

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        while self.workers:
            self.dismiss(self.workers[0])


async def within(seconds: float, worker: Worker, doing: Callable[[], Any]) -> Any:
    """What the worker comes to; Lost if it takes longer."""
    try:
        return await asyncio.wait_for(
            asyncio.get_running_loop().run_in_executor(worker.thread, doing), seconds
        )
    except TimeoutError:
        raise Lost(f"it did not answer within {seconds:g} seconds") from None


def settle(answer: asyncio.Future[Any], done: Any) -> None:
    if answer.done():
        return
    if isinstance(done, Exception):
        answer.set_exception(done)
    else:
        answer.set_result(done)
