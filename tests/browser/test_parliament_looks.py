"""Swedish Parliament's pages in every phase of one match: at desks, on a tablet and on two phones everything fits
in all its languages, and axe finds no fault by day at the desk and by night on a phone. Whether it is beautiful
people say.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.looks import misfits, violations
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
)

SEED = bytes(32).hex()  # of all tables: every run meets the same cards
LANGUAGES = ("en", "ru", "sv")
SCREENS: Any = [
    {"width": 390, "height": 844}, {"width": 360, "height": 740},
    {"width": 1024, "height": 768}, {"width": 1366, "height": 768}, {"width": 1280, "height": 720},
    {"width": 1440, "height": 900}, {"width": 1280, "height": 800},
]  # fmt: skip
ADA, BORIS, CLARA = 0, 1, 2


@dataclass
class Album:
    """Pages of one seat in several languages, and the faults that were found on them."""

    match: Match
    players: list[Player]
    faults: list[str]

    def look(self, phase: str, prepare: Callable[[Player], None] = lambda player: None) -> None:
        for player in self.players:
            page, language = player.person.page, player.person.words.language
            expect(player.places.move).to_be_visible()
            player.sight()
            prepare(player)
            found = [*unfit(page), *(amiss(page) if player is self.players[0] else [])]
            self.faults += [f"{language} {phase}: {fault}" for fault in found]

    def do(self, seat: int, kind: str, **fields: Any) -> View:
        self.match.move(seat, do(kind, **fields))
        return self.match.view(ADA)


def unfit(page: Page) -> list[str]:
    """The desk comes last, where people go on."""
    faults: list[str] = []
    for screen in SCREENS:
        page.set_viewport_size(screen)
        faults += [f"{screen['width']} x {screen['height']}: {fault}" for fault in misfits(page)]
    return faults


def amiss(page: Page) -> list[str]:
    """In words that do not depend on the language."""
    faults = [f"light: {fault}" for fault in violations(page)]
    page.set_viewport_size(SCREENS[0])
    page.emulate_media(color_scheme="dark")
    faults += [f"dark: {fault}" for fault in violations(page)]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(SCREENS[-1])
    return faults


@pytest.mark.timeout(600)
def test_no_phase_has_faults(people: People, clients: dict[int, httpx.Client]) -> None:
    album = opened(people, clients)
    match = album.match
    album.look("choose")
    match.play_until(lambda view: view["phase"] == "place", passing)
    album.look("place")
    match.play_until(ready, collecting)
    clara_asks(album)
    album.look("reply", pick)
    album.do(ADA, "Decline")
    match.play_until(lambda view: view["asked"] == ADA and view["phase"] == "play", collecting)
    album.look("play", pick)
    invitation(album)
    relation_and_vote(album)
    match.play_until(lambda view: view["forecast"] is not None, collecting)
    album.look("forecast", open_forecast)
    match.play_until(lambda view: view["phase"] == "over", passing)
    album.look("forming")
    album.look("results", see_result)
    assert not album.faults, "\n".join(album.faults)


def opened(people: People, clients: dict[int, httpx.Client]) -> Album:
    """Ada's page in each language; the others have none."""
    first, *others = [speaking(people(language), language) for language in LANGUAGES]
    first.call_oneself("Ada")
    for other in others:
        other.page.context.add_cookies(first.page.context.cookies())  # type: ignore[arg-type]  # as they were given
    table = first.open_table({}, seats=3, game=GAME, options=CLOCKLESS, start=False)
    clients |= {ADA: client_of(first), BORIS: httpx.Client(), CLARA: httpx.Client()}
    for seat, name in ((BORIS, "Константин Константинович"), (CLARA, "Clara")):
        data = {"seat": seat, "name": name}
        assert clients[seat].post(f"{first.origin}/api/tables/{table}/seats", json=data).is_success
    first.start(table)
    for person in (first, *others):
        person.open(f"/t/{table}")
    players = [Player(person, ADA) for person in (first, *others)]
    return Album(Match(first.origin, table, clients), players, [])


