"""Coalitions: what a proposal costs to state, pick and check, and what bargainers earn among random players.

Proposals are measured where they were never stated before and again, bargainers over 200 matches in which they sit in
each seat equally often. Both are seeded; seconds are this machine's, and so are told beside the reference loop.
"""

from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter
from typing import Any

from bench.reference import loops_per_second
from hemicycle.bots import random_bot
from hemicycle.core.catalogue import Bot, Position
from hemicycle.core.choices import Choices
from hemicycle.core.state import NATURE, Hourglass, State, TimeUp
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.bots import bargainer, turncoat
from hemicycle.games.coalitions.rules import proposals

MATCHES = 200
PACE = 10.0  # seconds of game time for each move


def dealt(seats: int, pool: int, mandates: int, rng: Random) -> State[Any]:
    options = {"ante": pool // seats, "start_money": 1000, "mandates": mandates}
    state = GAME.start(seats, options)[1]
    while NATURE in state.to_act():
        state.apply(NATURE, state.choices(NATURE).pick(rng))
    return state


def milliseconds(state: State[Any], rng: Random) -> float:
    """To state what the player whose turn it is may propose, pick one, and check it."""
    start = perf_counter()
    choices: Choices[Any] = state.choices(state.awaited()[0])
    assert choices.pick(rng) in choices
    return 1000 * (perf_counter() - start)


def report_proposals() -> None:
    print(
        f"{'players':>8} {'mandates':>8} {'pool':>5} {'first, ms':>10} {'again, ms':>10}   medians of 100 deals"
    )
    rng = Random(1)
    for seats, mandates in ((5, 20), (10, 20), (20, 20), (20, 200)):
        proposals.cache_clear()
        times = []
        for _ in range(100):
            state = dealt(seats, 400, mandates, rng)
            times.append((milliseconds(state, rng), milliseconds(state, rng)))
        first, again = [median(column) for column in zip(*times)]
        print(f"{seats:8} {mandates:8} {400:5} {first:10.3f} {again:10.3f}")


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
    print(f"reference: {loops_per_second():,.0f} loops/s")
    report_proposals()
    report_earnings()
