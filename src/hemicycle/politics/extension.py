"""Power where there are too many players to count exactly: by Owen's multilinear extension, in floating point.

If everybody joins with probability t, independently, a player turns losing into winning with some probability; its mean
over all t is the Shapley-Shubik index, and at t = 1/2 it is the Banzhaf measure (Owen 1972, 1975).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hemicycle.politics.voting import Voting

if TYPE_CHECKING:
    import numpy as np

    Grid = np.ndarray[Any, np.dtype[np.float64]]


def shapley_shubik_by_extension(game: Voting) -> tuple[float, ...]:
    """The index, each share to about 1e-12. Gauss-Legendre nodes are exact: what they average is a polynomial."""
    import numpy as np

    nodes, weights = np.polynomial.legendre.leggauss(2 * max(1, (len(game.weights) + 3) // 4))
    half = len(nodes) // 2  # there are as many above 1/2, where the dual game has what this one has below
    return swings(game, (nodes[:half] + 1) / 2, weights[:half] / 2)


def banzhaf_by_extension(game: Voting) -> tuple[float, ...]:
    """The probability that a player decides when all others join or not by the toss of a coin (Penrose 1946)."""
    import numpy as np

    return swings(game, np.array([0.5]), np.array([0.5]))


def swings(game: Voting, nodes: Grid, weights: Grid) -> tuple[float, ...]:
    """For each player the weighted sum over t, and over 1 - t, of the probability that it decides; all t ≤ 1/2."""
    import numpy as np

    total = sum(game.weights)
    dual = total + 1 - game.quota  # what blocks
    if dual < 1:
        return (0.0,) * len(game.weights)
    below = weighing(game, nodes, max(game.quota, dual))
    series = np.vander(-nodes / (1 - nodes), below.shape[1], increasing=True) / (1 - nodes)[:, None]
    power = {
        weight: sum([float(weights @ deciding(below, series, weight, side)) for side in (game.quota, dual)])
        for weight in set(game.weights)
    }
    return tuple([power[weight] for weight in game.weights])


def weighing(game: Voting, nodes: Grid, most: int) -> Grid:
    """By t and weight below `most`, how probably those who join weigh no more."""
    import numpy as np

    chances = np.zeros((len(nodes), most))
    chances[:, 0] = 1
    joining = nodes[:, None]
    reach = 0
    for weight in sorted(game.weights):
        reach = min(reach + weight, most - 1)
        before = chances[:, : max(0, reach + 1 - weight)] * joining
        chances[:, : reach + 1] *= 1 - joining
        chances[:, weight : reach + 1] += before
    below: Grid = np.cumsum(chances, axis=1)
    return below


def deciding(below: Grid, series: Grid, weight: int, quota: int) -> Grid:
    """By t, how probably the others lack at most that weight.

    Taking a player out of a sum is the series of (1 - t) + t x^weight inverted, which t ≤ 1/2 keeps stable.
    """
    import numpy as np

    if weight == 0:
        return np.zeros(len(below))
    lacking = below[:, quota - 1 :: -weight] if quota > 1 else below[:, :1]
    steps = lacking.copy()
    steps[:, :-1] -= lacking[:, 1:]
    chances: Grid = np.einsum("tk,tk->t", steps, series[:, : steps.shape[1]])
    return chances
