"""Which governments theories of coalitions expect of parties on a line, as masks; not how a prize is divided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from hemicycle.politics.voting import Voting, minimal_winning, weight_of


def minimum_size(game: Voting) -> list[int]:
    """Winning with as little weight as can be (von Neumann and Morgenstern 1944, Riker 1962)."""
    return least(minimal_winning(game), lambda coalition: weight_of(game.weights, coalition))


def fewest_members(game: Voting) -> list[int]:
    """The bargaining proposition (Leiserson 1966)."""
    return least(minimal_winning(game), int.bit_count)


def minimal_range(game: Voting, positions: Sequence[float]) -> list[int]:
    """Minimal winning, and of those the nearest to each other on the line (Leiserson 1966, de Swaan 1973)."""
    return least(minimal_winning(game), lambda coalition: span(positions, coalition))


def connected(game: Voting, positions: Sequence[float]) -> list[int]:
    """Neighbours on the line who win, and could spare none at either end (Axelrod 1970).

    Of parties at the same place the first counts as the more left.
    """
    order = sorted(range(len(positions)), key=lambda party: positions[party])
    found: list[int] = []
    left = weight = 0
    for right, party in enumerate(order):
        weight += game.weights[party]
        while weight - game.weights[order[left]] >= game.quota:
            weight -= game.weights[order[left]]
            left += 1
        if weight >= game.quota > weight - game.weights[party]:
            found.append(sum([1 << member for member in order[left : right + 1]]))
    return found


def span(positions: Sequence[float], coalition: int) -> Fraction:
    """Exact for places as they are written: from 0.1 to 0.2 is as far as from 0.2 to 0.3."""
    places = [Fraction(str(place)) for party, place in enumerate(positions) if coalition >> party & 1]
    return max(places) - min(places)


def least(coalitions: Iterable[int], measure: Callable[[int], int | Fraction]) -> list[int]:
    """All those of which no other has less."""
    found: list[int] = []
    best: int | Fraction | None = None
    for coalition in coalitions:
        size = measure(coalition)
        if best is None or size < best:
            best, found = size, []
        if size == best:
            found.append(coalition)
    return sorted(found)
