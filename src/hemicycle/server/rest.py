"""The requests that clients make, each a few lines: who asks, of which room, and what comes back."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import Parameter
from msgspec import convert

from hemicycle.bots import bots_of
from hemicycle.core import record
from hemicycle.core.catalogue import UnknownGame, game, games
from hemicycle.core.game import Game
from hemicycle.server import assets, host, orders, requests, seating, wire
from hemicycle.server.answers import (
    ColumnShown,
    Foretold,
    GameShown,
    Invitation,
    MeShown,
    Option,
    OwnTable,
    ReportShown,
    RulesShown,
    SiteShown,
    TableShown,
    Taken,
)
from hemicycle.server.foresight import foretold
from hemicycle.server.identity import (
    HttpRequest,
    address_of,
    known,
    lobby_of,
    person_of,
    remembering,
    room_of,
    somebody,
)
from hemicycle.server.people import Person, new_invitation
from hemicycle.server.replay import replayed, whose
from hemicycle.server.reports import as_csv, reported
from hemicycle.server.room import Room
from hemicycle.server.site import Site
from hemicycle.server.stream import present
from hemicycle.server.talk import Say
from hemicycle.server.wire import Refused
from hemicycle.words import languages

BYTE_ORDER_MARK = "\ufeff"  # by which spreadsheets know that it is Unicode
Url = Annotated[str, Parameter(max_length=500)]
Short = Annotated[str, Parameter(max_length=60)]
Language = Annotated[str, Parameter(pattern="^[a-z]{2,3}$")]


def shown(room: Room, person: Person | None) -> TableShown:
    return present(room.table.show(room.table.role_of(person.key if person else "")), room.audience.here)


def is_here(room: Room, person: Person) -> None:
    room.audience.hear_request(room.table.role_of(person.key), person.key)


@post("/api/me", status_code=200)
async def set_me(request: HttpRequest, data: requests.Me) -> Response[MeShown]:
    """Say how you are called, also at tables where you are. The token is for programs; browsers get it as a cookie."""
    person = somebody(request, data.name)
    await lobby_of(request).rename(person)
    return remembering(request, MeShown(person.name, request.app.state.people.token(person)), person)


@get("/api/me")
async def get_me(request: HttpRequest) -> MeShown:
    person = person_of(request)
    return MeShown(person.name if person else "")


@get("/api/site")
async def get_site(request: HttpRequest) -> SiteShown:
    """At which addresses others come, for links that are passed on from this very machine."""
    own: Site = request.app.state.site
    return SiteShown(list(own.links), own.elsewhere)


@get("/api/games")
async def list_games() -> list[GameShown]:
    return [
        GameShown(
            one.key, (one.seats[0], one.seats[-1]), one.minutes, one.edition,
            [convert(option.describe(), Option) for option in one.options], one.presets,
            list(bots_of(one)), one.report is not None,
        )
        for one in games().values()
    ]  # fmt: skip


@get("/api/games/{key:str}/rules")
async def get_rules(key: Short, lang: Language = "en") -> RulesShown:
    """The rulebook as HTML."""
    return RulesShown(*assets.rules(known_game(key), lang))


@get("/api/games/{key:str}/words/{lang:str}", media_type="text/plain")
async def get_words(key: Short, lang: Language) -> Response[str]:
    """What a game says, as Fluent messages, in that language or else in English; `Content-Language` tells which."""
    text, spoken = assets.words(known_game(key), lang)
    headers = {"content-language": spoken, "cache-control": "no-cache"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def known_game(key: str) -> Game:
    try:
        return game(key)
    except UnknownGame as error:
        raise Refused(404, "no-such-game", str(error.args[0])) from None


@post("/api/tables")
async def open_table(request: HttpRequest, data: requests.NewTable) -> Response[TableShown]:
    """Open a table; you are its host, seated or not."""
    person = somebody(request)
    room = await lobby_of(request).create(person, address_of(request), data)
    if data.start and all(chair.kind != "open" for chair in room.table.chairs):
        await room.do(orders.Start(person))
    return remembering(request, shown(room, person), person, 201)


@get("/api/tables")
async def list_tables(request: HttpRequest) -> list[TableShown]:
    """Public tables that are open or being played."""
    person = person_of(request)
    return lobby_of(request).listed(person.key if person else "")


@get("/api/me/tables")
async def list_own_tables(request: HttpRequest) -> list[OwnTable]:
    """Tables that you opened or have a seat at, private ones too: first those that go on, the latest first."""
    person = person_of(request)
    return lobby_of(request).tables_of(person.key) if person else []


@get("/api/tables/{key:str}")
async def get_table(request: HttpRequest, key: Short) -> TableShown:
    return shown(room_of(request, key), person_of(request))


@post("/api/tables/{key:str}/seats", status_code=200)
async def take_seat(request: HttpRequest, key: Short, data: requests.Sit) -> Response[TableShown]:
    """Take an open seat, or the one you were invited to."""
    room = room_of(request, key)
    person = somebody(request, data.name)
    if not person.name:
        raise Refused(400, "no-name", "say by what name the others shall know you")
    await room.do(orders.Sit(person, data.seat, data.invite, room.audience.present()))
    return remembering(request, shown(room, person), person)


@delete("/api/tables/{key:str}/seats/{seat:int}", status_code=200)
async def leave_seat(request: HttpRequest, key: Short, seat: int) -> TableShown:
    """Give your seat up. From a match a bot plays on until you act, or look on again."""
    room, person = room_of(request, key), known(request)
    await room.do(orders.Leave(person, seat))
    return shown(room, person)


@post("/api/tables/{key:str}/start", status_code=200)
async def start_table(request: HttpRequest, key: Short) -> TableShown:
    """Begin the match; the host may, once no seat is open."""
    room, person = room_of(request, key), known(request)
    await room.do(orders.Start(person))
    return shown(room, person)


@post("/api/tables/{key:str}/again", status_code=200)
async def play_again(request: HttpRequest, key: Short) -> TableShown:
    """Once it is over: the table at which all of you play once more, each on the next seat. Who asks first is host."""
    room, person = room_of(request, key), known(request)
    return shown(await lobby_of(request).again(person, address_of(request), room), person)


@post("/api/tables/{key:str}/host", status_code=200)
async def host_table(request: HttpRequest, key: Short, data: requests.HostWish) -> TableShown | Invitation:
    """What only the host may do."""
    room, person = room_of(request, key), known(request)
    if isinstance(data, requests.Invite):
        invitation = new_invitation()
        await room.do(host.Invite(person, data.seat, invitation, room.audience.present()))
        return Invitation(invitation)
    if isinstance(data, requests.Settle):
        await room.do(seating.Settle(person, await lobby_of(request).settled(room, data)))
        return shown(room, person)
    await room.do(host_order(person, data, room))
    return shown(room, person)


def host_order(person: Person, wish: requests.HostOrder, room: Room) -> orders.Order:
    match wish:
        case requests.Pause():
            return host.Pause(person)
        case requests.Resume():
            return host.Resume(person)
        case requests.AddTime(seconds):
            return host.AddTime(person, seconds)
        case requests.SeatBot(seat, bot):
            return host.SeatBot(person, seat, bot, room.audience.watching())
        case requests.OpenSeat(seat):
            return seating.OpenSeat(person, seat)
        case requests.SendAway(seat):
            return seating.SendAway(person, seat)
        case requests.Ring(clock):
            return host.Ring(person, clock)
        case requests.SetPace(pace):
            return host.SetPace(person, pace)
        case requests.End():
            return host.End(person)


@post("/api/tables/{key:str}/moves", status_code=200, limit="moves")
async def post_move(request: HttpRequest, key: Short, data: requests.Move) -> Taken:
    """Act for your seat. An id that was taken before does nothing again and gets the same answer."""
    room, person = room_of(request, key), known(request)
    entry = await room.do(orders.Move(person, data.seat, data.id, data.do))
    is_here(room, person)
    return Taken(data.id, (await room.audience.ready(data.seat)).number_at(entry))


@post("/api/tables/{key:str}/next", status_code=200, limit="moves")
async def post_next(request: HttpRequest, key: Short) -> TableShown:
    """Say that bots need not wait for you any longer; at a table where they move step by step, one moves."""
    room, person = room_of(request, key), known(request)
    room.go_on(person.key)
    is_here(room, person)
    return shown(room, person)


@post("/api/tables/{key:str}/orders", status_code=200, limit="moves")
async def post_order(request: HttpRequest, key: Short, data: requests.Order) -> Taken:
    """What the rules leave to whoever runs the table, as the next pack of cards; the host may."""
    room, person = room_of(request, key), known(request)
    entry = await room.do(orders.OrderOfHost(person, data.id, data.do))
    return Taken(data.id, (await room.audience.ready(room.table.role_of(person.key))).number_at(entry))


@post("/api/tables/{key:str}/talk", status_code=200, limit="talk")
async def post_talk(request: HttpRequest, key: Short, data: requests.Talk) -> Taken:
    """Say something to everyone, or to the seats named."""
    room, person = room_of(request, key), known(request)
    entry = await room.do(Say(person, data.id, data.to, data.text, data.offer))
    is_here(room, person)
    return Taken(data.id, (await room.audience.ready(room.table.role_of(person.key))).number_at(entry))


@post("/api/tables/{key:str}/what-if", status_code=200, limit="questions")
async def post_what_if(request: HttpRequest, key: Short, data: requests.WhatIf) -> Foretold:
    """What would come of something, as the rules tell it from what you see. Nothing happens."""
    table, person = room_of(request, key).table, known(request)
    return Foretold(await foretold(table, table.role_of(person.key), data.ask))


@get("/api/tables/{key:str}/sight")
async def get_sight(request: HttpRequest, key: Short) -> Response[bytes]:
    """A snapshot of what you see: your seat's, or a bystander's."""
    room, person = room_of(request, key), person_of(request)
    role = room.table.role_of(person.key if person else "")
    if person:
        is_here(room, person)
    stream = await room.audience.ready(role)
    return as_json(stream.snapshot(room.chronicle.now(), room.audience.here))


@get("/api/tables/{key:str}/replay", limit="replays")
async def get_replay(request: HttpRequest, key: Short, seat: Short = "none") -> Response[bytes]:
    """A snapshot at the start and every event since, of one seat, of a bystander (none), or unveiled (all)."""
    room, person = room_of(request, key), person_of(request)
    role = room.table.role_of(person.key if person else "")
    asked_for, entries = whose(room.table, seat, role), room.entries[:]
    return await to_thread(lambda: as_json(replayed(entries, asked_for, role)))


@get("/api/tables/{key:str}/record", limit="replays", media_type="application/jsonl")
async def get_record(request: HttpRequest, key: Short) -> Response[str]:
    """The finished match as JSON lines, to keep, replay and verify."""
    table = room_of(request, key).table
    if not (table.over and table.started):
        raise Refused(409, "not-over", "a match can be downloaded once it is over")
    lines = await to_thread(lambda: [*record.write(table.match, table.players(), table.chance.seed), ""])
    return as_file("\n".join(lines), f"{table.game.key}-{table.id}.jsonl", "application/jsonl")


@get("/api/tables/{key:str}/report", limit="replays")
async def get_report(request: HttpRequest, key: Short) -> ReportShown:
    """What the game tells of each seat, once the match is over; not every game has a report."""
    room = room_of(request, key)
    report = await to_thread(reported, room.table, room.entries[:])
    columns = [ColumnShown(column.key, column.share) for column in report.columns]
    return ReportShown(columns, [list(row) for row in report.rows])


@get("/api/tables/{key:str}/report.csv", limit="replays", media_type="text/csv")
async def get_report_as_csv(request: HttpRequest, key: Short, lang: Language = "en") -> Response[str]:
    """The same for spreadsheets, labelled in that language if we speak it."""
    room = room_of(request, key)
    table = room.table
    report = await to_thread(reported, table, room.entries[:])
    text = as_csv(table, report, lang if lang in languages() else "en")
    return as_file(BYTE_ORDER_MARK + text, f"{table.game.key}-{table.id}.csv", "text/csv")


@get("/api/tables/{key:str}/qr.svg", limit="replays", media_type="image/svg+xml")
async def get_qr(request: HttpRequest, key: Short, url: Url) -> Response[bytes]:
    """A QR code of an address of this server."""
    room_of(request, key)
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if not any([url.startswith(f"{link}/") for link in (here, *request.app.state.site.links)]):
        raise Refused(400, "foreign-address", "a code is made only for addresses of this server")
    return Response(await to_thread(assets.qr, url), media_type="image/svg+xml")


def as_file(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


def as_json(content: Any) -> Response[bytes]:
    return Response(wire.encode(content), media_type="application/json")


HANDLERS = [
    set_me, get_me, list_own_tables, get_site, list_games, get_rules, get_words, open_table, list_tables,
    get_table, take_seat, leave_seat, start_table, play_again, host_table, post_move, post_next, post_order,
    post_talk, post_what_if, get_sight, get_replay, get_record, get_report, get_report_as_csv, get_qr,
]  # fmt: skip
