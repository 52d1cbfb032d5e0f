"""What is in the box: the shipped set holds what the rules need, and another is refused at the entry that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations, product
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.options import BadOption
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.rules.components.box import SHIPPED, Box, box
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FARMERS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    PARENTAL_LEAVE,
    SOCIALISTS,
    start,
)

rule = pytest.mark.rule


def shipped(true_colours: bool = False, minor_parties: bool = True) -> Box:
    return box(None, true_colours, minor_parties)


@rule("SWE-1")
def test_all_sixteen_combinations_of_groups_occur_once() -> None:
    groups = [frozenset(voter.groups) for voter in shipped().shown.voters]
    assert set(groups) == {frozenset(chosen) for chosen in product((0, 1), (2, 3), (4, 5), (6, 7))}
    assert len(groups) == 16


@rule("SWE-30")
def test_of_two_halves_of_the_voters_exactly_one_has_the_majority() -> None:
    turnouts = [voter.turnout for voter in shipped().shown.voters]
    assert sum(turnouts) == 1
    for half in list(combinations(range(16), 8))[::50]:
        ours = sum([turnouts[at] for at in half])
        assert (ours >= 1) != (sum(turnouts) - ours >= 1)


@rule("SWE-33")
def test_natural_relations() -> None:
    natural = shipped().natural
    assert len(set(natural)) == 28
    for one, other, relation in (
        (LIBERALS, CONSERVATIVES, 66), (LIBERALS, FARMERS, 65), (LIBERALS, CHRISTIANS, 64),
        (CONSERVATIVES, FARMERS, 63), (CONSERVATIVES, CHRISTIANS, 62), (FARMERS, CHRISTIANS, 61),
        (LABOUR, GREENS, 43), (LABOUR, SOCIALISTS, 42), (SOCIALISTS, GREENS, 41),
        (GREENS, FARMERS, 31), (GREENS, LIBERALS, 30), (GREENS, NATIONALISTS, 0),
    ):  # fmt: skip
        assert natural[pair(one, other)] == relation


@rule("SWE-8")
@rule("SWE-9")
@rule("SWE-11")
def test_a_card_is_read_from_above_as_a_policy_and_from_below_as_an_opinion() -> None:
    at = next(at for at, idea in enumerate(shipped().shown.ideas) if idea.policy == PARENTAL_LEAVE)
    above = (FARMERS, NATIONALISTS, CHRISTIANS, LABOUR, LIBERALS, SOCIALISTS, CONSERVATIVES, GREENS)
    assert shipped().symbols(at, 0) == above
    assert shipped().symbols(at, 1) == above[::-1]


def test_true_colours_flip_the_symbols_with_an_asterisk() -> None:
    """Christians are for higher parental leave pay, which the card does not say."""
    as_printed, true = shipped().shown.ideas[0], shipped(true_colours=True).shown.ideas[0]
    assert set(as_printed.highlighted) == {LABOUR, LIBERALS, SOCIALISTS}
    assert set(true.highlighted) == {LABOUR, LIBERALS, SOCIALISTS, CHRISTIANS}
    conscription = shipped(true_colours=True).shown.ideas[14]
    assert set(conscription.highlighted) == {LIBERALS, NATIONALISTS, LABOUR, SOCIALISTS}


def test_minor_parties_may_be_left_out() -> None:
    assert [minor.party for minor in shipped().shown.minors] == [8, 9]
    without = shipped(minor_parties=False)
    assert without.shown.minors == ()
    assert without.cards == 80
    assert len(without.shown.names) == 10


def test_things_are_called_by_keys_in_the_shipped_set_and_as_spelled_in_another() -> None:
    words = start(2).names()
    assert words["party"][CONSERVATIVES] == Line("party-conservatives", {})
    assert words["card"][:2] == (Line("idea-0", {}), Line("idea-1", {}))
    assert words["opinion"][3] == Line("opinion-3", {})
    assert words["card"][64] == Line("voter-card", {"name": Name("voter", 0), "turnout": 8})
    assert words["card"][80] == words["party"][8] == Line("party-feminists", {})
    assert words["direction"][2 * 7 + 1] == Line("direction-15", {})
    assert words["scale"][4] == words["pile"][4] == Line("scale-4", {})
    given = start(2, components=changed(lambda data: data["party"][0].update(name="Tories"))).names()
    assert given["party"][CONSERVATIVES] == "Tories"
    assert given["card"][0] == PARENTAL_LEAVE
    assert given["scale"][0] == Line("scale-of", {"first": "Welfare", "second": "Freedom"})


# Other sets


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The shipped set with a change. Where a party is called otherwise, it is so everywhere."""
    data = deepcopy(SHIPPED)
    change(data)
    before, after = SHIPPED["party"][0]["name"], data["party"][0]["name"]
    return renamed(data, before, after) if before != after else data


