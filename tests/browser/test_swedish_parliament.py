"""Swedish Parliament in browsers: two people and a bot through an opinion with payments, a relation created, weakened
and broken, an invitation and a voter's choice. Both see the same, and nobody what is in another hand or paid.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from hemicycle.games.swedish_parliament.rules.components.box import SCALES, SHIPPED
from tests.browser.conftest import People
from tests.browser.pages import Person
from tests.browser.parliament import (
    CLOCKLESS,
    GAME,
    Match,
    Player,
    View,
    client_of,
    do,
    held,
    kind_of,
    speaking,
    until,
)

LABOUR, FARMERS, GREENS = 2, 4, 6
ADA, BORIS = 0, 1
COMMON, RARE = 0, (6, 7)  # the pile of most ideas, and those of the invitations
SEED = bytes(32).hex()  # of the table: every run meets the same cards


def prepared() -> dict[str, Any]:
    """Hardly anything but ideas that Labour and Farmers alone back for free, and invitations in the smallest piles."""
    friends = ["Labour", "Farmers"]
    others = [name for name in SHIPPED["seating"] if name not in friends]
    ideas = [
        {
            "scale": scale,
            "policy": {"title": f"Policy {at:02}", "direction": 0},
            "opinion": {"title": f"Opinion {at:02}", "direction": 1},
            "column": [*friends, *others],
            "highlighted": friends,
            "asterisk": [],
        }
        for at, scale in enumerate([*range(SCALES), *[COMMON] * 32])
    ]  # fmt: skip
    return {
        **SHIPPED,
        "idea": ideas,
        "minor": [{**minor, "pile": pile} for minor, pile in zip(SHIPPED["minor"], RARE)],
    }


def collecting(view: View, seat: int) -> dict[str, Any]:
    """Invitations, then ideas, then voters, of which two go to the queue."""
    for pile in RARE:
        if view["piles"][pile]:
            return do("Draw", pile=pile)
    if len(held(view, "idea")) < IDEAS[seat]:
        return do("Draw", pile=COMMON)
    voters = held(view, "voter")
    if len(view["queue"]) < 2 and len(voters) > 1 - seat:
        return do("CallVoter", card=voters[0])
    return do("Draw", pile=max(range(1, SCALES), key=lambda pile: view["piles"][pile]))


IDEAS = (6, 4)


@pytest.mark.timeout(480)
def test_two_people_and_a_bot(people: People, clients: dict[int, httpx.Client]) -> None:
    ada, boris = seated(people, clients)
    both = (ada, boris)
    play_an_opinion(ada, boris)
    alike(*both)
    for kind, backs, left in (("create", True, "+1"), ("weaken", False, "−1"), ("break", False, None)):
        change_a_relation(ada, boris, kind, backs)
        alike(*both)
        for player in both:
            expect_relation(player, left)
    if held(ada.view(), "minor"):
        invite(ada, boris)
    call_the_last_voter(both)
    if held(boris.view(), "minor"):
        wait_for(boris, "play")
        invite(boris, ada)
    alike(*both)


def seated(people: People, clients: dict[int, httpx.Client]) -> tuple[Player, Player]:
    """The pages open when both have what they need in their hands."""
    ada, boris = speaking(people()), speaking(people())
    ada.call_oneself("Ada")
    boris.call_oneself("Boris")
    clients |= {ADA: client_of(ada), BORIS: client_of(boris)}
    match = Match(ada.origin, started(ada, boris), clients)
    match.play_until(lambda view: ready(view, match.view(BORIS)), collecting)
    assert any(held(match.view(seat), "minor") for seat in (ADA, BORIS)), (
        "the bot has both invitations: try another SEED"
    )
    for person in (ada, boris):
        person.open(f"/t/{match.table}")
    return Player(ada, ADA), Player(boris, BORIS)


def started(ada: Person, boris: Person) -> str:
    options = {"parties": [LABOUR, FARMERS, GREENS], "components": prepared(), **CLOCKLESS}
    table = ada.open_table({2: "normal"}, seats=3, game=GAME, options=options, start=False)
    boris.sit_down(table, BORIS, "Boris")
    ada.start(table)
    return table


def ready(ada: View, boris: View) -> bool:
    """It is her turn, the invitations are drawn, two voters wait, and there are cards enough."""
    mine, his = len(held(ada, "idea")), len(held(boris, "idea"))
    return (
        (ada["phase"], ada["asked"], len(ada["queue"])) == ("play", ADA, 2)
        and not any(ada["piles"][pile] for pile in RARE)
        and (mine >= IDEAS[ADA] and his >= IDEAS[BORIS] and held(ada, "voter") != [])
    )


def play_an_opinion(ada: Player, boris: Player) -> None:
    """He alone stands still, for a card that nobody else may know."""
    before = boris.view()
    price = held(before, "idea")[0]
    ada.play(held(ada.view(), "idea")[0], "opinion")
    replies(lambda: ada.act("table-go-along"), lambda: boris.pay(price, "table-still-pay"), ada, boris)
    after = boris.view()
    assert after["markers"][FARMERS] == before["markers"][FARMERS]
    assert after["markers"][LABOUR] != before["markers"][LABOUR]
    assert paid_by_him(after) == [price]
    assert paid_by_him(ada.view()) == [None]
    if ada.view()["phase"] == "relation":  # the bot has paid too
        ada.change("create", "Farmers", "Greens")


def paid_by_him(view: View) -> list[int | None]:
    return [paid["card"] for paid in view["paid"] if paid["by"] == BORIS]


def replies(hers: Callable[[], None], his: Callable[[], None], ada: Player, boris: Player) -> None:
    """In whatever order they are asked."""
    while (view := settled(ada))["phase"] == "reply":
        settled(boris)
        (hers, his)[view["asked"]]()


def wait_for(player: Player, *phases: str) -> None:
    """Until it is that player's move, and one of these is asked."""
    until(lambda: (view := player.view())["asked"] == player.seat and view["phase"] in phases)


