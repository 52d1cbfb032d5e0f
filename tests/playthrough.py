"""Plays every game at random and by bots, from fixed seeds, and prints a digest of each match. A program, no test."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

import hemicycle.core.state
from hemicycle.arena.plan import Contest, plan
from hemicycle.arena.playing import play
from hemicycle.core.catalogue import games
from hemicycle.core.game import Game
from hemicycle.core.trials import Setting, move_of
from hemicycle.testing.settings import settings

SEED = 1


def digest(setting: Setting) -> str:
    """Of all moves in order, what a bystander sees at the end, and the outcome."""
    rng, seen, state = Random(SEED), sha256(), setting.state()
    while not state.over():
        seat, action = move_of(state, rng)
        seen.update(f"{seat} {action}\n".encode())
        state.apply(seat, action)
    seen.update(f"{state.view(None)} {state.outcome()}".encode())
    return seen.hexdigest()


def contest(game: Game) -> str:
    """The normal and the easy bot of a game with levels against each other, once."""
    seats = max(2, game.seats[0])
    options, _ = game.start(seats, {})
    tournament = Contest(game.key, seats, ("normal", "easy"), 1, SEED, options)
    played = play(tournament, plan(tournament)[0])
    return f"{played.scores} {played.places} {played.moves}"


if __name__ == "__main__":
    matches = {str(setting): digest(setting) for game in games().values() for setting in settings(game)}
    matches |= {f"bots of {game.key}": contest(game) for game in games().values() if "normal" in game.bots}
    json.dump({"core": hemicycle.core.state.__file__, "matches": matches}, sys.stdout)
