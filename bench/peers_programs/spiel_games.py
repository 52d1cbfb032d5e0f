"""Random play in OpenSpiel, driven from Python: a line of JSON a game."""

import json
import random
import time

import pyspiel
from open_spiel.python import games  # noqa: F401  # which registers the games written in Python

GAMES = (
    "bargaining",
    "liars_dice(numdice=5)",  # for two: this release refuses five players
    "hearts",
    "python_liars_poker",
)
SECONDS = 2.0


def apply_any(state: pyspiel.State, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


for name in GAMES:
    game, rng, moves, matches = pyspiel.load_game(name), random.Random(1), 0, 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            apply_any(state, rng)
            moves += 1
        matches += 1
    print(json.dumps({"game": name, "moves": moves / seconds, "matches": matches / seconds}), flush=True)