def change_a_relation(ada: Player, boris: Player, kind: str, backs: bool) -> None:
    """She backs her own policy, and he does as it must be for the change."""
    ada.play(held(ada.view(), "idea")[0], "policy")
    back = "table-back-free" if backs else "table-not-back"
    replies(lambda: ada.act("table-back-free"), lambda: boris.act(back), ada, boris)
    ada.change(kind, "Labour", "Farmers")


def expect_relation(player: Player, strength: str | None) -> None:
    """As the map says it."""
    tile = player.person.page.get_by_role("img", name=re.compile("^Labour(,|$)"))
    said = player.say("table-with", party="Farmers", strength=strength or "")
    expect(tile).to_have_count(1)
    label = tile.get_attribute("aria-label") or ""
    assert (said in label) == (strength is not None)


def invite(host: Player, guest: Player) -> None:
    """The host gives a card and welcomes one; the guest gives it, and pays another to come back a step."""
    minor = held(host.view(), "minor")[0]
    host.play(minor, "invite")
    host.pay(held(host.view(), "idea")[0], "table-contribute-go")
    host.act("table-enough")
    while (view := settled(host))["phase"] == "welcome":
        welcome = int(view["in_play"]["asked"] == guest.view()["parties"][guest.seat])
        host.move.get_by_role("spinbutton").fill(str(welcome))
        host.move.get_by_role("spinbutton").press("Tab")
        host.act("table-welcome-go", count=welcome)
        if welcome:
            guest.pay(held(guest.view(), "idea")[0], "table-contribute-go")
    wait_for(guest, "bring-back")
    assert guest.view()["in_play"]["pushed"] == 2
    guest.pay(held(guest.view(), "idea")[0], "table-bring-go")
    guest.act("table-enough")
    while (view := settled(host))["phase"] != "play":
        if view["asked"] == host.seat and view["phase"] == "bring-back":
            host.act("table-enough")
        elif view["asked"] == host.seat and view["phase"] == "relation":
            host.wish()
            host.act("table-relation-go")
    party = minor - len(view["components"]["ideas"]) - 16 + 8
    assert any(view["markers"][party])


def settled(player: Player) -> View:
    until(lambda: player.sight()["awaited"] != [2])
    return player.view()


def call_the_last_voter(both: tuple[Player, Player]) -> None:
    """The third in the queue; then the first of them chooses, and all are told how."""
    ada, _ = both
    voter = held(ada.view(), "voter")[0]
    first = ada.view()["queue"][0]
    ada.play(voter, "call")
    ada.draw(COMMON)
    for player in both:
        decided = player.view()["decided"]
        assert decided[-1]["voter"] == first
        told = player.person.page.get_by_role("region", name=player.say("table-vote"), exact=True)
        expect(told).to_contain_text(player.say("table-vote-kicker", count=len(decided)))


def alike(ada: Player, boris: Player) -> None:
    """What is public is the same for both, and nobody's page names a card of the other's hand or one paid face down."""
    until(lambda: ada.sight()["view"]["happened"] == boris.sight()["view"]["happened"])
    views = {player.seat: player.view() for player in (ada, boris)}
    assert public(views[ADA]) == public(views[BORIS])
    for own, other in ((ada, boris), (boris, ada)):
        hidden = [*views[other.seat]["mine"], *[paid["card"] for paid in views[other.seat]["paid"]]]
        page = own.person.page.locator("body").inner_text()
        for card in hidden:
            if card is not None and kind_of(views[ADA], card) == "idea" and not_open(views[own.seat], card):
                idea = views[ADA]["components"]["ideas"][card]
                assert idea["policy"] not in page
                assert idea["opinion"] not in page


def public(view: View) -> View:
    hidden = {"mine": None, "paid": [(paid["by"], paid["pile"]) for paid in view["paid"]]}
    return view | hidden


def not_open(view: View, card: int) -> bool:
    return card not in [played["card"] for played in view["agenda"]] and card not in view["trash"]
