"""What can be measured of a vote in a few seconds, and why the rest is left out; the measures are in `politics`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from typing import Final

from hemicycle.politics import counting, halves
from hemicycle.politics.bargaining import NoEquilibriumFound, stationary_equilibrium
from hemicycle.politics.extension import banzhaf_by_extension, coarser, shapley_shubik_by_extension, work
from hemicycle.politics.indices import deegan_packel, johnston, public_good
from hemicycle.politics.solutions import nucleolus
from hemicycle.politics.tables import TooLarge
from hemicycle.politics.voting import (
    SimpleGame,
    Voting,
    banzhaf,
    banzhaf_swings,
    count_minimal_winning,
    everyone,
    in_lowest_terms,
    minimal_winning,
    shapley_shubik,
)

Measure = Sequence[int] | Sequence[float] | Sequence[Fraction]

OF_VOTES: Final = ("shapley-shubik", "banzhaf")
OF_COALITIONS: Final = ("deegan-packel", "public-good", "johnston", "nucleolus", "baron-ferejohn")
LARGEST: Final = 20_000_000  # steps that are counted exactly: seconds
LARGEST_ROUNDED: Final = 5_000_000_000  # steps of the multilinear extension: half a minute
WIDEST: Final = 20_000_000  # numbers it keeps in mind: half a gigabyte
MANY: Final = 2_000_000  # steps of counting minimal winning coalitions by size and weight: a second
ALL_SUBSETS: Final = 16  # players whose coalitions are gone through one by one
PROGRAMS: Final = 12  # players of a nucleolus
PARTNERS: Final = 1_000  # minimal winning coalitions of a bargain
LISTED: Final = 30  # coalitions at most
COARSE: Final = 100  # of the mean weight at least so many parts are told apart


@dataclass
class Measures:
    """By name; `left_out` says why a measure is not there. `unit`: weights were rounded to whole multiples of it."""

    shares: dict[str, Measure] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)
    swings: tuple[int, ...] = ()
    minimal: int | None = None
    listed: tuple[int, ...] = ()
    rounded: bool = False
    unit: int = 1

    def add(
        self, key: str, solution: Callable[[SimpleGame], Measure], game: SimpleGame, why_not: str = ""
    ) -> None:
        """What a solution gives, unless there is a reason why not."""
        try:
            if not why_not:
                self.shares[key] = solution(game)
                return
        except (ValueError, NoEquilibriumFound) as error:
            why_not = "no-equilibrium" if isinstance(error, NoEquilibriumFound) else "too-many"
        self.left_out[key] = why_not


def measured(game: SimpleGame) -> Measures:
    """TooLarge if there is nothing to be measured in half a minute."""
    least = in_lowest_terms(game)
    if isinstance(least, Voting) and not countable(least):
        return estimated(least, scale(game, least))
    found = Measures(swings=banzhaf_swings(least))
    found.shares = {"shapley-shubik": shapley_shubik(least), "banzhaf": banzhaf(least)}
    of_coalitions(found, least)
    return found


def countable(game: Voting) -> bool:
    return counting.steps(game.weights, game.quota) <= LARGEST or halves.can(game.weights)


def of_coalitions(found: Measures, game: SimpleGame) -> None:
    """What follows from the coalitions that decide and can spare nobody."""
    players = game.players
    small = "" if players <= ALL_SUBSETS else "too-many"
    by_weight = isinstance(game, Voting) and players**3 * game.quota <= MANY
    if not small or (isinstance(game, Voting) and counting.steps(game.weights, game.quota) <= LARGEST):
        found.minimal = count_minimal_winning(game)
        found.listed = tuple(islice(minimal_winning(game), LISTED))
    found.add("deegan-packel", deegan_packel, game, "" if by_weight else small)
    found.add("public-good", public_good, game, "" if by_weight else small)
    found.add("johnston", johnston, game, small)
    wins = game.wins(everyone(game))
    alone = sum([game.wins(1 << player) for player in range(players)]) > 1
    found.add(
        "nucleolus", nucleolus, game, "two-alone" if alone else "" if players <= PROGRAMS else "too-many"
    )
    found.add(
        "baron-ferejohn", in_turn, game, "nobody" if not wins else "too-many" if found.minimal is None else ""
    )


def in_turn(game: SimpleGame) -> Sequence[float]:
    """What equals at the table, all as likely to propose, expect of bargaining without haste."""
    if len(list(islice(minimal_winning(game), PARTNERS + 1))) > PARTNERS:
        raise TooLarge("too many coalitions to bargain about")
    return stationary_equilibrium(game).values


def scale(game: SimpleGame, least: Voting) -> int:
    """By what the weights were divided."""
    assert isinstance(game, Voting)
    return sum(game.weights) // sum(least.weights)


def estimated(game: Voting, divisor: int) -> Measures:
    """In floating point, and of weights that are rounded where they are too fine."""
    unit = max(1, -(-work(game) // LARGEST_ROUNDED), -(-sum(game.weights) // WIDEST))
    rough = coarser(game, unit) if unit > 1 else game
    if unit > 1 and sum(rough.weights) < COARSE * game.players:
        raise TooLarge("these weights are too fine to be counted, and too small to be rounded")
    swings = banzhaf_by_extension(rough)
    total = sum(swings) or 1.0
    shares = {
        "shapley-shubik": shapley_shubik_by_extension(rough),
        "banzhaf": [part / total for part in swings],
    }
    left_out = dict.fromkeys(OF_COALITIONS, "too-many")
    return Measures(
        shares=dict(shares), left_out=left_out, rounded=True, unit=unit * divisor if unit > 1 else 1
    )
