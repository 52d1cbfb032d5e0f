"""Coalitions with two people and three bots, a round in public against the clock and one in private: what only two may
see, a third does not receive; while ballots are written nobody can talk; and after the match all read its figures.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic, sleep
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hemicycle.words import Words
from tests.browser.conftest import People
from tests.browser.heard import alike
from tests.browser.pages import Person
from tests.browser.pages import Table as Places

OPTIONS = {"bargaining": "alternate", "period_seconds": 30, "round_limit": 2, **dict.fromkeys(
    ("turn_seconds", "answer_seconds", "ballot_seconds"))}  # fmt: skip
BOTS = dict.fromkeys((2, 3, 4), "normal")
ADA, BORIS, A_BOT = 0, 1, 2
PATIENCE = 60.0  # seconds


@dataclass(frozen=True)
class Player:
    """Somebody at a table of Coalitions; without a seat, who looks on."""

    person: Person
    table: str
    seat: int | None

    @property
    def places(self) -> Places:
        return Places(self.person)

    @property
    def sight(self) -> dict[str, Any]:
        sight: dict[str, Any] = self.person.get(f"tables/{self.table}/sight")["sight"]
        return sight

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sight["view"]
        return view

    def button(self, key: str, **args: Any) -> Locator:
        return self.person.button(key, within=self.places.move, **args)

    def starting(self, key: str, **args: Any) -> Locator:
        """A button by how its name begins, where the rest is amounts or names."""
        begin = re.compile("^" + re.escape(self.person.say(key, **args).strip()))
        return self.places.move.get_by_role("button", name=begin)

    def bench(self, seat: int, called: str, mandates: int) -> Locator:
        name = self.person.say("table-bench", name=called, mandates=mandates)
        return self.person.page.get_by_role("button", name=name, exact=True)

    def name_of(self, seat: int) -> str:
        return self.person.names_at(self.table)[seat]

    def build(self, *seats: int) -> list[int]:
        """Tap until those stand together who come first here and can govern; the deal on the table is lit at first."""
        view, members = self.view, list[int]()
        for seat in seats:
            if sum(view["mandates"][member] for member in members) < view["quota"]:
                members.append(seat)
        for seat in seats:
            called = self.person.say("table-you") if seat == self.seat else self.name_of(seat)
            bench = self.bench(seat, called, view["mandates"][seat])
            if (bench.get_attribute("aria-pressed") == "true") != (seat in members):
                bench.locator("circle").first.click()
        return sorted(members)

    def pay(self, to: int, amount: int) -> None:
        self.starting("table-pay", count=len(self.view["payments"])).click()
        window = self.person.page.get_by_role("dialog", name=self.person.say("table-payments"))
        window.get_by_role("radio", name=self.name_of(to)).check()
        spinner = window.get_by_role("spinbutton", name=self.person.say("table-pay-amount"))
        spinner.fill(str(amount))
        spinner.press("Tab")
        dollars = self.person.say("table-dollars", amount=amount)
        self.person.button("table-pay-this", within=window, amount=dollars, name=self.name_of(to)).click()
        expect(window.get_by_role("listitem")).to_contain_text([f"${amount}"])
        self.person.button("dialog-close", within=window).click()

    def accept(self, proposal: int) -> None:
        """Without its page, for somebody else may reject it first, and then there is nothing to click."""
        answer = {"do": "Answer", "proposal": proposal, "accept": True}
        move = {"id": f"answer {proposal}", "seat": self.seat, "do": answer}
        self.person.page.request.post(f"{self.person.origin}/api/tables/{self.table}/moves", data=move)

    def say_to_all(self, text: str) -> None:
        talk = self.places.talk
        talk.get_by_role("tab", name=self.person.say("talk-everyone")).click()
        talk.get_by_role("textbox", name=self.person.say("talk-message")).fill(text)
        talk.get_by_role("button", name=self.person.say("talk-send"), exact=True).click()

    def heard(self) -> list[dict[str, Any]]:
        frames = [json.loads(frame) for frame in self.person.heard.frames]
        return [frame for frame in frames if frame["type"] in ("event", "snapshot")]

    def payments_loaded_anew(self) -> list[dict[str, Any]]:
        """Those that a page which is opened now is told of."""
        self.person.heard.forget()
        self.person.page.reload()
        expect(self.places.log).to_be_visible()
        [snapshot] = [frame for frame in self.heard() if frame["type"] == "snapshot"]
        payments: list[dict[str, Any]] = snapshot["sight"]["view"]["payments"]
        return payments


@pytest.mark.timeout(240)
def test_a_round_in_public_and_one_in_private(people: People) -> None:
    ada, boris, watcher = seated(people)
    mover = whoever_moves_first(ada, boris)
    unseen(ada, lambda: ada.pay(A_BOT, 7), [boris, watcher], "Well, well.")
    propose_something(mover)
    ada.person.post(f"tables/{ada.table}/orders", no_more_periods())
    until(lambda: ada.view["round"] == 2)
    assert ada.view["rounds"][0]["closed"] == "time"

    expect(ada.places.move).to_contain_text(ada.person.say("table-talk-freely"))
    for player in (ada, boris):
        player.person.post(f"tables/{player.table}/next")  # bots need not wait for them
    until(lambda: all(ada.view["ready"][seat] for seat in BOTS))
    unseen(boris, lambda: boris.pay(ADA, 3), [watcher], "As you like.")
    expect(ada.places.log).to_contain_text("$3")
    members = agree_in_talk(ada, boris)
    shut_while_ballots_are_written(ada, boris)

    assert [payment["amount"] for payment in ada.payments_loaded_anew()] == [7, 3]
    assert [payment["amount"] for payment in boris.payments_loaded_anew()] == [3]
    assert watcher.payments_loaded_anew() == []
    expect(ada.button("table-seal")).to_be_visible()
    ada.build(*members)
    ada.button("table-seal").click()
    boris.button("table-blank").click()
    read_the_figures(ada)


def seated(people: People) -> tuple[Player, Player, Player]:
    """The match begins when all their pages are there."""
    ada, boris, watcher = [replace(people(), words=Words("coalitions", "en")) for _ in range(3)]
    ada.call_oneself("Ada")
    boris.call_oneself("Boris")
    table = ada.open_table(BOTS, game="coalitions", options=OPTIONS, timed=True, start=False)
    boris.sit_down(table, BORIS, "Boris")
    for person in (ada, boris, watcher):
        person.open(f"/t/{table}")
        expect(person.page.locator("[data-test=code]")).to_be_visible()
    ada.start(table)
    return Player(ada, table, ADA), Player(boris, table, BORIS), Player(watcher, table, None)


def until(true: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not true():
        assert monotonic() < deadline, "this should have come by now"
        sleep(0.1)


def whoever_moves_first(*players: Player) -> Player:
    """Of the people; what bots propose until then they accept if they are asked."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        for player in players:
            sight = player.sight
            if player.seat in sight["awaited"] and sight["view"]["phase"] == "turn":
                expect(player.button("table-pass")).to_be_visible()
                return player
            if player.seat in sight["awaited"]:
                player.accept(sight["view"]["proposal"]["number"])
        sleep(0.1)
    raise AssertionError("no turn of a person has come")


