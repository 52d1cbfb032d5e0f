"""The shipped card set holds what is printed and known of it, and a set given as data is checked entry by entry."""

from __future__ import annotations

import tomllib
from collections import Counter
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from hemicycle.core.line import Line
from hemicycle.core.options import BadOption
from hemicycle.games.koalition.rules.components import cards, shipped

rule = pytest.mark.rule

SET: dict[str, Any] = tomllib.loads(
    files("hemicycle.games.koalition").joinpath("cards.toml").read_text(encoding="utf-8")
)


@rule("KOA-1")
def test_what_is_printed() -> None:
    deck = shipped().deck
    assert (len(deck.parties), len(deck.politicians), len(deck.countries)) == (7, 60, 15)
    assert sorted(deck.jokers) == [5, 5, 5, 7, 8]
    assert sum([count for _, count in deck.actions]) == 20
    rose = [politician.value for politician in deck.politicians if politician.party == 0]
    assert rose[:14] == [10, 10, 9, 8, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2]
    denmark = [country for country in deck.countries if country.name == "Denmark"]
    assert [(own.fields, own.bonus[:2]) for own in denmark] == [(2, (2, 1))]
    four = [country.name for country in deck.countries if country.fields == 4]
    assert {"Germany", "Great Britain", "France"} <= set(four)


@rule("KOA-27")
def test_of_each_size_there_are_five_countries() -> None:
    assert Counter(country.fields for country in shipped().deck.countries) == {4: 5, 3: 5, 2: 5}
    assert Counter(country.fields for country in shipped(1).deck.countries) == {4: 4, 3: 6, 2: 5}


@rule("KOA-20")
def test_partners_list_each_other() -> None:
    parties = shipped().deck.parties
    assert all(at in parties[other].partners for at, own in enumerate(parties) for other in own.partners)
    ids = [own.id for own in parties]
    assert ids.index("lemon") in parties[ids.index("rose")].partners  # printed: these two govern Denmark


def test_a_set_of_ones_own_has_its_own_names() -> None:
    own = cards(changed(party(2, name="Waterbuck Party")))
    assert own.names["party"][2] == "Waterbuck Party"
    assert own.names["country"][0] == "Germany"
    assert shipped().names["party"][2] == Line("party-leaf", {})
    assert shipped().names["country"][1] == Line("country-great-britain", {})


def changed(change: Any) -> dict[str, Any]:
    data = deepcopy(SET)
    change(data)
    return data


def party(at: int, **fields: Any) -> Any:
    return lambda data: data["party"][at].update(fields)


def politician(party: int, at: int, **fields: Any) -> Any:
    return lambda data: data["party"][party]["politicians"][at].update(fields)


def country(at: int, **fields: Any) -> Any:
    return lambda data: data["country"][at].update(fields)


@pytest.mark.parametrize(
    ("change", "allowed"),
    [
        (lambda data: data.pop("jokers"), "as a card set an entry of jokers, actions, party, country"),
        (lambda data: data.update(more=1), "as a card set an entry of jokers, actions, party, country"),
        (lambda data: data["party"].pop(), "as parties a list of 7"),
        (lambda data: data["jokers"].append(5), "as jokers a list of 5"),
        (lambda data: data.update(jokers=[8, 7, 5, 5, 0]), "as value of joker 5 a whole number from 1 to 10"),
        (lambda data: data["actions"].update(vest=4), "as action cards 20 in all"),
        (lambda data: data["actions"].update(egg=-1), "as number of eggs a whole number from 0 to 20"),
        (lambda data: data["actions"].pop("egg"), "as action cards an entry of double, skull, egg"),
        (lambda data: data["country"].pop(), "as countries a list of 15"),
        (country(3, seats=5), "as seats of country 4 a whole number from 2 to 4"),
        (country(3, bonus=[4, 3]), "as bonus of country 4 a list of 3"),
        (country(3, bonus=[4, 3, -1]), "as bonus of country 4 a whole number from 0"),
        (country(3, name=""), "as name of country 4 a text"),
        (country(3, colour="red"), "as country 4 an entry of name, seats, bonus"),
        (party(1, id="rose"), "as id of party 2 one that no other party has"),
        (party(1, name="a\nb"), "as name of party hat a text of 1 to 60 characters in one line"),
        (party(1, partners=["lemon", "cross", "fist"]), "as partner of party leaf one that lists it too"),
        (party(4, partners=["hat", "hat"]), "as partner 2 of party fist the id of another party, once"),
        (party(4, partners=["fist"]), "as partner 1 of party fist the id of another party, once"),
        (party(4, partners=["crown"]), "as partner 1 of party fist the id of another party, once"),
        (party(4, partners="hat"), "as partners of party fist a list of ids"),
        (party(4, politicians=[]), "as politicians of fist a list"),
        (lambda data: data["party"][4]["politicians"].pop(), "as number of politicians 60"),
        (politician(0, 2, value=11), "as value of politician 3 of party rose a whole number from 1 to 10"),
        (politician(0, 2, value=True), "as value of politician 3 of party rose a whole number from 1 to 10"),
        (politician(0, 2, name=7), "as name of politician 3 of party rose a text"),
        (politician(0, 2, age=50), "as politician 3 of party rose an entry of value, name"),
    ],
)
def test_an_error_names_the_entry(change: Any, allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        cards(changed(change))
    assert caught.value.option == "deck"
    assert caught.value.allowed.startswith(allowed)


@pytest.mark.parametrize("data", ["reconstructed", 3, [], {}])
def test_no_set_at_all(data: Any) -> None:
    with pytest.raises(BadOption):
        cards(data)
