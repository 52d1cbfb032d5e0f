"""What any game gets without a table of its own: people play by lists, steppers and boxes, to a plain end page."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hemicycle.words import Words
from tests.browser.conftest import People
from tests.browser.pages import Person
from tests.browser.plain import PlainTable

REGIONS = 10
BOTS = dict.fromkeys((2, 3, 4), "random")


@pytest.mark.timeout(180)
def test_ten_regions_to_its_end(people: People) -> None:
    """Boris has no page open: while he is waited for what was sealed may be replaced."""
    ada, boris = people(), people()
    code = begun(ada, {1: boris}, BOTS, {"ideologies": "random", "turns": 1})
    table = PlainTable(ada)
    table.open(code)
    expect(table.places.map).to_have_count(0)
    place_campaign(table)
    table.button("action-campaign").click()
    expect(table.move.get_by_text(ada.say("move-sealed"), exact=True)).to_be_visible()
    assert sealed(ada, code) == campaign([3, 4] + [0] * 8, target=1)
    table.button("move-replace").click()
    table.step("step-less", at_region(ada, "media", 0))
    table.step("step-more", at_region(ada, "media", 9))
    table.button("move-send-again").click()
    expect(table.places.log).to_contain_text(ada.say("log-campaign-replaced", party=party_of(ada, code)))
    assert sealed(ada, code) == campaign([2, 4] + [0] * 7 + [1], target=1)
    act(boris, code, 1, campaign([7] + [0] * 9, target=None))
    vote_if_tied(table, code, {1: boris})
    expect_plain_end(table, code)


@pytest.mark.timeout(120)
def test_a_tied_region_of_ten_regions(people: People) -> None:
    """All are of one party and campaign in one place alone, so that it is tied for certain."""
    ada, *others = [people() for _ in range(4)]
    friends = dict(enumerate(others, 1))
    alike = {"ideologies": [4] * 4, "unique_ideologies": False, "turns": 1}
    code = begun(ada, friends, {}, alike | {"media": 1, "rallies": 0, "conflicts": 0}, seats=4)
    table = PlainTable(ada)
    table.open(code)
    table.step("step-more", at_region(ada, "media", 0))
    table.button("action-campaign").click()
    for seat, friend in friends.items():
        only = {"rallies": [0] * REGIONS, "conflicts": [], "controls": []}
        act(friend, code, seat, {"do": "Campaign", "media": [1] + [0] * 9} | only)
    assert vote_if_tied(table, code, friends), "a tie was to come"
    expect_plain_end(table, code)


def begun(
    host: Person, friends: dict[int, Person], bots: dict[int, str], options: dict[str, Any], seats: int = 5
) -> str:
    untimed = {"campaign_seconds": None, "vote_seconds": None}
    code = host.open_table(bots, seats=seats, options=options | untimed, start=False)
    for seat, friend in friends.items():
        friend.sit_down(code, seat, f"Friend {seat}")
    host.start(code)
    return code


def act(person: Person, code: str, seat: int, do: dict[str, Any]) -> None:
    """Without a page."""
    number = person.get(f"tables/{code}/sight")["n"]
    person.post(f"tables/{code}/moves", {"id": f"{seat} at {number}", "seat": seat, "do": do})


def campaign(media: list[int], target: int | None) -> dict[str, Any]:
    strike = {"do": "Strike", "region": 2, "target": target}
    rallies = [0] * 9 + [7]
    return {"do": "Campaign", "media": media, "rallies": rallies, "conflicts": [strike], "controls": []}


def sealed(person: Person, code: str) -> Any:
    return person.get(f"tables/{code}/sight")["sight"]["view"]["mine"]


def party_of(person: Person, code: str) -> str:
    sight = person.get(f"tables/{code}/sight")["sight"]
    name: str = sight["names"]["seat"][0]["key"]
    return person.say(name)


def at_region(person: Person, kind: str, region: int) -> str:
    return f"{person.say(f'field-campaign-{kind}')}, {person.say(f'region-{region}')}"


def place_campaign(table: PlainTable) -> None:
    """By typing, by steps, by one of a list; no more than there is."""
    ada = table.person
    media, conflicts = ada.say("field-campaign-media"), ada.say("field-campaign-conflicts")
    table.expect_not_ready(ada.say("missing-left", what=media, left=7))
    table.type_number(at_region(ada, "media", 1), 4)
    for _ in range(3):
        table.step("step-more", at_region(ada, "media", 0))
    expect(table.button("step-more", what=at_region(ada, "media", 2))).to_be_disabled()
    table.type_number(at_region(ada, "rallies", 9), 7)
    table.expect_not_ready(ada.say("missing-left", what=conflicts, left=1))
    table.button("bag-more", what=conflicts).click()
    strike = table.group(conflicts).get_by_role("listitem")
    where = table.group(ada.say("field-strike-region"), within=strike)
    where.get_by_role("radio", name=ada.say("region-2"), exact=True).check()
    at_whom = table.group(ada.say("field-strike-target"), within=strike).get_by_role("radio")
    expect(at_whom.first).to_have_accessible_name(ada.say("none-strike-target"))
    at_whom.nth(1).check()
    table.expect_not_ready(ada.say("move-ready"))


def vote_if_tied(table: PlainTable, code: str, friends: dict[int, Person]) -> list[int]:
    """All for the first that may be voted for; the regions that were tied."""
    ada = table.person
    ballot = table.button("action-ballot")
    expect(ballot.or_(table.places.see_result)).to_be_visible()
    ties = [int(tie["region"]) for tie in view(ada, code)["ties"]]
    if not ballot.is_visible():
        return []
    choices = [friends[seat].get(f"tables/{code}/sight")["sight"]["choices"] for seat in friends]
    for region in ties:
        leaders = table.group(ada.say(f"region-{region}")).get_by_role("radio")
        expect(leaders.first).to_have_accessible_name(ada.say("none-ballot-votes"))
        leaders.nth(1).check()
    ballot.click()
    for (seat, friend), form in zip(friends.items(), choices):
        parts = form["fields"]["votes"]["each"]
        act(friend, code, seat, {"do": "Ballot", "votes": [part["pick"][1] for part in parts]})
    return ties


def expect_plain_end(table: PlainTable, code: str) -> None:
    """The verdict, and everybody's place and points."""
    person = table.person
    table.places.see_result.click()
    outcome = person.get(f"tables/{code}/sight")["sight"]["outcome"]
    verdict = person.say(outcome["verdict"])
    expect(person.page.get_by_role("heading", name=verdict, exact=True)).to_be_visible()
    standing = person.page.get_by_role("table").filter(has_text=person.say("results-place"))
    rows = standing.get_by_role("row")
    expect(rows).to_have_count(1 + len(outcome["places"]))
    figures = sorted(zip(outcome["places"], outcome["scores"]))
    told = [row.get_by_role("cell").all_inner_texts() for row in rows.all()[1:]]
    assert sorted((int(place), int(score)) for place, score in told) == figures
    expect(person.link("replay-game")).to_be_visible()