def unseen(payer: Player, act: Callable[[], None], others: list[Player], text: str) -> None:
    """What others receive when somebody acts and then speaks is what they receive when that person only speaks."""
    without = received(payer, lambda: None, others, text, 1)
    assert received(payer, act, others, text, 2) == without
    assert all(len(frames) == 1 for frames in without), "but for the word to all nothing was to happen"


def received(payer: Player, act: Callable[[], None], others: list[Player], text: str, time: int) -> list[Any]:
    """The frames of each, their numbers as steps from what came before."""
    before = [caught_up(other) for other in others]
    act()
    payer.say_to_all(text)
    for other in others:
        expect(other.places.talk.get_by_text(text)).to_have_count(time)
    return [
        [stepped(frame, seen[-1]["n"]) for frame in other.heard()[len(seen) :]]
        for other, seen in zip(others, before)
    ]


def caught_up(player: Player) -> list[dict[str, Any]]:
    """All that has come, once the browser has what the server has told."""
    until(lambda: player.heard()[-1]["n"] == player.person.get(f"tables/{player.table}/sight")["n"])
    return player.heard()


def stepped(frame: dict[str, Any], before: int) -> Any:
    talk = [said | {"n": said["n"] - before} for said in frame.get("talk", [])]
    return alike(frame | {"n": frame["n"] - before, "talk": talk})


