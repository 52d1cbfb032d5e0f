"""Any simple game counted by tables: of all its coalitions where players are few, of all sums where they are more.

Exact, in arrays; a vote with one quota is counted quicker by `counting`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np

    from hemicycle.politics.voting import SimpleGame

    Array = np.ndarray[Any, np.dtype[Any]]

FEW: Final = 20  # players whose coalitions are gone through one by one
CELLS: Final = 20_000_000  # of a table of sums
MOST: Final = 62  # players whose coalitions can be counted in 64 bits


class TooLarge(ValueError):
    """There are too many coalitions, and too many sums, to count."""


def pivots(game: SimpleGame) -> list[list[int]]:
    """For each player by size, how many coalitions of the others lose, and win as soon as the player joins."""
    return by_coalitions(game) if game.players <= FEW else by_sums(game)


@lru_cache(maxsize=4)
def decided(game: SimpleGame) -> Array:
    """By mask, whether each coalition wins."""
    import numpy as np

    if game.players > FEW:
        raise TooLarge(f"{game.players} players have too many coalitions to go through")
    wins: Array = np.asarray(game.decided([sums_of(weights) for weights in game.weighings()]), dtype=bool)
    return wins


def proper(game: SimpleGame) -> bool:
    """Whether a coalition that wins leaves none that does."""
    wins = decided(game)
    return not bool((wins & wins[::-1]).any())


def sums_of(weights: tuple[int, ...]) -> Array:
    """By mask, what each coalition weighs."""
    import numpy as np

    sums: Array = np.zeros(1, dtype=np.int64 if sum(weights) < 1 << 62 else object)
    for weight in weights:
        sums = np.concatenate([sums, sums + weight])
    return sums


def pivotal(game: SimpleGame) -> Iterator[Array]:
    """For each player by mask, whether each coalition wins with it and would not without."""
    wins = decided(game)
    for player in range(game.players):
        pairs = wins.reshape(-1, 2, 1 << player)
        swings = pairs.copy()
        swings[:, 0] = False
        swings[:, 1] &= ~pairs[:, 0]
        yield swings.reshape(-1)


def by_coalitions(game: SimpleGame) -> list[list[int]]:
    sizes = sums_of((1,) * game.players)
    return [counted(sizes[swings] - 1, game.players) for swings in pivotal(game)]


def counted(sizes: Array, players: int) -> list[int]:
    """How often each number of others stands there."""
    import numpy as np

    return [int(count) for count in np.bincount(sizes, minlength=players)]


def needed(game: SimpleGame) -> Array:
    """By mask, how many members each coalition cannot spare."""
    import numpy as np

    total: Array = np.zeros(1 << game.players, dtype=np.int64)
    for swings in pivotal(game):
        total += swings
    return total


def critical(game: SimpleGame) -> list[list[int]]:
    """For each player, by how many are needed, the coalitions that need it."""
    many = needed(game)
    return [counted(many[swings], game.players + 1) for swings in pivotal(game)]


def minimal(game: SimpleGame) -> list[int]:
    """The winning coalitions that can spare nobody, by their masks."""
    import numpy as np

    spare_nobody = decided(game) & (needed(game) == sums_of((1,) * game.players))
    return [int(coalition) for coalition in np.flatnonzero(spare_nobody)]


def memberships(game: SimpleGame) -> list[list[int]]:
    """For each player by size, in how many minimal winning coalitions it is."""
    found = [[0] * (game.players + 1) for _ in range(game.players)]
    for coalition in minimal(game):
        for player in range(game.players):
            if coalition >> player & 1:
                found[player][coalition.bit_count()] += 1
    return found


def by_sums(game: SimpleGame) -> list[list[int]]:
    """How many coalitions have each size and sums, with all players, and then without each one in turn."""
    import numpy as np

    weighings = distinct(game)
    shape = [sum(weights) + 1 for weights in weighings]
    if game.players > MOST or np.prod([float(length) for length in shape]) > CELLS:
        raise TooLarge(f"{game.players} players have too many sums to count")
    wins = decided_by_sums(game, weighings, shape)
    ways: Array = np.zeros(shape, dtype=np.int64)
    ways.flat[0] = 1
    each = [tuple(row) for row in zip(*weighings)]
    for steps in each:
        ways[after(steps)] += ways[before(steps)].copy()
    found = {steps: pivots_of(ways, wins, steps) for steps in set(each)}
    return [found[steps] for steps in each]


def distinct(game: SimpleGame) -> list[tuple[int, ...]]:
    """What coalitions are told apart by: their number of members, and each other weighing once."""
    return list(dict.fromkeys([(1,) * game.players, *game.weighings()]))


def decided_by_sums(game: SimpleGame, weighings: list[tuple[int, ...]], shape: list[int]) -> Array:
    import numpy as np

    axes = [weighings.index(weights) for weights in game.weighings()]
    sums = [
        np.arange(shape[axis]).reshape([-1 if at == axis else 1 for at in range(len(shape))]) for axis in axes
    ]
    wins: Array = np.broadcast_to(game.decided(sums), shape)
    return wins


def pivots_of(ways: Array, wins: Array, steps: tuple[int, ...]) -> list[int]:
    """By size, of a player who adds these steps to the sums."""
    rest: Any = ways.copy()  # as if the player were not there
    for size in range(1, len(rest)):
        rest[(size, *after(steps[1:]))] -= rest[(size - 1, *before(steps[1:]))]
    swings = wins[after(steps)] & ~wins[before(steps)]
    counts = (rest[before(steps)] * swings).reshape(len(ways) - 1, -1).sum(axis=1)
    return [int(count) for count in counts]


def before(steps: tuple[int, ...]) -> tuple[slice, ...]:
    """Where sums can be that grow by these steps."""
    return tuple([slice(0, -step or None) for step in steps])


def after(steps: tuple[int, ...]) -> tuple[slice, ...]:
    """Where they are then."""
    return tuple([slice(step, None) for step in steps])
