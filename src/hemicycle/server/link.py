"""uvicorn's WebSocket with a direct way in and out. It knows no table, and nothing of what is said.

Frames are made once for all who see the same and handed over whole. They leave together once the event loop has done
what it is at: every write may wake who reads it, and many writes in a row wake it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig

from hemicycle.server import wire
from hemicycle.server.wire import LARGEST

EXTENSION = "hemicycle.wire"
HUGE = 16 * LARGEST  # bytes of a message with which a connection ends, for it is not even read
LINGER = (
    1.0  # seconds that the rest of a huge message is read and thrown away, or a closed connection may take
)
STALLED = 40.0  # seconds without reading after which a client is let go


class Outbox:
    """The connections of this process that have something to send."""

    def __init__(self) -> None:
        self.links: list[Wire] = []

    def add(self, link: Wire) -> None:
        if not self.links:
            link.loop.call_soon(self.empty)
        self.links.append(link)

    def empty(self) -> None:
        links, self.links = self.links, []
        for link in links:
            link.send_off()


OUTBOX: Final = Outbox()


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own, with a direct way in and out."""

    full = False
    unsent: list[bytes] | None = None
    listener: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    stalled: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def write(self, frame: bytes) -> None:
        """A whole frame, as soon as what is being done is done."""
        if self.unsent is None:
            self.unsent = [frame]
            OUTBOX.add(self)
        else:
            self.unsent.append(frame)

    def send_off(self) -> None:
        frames, self.unsent = self.unsent, None
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def end(self, code: int, reason: str) -> None:
        """What was written before is still sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.send_off()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener(data)

    def handle_parser_exception(self) -> None:
        if not isinstance(self.conn.parser_exc, PayloadTooBig):
            super().handle_parser_exception()
        elif not self.close_sent:
            self.refuse_huge()

    def refuse_huge(self) -> None:
        """The rest of it is read and thrown away for a while, or its sender would never see why."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1009})
        self.write(wire.error(wire.too_large()))
        self.write(b"".join(self.conn.data_to_send()))
        self.send_off()
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def pause_writing(self) -> None:
        """Who does not read is not listened to either."""
        super().pause_writing()
        self.full = True
        self.transport.pause_reading()
        self.stalled = self.stalled or self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self.move_on()
        self.transport.resume_reading()
        if self.drained:
            self.drained()

    def keepalive_timeout(self) -> None:
        """Nobody is there. What is unsent would be waited for, so it is thrown away."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.move_on()
        super().connection_lost(exc)

    def move_on(self) -> None:
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None
