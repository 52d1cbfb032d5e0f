"""What a game tells of a match reaches all when it is over, and nobody before. What it tells, the game's tests say."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

from hemicycle.words import Words
from tests.server.guests import Guest, a_match
from tests.serving import Server

OPTIONS = {
    "packs": [[8, 7, 5]], "turn_limit": 1, "round_limit": 1, "ante": 10,
    "period_seconds": None, "turn_seconds": None, "answer_seconds": None,
}  # fmt: skip
NAMES = ("Ann", '=1+1, "Bo"', "Цезарь")


def bargained(server: Server) -> tuple[str, list[Guest], list[int]]:
    """Seats by mandates, largest first: the first promises the second halves in a whisper, pays the third, and has just
    proposed another deal to the third, who has not answered.
    """
    table, guests = a_match(server, 3, game="coalitions", options=OPTIONS)
    mandates = view(guests[0], table)["mandates"]
    first, second, third = seats = sorted(range(3), key=lambda seat: -mandates[seat])
    for seat, other in ((first, second), (second, first)):
        talk = {"id": "offer", "to": [other], "text": "", "offer": deal(first, second, 15, 15)}
        guests[seat].ask(f"/api/tables/{table}/talk", talk)
    do(guests, table, first, {"do": "Pay", "to": third, "amount": 4})
    do(guests, table, first, deal(first, third, 20, 10))
    return table, guests, seats


def view(guest: Guest, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = guest.get(f"/api/tables/{table}/sight")["sight"]["view"]
    return seen


def deal(proposer: int, partner: int, own: int, other: int) -> dict[str, Any]:
    shares = {proposer: own, partner: other}
    return {"do": "Propose", "members": sorted(shares), "shares": [shares[seat] for seat in sorted(shares)]}


def do(guests: list[Guest], table: str, seat: int, action: dict[str, Any]) -> None:
    guests[seat].ask(f"/api/tables/{table}/moves", {"id": str(action), "seat": seat, "do": action})


def test_a_report_is_told_to_all_when_the_match_is_over_and_not_before(server: Server) -> None:
    table, guests, (first, second, third) = bargained(server)
    stranger = Guest(server)
    for guest in (*guests, stranger):
        for path in ("report", "report.csv"):
            refused = guest.get(f"/api/tables/{table}/{path}", 409)
            assert refused == {"error": "not-over", "detail": "a match is reported on once it is over"}
    do(guests, table, third, {"do": "Answer", "proposal": 1, "accept": True})
    told = stranger.get(f"/api/tables/{table}/report")
    assert all([guest.get(f"/api/tables/{table}/report") == told for guest in guests])
    at = {column["key"]: number for number, column in enumerate(told["columns"])}
    expected = {
        "report-prizes": (20, 0, 10), "report-prize-share": (0.6667, 0, 0.3333),
        "report-mandate-share": (0.4, 0.35, 0.25), "report-power-share": (0.3333, 0.3333, 0.3333),
        "report-proposed": (1, 0, 0), "report-accepted": (0, 0, 1), "report-offered": (1, 0, 0),
        "report-promised": (1, 1, 0), "report-broken": (1, 0, 0),
        "report-paid": (4, 0, 0), "report-received": (0, 0, 4),
    }  # fmt: skip
    for key, figures in expected.items():
        assert tuple(told["rows"][seat][at[key]] for seat in (first, second, third)) == figures, key
    assert {column["key"] for column in told["columns"] if column["share"]} == {
        "report-prize-share", "report-mandate-share", "report-power-share",
    }  # fmt: skip


def test_a_report_for_spreadsheets(server: Server) -> None:
    table, guests, (_, _, third) = bargained(server)
    do(guests, table, third, {"do": "Answer", "proposal": 1, "accept": False})
    told = guests[0].get(f"/api/tables/{table}/report")
    for lang, spoken, decimal in (("en", "en", "."), ("ru", "ru", ","), ("sv", "sv", ","), ("xx", "en", ".")):
        answer = guests[0].http.get(f"/api/tables/{table}/report.csv?lang={lang}")
        assert answer.headers["content-type"].startswith("text/csv")
        assert answer.headers["content-disposition"] == f'attachment; filename="coalitions-{table}.csv"'
        text, columns = answer.content.decode("utf-8-sig"), ";" if decimal == "," else ","
        head, *rows = csv.reader(StringIO(text, newline=""), delimiter=columns)
        words = Words("coalitions", spoken)
        assert head == [words.say(key) for key in ("report-seat", "report-name", *keys(told))]
        for seat, (row, figures) in enumerate(zip(rows, told["rows"], strict=True)):
            assert row[:2] == [words.say("seat-number", number=seat + 1), f"Guest {seat}"]
            said = ["" if figure is None else str(figure).replace(".", decimal) for figure in figures]
            assert row[2:] == said
    guests[0].get(f"/api/tables/{table}/report.csv?lang=../x", 400)


def keys(told: dict[str, Any]) -> list[str]:
    return [column["key"] for column in told["columns"]]


def test_names_are_told_as_names(server: Server) -> None:
    """Of people as they call themselves, but never as a formula; of bots as they are called."""
    host = Guest(server, NAMES[1])
    asked = {"game": "coalitions", "seats": 3, "sit": 0, "options": OPTIONS, "bots": {"2": "random"}}
    table = host.ask("/api/tables", asked, 201)["id"]
    Guest(server, NAMES[2]).ask(f"/api/tables/{table}/seats", {"name": ""})
    host.get(f"/api/tables/{table}/report", 409)
    host.ask(f"/api/tables/{table}/start")
    host.ask(f"/api/tables/{table}/host", {"do": "end"})
    text = host.http.get(f"/api/tables/{table}/report.csv").content.decode("utf-8-sig")
    bot = host.get(f"/api/tables/{table}")["seats"][2]["name"]
    expected = ["Player", f"'{NAMES[1]}", NAMES[2], f"{bot} (bot, Random)"]
    assert bot
    assert [row[1] for row in csv.reader(StringIO(text, newline=""))] == expected


def test_a_table_closed_before_its_match_began_has_no_report(server: Server) -> None:
    host = Guest(server, "Ann")
    table = host.ask("/api/tables", {"game": "coalitions", "seats": 3, "sit": 0}, 201)["id"]
    host.ask(f"/api/tables/{table}/host", {"do": "end"})
    assert host.get(f"/api/tables/{table}/report", 409)["error"] == "not-over"


def test_not_every_game_has_a_report(server: Server) -> None:
    guest = Guest(server)
    has = {game["key"]: game["report"] for game in guest.get("/api/games")}
    assert has["coalitions"] is True
    assert has["ten-regions"] is False
    table, _ = a_match(server)
    for path in ("report", "report.csv"):
        refused = guest.get(f"/api/tables/{table}/{path}", 404)
        assert refused["error"] == "no-report"
        assert "ten-regions" in refused["detail"]
    guest.get("/api/tables/ZZZZZZ/report", 404)
