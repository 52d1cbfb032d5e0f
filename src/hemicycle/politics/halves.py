"""A weighted vote of up to some thirty players counted exactly, however large the weights: in two halves.

A coalition is one of each half; of each half all sums are in order, so what fits together is found by searching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np

    Sums = np.ndarray[Any, np.dtype[np.int64]]


MOST: Final = 38  # players who are counted in a quarter of a minute


def can(weights: Sequence[int]) -> bool:
    """Whether they are few enough, and add up in 64 bits."""
    return len(weights) <= MOST and sum(weights) < 1 << 62


def pivots(weights: Sequence[int], quota: int) -> list[list[int]]:
    """For each player by size, how many coalitions of the others lose, and win as soon as the player joins."""
    found = {weight: between(rest(weights, weight), quota - weight, quota) for weight in set(weights)}
    return [found[weight] for weight in weights]


def rest(weights: Sequence[int], weight: int) -> list[int]:
    """The others, in order."""
    others = sorted(weights)
    others.remove(weight)
    return others


def between(weights: list[int], low: int, high: int) -> list[int]:
    """By size, the coalitions that weigh from low to below high."""
    import numpy as np

    counts = [0] * (len(weights) + 1)
    ones, others = sums_by_size(weights[::2]), sums_by_size(weights[1::2])
    for size, sums in enumerate(ones):
        for more, larger in enumerate(others):
            upper, lower = np.searchsorted(larger, high - sums), np.searchsorted(larger, low - sums)
            counts[size + more] += int((upper - lower).sum())
    return counts


def sums_by_size(weights: list[int]) -> list[Sums]:
    """By size, what coalitions weigh, in order."""
    import numpy as np

    sums: list[Sums] = [np.zeros(1, dtype=np.int64)]
    for weight in weights:
        nothing = np.zeros(0, dtype=np.int64)
        pairs = zip([*sums, nothing], [nothing, *[smaller + weight for smaller in sums]])
        sums = [np.concatenate(pair) for pair in pairs]
    return [np.sort(part) for part in sums]
