"""The bot that searches can be seated in every game: it is guided, and beats random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from hemicycle.arena.playing import Table
from hemicycle.bots import random_bot
from hemicycle.bots.search import Budget, Search, standing
from hemicycle.core.catalogue import games
from hemicycle.core.chance import Common
from hemicycle.core.game import Game
from hemicycle.core.player import Bot
from hemicycle.core.trials import Setting
from hemicycle.testing.sights import moments, sights

all_games = pytest.mark.parametrize("game", games().values(), ids=list(games()))
pytestmark = pytest.mark.timeout(600)  # a minute of work, on machines that others use too


@all_games
def test_it_beats_random_players(game: Game, record_property: Callable[[str, object], None]) -> None:
    """In duplicate blocks, and even where it thinks less than it may."""
    seats, bot = max(3, game.seats[0]), Search(Budget(8), game.guide)
    leads = [lead(game, bot, seat, seats, block) for block in range(2) for seat in range(seats)]
    record_property("figure", f"{game.key}: search beats random players by {fmean(leads):+.1f} points")
    assert fmean(leads) > 0


def lead(game: Game, bot: Bot, own: int, seats: int, block: int) -> float:
    """Points beyond the mean of the others', of a bot among random ones."""
    bots = [bot if seat == own else random_bot for seat in range(seats)]
    state = game.start(seats, game.trial)[1]
    rngs = [Random(f"{block} {seat}") for seat in range(seats)]
    Table(state, bots, Common(str(block)), rngs, Random(block)).play()
    scores = state.outcome().scores
    return scores[own] - (sum(scores) - scores[own]) / (seats - 1)


@all_games
def test_guides_only_look(game: Game) -> None:
    """What they propose can be done, and nothing is done by it; every seat may expect something."""
    guide, rng = game.guide, Random(6)
    for state in moments(Setting(game, game.seats[:2][-1], game.trial), rng, 12):
        before = sights(state)
        assert len((guide.value or standing)(state)) == state.seats
        for seat in [seat for seat in state.awaited() if seat < state.seats]:
            for policy in [policy for policy in (guide.prior, guide.policy) if policy is not None]:
                assert state.legal(seat, policy(state, seat, rng))
        assert sights(state) == before
