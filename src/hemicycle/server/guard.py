"""What every request passes first: only pages of ours may make a browser act, and every answer says what a page may do.

It is plain ASGI around the application, and knows no person and no table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hemicycle.server.wire import Refused, encode

SAFE = {"GET", "HEAD", "OPTIONS"}
PLAIN = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
FOREIGN = Refused(403, "foreign-origin", "a page of another site asked for this; open the table's own page")


class Guard:
    def __init__(self, app: ASGIApp, policy: Callable[[], str]) -> None:
        self.app, self.policy = app, policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if kind(scope) == "lifespan":
            await self.app(scope, receive, send)
        elif acts(scope) and foreign(scope):
            await answer(scope, receive, send, FOREIGN)
        else:
            await self.app(scope, receive, self.signed(send) if kind(scope) == "http" else send)

    def signed(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *PLAIN, (b"content-security-policy", self.policy().encode())]
                message = {**message, "headers": headers}
            await send(message)

        return sending


def kind(scope: Scope) -> str:
    """As ASGI has it: http, websocket or lifespan."""
    return str(scope["type"])


def acts(scope: Scope) -> bool:
    return kind(scope) == "websocket" or scope.get("method") not in SAFE


def foreign(scope: Scope) -> bool:
    """Browsers name the site whose page asks; other programs do not."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is not None and origin.rpartition(b"://")[2] != headers.get(b"host")


async def answer(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Before there is a request or a connection to answer in a better way."""
    prefix = "http" if kind(scope) == "http" else "websocket.http"
    if kind(scope) == "websocket":
        await receive()
    sending: Any = send
    headers = [(b"content-type", b"application/json"), *PLAIN]
    await sending({"type": f"{prefix}.response.start", "status": refused.status, "headers": headers})
    await sending({"type": f"{prefix}.response.body", "body": encode(refused.shape())})
