"""The cabinet that relations and voters lead to, beside a search of all sets of relations; no match is played."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from hemicycle.games.swedish_parliament.rules.cabinet import cabinet as game
from hemicycle.games.swedish_parliament.tests.elections import (
    BOX,
    CHRISTIANS,
    CONSERVATIVES,
    EQUALITY,
    FARMERS,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    PRIVACY,
    SOCIALISTS,
    Election,
    Won,
    names,
)
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Pair
from hemicycle.games.swedish_parliament.tests.oracle_cabinet import majority, standing

rule = pytest.mark.rule

PAIRS = [*combinations(MAJOR, 2)]


@rule("SWE-30")
def test_turnout_decides_between_halves() -> None:
    """The book's sums, of the left and the right half of two rows; eight of 5 govern, eight of −4 do not."""
    left, right = [6, -6, -5, 4, 1, 0, 3, -7], [8, -8, 2, -2, 7, -4, -3, 5]
    assert (sum(left), sum(right)) == (-4, 5)
    assert not majority(left)
    assert majority(right)
    for one, other in ((LABOUR, GREENS), (GREENS, LABOUR)):
        made = Election({one: left, other: right}, {}).check()
        assert (made.members, made.centre, made.relations) == ((other,), other, ())


@rule("SWE-30")
def test_turnouts_come_to_1_and_groups_are_all_different() -> None:
    assert sum(BOX.turnout) == 1
    assert len({frozenset(groups) for groups in BOX.groups}) == 16
    assert all({group // 2 for group in groups} == {0, 1, 2, 3} for groups in BOX.groups)


@rule("SWE-30")
@pytest.mark.parametrize(("turnout", "governs"), [(1, True), (0, False)])
def test_half_of_the_voters_need_a_turnout_of_1(turnout: int, governs: bool) -> None:
    rest = [8, -8, 7, -7, 5, -5]
    half = [*rest, 2, -2] if not turnout else [*rest, 1, 0]
    others = [own for own in BOX.turnout if own not in half]
    assert (len(half), sum(half)) == (8, turnout)
    made = Election({LABOUR: half, FARMERS: others}, {}).check()
    assert made.members == ((LABOUR,) if governs else (FARMERS,))


@rule("SWE-30")
def test_nine_voters_govern_however_few_turn_out() -> None:
    nine = [-8, -7, -6, -5, -4, -3, -2, 0, 1]
    made = Election({NATIONALISTS: nine, LABOUR: [8, 7, 6, 5, 4, 3, 2]}, {}).check()
    assert made.members == (NATIONALISTS,)


@rule("SWE-30")
def test_half_of_all_sets_of_voters_govern() -> None:
    """As if each voter weighed 100 and its turnout, with 801 to reach; the game agrees on some of them."""
    rng, half = Random(801), 0
    for number in range(1 << 16):
        some = [turnout for at, turnout in enumerate(BOX.turnout) if number >> at & 1]
        governs = sum(100 + turnout for turnout in some) >= 801
        assert majority(some) == governs
        half += governs
        if some and len(some) < 16 and rng.random() < 0.03:
            rest = [turnout for turnout in BOX.turnout if turnout not in some]
            made = Election({LABOUR: some, FARMERS: rest}, {}).theirs()
            assert made.members == ((LABOUR,) if governs else (FARMERS,))
    assert half == 1 << 15


@rule("SWE-33")
def test_natural_relations() -> None:
    values = {frozenset(pair): BOX.natural(*pair) for pair in PAIRS}
    assert len({*values.values()}) == 28
    for one, other, value in (
        (LIBERALS, CONSERVATIVES, 66), (LIBERALS, FARMERS, 65), (LIBERALS, CHRISTIANS, 64),
        (CONSERVATIVES, FARMERS, 63), (CONSERVATIVES, CHRISTIANS, 62), (FARMERS, CHRISTIANS, 61),
        (LABOUR, GREENS, 43), (LABOUR, SOCIALISTS, 42), (SOCIALISTS, GREENS, 41),
        (GREENS, FARMERS, 31), (GREENS, LIBERALS, 30), (GREENS, NATIONALISTS, 0),
    ):  # fmt: skip
        assert values[frozenset((one, other))] == value


@rule("SWE-33")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_game_narrows_by_natural_relations(pair: Pair) -> None:
    """Of two equally strong relations of one party, the naturally weaker one goes first."""
    one, other = pair
    middle = next(party for party in MAJOR if party not in pair)
    won = {middle: [6, -6, 5, -5], one: [8, 7, 4, 2, -3, -4], other: [-8, -7, 1, 0, 3, -2]}
    made = Election(won, {(middle, one): 2, (middle, other): 2}).check()
    nearer = max(pair, key=lambda party: BOX.natural(middle, party))
    assert {*made.members} == {middle, nearer}


@rule("SWE-31", "SWE-32", "SWE-33")
def test_islands() -> None:
    """The book's bridge between Liberals and Farmers."""
    won = {
        CONSERVATIVES: [7, -7], LIBERALS: [3, -3, 1], FARMERS: [4, -4], LABOUR: [6, -6, 5], GREENS: [8, -8],
        NATIONALISTS: [2, -2, 0, -5],
    }  # fmt: skip
    relations = {(CONSERVATIVES, LIBERALS): 1, (FARMERS, GREENS): 1, (GREENS, LABOUR): 2}
    relations |= {(CHRISTIANS, CONSERVATIVES): 3, (SOCIALISTS, GREENS): 3, (SOCIALISTS, NATIONALISTS): 1}
    made = Election(won, relations).check()
    [bridge] = [step for step in made.steps if step.kind == "bridge"]
    assert {bridge.one, bridge.other} == {LIBERALS, FARMERS}
    assert names(made.members) == ["Liberals", "Labour", "Farmers", "Greens"]
    assert names(made.order) == ["Greens", "Farmers", "Labour", "Liberals"]


@rule("SWE-31", "SWE-32", "SWE-34")
def test_the_books_narrowing() -> None:
    won = {
        LABOUR: [6, -5, 4], GREENS: [8, 1, 0], SOCIALISTS: [-8, -2], NATIONALISTS: [2, -3, -6],
        CONSERVATIVES: [3, 7, -7, -4, 5],
    }  # fmt: skip
    relations = {(LABOUR, NATIONALISTS): -3, (SOCIALISTS, NATIONALISTS): -3, (LABOUR, SOCIALISTS): 1}
    made = Election(won, relations).check()
    told = [
        (step.kind, {step.one, step.other})
        for step in made.steps
        if step.kind in ("bridge", "removed", "locked")
    ]
    assert told == [
        ("bridge", {GREENS, LABOUR}),
        ("removed", {NATIONALISTS, SOCIALISTS}),
        ("removed", {NATIONALISTS, LABOUR}),
        ("locked", {LABOUR, SOCIALISTS}),
    ]
    assert names(made.members) == ["Labour", "Socialists", "Greens"]
    tiles = [turnout for party in made.members for turnout in won[party]]
    assert (len(tiles), sum(tiles)) == (8, 4)


@rule("SWE-31")
def test_relations_of_who_has_no_voters_are_gone() -> None:
    """Greens and Farmers held together only by the Liberals, who have no voters, must be bridged."""
    won: Won = {GREENS: [8, 7, 6, -8], FARMERS: [-7, -6, 5, 4, 3], LABOUR: [2, 1, 0, -2, -3, -4, -5]}
    made = Election(won, {(GREENS, LIBERALS): 3, (FARMERS, LIBERALS): 3}).check()
    assert names(made.members) == ["Labour", "Greens"]
    assert Election({FEMINISTS: [*BOX.turnout]}, {}).check() is None


@rule("SWE-32", "SWE-34")
def test_a_bridge_is_never_tried_for_removal() -> None:
    """Conservatives and Liberals bridge first, then Farmers join: without the Conservatives there would be nine too."""
    won: Won = {
        CONSERVATIVES: [8],
        LIBERALS: [7, 6, 5, 4],
        FARMERS: [3, 2, 1, 0, -2],
        LABOUR: [-8, -7, -6, -5, -4, -3],
    }
    made = Election(won, {}).check()
    assert made.members == (CONSERVATIVES, LIBERALS, FARMERS)


def dealt(rng: Random) -> Election:
    """A random election: few parties or many, with ties at the ends, two markers here and there."""
    parties = rng.sample(range(10), rng.randint(1, 10))
    won: Won = {party: [] for party in range(10)}
    for turnout in BOX.turnout:
        won[rng.choice(parties) if rng.random() < 0.8 else parties[0]].append(turnout)
    often = rng.choice([2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 12])
    strong = rng.choice([(-3, -2, -1, 1, 2, 3), (-1, 1), (1, 2), (3,)])
    election = Election(won, {pair: rng.choice(strong) for pair in rng.sample(PAIRS, often)})
    segments = rng.choice([2, 3, 8])
    for party in MAJOR:
        for scale in (EQUALITY, PRIVACY):
            segment = rng.randrange(segments)
            election.markers[party][scale] = (
                (segment, segment + 1) if rng.random() < 0.1 and segment < 7 else (segment,)
            )
    return election


@rule("SWE-27", "SWE-31", "SWE-32", "SWE-34", "SWE-35")
def test_elections_at_random() -> None:
    rng, seen = Random(2014), {"bridges": 0, "on a relation": 0, "several": 0, "cycles": 0}
    for number in range(5000):
        election = dealt(rng)
        try:
            made = election.check()
        except AssertionError as error:
            raise AssertionError(
                f"election {number}: {election.won} {election.relations} {election.markers}"
            ) from error
        ours = election.ours() if number % 10 == 0 else None
        if ours:
            seen["bridges"] += bool(ours.bridges)
            seen["on a relation"] += any(len(node) == 2 for node in ours.seats.values())
            seen["several"] += len(ours.bridges) > 1
            seen["cycles"] += len(election.relations) > 6
            assert made.centre in made.order
    assert min(seen.values()) > 10, seen


@rule("SWE-36")
def test_who_stands_first_outside_the_cabinet() -> None:
    """The book's A: 5 + 1 − 4 and B: 4 + 0 − 2 have the same turnout, and A the higher voter."""
    won: Won = {LABOUR: [5, 1, -4], GREENS: [4, 0, -2], FARMERS: [8, 7, 6, 3, 2, -8, -7, -6, -5, -3]}
    election = Election(won, {})
    theirs, ours = election.check(), election.ours()
    assert theirs.members == (FARMERS,)
    a, b = [standing(BOX, ours, election.won, party) for party in (LABOUR, GREENS)]
    assert a > b
    assert a[:3] == b[:3]
    assert game.merit(theirs, LABOUR) > game.merit(theirs, GREENS)
