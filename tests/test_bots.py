"""Bots of every game know what their seat knows: in a world that it cannot tell from the real one they act alike."""

from random import Random

import pytest

from hemicycle.bots import bots_of
from hemicycle.core.catalogue import Game, Position, games
from hemicycle.core.trials import Setting, moments

CASES = [(game, bot) for game in games().values() for bot in bots_of(game)]


@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game.key} {bot}" for game, bot in CASES])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_bot_acts_alike_in_an_imagined_world(game: Game, bot: str, seed: int) -> None:
    rng = Random(seed)
    setting = Setting(game, game.seats[0] + 1, game.trial)
    for state in moments(setting, rng):
        for seat in [seat for seat in state.awaited() if seat < state.seats]:
            world = state.imagine(seat, rng)
            act = bots_of(game)[bot]
            real = act(Position(state.copy(), seat), Random(seed))
            assert act(Position(world, seat), Random(seed)) == real, f"{setting}: {bot} as seat {seat}"
            assert state.legal(seat, real)
