"""The counters of a server are for who runs it: they would tell when somebody whispers or saves a draft."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from hemicycle.server.app import application
from hemicycle.server.people import People
from tests.server.tables import Time, lobby_in

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def asked_from(address: str, tmp_path: Path) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with lobby_in(tmp_path, Time()) as lobby:
            app: Any = application(lobby, People(bytes(32)))
            caller = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=caller, base_url="http://localhost") as client:
                return await client.get("/metrics")

    return asyncio.run(ask())


def test_counters_are_told_on_the_machine_itself(tmp_path: Path) -> None:
    told = asked_from("127.0.0.1", tmp_path)
    assert told.status_code == 200
    assert "hemicycle_moves_total" in told.text


def test_counters_are_told_nowhere_else(tmp_path: Path) -> None:
    told = asked_from("192.0.2.7", tmp_path)
    assert told.status_code == 403
    assert told.json()["error"] == "not-here"
