"""uvicorn's HTTP, but that it waits only so long for a request to be whole. What is asked, others read."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 15.0  # seconds from the first byte of a request, or from when it could come, to its last
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class Http(H11Protocol):
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        self.wait()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self.wait_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_no_more()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_more()
        super().connection_lost(exc)

    def wait(self) -> None:
        """However slowly bytes come, all of them have this long."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def wait_no_more(self) -> None:
        waiting, self.waiting = self.waiting, None
        if waiting:
            waiting.cancel()
