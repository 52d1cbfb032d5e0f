"""What can be agreed for Koalition and what cannot, and the card set it comes with; not a match itself."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from hemicycle.core.options import BadOption
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.tests.cardset import SHIPPED
from hemicycle.games.koalition.tests.playing import LEMON, ROSE, Table, opened

rule = pytest.mark.rule

DEFAULTS: dict[str, Any] = {
    "countries": "15",
    "actions": True,
    "packets": False,
    "extra_jokers": True,
    "leader_vote": True,
    "coalition_size": "minimal",
    "election_limit": 3,
    "talks_seconds": 300,
    "move_seconds": 60,
    "action_seconds": 20,
    "deck": None,
}


@rule("KOA-1", "KOA-30")
def test_defaults() -> None:
    options, _ = GAME.start(5, {})
    assert options == DEFAULTS
    assert [option.name for option in GAME.options] == list(DEFAULTS)
    assert GAME.seats == range(3, 11)


@rule("KOA-2")
def test_three_to_ten_players() -> None:
    for seats in range(3, 11):
        assert Table(seats).seats == seats
    wrong: list[Any] = [2, 11, 0, None, "5", 5.0, True]
    for many in wrong:
        with pytest.raises(BadOption):
            GAME.start(many, {})


@rule("KOA-22", "KOA-30")
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("election_limit", [1, 10], [0, 11, None, "3", 1.0, True]),
        ("talks_seconds", [None, 300], [0, -1, "300", 1.5, False]),
        ("move_seconds", [None, 60], [0, -1, "60", 1.5, True]),
        ("action_seconds", [None, 20], [0, -1, [], 1.5, True]),
        ("countries", ["15", "12", "10", "8"], ["9", "16", "", None, True]),
        ("coalition_size", ["minimal", "fewest"], ["smallest", "", None, 1]),
        ("actions", [True, False], [None, 1, "yes"]),
        ("packets", [True, False], [None, 0, "no"]),
        ("extra_jokers", [True, False], [None, 1]),
        ("leader_vote", [True, False], [None, 0]),
        ("else", [], [1]),
    ],
)
def test_what_is_taken(name: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert Table(5, **{name: value}).options[name] == value
    for value in bad:
        with pytest.raises(BadOption) as refused:
            Table(5, **{name: value})
        assert refused.value.option == name


@rule("KOA-1")
def test_the_shipped_set() -> None:
    deck = Table(5).view.deck
    assert (len(deck.parties), len(deck.politicians), len(deck.countries)) == (7, 60, 15)
    assert sorted(deck.jokers) == [5, 5, 5, 7, 8]
    assert sum(count for _, count in deck.actions) == 20
    assert {country.fields for country in deck.countries} == {2, 3, 4}
    denmark = next(country for country in deck.countries if country.name == "Denmark")
    assert (denmark.fields, denmark.bonus[:2]) == (2, (2, 1))
    assert LEMON in deck.parties[ROSE].partners
    for number, party in enumerate(deck.parties):
        assert number not in party.partners
        assert all(number in deck.parties[other].partners for other in party.partners)
    assert {politician.value for politician in deck.politicians} == set(range(1, 11))


@rule("KOA-2")
@pytest.mark.parametrize(
    ("seats", "deals"), [(3, 3), (4, 3), (5, 4), (6, 5), (7, 5), (8, 7), (9, 7), (10, 8)]
)
def test_so_many_full_deals_are_needed(seats: int, deals: int) -> None:
    """The broken row of the rulebook."""
    table = Table(seats, leader_vote=False).shuffle()
    each, needed = (
        table.view.held[0].politicians,
        sum(country.fields for country in table.view.deck.countries),
    )
    assert -(-needed // each) == deals


def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    deck = deepcopy(SHIPPED)
    change(deck)
    return deck


def dearest(deck: dict[str, Any]) -> None:
    deck["party"][0]["politicians"][2]["value"] = 11


def one_sided(deck: dict[str, Any]) -> None:
    deck["party"][5]["partners"].remove("leaf")


def stranger(deck: dict[str, Any]) -> None:
    deck["party"][5]["partners"].append("bear")


def nameless(deck: dict[str, Any]) -> None:
    del deck["party"][6]["politicians"][1]["name"]


def one_less(deck: dict[str, Any]) -> None:
    del deck["party"][3]["politicians"][0]


def four_jokers(deck: dict[str, Any]) -> None:
    del deck["jokers"][0]


def one_skull_more(deck: dict[str, Any]) -> None:
    deck["actions"]["skull"] += 1


def large_country(deck: dict[str, Any]) -> None:
    deck["country"][9]["seats"] = 5


def short_bonus(deck: dict[str, Any]) -> None:
    deck["country"][9]["bonus"] = [3, 2]


def fourteen(deck: dict[str, Any]) -> None:
    del deck["country"][9]


@rule("KOA-1")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (dearest, ["politician 3", "rose", "11"]),
        (one_sided, ["leaf", "nut"]),
        (stranger, ["nut", "bear"]),
        (nameless, ["politician 2", "cross"]),
        (one_less, ["60"]),
        (four_jokers, ["joker"]),
        (one_skull_more, ["20"]),
        (large_country, ["country", "5"]),
        (short_bonus, ["country", "bonus"]),
        (fourteen, ["15"]),
    ],
)
def test_what_is_wrong_in_a_set_is_named(change: Callable[[dict[str, Any]], None], words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        Table(5, deck=changed(change))
    assert refused.value.option == "deck"
    sentence = str(refused.value)
    assert [word for word in words if word not in sentence] == [], sentence


@rule("KOA-1")
@pytest.mark.parametrize(
    "deck", [1, "x", [], {}, {"party": 1}, {**SHIPPED, "else": 1}, {**SHIPPED, "party": None}]
)
def test_what_is_no_set(deck: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Table(5, deck=deck)
    assert refused.value.option == "deck"


def printed(deck: dict[str, Any]) -> None:
    """Another set: names, values, jokers, sizes, bonuses and action cards differ."""
    deck["party"][0]["name"] = "Workers"
    deck["party"][0]["politicians"][0] = {"value": 1, "name": "Ann Other"}
    deck["jokers"] = [1, 9, 2, 8, 3]
    deck["actions"] = {"double": 20, "skull": 0, "egg": 0, "sausage": 0, "vest": 0}
    deck["country"][11].update(name="Nowhere", bonus=[9, 8, 7])


@rule("KOA-1", "KOA-3", "KOA-8")
def test_another_set_is_played_as_it_is() -> None:
    table = opened({}, {0: ["joker 9"]}, deck=changed(printed))
    view = table.view
    assert (view.deck.jokers, view.bonus) == ((1, 9, 2, 8, 3), (9, 8, 7))
    assert view.deck.politicians[0].name == "Ann Other"
    assert table.state.names()["country"][11] == "Nowhere"
    assert table.state.names()["party"][0] == "Workers"
    table.do(0, "Declare", joker=61, party=ROSE)
    assert table.tally(ROSE).votes == 9


@rule("KOA-3")
def test_the_three_lowest_jokers_of_another_set() -> None:
    table = opened(
        {0: ["joker 1", "joker 2", "joker 3"]}, {1: ["joker 9", "joker 8"]}, seats=7, deck=changed(printed)
    )
    assert {60, 62, 64} <= set(table.state.view(0).mine.politicians)
    assert set(table.state.view(1).mine.jokers) == {61, 63}
