"""Koalition from the first vote to the end page: two people at browsers of their own, two bots, eight countries.

The first country is played by the people's own clicks, with cards that are made for it: nearly all politicians are
worth 5, so that parties are split whenever as many of them lie before two players, and any two parties go together.
The other countries are played without clicks, and quickly.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from hemicycle.games import koalition
from hemicycle.words import Words
from tests.browser.cardplayers import PATIENCE, Player, until
from tests.browser.conftest import People

# A small search has found it. The bots are dealt no joker. Ada has some and the only skull; all other action cards
# are vests. Both people hold two politicians at least of each of the first five parties, and bots none of the others.
SEED = (22460).to_bytes(32, "big").hex()
SIZES = (12, 12, 12, 11, 11, 1, 1)  # politicians of the parties
ACTIONS = {"double": 0, "skull": 1, "egg": 0, "sausage": 0, "vest": 19}
BOTS = {2: "normal", 3: "normal"}
ADA, BORIS, FIRST_BOT = 0, 1, 2
NAMES = ("Ada", "Boris")


def cards() -> dict[str, Any]:
    own = tomllib.loads((Path(koalition.__file__).parent / "cards.toml").read_text(encoding="utf-8"))
    names = iter([politician["name"] for party in own["party"] for politician in party["politicians"]])
    ids = [party["id"] for party in own["party"]]
    for party, size in zip(own["party"], SIZES):
        party["partners"] = [other for other in ids if other != party["id"]]
        party["politicians"] = [{"value": 5, "name": next(names)} for _ in range(size)]
    countries = [country | {"seats": 2} for country in own["country"]]
    return own | {"jokers": [1] * 5, "actions": ACTIONS, "country": countries}


OPTIONS = {
    "countries": "8",
    "deck": cards(),
    **dict.fromkeys(("talks_seconds", "move_seconds", "action_seconds")),
}


@pytest.mark.timeout(240)
def test_two_people_and_two_bots_play_to_the_end(people: People) -> None:
    ada, boris = seated(people)
    choose_a_leader(ada, boris)
    assert ada.view["mine"]["jokers"]
    assert ["skull", 1] in ada.view["mine"]["actions"], "cards are dealt otherwise: search for another seed"
    hands_are_secret(ada, boris)
    an_election_of_which_nothing_comes(ada, boris)
    a_joker_a_vest_and_a_split_party(ada, boris)
    play_on(ada, boris)
    for player in (ada, boris):
        count_europe(player)


def seated(people: People) -> tuple[Player, Player]:
    ada, boris = [replace(people(), words=Words("koalition", "en")) for _ in NAMES]
    ada.call_oneself(NAMES[ADA])
    table = ada.open_table(BOTS, seats=4, game="koalition", options=OPTIONS, start=False)
    boris.sit_down(table, BORIS, NAMES[BORIS])
    for person in (ada, boris):
        person.open(f"/t/{table}")
        expect(person.page.locator("[data-test=code]")).to_be_visible()
    ada.start(table)
    return Player(ada, table, ADA), Player(boris, table, BORIS)


def same_public(ada: Player, boris: Player) -> dict[str, Any]:
    """What both see is the same but for what is one's own, once nothing happens between their asking."""
    until(lambda: ada.public == boris.public)
    return ada.public


def choose_a_leader(ada: Player, boris: Player) -> None:
    """Bots vote for themselves; the bot after the people opens, so that they lay when it has."""
    for player in (ada, boris):
        player.click("table-stand")
    until(lambda: ada.asked("vote") and boris.asked("vote"))
    for player in (ada, boris):
        candidates = player.places.move.get_by_role("radiogroup", name=player.person.say("table-candidates"))
        candidates.get_by_role("radio").first.click()
        player.click("table-vote-for", name="Ada")
    until(lambda: ada.asked("appoint"))
    openers = ada.places.move.get_by_role("radiogroup", name=ada.person.say("table-openers"))
    openers.get_by_role("radio").nth(FIRST_BOT).click()
    ada.places.move.locator(".btn--go").click()
    until(lambda: ada.asked("lay"))


def hands_are_secret(*players: Player) -> None:
    for player, other in zip(players, reversed(players)):
        expect(player.group("table-hand").or_(player.fronts).first).to_be_visible()
        deck, hand = player.view["deck"], other.view["mine"]
        page = player.person.page.locator("body").inner_text()
        shown = [
            card for card in hand["politicians"] if deck["politicians"][card]["name"].split()[-1] in page
        ]
        assert not shown
        assert str(hand["politicians"]).replace(" ", "") not in player.person.heard.everything().replace(
            " ", ""
        )


def pass_all(ada: Player, boris: Player) -> None:
    """Until a politician is to be laid by one of them, or it is counted."""
    while True:
        view = same_public(ada, boris)
        turn = view["turn"]
        if view["phase"] in ("camps", "talks") or (view["phase"] == "lay" and turn in (ADA, BORIS)):
            return
        if turn in (ADA, BORIS):
            (ada, boris)[turn].pass_by()


def an_election_of_which_nothing_comes(ada: Player, boris: Player) -> None:
    """Each of them lays two of a party that nobody else has begun: then bots have no majority without them."""
    begun: dict[int, int] = {}
    for player in (ada, boris, ada, boris):
        pass_all(ada, boris)
        assert player.asked("lay")
        if player.seat not in begun:
            begun[player.seat] = fresh(player.view)
        player.lay(begun[player.seat])
    pass_all(ada, boris)
    assert same_public(ada, boris)["phase"] == "talks"
    talk_in_vain(ada, boris)
    for player in (ada, boris):
        player.click("table-give-up")
    for player in (ada, boris):
        country = player.person.say("table-anew-in", country=country_of(player.view))
        expect(player.person.page.get_by_role("heading", name=country, exact=True)).to_be_visible()
        said = player.person.say("log-failed-given-up")
        expect(player.places.log).to_contain_text(said)
        expect(player.places.talk).to_contain_text(player.person.say("table-offer-past"))
    last = same_public(ada, boris)["last"]
    assert (last["why"], len(last["table"])) == ("given-up", 8)


