"""Plays every game at random from fixed seeds and prints a digest of each match. A program, not a test of its own."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

import hemicycle.core.state
from hemicycle.core.catalogue import Game, games
from hemicycle.core.state import NATURE, TimeUp

SEEDS = range(3)


def digest(game: Game, seats: int, seed: int) -> str:
    """Of all moves in order, what a bystander sees at the end, and the outcome."""
    rng, seen = Random(seed), sha256()
    _, state = game.start(seats, {})
    while True:
        if awaited := state.awaited():
            seat = awaited[int(rng.random() * len(awaited))]
            action = state.choices(seat).pick(rng)
        elif clocks := state.clocks():
            seat, action = NATURE, TimeUp(clocks[0].name)
        else:
            break
        seen.update(f"{seat} {action}\n".encode())
        state.apply(seat, action)
    seen.update(f"{state.view(None)} {state.outcome()}".encode())
    return seen.hexdigest()


def seat_numbers(game: Game) -> list[int]:
    """The fewest, the middle and the most."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


if __name__ == "__main__":
    matches = {
        f"{key}, {seats} seats, seed {seed}": digest(game, seats, seed)
        for key, game in games().items()
        for seats in seat_numbers(game)
        for seed in SEEDS
    }
    json.dump({"core": hemicycle.core.state.__file__, "matches": matches}, sys.stdout)