def propose_something(player: Player) -> None:
    """Something else than lies on the table."""
    view, me = player.view, player.seat
    assert me is not None
    others = [seat for seat in range(5) if seat != me]
    lying = view["table"]["members"] if view["table"] else []
    first = [*[seat for seat in others if seat not in lying], *[seat for seat in others if seat in lying]]
    player.build(me, *first)
    player.button("table-propose").click()
    until(lambda: player.view["proposals"] > view["proposals"])


def no_more_periods() -> dict[str, Any]:
    """An order of the host: those to come have no clock."""
    return {"id": "order", "do": {"do": "SetSeconds", "clock": "period", "seconds": 0}}


def agree_in_talk(ada: Player, boris: Player) -> list[int]:
    """She offers a deal to those in it, him among them, and he agrees."""
    members = ada.build(ADA, BORIS, *BOTS)
    ada.starting("table-offer-to", names="").click()
    talk = boris.places.talk
    room = boris.person.words.listing([boris.name_of(seat) for seat in members if seat != BORIS])
    talk.get_by_role("tab", name=re.compile(rf"^{room}( \d|$)")).click()
    talk.get_by_role("button", name=boris.person.say("table-offer-agree"), exact=True).click()
    expect(
        talk.get_by_role("button", name=boris.person.say("table-offer-agreed"), exact=True)
    ).to_be_visible()
    return members


def shut_while_ballots_are_written(ada: Player, boris: Player) -> None:
    """She is just typing when he, the last, is ready; she can send nothing any more, in whatever way."""
    ada.button("table-ready").click()
    expect(ada.button("table-not-ready")).to_be_visible()
    talk = ada.places.talk
    message = talk.get_by_role("textbox", name=ada.person.say("talk-message"))
    message.fill("One more thing")
    boris.button("table-ready").click()
    for player in (ada, boris):
        expect(player.places.talk).to_contain_text(player.person.say("talk-shut"))
    expect(message).to_be_hidden()
    expect(talk.get_by_role("button", name=ada.person.say("talk-send"))).to_be_hidden()
    said = {"id": "late", "to": None, "text": "One more thing"}
    refused = ada.person.page.request.post(f"{ada.person.origin}/api/tables/{ada.table}/talk", data=said)
    assert refused.status == 409
    assert refused.json()["detail"] == "the rules do not let anybody talk to everyone now"
    assert "One more thing" not in boris.person.heard.everything()


def read_the_figures(ada: Player) -> None:
    """He has broken what he promised, if the bots in the deal, if any, agreed to it too."""
    ada.person.button("move-result", within=ada.places.move).click()
    figures = ada.person.page.get_by_role("region", name=ada.person.say("report"), exact=True)

    def told(key: str) -> Locator:
        begin = re.compile("^" + re.escape(ada.person.say(f"report-{key}")))
        return figures.get_by_role("row", name=begin).get_by_role("cell")

    expect(told("paid")).to_have_text(["7", "3", "0", "0", "0"])
    expect(told("received")).to_have_text(["3", "0", "7", "0", "0"])
    expect(told("offered").nth(ADA)).to_have_text("1")
    expect(told("broken").nth(ADA)).to_have_text("0")
    expect(told("broken").nth(BORIS)).to_have_text(told("promised").nth(BORIS).inner_text())
    with ada.person.page.expect_download() as download:
        ada.person.link("report-download").click()
    assert download.value.suggested_filename == f"coalitions-{ada.table}.csv"
