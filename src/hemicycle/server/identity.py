"""Who makes a request, and how it is remembered; not what is asked."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from hemicycle.server.lobby import Lobby
from hemicycle.server.people import COOKIE, YEAR, People, Person, cleaned
from hemicycle.server.wire import Refused

HttpRequest = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]  # by a request or a socket


def lobby_of(request: HttpRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def token_of(call: Connection) -> str:
    kind, _, token = call.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else call.cookies.get(COOKIE, "")


def person_of(call: Connection) -> Person | None:
    people: People = call.app.state.people
    return people.read(token_of(call))


def somebody(request: HttpRequest, name: str = "") -> Person:
    """Who asks, under the name given now if one is; somebody new if nobody is known."""
    people: People = request.app.state.people
    known = person_of(request) or people.new("")
    return Person(known.key, cleaned(name) or known.name)


def known(request: HttpRequest) -> Person:
    person = person_of(request)
    if person is None:
        raise Refused(403, "not-your-seat", "nobody is known here by this cookie or token; take a seat first")
    return person


def remembering(request: HttpRequest, content: Any, person: Person, status: int = 200) -> Response[Any]:
    """An answer after which the browser knows who it is."""
    people: People = request.app.state.people
    token = people.token(person)
    if token == token_of(request):
        return Response(content, status_code=status)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
    )
    return Response(content, status_code=status, cookies=[cookie])
