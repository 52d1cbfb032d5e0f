"""Bots play whole matches from processes of their own, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import orders, workers
from hemicycle.server.services import wall_clock
from hemicycle.server.workers import Thought, Workers, answer, end
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
            async with lobby_in(tmp_path, wall_clock, thinking.think) as lobby:
                bots = {"0": "random", "1": "random", "2": "normal", "3": "random"}
                options = {"ideologies": "random", "turns": 1}
                asking = a_table(game="ten-regions", seats=4, sit=None, bots=bots, options=options)
                room = await lobby.create(HOST, "", asking)
                await room.do(orders.start(HOST))
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
        thinking = Workers()
        try:
            first = await thinking.think(REGIONS)
            assert thinking.pool is not None
            (worker,) = thinking.pool._processes
            os.kill(worker, signal.SIGKILL)
            return first, await thinking.think(REGIONS)
        finally:
            thinking.close()

    first, again = asyncio.run(think())
    assert first == again
    assert "replaced" in caplog.text


def test_a_worker_that_hangs_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Workers begin at their leisure; patience is short only while one hangs."""
    thought = Thought(**(vars(REGIONS) | {"bot": "normal"}))

    def end_and_take_time(pool: ProcessPoolExecutor) -> None:
        end(pool)
        monkeypatch.setattr(workers, "PATIENCE", 60.0)

    async def think() -> Any:
        thinking = Workers(workers=1)
        try:
            first = await thinking.think(thought)
            assert thinking.pool is not None
            (worker,) = thinking.pool._processes.values()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            monkeypatch.setattr(workers, "PATIENCE", 0.3)
            return first, await thinking.think(thought), worker
        finally:
            thinking.close()

    monkeypatch.setattr(workers, "PATIENCE", 60.0)
    monkeypatch.setattr(workers, "end", end_and_take_time)
    first, again, worker = asyncio.run(think())
    assert first == again != workers.anything(thought)
    assert caplog.text.count("TimeoutError") == 1
    worker.join(10)
    assert worker.exitcode == -signal.SIGKILL, "it still runs"


def test_a_bot_that_fails_plays_anything_legal() -> None:
    async def think() -> Any:
        thinking = Workers()
        try:
            return await thinking.think(Thought(**(vars(REGIONS) | {"bot": "nobody"})))
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
            await room.do(orders.start(HOST))
            await quiet(room)
            assert auction(room).phase != "bid"

    asyncio.run(play())