def renamed(data: Any, before: str, after: Any) -> Any:
    if isinstance(data, dict):
        return {name: renamed(part, before, after) for name, part in data.items()}
    if isinstance(data, list):
        return [renamed(part, before, after) for part in data]
    return after if data == before else data


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Set what is at the end of the path to the last."""
    *way, last, value = path

    def change(data: Any) -> None:
        for step in way:
            data = data[step]
        data[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "allowed"),
    [
        (put("relation_tiles", 0), "as relation_tiles a whole number from 1 to 84"),
        (put("colour", "red"), "as the components these: relation_tiles, seating, party, minor, scale, voter, idea"),
        (put("seating", ["Labour"]), "as seating Conservatives, Liberals"),
        (put("party", 2, "name", "Greens"), "as names of parties different ones"),
        (put("party", 2, "name", ""), "as name of party 3 a text"),
        (put("party", 3, "towards", {"blue": 1}), "as towards of party 4 a number for each bloc: blue, red-green, ye"),
        (put("party", 3, "towards", "blue", True), "as towards blue of party 4 a whole number"),
        (put("party", 7, "towards", "blue", 20), "parties with 28 different natural relations"),
        (put("minor", [1]), "as minor a list of 2"),
        (put("minor", 0, "scale", 5), "as scales of the minor parties two different ones"),
        (put("minor", 0, "pile", 5), "as piles of the minor parties two different ones"),
        (put("minor", 1, "end", 3), "as end of minor 2 0 or 7"),
        (put("minor", 1, "name", "Greens"), "as names of minor parties other ones than of parties"),
        (put("minor", 0, "order", ["Greens"]), "as order of minor 1 Conservatives"),
        (put("scale", 6, "directions", ["Left"]), "as directions of scale 7 two texts"),
        (put("scale", 6, "groups", 0, "men"), "as groups of scale 7 younger, older"),
        (put("scale", 6, "ambivalent", []), "as firm_first, firm_second and ambivalent of scale 7"),
        (put("voter", 4, "groups", 1, "women"), "as voters each combination of groups once"),
        (put("voter", 4, "groups", 1, "older"), "as groups of voter 5 one of each pair: younger or older"),
        (put("voter", 4, "groups", []), "as groups of voter 5 one of each pair"),
        (put("voter", 4, "turnout", 4), "as turnouts those from -8 to 8 but -1, each once"),
        (put("voter", 4, "turnout", 9), "as turnout of voter 5 a whole number from -8 to 8"),
        (put("voter", 4, "pile", 3), "two voters in each pile"),
        (put("voter", []), "as voter a list of 16"),
        (put("idea", 9, "scale", 8), "as scale of idea 10 a whole number from 0 to 7"),
        (put("idea", 9, "policy", {"title": "Peace"}), "as policy of idea 10 these: title, direction"),
        (put("idea", 9, "opinion", "title", "two\nlines"), "as title of the opinion of idea 10 a text"),
        (put("idea", 9, "opinion", "direction", 2), "as direction of the opinion of idea 10 a whole number"),
        (put("idea", 9, "column", 0, "Pirates"), "as column of idea 10 Conservatives"),
        (put("idea", 9, "highlighted", ["Pirates"]), "as highlighted of idea 10 some of"),
        (put("idea", 9, "asterisk", [[]]), "as asterisk of idea 10 some of"),
        (put("idea", 9, "asterisk", ["Greens", "Greens"]), "as asterisk of idea 10 some of"),
        (lambda data: data["idea"].__delitem__(slice(56, 64)), "an idea for each scale"),
    ],
)  # fmt: skip
def test_a_bad_set_is_refused_at_its_entry(change: Callable[[dict[str, Any]], None], allowed: str) -> None:
    data = deepcopy(SHIPPED)
    change(data)
    with pytest.raises(BadOption) as caught:
        GAME.start(3, {"components": data})
    assert caught.value.option == "components"
    assert allowed in str(caught.value)


@pytest.mark.parametrize("data", [7, [], "shipped", {}, {"idea": []}, {"relation_tiles": None}])
def test_what_is_no_set_is_refused(data: Any) -> None:
    with pytest.raises(BadOption):
        GAME.start(3, {"components": data})
