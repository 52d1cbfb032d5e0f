"""Power and coalitions counted one by one, for tests to compare with."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import factorial

from hemicycle.politics.voting import Voting

Members = tuple[int, ...]


def packs(cards: int, total: int = 20, most: int = 10) -> list[Members]:
    """All ways to get the total with so many cards from 1 to `most`, the largest first."""
    if cards == 0:
        return [()] if total == 0 else []
    return [
        (card, *rest)
        for card in range(min(most, total - cards + 1), 0, -1)
        for rest in packs(cards - 1, total - card, card)
    ]


def coalitions(game: Voting) -> list[Members]:
    players = range(len(game.weights))
    return [members for size in range(len(players) + 1) for members in combinations(players, size)]


def wins(game: Voting, members: Members) -> bool:
    return sum(game.weights[member] for member in members) >= game.quota


def needed(game: Voting, members: Members) -> Members:
    """Without whom a winning coalition loses."""
    return tuple(out for out in members if not wins(game, tuple(m for m in members if m != out)))


def minimal(game: Voting) -> list[Members]:
    return [
        members for members in coalitions(game) if wins(game, members) and needed(game, members) == members
    ]


def shapley_shubik(game: Voting) -> list[Fraction]:
    n = len(game.weights)
    power = [Fraction(0)] * n
    for members in coalitions(game):
        if wins(game, members):
            share = Fraction(factorial(len(members) - 1) * factorial(n - len(members)), factorial(n))
            for member in needed(game, members):
                power[member] += share
    return power


def divided(game: Voting, found: list[tuple[Members, Fraction]]) -> list[Fraction]:
    """What each gets of coalitions that give every member so much, as shares."""
    power = [Fraction(0)] * len(game.weights)
    for members, each in found:
        for member in members:
            power[member] += each
    total = sum(power, Fraction(0)) or Fraction(1)
    return [part / total for part in power]


def public_good(game: Voting) -> list[Fraction]:
    return divided(game, [(members, Fraction(1)) for members in minimal(game)])


def deegan_packel(game: Voting) -> list[Fraction]:
    return divided(game, [(members, Fraction(1, len(members))) for members in minimal(game)])


def johnston(game: Voting) -> list[Fraction]:
    critical = [needed(game, members) for members in coalitions(game) if wins(game, members)]
    return divided(game, [(members, Fraction(1, len(members))) for members in critical if members])
