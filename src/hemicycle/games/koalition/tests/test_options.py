"""What can be agreed before a match of Koalition, and what each option changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.options import BadOption
from hemicycle.core.simulate import play_out
from hemicycle.core.state import NATURE
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.rules.actions import Deal, DrawOpener, DrawSize, Reveal
from hemicycle.games.koalition.tests.scenes import DENMARK, counted, opened, start
from hemicycle.games.koalition.tests.test_cards import SET, changed

rule = pytest.mark.rule


def after_the_deal(seats: int, **options: Any) -> Any:
    state = start(seats, **options)
    state.apply(NATURE, state.choices(NATURE).pick(Random(seats)))
    return state.view(None)


@rule("KOA-2")
@pytest.mark.parametrize(
    ("seats", "politicians", "cards"),
    [(3, 20, 8), (4, 15, 6), (5, 12, 5), (6, 10, 4), (7, 9, 3), (8, 7, 3), (9, 7, 2), (10, 6, 2)],
)
def test_everybody_is_dealt_what_the_table_says(seats: int, politicians: int, cards: int) -> None:
    view = after_the_deal(seats)
    assert {(held.politicians, held.actions) for held in view.held} == {(politicians, cards)}


@rule("KOA-3")
@pytest.mark.parametrize(
    ("seats", "extra", "politicians", "left"),
    [
        (7, True, 9, (0, 1)),
        (7, False, 8, (4, 4)),
        (9, True, 7, (0, 2)),
        (9, False, 6, (6, 7)),
        (8, True, 7, (4, 1)),
    ],
)
def test_jokers_among_the_politicians(
    seats: int, extra: bool, politicians: int, left: tuple[int, int]
) -> None:
    view = after_the_deal(seats, extra_jokers=extra)
    assert {held.politicians for held in view.held} == {politicians}
    assert view.undealt == left


@rule("KOA-3")
def test_the_three_lowest_jokers_are_dealt_with_the_politicians() -> None:
    for seats in (7, 9):
        state = start(seats)
        deal = state.choices(NATURE).pick(Random(1))
        assert isinstance(deal, Deal)
        assert {number for number in deal.politicians if number >= 60} == {62, 63, 64}
        assert {number for number in deal.deck if number < 65} <= ({60, 61} if seats == 7 else set())


def test_without_action_cards_there_are_no_jokers_either() -> None:
    view = after_the_deal(5, actions=False)
    assert {held.actions for held in view.held} == {0}
    assert not view.with_actions
    assert {held.politicians for held in after_the_deal(7, actions=False).held} == {9}


@pytest.mark.parametrize("countries", ["8", "10", "12", "15"])
@rule("KOA-28")
def test_so_many_countries_are_played(countries: str) -> None:
    state = start(4, countries=countries, election_limit=1)
    play_out(state, Random(int(countries)))
    view = state.view(None)
    assert len(view.pad) == len({row.country for row in view.pad}) == view.countries == int(countries)


def packets(deck: Any) -> tuple[list[list[int]], int]:
    """The sizes of countries, three by three, and how many of them were drawn; view by view the packet is told."""
    state, rng = start(3, packets=True, election_limit=1, deck=deck), Random(5)
    sizes, drawn = list[int](), 0
    while not state.over():
        seat = rng.choice(state.awaited())
        action, told = state.choices(seat).pick(rng), state.view(None).to_come
        state.apply(seat, action)
        if isinstance(action, DrawSize):
            drawn += 1
            assert action.size in told
            assert state.view(None).to_come == tuple(size for size in told if size != action.size)
        if isinstance(action, Reveal):
            sizes.append((deck or SET)["country"][action.country]["seats"])
    return [sorted(sizes[at : at + 3]) for at in range(0, 15, 3)], drawn


@rule("KOA-27")
def test_packets_have_a_country_of_each_size() -> None:
    assert packets(None) == ([[2, 3, 4]] * 5, 15)


@rule("KOA-27")
def test_where_a_size_runs_out_the_others_follow() -> None:
    uneven = {**SET, "country": [dict(country) for country in SET["country"]]}
    uneven["country"][5] |= {"seats": 3, "bonus": [3, 2, 1]}
    assert packets(uneven) == ([[2, 3, 4]] * 4 + [[2, 3, 3]], 12)


@rule("KOA-4")
def test_without_a_vote_the_opener_is_drawn() -> None:
    state = start(5)
    state.apply(NATURE, state.choices(NATURE).pick(Random(1)))
    assert list(state.choices(NATURE)) == [DrawOpener(seat) for seat in range(5)]


@rule("KOA-20")
@pytest.mark.parametrize(("size", "governments"), [("minimal", [29, 27, 34]), ("fewest", [29, 27])])
def test_fewest_parties(size: str, governments: list[int]) -> None:
    """Rose 18, hat 14, lemon 11, leaf 9 of 52: two can govern with rose, three without it, each of them needed."""
    fronts = (["leaf 9", "lemon 8"], ["hat 9 b", "hat 5"], ["rose 5", "rose 3"], ["rose 10", "lemon 3"])
    view = counted(*fronts, coalition_size=size).view(None)
    assert view.majority == 27
    assert sorted([own.votes for own in view.coalitions]) == sorted(governments)


@rule("KOA-30")
@pytest.mark.parametrize("phase", ["lay", "offer"])
def test_clocks_run_as_agreed_or_not_at_all(phase: str) -> None:
    options = {"move_seconds": 33, "action_seconds": 11}
    for given, seconds in ((options, {"lay": 33, "offer": 11}), (dict.fromkeys(options), None)):
        state = opened([["rose 10"], ["hat 10"], ["leaf 9"]], [[65]], **given)
        if phase == "offer":
            state.apply(0, state.read(0, {"do": "Field", "politician": 0}))
        assert state.phase.name == phase
        assert [clock.seconds for clock in state.clocks()] == ([seconds[phase]] if seconds else [])


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"countries": 9}, "one of 15, 12, 10, 8"),
        ({"election_limit": 0}, "a whole number from 1 to 10"),
        ({"coalition_size": "largest"}, "one of minimal, fewest"),
        ({"talks_seconds": 4}, "a whole number from 5 to 86400 or none"),
        ({"deck": {"party": []}}, "as a card set an entry of jokers, actions, party, country"),
    ],
)
def test_what_cannot_be_agreed(options: dict[str, Any], allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(4, options)
    assert caught.value.allowed == allowed


def test_another_card_set() -> None:
    """Its values count, and its names are its own."""
    data = changed(lambda data: data["party"][1]["politicians"][0].update(value=1, name="Sir Small"))
    state = opened([["rose 10"], ["hat 10"], ["leaf 9"]], deck=data, country=DENMARK)
    assert state.view(0).deck.politicians[15].value == 1
    small = Line("politician", {"name": "Sir Small", "party": Name("party", 1), "value": 1})
    assert state.names()["card"][15] == small
    assert state.names()["party"][1] == "Conservatives"
    assert start(3).names()["party"][1] == Line("party-hat", {})
    play_out(state, Random(1))
    assert state.over()
