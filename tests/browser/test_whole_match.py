"""Two people and three bots play a whole match, from the lobby to the end page: one in Russian on a phone, with
fingers, and the other by keyboard alone. The phone's page is loaded anew while its tokens are being placed.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.pages import Lobby, NewTable, Person
from tests.browser.players import Fingers, Keys

NAMES = ("Ада", "Boris")


@pytest.mark.timeout(240)
def test_two_people_and_three_bots_play_to_the_end(people: People) -> None:
    ada, boris = Fingers(people("ru", "phone"), home=0), Keys(people("en"), home=5)
    code = open_with_bots(ada)
    join(boris, code)
    ada.person.button("room-start").tap()
    for player in (ada, boris):
        player.found()
    place_with_a_reload(ada)
    while (asked := [what_is_asked(player) for player in (ada, boris)]) != ["over", "over"]:
        assert asked[0] == asked[1]
        for player in (ada, boris):
            if asked[0] == "vote":
                player.vote()
            else:
                player.place()
                player.seal()
    for player in (ada, boris):
        player.see_result()
        expect_end_page(player.person)


def open_with_bots(host: Fingers) -> str:
    """Through the pages, as a host does it; the code that friends type."""
    person, new = host.person, NewTable(host.person)
    person.open("/")
    Lobby(person).with_friends.tap()
    person.line("name-label").fill(NAMES[0])
    person.button("step-more", what=person.say("new-seats")).tap()
    for number in (3, 4, 5):
        new.give_to_bot(number, "normal")
    person.field("new-untimed").check()
    person.button("new-go").tap()
    code = person.page.locator("[data-test=code]")
    expect(code).to_be_visible()
    return code.inner_text()


def join(guest: Keys, code: str) -> None:
    person = guest.person
    person.open("/")
    guest.type_into(person.line("lobby-code-about"), code)
    guest.press("Enter")
    sit = person.page.get_by_role("button", name=person.say("room-sit"))
    guest.use(sit)
    guest.type_into(person.line("name-label"), NAMES[1])
    guest.press("Enter")
    expect(person.button("room-leave")).to_be_visible()


def place_with_a_reload(player: Fingers) -> None:
    """Nothing that lay on the map is lost."""
    table = player.table
    player.place_all("media")
    before = [table.region(region).get_attribute("aria-label") for region in range(10)]
    player.person.page.reload()
    expect(table.coin("media")).to_contain_text("0")
    assert [table.region(region).get_attribute("aria-label") for region in range(10)] == before


def what_is_asked(player: Fingers | Keys) -> str:
    """After a count, once it was left."""
    table = player.table
    expect(table.what_is_asked.first).to_be_visible()
    if table.leave_count.is_visible():
        player.leave_count()
        expect(table.leave_count).to_be_hidden()
    if table.see_result.is_visible():
        return "over"
    return "vote" if table.seal_ballot.is_visible() else "campaign"


def expect_end_page(person: Person) -> None:
    """Its headline is the verdict, in the reader's language."""
    verdict = person.get(f"tables/{person.table()}/sight")["sight"]["outcome"]["verdict"]
    expect(person.page.get_by_role("heading", name=person.say(verdict), exact=True)).to_be_visible()
    expect(person.link("replay-game")).to_be_visible()
