"""An offer to a bot is answered by the bot, to whoever made it, for nobody else to hear."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hemicycle.server import orders
from hemicycle.server.room import Room
from hemicycle.server.talk import Say
from tests.server.tables import HOST, Time, Watcher, a_table, lobby_in

OFFER = {"do": "Propose", "members": [0, 1], "shares": [1, 59]}


async def at_the_table(room: Room) -> None:
    await room.do(orders.Start(HOST))
    await room.do(Say(HOST, "one", [1], "", OFFER))
    for _ in range(200):
        if len(room.table.said) > 1 or not room.bots.answering:
            break
        await asyncio.sleep(0.02)


def offered(tmp_path: Path, bot: str) -> tuple[list[Any], list[Any]]:
    """What was said, and what a bystander heard of it."""

    async def play() -> tuple[list[Any], list[Any]]:
        async with lobby_in(tmp_path, Time()) as lobby:
            bots = {"1": bot, "2": "random"}
            options = {"packs": [[7, 7, 6]], "bargaining": "private"}
            room = await lobby.create(
                HOST, "", a_table(game="coalitions", seats=3, sit=0, bots=bots, options=options)
            )
            bystander = Watcher()
            room.audience.join(bystander, None)
            await at_the_table(room)
            heard = [said for told in bystander.heard() for said in told.get("talk", ())]
            return [(said.seat, said.to, said.offer) for said in room.table.said], heard

    return asyncio.run(play())


def test_a_bot_agrees_to_a_good_offer_and_only_its_maker_hears(tmp_path: Path) -> None:
    said, heard = offered(tmp_path, "normal")
    assert said == [(0, [1], OFFER), (1, [0], OFFER)]
    assert heard == []


def test_a_bot_without_answers_is_silent(tmp_path: Path) -> None:
    said, _ = offered(tmp_path, "random")
    assert said == [(0, [1], OFFER)]
