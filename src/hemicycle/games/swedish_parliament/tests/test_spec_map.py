"""Which relations fit on the political map together: the game's answer beside a list of all that fits."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from hemicycle.games.swedish_parliament.rules import map as the_map
from hemicycle.games.swedish_parliament.tests import oracle_map as oracle
from hemicycle.games.swedish_parliament.tests.oracle_map import Edge

rule = pytest.mark.rule

PARTIES = range(8)
PAIRS = oracle.pairs(8)
CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = PARTIES


def bits(relations: Iterable[Edge]) -> int:
    return sum(1 << the_map.pair(*edge) for edge in relations)


def laid(relations: Iterable[Edge]) -> bool:
    """The game's answer, the last relation being the new one; the same of the oracle."""
    *old, (one, other) = relations
    answer = the_map.possible(bits(old), one, other)
    assert answer == oracle.possible([*old, (one, other)])
    return answer


def wheel(spokes: int) -> list[Edge]:
    return [(0, at) for at in range(1, spokes + 1)] + ring(spokes, 1)


def ring(many: int, first: int = 0) -> list[Edge]:
    return [(first + at, first + (at + 1) % many) for at in range(many)]


def complete(many: int) -> list[Edge]:
    return oracle.pairs(many)


def star(rays: int) -> list[Edge]:
    return [(0, at) for at in range(1, rays + 1)]


def test_the_list_has_the_published_numbers() -> None:
    """The second way itself: shapes of 1 … 8 joined hexagons, and maps of eight parties by number of relations."""
    assert [len(oracle.shapes(tiles)) for tiles in range(1, 9)] == [1, 1, 3, 7, 22, 82, 333, 1448]
    counts = oracle.labelled(8)
    assert sum(counts.values()) == 25142667
    assert [counts[many] for many in range(15)] == [
        1, 28, 378, 3276, 20475, 98280, 376110, 1165132, 2883027, 5405820, 6903540, 5425560, 2367120, 473760, 20160,
    ]  # fmt: skip


def test_every_pair_has_its_number() -> None:
    assert sorted(the_map.pair(*pair) for pair in PAIRS) == [*range(28)]
    assert all(the_map.pair(one, other) == the_map.pair(other, one) for one, other in PAIRS)


@rule("SWE-16")
def test_labour_and_liberals_are_kept_apart() -> None:
    """The book's three maps: Labour–Farmers, then Labour–Greens, and at last Labour–Liberals, which cannot be."""
    related = [(LABOUR, FARMERS)]
    assert laid(related)
    related = [(FARMERS, GREENS), (LABOUR, FARMERS), (LABOUR, GREENS)]
    assert laid(related)
    related += [(LIBERALS, GREENS), (LIBERALS, FARMERS)]
    assert laid(related)
    assert not laid([*related, (LABOUR, LIBERALS)])


@rule("SWE-16")
def test_shapes_that_can_be_laid() -> None:
    for related in (complete(3), complete(4)[:-1], ring(4), ring(5), ring(7), star(6), wheel(6)):
        assert laid(related)


@rule("SWE-16")
def test_shapes_that_cannot_be_laid() -> None:
    two_and_three = [(one, other) for one in (0, 1) for other in (2, 3, 4)]
    for related in (complete(4), two_and_three, star(7), wheel(4), wheel(5)):
        assert not laid(related)


@rule("SWE-16")
def test_no_four_parties_are_all_related() -> None:
    for four in [(0, 1, 2, 3), (4, 5, 6, 7), (1, 3, 5, 7), (0, 2, 4, 7)]:
        related = [(four[one], four[other]) for one, other in complete(4)]
        for last in related:
            assert not laid([*[edge for edge in related if edge != last], last])


@rule("SWE-16")
def test_every_map_and_every_further_relation() -> None:
    """All that can be laid, whoever the parties are, and what one relation more makes of it."""
    rng, asked = Random(8), 0
    for related in oracle.maps(8):
        who = rng.sample(PARTIES, 8)
        old = [(who[one], who[other]) for one, other in related]
        assert the_map.possible(bits(old[1:]), *old[0]) if old else True
        for one, other in PAIRS:
            if (one, other) not in related:
                expected = oracle.possible([*related, (one, other)])
                assert the_map.possible(bits(old), who[other], who[one]) == expected, (
                    old,
                    who[one],
                    who[other],
                )
                asked += 1
    assert asked > 20000


@rule("SWE-16")
def test_what_can_be_created_at_all() -> None:
    rng = Random(5)
    for related in rng.sample(list(oracle.maps(8)), 40):
        free = [pair for pair in PAIRS if pair not in related]
        expected = [pair for pair in free if oracle.possible([*related, pair])]
        assert the_map.possible_pairs(bits(related)) == bits(expected)
