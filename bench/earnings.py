"""What bots that know a game earn, and how often they win, among random players: in each seat equally often.

The matches are seeded, so the figures are the same on every machine. What is fast and slow is measured elsewhere.
"""

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from hemicycle.bots import random_bot
from hemicycle.bots.levels import LEVELS
from hemicycle.core.catalogue import game
from hemicycle.core.clock import Hourglass
from hemicycle.core.game import Game
from hemicycle.core.player import Bot, Position
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE, Outcome

MATCHES = 200
SEATS = 5
PACE = 10.0  # seconds of game time for each move
PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("coalitions", {"round_limit": 10}),
    ("coalitions", {"round_limit": 10, "side_payments": False}),
    ("coalitions", {"round_limit": 10, "bargaining": "private"}),
    ("coalitions", {"round_limit": 10, "bargaining": "alternate"}),
    ("koalition", {"countries": "8", "election_limit": 1}),
    ("koalition", {"countries": "8", "actions": False}),
]


WON = 100  # matches of Swedish Parliament each, where a win is what counts
WON_SEATS = 4
DIFFICULTIES = range(1, 9)  # alone


def played(own: Game, bots: list[Bot], rng: Random, options: dict[str, Any]) -> Outcome:
    state, glass = own.start(len(bots), options)[1], Hourglass()
    while (seat := next_actor(state, glass, rng, PACE)) is not None:
        choices = state.choices(seat)
        state.apply(seat, choices.pick(rng) if seat == NATURE else bots[seat](Position(state, seat), rng))
    return state.outcome()


def gains(own: Game, bot: Bot, options: dict[str, Any], matches: int = MATCHES) -> list[float]:
    """Match by match, what the bot has beyond the mean of the others, who play at random."""
    found: list[float] = []
    for number in range(matches):
        seat = number % SEATS
        bots = [bot if other == seat else random_bot for other in range(SEATS)]
        scores = played(own, bots, Random(number), options).scores
        found.append(scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1))
    return found


def interval(own: list[float]) -> tuple[float, float]:
    """The mean, and half of what is sure to 95 % about it."""
    return fmean(own), 1.96 * stdev(own) / sqrt(len(own))


def told(key: str, name: str, options: dict[str, Any], own: list[float]) -> str:
    mean, error = interval(own)
    agreed = ", ".join([f"{option} {value}" for option, value in options.items()])
    return f"{key}, {agreed}: the {name} earns {mean:.1f} ± {error:.1f} more than random players"


def report_earnings() -> None:
    print(f"{MATCHES} matches each, {SEATS} seats, 95 % interval")
    for key, options in PLAYED:
        bots = game(key).bots
        for name, bot in [(name, bots[name]) for name in bots if name == "normal" or name not in LEVELS]:
            print(told(key, name, options, gains(game(key), bot, options)))


def won(own: Game, bot: Bot, seats: int, options: dict[str, Any], matches: int = WON) -> int:
    """So many matches among random players, or alone."""
    found = 0
    for number in range(matches):
        seat = number % seats
        bots = [bot if other == seat else random_bot for other in range(seats)]
        found += seat in played(own, bots, Random(number), options).winners
    return found


def report_wins() -> None:
    own = game("swedish-parliament")
    for name in ("easy", "normal"):
        bot = own.bots[name]
        print(f"swedish-parliament: the {name} bot wins, of {WON} matches each,")
        print(f"  {won(own, bot, WON_SEATS, {})} with {WON_SEATS - 1} random players")
        alone = [won(own, bot, 1, {"difficulty": difficulty}) for difficulty in DIFFICULTIES]
        print(f"  alone, by difficulty: {', '.join(map(str, alone))}")


if __name__ == "__main__":
    report_earnings()
    report_wins()
