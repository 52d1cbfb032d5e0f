"""Options and packs of Coalitions: what cannot be is said, and packs are used by round."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from hemicycle.core.options import BadOption
from hemicycle.core.simulate import play_out
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.rules.actions import Draw
from hemicycle.games.coalitions.rules.components import CLASSIC, pack_of_round
from hemicycle.games.coalitions.tests.scenes import start
from hemicycle.politics.voting import Voting, banzhaf_swings

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (
            5,
            {"start_money": 19},
            "option start_money: 19 is not allowed; it takes a whole number from 20, the ante",
        ),
        (5, {"ante": 0}, "option ante: 0 is not allowed; it takes a whole number from 1 to 1000"),
        (
            6,
            {"mandates": 5},
            "option mandates: 5 is not allowed; it takes a whole number from 6, one for each",
        ),
        (5, {"mandates": 201}, "a whole number from 5 to 200"),
        (5, {"round_limit": None}, "a whole number from 1 to 10000 where session_seconds is none"),
        (5, {"packs": "tarot"}, "one of random, classic, or a list of packs"),
        (5, {"packs": "classic", "mandates": 21}, "as classic needs 20 mandates"),
        (11, {"packs": "classic"}, "as classic is for at most 10"),
        (5, {"packs": []}, "random, classic, or a list of 1 to 200 packs"),
        (5, {"packs": [[7, 5, 4, 3, 1], [7, 5, 4, 3]]}, "as pack 2 three or more whole numbers from 1 to 10"),
        (5, {"packs": [[11, 5, 2, 1, 1]]}, "as pack 1"),
        (5, {"packs": [[10, 10]]}, "as pack 1"),
        (5, {"packs": [[True, 10, 9]]}, "as pack 1"),
        (2, {}, "option seats: 2 is not allowed; it takes a whole number from 3 to 20"),
        (5, {"turn_seconds": 4}, "a whole number from 5 to 3600 or none"),
        (5, {"bargaining": "loud"}, "one of public, private, alternate"),
    ],
)
def test_what_cannot_be_is_said(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, options)
    assert sentence in str(caught.value)


def test_options_are_plain_and_read_again() -> None:
    options, _ = GAME.start(5, {"packs": [[7, 5, 4, 3, 1]], "period_seconds": None})
    assert GAME.start(5, json.loads(json.dumps(options)))[0] == options
    json.dumps([option.describe() for option in GAME.options])


@rule("COA-4")
def test_the_first_edition_used_packs_by_round_among_those_that_fit() -> None:
    packs = [(8, 7, 5), (7, 6, 4, 3), (9, 6, 5), (6, 5, 5, 4)]
    assert [pack_of_round(packs, number, 3) for number in (1, 2, 3, 9)] == [0, 2, 2, 2]
    assert pack_of_round(packs, 1, 5) is None


@rule("COA-4")
def test_packs_that_never_fit_are_passed_over() -> None:
    state = start(3, packs=[[7, 5, 4, 3, 1]])
    assert state.phase == "pack"
    play_out(state, Random(3))


@rule("COA-4")
def test_packs_are_drawn_evenly_among_multisets() -> None:
    state = start(3, mandates=9)
    packs = [action.pack for action in state.choices(NATURE) if isinstance(action, Draw)]
    assert sorted(packs) == [(3, 3, 3), (4, 3, 2), (4, 4, 1)]
    rng = Random(5)
    counts = Counter([state.choices(NATURE).pick(rng) for _ in range(3000)])
    assert len(counts) == 3
    assert min(counts.values()) > 900


@rule("COA-4")
@pytest.mark.parametrize("pack", CLASSIC, ids=str)
def test_in_our_packs_nobody_blocks_and_nobody_is_useless(pack: tuple[int, ...]) -> None:
    assert sum(pack) == 20
    assert list(pack) == sorted(pack, reverse=True)
    assert 0 not in banzhaf_swings(Voting(11, pack))
    assert max(pack) <= 20 - 11


@rule("COA-4")
def test_there_are_packs_of_ours_for_every_number_of_players() -> None:
    assert {len(pack) for pack in CLASSIC} == set(range(3, 11))
    for seats in range(3, 11):
        assert start(seats, packs="classic").phase == "deal"


@rule("COA-14")
def test_rounds_bargain_by_turns() -> None:
    setting = start(bargaining="alternate").options
    assert [setting.public(number) for number in (1, 2, 3, 4)] == [True, False, True, False]


@pytest.mark.parametrize("seats", [3, 20])
def test_few_and_many_play(seats: int) -> None:
    for bargaining in ("public", "private"):
        play_out(start(seats, bargaining=bargaining, mandates=40, round_limit=2), Random(seats))
