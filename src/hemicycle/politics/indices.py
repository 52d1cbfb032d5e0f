"""Power indices that look at what coalitions can spare. Exact; what all coalitions together tell is in `voting`."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from hemicycle.politics import tables
from hemicycle.politics.counting import heavier, without
from hemicycle.politics.voting import SimpleGame, Voting

HEAVY: Final = 1_000  # a quota from which sums are more than coalitions of few players


def public_good(game: SimpleGame) -> tuple[Fraction, ...]:
    """In how many minimal winning coalitions each is, as shares of all such memberships (Holler 1982)."""
    return shares([Fraction(sum(sizes)) for sizes in memberships(game)])


def deegan_packel(game: SimpleGame) -> tuple[Fraction, ...]:
    """What each gets if every minimal winning coalition is as likely, and divides equally (Deegan, Packel 1978)."""
    return shares(
        [
            sum([Fraction(count, size) for size, count in enumerate(sizes) if count], Fraction(0))
            for sizes in memberships(game)
        ]
    )


def memberships(game: SimpleGame) -> list[list[int]]:
    """For each player by size, in how many minimal winning coalitions it is."""
    if isinstance(game, Voting) and (game.quota < HEAVY or game.players > tables.FEW):
        return weighed(game)
    return tables.memberships(game)


def weighed(game: Voting) -> list[list[int]]:
    """Taken from the heaviest player down, a coalition is minimal if and only if its last member made it win."""
    n, quota = len(game.weights), game.quota
    order = sorted(range(n), key=lambda player: -game.weights[player])
    found = [[0] * (n + 1) for _ in range(n)]
    ways = [[1] + [0] * (quota - 1)]  # of the players before the last, how many lose, by size and weight
    for at, last in enumerate(order):
        weight = game.weights[last]
        if weight:
            lacking = max(0, quota - weight)
            for size, row in enumerate(ways):
                found[last][size + 1] += sum(row[lacking:])
            for other in order[:at]:
                for size, row in enumerate(without(ways, game.weights[other])):
                    found[other][size + 2] += sum(heavier(row, game.weights[other])[lacking:])
        ways = joined(ways, weight)
    return found


def joined(ways: list[list[int]], weight: int) -> list[list[int]]:
    """The same with one more player of that weight."""
    alone = [*ways, [0] * len(ways[0])]
    for size, row in enumerate(ways):
        alone[size + 1] = [old + new for old, new in zip(alone[size + 1], heavier(row, weight))]
    return alone


def johnston(game: SimpleGame) -> tuple[Fraction, ...]:
    """Each vulnerable coalition divided among those it cannot spare (Johnston 1978). Goes through all 2^n."""
    return shares(
        [
            sum([Fraction(often, size) for size, often in enumerate(row) if often], Fraction(0))
            for row in tables.critical(game)
        ]
    )


def shares(parts: list[Fraction]) -> tuple[Fraction, ...]:
    """Of their sum; nothing of nothing."""
    total = sum(parts, Fraction(0)) or Fraction(1)
    return tuple([part / total for part in parts])
