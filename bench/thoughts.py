"""How long bots think: of every thinking bot the longest and the mean thought in one match, in seconds of one core.

Wanted: 2 seconds at most, in bargaining 0.2. `python -m bench.thoughts [GAME …]` measures with interpreted rules. Of
Coalitions, where the first thought of a round is the longest, it is told for pools of all sizes too.
"""

import sys
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.reference import loops_per_second
from hemicycle.bots import bots_of
from hemicycle.core.catalogue import game, games
from hemicycle.core.clock import Hourglass
from hemicycle.core.game import Game
from hemicycle.core.player import Position
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions.bots.hard import solved

BOTS = ("hard", "search")
SEATS = {
    "coalitions": (3, 4, 5, 20),
    "koalition": (4, 7),
    "swedish-parliament": (1, 4),
    "ten-regions": (4, 7),
}
THOUGHTS = 60  # at most, of each bot; a match that goes on longer is left there
POOLS = ((3, 60), (3, 600), (4, 80), (4, 200))  # players, dollars
PACKS = 9  # random ones, of which each is a round of its own


def thoughts(
    own: Game, seats: int, name: str, options: dict[str, Any], seed: int = 1, most: int = THOUGHTS
) -> list[float]:
    """Of one seat among normal bots."""
    bots, rng, glass, found = bots_of(own), Random(seed), Hourglass(), list[float]()
    state = own.start(seats, options)[1]
    while (seat := next_actor(state, glass, rng)) is not None and len(found) < most:
        if seat == NATURE:
            state.apply(seat, state.choices(seat).pick(rng))
            continue
        start = process_time()
        action = bots[name if seat == 0 else "normal"](Position(state, seat), rng)
        if seat == 0:
            found.append(process_time() - start)
        state.apply(seat, action)
    return found


def first_thoughts(seats: int, pool: int, period: int | None) -> list[float]:
    """Of the hard bot of Coalitions in as many rounds, each of another pack."""
    ante, found = pool // seats, list[float]()
    options = {"ante": ante, "start_money": ante, "period_seconds": period}
    for seed in range(PACKS):
        solved.cache_clear()
        found += thoughts(game("coalitions"), seats, "hard", options, seed, most=1)
    return found


def tell_first_thoughts() -> None:
    print("Coalitions, first thoughts       best   median  longest")
    for seats, pool in POOLS:
        for period, clock in ((900, "with a clock"), (None, "without")):
            found = first_thoughts(seats, pool, period)
            figures = [f"{seconds:6.3f} s" for seconds in (min(found), median(found), max(found))]
            print(f"{seats} players, ${pool:3}, {clock:12}", *figures, flush=True)


def main(keys: list[str]) -> None:
    start = process_time()
    import_module("numpy")
    print(f"numpy is loaded in {process_time() - start:.2f} s, once")
    print(f"reference loop {loops_per_second():,.0f} a second")
    if "coalitions" in (keys or games()):
        tell_first_thoughts()
    print(f"{'game':20} seats  bot      thoughts   longest      mean")
    for own in [game(key) for key in keys or games()]:
        for seats in SEATS[own.key]:
            for name in BOTS:
                found = thoughts(own, seats, name, {})
                mean = sum(found) / len(found)
                print(
                    f"{own.key:20} {seats:5}  {name:8} {len(found):8} {max(found):7.3f} s {mean:7.4f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
