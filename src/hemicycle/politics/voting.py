"""Weighted voting: who can decide, and how much each vote is worth; pure functions of a quota and weights.

A coalition is a bit mask: bit i is player i. All results are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import factorial


@dataclass(frozen=True)
class Voting:
    """A simple game [quota; weights]: a coalition wins when its weights reach the quota. Whole numbers, weights ≥ 0."""

    quota: int
    weights: tuple[int, ...]

    def __post_init__(self) -> None:
        if self.quota < 1 or min(self.weights, default=0) < 0:
            raise ValueError(
                f"a quota is at least 1 and no weight is negative, not [{self.quota}; {self.weights}]"
            )

    def wins(self, coalition: int) -> bool:
        return weight_of(self.weights, coalition) >= self.quota


def majority(weights: Sequence[int]) -> Voting:
    """Strictly more than half of all."""
    return Voting(sum(weights) // 2 + 1, tuple(weights))


def weight_of(weights: Sequence[int], coalition: int) -> int:
    total = 0
    for player, weight in enumerate(weights):
        if coalition >> player & 1:
            total += weight
    return total


def winning(game: Voting) -> Iterator[int]:
    """All winning coalitions, by their masks: up to 2^n."""
    sums = [0]
    for weight in game.weights:
        sums += [total + weight for total in sums]
    return (coalition for coalition, total in enumerate(sums) if total >= game.quota)


def minimal_winning(game: Voting) -> Iterator[int]:
    """The winning coalitions that can spare nobody, by their masks, those of heavy players first.

    Taken from the heaviest player down, a coalition is minimal if and only if its last member made it win.
    """
    order = sorted(range(len(game.weights)), key=lambda player: -game.weights[player])
    rest = [0]  # what the players from the k-th heaviest on can still bring
    for player in reversed(order):
        rest.insert(0, rest[0] + game.weights[player])
    return grown(game, order, rest, 0, 0, game.quota)


def grown(
    game: Voting, order: list[int], rest: list[int], place: int, coalition: int, lacking: int
) -> Iterator[int]:
    """What `coalition`, lacking so much, can become with players from `place` on."""
    for at in range(place, len(order)):
        if rest[at] < lacking:
            return
        larger = coalition | 1 << order[at]
        left = lacking - game.weights[order[at]]
        if left <= 0:
            yield larger
        else:
            yield from grown(game, order, rest, at + 1, larger, left)


def count_minimal_winning(game: Voting) -> int:
    """How many of them there are, without going through them."""
    ways = {0: 1}  # of the players so far, how many coalitions lose with that weight
    count = 0
    for weight in sorted(game.weights, reverse=True):
        joined: dict[int, int] = {}
        for total, often in ways.items():
            if total + weight >= game.quota:
                count += often
            else:
                joined[total + weight] = often
        for total, often in joined.items():
            ways[total] = ways.get(total, 0) + often
    return count


def banzhaf_swings(game: Voting) -> tuple[int, ...]:
    """For each player the number of winning coalitions that lose without it (Banzhaf 1965)."""
    return tuple([sum(counts) for counts in losing_without(game)])


def banzhaf(game: Voting) -> tuple[Fraction, ...]:
    """The swings as shares of all swings."""
    swings = banzhaf_swings(game)
    return tuple([Fraction(own, sum(swings) or 1) for own in swings])


def shapley_shubik(game: Voting) -> tuple[Fraction, ...]:
    """For each player the share of orders in which it turns losing into winning (Shapley and Shubik 1954)."""
    n = len(game.weights)
    orders = [factorial(size) * factorial(n - 1 - size) for size in range(n)]
    return tuple(
        [
            Fraction(sum([count * often for count, often in zip(counts, orders)]), factorial(n))
            for counts in losing_without(game)
        ]
    )


def losing_without(game: Voting) -> list[list[int]]:
    """For each player by size, how many coalitions of the others lose, and win as soon as the player joins."""
    others = len(game.weights) - 1
    if 1 << max(0, others) <= game.quota * others:
        return [
            by_subsets([*game.weights[:at], *game.weights[at + 1 :]], max(0, game.quota - weight), game.quota)
            for at, weight in enumerate(game.weights)
        ]
    ways = subsets(game.weights, game.quota)
    counts = {weight: losing(without(ways, weight), weight, game.quota) for weight in set(game.weights)}
    return [counts[weight] for weight in game.weights]


def by_subsets(weights: list[int], low: int, high: int) -> list[int]:
    """By size, the subsets that weigh from low to below high: one by one."""
    sums, sizes = [0], [0]
    for weight in weights:
        sums += [total + weight for total in sums]
        sizes += [size + 1 for size in sizes]
    counts = [0] * (len(weights) + 1)
    for total, size in zip(sums, sizes):
        if low <= total < high:
            counts[size] += 1
    return counts


def by_weights(weights: list[int], low: int, high: int) -> list[int]:
    """The same by generating function."""
    return [sum(row[low:high]) for row in subsets(weights, high)]


def subsets(weights: Sequence[int], high: int) -> list[list[int]]:
    """By size and weight below high, how many there are."""
    ways = [[0] * high for _ in range(len(weights) + 1)]
    ways[0][0] = 1
    for so_far, weight in enumerate(weights):
        for size in range(so_far, -1, -1):
            ways[size + 1] = [old + new for old, new in zip(ways[size + 1], heavier(ways[size], weight))]
    return ways


def without(ways: list[list[int]], weight: int) -> list[list[int]]:
    """The same without one player of that weight, of those who are in."""
    rest = [ways[0]]
    for row in ways[1:-1]:
        rest.append([all_ - with_ for all_, with_ in zip(row, heavier(rest[-1], weight))])
    return rest


def heavier(row: list[int], weight: int) -> list[int]:
    """As many, each heavier by a player of that weight."""
    return [0] * min(weight, len(row)) + row[: max(0, len(row) - weight)]


def losing(ways: list[list[int]], weight: int, quota: int) -> list[int]:
    """By size, how many lack at most that weight."""
    return [sum(row[max(0, quota - weight) :]) for row in ways]
