"""Votes as people give them: who votes, with what weight, and what it takes. Nothing is counted here."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, lcm
from typing import Any

from hemicycle.politics.voting import SimpleGame, Voting, all_of, any_of


class Unreadable(ValueError):
    """Why it cannot be read: the key of a sentence, and what that speaks of."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.args_by_name = key, args


@dataclass(frozen=True)
class Quota:
    """At least so much, or more than that; of all weights where it is a share."""

    amount: Fraction
    share: bool = False
    more: bool = False


@dataclass(frozen=True)
class Vote:
    """One quota and the weights as they were given, which need not be whole."""

    quota: Quota
    weights: tuple[Fraction, ...]

    @property
    def unit(self) -> int:
        """How many of the smallest parts that occur make one."""
        return lcm(*[weight.denominator for weight in self.weights])

    @property
    def total(self) -> Fraction:
        return sum(self.weights, Fraction(0))

    @property
    def needed(self) -> Fraction:
        """The least that will do, in parts that occur."""
        return Fraction(self.voting.quota, self.unit)

    @property
    def voting(self) -> Voting:
        """The same in whole numbers."""
        unit = self.unit
        least = self.quota.amount * (self.total if self.quota.share else 1) * unit
        quota = floor(least) + 1 if self.quota.more else ceil(least)
        if quota < 1:
            raise Unreadable("quota", given=written(self.quota.amount))
        return Voting(quota, tuple([int(weight * unit) for weight in self.weights]))


@dataclass(frozen=True)
class Votes:
    """Any of several ways to decide, each of which takes all its votes; `names` are those of the players, if any."""

    ways: tuple[tuple[Vote, ...], ...]
    names: tuple[str, ...] = ()

    @property
    def first(self) -> Vote:
        return self.ways[0][0]

    @property
    def each(self) -> list[Vote]:
        return [vote for way in self.ways for vote in way]

    @property
    def single(self) -> bool:
        return len(self.each) == 1

    @property
    def players(self) -> int:
        return len(self.first.weights)

    @property
    def game(self) -> SimpleGame:
        ways = [
            all_of(*[vote.voting for vote in way]) if len(way) > 1 else way[0].voting for way in self.ways
        ]
        return any_of(*ways) if len(ways) > 1 else ways[0]

    def name(self, player: int) -> str:
        return self.names[player] if self.names else str(player + 1)


def written(number: Fraction) -> str:
    """As a decimal where it ends, else as a fraction."""
    whole, rest = number.denominator, 0
    for prime in (2, 5):
        while whole % prime == 0:
            whole //= prime
            rest += 1
    if whole != 1:
        return str(number)
    digits = f"{number * 10**rest}".rjust(rest + 1, "0")
    text = f"{digits[: len(digits) - rest]}.{digits[len(digits) - rest :]}" if rest else digits
    return text.rstrip("0").rstrip(".") if "." in text else text
