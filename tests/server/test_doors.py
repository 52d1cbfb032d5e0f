"""What anybody may send has its bounds, and what a browser may be made to send has its guards."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hemicycle.server.limits import Limits, Rates
from hemicycle.server.site import BadSite, Site, links, site
from hemicycle.server.wire import Refused
from tests.server.guests import Guest, a_match, campaign
from tests.server.tables import Time
from tests.serving import COMMAND, Server, serving

DOTTED = f"a{'.a' * 31_000} = 1"


@contextmanager
def connected(server: Server) -> Iterator[http.client.HTTPConnection]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        yield connection
    finally:
        connection.close()


def asked(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, Any]:
    """Status and body, of a request with just these headers."""
    with connected(server) as connection:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, named)
        answer = connection.getresponse()
        text = answer.read()
        return answer.status, json.loads(text) if b"json" in answer.headers["content-type"].encode() else text


# By what name it is called


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "10.1.2.3", "localhost.evil.example", "127.0.0.1.evil.example", "[::2]"],
)  # fmt: skip
@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables", "/metrics", "/health", "/schema/openapi.json"]
)
def test_who_calls_the_server_by_a_name_of_another_gets_nothing(server: Server, host: str, path: str) -> None:
    status, said = asked(server, "GET", path, host=host)
    assert (status, said["error"]) == (421, "unknown-host")
    assert "--host-name" in said["detail"]


def test_a_page_that_was_led_here_may_not_act(server: Server) -> None:
    """Host and Origin agree, for its owner's name points at this machine."""
    there = {
        "host": "evil.example:8000",
        "origin": "http://evil.example:8000",
        "content_type": "application/json",
    }
    assert asked(server, "POST", "/api/me", b'{"name": "Eve"}', **there)[0] == 421
    table, _ = a_match(server)
    link = create_connection(("127.0.0.1", server.port), timeout=20)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:8000/api/tables/{table}/socket", sock=link)
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.:8000", "127.0.0.1:1", "127.8.8.8", "[::1]:8000", "t.localhost"]
)
def test_on_its_own_machine_it_answers_to_loopback_names(server: Server, host: str) -> None:
    assert asked(server, "GET", "/api/me", host=host)[0] == 200


@pytest.mark.parametrize(
    ("host", "address", "own"),
    [
        ("192.0.2.7:8000", "192.0.2.7", True),
        ("192.0.2.8:8000", "192.0.2.7", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("[2001:db8::7]:80", "2001:db8:0::7", True),
        ("[fe80::1]", "fe80::1%eth0", True),
        ("play.example.org", "10.0.0.1", True),
        ("PLAY.example.org.:443", "10.0.0.1", True),
        ("203.0.113.9", "10.0.0.1", True),
        ("example.org", "10.0.0.1", False),
        ("", "10.0.0.1", False),
    ],
)
def test_it_is_called_by_the_address_that_was_reached_and_by_names_it_was_given(
    host: str, address: str, own: bool
) -> None:
    assert site(["Play.Example.org:443", "203.0.113.9"], []).called(host, address) is own


def test_names_and_sites_are_read_with_care() -> None:
    for name in ("", "a b", "x;y", "https://play.example.org", "-x", "*"):
        with pytest.raises(BadSite, match="no name"):
            site([name], [])
    for frame in (
        "moodle.example.org",
        "*",
        "https://a.example; script-src *",
        "https://a.example/path",
        "'self'",
    ):
        with pytest.raises(BadSite, match="no site"):
            site([], [frame])
    assert Site().ancestors() == "'none'"
    framed = site([], ["https://Moodle.example.org/", "https://*.example.com:8443"])
    assert framed.ancestors() == "'self' https://moodle.example.org https://*.example.com:8443"


def test_a_server_is_told_its_names_and_who_may_show_it(tmp_path: Path) -> None:
    command = (*COMMAND, "--host-name", "play.example.org", "--embed", "https://moodle.example.org")
    with serving(tmp_path / "data", command) as server:
        answer = httpx.get(f"{server.url}/", headers={"host": "play.example.org"})
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert policy.endswith("frame-ancestors 'self' https://moodle.example.org")
        secure = {"host": "play.example.org", "x-forwarded-proto": "https"}
        cookies = [
            httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers).headers["set-cookie"]
            for headers in ({}, secure)
        ]
        assert cookies[0].endswith("; SameSite=Lax"), "without TLS no frame would keep it in any case"
        assert cookies[1].endswith("; Secure; SameSite=None; Partitioned")


def test_links_for_others_lead_to_where_it_listens() -> None:
    assert links("127.0.0.1", 8000) == links("::1", 8000) == ()
    assert links("192.0.2.7", 80) == ("http://192.0.2.7:80",)
    assert links("2001:db8::7", 80) == ("http://[2001:db8::7]:80",)
    for link in links("0.0.0.0", 8000):
        assert site([], []).called(
            link.removeprefix("http://"), link.removeprefix("http://").removesuffix(":8000")
        )
        assert "127." not in link


# What it brings


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", ""],
)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/ZZZZZZ/start"])
def test_a_form_is_not_read(server: Server, kind: str, path: str) -> None:
    status, said = asked(server, "POST", path, b'{"name": "Eve"}', content_type=kind)
    assert (status, said["error"]) == (415, "no-json")


