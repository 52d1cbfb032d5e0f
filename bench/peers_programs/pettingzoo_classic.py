"""Random play in PettingZoo's classic games: a line of JSON a game."""

import json
import random
import time

from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6, texas_holdem_v4

GAMES = {
    "connect_four": connect_four_v3.env,
    "texas_holdem": texas_holdem_v4.env,
    "texas_holdem_no_limit (5 players)": lambda: texas_holdem_no_limit_v6.env(num_players=5),
}
SECONDS = 2.0

for name, make in GAMES.items():
    env, rng, moves, matches = make(), random.Random(1), 0, 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        env.reset(seed=matches)
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            env.step(rng.choice([at for at, legal in enumerate(seen["action_mask"]) if legal]))
            moves += 1
        matches += 1
    print(json.dumps({"game": name, "moves": moves / seconds, "matches": matches / seconds}), flush=True)
