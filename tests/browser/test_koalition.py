"""Koalition in a browser: a card laid by keys alone, chairs that shake hands, why a government cannot be; and none of
the game's pages has faults, in every language and both themes, on the narrowest phone, on a tablet and at desks.

Everybody but Ada plays without a page, at random from a seed, and chance has one too: every run meets the same tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Any
from uuid import uuid4

import httpx
import pytest
from playwright.sync_api import Locator, expect

from hemicycle.words import Words, languages
from tests.browser.conftest import People
from tests.browser.looks import misfits, violations
from tests.browser.pages import Person
from tests.browser.pages import Table as Places

Form = dict[str, Any]
SEED = bytes(32).hex()
ADA = 0
FRIENDS = ("Ada", "Boris", "Константин", "Dmitri")
CLOCKLESS = dict.fromkeys(("talks_seconds", "move_seconds", "action_seconds"))
SCREENS: Any = [
    {"width": 360, "height": 740}, {"width": 1024, "height": 768}, {"width": 1366, "height": 768},
    {"width": 1280, "height": 720}, {"width": 1440, "height": 900},
]  # fmt: skip
PATIENCE = 120.0  # seconds until a phase is reached


def filled(form: Form, rng: Random) -> Any:
    if "either" in form:
        return filled(rng.choice(form["either"]), rng)
    if "pick" in form:
        return rng.choice(form["pick"])
    if "each" in form:
        return [filled(part, rng) for part in form["each"]]
    return {"do": form["make"], **{name: filled(field, rng) for name, field in form["fields"].items()}}


@dataclass
class Game:
    """A table at which moves are made without pages, until something is so."""

    ada: Person
    table: str
    clients: list[Any]
    rng: Random

    @property
    def places(self) -> Places:
        return Places(self.ada)

    @property
    def sight(self) -> dict[str, Any]:
        return self.seen(ADA)

    def seen(self, seat: int) -> dict[str, Any]:
        sight: dict[str, Any] = self.clients[seat].get(self.address("sight")).json()["sight"]
        return sight

    def address(self, what: str) -> str:
        return f"{self.ada.origin}/api/tables/{self.table}/{what}"

    def move(self, seat: int, action: Any) -> None:
        sent = {"id": str(uuid4()), "seat": seat, "do": action}
        if seat == ADA:
            self.ada.post(f"tables/{self.table}/moves", sent)
        else:
            assert self.clients[seat].post(self.address("moves"), json=sent).is_success

    def play_until(self, reached: Callable[[dict[str, Any]], bool]) -> None:
        deadline = monotonic() + PATIENCE
        while not reached(sight := self.sight):
            assert monotonic() < deadline
            assert not sight["over"]
            seat = self.rng.choice(sight["awaited"])
            self.move(seat, self.thought_of(seat))

    def thought_of(self, seat: int) -> Any:
        """Nobody takes back or refuses, or talks would never end."""
        form = self.seen(seat)["choices"]
        while (action := filled(form, self.rng))["do"] in ("TakeBack", "Refuse", "GoOn"):
            pass
        return action

    def button(self, key: str, /, **args: Any) -> Locator:
        return self.ada.button(key, within=self.places.move, **args)

    def open(self) -> None:
        self.ada.open(f"/t/{self.table}")
        expect(self.places.move).to_be_visible()


@pytest.fixture
def open_game(people: People) -> Iterator[Callable[..., Game]]:
    clients: list[httpx.Client] = []

    def opened(seed: int = 1, language: str = "en", screen: str = "desk", **options: Any) -> Game:
        person = people(language, screen)
        ada = replace(person, words=Words("koalition", language))
        ada.call_oneself(FRIENDS[ADA])
        options = {"countries": "8", **CLOCKLESS, **options}
        table = ada.open_table({}, seats=len(FRIENDS), game="koalition", options=options, start=False)
        for seat, name in enumerate(FRIENDS[1:], 1):
            clients.append(httpx.Client())
            data = {"seat": seat, "name": name}
            assert clients[-1].post(f"{ada.origin}/api/tables/{table}/seats", json=data).is_success
        ada.start(table)
        known = {cookie["name"]: cookie["value"] for cookie in ada.page.context.cookies()}
        clients.insert(0, httpx.Client(cookies=known))
        return Game(ada, table, clients, Random(seed))

    yield opened
    for client in clients:
        client.close()


def laying(sight: dict[str, Any]) -> bool:
    return bool(sight["choices"]) and sight["view"]["phase"] == "lay" and len(sight["view"]["table"]) > 3


def acting(sight: dict[str, Any]) -> bool:
    view = sight["view"]
    return bool(sight["choices"]) and view["phase"] in ("offer", "round") and len(view["mine"]["actions"]) > 1


def talking(sight: dict[str, Any]) -> bool:
    """Ada has a chair in a government that can be."""
    coalitions = sight["view"]["coalitions"]
    return sight["view"]["phase"] == "talks" and any(ADA in coalition["chairs"] for coalition in coalitions)


def proposing(sight: dict[str, Any]) -> bool:
    """And there are hands in the ring."""
    return talking(sight) and len(sight["view"]["proposals"]) > 1


def test_a_politician_is_laid_by_keys(open_game: Callable[..., Game]) -> None:
    """What it would change is said before it is sent."""
    game = open_game()
    game.play_until(laying)
    game.open()
    before = len(game.sight["view"]["table"])
    hand = game.places.move.get_by_role("group", name=game.ada.say("table-hand"), exact=True)
    stop = hand.locator("button[tabindex='0']")
    stop.focus()
    game.ada.page.keyboard.press("ArrowRight")
    game.ada.page.keyboard.press("Enter")
    expect(game.places.move.get_by_text(game.ada.say("table-if-played"))).to_be_visible()
    expect(hand.locator("button[aria-pressed='true']")).to_have_count(1)
    card = int(hand.locator("button[aria-pressed='true']").get_attribute("data-card") or -1)
    go = game.places.move.locator(".btn--go")
    go.focus()
    game.ada.page.keyboard.press("Enter")
    expect(hand.locator("button[aria-pressed='true']")).to_have_count(0)
    lying = game.sight["view"]["table"]
    assert [(politician["card"], politician["owner"]) for politician in lying[before:]] == [(card, ADA)]


def test_chairs_shake_hands_on_a_government(open_game: Callable[..., Game]) -> None:
    game = open_game(seed=2, actions=False)
    game.play_until(talking)
    game.open()
    view = game.sight["view"]
    coalition = next(c for c in view["coalitions"] if ADA in c["chairs"])
    chairs = game.ada.page.get_by_role("group", name=game.ada.say("table-ring")).locator(".chair")
    for bloc in coalition["members"]:
        party = game.ada.say(f"party-{view['deck']['parties'][view['blocs'][bloc]['party']]['id']}")
        chairs.filter(has_text=party).first.click()
    game.button("table-propose").click()
    expect(game.places.log).to_contain_text("Ada proposes")
    for seat in coalition["chairs"]:
        if seat != ADA:
            game.move(seat, {"do": "Shake", "proposal": game.sight["view"]["proposals"][0]["number"]})
    came = game.ada.page.get_by_role("main").get_by_role("heading").first
    expect(came).to_contain_text(str(coalition["votes"]))
    assert len(game.sight["view"]["pad"]) > len(view["pad"])


def test_it_is_said_why_parties_cannot_govern(open_game: Callable[..., Game]) -> None:
    game = open_game(seed=3, actions=False)
    game.play_until(talking)
    game.open()
    view = game.sight["view"]
    short = next(
        (bloc, view["majority"] - held["votes"])
        for bloc, held in enumerate(view["blocs"])
        if held["votes"] and not held["camp"]
    )
    party = game.ada.say(f"party-{view['deck']['parties'][view['blocs'][short[0]]['party']]['id']}")
    panel = game.ada.page.get_by_role("group", name=game.ada.say("table-ask"))
    panel.get_by_role("button", name=party, exact=True).click()
    said = game.ada.say(
        "table-why-single", party=party, votes=view["blocs"][short[0]]["votes"], short=short[1]
    )
    expect(game.ada.page.get_by_text(said, exact=True).first).to_be_visible()


def at_start(_: dict[str, Any]) -> bool:
    return True


def looking_back(sight: dict[str, Any]) -> bool:
    """Ada opens a country, and the government of the one before is still in sight."""
    view = sight["view"]
    return bool(sight["choices"]) and bool(view["pad"]) and view["phase"] == "lay" and not view["table"]


PAGES = {
    "leader": at_start,
    "looking back": looking_back,
    "laying": laying,
    "acting": acting,
    "talking": proposing,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", languages())
def test_a_page_has_no_faults(open_game: Callable[..., Game], page: str, language: str) -> None:
    game = open_game(4, language, "phone" if language == "en" else "desk")
    game.play_until(PAGES[page])
    game.open()
    expect(game.places.move.locator(".btn").first).to_be_visible()
    faults = []
    for theme in ("light", "dark"):
        game.ada.page.emulate_media(color_scheme=theme)
        faults += [f"{theme}: {fault}" for fault in violations(game.ada.page)]
    for screen in SCREENS:
        game.ada.page.set_viewport_size(screen)
        faults += [f"{screen['width']} x {screen['height']}: {fault}" for fault in misfits(game.ada.page)]
    assert not faults, "\n".join(faults)
