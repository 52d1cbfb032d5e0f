"""A match whose players do as little as they can comes to its end, in any game, with clocks and without.

Nobody has to be clever, or even to want it, for an evening to end: whoever passes and agrees to nothing is carried on
by the rules. Where clocks run, every move takes its time; where none does, only those who are awaited move.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.core.catalogue import games
from hemicycle.core.choices import Choices, plain
from hemicycle.core.clock import Hourglass
from hemicycle.core.game import Game
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE
from tests.core.toy import AUCTION

MOST = 20_000  # moves
TRIED = 8  # choices that are compared
PACE = 20.0  # seconds a move takes where clocks run
GAMES = [*games().values(), AUCTION]
Manner = Callable[[Choices[Any], Random], Any]


def first(choices: Choices[Any], _: Random) -> Any:
    return choices[0]


def least(choices: Choices[Any], rng: Random) -> Any:
    """Of some of the choices, first and last among them, the one that takes fewest words: to pass says nothing."""
    some = [choices[0], choices[choices.size - 1], *[choices.pick(rng) for _ in range(TRIED - 2)]]
    return min(some, key=lambda action: len(str(plain(action))))


def moves(game: Game, timed: bool, manner: Manner) -> int:
    """How many the match takes until it is over, at most MOST."""
    state = game.start(max(game.seats[0], min(4, game.seats[-1])), {}, timed)[1]
    rng, glass = Random(7), Hourglass()
    for made in range(MOST):
        seat = next_actor(state, glass, rng, PACE if timed else 0.0)
        if seat is None:
            assert state.over()
            assert state.outcome().verdict
            return made
        choices = state.choices(seat)
        state.apply(seat, choices.pick(rng) if seat == NATURE else manner(choices, rng))
    return MOST


@pytest.mark.parametrize("timed", [True, False])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_players_who_only_pass_come_to_the_end(game: Game, timed: bool) -> None:
    assert moves(game, timed, least) < MOST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_players_who_take_the_first_choice_come_to_the_end_by_their_clocks(game: Game) -> None:
    assert moves(game, True, first) < MOST
