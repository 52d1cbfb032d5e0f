"""What happens when not all goes well: the server is stopped and started again, a move is refused, a link is followed
back in time. Names of the game's own rules are not looked at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import STDOUT, Popen

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hemicycle.words import languages
from tests.browser import quick_server
from tests.browser.conftest import People
from tests.browser.pages import Person, Table
from tests.browser.players import lay_everything
from tests.serving import Server, serving

BOTS = dict.fromkeys(range(1, 5), "normal")
GIVEN = {"ideologies": [0, 1, 2, 3, 4]}
UNREACHABLE = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection to .* failed")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", quick_server.COMMAND) as running:
        yield running


def test_the_page_goes_on_when_the_server_comes_back(people: People, own_server: Server) -> None:
    people.server = own_server
    ada = people()
    table = Table(ada)
    ada.open(f"/t/{ada.open_table(BOTS, options=GIVEN)}")
    table.region(0).click()
    total = said_of(table, 0)
    own_server.stop()
    expect(table.lost).to_be_visible()
    with again(own_server):
        expect(table.lost).to_be_hidden(timeout=40_000)
        assert said_of(table, 0) == total
        table.region(0).click()
        expect(table.region(0)).not_to_have_accessible_name(total)
        lay_everything(table)
        table.seal.click()
        expect(table.leave_count).to_be_visible()
    ada.heard.troubles[:] = [trouble for trouble in ada.heard.troubles if not UNREACHABLE.search(trouble)]


@contextmanager
def again(server: Server) -> Iterator[None]:
    """The same command, so the same port and the same data."""
    with server.log.open("ab") as out:
        process = Popen(server.process.args, stdout=out, stderr=STDOUT, cwd=server.data)
    back = Server(server.port, server.data, process, server.log)
    try:
        back.await_health()
        yield
    finally:
        back.stop()


def said_of(table: Table, region: int) -> str:
    return table.region(region).get_attribute("aria-label") or ""


@pytest.mark.parametrize("language", languages())
def test_a_refused_move_says_why(people: People, language: str) -> None:
    """The page lets nobody send what is not allowed, so a token is lost on the way."""
    ada = people(language)
    table = Table(ada)
    ada.page.route_web_socket(re.compile("/socket"), losing_a_rally)
    ada.open(f"/t/{ada.open_table(BOTS, options=GIVEN)}")
    lay_everything(table)
    table.seal.click()
    expect(table.move.get_by_role("alert")).to_contain_text(refusal(ada))
    expect(table.seal).to_be_visible()


def losing_a_rally(page: WebSocketRoute) -> None:
    server = page.connect_to_server()

    def passing_on(message: str | bytes) -> None:
        data = json.loads(message)
        if data.get("do", {}).get("do") == "Campaign":
            data["do"]["rallies"][0] -= 1
        server.send(json.dumps(data))

    page.on_message(passing_on)


def refusal(person: Person) -> str:
    """The same move, refused to a program; said in the person's words."""
    campaign = {"do": "Campaign", "media": [7] + [0] * 9, "rallies": [6] + [0] * 9, "controls": [],
                "conflicts": [{"do": "Strike", "region": 0, "target": None}]}  # fmt: skip
    data = {"id": "e" * 32, "seat": 0, "do": campaign}
    answer = person.page.request.post(f"{person.origin}/api/tables/{person.table()}/moves", data=data).json()
    reason = answer["reason"]
    key = f"refused-{reason['key']}"
    said = person.say(key, **reason["args"]) if person.words.has(key) else answer["detail"]
    return said.removeprefix("rallies: ").rstrip(".")


def test_a_line_of_the_log_opens_its_moment(people: People) -> None:
    ada = people()
    table = Table(ada)
    ada.open(f"/t/{ada.open_table(BOTS, options=GIVEN)}")
    for seat in BOTS:  # lines that come in later would push the link away
        expect(table.log).to_contain_text(ada.say("log-campaign-sealed", party=ada.say(f"party-{seat}")))
    sealed = ada.say("log-campaign-sealed", party=ada.say("party-3"))
    table.log.get_by_role("link", name=sealed).click()
    moment = re.escape(ada.say("replay-moment", at="#", last="#")).replace("\\#", "\\d+")
    replay = ada.page.get_by_role("region", name=ada.say("replay"), exact=True)
    expect(replay.get_by_text(re.compile(f"{moment} {re.escape(sealed)}"))).to_be_visible()
    expect(table.log.get_by_role("link", name=sealed)).to_have_attribute("aria-current", "step")
    expect(ada.page).to_have_url(re.compile(r"/replay\?seat=0&at=\d+$"))
