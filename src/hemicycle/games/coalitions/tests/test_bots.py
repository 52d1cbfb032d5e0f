"""The normal bot and the turncoat play by the rules, see nothing hidden, agree, and beat random players."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from hemicycle.bots import bots_of, of_any_game, random_bot
from hemicycle.core.choices import same
from hemicycle.core.player import Bot, Position
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.bots.hard import hard
from hemicycle.games.coalitions.bots.normal import cheapest_cover, easy, in_proportion, normal, turncoat
from hemicycle.games.coalitions.rules.actions import Answer, Ballot, NoDeal, Pass, Propose, Ready
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.games.coalitions.tests.scenes import dealt, played
from hemicycle.testing.sights import BlindPosition

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (5, {"bargaining": "alternate", "panel": False}),
    (7, {"period_seconds": None, "turn_limit": 20, "start_money": 40}),
    (10, {"turn_limit": 12, "side_payments": False, "packs": "classic"}),
    (20, {"mandates": 200, "turn_limit": 30}),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_play_legally_together(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    bots: list[Bot] = [(normal, turncoat, random_bot, hard, easy)[seat % 5] for seat in range(seats)]
    played(bots, Random(3), **options, round_limit=4)


@pytest.mark.parametrize("bot", [normal, turncoat])
@pytest.mark.parametrize("options", [{"period_seconds": None}, {"bargaining": "private"}, {"turn_limit": 9}])
def test_equal_bots_agree(bot: Bot, options: dict[str, Any]) -> None:
    state = played([bot] * 5, Random(5), **options, round_limit=8)
    assert all([own.deal is not None for own in state.rounds])
    assert not state.payments


@pytest.mark.parametrize("options", [{}, {"side_payments": False}, {"bargaining": "alternate"}], ids=str)
def test_the_normal_bot_earns_more_than_random_players(options: dict[str, Any]) -> None:
    """A few matches; `tests/test_earnings.py` tells the interval of many."""
    gains = [gain(normal, number, **options) for number in range(20)]
    assert fmean(gains) - 1.96 * stdev(gains) / sqrt(len(gains)) > 0


def gain(bot: Bot, number: int, **options: Any) -> float:
    """What it owns at the end beyond what the others own on average."""
    bots: list[Bot] = [bot if seat == number % 5 else random_bot for seat in range(5)]
    money = played(bots, Random(number), **options, round_limit=5).outcome().scores
    return 1.25 * money[number % 5] - sum(money) / 4


def agreed(**options: Any) -> Coalitions:
    """Seats 1 and 5 of 7, 5, 4, 3, 1 govern, so far."""
    state = dealt(**options)
    state.apply(0, Propose((0, 1), (60, 40)))
    state.apply(1, Answer(1, True))
    return state


def test_the_normal_bot_keeps_its_word_and_the_turncoat_does_not() -> None:
    better = Propose((1, 2, 3), (70, 15, 15))
    answers = []
    for bot in (normal, turncoat):
        state = agreed(done_early=False)
        assert isinstance(bot(Position(state, 1), Random(1)), Pass if bot is normal else Propose)
        state.apply(1, Pass())
        state.apply(2, better)
        answers.append(bot(Position(state, 1), Random(1)))
    assert answers == [Answer(2, False), Answer(2, True)]


def test_foresight_buys_those_left_out_whom_nobody_else_pays() -> None:
    """Seat 1 governs with seat 0; at the last turn but three the others are cheap, and it may leave."""
    state = agreed(turn_limit=4)
    move = hard(Position(state, 1), Random(1))
    assert isinstance(move, Propose)
    assert 0 not in move.members
    assert dict(zip(move.members, move.shares))[1] > 40


def test_foresight_takes_the_last_offer_there_can_be() -> None:
    """Without it the pool stays, and nobody has anything of it but in another round."""
    again = dealt(turn_limit=1)
    again.apply(0, Propose((0, 1), (95, 5)))
    assert hard(Position(again, 1), Random(1)) == Answer(1, False)
    state = dealt(turn_limit=1, round_limit=1)
    state.apply(0, Propose((0, 1), (95, 5)))
    assert hard(Position(state, 1), Random(1)) == Answer(1, True)
    assert normal(Position(state, 1), Random(1)) == Answer(1, False)


def test_who_is_left_out_wants_the_table_cleared() -> None:
    state = agreed()
    state.apply(1, NoDeal())
    assert [normal(Position(state, seat), Random(1)).accept for seat in (0, 2, 3, 4)] == [
        False, True, True, True,
    ]  # fmt: skip


def test_no_bot_takes_nothing() -> None:
    state = dealt()
    state.apply(0, Propose((0, 1), (100, 0)))
    assert normal(Position(state, 1), Random(1)) == Answer(1, False)


def test_in_private_all_guess_the_same() -> None:
    state = dealt(bargaining="private")
    for seat in range(5):
        assert normal(Position(state, seat), Random(1)) == Ready(True)
        state.apply(seat, Ready(True))
    ballots = {normal(Position(state, seat), Random(seat)) for seat in range(5)}
    assert len(ballots) == 1
    [ballot] = ballots
    assert isinstance(ballot, Ballot)
    assert ballot.members == (1, 2, 3)


@pytest.mark.parametrize("bot", [normal, turncoat, hard])
def test_views_and_choices_are_enough(bot: Bot) -> None:
    state = dealt()
    before = state.view(0)
    blinkers = BlindPosition(state, 0)
    assert same(bot(blinkers, Random(4)), bot(Position(state, 0), Random(4)))
    assert state.view(0) == before


def test_the_cheapest_cover() -> None:
    weights, prices = [7, 5, 4, 3, 1], [9, 2, 2, 2, 1]
    assert cheapest_cover([0, 1, 2, 3, 4], weights, prices, 11) == (6, 3, (1, 2, 3))
    assert cheapest_cover([1, 2], weights, [5, 5], 4) == (5, 1, (1,))
    assert cheapest_cover([3, 4], weights, [1, 1], 5)[0] > 1_000_000
    assert cheapest_cover([3], weights, [1], 0) == (0, 0, ())


def test_a_division_in_proportion() -> None:
    assert in_proportion(100, [1, 1, 1]) == (34, 33, 33)
    assert in_proportion(100, [450, 200]) == (69, 31)
    assert in_proportion(7, [0, 0]) == (4, 3)


def test_bots_of_the_game() -> None:
    assert bots_of(GAME) == {
        "easy": easy,
        "normal": normal,
        "hard": hard,
        "turncoat": turncoat,
        **of_any_game(GAME),
    }


def test_who_would_only_pass_says_that_it_is_done_and_then_passes() -> None:
    state = agreed()
    assert normal(Position(state, 1), Random(1)) == Ready(True)
    state.apply(1, Ready(True))
    assert normal(Position(state, 1), Random(1)) == Pass()
