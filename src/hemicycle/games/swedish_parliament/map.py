"""The political map (SWE-16): which relations hexagonal tiles allow; not who may change one, nor how strong they are.

Relations are a set of pairs of parties, as a bit mask with a bit for each `pair`. Parties that relations connect are
laid group by group, for groups can lie apart.

A group is laid on a plane that is wound up, so that 61 cells are enough and a set of them is a small number: cell n
touches n ± 1, n ± 13 and n ± 14, modulo 61. No way round it is shorter than nine steps, and eight tiles never go so
far: what fits there, and nothing else, fits on a table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

PARTIES: Final = 8
PAIRS: Final = tuple([(one, other) for one in range(PARTIES) for other in range(one + 1, PARTIES)])
SIZES: Final = [some.bit_count() for some in range(1 << PARTIES)]  # of sets of parties

CELLS: Final = 61
EVERYWHERE: Final = (1 << CELLS) - 1
STEPS: Final = (1, 13, 14, -1, -13, -14)
AROUND: Final = [sum([1 << (cell + step) % CELLS for step in STEPS]) for cell in range(CELLS)]
# A map may be turned and mirrored: the first tile lies anywhere, the second beside it, the third not above them.
START: Final = (1, 1 << 1, sum([1 << cell for cell in (2, 13, 14, 15, 60)]))


def pair(one: int, other: int) -> int:
    """The number of a pair of parties, 0…27, in either order."""
    low, high = (one, other) if one < other else (other, one)
    return low * (2 * PARTIES - 1 - low) // 2 + high - low - 1


def possible(relations: int, one: int, other: int) -> bool:
    """Whether the tiles of all related pairs, and of these two, can touch."""
    return fits(relations | 1 << pair(one, other))


def possible_pairs(relations: int) -> int:
    """The unrelated pairs that could be related, any one of them."""
    mask = 0
    for number in range(len(PAIRS)):
        bit = 1 << number
        if not relations & bit and fits(relations | bit):
            mask |= bit
    return mask


@lru_cache(maxsize=1 << 16)
def fits(relations: int) -> bool:
    related = neighbours(relations)
    return plausible(related) and all([laid(related, group) for group in groups(related)])


def neighbours(relations: int) -> list[int]:
    """For each party, as a mask, those it is related to."""
    related = [0] * PARTIES
    while relations:
        low = relations & -relations
        one, other = PAIRS[low.bit_length() - 1]
        related[one] |= 1 << other
        related[other] |= 1 << one
        relations ^= low
    return related


def plausible(related: list[int]) -> bool:
    """A tile has six neighbours at most; two tiles have at most two in common, not touching each other if they do."""
    for one, ours in enumerate(related):
        if SIZES[ours] > 6:
            return False
        for other in range(one + 1, PARTIES):
            common = ours & related[other]
            rest = common & common - 1
            if rest & rest - 1:
                return False
            touching = ours >> other & 1
            if rest and touching and related[rest.bit_length() - 1] & common:
                return False
    return True


def groups(related: list[int]) -> list[int]:
    """Masks of the parties that relations connect; a lone one is a group."""
    found: list[int] = []
    left = (1 << PARTIES) - 1
    while left:
        group = connected(related, left & -left)
        found.append(group)
        left &= ~group
    return found


def connected(related: list[int], some: int) -> int:
    """These parties and all that relations lead to from them, as masks."""
    group = fresh = some
    while fresh:
        low = fresh & -fresh
        more = related[low.bit_length() - 1] & ~group
        group |= more
        fresh = fresh ^ low | more
    return group


def laid(related: list[int], group: int) -> bool:
    """Whether the parties of a group can have cells so that related ones touch."""
    return lay(related, in_order(related, group), 0, [0] * PARTIES, EVERYWHERE)


def in_order(related: list[int], group: int) -> list[int]:
    """Each beside earlier ones: as many as can be, and of equals who has most neighbours first."""
    order: list[int] = []
    placed, left = 0, group
    while left:
        best, most, rest = 0, -1, left
        while rest:
            low = rest & -rest
            rest ^= low
            party = low.bit_length() - 1
            score = PARTIES * SIZES[related[party] & placed] + SIZES[related[party]]
            if score > most:
                best, most = party, score
        order.append(best)
        placed |= 1 << best
        left ^= 1 << best
    return order


def lay(related: list[int], order: list[int], at: int, cells: list[int], free: int) -> bool:
    """Give cells to the parties of the order from `at` on; whether that can be done."""
    if at == len(order):
        return True
    party = order[at]
    spots = free if at >= len(START) else free & START[at]
    for earlier in range(at):
        if related[party] >> order[earlier] & 1:
            spots &= AROUND[cells[earlier]]
    while spots:
        spot = spots & -spots
        cells[at] = spot.bit_length() - 1
        if lay(related, order, at + 1, cells, free ^ spot):
            return True
        spots ^= spot
    return False
