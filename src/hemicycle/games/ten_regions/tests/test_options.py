"""What can be agreed before a game of Ten Regions, and what cannot. How it is then played, others test."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.options import BadOption
from hemicycle.core.simulate import play_out
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.rules.names import roman
from hemicycle.games.ten_regions.tests.scenes import ISLES, filled, start

rule = pytest.mark.rule


def refused(seats: int = 5, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, options)
    return caught.value


def with_region(**changed: Any) -> list[Any]:
    """A map whose second region is changed."""
    return [ISLES[0], {"name": "Lemuria", "mandates": 2} | changed, ISLES[2]]


@pytest.mark.parametrize(
    ("regions", "sentence"),
    [
        (7, "option regions: 7 is not allowed; it takes a list of 3 to 60 regions"),
        ({"region": ISLES, "sea": 1}, "a list of 3 to 60 regions"),
        (ISLES[:2], "a list of 3 to 60 regions"),
        ([ISLES[0]] * 61, "a list of 3 to 60 regions"),
        ([*ISLES, "Ys"], "option regions: 'Ys' is not allowed; it takes as region 5 a name, mandates"),
        ([*ISLES, {"name": "Mu"}], "as region 5 a name, mandates"),
        ([*ISLES, {"mandates": 2}], "as region 5 a name, mandates"),
        (with_region(mandates=0), "option regions: 0 is not allowed; it takes as mandates of region 2"),
        (with_region(mandates=21), "as mandates of region 2 a whole number from 1 to 20"),
        (with_region(mandates=True), "as mandates of region 2 a whole number from 1 to 20"),
        (with_region(mandates=1.0), "as mandates of region 2 a whole number from 1 to 20"),
        (with_region(economic="up"), "'up' is not allowed; it takes as economic leaning of region 2 left,"),
        (with_region(social="left"), "as social leaning of region 2 authoritarian, moderate, libertarian"),
        (with_region(social=["moderate"]), "as social leaning of region 2"),
        (with_region(name=""), "as name of region 2 a text of 1 to 60 characters"),
        (with_region(name=7), "as name of region 2"),
        (with_region(name="two\nlines"), "as name of region 2"),
        (with_region(name="x" * 61), "as name of region 2"),
        (with_region(capital="Ys"), "as region 2 a name, mandates"),
        (with_region(name=ISLES[0]["name"]), "as name of region 2 a name that no other region has"),
        (with_region(name=f"  {ISLES[0]['name'].upper()} "), "as name of region 2 a name that no other"),
    ],
)
def test_a_bad_map_is_refused_at_its_entry(regions: Any, sentence: str) -> None:
    bad = refused(regions=regions)
    assert bad.option == "regions"
    assert sentence in str(bad)


def test_a_map_of_ones_own() -> None:
    state = filled(start(4, regions=ISLES, ideologies=[0, 8, 4, 6]))
    view = state.view(None)
    assert [region.mandates for region in view.regions] == [3, 1, 7, 20]
    assert [(region.economic, region.social) for region in view.regions[1:3]] == [
        (None, "libertarian"),
        ("right", "moderate"),
    ]
    assert state.names()["region"] == ("Thule", "Остров Буян", "Avalon", "Ys")
    assert view.head_starts == ((10, 0, 0, 0), (0, 10, 10, 0), (0, 0, 10, 0), (10, 10, 0, 0))
    play_out(state, Random(1))
    assert sum(state.view(None).parliaments[0].mandates) <= 31


def test_a_map_may_be_the_text_of_a_file() -> None:
    isles = {"Ys": 2, "Avalon": 6, "Thule": 5}
    text = "".join(
        [f'[[region]]\nname = "{name}"\nmandates = {mandates}\n' for name, mandates in isles.items()]
    )
    state = start(4, regions=text, ideologies=[0, 8, 4, 6])
    assert [region.mandates for region in state.view(None).regions] == list(isles.values())
    assert state.names()["region"] == tuple(isles)


def isles(size: int) -> list[Any]:
    return [{**ISLES[1], "name": f"Isle {number}"} for number in range(size)]


@pytest.mark.parametrize("size", [3, 60])
def test_maps_of_every_size(size: int) -> None:
    state = start(20, unique_ideologies=False, turns=1, regions=isles(size))
    play_out(state, Random(size))
    assert len(state.view(None).parliaments[0].counts) == size


@rule("TEN-7")
def test_a_null_leaning_is_none() -> None:
    view = start(4, regions=with_region(economic=None, social=None), ideologies=[0, 1, 2, 3]).view(None)
    assert [row[1] for row in view.head_starts] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"ideologies": [0, 1, 2, 3]}, "a list of one cell for each of 5 seats"),
        ({"ideologies": [0, 1, 2, 3, 3]}, "each cell once, or unique_ideologies false"),
        ({"ideologies": [0, 1, 2, 3, 9]}, "one of draft, random, or a list of one cell from 0 to 8 per seat"),
        ({"ideologies": [0, 1, 2, 3, False]}, "a list of one cell from 0 to 8 per seat"),
        ({"ideologies": "auction"}, "one of draft, random, or a list"),
        ({"media": 0, "rallies": 0}, "a whole number from 1 to 30 where media is 0"),
        ({"campaign_seconds": 0}, "or none"),
        ({"three_way_first": "nobody"}, "one of all, parliament"),
        ({"taxes": 0}, "one of these names: ideologies, unique_ideologies"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], sentence: str) -> None:
    assert sentence in str(refused(**given))


def test_more_than_nine_must_share() -> None:
    assert "false at a table of more than 9 seats" in str(refused(10))
    for seats in (10, 20):
        play_out(start(seats, unique_ideologies=False, turns=1), Random(seats))


def test_options_are_plain_and_read_again() -> None:
    given = {"ideologies": [0, 0, 1, 1], "unique_ideologies": False, "regions": ISLES, "vote_seconds": None}
    options, _ = GAME.start(4, given)
    assert GAME.start(4, json.loads(json.dumps(options)))[0] == options
    json.dumps([option.describe() for option in GAME.options])


def test_the_second_party_of_a_cell_is_numbered() -> None:
    names = start(5, ideologies=[4, 0, 4, 4, 0], unique_ideologies=False).names()["seat"]
    middle = {"party": Name("cell", 4)}
    assert names[0] == Line("party-4", {})
    assert names[2] == Line("party-nth", middle | {"nth": "II"})
    assert names[3] == Line("party-nth", middle | {"nth": "III"})
    assert names[4] == Line("party-nth", {"party": Name("cell", 0), "nth": "II"})


def test_roman_numbers() -> None:
    assert [roman(number) for number in (2, 4, 9, 14, 19, 20)] == ["II", "IV", "IX", "XIV", "XIX", "XX"]


@rule("TEN-2")
def test_no_kind_of_token_is_needed_but_one() -> None:
    state = filled(start(4, media=0, rallies=1, conflicts=0))
    assert state.choices(0).size == 10
    play_out(state, Random(3))


@rule("TEN-3")
def test_there_can_be_very_many_tokens() -> None:
    state = filled(start(4, media=30, rallies=30, conflicts=30))
    campaign = state.choices(0).pick(Random(1))
    assert state.choices(0)[state.choices(0).index(campaign)] == campaign
