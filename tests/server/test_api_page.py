"""What clients send and get, right and wrong, at a server as its users run it."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hemicycle.core import record
from tests.server.guests import Guest, a_match, campaign
from tests.serving import Server

ERROR = {"error", "detail"}
MALFORMED = [
    ("{", "malformed"),
    ("[]", "malformed"),
    ('{"type":"fly"}', "malformed"),
    ('{"type":"move","id":1}', "malformed"),
    ("[" * 60_000, "malformed"),
    ("x" * 65_537, "too-large"),
    ("x" * 900_000, "too-large"),
    ('{"type":"move","id":"a","do":{"do":"Fly"}}', "illegal"),
    ('{"type":"talk","id":"b","text":""}', "nothing-said"),
]


def shape(answer: httpx.Response) -> dict[str, Any]:
    said: dict[str, Any] = answer.json()
    assert set(said) - {"reason"} == ERROR
    assert all(isinstance(said[key], str) and said[key] for key in ERROR)
    return said


def test_a_whole_match_its_record_and_its_replays(server: Server) -> None:
    table, guests = a_match(server)
    stranger = Guest(server)
    stranger.get(f"/api/tables/{table}/record", 409)
    stranger.get(f"/api/tables/{table}/replay?seat=1", 403)
    stranger.get(f"/api/tables/{table}/replay?seat=all", 403)
    assert (
        guests[1].get(f"/api/tables/{table}/replay?seat=1")["snapshot"]["sight"]["view"]["phase"]
        == "campaign"
    )
    while (shown := guests[0].get(f"/api/tables/{table}"))["status"] == "playing":
        assert shown["seed"] is None
        for seat, guest in enumerate(guests):
            sight = guest.get(f"/api/tables/{table}/sight")["sight"]
            ties = sight["view"]["ties"]
            do = {"do": "Ballot", "votes": [None] * len(ties)} if ties else campaign(seat)
            if not sight["over"]:
                guest.ask(f"/api/tables/{table}/moves", {"id": f"{seat} {len(ties)}", "seat": seat, "do": do})
    lines = stranger.http.get(f"/api/tables/{table}/record")
    assert "attachment" in lines.headers["content-disposition"]
    match = record.read(lines.text.splitlines())
    assert match.state.over()
    assert json.loads(lines.text.splitlines()[0])["commitment"] == shown["commitment"]
    for whose in ("none", "0", "3", "all"):
        told = stranger.get(f"/api/tables/{table}/replay?seat={whose}")
        assert told["events"][-1]["sight"]["over"]
    assert [hand["mine"] is None for hand in told["events"][0]["view"]["unveiled"]].count(False) == 1
    stranger.get(f"/api/tables/{table}/replay?seat=9", 400)


def test_refusals_over_http_have_one_shape(server: Server) -> None:
    table, guests = a_match(server)
    stranger = Guest(server, "Eve")
    moves = f"/api/tables/{table}/moves"
    wrong: list[tuple[Guest, str, Any, int, str]] = [
        (stranger, moves, {"id": "x", "seat": 1, "do": campaign()}, 403, "not-your-seat"),
        (guests[0], moves, {"id": "x", "seat": 1, "do": campaign()}, 403, "not-your-seat"),
        (guests[0], moves, {"id": "x", "seat": 0, "do": {"do": "Fly"}}, 422, "illegal"),
        (guests[0], moves, {"id": "x", "seat": 0}, 400, "malformed"),
        (guests[0], moves, {"id": "", "seat": 0, "do": 1}, 400, "malformed"),
        (guests[0], "/api/tables/ZZZZZZ/moves", {"id": "x", "seat": 0, "do": 1}, 404, "no-such-table"),
        (
            guests[0],
            "/api/tables",
            {"game": "ten-regions", "seats": 4, "options": {"turns": 99}},
            400,
            "bad-option",
        ),
        (guests[1], f"/api/tables/{table}/host", {"do": "end"}, 403, "not-host"),
        (guests[0], f"/api/tables/{table}/host", {"do": "dance"}, 400, "malformed"),
        (guests[0], moves, {"id": "x", "seat": 0, "do": "x" * 70_000}, 413, "too-large"),
    ]
    for guest, path, body, status, error in wrong:
        answer = guest.http.post(path, json=body)
        assert (answer.status_code, shape(answer)["error"]) == (status, error), answer.text
    for broken in (b"{", b"[" * 30_000):
        answer = guests[0].http.post(moves, content=broken, headers={"content-type": "application/json"})
        assert (answer.status_code, shape(answer)["error"]) == (400, "malformed")
    assert shape(guests[0].http.get("/api/nothing"))["error"] == "not-found"
    assert shape(guests[0].http.put("/api/tables"))["error"] == "method-not-allowed"


def test_the_host_s_means(server: Server) -> None:
    options = {"ideologies": "random", "turns": 1, "campaign_seconds": 600}
    table, guests = a_match(server, options=options, timed=False)
    host = f"/api/tables/{table}/host"
    assert guests[0].ask(host, {"do": "pause"})["paused"]
    assert not guests[0].ask(host, {"do": "resume"})["paused"]
    guests[0].ask(host, {"do": "add-time", "seconds": 5}, 409)
    shown = guests[0].ask(host, {"do": "bot", "seat": 3, "bot": "normal"})
    assert (shown["seats"][3]["bot"], shown["seats"][3]["substitute"]) == ("normal", True)
    refused = guests[0].ask(host, {"do": "invite", "seat": 2}, 409)
    assert "or was a minute ago" in refused["detail"]
    assert guests[0].get(f"/api/tables/{table}")["status"] == "playing"
    guests[0].ask(host, {"do": "ring", "clock": "campaign 1"})
    assert guests[1].get(f"/api/tables/{table}/sight")["sight"]["view"]["parliaments"]
    assert guests[0].ask(host, {"do": "end"})["status"] == "over"


def test_wrong_messages_disturb_nothing(server: Server) -> None:
    table, guests = a_match(server)
    with guests[0].socket(table) as own, guests[1].socket(table) as other:
        n = own.hear("snapshot")["n"]
        other.hear("snapshot")
        for message, error in MALFORMED:
            own.send(message)
            said = own.hear("error")
            assert said["error"] == error
            assert set(said) - {"reason", "id"} == {"type", *ERROR}
        own.link.send(b"\xff\xfe")
        assert own.hear("error")["error"] == "malformed"
        assert own.move(campaign(), "c") == {"type": "ack", "id": "c", "n": n + 1}
        assert other.hear("event")["view"] == {"seals": [1, 0, 0, 0]}
        own.send({"type": "ping"})
        assert own.hear("pong")["now"] > 0


def test_a_message_too_long_to_be_read_ends_its_connection_alone(server: Server) -> None:
    table, guests = a_match(server)
    with guests[0].socket(table) as own, guests[1].socket(table) as other:
        n = own.hear("snapshot")["n"]
        own.send("x" * 3_000_000)
        assert own.hear("error")["error"] == "too-large"
        with pytest.raises(ConnectionClosed):
            own.hear("pong")
        assert other.move(campaign(), "m")["type"] == "ack"
    with guests[0].socket(table, after=n) as again:
        assert again.hear("event", "snapshot")["n"] == n + 1


def test_a_bystander_sees_and_may_not_act(server: Server) -> None:
    table, guests = a_match(server)
    with Guest(server).socket(table) as bystander:
        shown = bystander.hear("snapshot")
        assert shown["table"]["you"] == {"seat": None, "host": False}
        assert shown["sight"]["choices"] is None
        assert bystander.move(campaign(), "x")["error"] == "not-your-seat"
        with guests[2].socket(table) as own:
            assert bystander.hear("presence")["here"] == [False, False, True, False]
            own.move(campaign(), "y")
            assert bystander.hear("event")["sight"]["awaited"] == [0, 1, 3]
        assert bystander.hear("presence")["here"] == [False] * 4


def test_a_viewer_that_does_not_read_stalls_nobody_and_catches_up_by_a_snapshot(server: Server) -> None:
    table, guests = a_match(server, seats=8)
    with guests[0].socket(table) as quick, guests[1].socket(table, max_queue=1, sock=narrow(server)) as slow:
        slow.hear("snapshot")
        for guest in guests:
            for number in range(15):
                said = {"id": f"{number}", "text": "\N{MUSICAL SYMBOL G CLEF}" * 2000}
                guest.ask(f"/api/tables/{table}/talk", said)
        assert lagging(server)
        n = quick.move(campaign(), "last")["n"]
        assert slow.hear("event")["n"] < n - 50
        assert slow.hear("snapshot")["n"] > n - 50


def narrow(server: Server) -> socket:
    """A connection that holds little of what is not read."""
    link = socket()
    link.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    link.connect(("127.0.0.1", server.port))
    return link


def lagging(server: Server) -> bool:
    figures = server.get("/metrics")[1:]
    return "hemicycle_lagging_total 0.0" not in figures[1]


def test_pages_of_other_sites_may_not_act(server: Server) -> None:
    guest = Guest(server, "Ann")
    foreign = {"Origin": "https://elsewhere.example"}
    answer = guest.http.post("/api/me", json={"name": "Eve"}, headers=foreign)
    assert (answer.status_code, shape(answer)["error"]) == (403, "foreign-origin")
    assert guest.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": server.url}).status_code == 200
    table, guests = a_match(server)
    with pytest.raises(InvalidStatus) as refused, guests[0].socket(table, origin="https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403


def test_what_answers_carry(server: Server) -> None:
    guest = Guest(server)
    answer = guest.http.post("/api/me", json={"name": " Ann\u202e\n the  Great "})
    assert answer.json()["name"] == "Ann the Great"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    token = answer.json()["token"]
    bearer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert bearer.json() == {"name": "Ann the Great"}
    for forged in (token[:-2] + "xx", "W10.x", ".", "x" * 5000, token.replace(".", "é.")):
        headers = {b"authorization": f"Bearer {forged}".encode()}
        assert httpx.get(f"{server.url}/api/me", headers=headers).json() == {"name": ""}


def test_the_key_is_its_owners(server: Server) -> None:
    assert (server.data / "secret.key").stat().st_mode & 0o777 == 0o600


def test_what_describes_the_interface_loads_nothing_from_elsewhere(server: Server) -> None:
    guest = Guest(server)
    page, described = guest.http.get("/schema"), guest.get("/schema/openapi.json")
    assert page.status_code == 200
    assert "https://" not in page.text
    assert "/api/tables/{key}/moves" in described["paths"]


def test_pages_rules_and_codes(server: Server) -> None:
    guest = Guest(server)
    table, _ = a_match(server)
    assert guest.http.get(f"/t/{table}").headers["content-type"].startswith("text/html")
    russian, german = (guest.get(f"/api/games/ten-regions/rules?lang={lang}") for lang in ("ru", "de"))
    assert "<h1>Десять регионов" in russian["html"]
    assert (russian["lang"], german["lang"]) == ("ru", "en")
    guest.get("/api/games/chess/rules", 404)
    own = guest.http.get(f"/api/tables/{table}/qr.svg", params={"url": f"{server.url}/t/{table}"})
    assert own.text.startswith("<svg")
    foreign = guest.http.get(f"/api/tables/{table}/qr.svg", params={"url": "https://elsewhere.example/"})
    assert (foreign.status_code, shape(foreign)["error"]) == (400, "foreign-address")
    for outside in ("/../app.py", "/assets/../../wire.py", "/%2e%2e/app.py"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", outside)
        answer = connection.getresponse()
        assert (answer.status, json.loads(answer.read())["error"]) == (404, "not-found")
        connection.close()


@pytest.mark.parametrize(
    ("method", "path", "headers", "status", "error"),
    [
        ("POST", "/api/me", {"Origin": "http://["}, 403, "foreign-origin"),
        ("POST", "/api/me", {"Origin": "null"}, 403, "foreign-origin"),
        ("GET", "/%00", {}, 404, "not-found"),
        ("GET", f"/{'x' * 300}", {}, 404, "not-found"),
        ("GET", "/%ff", {}, 404, "not-found"),
        ("GET", "/api/tables/ZZZZZZ/socket", {}, 405, "method-not-allowed"),
        ("POST", "/api/tables/ZZZZZZ/socket", {}, 405, "method-not-allowed"),
    ],
)
def test_odd_requests_are_refused_like_others(
    server: Server, method: str, path: str, headers: dict[str, str], status: int, error: str
) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (status, error)
    connection.close()


def test_nothing_secret_is_logged(server: Server) -> None:
    guest = Guest(server, "Ann")
    token = guest.http.cookies["hemicycle"]
    host = Guest(server, "Bo")
    table = host.ask("/api/tables", {"game": "ten-regions", "seats": 4, "sit": 0}, 201)["id"]
    invitation = host.ask(f"/api/tables/{table}/host", {"do": "invite", "seat": 1})["invite"]
    assert guest.http.get(f"/t/{table}", params={"invite": invitation}).is_success
    guest.ask(f"/api/tables/{table}/seats", {"name": "", "invite": invitation})
    log = Path(server.log).read_text(errors="replace")
    assert token not in log
    assert invitation not in log
