"""Who can decide in a vote, and how much each vote is worth; pure functions of quotas and weights.

A coalition is a bit mask: bit i is player i. All results are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, factorial, floor, gcd
from operator import index
from typing import Any, Final

from hemicycle.politics import counting, halves, tables

SLOW: Final = 1_000_000  # steps, from which two halves are quicker


class SimpleGame:
    """Who decides: a coalition wins or it does not, and goes on winning as it grows.

    Whether it wins follows from sums of weights, one for each of the `weighings`.
    """

    def weighings(self) -> tuple[tuple[int, ...], ...]:
        raise NotImplementedError

    def decided(self, sums: Sequence[Any]) -> Any:
        """Whether who has these sums wins; of arrays of sums an array of answers."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        return len(self.weighings()[0])

    def wins(self, coalition: int) -> bool:
        return bool(self.decided([weight_of(weights, coalition) for weights in self.weighings()]))


@dataclass(frozen=True)
class Voting(SimpleGame):
    """[quota; weights]: a coalition wins when its weights reach the quota. Whole numbers, weights ≥ 0."""

    quota: int
    weights: tuple[int, ...]

    def __post_init__(self) -> None:
        if type(self.weights) is not tuple or [
            part for part in (self.quota, *self.weights) if type(part) is not int
        ]:
            raise TypeError(
                f"a quota and a tuple of weights are whole numbers, not [{self.quota}; {self.weights}]"
            )
        if self.quota < 1 or min(self.weights, default=0) < 0:
            raise ValueError(
                f"a quota is at least 1 and no weight is negative, not [{self.quota}; {self.weights}]"
            )

    def weighings(self) -> tuple[tuple[int, ...], ...]:
        return (self.weights,)

    def decided(self, sums: Sequence[Any]) -> Any:
        return sums[0] >= self.quota


@dataclass(frozen=True)
class Compound(SimpleGame):
    """Several votes of the same players at once: a coalition wins when it wins as many of them as are needed."""

    parts: tuple[SimpleGame, ...]
    needed: int

    def __post_init__(self) -> None:
        if not 1 <= self.needed <= len(self.parts):
            raise ValueError(f"of {len(self.parts)} votes from 1 to all can be needed, not {self.needed}")
        if len({part.players for part in self.parts}) != 1:
            raise ValueError("votes that are compounded have the same players")

    def weighings(self) -> tuple[tuple[int, ...], ...]:
        return tuple([weights for part in self.parts for weights in part.weighings()])

    def decided(self, sums: Sequence[Any]) -> Any:
        won: Any = 0
        start = 0
        for part in self.parts:
            own = len(part.weighings())
            won = won + (part.decided(sums[start : start + own]) * 1)
            start += own
        return won >= self.needed


def all_of(*parts: SimpleGame) -> Compound:
    """A double majority, as of states and of people."""
    return Compound(parts, len(parts))


def any_of(*parts: SimpleGame) -> Compound:
    """Either way will do."""
    return Compound(parts, 1)


def majority(weights: Iterable[int]) -> Voting:
    """Strictly more than half of all."""
    return more_than(Fraction(1, 2), weights)


def more_than(share: Fraction, weights: Iterable[int]) -> Voting:
    """Strictly more than that share of all."""
    held = tuple([index(weight) for weight in weights])
    return Voting(floor(share * sum(held)) + 1, held)


def at_least(share: Fraction, weights: Iterable[int]) -> Voting:
    """That share of all, or more."""
    held = tuple([index(weight) for weight in weights])
    return Voting(ceil(share * sum(held)), held)


def in_lowest_terms(game: SimpleGame) -> SimpleGame:
    """The same game with weights that have no common divisor: [30; 20, 20, 10] is [3; 2, 2, 1]."""
    if isinstance(game, Compound):
        return Compound(tuple([in_lowest_terms(part) for part in game.parts]), game.needed)
    if isinstance(game, Voting):
        common = gcd(*game.weights) or 1
        return Voting(-(-game.quota // common), tuple([weight // common for weight in game.weights]))
    return game


def everyone(game: SimpleGame) -> int:
    """The coalition of all."""
    return (1 << game.players) - 1


def weight_of(weights: Sequence[int], coalition: int) -> int:
    total = 0
    for player, weight in enumerate(weights):
        if coalition >> player & 1:
            total += weight
    return total


def winning(game: SimpleGame) -> Iterator[int]:
    """All winning coalitions, by their masks: up to 2^n."""
    for coalition, wins in enumerate(tables.decided(game)):
        if wins:
            yield coalition


def minimal_winning(game: SimpleGame) -> Iterator[int]:
    """The winning coalitions that can spare nobody, by their masks; in one vote those of heavy players first."""
    if isinstance(game, Voting):
        return light(game)
    return iter(tables.minimal(game))


def light(game: Voting) -> Iterator[int]:
    """Taken from the heaviest player down, a coalition is minimal if and only if its last member made it win."""
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


def count_minimal_winning(game: SimpleGame) -> int:
    """How many of them there are; of one vote without going through them."""
    if not isinstance(game, Voting):
        return len(tables.minimal(game))
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


def banzhaf_swings(game: SimpleGame) -> tuple[int, ...]:
    """For each player the number of winning coalitions that lose without it (Banzhaf 1965)."""
    return tuple([sum(counts) for counts in losing_without(game)])


def banzhaf(game: SimpleGame) -> tuple[Fraction, ...]:
    """The swings as shares of all swings."""
    swings = banzhaf_swings(game)
    return tuple([Fraction(own, sum(swings) or 1) for own in swings])


def shapley_shubik(game: SimpleGame) -> tuple[Fraction, ...]:
    """For each player the share of orders in which it turns losing into winning (Shapley and Shubik 1954)."""
    n = game.players
    orders = [factorial(size) * factorial(n - 1 - size) for size in range(n)]
    return tuple(
        [
            Fraction(sum([count * often for count, often in zip(counts, orders)]), factorial(n))
            for counts in losing_without(game)
        ]
    )


def losing_without(game: SimpleGame) -> list[list[int]]:
    """For each player by size, how many coalitions of the others lose, and win as soon as the player joins."""
    least = in_lowest_terms(game)
    if not isinstance(least, Voting):
        return tables.pivots(least)
    if counting.steps(least.weights, least.quota) > SLOW and halves.can(least.weights):
        return halves.pivots(least.weights, least.quota)
    return counting.pivots(least.weights, least.quota)