PACKS = [[7, 7, 6]]  # any two govern
UNTIMED = dict.fromkeys(("period_seconds", "turn_seconds", "answer_seconds", "ballot_seconds"))
POOL = 60


@dataclass
class Lag:
    """While it lasts a page hears of no event, only of what becomes of its own doing."""

    on: bool = False

    def between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: None if self.hides(message) else page.send(message))

    def hides(self, message: str | bytes) -> bool:
        return self.on and json.loads(message)["type"] == "event"


@pytest.mark.timeout(120)
def test_coalitions_as_far_as_its_widgets(people: People) -> None:
    ada, boris, clara = [replace(people(), words=Words("coalitions", "en")) for _ in range(3)]
    ada.call_oneself("Ada")
    lag = Lag()
    ada.page.route_web_socket("**/socket*", lag.between)
    options = UNTIMED | {"packs": PACKS, "start_money": 100, "ante": POOL // 3}
    code = ada.open_table({}, game="coalitions", seats=3, options=options, start=False)
    everybody = {0: ada, 1: boris, 2: clara}
    for seat in (1, 2):
        everybody[seat].sit_down(code, seat, ("Boris", "Clara")[seat - 1])
    ada.start(code)
    table = PlainTable(ada)
    table.open(code)

    others_pass(everybody, code)
    propose(table)
    assert view(ada, code)["proposals"] == 1
    act(boris, code, 1, {"do": "Answer", "proposal": 1, "accept": True})
    expect(table.places.log).to_contain_text(ada.say("log-deal-accepted"))
    pay(table, "Clara", 7)
    assert [payment["amount"] for payment in view(ada, code)["payments"]] == [7]

    others_pass(everybody, code)
    expect_no_second_time(table)
    table.choose("action-pass")
    table.button("action-pass").click()
    expect(table.places.log).to_contain_text(ada.say("log-passes", player="Ada"))

    others_pass(everybody, code)
    table.choose("action-pass")
    lag.on = True
    act(ada, code, 0, {"do": "Pass"})
    table.button("action-pass").click()
    following = view(ada, code)["turn_of"] + 1
    table.expect_refused(f"It is the turn of seat {following}.")

    lag.on = False
    others_pass(everybody, code)
    table.choose("action-pass")
    expect(table.button("action-pass")).to_be_enabled()


def view(person: Person, code: str) -> Any:
    return person.get(f"tables/{code}/sight")["sight"]["view"]


def others_pass(everybody: dict[int, Person], code: str) -> None:
    """Until it is the turn of the first."""
    while seat := view(everybody[0], code)["turn_of"]:
        act(everybody[seat], code, seat, {"do": "Pass"})


def fill_deal(table: PlainTable) -> None:
    """Ada with Boris; he gets a little more."""
    say = table.person.say
    shares = say("field-propose-shares")
    table.choose("action-propose")
    members = table.group(say("field-propose-members"))
    boxes = members.get_by_role("checkbox")
    boxes.nth(0).check()
    table.expect_not_ready(say("missing-left", what=say("field-propose-members"), left=1))
    boxes.nth(1).check()
    table.expect_not_ready(say("missing-left", what=shares, left=POOL))
    parts = table.group(shares).get_by_role("spinbutton")
    for at, part in enumerate((25, 35)):
        parts.nth(at).fill(str(part))
        parts.nth(at).press("Tab")


def propose(table: PlainTable) -> None:
    fill_deal(table)
    table.expect_not_ready(table.person.say("move-ready"))
    table.button("action-propose").click()
    said = table.person.say("log-proposes", player="Ada", members="Ada and Boris")
    expect(table.places.log).to_contain_text(said)


def expect_no_second_time(table: PlainTable) -> None:
    """What lies on the table already cannot be proposed."""
    fill_deal(table)
    table.expect_not_ready(table.person.say("missing-change"))


def pay(table: PlainTable, name: str, amount: int) -> None:
    say = table.person.say
    table.choose("action-pay")
    table.group(say("field-pay-to")).get_by_role("radio", name=name, exact=True).check()
    table.type_number(say("field-pay-amount"), amount)
    table.button("action-pay").click()
    paid = say("log-payment", payer="Ada", payee=name, amount=amount)
    expect(table.places.log).to_contain_text(paid)
