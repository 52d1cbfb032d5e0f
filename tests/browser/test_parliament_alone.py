"""Swedish Parliament alone in a browser: from the lobby, through every move on its own table, to the front page of its
end. What is done is what the sheet asks for, not what is wise.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hemicycle.games.swedish_parliament.rules.components.box import VOTERS
from tests.browser.conftest import People
from tests.browser.pages import Lobby
from tests.browser.parliament import Player, View, kind_of, speaking

FULL_HAND = 4
SEED = bytes(32).hex()  # of the table: every run meets the same cards


@pytest.mark.timeout(240)
def test_alone_against_the_system_to_the_end(people: People) -> None:
    """Two clicks from the lobby, and to the front page after the last voter; the cabinet is told in steps."""
    ada = Player(speaking(people()), 0)
    ada.person.open("/")
    Lobby(ada.person).poster.get_by_role("button", name=ada.say("lobby-alone"), exact=True).click()
    party = ada.say("party-greens")
    ada.person.page.get_by_role("radio", name=party).click()
    ada.act("table-choose-go", party=party)
    while not (sight := ada.sight())["over"]:
        answer(ada, sight["view"])
    follow_the_cabinet(ada, sight["view"])
    ada.button("move-result").click()
    headline = "table-headline" if sight["outcome"]["winners"] else "table-headline-nobody"
    centre = party_name(ada, sight["view"], sight["view"]["cabinet"]["centre"])
    title = ada.say(headline, party=centre, parties=centre, count=1)
    expect(ada.person.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(ada.person.page.get_by_text(ada.say(sight["outcome"]["verdict"]), exact=True)).to_be_visible()
    assert sum(map(len, sight["view"]["won"])) == VOTERS
    expect(ada.person.link("replay-game")).to_be_visible()


def answer(player: Player, view: View) -> None:
    """Something that the sheet asks for."""
    phase = view["phase"]
    if phase == "place":
        player.move.get_by_role("listitem").first.get_by_role("button").first.click()
        player.act("table-place-go")
    elif phase == "play":
        play_or_draw(player, view)
    elif phase == "reply":
        reply(player, view)
    elif phase == "relation":
        player.wish()
        player.act("table-relation-go")
    else:
        player.act("table-enough")


def reply(player: Player, view: View) -> None:
    """Back whatever is free or can be paid for; stand still at nothing."""
    if view["in_play"]["side"] == "opinion":
        player.act("table-go-along")
    elif player.button("table-back-free").is_visible():
        player.act("table-back-free")
    else:
        player.pay(view["mine"][0], "table-back-pay")


def play_or_draw(player: Player, view: View) -> None:
    hand, piles = view["mine"], view["piles"]
    if any(piles) and len(hand) < FULL_HAND:
        player.draw(max(range(8), key=lambda pile: piles[pile]))
    elif not hand:
        player.act("table-end-turn")
    else:
        idea = "policy" if len(hand) % 2 else "opinion"
        player.play(hand[0], {"idea": idea, "voter": "call", "minor": "invite"}[kind_of(view, hand[0])])


def follow_the_cabinet(player: Player, view: View) -> None:
    """Each step has a headline and a sentence of its own, and the last names the centre of gravity."""
    page = player.person.page
    told = page.locator("article[aria-live=polite]")
    steps: list[str] = []
    while (
        not steps or (forward := player.person.button("table-next")).get_attribute("aria-disabled") != "true"
    ):
        if steps:
            forward.click()
        expect(
            told.get_by_text(player.say("table-step", step=len(steps), steps=len(view["cabinet"]["steps"])))
        ).to_be_visible()
        steps.append(told.inner_text())
    assert len(steps) == len(set(steps)) == 1 + len(view["cabinet"]["steps"])
    assert party_name(player, view, view["cabinet"]["centre"]) in steps[-1]
    player.person.button("table-to-board").click()


def party_name(player: Player, view: View, party: int) -> str:
    return player.say("party-" + view["components"]["names"][party].lower())
