"""Who makes a request, and how it is remembered; not what is asked."""

from __future__ import annotations

from ipaddress import IPv6Network
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from hemicycle.server.lobby import Lobby
from hemicycle.server.names import cleaned
from hemicycle.server.people import COOKIE, YEAR, People, Person
from hemicycle.server.room import Room
from hemicycle.server.site import Site, as_address
from hemicycle.server.table import BYSTANDER
from hemicycle.server.wire import Refused

HttpRequest = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]  # by a request or a socket


def lobby_of(call: Connection) -> Lobby:
    lobby: Lobby = call.app.state.lobby
    return lobby


def token_of(call: Connection) -> str:
    kind, _, token = call.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else call.cookies.get(COOKIE, "")


def person_of(call: Connection) -> Person | None:
    people: People = call.app.state.people
    return people.read(token_of(call))


def address_of(call: Connection) -> str:
    """Whence it comes, as limits count: of the addresses that one household or school has in IPv6, all are one."""
    address = as_address(call.client.host) if call.client else None
    if address is None or address.version == 4:
        return str(address)
    return str(IPv6Network((address, 64), strict=False))


def room_of(call: Connection, key: str) -> Room:
    """The table of that name. From where too many names were tried that are nobody's, only who has a seat gets in."""
    lobby = lobby_of(call)
    try:
        room = lobby.find(key)
    except Refused:
        lobby.limits.take("wrong_names_of_address", address_of(call))
        raise
    person = person_of(call)
    if room.table.role_of(person.key if person else "") == BYSTANDER:
        lobby.limits.check("wrong_names_of_address", address_of(call))
    return room


def within_limits(call: Connection, handler: BaseRouteHandler) -> None:
    """Of every request, and of those that cost more by the kind that their handler names as `limit`."""
    limits, person, address = lobby_of(call).limits, person_of(call), address_of(call)
    who = person.key if person else address
    limits.take("requests_of_address", address)
    if person:
        limits.take("requests", who)
    if "limit" in handler.opt:
        limits.take(handler.opt["limit"], who)


def somebody(request: HttpRequest, name: str = "") -> Person:
    """Who asks, under the name given now if one is; somebody new if nobody is known."""
    known = person_of(request) or new_person(request)
    return Person(known.key, cleaned(name) or known.name)


def new_person(request: HttpRequest) -> Person:
    lobby_of(request).limits.take("people_of_address", address_of(request))
    people: People = request.app.state.people
    return people.new("")


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
    site: Site = request.app.state.site
    headers = {"set-cookie": cookie(token, request.url.scheme == "https", bool(site.frames))}
    return Response(content, status_code=status, headers=headers)


def cookie(token: str, secure: bool, framed: bool) -> str:
    """A page in a frame of another site keeps one of its own there; browsers want it to be secure."""
    kept = f"{COOKIE}={token}; HttpOnly; Max-Age={YEAR}; Path=/"
    if not secure:
        return f"{kept}; SameSite=Lax"
    return f"{kept}; Secure; " + ("SameSite=None; Partitioned" if framed else "SameSite=Lax")
