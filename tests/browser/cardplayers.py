"""How a person plays Koalition in a browser: cards that are laid and played by clicks on what the page calls them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator

from tests.browser.pages import Person
from tests.browser.pages import Table as Places

PATIENCE = 60.0  # seconds
OWN = {"mine", "my_stand", "my_vote", "my_side", "voted"}  # in a view


@dataclass(frozen=True)
class Player:
    person: Person
    table: str
    seat: int

    @property
    def places(self) -> Places:
        return Places(self.person)

    @property
    def public(self) -> dict[str, Any]:
        return {key: value for key, value in self.view.items() if key not in OWN}

    @property
    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = self.person.get(f"tables/{self.table}/sight")
        return told

    @property
    def sight(self) -> dict[str, Any]:
        sight: dict[str, Any] = self.told["sight"]
        return sight

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sight["view"]
        return view

    @property
    def fronts(self) -> Locator:
        return self.person.page.get_by_role("group", name=self.person.say("table-fronts"), exact=True)

    def asked(self, *phases: str) -> bool:
        sight = self.sight
        return self.seat in sight["awaited"] and sight["view"]["phase"] in phases

    def button(self, key: str, /, **args: Any) -> Locator:
        return self.person.button(key, within=self.places.move, **args)

    def click(self, key: str, /, **args: Any) -> None:
        self.button(key, **args).click()

    def group(self, key: str) -> Locator:
        return self.places.move.get_by_role("group", name=self.person.say(key), exact=True)

    def called(self, card: int, party: int | None = None) -> str:
        """A politician, or a joker with its party."""
        deck = self.view["deck"]
        politicians = deck["politicians"]
        own = politicians[card] if card < len(politicians) else {"value": 1, "party": party, "name": "Joker"}
        party_name = deck["parties"][own["party"]]["name"]
        return self.person.say("table-card", party=party_name, value=own["value"], name=own["name"])

    def lay(self, party: int) -> int:
        """Any politician of the party; the card."""
        until(lambda: self.asked("lay"))
        view = self.view
        card: int = next(own for own in view["mine"]["politicians"] if party_of(view, own) == party)
        self.group("table-hand").get_by_role("button", name=self.called(card), exact=True).click()
        self.click("table-lay-this", card=self.called(card))
        until(lambda: card in [own["card"] for own in self.view["table"]])
        return card

    def declare(self, party: int) -> None:
        until(lambda: self.asked("lay"))
        joker = self.view["mine"]["jokers"][0]
        hand = self.group("table-hand")
        hand.get_by_role("button", name=self.person.say("table-joker", value=1), exact=True).first.click()
        parties = self.places.move.get_by_role("radiogroup", name=self.person.say("table-declare", value=1))
        parties.get_by_role("radio", name=self.view["deck"]["parties"][party]["name"]).click()
        self.click("table-lay-this", card=self.called(joker, party))
        until(lambda: joker in [own["card"] for own in self.view["table"]])

    def play(self, kind: str, card: int) -> None:
        """An action card on a politician; where there is only one to play it on, that one is chosen already."""
        until(lambda: self.asked("offer", "round"))
        name = self.person.say(f"table-kind-{kind}")
        self.group("table-actions").get_by_role("button", name=re.compile(f"^{name}")).click()
        target = self.fronts.get_by_role("button", name=re.compile("^" + re.escape(self.called(card))))
        if target.get_attribute("aria-pressed") != "true":
            target.click()
        surname = self.view["deck"]["politicians"][card]["name"].split()[-1]
        self.click("table-play-on", kind=name, target=surname)

    def pass_by(self) -> None:
        asked = self.button("table-pass").or_(self.button("table-no-round"))
        before = self.told["n"]
        asked.click()
        until(lambda: self.told["n"] > before)

    def do(self, action: Any) -> bool:
        """Without a page; whether it was still possible."""
        move = {"id": str(uuid4()), "seat": self.seat, "do": action}
        return self.person.page.request.post(
            f"{self.person.origin}/api/tables/{self.table}/moves", data=move
        ).ok


def party_of(view: dict[str, Any], card: int) -> int:
    return int(view["deck"]["politicians"][card]["party"]) if card < 60 else -1


def until(true: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not true():
        assert monotonic() < deadline, "this should have come by now"
        sleep(0.03)
