"""Power where there are too many players to count exactly: by Owen's multilinear extension, in floating point.

If everybody joins with probability t, independently, a player turns losing into winning with some probability; its mean
over all t is the Shapley-Shubik index, and at t = 1/2 it is the Banzhaf measure (Owen 1972, 1975).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hemicycle.politics.voting import Voting

if TYPE_CHECKING:
    import numpy as np

    Grid = np.ndarray[Any, np.dtype[np.float64]]

AT_ONCE: Final = 4_000_000  # numbers that are kept in mind


def shapley_shubik_by_extension(game: Voting) -> tuple[float, ...]:
    """The index, each share to about 1e-12. Gauss-Legendre nodes are exact: what they average is a polynomial."""
    import numpy as np

    nodes, weights = np.polynomial.legendre.leggauss(2 * halves(game))
    half = len(nodes) // 2  # there are as many above 1/2, where the dual game has what this one has below
    return swings(game, (nodes[:half] + 1) / 2, weights[:half] / 2)


def banzhaf_by_extension(game: Voting) -> tuple[float, ...]:
    """The probability that a player decides when all others join or not by the toss of a coin (Penrose 1946)."""
    import numpy as np

    return swings(game, np.array([0.5]), np.array([0.5]))


def work(game: Voting) -> int:
    """About how many steps the index takes."""
    width, reach, steps = max(game.quota, sum(game.weights) + 1 - game.quota), 0, 0
    for weight in sorted(game.weights):
        reach = min(reach + weight, width)
        steps += reach
    return steps * halves(game)


def halves(game: Voting) -> int:
    """How many nodes below 1/2 are exact for a polynomial of so many players with any weight."""
    return max(1, (sum([weight > 0 for weight in game.weights]) + 3) // 4)


def coarser(game: Voting, unit: int) -> Voting:
    """Weights rounded to multiples of a unit, which becomes 1; the quota is the same share of all."""
    weights = tuple([(2 * weight + unit) // (2 * unit) for weight in game.weights])
    return Voting(max(1, -(-game.quota * sum(weights) // sum(game.weights))), weights)


def swings(game: Voting, nodes: Grid, weights: Grid) -> tuple[float, ...]:
    """For each player the weighted sum over t, and over 1 - t, of the probability that it decides; all t ≤ 1/2."""
    import numpy as np

    dual = sum(game.weights) + 1 - game.quota  # what blocks
    if dual < 1:
        return (0.0,) * len(game.weights)
    width = max(game.quota, dual)
    at_once = max(1, AT_ONCE // width)
    power = dict.fromkeys(game.weights, 0.0)
    for start in range(0, len(nodes), at_once):
        some, shares = nodes[start : start + at_once], weights[start : start + at_once]
        below = weighing(game, some, width)
        series = np.vander(-some / (1 - some), steps(game, width), increasing=True) / (1 - some)[:, None]
        for weight in power:
            for side in (game.quota, dual):
                power[weight] += float(shares @ deciding(below, series, weight, side))
    return tuple([power[weight] for weight in game.weights])


def steps(game: Voting, width: int) -> int:
    """How often the lightest player with a weight fits in."""
    return -(-width // min([weight for weight in game.weights if weight], default=width))


def weighing(game: Voting, nodes: Grid, width: int) -> Grid:
    """By t and weight below `width`, how probably those who join weigh no more."""
    import numpy as np

    chances = np.zeros((len(nodes), width))
    chances[:, 0] = 1
    joining = nodes[:, None]
    reach = 0
    for weight in sorted(game.weights):
        reach = min(reach + weight, width - 1)
        before = chances[:, : max(0, reach + 1 - weight)] * joining
        chances[:, : reach + 1] *= 1 - joining
        chances[:, weight : reach + 1] += before
    below: Grid = np.cumsum(chances, axis=1, out=chances)
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
