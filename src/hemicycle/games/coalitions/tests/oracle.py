"""What can be in Coalitions, tried out one by one from the rulebook alone: packs, governments, divisions, places.

It is not the rules and imports none of them: nothing here is counted cleverly where it can be listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb
from typing import Any

Pack = tuple[int, ...]
Members = tuple[int, ...]
Deal = tuple[Members, tuple[int, ...]]  # members by seat, and the share of each

CLASSIC: dict[int, list[Pack]] = {  # COA-4, for so many players in
    3: [(8, 7, 5), (9, 6, 5), (7, 7, 6)],
    4: [(7, 6, 4, 3), (8, 5, 4, 3), (6, 5, 5, 4)],
    5: [(6, 5, 4, 3, 2), (7, 4, 4, 3, 2), (5, 5, 4, 4, 2)],
    6: [(6, 4, 4, 3, 2, 1), (5, 5, 4, 3, 2, 1), (7, 4, 3, 3, 2, 1)],
    7: [(5, 4, 3, 3, 2, 2, 1), (6, 4, 3, 3, 2, 1, 1), (4, 4, 3, 3, 3, 2, 1)],
    8: [(5, 4, 3, 2, 2, 2, 1, 1), (6, 3, 3, 2, 2, 2, 1, 1), (4, 4, 3, 3, 2, 2, 1, 1)],
    9: [(5, 3, 3, 2, 2, 2, 1, 1, 1), (4, 3, 3, 3, 2, 2, 1, 1, 1), (6, 3, 2, 2, 2, 2, 1, 1, 1)],
    10: [(5, 3, 2, 2, 2, 2, 1, 1, 1, 1), (4, 3, 3, 2, 2, 2, 1, 1, 1, 1), (6, 2, 2, 2, 2, 2, 1, 1, 1, 1)],
}


@cache
def packs(mandates: int, players: int) -> list[Pack]:
    """All multisets of cards from 1 to half of the mandates that come to them, the largest card first."""
    cards = range(mandates // 2, 0, -1)
    return [pack for pack in combinations_with_replacement(cards, players) if sum(pack) == mandates]


def fits(pack: Sequence[int], mandates: int, players: int) -> bool:
    cards = all(1 <= card <= mandates // 2 for card in pack)
    return len(pack) == players and cards and sum(pack) == mandates


def given_packs(option: Any) -> list[Pack]:
    """The packs that the option lists, in order."""
    if option == "classic":
        return [tuple(pack) for players in sorted(CLASSIC, reverse=True) for pack in CLASSIC[players]]
    return [] if option == "random" else [tuple(sorted(pack, reverse=True)) for pack in option]


def take_pack(waiting: list[Pack], spent: list[Pack], mandates: int, players: int) -> Pack | None:
    """The next of those waiting that fits, with all before it spent; else the last spent that fits; None is chance."""
    while waiting:
        if fits(waiting[0], mandates, players):
            spent.append(waiting.pop(0))
            return spent[-1]
        if not any(fits(pack, mandates, players) for pack in waiting):
            break
        spent.append(waiting.pop(0))
    return next((pack for pack in reversed(spent + waiting) if fits(pack, mandates, players)), None)


def governs(members: Sequence[int], mandates: Sequence[int]) -> bool:
    """More than half; nobody twice."""
    return len({*members}) == len(members) and 2 * sum(mandates[seat] for seat in members) > sum(mandates)


@cache
def governments(mandates: tuple[int, ...]) -> list[Members]:
    """Of the seats with mandates, which are those in."""
    seats = [seat for seat, own in enumerate(mandates) if own]
    groups = [group for size in range(1, len(seats) + 1) for group in combinations(seats, size)]
    return [group for group in groups if governs(group, mandates)]


def minimal(mandates: tuple[int, ...]) -> list[Members]:
    """Those that cannot spare a member."""
    return [
        group
        for group in governments(mandates)
        if not any(governs([own for own in group if own != gone], mandates) for gone in group)
    ]


def divisions(pool: int, places: int) -> Iterator[tuple[int, ...]]:
    return (row for row in product(range(pool + 1), repeat=places) if sum(row) == pool)


def deals(mandates: tuple[int, ...], pool: int) -> list[Deal]:
    """For small pools."""
    groups = governments(mandates)
    return [(members, shares) for members in groups for shares in divisions(pool, len(members))]


@cache
def number_of_deals(mandates: tuple[int, ...], pool: int) -> int:
    """A division is a row of dollars with bars between the members."""
    sizes = Counter(len(members) for members in governments(mandates))
    return sum(often * comb(pool + size - 1, size - 1) for size, often in sizes.items())


def starter(mandates: Sequence[int], last: int) -> int:
    """COA-7: the most mandates; of equals the first clockwise after who started last, who comes last."""
    seats = len(mandates)
    clockwise = [(last + step) % seats for step in range(1, seats + 1)]
    return max(clockwise, key=lambda seat: mandates[seat])


def government(ballots: dict[int, Deal | None], mandates: Sequence[int]) -> Deal | None:
    """COA-15: the deal that each of its members, and a majority, handed in."""
    found = {
        deal
        for deal in ballots.values()
        if deal and governs(deal[0], mandates) and all(ballots.get(own) == deal for own in deal[0])
    }
    assert len(found) < 2
    return next(iter(found), None)


def places(money: Sequence[int], out: Sequence[int]) -> list[int]:
    """COA-16: who is in is before who is out, who went later before who went earlier, then by money."""
    order = [(not gone, gone, own) for gone, own in zip(out, money, strict=True)]
    return [1 + sum(other > own for other in order) for own in order]


def shapley_shubik(mandates: Sequence[int]) -> list[Fraction]:
    """How often one turns those before it into a government, over all orders."""
    pivots: Counter[int] = Counter()
    orders = list(permutations(range(len(mandates))))
    for order in orders:
        for at, seat in enumerate(order):
            if governs(order[: at + 1], mandates):
                pivots[seat] += 1
                break
    return [Fraction(pivots[seat], len(orders)) for seat in range(len(mandates))]


def swings(mandates: Sequence[int]) -> list[int]:
    """Banzhaf: in how many of all sets of players one is needed for a majority."""
    found = [0] * len(mandates)
    for chosen in product([False, True], repeat=len(mandates)):
        group = [seat for seat, there in enumerate(chosen) if there]
        for seat in group:
            found[seat] += governs(group, mandates) and not governs(
                [own for own in group if own != seat], mandates
            )
    return found
