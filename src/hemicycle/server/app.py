"""The application: every request finds its handler, every fault its one shape. What handlers do is elsewhere."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import hemicycle
from hemicycle.server import assets, guard, identity, metrics, rest
from hemicycle.server.api_page import PlainPage
from hemicycle.server.identity import within_limits
from hemicycle.server.lobby import Lobby
from hemicycle.server.people import People
from hemicycle.server.site import Site
from hemicycle.server.visit import visit
from hemicycle.server.wire import LARGEST, Refused, encode, failed

log = logging.getLogger("hemicycle.server")
Asked = Request[Any, Any, State]


def application(lobby: Lobby, people: People, site: Site | None = None) -> ASGIApp:
    site = site or Site()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        lobby.open()
        yield
        await lobby.halt()
        lobby.close()

    app = Litestar(
        [Router("/", route_handlers=rest.HANDLERS, guards=[within_limits]), *OTHERS],
        state=State({"lobby": lobby, "people": people, "site": site}),
        lifespan=[lifespan],
        exception_handlers={
            Refused: say_refused,
            HTTPException: say_http,
            RecursionError: say_deep,
            Exception: say_failed,
        },
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude=["^/assets"]
        ),
        openapi_config=OpenAPIConfig(
            "Hemicycle",
            hemicycle.__version__,
            path="/schema",
            openapi_router=Router("/schema", route_handlers=[], after_request=say_no_page),
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return guard.Guard(app, site, assets.policy)


NO_SUCH_TABLE = 4404  # code with which a connection to it ends
REASON = 120  # bytes that one may have
LOOPBACK = ("127.0.0.1", "::1")


@get("/health", include_in_schema=False)
async def get_health() -> dict[str, str]:
    return {"status": "ok", "version": hemicycle.__version__}


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Asked) -> Response[bytes]:
    """On this machine only."""
    if request.client is None or request.client.host not in LOOPBACK:
        raise Refused(403, "not-here", "figures are told only on the machine that the server runs on")
    return Response(metrics.text(request.app.state.lobby), media_type=metrics.KIND)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Asked, path: Path | None = None) -> Response[bytes]:
    page = assets.page(str(path or "").strip("/"))
    squeezed = page.squeezed if "gzip" in request.headers.get("accept-encoding", "") else None
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if squeezed:
        headers["content-encoding"] = "gzip"
    return Response(squeezed or page.body, media_type=page.kind, headers=headers)


@websocket("/api/tables/{key:str}/socket")
async def sit_down(socket: WebSocket[Any, Any, State]) -> None:
    """Play and look on; messages are in docs/concepts/server.md."""
    try:
        limits = identity.lobby_of(socket).limits
        limits.take("requests_of_address", identity.address_of(socket))
        room, person = identity.room_of(socket, socket.path_params["key"]), identity.person_of(socket)
        after = resumed(socket, room.table.role_of(person.key if person else ""))
        await room.audience.ready(room.table.role_of(person.key if person else ""))
    except Refused as refused:
        if refused.status in (404, 410):
            await turn_away(socket, refused)
        else:
            await guard.answer(socket.scope, socket.receive, socket.send, refused)
    else:
        await visit(socket.scope, socket.receive, socket.send, room, person, limits, after)


async def turn_away(socket: WebSocket[Any, Any, State], refused: Refused) -> None:
    """A page is told nothing of a connection that was refused, so this one is opened, and ended with a reason."""
    await socket.accept()
    await socket.close(NO_SUCH_TABLE, refused.detail.encode()[:REASON].decode(errors="ignore"))


def resumed(socket: WebSocket[Any, Any, State], role: int) -> int | None:
    """The last event the client has, if it has any and, as far as it says, of the seat it has now."""
    after, seat = socket.query_params.get("after", ""), socket.query_params.get("seat", "")
    if seat and seat != (str(role) if role >= 0 else "none"):
        return None
    return int(after) if after.isdecimal() and len(after) < 10 else None


def say_refused(_: Asked, refused: Refused) -> Response[bytes]:
    return shaped(refused)


def say_http(_: Asked, error: HTTPException) -> Response[bytes]:
    """What the framework refused, in the one shape."""
    status = HTTPStatus(error.status_code)
    details = [
        f"{row.get('key', 'request')}: {row['message']}" for row in error.extra or [] if isinstance(row, dict)
    ]
    code = (
        "malformed"
        if status == 400
        else "too-large"
        if status == 413
        else status.phrase.lower().replace(" ", "-")
    )
    return shaped(Refused(status, code, "; ".join(details) or error.detail))


def say_deep(_: Asked, __: Exception) -> Response[bytes]:
    return shaped(Refused(400, "malformed", "this is nested too deeply"))


def say_failed(request: Asked, error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return shaped(failed())


def say_no_page(answer: Response[Any]) -> Response[Any]:
    """The framework would say it by a page of its own."""
    return shaped(Refused(404, "not-found", "there is no such page")) if answer.status_code == 404 else answer


def shaped(refused: Refused) -> Response[bytes]:
    return Response(
        encode(refused.shape()),
        status_code=refused.status,
        media_type="application/json",
        headers=refused.headers(),
    )


OTHERS = [get_health, get_metrics, sit_down, get_page]