def test_json_is_read_also_with_its_character_set(server: Server) -> None:
    kind = "Application/JSON; charset=utf-8"
    assert asked(server, "POST", "/api/me", '{"name": "Åsa"}'.encode(), content_type=kind)[1]["name"] == "Åsa"
    assert asked(server, "POST", "/api/tables/ZZZZZZ/start")[0] == 404, (
        "nothing is brought, so nothing is read"
    )


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"regions": DOTTED}, "bad-option"),
        ({"regions": [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]}, "bad-option"),
        ({"regions": "a = 1\n" * 3000}, "bad-option"),
        ({"regions": [0] * 30_000}, "bad-option"),
        ({"regions": f"a = {'1' * 6000}"}, "bad-option"),
        ({"turns": 10**30}, "bad-option"),
    ],
    ids=["dotted", "deep", "lines", "wide", "digits", "number"],
)
def test_a_table_that_would_cost_much_is_refused(server: Server, options: dict[str, Any], error: str) -> None:
    asked_for = {"game": "ten-regions", "seats": 4, "options": options}
    answer = Guest(server, "Ann").ask("/api/tables", asked_for, 400)
    assert answer["error"] == error


@pytest.mark.parametrize(
    "do",
    [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]], [0] * 21_000, {"do": "Found", "cell": 10**30}],
    ids=["deep", "wide", "large"],
)
def test_a_move_is_bounded_before_the_rules_read_it(server: Server, do: Any) -> None:
    table, guests = a_match(server)
    answer = guests[0].ask(f"/api/tables/{table}/moves", {"id": "x", "seat": 0, "do": do}, 400)
    assert answer["error"] == "malformed"
    with guests[0].socket(table) as own:
        assert own.move(do, "y")["error"] == "malformed"
        assert own.move(campaign(), "z")["type"] == "ack"


# How often


def test_who_asks_too_often_is_told_when_to_ask_again(server: Server) -> None:
    table, guests = a_match(server)
    talk = f"/api/tables/{table}/talk"
    for number in range(200):
        answer = guests[0].http.post(talk, json={"id": f"{number}", "text": "Hm."})
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["error"]) == (429, "too-often")
    assert answer.json()["reason"]["args"]["seconds"] == int(answer.headers["retry-after"]) >= 1
    with guests[0].socket(table) as own:
        for number in range(60):
            own.send({"type": "talk", "id": f"again {number}", "to": None, "text": "Hm."})
        assert own.hear("error")["error"] == "too-often"
    assert guests[1].ask(talk, {"id": "of another", "text": "Hm."})["n"] > 20


def test_moves_have_a_limit_of_their_own(tmp_path: Path, time: Time) -> None:
    limits = Limits(Rates(moves=(3, 3_000)), time)
    for _ in range(3):
        limits.take("moves", "Ann")
    with pytest.raises(Refused, match="you move too often; wait 1 second") as refused:
        limits.take("moves", "Ann")
    assert refused.value.headers() == {"retry-after": "1"}
    limits.take("moves", "Bo")
    time.at += 1_000
    limits.take("moves", "Ann")


def test_names_of_tables_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        table, guests = a_match(server)
        stranger, letters = Guest(server), "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
        tried = [stranger.http.get(f"/api/tables/2222{one}{two}") for one in letters[:4] for two in letters]
        assert [answer.status_code for answer in tried] == [404] * 100 + [429] * 28
        assert int(tried[-1].headers["retry-after"]) >= 1
        assert stranger.http.get(f"/api/tables/{table}").status_code == 429, "nor is one that there is told"
        assert guests[1].http.get(f"/api/tables/{table}").status_code == 200, "but who sits there gets in"
        with pytest.raises(InvalidStatus) as refused, stranger.socket(table):
            pass
        assert refused.value.response.status_code == 429


def test_half_a_request_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path / "data", patient_for(0.3)) as server:
        for begun in (b"", b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n", HALF):
            with create_connection(("127.0.0.1", server.port), timeout=20) as link:
                link.sendall(begun)
                while link.recv(1000):
                    pass
        with connected(server) as whole:
            whole.request("GET", "/health")
            assert whole.getresponse().status == 200


HALF = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)


def patient_for(seconds: float) -> tuple[str, ...]:
    """A server that waits less long."""
    import sys

    code = (
        "from hemicycle.server import connection; from hemicycle.cli import main; import sys; "
        f"connection.PATIENCE = {seconds}; sys.argv = ['hemicycle', 'serve', *sys.argv[1:]]; main()"
    )
    return (sys.executable, "-c", code)


# What answers say


def test_nothing_told_of_a_table_is_kept_on_the_way(server: Server) -> None:
    table, guests = a_match(server)
    own = guests[0].http.get(f"/api/tables/{table}/sight")
    assert own.headers["cache-control"] == "no-store"
    assert "cookie" in own.headers["vary"]
    assert "authorization" in own.headers["vary"]
    assert "no-store" not in guests[0].http.get("/").headers["cache-control"]


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/schema/redoc"), ("GET", "/schema/a/b"), ("GET", "/schema/x.json"), ("PUT", "/schema"), ("GET", "/x"),
     ("POST", "/health"), ("GET", "/api"), ("PATCH", "/api/me"), ("GET", "/api/tables/ZZZZZZ/report.csv")],
)  # fmt: skip
def test_what_is_not_there_is_said_in_one_shape(server: Server, method: str, path: str) -> None:
    status, said = asked(server, method, path)
    assert status in (404, 405)
    assert set(said) == {"error", "detail"}


def test_rulebooks_are_kept_only_in_languages_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    from hemicycle.core.catalogue import game
    from hemicycle.server import assets

    assets.rulebook.cache_clear()
    played = game("koalition")
    assert {assets.rules(played, lang)[1] for lang in ("qaa", "qab", "../en", "", "en", "xx")} == {"en"}
    assert assets.rules(played, "sv")[1] == "sv"
    assert assets.rulebook.cache_info().currsize == 2
