"""What happens in Swedish Parliament 2014 is told move by move, alike to all; how it reads is tested beside."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.rules.actions import CallVoter, Draw, Opinion, Policy, StandStill
from hemicycle.games.swedish_parliament.rules.events import Began
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR
from hemicycle.games.swedish_parliament.tests.playing import PIRATES, Table, called, titled
from hemicycle.games.swedish_parliament.tests.situations import (
    act,
    deal,
    decline_all,
    give,
    playing,
    stand,
    voter,
)

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
LEAVE, BAY = titled("Higher Parental Leave Pay"), titled("Pirate Bay")
WELFARE, SAFETY = Name("direction", 0), Name("direction", 11)
CUT, REACTORS = titled("Cut the State Income Tax"), titled("Build New Reactors")


def told(table: Table, action: str, **fields: Any) -> list[Line]:
    """What all are told when whoever is asked does this."""
    before = table.view
    table.do(table.asked, action, **fields)
    return GAME.tell(before, table.view)


def keys(lines: list[Line]) -> list[str]:
    return [line.key for line in lines]


def party(number: int) -> Name:
    return Name("party", number)


def seat(number: int) -> Name:
    return Name("seat", number)


def book(*hands: list[int]) -> Table:
    """Conservatives, Christians and Nationalists with these cards; it is the turn of the first."""
    parties = [CONSERVATIVES, CHRISTIANS, NATIONALISTS]
    return Table(3, parties=parties).set_up().stock(dict(enumerate(hands)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"difficulty": 3}), (3, {}), (4, {"dominant_parties": True, "parties": "random"})],
    ids=str,
)
def test_everybody_is_told_the_same(seats: int, options: dict[str, Any]) -> None:
    """And so nobody is told of hands, nor of what was paid face down."""
    state = GAME.start(seats, options)[1]
    before: list[Any] = [None] * (seats + 1)
    for moment in walk(state, Random(seats)):
        after = [moment.view(other) for other in (*range(seats), None)]
        first, *others = [GAME.tell(had, now) for had, now in zip(before, after)]
        assert others == [first] * seats
        before = after


@pytest.mark.parametrize("seats", [1, 3])
def test_this_turn_and_the_one_before_are_remembered(seats: int) -> None:
    """Whoever plays alone remembers the System's turns besides."""
    seen: list[Any] = []
    for moment in walk(GAME.start(seats, {})[1], Random(7)):
        happened = moment.view(None).happened
        seen += [event for event in happened if event.number > len(seen)]
        turns = [
            event.number for event in seen if isinstance(event.what, Began) and event.what.seat is not None
        ]
        assert list(happened) == seen[turns[-2] - 1 if len(turns) > 1 else 0 :]
        assert [event.number for event in seen] == [*range(1, len(seen) + 1)]


def test_a_policy_and_who_backs_it_at_what_price() -> None:
    table = book([LEAVE, CUT])
    [played] = told(table, "Policy", card=LEAVE)
    assert played == Line(
        "log-plays-policy", {"who": seat(0), "card": Name("card", LEAVE), "direction": WELFARE}
    )
    assert told(table, "Decline") == [Line("log-declines-policy", {"party": party(NATIONALISTS)})]
    christians = told(table, "Decline")
    backers = tuple(map(party, (LABOUR, LIBERALS, SOCIALISTS)))
    assert christians == [
        Line("log-declines-policy", {"party": party(CHRISTIANS)}),
        Line("log-acts-policy", {"parties": backers, "count": 3}),
    ]
    price = Line("log-price-card", {"pile": Name("pile", 0)})
    assert told(table, "Back", pay=CUT) == [Line("log-pays-policy", {"who": seat(0), "price": price})]
    created = {"one": party(LIBERALS), "other": party(LABOUR), "strength": "+1"}
    assert told(table, "Create", one=LIBERALS, other=LABOUR) == [Line("log-created", created)]


def test_an_opinion_and_a_voter_paid() -> None:
    students = called("Students", 1)
    table = book([LEAVE], [students])
    opinion = told(table, "Opinion", card=LEAVE)
    assert opinion[0].args["card"] == Name("opinion", LEAVE)
    price = Line("log-price-voter", {"voter": Name("voter", 14)})
    still = told(table, "StandStill", pay=students)
    assert still == [Line("log-pays-opinion", {"who": seat(1), "price": price})]
    last = told(table, "Decline")
    assert last[:2] == [
        Line("log-declines-opinion", {"party": party(NATIONALISTS)}),
        Line("log-moved-opinion", {"direction": WELFARE}),
    ]
    assert keys(last[2:]) == ["log-nothing-to-change"]


