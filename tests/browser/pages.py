"""Pages as those see them who use them: by roles and names, in their language. Knows no rule and judges nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from hemicycle.words import Words
from tests.browser.heard import Heard

GAME = "ten-regions"
KINDS = ("media", "rally", "conflict", "control")


@dataclass(frozen=True)
class Person:
    """Somebody at a browser of their own."""

    page: Page
    words: Words
    heard: Heard
    origin: str

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(key, **args)

    def open(self, address: str) -> None:
        self.page.goto(self.origin + address)

    def button(self, key: str, /, within: Locator | None = None, **args: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def line(self, key: str, /, **args: Any) -> Locator:
        """A field to type one line into."""
        return self.page.get_by_role("textbox", name=self.say(key, **args), exact=True)

    def post(self, address: str, data: dict[str, Any] | None = None) -> Any:
        answer = self.page.request.post(f"{self.origin}/api/{address}", data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def names_at(self, table: str) -> list[str]:
        """How everybody there is called, bots too."""
        answer = self.page.request.get(f"{self.origin}/api/tables/{table}")
        return [str(seat["name"]) for seat in answer.json()["seats"]]

    def call_oneself(self, name: str) -> None:
        """Known by a name without a page for it."""
        self.post("me", {"name": name})

    def open_table(self, bots: dict[int, str], seats: int = 5, sit: int | None = 0, **asked: Any) -> str:
        """A table straight from the server, started when it is full; its code."""
        return str(self.post("tables", table_asked(bots, seats, sit, **asked))["id"])

    def sit_down(self, table: str, seat: int, name: str) -> None:
        self.post(f"tables/{table}/seats", {"seat": seat, "name": name})

    def friend_sits_down(self, table: str, seat: int, name: str) -> None:
        """Somebody who needs no page."""
        data = {"seat": seat, "name": name}
        assert httpx.post(f"{self.origin}/api/tables/{table}/seats", json=data).is_success

    def start(self, table: str) -> None:
        self.post(f"tables/{table}/start")

    def get(self, address: str) -> Any:
        return self.page.request.get(f"{self.origin}/api/{address}").json()

    def table(self) -> str:
        """The code of the table that is open."""
        return self.page.url.rpartition("/")[2]


def table_asked(bots: dict[int, str], seats: int, sit: int | None, **asked: Any) -> dict[str, Any]:
    return {
        "game": GAME, "seats": seats, "options": {}, "public": False, "timed": False,
        "absence": {"policy": "wait", "minutes": 5}, "sit": sit, "start": True,
        "bots": {str(seat): bot for seat, bot in bots.items()}, **asked,
    }  # fmt: skip


@dataclass(frozen=True)
class Lobby:
    person: Person

    @property
    def poster(self) -> Locator:
        title = self.person.page.get_by_role("heading", name=self.person.say("game-title"), exact=True)
        return self.person.page.get_by_role("article").filter(has=title)

    @property
    def play_bots(self) -> Locator:
        return self.poster.locator("summary").filter(has_text=self.person.say("lobby-bots"))

    @property
    def start(self) -> Locator:
        return self.person.button("lobby-start", within=self.poster)

    @property
    def with_friends(self) -> Locator:
        return self.poster.get_by_role("link", name=self.person.say("lobby-friends"), exact=True)


@dataclass(frozen=True)
class NewTable:
    person: Person

    def seat(self, number: int) -> Locator:
        return self.person.field("seat-number", number=number)

    def give_to_bot(self, number: int, bot: str) -> None:
        label = self.person.say("new-bot", bot=self.person.say(f"bot-{bot}"))
        self.seat(number).select_option(label=label)


@dataclass(frozen=True)
class Table:
    """The five places of a table, and Ten Regions' own picture and sheet in them."""

    person: Person

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def move(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("move"), exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("log"), exact=True)

    @property
    def talk(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("talk"), exact=True)

    @property
    def lost(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.person.say("line-lost"))

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name=self.person.say("table-map"), exact=True)

    @property
    def cells(self) -> Locator:
        compass = self.page.get_by_role("radiogroup", name=self.person.say("table-compass"))
        return compass.get_by_role("radio")

    def cell(self, cell: int) -> Locator:
        return self.cells.nth(cell)

    def free_cell(self) -> int:
        """The first that may be chosen, once it is one's turn."""
        expect(self.cells.and_(self.page.locator("[aria-disabled=false]")).first).to_be_visible()
        states = [cell.get_attribute("aria-disabled") for cell in self.cells.all()]
        return states.index("false")

    def found(self, cell: int) -> Locator:
        return self.person.button(
            "table-found-this", within=self.move, party=self.person.say(f"party-{cell}")
        )

    def region(self, region: int) -> Locator:
        """It is also called by how many votes lie there, so only the name in front is sure."""
        name = re.compile("^" + re.escape(self.person.say(f"region-{region}")))
        return self.map.get_by_role("button", name=name)

    def coin(self, kind: str) -> Locator:
        purse = self.page.get_by_role("radiogroup", name=self.person.say("table-purse"))
        return purse.get_by_role("radio").nth(KINDS.index(kind))

    def left(self, kind: str) -> int:
        return int(re.findall(r"\d+", self.coin(kind).inner_text())[0])

    @property
    def targets(self) -> Locator:
        """Whom a token may be aimed at, asked in a dialog in the sheet."""
        return self.move.get_by_role("dialog").get_by_role("listitem").get_by_role("button")

    @property
    def seal(self) -> Locator:
        return self.person.button("table-seal", within=self.move)

    @property
    def seal_ballot(self) -> Locator:
        return self.person.button("table-seal-ballot", within=self.move)

    @property
    def ties(self) -> Locator:
        return self.move.locator("fieldset")

    @property
    def see_result(self) -> Locator:
        return self.person.button("move-result", within=self.move)

    @property
    def leave_count(self) -> Locator:
        """The way from a count to what is to be done next."""
        to_campaign = self.person.button("table-leave-to-campaign", within=self.move)
        return to_campaign.or_(self.person.button("table-leave-to-vote", within=self.move))

    @property
    def what_is_asked(self) -> Locator:
        return self.leave_count.or_(self.seal).or_(self.seal_ballot).or_(self.see_result)

    def tab(self, name: str) -> None:
        """On a phone: another of the places."""
        places = self.page.get_by_role("navigation", name=self.person.say("places"))
        places.get_by_role("button", name=re.compile("^" + self.person.say(f"tab-{name}"))).click()

    def expect_sealed(self) -> None:
        expect(self.move.get_by_text(self.person.say("table-sealed"), exact=True)).to_be_visible()