def country_of(view: dict[str, Any]) -> str:
    return str(view["deck"]["countries"][view["country"]]["name"])


def fresh(view: dict[str, Any]) -> int:
    lying = Counter(own["party"] for own in view["table"])
    return next(party for party in range(5) if not lying[party])


def talk_in_vain(ada: Player, boris: Player) -> None:
    """She offers a coalition in talk, and he proposes it; a bot may strike that."""
    coalitions = ada.view["coalitions"]
    number = next(at for at, own in enumerate(coalitions) if {ADA, BORIS} <= {*own["chairs"]})
    page, talk = ada.person.page, ada.places.talk
    talk.get_by_role("button", name=ada.person.say("talk-offer"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio").nth(number).click()
    dialog.get_by_role("button", name=ada.person.say("table-offer-send"), exact=True).click()
    expect(dialog).to_be_hidden()
    boris.person.button("table-offer-look", within=boris.places.talk).first.click()
    boris.click("table-propose")
    expect(ada.places.log).to_contain_text("Boris proposes")


def a_joker_a_vest_and_a_split_party(ada: Player, boris: Player) -> None:
    """The first bot's party is split between it and Boris; Ada, whose joker stands in it, is not tied."""
    pass_all(ada, boris)
    split = ada.view["table"][0]["party"]
    ada.declare(split)
    pass_all(ada, boris)
    hit = boris.lay(split)
    pass_all(ada, boris)
    ada.lay(weakest(ada.view, split))
    ada.play("skull", hit)
    boris.play("vest", hit)
    for player in (ada, boris):
        under = player.person.say("table-under", cards=player.person.say("table-kind-vest"))
        expect(player.fronts.get_by_text(f"{player.called(hit)}, {under}", exact=True)).to_be_attached()
    pass_all(ada, boris)
    lying = Counter(own["owner"] for own in boris.view["table"] if own["party"] == split)
    boris.lay(split if 2 in (lying[2], lying[3]) else weakest(boris.view, split))
    pass_all(ada, boris)
    view = same_public(ada, boris)
    assert (view["phase"], BORIS in view["tallies"][split]["chairs"]) == ("camps", True)
    choose_a_camp(ada, boris)


def weakest(view: dict[str, Any], but: int) -> int:
    lying = Counter(own["party"] for own in view["table"])
    return min([party for party in range(5) if party != but], key=lambda party: lying[party])


def choose_a_camp(ada: Player, boris: Player) -> None:
    until(lambda: ada.asked("camps"))
    assert ADA in boris.view["siding"]
    camp = ada.person.say("table-camp-choice", name="Boris", you="no")
    ada.places.move.get_by_role("radio", name=camp, exact=True).check()
    ada.click("table-side-seal")
    until(lambda: ada.view["phase"] != "camps")
    for player in (ada, boris):
        expect(player.places.log).to_contain_text("(camp of Boris)")


def play_on(ada: Player, boris: Player) -> None:
    """To the end, without clicks."""
    deadline = monotonic() + PATIENCE
    while not (sight := ada.sight)["over"]:
        assert monotonic() < deadline
        for player in (ada, boris):
            if player.seat in sight["awaited"]:
                player.do(simple(player))
    same_public(ada, boris)


def simple(player: Player) -> Any:
    """The first politician, no action card, a government as soon as one is proposed."""
    view = player.view
    match view["phase"]:
        case "lay":
            return {"do": "Field", "politician": view["mine"]["politicians"][0]}
        case "camps":
            form = player.sight["choices"]
            return {"do": "Side", "camps": [camp["pick"][0] for camp in form["fields"]["camps"]["each"]]}
        case "talks":
            return in_talks(view, player.seat)
    return {"do": "Pass"}


def in_talks(view: dict[str, Any], seat: int) -> Any:
    for own in view["proposals"]:
        if seat in view["coalitions"][own["coalition"]]["chairs"] and seat not in own["hands"]:
            return {"do": "Shake", "proposal": own["number"]}
    mine = [at for at, own in enumerate(view["coalitions"]) if seat in own["chairs"]]
    return {"do": "Propose", "coalition": mine[0]} if mine else {"do": "GiveUp"}


def count_europe(player: Player) -> None:
    """The last count first, then Europe's, step by step, and the end page."""
    person, view = player.person, player.view
    stage = person.page.get_by_role("main")
    last = person.say("table-last", country=view["deck"]["countries"][view["last"]["country"]]["name"])
    expect(stage).to_contain_text(last)
    person.button("table-to-europe", within=stage).click()
    tally = stage.get_by_role("region", name=person.say("table-europe"), exact=True)
    expect(tally.get_by_role("heading")).to_have_text(person.say("table-europe-power-title"))
    for step in ("shares", "bonuses", "holders", "given", "scores"):
        person.button("table-step-on", within=tally).click()
        expect(tally.get_by_role("heading")).to_have_text(person.say(f"table-europe-{step}-title"))
    for score in view["europe"]["scores"]:
        expect(tally.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
    player.click("move-result")
    names = person.names_at(player.table)
    winners = [names[seat] for seat in player.sight["outcome"]["winners"]]
    headline = person.say("table-headline", names=person.words.listing(winners), count=len(winners))
    expect(person.page.get_by_role("heading", name=headline, exact=True)).to_be_visible()
    expect(person.link("replay-game")).to_be_visible()
