"""How a prize of 1 is divided if no coalition shall have cause to complain: the core and the nucleolus. Exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from hemicycle.politics.linear import Constraint, Solution, Vector, minimise
from hemicycle.politics.voting import SimpleGame, everyone


def veto_players(game: SimpleGame) -> tuple[int, ...]:
    """Without whom nothing wins."""
    whole = everyone(game)
    return tuple([at for at in range(game.players) if game.wins(whole) and not game.wins(whole ^ 1 << at)])


def in_core(game: SimpleGame, division: Sequence[Fraction]) -> bool:
    """Whether no coalition can win and divide better: all goes to veto players (Gillies 1959)."""
    veto = veto_players(game)
    whole = int(game.wins(everyone(game)))
    given = [part for at, part in enumerate(division) if at in veto or not whole]
    return min(division, default=0) >= 0 and sum(division) == whole and sum(given) == whole


def nucleolus(game: SimpleGame) -> tuple[Fraction, ...]:
    """The division whose worst-off coalitions are as well off as can be (Schmeidler 1969); for up to some 12 players.

    A program for each level of contentment (Kopelowitz 1967): what coalitions at the lowest level get is settled, and
    the rest is improved. ValueError if two players win alone, as then no division gives each what it can have.
    """
    players = game.players
    whole = int(game.wins(everyone(game)))
    if sum([game.wins(1 << at) for at in range(players)]) > 1:
        raise ValueError("two players win alone: no division gives each what it can have")
    settled = Settled(players)
    settled.add((1 << players) - 1, Fraction(whole))
    while len(settled.rows) < players:
        level = lowest_level(game, settled)
        for constraint, price in zip(level.held_by, level.prices):
            if price and constraint.name >= 0:
                settled.add(constraint.name, sum_of(level.at, constraint.name))
    return settled.division()


class Settled:
    """Coalitions that are known to get a sum, and with them every one that is a combination of them."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rows: list[tuple[int, list[Fraction], Fraction]] = []  # pivot, row with 1 there, its sum
        self.equations: list[tuple[int, Fraction]] = []

    def add(self, coalition: int, gets: Fraction) -> None:
        row, rest = self.reduced(coalition, gets)
        filled = [at for at, part in enumerate(row) if part]
        if not filled:
            return
        pivot = filled[0]
        lead = row[pivot]
        row, rest = [part / lead for part in row], rest / lead
        for at, (other, old, old_rest) in enumerate(self.rows):
            if factor := old[pivot]:
                self.rows[at] = (other, [a - factor * b for a, b in zip(old, row)], old_rest - factor * rest)
        self.rows.append((pivot, row, rest))
        self.equations.append((coalition, gets))

    def reduced(self, coalition: int, gets: Fraction) -> tuple[list[Fraction], Fraction]:
        left = [Fraction(coalition >> at & 1) for at in range(self.players)]
        for pivot, row, rest in self.rows:
            if factor := left[pivot]:
                left = [a - factor * b for a, b in zip(left, row)]
                gets -= factor * rest
        return left, gets

    def knows(self, coalition: int) -> bool:
        return not any(self.reduced(coalition, Fraction(0))[0])

    def division(self) -> Vector:
        return tuple([rest for _, _, rest in sorted(self.rows)])


def lowest_level(game: SimpleGame, settled: Settled) -> Solution:
    """The division, and as the last unknown how much more than its worth the worst-off unsettled coalition gets."""
    players = game.players
    whole = everyone(game)
    open_ones = [coalition for coalition in range(1, whole) if not settled.knows(coalition)]
    worth = [int(game.wins(coalition)) for coalition in range(whole + 1)]
    fixed = [
        limit(players, coalition, gets, sign) for coalition, gets in settled.equations for sign in (1, -1)
    ]
    alone = [Constraint(unit(players, at), Fraction(worth[1 << at]), 1 << at) for at in range(players)]
    start = [*alone, Constraint((*[0] * players, -1), Fraction(-2))]  # nobody gets 2 more than it is worth
    stated = [*fixed, *alone]

    def violated(at: Vector, first: bool) -> Constraint | None:
        broken = [one for one in stated if dot(one.row, at) < one.least]
        if broken:
            return broken[0]
        scale = lcm(*[part.denominator for part in at])
        sums = [0]
        for part in at[:-1]:
            whole = int(part * scale)
            sums += [total + whole for total in sums]
        floor = int(at[-1] * scale)
        excess = [(sums[coalition] - worth[coalition] * scale, coalition) for coalition in open_ones]
        unhappy = [pair for pair in excess if pair[0] < floor]
        if not unhappy:
            return None
        coalition = unhappy[0][1] if first else min(unhappy)[1]
        return Constraint((*bits_of(players, coalition), -1), Fraction(worth[coalition]), coalition)

    return minimise((*[0] * players, -1), start, violated)


def limit(players: int, coalition: int, gets: Fraction, sign: int) -> Constraint:
    """At least, or with -1 at most, what a settled coalition gets."""
    row = [sign * part for part in bits_of(players, coalition)]
    return Constraint((*row, 0), sign * gets)


def bits_of(players: int, coalition: int) -> list[int]:
    return [coalition >> at & 1 for at in range(players)]


def unit(players: int, at: int) -> tuple[int, ...]:
    return (*bits_of(players, 1 << at), 0)


def dot(row: Sequence[int], at: Vector) -> Fraction:
    return sum([factor * part for factor, part in zip(row, at) if factor], Fraction(0))


def sum_of(at: Vector, coalition: int) -> Fraction:
    return sum([part for player, part in enumerate(at[:-1]) if coalition >> player & 1], Fraction(0))
