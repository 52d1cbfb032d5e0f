"""What fails is logged, with no secret of whoever asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from hemicycle.server import assets
from hemicycle.server.app import application
from hemicycle.server.lobby import Lobby
from hemicycle.server.people import People
from tests.server.tables import Time, lobby_in

# Litestar 3 will want `JSONBody[…]` in handlers; nothing else reads what the server's own process is warned of.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PEOPLE = People(b"signing key of nobody but us")


def broken(*_: Any) -> Any:
    raise RuntimeError("broken")


async def failures(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[httpx.Response], list[str]]:
    """Requests with secrets in cookie, header, body and address, none of which is answered; and the secrets."""
    async with lobby_in(folder, Time()) as lobby:
        app: Any = application(lobby, PEOPLE)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            token = (await client.post("/api/me", json={"name": "Ann"})).json()["token"]
            asked = {"game": "ten-regions", "seats": 4, "sit": 0}
            table = (await client.post("/api/tables", json=asked)).json()["id"]
            invited = await client.post(f"/api/tables/{table}/host", json={"do": "invite", "seat": 1})
            invitation = invited.json()["invite"]
            assert client.cookies["hemicycle"] == token
            monkeypatch.setattr(Lobby, "find", broken)
            monkeypatch.setattr(assets, "page", broken)
            sitting = {"name": "", "invite": invitation}
            answers = [
                await client.post(f"/api/tables/{table}/seats", json=sitting),
                await client.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"}),
                await client.get(f"/t/{table}", params={"invite": invitation}),
            ]
    person = PEOPLE.read(token)
    assert person is not None
    return answers, [invitation, token, *token.split("."), person.key]


def test_no_secret_is_logged_when_something_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers, secrets = asyncio.run(failures(tmp_path, monkeypatch))
    assert [answer.status_code for answer in answers] == [500] * 3
    assert caplog.text.count("RuntimeError: broken") == 3
    for secret in secrets:
        assert secret not in caplog.text
        assert all(secret not in answer.text for answer in answers)
