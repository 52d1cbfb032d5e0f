"""How long bots think: of every thinking bot the longest and the mean thought in one match, in seconds of one core.

Wanted: 2 seconds at most, in bargaining 0.2. `python -m bench.thoughts [GAME …]` measures with interpreted rules.
"""

import sys
from random import Random
from time import process_time

from bench.reference import loops_per_second
from hemicycle.bots import bots_of
from hemicycle.core.catalogue import Game, Position, game, games
from hemicycle.core.state import NATURE, Hourglass, next_actor

BOTS = ("hard", "search")
SEATS = {
    "coalitions": (3, 4, 5, 20),
    "koalition": (4, 7),
    "swedish-parliament": (1, 4),
    "ten-regions": (4, 7),
}
THOUGHTS = 60  # at most, of each bot; a match that goes on longer is left there


def thoughts(own: Game, seats: int, name: str) -> list[float]:
    """Of one seat among normal bots."""
    bots, rng, glass, found = bots_of(own), Random(1), Hourglass(), list[float]()
    state = own.start(seats, {})[1]
    while (seat := next_actor(state, glass, rng)) is not None and len(found) < THOUGHTS:
        if seat == NATURE:
            state.apply(seat, state.choices(seat).pick(rng))
            continue
        start = process_time()
        action = bots[name if seat == 0 else "normal"](Position(state, seat), rng)
        if seat == 0:
            found.append(process_time() - start)
        state.apply(seat, action)
    return found


def main(keys: list[str]) -> None:
    print(f"reference loop {loops_per_second():,.0f} a second")
    print(f"{'game':20} seats  bot      thoughts   longest      mean")
    for own in [game(key) for key in keys or games()]:
        for seats in SEATS[own.key]:
            for name in BOTS:
                found = thoughts(own, seats, name)
                mean = sum(found) / len(found)
                print(
                    f"{own.key:20} {seats:5}  {name:8} {len(found):8} {max(found):7.3f} s {mean:7.4f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