@rule("SWE-3")
@pytest.mark.parametrize(("seats", "any_left"), [(7, True), (8, False)])
def test_that_parties_nobody_leads_have_places_if_there_are_any(seats: int, any_left: bool) -> None:
    table = Table(seats, parties=list(MAJOR[:seats])).set_up()
    assert ("log-dropped" in keys(GAME.tell(None, table.view))) == any_left


def test_that_nobody_backs_a_policy() -> None:
    table = Table(8, parties=list(MAJOR)).set_up().stock({0: [LEAVE]})
    lines = told(table, "Policy", card=LEAVE)
    while table.view.phase == "reply":
        lines += told(table, "Decline")
    assert "log-moved-policy" not in keys(lines)
    assert keys(lines)[-2:] == ["log-nobody-backed", "log-nothing-to-change"]


def test_an_invitation_and_a_minor_party_that_stands_still() -> None:
    table = book([PIRATES, BAY], [CUT], [REACTORS])
    heard = told(table, "Invite", card=PIRATES)
    heard += told(table, "Contribute", card=BAY)
    heard += told(table, "Welcome", most=0)
    heard += told(table, "Close")
    assert keys(heard) == [
        "log-plays-minor", "log-pays-contributed", "log-moved-minor", "log-welcome", "log-closed",
    ]  # fmt: skip
    assert heard[2].args == {"direction": SAFETY}
    back = told(table, "BringBack", card=table.hand(table.asked)[0])
    assert keys(back)[0] == "log-pays-brought-back"


def an_opinion_of_pirates() -> list[Line]:
    """As in the book: the Farmers pay, and stay at the end where the Pirates stand."""
    state = playing(FARMERS, LABOUR)
    stand(state, 5, others=5, farmers=0, pirates=0)
    give(state, 0, BAY, CUT)
    state.apply(0, Opinion(BAY))
    before = state.view(None)
    act(state, StandStill(CUT))
    return GAME.tell(before, state.view(None))


def test_pirates_stand_still_at_an_opinion() -> None:
    heard = an_opinion_of_pirates()
    assert keys(heard)[:3] == ["log-pays-opinion", "log-declines-opinion", "log-acts-opinion"]
    assert heard[2].args == {"parties": (party(9),), "count": 1}


def test_what_the_system_does_is_told_as_its_own() -> None:
    table = Table(1, parties=[GREENS]).set_up()
    before = table.view
    table.draw(LEAVE)
    table.do(NATURE, "Dealt", card=CUT)
    lines = GAME.tell(before, table.view)
    system = Line("system", {})
    assert [line.args["who"] for line in lines[:4]] == [seat(0), *[system] * 3]
    assert keys(lines)[:4] == ["log-drew", "log-turn", "log-drew", "log-plays-policy"]


def test_a_voter_that_decides_is_told_with_what_decided_it() -> None:
    """Service Workers are younger first, and nearest to these stand the Socialists."""
    state = playing(SOCIALISTS, LABOUR)
    workers, teachers = voter(state, "Service Workers"), voter(state, "Teachers")
    migration = titled("Limit Cheap Labour Migration")
    give(state, 0, workers, teachers, migration)
    stand(state, 2, others=0, socialists=6)
    for action in (CallVoter(workers), CallVoter(teachers), Policy(migration)):
        act(state, action)
    decline_all(state)
    act(state, state.choices(0)[0])
    act(state, Draw(0))
    before = state.view(None)
    deal(state, CUT)
    found = {
        "voter": Name("voter", workers - 64), "party": party(SOCIALISTS), "count": 1,
        "group": Name("group", 0), "scale": Name("scale", 2),
    }  # fmt: skip
    assert Line("log-decided-plain", found) in GAME.tell(before, state.view(None))


def test_the_cabinet_is_told_once_at_the_end() -> None:
    state, before, heard = GAME.start(2, {})[1], None, []
    for moment in walk(state, Random(2)):
        heard += GAME.tell(before, moment.view(None))
        before = moment.view(None)
    assert keys(heard)[-3:] == ["log-ended", "log-cabinet", "log-centre"]
    assert keys(heard).count("log-cabinet") == 1
    decided = [line.args["voter"] for line in heard if line.key.startswith("log-decided")]
    assert sorted(decided, key=repr) == sorted([Name("voter", at) for at in range(16)], key=repr)
