"""Exact linear programs whose constraints are too many to write down: they are found when they are needed.

A dual simplex in rationals, for small numbers of unknowns; not for sparse or large programs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

Vector = tuple[Fraction, ...]


@dataclass(frozen=True)
class Constraint:
    """What the unknowns times `row` must reach; `name` is for whoever stated it."""

    row: tuple[int, ...]
    least: Fraction
    name: int = -1


@dataclass(frozen=True)
class Solution:
    """`prices` are the multipliers of the constraints that hold it up, in their order."""

    at: Vector
    held_by: tuple[Constraint, ...]
    prices: Vector


Violated = Callable[
    [Vector, bool], Constraint | None
]  # the worst one; of several as bad, or if asked, the first


class Infeasible(ValueError):
    """The constraints contradict each other."""


def minimise(cost: tuple[int, ...], start: list[Constraint], violated: Violated) -> Solution:
    """The least `cost`, from as many constraints as unknowns of which the cost is a sum with prices ≥ 0."""
    basis = list(start)
    inverse = inverted([constraint.row for constraint in basis])
    stuck = False
    while True:
        at = times(inverse, [constraint.least for constraint in basis])
        prices = row_times([Fraction(part) for part in cost], inverse)
        entering = violated(at, stuck)
        if entering is None:
            return Solution(at, tuple(basis), prices)
        parts = row_times([Fraction(part) for part in entering.row], inverse)
        leaving = first_to_vanish(prices, parts)
        stuck = prices[leaving] == 0
        basis[leaving] = entering
        exchange(inverse, leaving, parts)


def first_to_vanish(prices: Vector, parts: Vector) -> int:
    """Which price reaches zero first as the new constraint takes over; Infeasible if none does."""
    falling = [(prices[at] / part, at) for at, part in enumerate(parts) if part > 0]
    if not falling:
        raise Infeasible("no point satisfies all constraints")
    return min(falling)[1]


def exchange(inverse: list[list[Fraction]], leaving: int, parts: Vector) -> None:
    """In place: the inverse after the `leaving` row became one that is `parts` of the old rows."""
    for row in inverse:
        new = row[leaving] / parts[leaving]
        if new:
            for at, part in enumerate(parts):
                row[at] -= part * new
        row[leaving] = new


def inverted(rows: list[tuple[int, ...]]) -> list[list[Fraction]]:
    """By Gauss-Jordan; ValueError if they depend on each other."""
    size = len(rows)
    work = [
        [Fraction(part) for part in row] + [Fraction(at == own) for at in range(size)]
        for own, row in enumerate(rows)
    ]
    for column in range(size):
        filled = [at for at in range(column, size) if work[at][column]]
        if not filled:
            raise ValueError("the rows depend on each other")
        pivot = filled[0]
        work[column], work[pivot] = work[pivot], work[column]
        lead = work[column][column]
        work[column] = [part / lead for part in work[column]]
        for at in range(size):
            if at != column and (factor := work[at][column]):
                work[at] = [part - factor * own for part, own in zip(work[at], work[column])]
    return [row[size:] for row in work]


def times(matrix: list[list[Fraction]], vector: list[Fraction]) -> Vector:
    return tuple([sum([a * b for a, b in zip(row, vector) if a and b], Fraction(0)) for row in matrix])


def row_times(vector: list[Fraction], matrix: list[list[Fraction]]) -> Vector:
    return times([list(column) for column in zip(*matrix)], vector)
