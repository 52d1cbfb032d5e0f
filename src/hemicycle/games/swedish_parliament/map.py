"""The political map (SWE-16): which relations hexagonal tiles allow; not who may change one, nor how strong they are.

Relations are a set of pairs of parties, as a bit mask with a bit for each `pair`. Parties that relations connect are
laid group by group, for groups can lie apart. A cell is a number, `ROW` to a row, so that six fixed steps lead to its
neighbours and a mask holds any set of cells; eight tiles never come near an edge.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

PARTIES: Final = 8
PAIRS: Final = tuple([(one, other) for one in range(PARTIES) for other in range(one + 1, PARTIES)])

ROW: Final = 16
MIDDLE: Final = 8 * ROW + 8
STEPS: Final = (1, ROW, ROW - 1, -1, -ROW, 1 - ROW)
AROUND: Final = tuple(
    [sum([1 << cell + step for step in STEPS if cell + step >= 0]) for cell in range(ROW * ROW)]
)
# A map may be turned and mirrored: the first tile lies in the middle, the second beside it, the third not above them.
START: Final = (1 << MIDDLE, 1 << MIDDLE + 1, -1 << MIDDLE - MIDDLE % ROW)


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


@lru_cache(maxsize=1 << 15)
def fits(relations: int) -> bool:
    related = neighbours(relations)
    return plausible(related) and all(bool(laid(related, group)) for group in groups(related))


def layout(relations: int) -> tuple[tuple[int, int], ...]:
    """Axial coordinates (q, r) of the eight tiles: related ones touch, those of different groups do not."""
    related = neighbours(relations)
    tiles = [(0, 0)] * PARTIES
    edge = 0  # of what is laid so far, in half tiles
    for group in groups(related):
        cells = laid(related, group)
        if not cells:
            raise ValueError("no map has all these relations")
        left = min([2 * (cell % ROW) + cell // ROW for cell in cells.values()])
        shift = (edge - left + 1) // 2
        for party, cell in cells.items():
            q, r = cell % ROW + shift, cell // ROW
            tiles[party] = (q, r)
            edge = max(edge, 2 * q + r)
        edge += 4
    return tuple(tiles)


def neighbours(relations: int) -> list[int]:
    """For each party, as a mask, those it is related to."""
    related = [0] * PARTIES
    for number, (one, other) in enumerate(PAIRS):
        if relations >> number & 1:
            related[one] |= 1 << other
            related[other] |= 1 << one
    return related


def plausible(related: list[int]) -> bool:
    """A tile has six neighbours at most; two tiles have at most two in common, not touching each other if they do."""
    for one, ours in enumerate(related):
        if ours.bit_count() > 6:
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


def laid(related: list[int], group: int) -> dict[int, int]:
    """A cell for each party of a group so that related ones touch; nothing where there is no way."""
    order = in_order(related, group)
    cells: dict[int, int] = {}
    return cells if lay(related, order, cells, 0) else {}


def in_order(related: list[int], group: int) -> list[int]:
    """Each beside earlier ones: as many as can be, and of equals who has most neighbours first."""
    order: list[int] = []
    placed = 0
    while placed != group:
        best, most = 0, -1
        for party in range(PARTIES):
            if (group & ~placed) >> party & 1:
                score = PARTIES * (related[party] & placed).bit_count() + related[party].bit_count()
                if score > most:
                    best, most = party, score
        order.append(best)
        placed |= 1 << best
    return order


def lay(related: list[int], order: list[int], cells: dict[int, int], taken: int) -> bool:
    """Add the parties of the order that have no cell yet; whether that can be done."""
    at = len(cells)
    if at == len(order):
        return True
    party = order[at]
    spots = spots_for(related[party], cells, taken)
    if at < len(START):
        spots &= START[at]
    while spots:
        spot = spots & -spots
        cells[party] = spot.bit_length() - 1
        if lay(related, order, cells, taken | spot):
            return True
        del cells[party]
        spots ^= spot
    return False


def spots_for(ours: int, cells: dict[int, int], taken: int) -> int:
    """The free cells that touch all of these parties that are laid."""
    spots = ~taken
    for party, cell in cells.items():
        if ours >> party & 1:
            spots &= AROUND[cell]
    return spots
