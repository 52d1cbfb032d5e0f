"""People and programs at a server that is a process of its own. No test is in here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from hemicycle.server.messages import FromServer
from tests.serving import Server
from tests.shapes import fits

SEATS = 4
OPTIONS = {"ideologies": "random", "turns": 1, "campaign_seconds": None, "vote_seconds": None}


ARRIVED: list[Guest] = []  # whoever did since the last farewell


def farewell() -> None:
    while ARRIVED:
        ARRIVED.pop().http.close()


class Guest:
    """One person, known by its cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.port = server.port
        self.http = httpx.Client(base_url=server.url, timeout=20)
        ARRIVED.append(self)
        if name:
            self.ask("/api/me", {"name": name})

    def ask(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @contextmanager
    def socket(self, table: str, after: int | None = None, **options: Any) -> Iterator[Socket]:
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        query = "" if after is None else f"?after={after}"
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, max_size=None, compression=None, **options) as link:
            yield Socket(link)


class Socket:
    def __init__(self, link: ClientConnection) -> None:
        self.link = link

    def send(self, message: object) -> None:
        self.link.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.link.recv(timeout=20))
            assert fits(message, FromServer), f"{message} is no message that `messages` has"
            if message["type"] in kinds:
                return message

    def move(self, do: object, message: str) -> dict[str, Any]:
        """What comes of it: an ack or an error."""
        self.send({"type": "move", "id": message, "do": do})
        return self.hear("ack", "error")


def a_match(server: Server, seats: int = SEATS, **more: Any) -> tuple[str, list[Guest]]:
    """One that has begun; the first guest is its host."""
    guests = [Guest(server, f"Guest {seat}") for seat in range(seats)]
    asked = {"game": "ten-regions", "seats": seats, "sit": 0, "options": OPTIONS} | more
    table = guests[0].ask("/api/tables", asked, 201)["id"]
    for guest in guests[1:]:
        guest.ask(f"/api/tables/{table}/seats", {"name": ""})
    guests[0].ask(f"/api/tables/{table}/start")
    return table, guests


def campaign(spread: int = 0) -> dict[str, Any]:
    """All tokens of the first turn, somewhere."""
    row = [0] * 10
    row[spread % 10] = 7
    strike = {"do": "Strike", "region": spread % 10, "target": None}
    return {"do": "Campaign", "media": row, "rallies": row, "conflicts": [strike], "controls": []}
