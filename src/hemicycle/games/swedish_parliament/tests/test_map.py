"""Which maps hexagons allow, against all patches of the grid."""

from itertools import combinations, permutations
from math import comb, sqrt
from random import Random

import pytest

from hemicycle.games.swedish_parliament.rules.map import (
    AROUND,
    CELLS,
    PAIRS,
    fits,
    pair,
    possible,
    possible_pairs,
)

rule = pytest.mark.rule

Tile = tuple[int, int]
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)]
COUNTS = [
    1,
    28,
    378,
    3276,
    20475,
    98280,
    376110,
    1165132,
    2883027,
    5405820,
    6903540,
    5425560,
    2367120,
    473760,
    20160,
]


def relations(*edges: tuple[int, int]) -> int:
    return sum({1 << pair(one, other) for one, other in edges})


def complete(*parties: int) -> int:
    return relations(*combinations(parties, 2))


def wheel(rim: int) -> int:
    """Party 0 with so many around it."""
    return relations(*[(0, spoke) for spoke in range(1, rim + 1)], *circle(*range(1, rim + 1)))


def circle(*parties: int) -> list[tuple[int, int]]:
    return list(zip(parties, (*parties[1:], parties[0])))


def touching(one: Tile, other: Tile) -> bool:
    return (one[0] - other[0], one[1] - other[1]) in STEPS


def test_pairs_are_numbered_in_either_order() -> None:
    assert [pair(one, other) for one, other in PAIRS] == list(range(28))
    assert all(pair(other, one) == pair(one, other) for one, other in PAIRS)


CASES = [
    ("triangle", complete(0, 1, 2), True),
    ("four, all related", complete(1, 3, 4, 6), False),
    ("four, all but one pair", complete(1, 3, 4, 6) ^ relations((3, 6)), True),
    ("two with three in common", relations(*[(one, other) for one in (0, 1) for other in (2, 3, 4)]), False),
    ("circle of four", relations(*circle(0, 1, 2, 3)), True),
    ("circle of five", relations(*circle(0, 1, 2, 3, 4)), True),
    ("circle of seven", relations(*circle(0, 1, 2, 3, 4, 5, 6)), True),
    ("six neighbours", relations(*[(3, other) for other in range(8) if other not in (3, 5)]), True),
    ("seven neighbours", relations(*[(3, other) for other in range(8) if other != 3]), False),
    ("wheel of four", wheel(4), False),
    ("wheel of five", wheel(5), False),
    ("wheel of six", wheel(6), True),
    ("all", (1 << 28) - 1, False),
    ("none", 0, True),
]


@rule("SWE-16")
@pytest.mark.parametrize(("map_of", "can_be"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_known_maps(map_of: int, can_be: bool) -> None:
    assert fits(map_of) is can_be


@rule("SWE-16")
def test_the_example_of_the_book() -> None:
    """Labour, Greens and Farmers form a triangle; Labour and Liberals then cannot both know the other two."""
    labour, greens, farmers, liberals = 2, 6, 4, 1
    triangle = relations((labour, farmers), (greens, farmers))
    assert possible(triangle, labour, greens)
    triangle |= relations((labour, greens))
    assert possible(triangle | relations((liberals, greens)), liberals, farmers)
    square = triangle | relations((liberals, greens), (liberals, farmers))
    assert not possible(square, labour, liberals)
    assert not possible_pairs(square) >> pair(labour, liberals) & 1


def patches(size: int) -> set[frozenset[Tile]]:
    """All connected sets of so many tiles, moved to the corner."""
    found: set[frozenset[Tile]] = {frozenset([(0, 0)])}
    for _ in range(size - 1):
        grown = {patch | {(q + over, r + down)} for patch in found for q, r in patch for over, down in STEPS}
        found = {cornered(patch) for patch in grown if len(patch) == len(next(iter(found))) + 1}
    return found


def cornered(patch: frozenset[Tile]) -> frozenset[Tile]:
    left, top = min(q for q, _ in patch), min(r for _, r in patch)
    return frozenset([(q - left, r - top) for q, r in patch])


def patterns(size: int) -> set[tuple[tuple[int, int], ...]]:
    """Which tiles touch in all these patches."""
    found = set()
    for patch in patches(size):
        tiles = sorted(patch)
        found.add(tuple([(a, b) for a, b in combinations(range(size), 2) if touching(tiles[a], tiles[b])]))
    return found


def parts(whole: int) -> set[int]:
    found, bits = {0}, [1 << at for at in range(28) if whole >> at & 1]
    for bit in bits:
        found |= {part | bit for part in found}
    return found


@rule("SWE-16")
@pytest.mark.parametrize("parties", [3, 4, 5, 6])
def test_all_maps_of_a_few_parties(parties: int) -> None:
    """A map can be iff its pairs all touch in some patch, for groups can be moved together until they form one."""
    whole: set[int] = set()
    for near in patterns(parties):
        for names in permutations(range(parties)):
            whole.add(relations(*[(names[one], names[other]) for one, other in near]))
    can_be = set().union(*[parts(touching) for touching in whole])
    everything = parts(complete(*range(parties)))
    assert {map_of for map_of in everything if fits(map_of)} == can_be


@rule("SWE-16")
def test_relations_as_they_arise_can_be_laid() -> None:
    """Until no more can be added, and then every other one is more than the map can hold."""
    rng = Random(16)
    for _ in range(30):
        map_of = 0
        while allowed := possible_pairs(map_of):
            assert allowed & map_of == 0
            number = rng.choice([number for number in range(28) if allowed >> number & 1])
            assert possible(map_of, *PAIRS[number])
            map_of |= 1 << number
            assert fits(map_of)
        assert 9 <= map_of.bit_count() <= 14


def test_the_wound_up_plane_is_too_wide_for_eight_tiles_to_meet_around_it() -> None:
    """Steps of hexagons lead to the same cell again in fewer than nine only where they do so in the plane."""
    there = {(0, 0)}
    for _ in range(8):
        there |= {(q + over, r + down) for q, r in there for over, down in STEPS}
    meeting = [(q, r) for q, r in there if (q + 13 * r) % CELLS == 0]
    assert meeting == [(0, 0)]
    assert {(q + 13 * r) % CELLS for q, r in STEPS} == {
        cell for cell in range(CELLS) if AROUND[0] >> cell & 1
    }


@rule("SWE-16")
def test_how_many_maps_there_are() -> None:
    """Random maps of so many relations are possible as often as the published counts say."""
    rng = Random(1)
    for size in range(6, 13):
        sample = [sum([1 << at for at in rng.sample(range(28), size)]) for _ in range(2000)]
        share = COUNTS[size] / comb(28, size)
        error = 4 * sqrt(share * (1 - share) / len(sample))
        assert abs(sum([fits(map_of) for map_of in sample]) / len(sample) - share) < error
