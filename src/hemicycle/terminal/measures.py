"""All that can be measured of a weighted vote in a few seconds; each measure itself is in `politics`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import islice
from typing import Final

from hemicycle.politics.bargaining import NoEquilibriumFound, stationary_equilibrium
from hemicycle.politics.extension import banzhaf_by_extension, shapley_shubik_by_extension
from hemicycle.politics.indices import deegan_packel, johnston, public_good
from hemicycle.politics.solutions import nucleolus
from hemicycle.politics.voting import Voting, banzhaf, minimal_winning, shapley_shubik

Measure = Sequence[int] | Sequence[float] | Sequence[Fraction]

OF_VOTES: Final = ("shapley-shubik", "banzhaf")
OF_COALITIONS: Final = ("deegan-packel", "public-good", "johnston", "nucleolus", "baron-ferejohn")
MANY: Final = 2_000_000  # steps of counting minimal winning coalitions by size and weight: a second
ALL_SUBSETS: Final = 16  # players whose coalitions are gone through one by one
PROGRAMS: Final = 12  # players of a nucleolus
PARTNERS: Final = 1_000  # minimal winning coalitions of a bargain


def steps(game: Voting) -> int:
    """About what exact counting takes, one by one or by generating functions."""
    players = len(game.weights)
    return players * min(1 << (players - 1), players * players * game.quota // 2)


def measured(game: Voting, exact: bool) -> dict[str, Measure | None]:
    """None for what would take too long, or does not exist."""
    if not exact:
        swings = banzhaf_by_extension(game)
        rounded = {"shapley-shubik": shapley_shubik_by_extension(game), "banzhaf": of_their_sum(swings)}
        return {**rounded, **dict.fromkeys(OF_COALITIONS)}
    players = len(game.weights)
    countable = players**3 * game.quota <= MANY
    return {
        "shapley-shubik": shapley_shubik(game),
        "banzhaf": banzhaf(game),
        "deegan-packel": deegan_packel(game) if countable else None,
        "public-good": public_good(game) if countable else None,
        "johnston": johnston(game) if players <= ALL_SUBSETS else None,
        "nucleolus": if_any(nucleolus, game) if players <= PROGRAMS else None,
        "baron-ferejohn": if_any(in_turn, game),
    }


def of_their_sum(parts: Sequence[float]) -> Sequence[float]:
    total = sum(parts) or 1.0
    return [part / total for part in parts]


def in_turn(game: Voting) -> Sequence[float]:
    """What equals at the table, all as likely to propose, expect of bargaining without haste."""
    if len(list(islice(minimal_winning(game), PARTNERS + 1))) > PARTNERS:
        raise ValueError("too many coalitions to bargain about")
    return stationary_equilibrium(game).values


def if_any(solution: Callable[[Voting], Measure], game: Voting) -> Measure | None:
    try:
        return solution(game)
    except (ValueError, NoEquilibriumFound):
        return None
