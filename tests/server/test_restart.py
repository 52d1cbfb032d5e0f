"""A server that is killed in the middle of everything has lost nothing that it said was done."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, a_match, campaign
from tests.serving import Server, serving


class Player(Thread):
    """Hands in campaign after campaign until the server is gone; remembers the last that was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat = guest, table, seat
        self.acknowledged: list[str] = []
        self.n = 0  # of the last event that was seen

    def run(self) -> None:
        try:
            with self.guest.socket(self.table) as socket:
                self.n = socket.hear("snapshot")["n"]
                for number in range(100_000):
                    socket.send({"type": "move", "id": f"{self.seat} {number}", "do": campaign(number)})
                    while (told := socket.hear("ack", "event"))["type"] == "event":
                        self.n = told["n"]
                    self.acknowledged.append(told["id"])
        except (ConnectionClosed, OSError):
            return


PATIENCE = 60.0  # seconds until enough is at stake, on a busy machine


def test_killed_under_load(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        matches = [a_match(server) for _ in range(3)]
        players = [
            Player(guest, table, seat) for table, guests in matches for seat, guest in enumerate(guests[:3])
        ]
        for player in players:
            player.start()
        deadline = monotonic() + PATIENCE
        while sum(len(player.acknowledged) for player in players) <= 50:
            assert monotonic() < deadline, "fewer than 50 moves were taken"
            sleep(0.05)
        server.process.kill()
        for player in players:
            player.join(10)
    with serving(data) as server:
        for player in players:
            returned(player, server)


def returned(player: Player, server: Server) -> None:
    """All that was acknowledged is there, and the stream goes on at the next number."""
    player.guest.port = server.port
    with player.guest.socket(player.table, after=player.n) as socket:
        told = socket.hear("event", "snapshot", "pong")
        while told["type"] == "event":
            assert told["n"] == player.n + 1
            player.n = told["n"]
            told = socket.hear("event", "snapshot", "pong")
        assert told["type"] == "pong", "there was no gap, so there is no snapshot"
        for message in player.acknowledged[-3:]:
            again = socket.move(campaign(99), message)
            assert again["type"] == "ack"
            assert again["n"] <= player.n, "it was taken before the server was killed"
        assert socket.move(campaign(1), "after the restart")["n"] == player.n + 1
        player.n += 1


@pytest.mark.parametrize("what", ["record", "replay?seat=all", "report", "report.csv"])
def test_of_a_match_that_is_over_all_can_be_had_after_a_restart(tmp_path: Path, what: str) -> None:
    """As the first thing that is asked of the table, which is not in memory then."""
    data = tmp_path / "data"
    options = {"packs": [[8, 7, 5]], "turn_limit": 1, "round_limit": 1}
    with serving(data) as server:
        table, guests = a_match(server, 3, game="coalitions", options=options)
        guests[0].ask(f"/api/tables/{table}/host", {"do": "end"})
    with serving(data) as server:
        answer = Guest(server).http.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 200, answer.text


def test_stopped_by_hand_and_started_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    options = {"ideologies": "random", "turns": 1, "campaign_seconds": 600}
    with serving(data) as server:
        table, guests = a_match(server, options=options)
        token = guests[1].http.cookies["hemicycle"]
        clock = guests[1].get(f"/api/tables/{table}/sight")["sight"]["clocks"][0]
        server.stop()
        assert server.process.returncode == 0
    with serving(data) as server:
        guest = Guest(server)
        guest.http.cookies.set("hemicycle", token)
        sight = guest.get(f"/api/tables/{table}/sight")
        assert sight["sight"]["clocks"][0]["name"] == clock["name"]
        assert sight["sight"]["clocks"][0]["until"] > clock["until"], "while it stopped, no clock ran"
        assert not sight["table"]["paused"]
        assert sight["table"]["you"]["seat"] == 1
