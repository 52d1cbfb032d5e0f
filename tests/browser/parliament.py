"""Swedish Parliament in browsers and beside them: seats that are played without a page until something is so, and
people who go by what their page is called and asks. None of them plays well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic, sleep
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from hemicycle.words import Words
from tests.browser.pages import Person
from tests.browser.pages import Table as Places

GAME = "swedish-parliament"
CLOCKLESS = {"move_seconds": None, "reply_seconds": None}
PATIENCE = 90.0  # seconds
IDLE = {"reply": "Decline", "welcome": "Close", "contribute": "Enough", "bring-back": "Enough"}

View = dict[str, Any]
Turn = Callable[[View, int], dict[str, Any]]


def do(kind: str, **fields: Any) -> dict[str, Any]:
    return {"do": kind, **fields}


def until(true: Callable[[], Any]) -> None:
    deadline = monotonic() + PATIENCE
    while not true():
        assert monotonic() < deadline, "this should have come by now"
        sleep(0.02)


def speaking(person: Person, language: str = "en") -> Person:
    return replace(person, words=Words(GAME, language))


def kind_of(view: View, card: int) -> str:
    ideas = len(view["components"]["ideas"])
    return "idea" if card < ideas else "voter" if card < ideas + 16 else "minor"


def held(view: View, kind: str) -> list[int]:
    return [card for card in view["mine"] if kind_of(view, card) == kind]


@dataclass
class Match:
    """A table whose people can also act without their pages."""

    origin: str
    table: str
    clients: dict[int, httpx.Client]

    def address(self, what: str) -> str:
        return f"{self.origin}/api/tables/{self.table}/{what}"

    def sight(self, seat: int) -> dict[str, Any]:
        sight: dict[str, Any] = self.clients[seat].get(self.address("sight")).json()["sight"]
        return sight

    def view(self, seat: int) -> View:
        view: View = self.sight(seat)["view"]
        return view

    def number(self) -> int:
        return int(self.clients[0].get(self.address("sight")).json()["n"])

    def move(self, seat: int, action: dict[str, Any]) -> None:
        sent = {"id": f"{self.number()} {seat}", "seat": seat, "do": action}
        answer = self.clients[seat].post(self.address("moves"), json=sent)
        assert answer.is_success, answer.text

    def play_until(self, reached: Callable[[View], bool], turn: Turn) -> None:
        """In turns as `turn` says; otherwise nobody does more than must be done."""
        deadline = monotonic() + PATIENCE
        while not reached((sight := self.sight(0))["view"]):
            assert monotonic() < deadline
            assert not sight["over"]
            [seat] = sight["awaited"]
            if seat in self.clients:
                self.move(seat, self.next_move(seat, turn))

    def next_move(self, seat: int, turn: Turn) -> dict[str, Any]:
        sight = self.sight(seat)
        view, phase = sight["view"], sight["view"]["phase"]
        if phase == "play":
            return turn(view, seat)
        if phase == "choose":
            return do("Choose", party=view["parties"].index(None))
        if phase == "place":
            return do("Place", **first_of(sight["choices"]))
        if phase == "relation":
            change = view["changes"][0]
            return do(change["kind"].capitalize(), one=change["one"], other=change["other"])
        return do(IDLE[phase])


def first_of(form: Any) -> dict[str, Any]:
    """The fields of a form that only picks."""
    return {name: field["pick"][0] for name, field in form["fields"].items()}


def client_of(person: Person) -> httpx.Client:
    """The same person without a page."""
    return httpx.Client(cookies={cookie["name"]: cookie["value"] for cookie in person.page.context.cookies()})


@dataclass
class Player:
    """Somebody who plays through the page of a table."""

    person: Person
    seat: int
    told: int = -1  # the number of the last news

    @property
    def places(self) -> Places:
        return Places(self.person)

    @property
    def move(self) -> Locator:
        return self.places.move

    def say(self, key: str, /, **args: Any) -> str:
        return self.person.say(key, **args)

    def sight(self, news: bool = False) -> dict[str, Any]:
        """Once there is news, if it is waited for, and the page has been told all of it."""
        answer: dict[str, Any] = {}

        def all_told() -> bool:
            answer.update(self.person.get(f"tables/{self.person.table()}/sight"))
            frames = [frame for frame in self.person.heard.frames[-40:] if '"pong"' not in frame]
            return not (news and answer["n"] == self.told) and any(
                f'"n":{answer["n"]},' in frame for frame in frames
            )

        until(all_told)
        self.told = answer["n"]
        sight: dict[str, Any] = answer["sight"]
        return sight

    def view(self) -> View:
        view: View = self.sight()["view"]
        return view

    def button(self, key: str, /, **args: Any) -> Locator:
        return self.person.button(key, within=self.move, **args)

    def card(self, card: int) -> Locator:
        """In my hand."""
        name = re.compile("^" + self.say("table-hand"))
        return self.move.get_by_role("list", name=name).locator(f"[data-card='{card}']")

    def play(self, card: int, how: str) -> None:
        """`how`: policy, opinion, call or invite."""
        self.card(card).click()
        if how == "opinion":
            self.button("table-to-opinion").click()
        self.act({"call": "table-call", "invite": "table-invite"}.get(how, f"table-play-{how}"))

    def draw(self, pile: int) -> None:
        if self.button("table-draw").is_visible():
            self.button("table-draw").click()
        piles = self.move.get_by_role("radiogroup", name=self.say("table-piles"))
        piles.get_by_role("radio").nth(pile).click()
        self.act("table-draw-go")

    def pay(self, card: int, key: str) -> None:
        self.card(card).click()
        self.act(key, card=self.title(card))

    def title(self, card: int) -> str:
        """Of an idea as a policy, or of a voter."""
        sight = self.sight()
        view, names = sight["view"], sight["names"]
        is_voter = kind_of(view, card) == "voter"
        word = names["voter"][card - len(view["components"]["ideas"])] if is_voter else names["card"][card]
        return str(word) if isinstance(word, str) else self.say(word["key"])

    def change(self, kind: str, one: str, other: str) -> None:
        """Only one is offered: it is chosen already."""
        kinds = self.move.locator("section").filter(has_text=self.say(f"table-kind-{kind}"))
        wished = kinds.get_by_role("button", name=f"{one}, {other}")
        expect(wished).to_be_visible()
        if wished.get_attribute("aria-pressed") != "true":
            wished.click()
        self.act("table-relation-go")

    def wish(self) -> None:
        """Some change of a relation; the only one is in view by itself."""
        changes = self.move.locator("section").get_by_role("button")
        expect(changes.first).to_be_visible()
        if changes.count() > 1:
            changes.first.click()

    def act(self, key: str, /, **args: Any) -> None:
        self.button(key, **args).click()
        self.sight(news=True)
        expect(self.move.get_by_role("alert")).to_be_empty()
