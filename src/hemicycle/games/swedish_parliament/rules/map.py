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

from hemicycle.core.choices import bits

PARTIES: Final = 8
PAIRS: Final = tuple([(one, other) for one in range(PARTIES) for other in range(one + 1, PARTIES)])
NO_MAP: Final = -1
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


def fits(relations: int) -> bool:
    return touching(relations) != NO_MAP


@lru_cache(maxsize=1 << 16)
def touching(relations: int) -> int:
    """The related pairs, and others whose tiles touch too on one map of these relations; NO_MAP if there is none."""
    related, pairs = neighbours(relations), 0
    for group in groups(related):
        laid = lay_group(related, group)
        if laid == NO_MAP:
            return NO_MAP
        pairs |= laid
    return pairs


def neighbours(relations: int) -> list[int]:
    """For each party, as a mask, those it is related to."""
    related = [0] * PARTIES
    while relations:
        low = relations & -relations
        one, other = PAIRS[low.bit_length() - 1]
        related[one] = related[one] | 1 << other
        related[other] = related[other] | 1 << one
        relations ^= low
    return related


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


def lay_group(related: list[int], group: int) -> int:
    """The pairs that touch where the parties of a group have cells so that related ones do; NO_MAP if they cannot."""
    order, cells = in_order(related, group), [0] * PARTIES
    if not lay(related, order, 0, cells, EVERYWHERE):
        return NO_MAP
    pairs = 0
    for at, one in enumerate(order):
        around = AROUND[cells[at]]
        for other_at in range(at):
            if around >> cells[other_at] & 1:
                pairs |= 1 << pair(one, order[other_at])
    return pairs


def in_order(related: list[int], group: int) -> list[int]:
    """First who has most neighbours, then each beside earlier ones: three or more, or as many as can be."""
    order: list[int] = []
    once = twice = thrice = 0  # beside so many earlier ones, or more
    bit = 1 << max([(SIZES[related[party]], party) for party in bits(group)])[1]
    while bit:
        group ^= bit
        party = bit.bit_length() - 1
        order.append(party)
        beside = related[party]
        thrice, twice, once = thrice | twice & beside, twice | once & beside, once | beside
        best = thrice & group or twice & group or once & group
        bit = best & -best
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
