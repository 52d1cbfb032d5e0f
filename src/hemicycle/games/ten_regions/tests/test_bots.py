"""The normal bot plays by the rules, looks at nothing it may not see, and beats random parties clearly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import bots_of, of_any_game, random_bot
from hemicycle.core.choices import same
from hemicycle.core.player import Bot, Position
from hemicycle.core.state import NATURE, Outcome
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.bots.hard import Contender, hard
from hemicycle.games.ten_regions.bots.normal import easy, in_tokens, normal
from hemicycle.games.ten_regions.rules.actions import Campaign
from hemicycle.games.ten_regions.rules.count import votes
from hemicycle.games.ten_regions.tests.scenes import ISLES, filled, start
from hemicycle.testing.sights import BlindPosition

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (9, {"ideologies": "random", "conflicts": 4}),
    (4, {"media": 0, "rallies": 1, "conflicts": 0}),
    (4, {"media": 7, "rallies": 0, "conflicts": 0}),
    (12, {"unique_ideologies": False, "regions": ISLES, "turns": 2}),
]


def play(bots: list[Bot], rng: Random, **options: Any) -> Outcome:
    state = start(len(bots), **options)
    while awaited := state.awaited():
        seat = awaited[0]
        if seat == NATURE:
            state.apply(seat, state.choices(seat).pick(rng))
            continue
        action = bots[seat](Position(state, seat), rng)
        assert action in state.choices(seat)
        state.apply(seat, action)
    return state.outcome()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_levels_play_legally(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    play([(hard, normal, easy)[seat % 3] for seat in range(seats)], Random(3), **options)


def test_where_there_is_too_much_to_learn_the_hard_bot_plans_as_the_normal_one() -> None:
    state = filled(start(20, unique_ideologies=False, media=30, rallies=30, turns=1))
    assert same(hard(Position(state, 3), Random(4)), normal(Position(state, 3), Random(4)))


def test_the_hard_bot_mixes() -> None:
    """It does not always campaign alike, for who does is read."""
    state = filled(start(5))
    assert len({hard(Position(state, 1), Random(seed)).media for seed in range(6)}) > 3


def test_rivals_that_plan_are_imagined_with_all_they_do() -> None:
    """Votes are those that the rules count where all of them do as planned."""
    state = filled(start(4, conflicts=3))
    worlds = (Contender(state.view(1), 1, Random(seed)) for seed in range(100))
    contender = next(own for own in worlds if len(own.followed) == 3)
    nothing = Campaign((0,) * 10, (0,) * 10, (), ())
    counted = votes(state.head_starts, [contender.followed.get(seat, nothing) for seat in range(4)])
    assert [[max(0, 10 * own) for own in row] for row in zip(*contender.worlds[-1])] == counted


def test_the_hard_bot_outbids_rivals_that_plan() -> None:
    """Of each turn it has more than any of three normal ones in the mean."""
    state, rng, lead = filled(start(4, turns=1)), Random(3), 0.0
    for number in range(24):
        seat, world = number % 4, state.copy()
        for other in range(4):
            world.apply(other, (hard if other == seat else normal)(Position(world, other), rng))
        mandates = world.view(None).parliaments[0].mandates
        lead += mandates[seat] - (sum(mandates) - mandates[seat]) / 3
    assert lead > 6


def test_the_normal_bot_beats_random_parties() -> None:
    rng, wins = Random(11), 0
    for number in range(40):
        bots: list[Bot] = [normal if seat == number % 5 else random_bot for seat in range(5)]
        wins += number % 5 in play(bots, rng).winners
    assert wins >= 32  # random parties win less than half


def test_the_normal_bot_needs_view_and_choices_alone() -> None:
    state = filled(start(5))
    blinkers = BlindPosition(state, 2)
    assert same(normal(blinkers, Random(4)), normal(Position(state, 2), Random(4)))


def test_the_normal_bot_does_not_change_what_it_looks_at() -> None:
    state = filled(start(5))
    before = state.view(1)
    normal(Position(state, 1), Random(4))
    assert state.view(1) == before


@pytest.mark.parametrize("seed", range(50))
def test_units_become_tokens(seed: int) -> None:
    rng = Random(seed)
    media, rallies = rng.randrange(9), rng.randrange(9)
    units = [0] * 5
    for _ in range(2 * media + rallies):
        units[rng.randrange(5)] += 1
    papers, squares = in_tokens(units, media, rallies)
    assert (sum(papers), sum(squares)) == (media, rallies)
    assert min(papers + squares) >= 0


def test_bots_of_a_game() -> None:
    assert bots_of(GAME) == {"easy": easy, "normal": normal, "hard": hard, **of_any_game(GAME)}
