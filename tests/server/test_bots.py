"""Bots play whole matches from processes of their own, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import orders
from hemicycle.server.house import wall_clock
from hemicycle.server.thinkers import Thinkers, Thought, answer
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
        thinkers = Thinkers()
        try:
            async with lobby_in(tmp_path, wall_clock, thinkers.think) as lobby:
                bots = {"0": "random", "1": "random", "2": "canvasser", "3": "random"}
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
            thinkers.close()

    asyncio.run(play())


def test_a_thought_is_plain_data_both_ways_and_the_same_each_time() -> None:
    assert answer(REGIONS) == answer(REGIONS)
    assert answer(REGIONS)["do"] == "Campaign"


def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> Any:
        thinkers = Thinkers()
        try:
            first = await thinkers.think(REGIONS)
            assert thinkers.pool is not None
            (worker,) = thinkers.pool._processes
            os.kill(worker, signal.SIGKILL)
            return first, await thinkers.think(REGIONS)
        finally:
            thinkers.close()

    first, again = asyncio.run(think())
    assert first == again
    assert "replaced" in caplog.text


def test_a_bot_that_fails_plays_anything_legal() -> None:
    async def think() -> Any:
        thinkers = Thinkers()
        try:
            return await thinkers.think(Thought(**(vars(REGIONS) | {"bot": "nobody"})))
        finally:
            thinkers.close()

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
