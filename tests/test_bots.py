"""Bots of every game know what their seat knows: in a world that it cannot tell from the real one they act alike."""

from random import Random

import pytest

from hemicycle.bots import bots_of
from hemicycle.bots.search import Budget, Search
from hemicycle.core.catalogue import games
from hemicycle.core.game import Game
from hemicycle.core.player import Bot, Position
from hemicycle.core.trials import Setting
from hemicycle.testing.sights import moments


def bots(game: Game) -> dict[str, Bot]:
    """Of them the one that searches thinks less than it may, as it thinks the same of everything."""
    return {**bots_of(game), "search": Search(Budget(8), game.guide)}


CASES = [(game, name, bot) for game in games().values() for name, bot in bots(game).items()]


@pytest.mark.parametrize(("game", "name", "act"), CASES, ids=[f"{own.key} {name}" for own, name, _ in CASES])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_bot_acts_alike_in_an_imagined_world(game: Game, name: str, act: Bot, seed: int) -> None:
    rng = Random(seed)
    setting = Setting(game, game.seats[:2][-1], game.trial)
    for state in moments(setting, rng):
        for seat in [seat for seat in state.awaited() if seat < state.seats]:
            world = state.imagine(seat, rng)
            real = act(Position(state.copy(), seat), Random(seed))
            assert act(Position(world, seat), Random(seed)) == real, f"{setting}: {name} as seat {seat}"
            assert state.legal(seat, real)
