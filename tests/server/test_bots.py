"""Bots play whole matches from processes of their own, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen
from time import sleep
from typing import Any

import pytest

from hemicycle.server import orders, workers
from hemicycle.server.queues import Queues
from hemicycle.server.services import steady_clock
from hemicycle.server.worker import Thought, Worker, answer, anything
from hemicycle.server.workers import Workers
from tests.server.tables import HOST, Time, a_table, at_once, auction, lobby_in, quiet

REGIONS = Thought(
    "T",
    "ten-regions",
    4,
    {"ideologies": "random", "turns": 1},
    [(1000, {"do": "Deal", "cells": [0, 1, 2, 3]})],
    2,
    "random",
    "s",
)


def test_bots_play_a_whole_match(tmp_path: Path) -> None:
    async def play() -> None:
        thinking = Workers()
        try:
            async with lobby_in(tmp_path, steady_clock, thinking.think) as lobby:
                bots = {"0": "random", "1": "random", "2": "normal", "3": "random"}
                options = {"ideologies": "random", "turns": 1}
                asking = a_table(game="ten-regions", seats=4, sit=None, bots=bots, options=options)
                room = await lobby.create(HOST, "", asking)
                await room.do(orders.Start(HOST))
                for _ in range(600):
                    await asyncio.sleep(0.1)
                    if room.table.over:
                        break
                assert room.table.over
        finally:
            thinking.close()

    asyncio.run(play())


def test_a_thought_is_plain_data_both_ways_and_the_same_each_time() -> None:
    assert answer(REGIONS) == answer(REGIONS)
    assert answer(REGIONS)["do"] == "Campaign"


def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> Any:
        thinking = Workers(1)
        try:
            first = await thinking.think(REGIONS)
            os.kill(process_of(thinking), signal.SIGKILL)
            return first, await thinking.think(REGIONS)
        finally:
            thinking.close()

    first, again = asyncio.run(think())
    assert first == again
    assert "replaced" in caplog.text


def process_of(thinking: Workers) -> int:
    (worker,) = thinking.workers
    assert worker.process.pid is not None
    return worker.process.pid


def test_a_worker_that_hangs_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Patience is short only while one hangs."""
    thought = replace(REGIONS, bot="normal")
    dismiss = Workers.dismiss

    def dismiss_and_be_patient(self: Workers, worker: Worker) -> None:
        dismiss(self, worker)
        monkeypatch.setattr(workers, "PATIENCE", 60.0)

    async def think() -> Any:
        thinking = Workers(1)
        try:
            first = await thinking.think(thought)
            (worker,) = thinking.workers
            os.kill(process_of(thinking), signal.SIGSTOP)
            monkeypatch.setattr(workers, "PATIENCE", 0.3)
            return first, await thinking.think(thought), worker
        finally:
            thinking.close()

    monkeypatch.setattr(workers, "PATIENCE", 60.0)
    monkeypatch.setattr(Workers, "dismiss", dismiss_and_be_patient)
    first, again, worker = asyncio.run(think())
    assert first == again != anything(thought)
    assert caplog.text.count("did not answer") == 1
    worker.process.join(10)
    assert worker.process.exitcode == -signal.SIGKILL, "it still runs"


def test_a_thought_that_waits_for_a_worker_is_not_lost_when_another_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What waits in a queue has not begun, so nobody's patience is tried by it."""

    async def think() -> list[Any]:
        thinking = Workers(1)
        try:
            first = await thinking.think(REGIONS)
            os.kill(process_of(thinking), signal.SIGSTOP)
            monkeypatch.setattr(workers, "PATIENCE", 1.5)
            others = [thinking.think(replace(REGIONS, match=f"T{number}")) for number in range(30)]
            return [first, *await asyncio.gather(*others)]
        finally:
            thinking.close()

    answers = asyncio.run(think())
    assert answers == [answers[0]] * 31


def test_a_worker_is_told_only_the_moves_it_has_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    tell = Worker.answer

    def told(self: Worker, thought: Thought) -> Any:
        sent.append(len(thought.moves))
        return tell(self, thought)

    async def think() -> list[Any]:
        thinking = Workers(1)
        moves = [*REGIONS.moves, (0, answer(replace(REGIONS, seat=0)))]
        longer = replace(REGIONS, moves=moves, seat=1)
        try:
            return [await thinking.think(each) for each in (REGIONS, longer, longer, REGIONS)]
        finally:
            thinking.close()

    monkeypatch.setattr(Worker, "answer", told)
    answers = asyncio.run(think())
    assert sent == [1, 1, 0, 0, 1], "and a worker that has seen more is told all again"
    assert answers[0] == answers[3]


def test_who_has_used_least_is_next() -> None:
    queues: Queues[str] = Queues()
    for work in "abc":
        queues.put("greedy", work)
    assert queues.take() == ("greedy", "a")
    queues.put("modest", "d")
    queues.charge("greedy", 5.0)
    assert queues.take() == ("modest", "d")
    queues.charge("modest", 1.0)
    queues.put("late", "e")
    assert queues.take() == ("late", "e")
    queues.charge("late", 9.0)
    assert queues.take() == ("greedy", "b")
    queues.charge("greedy", 1.0)
    queues.put("late", "f")
    assert [queues.take(), queues.take(), queues.take()] == [("greedy", "c"), ("late", "f"), None]
    assert set(queues.used) <= {"greedy", "late"}


FORSAKEN = """
import asyncio, sys
from hemicycle.server.workers import Workers
from tests.server.test_bots import REGIONS

async def main():
    workers = Workers(1)
    await workers.think(REGIONS)
    print(workers.workers[0].process.pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells whether a process runs")
def test_workers_die_with_their_server_even_when_it_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "forsaken.py"
    program.write_text(FORSAKEN)
    root = Path(__file__).parents[2]
    with Popen([sys.executable, program], stdout=PIPE, env=os.environ | {"PYTHONPATH": str(root)}) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert runs(worker)
        server.kill()
    for _ in range(200):
        if not runs(worker):
            return
        sleep(0.05)
    raise AssertionError("it still runs")


def runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def test_a_bot_that_fails_plays_anything_legal() -> None:
    async def think() -> Any:
        thinking = Workers()
        try:
            return await thinking.think(replace(REGIONS, bot="nobody"))
        finally:
            thinking.close()

    assert asyncio.run(think())["do"] == "Campaign"


@pytest.mark.usefixtures("auction")
def test_a_bot_that_plays_nonsense_does_not_stop_the_match(tmp_path: Path, time: Time) -> None:
    async def nonsense(thought: Thought) -> Any:
        return {"do": "Bid", "coins": "all"} if thought.bot == "first" else await at_once(thought)

    async def play() -> None:
        async with lobby_in(tmp_path, time, nonsense) as lobby:
            room = await lobby.create(HOST, "", a_table(sit=None, bots={"0": "first", "1": "first"}))
            await room.do(orders.Start(HOST))
            await quiet(room)
            assert auction(room).phase != "bid"

    asyncio.run(play())
