"""Before the reveal nothing that another person's browser receives depends on a sealed placement, or on how often it
was saved half done, and nobody receives talk between two others. Everything received is captured: each frame, and each
answer with its headers.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.pages import Person, Table

CELLS = [0, 1, 2, 3, 4]  # given, so that chance has no part in it
BOTS = dict.fromkeys((2, 3, 4), "normal")
CAMPAIGN = {
    "do": "Campaign", "media": [7] + [0] * 9, "rallies": [0] * 9 + [7],
    "conflicts": [{"do": "Strike", "region": 0, "target": None}], "controls": [],
}  # fmt: skip
PATIENCE = 30.0  # seconds until a draft must be saved


def test_what_the_other_receives_does_not_depend_on_the_placement(people: People) -> None:
    here, there = (received(people, *where) for where in ((0, 9, 1), (3, 5, 3)))
    assert here["own"] != there["own"], "the placements were to differ"
    assert here["frames"] == there["frames"]
    assert here["answers"] == there["answers"]
    assert here["frames"], "nothing was captured"
    assert here["revealed"] != there["revealed"]


def received(people: People, media: int, rallies: int, target: int) -> dict[str, Any]:
    """What Boris gets from before Ada's first token lies until she has sealed, replaced it, and he has loaded his page
    anew; what she gets of her own; and what he gets at the reveal.
    """
    ada, boris = people(answers=True), people(answers=True)
    table = begun(ada, boris)
    ada_at, boris_at = Table(ada), Table(boris)
    ada.open(f"/t/{table}")
    for seat in BOTS:
        expect(ada_at.log).to_contain_text(
            ada.say("log-campaign-sealed", party=ada.say(f"party-{CELLS[seat]}"))
        )
    boris.heard.forget()
    boris.open(f"/t/{table}")
    expect(boris_at.seal).to_be_visible()
    lay(ada_at, "media", media, 7)
    lay(ada_at, "rally", rallies, 7)
    lay(ada_at, "conflict", media, 1)
    ada_at.targets.nth(target).click()
    ada_at.seal.click()
    expect_sealed(boris, 1)
    ada.button("table-change-campaign").click()
    ada_at.page.get_by_role("button", name=ada.say("table-take-all-back")).click()
    lay(ada_at, "media", rallies, 7)
    lay(ada_at, "rally", media, 7)
    lay(ada_at, "conflict", rallies, 1)
    ada_at.targets.nth(target).click()
    ada.button("table-seal-again").click()
    expect(boris_at.log).to_contain_text(ada.say("log-campaign-replaced", party=ada.say("party-0")))
    boris.page.reload()
    expect(boris_at.seal).to_be_visible()
    expect_sealed(boris, 1)
    frames, answers = boris.heard.comparable()
    boris.heard.forget()
    reveal(boris, table)
    own = ada.heard.comparable()[0]
    return {"frames": frames, "answers": answers, "own": own, "revealed": boris.heard.comparable()[0]}


def begun(ada: Person, boris: Person) -> str:
    ada.call_oneself("Ada")
    boris.call_oneself("Boris")
    options = {"ideologies": CELLS}
    table = ada.open_table(BOTS, options=options, start=False)
    boris.sit_down(table, 1, "Boris")
    ada.start(table)
    return table


def lay(table: Table, kind: str, region: int, many: int) -> None:
    table.coin(kind).click()
    for _ in range(many):
        table.region(region).click()


def expect_sealed(person: Person, seats: int) -> None:
    """Ada and the bots have."""
    said = person.say("seats-sealed", sealed=seats + len(BOTS), seats=5)
    expect(person.page.get_by_text(said, exact=True)).to_be_visible()


def reveal(boris: Person, table: str) -> None:
    """Once he seals too, which is done without his page here."""
    boris.post(f"tables/{table}/moves", {"id": "f" * 32, "seat": 1, "do": CAMPAIGN})
    expect(Table(boris).leave_count).to_be_visible()


def test_what_the_other_receives_does_not_depend_on_how_often_drafts_are_saved(people: People) -> None:
    none, several = (received_while(people, sealing) for sealing in (seal_at_once, seal_after_drafts))
    assert none["drafts"] == 0
    assert several["drafts"] >= 3
    assert none["frames"] == several["frames"]
    assert none["answers"] == several["answers"]
    assert none["frames"], "nothing was captured"


def received_while(people: People, sealing: Callable[[Person, str], int]) -> dict[str, Any]:
    """What Boris gets while Ada seals in that way, and when he loads his page anew; and how many drafts that took."""
    ada, boris = people(), people(answers=True)
    table = begun(ada, boris)
    ada.open(f"/t/{table}")
    expect_sealed(ada, 0)
    boris.heard.forget()
    boris.open(f"/t/{table}")
    expect(Table(boris).seal).to_be_visible()
    drafts = sealing(ada, table)
    expect_sealed(boris, 1)
    boris.page.reload()
    expect(Table(boris).seal).to_be_visible()
    expect_sealed(boris, 1)
    frames, answers = boris.heard.comparable()
    return {"frames": frames, "answers": answers, "drafts": drafts}


def seal_at_once(ada: Person, table: str) -> int:
    """Without her page, which would save by itself."""
    ada.post(f"tables/{table}/moves", {"id": "a" * 32, "seat": 0, "do": CAMPAIGN})
    return 0


def seal_after_drafts(ada: Person, table: str) -> int:
    """Each is on the server before the next begins."""
    at = Table(ada)
    drafts: list[Any] = []
    for kind, region in (("media", 7), ("media", 8), ("media", 7), ("rally", 9)):
        lay(at, kind, region, 1)
        drafts.append(saved_draft(ada, table, drafts))
    lay(at, "media", 7, 4)
    lay(at, "rally", 9, 6)
    lay(at, "conflict", 0, 1)
    at.targets.nth(2).click()
    at.seal.click()
    return len(drafts)


def saved_draft(ada: Person, table: str, before: list[Any]) -> Any:
    """The one after those."""
    deadline = monotonic() + PATIENCE
    while (draft := ada.get(f"tables/{table}/sight")["sight"]["view"]["draft"]) in [None, *before]:
        assert monotonic() < deadline, "no draft was saved"
        sleep(0.05)
    return draft


def test_talk_between_two_stays_between_two(people: People) -> None:
    ada, boris, clara, watcher = (people(answers=True) for _ in range(4))
    ada.call_oneself("Ada")
    table = ada.open_table({3: "random"}, seats=4, start=False)
    boris.sit_down(table, 1, "Boris")
    clara.sit_down(table, 2, "Clara")
    ada.start(table)
    for person in (ada, boris, clara, watcher):
        person.open(f"/t/{table}")
        expect(Table(person).talk).to_be_visible()
    say(ada, "Boris", "psst, hush-hush")
    expect(Table(boris).talk.get_by_role("tab", name="Ada")).to_contain_text("1")
    say(ada, ada.say("talk-everyone"), "a word to all")
    for person in (boris, clara, watcher):
        expect(Table(person).talk).to_contain_text("a word to all")
    for person in (clara, watcher):
        person.page.reload()
        expect(Table(person).talk).to_contain_text("a word to all")
        assert "a word to all" in person.heard.everything()
        assert "hush-hush" not in person.heard.everything()
    assert "psst, hush-hush" in boris.heard.everything()


def say(person: Person, room: str, text: str) -> None:
    talk = Table(person).talk
    talk.get_by_role("tab", name=room).click()
    talk.get_by_role("textbox", name=person.say("talk-message")).fill(text)
    talk.get_by_role("button", name=person.say("talk-send"), exact=True).click()
    expect(talk).to_contain_text(text)