def collecting(view: View, seat: int) -> dict[str, Any]:
    """Ada looks for an invitation, then for a voter; the others see to it that two voters wait."""
    voters = held(view, "voter")
    if seat != ADA and voters and len(view["queue"]) < 2:
        return do("CallVoter", card=voters[0])
    wanted = (4, 5) if seat == ADA else (0, 1, 2, 3, 6, 7)
    piles = [pile for pile in wanted if view["piles"][pile]] or [p for p in range(8) if view["piles"][p]]
    return do("Draw", pile=piles[0])


def passing(view: View, seat: int) -> dict[str, Any]:
    """The shortest way to the end."""
    if any(view["piles"]):
        return do("Draw", pile=next(pile for pile in range(8) if view["piles"][pile]))
    hand = view["mine"]
    if not hand:
        return do("EndTurn")
    kind = {"idea": "Policy", "voter": "CallVoter", "minor": "Invite"}[kind_of(view, hand[0])]
    return do(kind, card=hand[0])


def ready(view: View) -> bool:
    """Clara is next before Ada, who has all that is needed."""
    return (
        view["phase"] == "play" and view["asked"] == CLARA and len(view["queue"]) == 2
        and bool(held(view, "minor")) and bool(held(view, "voter")) and len(held(view, "idea")) > 3
    )  # fmt: skip


def clara_asks(album: Album) -> None:
    """With an opinion, which leaves something on the agenda; Boris goes along."""
    card = held(album.match.view(CLARA), "idea")[0]
    view = album.do(CLARA, "Opinion", card=card)
    while view["asked"] != ADA:
        view = album.do(view["asked"], "Decline")


def pick(player: Player) -> None:
    """The first card, so that it is said what it would do or buy."""
    player.move.get_by_role("list", name=re.compile("")).get_by_role("button").first.click()


def invitation(album: Album) -> None:
    album.do(ADA, "Invite", card=held(album.match.view(ADA), "minor")[0])
    album.look("contribute", pick)
    album.do(ADA, "Contribute", card=held(album.match.view(ADA), "idea")[0])
    view = album.do(ADA, "Enough")
    album.look("welcome")
    album.do(ADA, "Welcome", most=1)
    guest = view["parties"].index(view["in_play"]["asked"])
    view = album.do(guest, "Contribute", card=held(album.match.view(guest), "idea")[0])
    view = album.do(ADA, "Close")
    while view["asked"] != ADA:
        view = album.do(view["asked"], "Enough")
    album.look("bring back", pick)
    album.do(ADA, "Enough")
    album.match.play_until(lambda view: view["phase"] == "play", collecting)


def relation_and_vote(album: Album) -> None:
    view = album.match.view(ADA)
    ideas = view["components"]["ideas"]
    friendly = max(held(view, "idea"), key=lambda card: len(ideas[card]["highlighted"]))
    view = album.do(ADA, "Policy", card=friendly)
    while view["phase"] == "reply":
        view = album.do(view["asked"], "Decline")
    album.look("relation", Player.wish)
    album.match.play_until(lambda view: view["phase"] == "play", collecting)
    album.do(ADA, "CallVoter", card=held(album.match.view(ADA), "voter")[0])
    album.do(ADA, "Draw", pile=next(pile for pile in range(8) if view["piles"][pile]))
    for player in album.players:
        vote = player.person.page.get_by_role("region", name=player.say("table-vote"), exact=True)
        expect(vote).to_be_visible()
    album.look("vote")


def open_forecast(player: Player) -> None:
    """What lay over the map is put away first."""
    player.person.button("table-close").click()
    player.person.button("table-if-now").click()


def see_result(player: Player) -> None:
    player.button("move-result").click()
    expect(player.person.link("replay-game")).to_be_visible()
