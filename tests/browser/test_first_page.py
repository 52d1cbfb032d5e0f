"""The first minute: two clicks from opening the page to playing, and a first page that weighs little. No speed here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.first_page import Weights
from hemicycle.words import languages
from tests.browser.conftest import People
from tests.browser.pages import Lobby, Table

MOST = 150_000  # bytes of the first page as they come over the network, all answers together
CLICKS = "clicks = 0; addEventListener('click', (event) => event.isTrusted && clicks++, true)"


def test_playing_against_bots_is_two_clicks_away(people: People) -> None:
    person = people()
    person.page.add_init_script(CLICKS)
    lobby, table = Lobby(person), Table(person)
    person.open("/")
    lobby.play_bots.click()
    lobby.start.click()
    expect(table.move.get_by_text(person.say("move-yours"))).to_be_attached()
    expect(table.move.or_(table.cells.first).first).to_be_visible()
    assert person.page.evaluate("clicks") == 2
    mine = person.get(f"tables/{person.table()}")
    assert mine["status"] == "playing"
    assert [seat["kind"] for seat in mine["seats"]] == ["person"] + ["bot"] * 4


@pytest.mark.parametrize("language", languages())
def test_the_first_page_is_small(people: People, language: str) -> None:
    person = people(language)
    weights = Weights(person.page.context.new_cdp_session(person.page))
    person.page.goto(person.origin, wait_until="networkidle")
    expect(Lobby(person).play_bots).to_be_visible()
    assert 0 < sum(weights.bytes.values()) < MOST, weights.bytes
