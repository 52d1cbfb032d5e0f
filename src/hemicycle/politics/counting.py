"""Coalitions of a weighted vote counted by size, all of them at once: by going through subsets, or by weights.

Exact; of quotas and weights as they stand.
"""

from __future__ import annotations

from collections.abc import Sequence


def pivots(weights: Sequence[int], quota: int) -> list[list[int]]:
    """For each player by size, how many coalitions of the others lose, and win as soon as the player joins."""
    others = len(weights) - 1
    if 1 << max(0, others) <= quota * others:
        return [
            by_subsets([*weights[:at], *weights[at + 1 :]], max(0, quota - weight), quota)
            for at, weight in enumerate(weights)
        ]
    ways = subsets(weights, quota)
    counts = {weight: losing(without(ways, weight), weight, quota) for weight in set(weights)}
    return [counts[weight] for weight in weights]


def steps(weights: Sequence[int], quota: int) -> int:
    """About what this takes."""
    players = len(weights)
    return players * min(1 << max(0, players - 1), players * players * quota // 2)


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
