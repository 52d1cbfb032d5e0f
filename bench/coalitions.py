"""Coalitions: what bargainers earn among random players, over 200 matches in which they sit in each seat equally often.

The matches are seeded, so the figures are the same on every machine. What is fast and slow is measured elsewhere.
"""

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from hemicycle.bots import random_bot
from hemicycle.core.catalogue import Bot, Position
from hemicycle.core.state import NATURE, Hourglass, TimeUp
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.bots import bargainer, turncoat

MATCHES = 200
PACE = 10.0  # seconds of game time for each move


def played(bots: list[Bot], rng: Random, options: dict[str, Any]) -> tuple[int, ...]:
    """What everybody owns at the end."""
    state, glass = GAME.start(len(bots), options)[1], Hourglass()
    while not state.over():
        seats, clocks = state.awaited(), state.clocks()
        if NATURE not in seats and (rung := glass.pass_by(PACE, clocks)) is not None:
            state.apply(NATURE, TimeUp(rung))
            continue
        seat = rng.choice(seats)
        choices = state.choices(seat)
        state.apply(seat, choices.pick(rng) if seat == NATURE else bots[seat](Position(state, seat), rng))
    return state.outcome().scores


def gains(bot: Bot, options: dict[str, Any]) -> list[float]:
    """Match by match, what the bot owns beyond the mean of the others, who play at random."""
    found: list[float] = []
    for number in range(MATCHES):
        bots = [bot if seat == number % 5 else random_bot for seat in range(5)]
        money = played(bots, Random(number), {"round_limit": 10, **options})
        found.append(1.25 * money[number % 5] - sum(money) / 4)
    return found


def report_earnings() -> None:
    print(
        f"what a bot owns beyond the mean of four random players, {MATCHES} matches of 10 rounds, 95 % interval"
    )
    for options in ({}, {"side_payments": False}, {"bargaining": "private"}, {"bargaining": "alternate"}):
        for name, bot in (("bargainer", bargainer), ("turncoat", turncoat)):
            own = gains(bot, options)
            error = 1.96 * stdev(own) / sqrt(len(own))
            told = ", ".join([f"{option} {value}" for option, value in options.items()]) or "as usual"
            print(f"{name:10} {told:24} ${fmean(own):7.1f} ± {error:.1f}")


if __name__ == "__main__":
    report_earnings()
