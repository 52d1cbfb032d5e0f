"""Plays every game at random from fixed seeds and prints a digest of each match. A program, not a test of its own."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

import hemicycle.core.state
from hemicycle.core.catalogue import games
from hemicycle.core.trials import Setting, move_of, settings

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


if __name__ == "__main__":
    matches = {str(setting): digest(setting) for game in games().values() for setting in settings(game)}
    json.dump({"core": hemicycle.core.state.__file__, "matches": matches}, sys.stdout)
