"""Random play in RLCard: a line of JSON a game."""

import json
import random
import time

import rlcard

SECONDS = 2.0

for name in ("uno", "no-limit-holdem", "gin-rummy"):
    env, rng, moves, matches = rlcard.make(name), random.Random(1), 0, 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        matches += 1
    print(json.dumps({"game": name, "moves": moves / seconds, "matches": matches / seconds}), flush=True)
