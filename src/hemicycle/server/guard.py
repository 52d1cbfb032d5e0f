"""What every request passes first, and what every answer says. It knows no person and no table.

A request calls the server by its own name, acts only for pages of ours, and brings nothing but JSON; an answer says
what a page may do, and that what it tells of tables is nobody's to keep. It is plain ASGI around the application.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hemicycle.core.choices import short
from hemicycle.server.site import Site
from hemicycle.server.wire import Refused, encode

SAFE = {"GET", "HEAD", "OPTIONS"}
PLAIN = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
PRIVATE = [(b"cache-control", b"no-store"), (b"vary", b"cookie, authorization")]
FOREIGN = Refused(403, "foreign-origin", "a page of another site asked for this; open the table's own page")
NO_JSON = Refused(
    415, "no-json", "what is sent here has to be JSON, and to say so: content-type application/json"
)


class Guard:
    """`policy` gives the Content-Security-Policy of a server whose frames may stand in some other pages."""

    def __init__(self, app: ASGIApp, site: Site, policy: Callable[[str], str]) -> None:
        self.app, self.site, self.policy = app, site, policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if kind(scope) == "lifespan":
            await self.app(scope, receive, send)
        elif refused := self.refusal(scope):
            await answer(scope, receive, send, refused)
        else:
            await self.app(scope, receive, self.signed(scope, send) if kind(scope) == "http" else send)

    def refusal(self, scope: Scope) -> Refused | None:
        host = values(scope, b"host")
        if host and not self.site.called(host[0], own_address(scope)):
            return unknown_name(host[0])
        if acts(scope) and foreign(scope):
            return FOREIGN
        return NO_JSON if acts(scope) and not brings_json(scope) else None

    def signed(self, scope: Scope, send: Send) -> Send:
        policy = self.policy(self.site.ancestors()).encode()
        added = [*PLAIN, (b"content-security-policy", policy)]
        if str(scope["path"]).startswith("/api/"):
            added += PRIVATE

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        return sending


def kind(scope: Scope) -> str:
    """As ASGI has it: http, websocket or lifespan."""
    return str(scope["type"])


def acts(scope: Scope) -> bool:
    return kind(scope) == "websocket" or scope.get("method") not in SAFE


def foreign(scope: Scope) -> bool:
    """Browsers name the site whose page asks; other programs do not."""
    host = values(scope, b"host")
    return any(origin.rpartition("://")[2] not in host for origin in values(scope, b"origin"))


def brings_json(scope: Scope) -> bool:
    """Or nothing at all. Forms, which any page may send without asking, can look like JSON; they are not read."""
    kinds = [kind.partition(";")[0].strip().lower() for kind in values(scope, b"content-type")]
    length = values(scope, b"content-length")
    empty = not values(scope, b"transfer-encoding") and length in ([], ["0"])
    return kinds == ["application/json"] or (empty and not kinds)


def values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def own_address(scope: Scope) -> str:
    """Of this machine, where the request came in."""
    server: tuple[str, int | None] | None = scope.get("server")
    return server[0] if server else ""


def unknown_name(host: str) -> Refused:
    name = short(host)
    sentence = f"this server does not know itself as {name}; it can be told with hemicycle serve --host-name"
    return Refused(421, "unknown-host", sentence, {"key": "unknown-host", "args": {"name": name}, "at": []})


async def answer(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Before there is a request or a connection to answer in a better way."""
    prefix = "http" if kind(scope) == "http" else "websocket.http"
    if kind(scope) == "websocket":
        await receive()
    sending: Any = send
    told = [(name.encode(), value.encode()) for name, value in refused.headers().items()]
    headers = [(b"content-type", b"application/json"), *PLAIN, *PRIVATE, *told]
    await sending({"type": f"{prefix}.response.start", "status": refused.status, "headers": headers})
    await sending({"type": f"{prefix}.response.body", "body": encode(refused.shape())})
