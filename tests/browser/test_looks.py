"""Every page in every language on the narrowest phone, and in both themes: axe finds no fault, nothing scrolls
sideways, no text is clipped. Whether it is beautiful is for people to say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from hemicycle.words import languages
from tests.browser.conftest import People
from tests.browser.looks import misfits, violations
from tests.browser.pages import Lobby, Person, Table, table_asked
from tests.browser.players import lay_everything

GIVEN = {"ideologies": [0, 1, 2, 3, 4]}
# All alike and one token each: most regions are tied, and voted on.
TIED = {"ideologies": [4, 4, 4, 4, 4], "unique_ideologies": False, "media": 1, "rallies": 0, "conflicts": 0}
NARROW: Any = {"width": 360, "height": 740}
BOTS = dict.fromkeys(range(1, 5), "normal")


def lobby(person: Person) -> None:
    person.open_table(
        {1: "random"},
        public=True,
        name="Безымянный стол с очень длинным названием на весь экран",
        start=False,
    )
    person.open("/")
    expect(Lobby(person).play_bots).to_be_visible()


def lobby_with_bots(person: Person) -> None:
    person.open("/")
    Lobby(person).play_bots.click()
    expect(Lobby(person).start).to_be_visible()


def new(person: Person) -> None:
    person.open("/new/ten-regions")
    expect(person.button("new-go")).to_be_visible()


def waiting_room(person: Person) -> None:
    person.call_oneself("Аделаида Константиновна")
    person.open(f"/t/{person.open_table({4: 'normal'}, start=False)}")
    expect(person.button("room-leave")).to_be_visible()


def draft(person: Person) -> None:
    person.open(f"/t/{person.open_table(BOTS)}")
    expect(Table(person).cells.first).to_be_visible()


def campaign(person: Person) -> None:
    person.open(f"/t/{person.open_table(BOTS, options=GIVEN)}")
    Table(person).region(4).click()
    expect(Table(person).coin("media")).to_contain_text("6")


def sealed(person: Person) -> None:
    """Another person is waited for."""
    person.call_oneself("Ada")
    table = person.open_table(dict.fromkeys(range(2, 5), "normal"), options=GIVEN, start=False)
    person.friend_sits_down(table, 1, "Boris")
    person.start(table)
    person.open(f"/t/{table}")
    lay_everything(Table(person))
    Table(person).seal.click()
    Table(person).expect_sealed()


def count(person: Person) -> None:
    campaign(person)
    lay_everything(Table(person))
    Table(person).seal.click()
    expect(Table(person).leave_count).to_be_visible()


def vote(person: Person) -> None:
    person.open(f"/t/{person.open_table(BOTS, options=TIED)}")
    lay_everything(Table(person))
    Table(person).seal.click()
    Table(person).leave_count.click()
    expect(Table(person).seal_ballot).to_be_visible()


def results(person: Person) -> None:
    person.open(f"/t/{played(person)}")
    expect(person.link("replay-game")).to_be_visible()


def replay(person: Person) -> None:
    """Unveiled, while campaigns are sealed."""
    person.open(f"/t/{played(person)}/replay?seat=all&at=8")
    expect(person.button("replay-back")).to_be_enabled()


@cache
def played_at(origin: str) -> str:
    """A match of bots among themselves, at its end."""
    asked = table_asked(dict.fromkeys(range(5), "normal"), seats=5, sit=None)
    table = str(httpx.post(f"{origin}/api/tables", json=asked).json()["id"])
    with connect(f"{origin.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        while '"status":"over"' not in str(socket.recv(30)):
            pass
    return table


def played(person: Person) -> str:
    return played_at(person.origin)


def rules(person: Person) -> None:
    person.open("/rules/ten-regions")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()


PAGES = [
    lobby,
    lobby_with_bots,
    new,
    waiting_room,
    draft,
    campaign,
    sealed,
    count,
    vote,
    results,
    replay,
    rules,
]


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
@pytest.mark.parametrize("language", languages())
def test_a_page_has_no_faults(people: People, visit: Callable[[Person], None], language: str) -> None:
    """On a phone in English, at a desk in other languages; and in all of them everything fits on a phone."""
    person = people(language, "phone" if language == "en" else "desk")
    visit(person)
    faults = []
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        faults += [f"{theme}: {fault}" for fault in violations(person.page)]
    person.page.set_viewport_size(NARROW)
    faults += misfits(person.page)
    assert not faults, "\n".join(faults)


FAULTY = """<!doctype html><html lang="en"><title>Faulty</title><main><h1>Faulty</h1>
<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">far too long for this</p>
<p style="height: 10px; overflow: hidden">two lines<br>of text</p>
<p style="margin-left: 2000px">far out</p>
<p>below</p><p style="margin-top: -2em">above</p>
<section><p>under</p></section><section style="margin-top: -2em; position: relative">
<p style="text-align: center">over</p></section>
<img src="data:,"><p style="color: #aaa; background: #fff">pale</p></main></html>"""


def test_faults_are_noticed(people: People) -> None:
    page = people().page
    page.set_content(FAULTY)
    misfitting, violated = "\n".join(misfits(page)), "\n".join(violations(page))
    for fault in (
        "cut at the side",
        "cut above or below",
        "beside the screen",
        "wide on a screen",
        "on each other",
        '"under" lies under',
    ):
        assert fault in misfitting
    for fault in ("image-alt", "color-contrast"):
        assert fault in violated
