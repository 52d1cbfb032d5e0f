"""The cabinet that relations and voters lead to, beside a search of all sets of relations; no match is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from hemicycle.games.swedish_parliament import cabinet as game
from hemicycle.games.swedish_parliament import map as the_map
from hemicycle.games.swedish_parliament.components import box as box_of
from hemicycle.games.swedish_parliament.constitution import Constitution
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box, Pair
from hemicycle.games.swedish_parliament.tests.oracle_cabinet import Cabinet, Node, formed, majority, standing

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
FEMINISTS, PIRATES = 8, 9
BOX = Box()
PAIRS = [*combinations(MAJOR, 2)]
EQUALITY, PRIVACY = 4, 5  # scales, whose first segments these minor parties are after

Won = dict[int, list[int]]  # by party, the turnouts of its voters
Places = dict[int, list[tuple[int, ...]]]  # of a party's markers, by scale


@cache
def constitution() -> Constitution:
    return Constitution(box_of(None, False, True).shown)


class Election:
    """Voters, relations and markers; `near` says how far from Equality or Privacy who is not in the middle is."""

    def __init__(
        self, won: Won, relations: Mapping[Pair, int], near: dict[int, dict[int, int]] | None = None
    ) -> None:
        self.won: Won = {party: won.get(party, []) for party in range(10)}
        self.relations = {(min(pair), max(pair)): value for pair, value in relations.items()}
        self.markers: Places = {party: [(4,)] * 8 if party < 8 else [()] * 8 for party in range(10)}
        for scale, parties in (near or {}).items():
            for party, segment in parties.items():
                self.markers[party][scale] = (segment,)

    def ours(self) -> Cabinet | None:
        return formed(BOX, self.won, self.relations, self.markers)

    def theirs(self) -> Any:
        voters = {turnout: voter for voter, turnout in enumerate(BOX.turnout)}
        strengths = [0] * 28
        for pair, value in self.relations.items():
            strengths[the_map.pair(*pair)] = value
        won = [[voters[turnout] for turnout in self.won[party]] for party in range(10)]
        return game.form(constitution(), won, strengths, [self.markers[party] for party in range(10)])

    def check(self) -> Any:
        """The game's cabinet, which must be the oracle's."""
        theirs, ours = self.theirs(), self.ours()
        if ours is None:
            assert theirs is None
            return None
        assert {(own.one, own.other) for own in theirs.relations} == ours.relations
        assert [party for party in theirs.members if party < 8] == ours.parties
        assert nodes(theirs.order, ours.order) == ours.order
        assert theirs.centre in ours.order[0]
        assert {*theirs.members} == {party for node in ours.order for party in node}
        bridges = [(step.one, step.other) for step in theirs.steps if step.kind == "bridge"]
        assert [*map(sorted, bridges)] == [*map(list, ours.bridges)]
        return theirs


def nodes(order: Sequence[int], like: Sequence[Node]) -> list[Node]:
    """The game's order, with those who stand together in one node as in the other."""
    together = {party: node for node in like for party in node}
    found = [together[party] for party in order]
    return list(dict.fromkeys(found))


def names(parties: Sequence[int]) -> list[str]:
    return [BOX.names[party] for party in parties]


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
    Election(won, {(middle, one): 2, (middle, other): 2}).check()


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


PULLS: Won = {
    FARMERS: [1], NATIONALISTS: [2], PIRATES: [-5], LIBERALS: [3], CHRISTIANS: [8], CONSERVATIVES: [-8, -7, -6, 4],
    LABOUR: [0, -2, 5, 6], GREENS: [-3, -4, 7],
}  # fmt: skip
BONDS = {
    (FARMERS, CHRISTIANS): 3, (CHRISTIANS, CONSERVATIVES): 3, (CHRISTIANS, LIBERALS): 3, (LIBERALS, NATIONALISTS): 3,
}  # fmt: skip


@rule("SWE-27", "SWE-35")
def test_the_books_centre_of_gravity() -> None:
    made = Election(PULLS, BONDS, {PRIVACY: {LIBERALS: 1, NATIONALISTS: 1, PIRATES: 0}}).check()
    assert names(made.order) == [
        "Christians",
        "Conservatives",
        "Liberals",
        "Pirates",
        "Nationalists",
        "Farmers",
    ]
    assert made.centre == CHRISTIANS
    assert {LIBERALS, PIRATES, NATIONALISTS} <= {*made.members}


@rule("SWE-27", "SWE-35")
def test_both_minor_parties_on_one_relation_stand_there_as_one() -> None:
    """Pooled they hold out for two rounds; one after the other, or beside each other, they would not."""
    won = {**PULLS, FEMINISTS: [-8], CONSERVATIVES: [-7, -6, 4]}
    near = {
        PRIVACY: {LIBERALS: 1, NATIONALISTS: 1, PIRATES: 0},
        EQUALITY: {LIBERALS: 2, NATIONALISTS: 2, FEMINISTS: 1},
    }
    election = Election(won, BONDS, near)
    made = election.check()
    ours = election.ours()
    assert ours is not None
    assert (FEMINISTS, PIRATES) in ours.order
    places = [made.order.index(party) for party in (FEMINISTS, PIRATES)]
    assert abs(places[0] - places[1]) == 1
    assert {*made.order} == {*made.members}


@rule("SWE-27", "SWE-35")
def test_a_minor_party_may_be_the_centre() -> None:
    won: Won = {
        LIBERALS: [8, -8],
        NATIONALISTS: [7, -7],
        PIRATES: [6, -6, 5, 4, 3],
        LABOUR: [2, -2, 1, 0, -3, -4, -5],
    }
    made = Election(
        won, {(LIBERALS, NATIONALISTS): 1}, {PRIVACY: {LIBERALS: 1, NATIONALISTS: 1, PIRATES: 0}}
    ).check()
    assert made.centre == PIRATES
    assert names(made.order)[1:] in (["Liberals", "Nationalists"], ["Nationalists", "Liberals"])


NINE = [-5, -4, -3, -2, 0, 1, 2]


@rule("SWE-27")
@pytest.mark.parametrize(
    ("near", "related", "ally"),
    [
        ({SOCIALISTS: 2}, 0, SOCIALISTS),
        ({GREENS: 2, LABOUR: 2, LIBERALS: 2}, 1, GREENS),  # more than two: the one highest on the card
        ({GREENS: 2, LABOUR: 2}, 0, GREENS),  # two that have no relation
        ({GREENS: 1, LABOUR: 2}, 1, GREENS),
    ],
)
def test_whom_the_feminists_join(near: dict[int, int], related: int, ally: int) -> None:
    """The book's examples; the Socialists are nearer still where they are not in parliament."""
    won = {
        GREENS: [8, -8],
        LABOUR: [7, -7],
        LIBERALS: [6, -6],
        SOCIALISTS: [5, 4] if ally == SOCIALISTS else [],
    }
    won |= {FEMINISTS: [3], FARMERS: [*NINE] if ally == SOCIALISTS else [*NINE, 4, 5]}
    relations = {(LABOUR, GREENS): 1} if related else {}
    placed = {SOCIALISTS: 0, **near, FEMINISTS: 1} if ally != SOCIALISTS else {**near, FEMINISTS: 1}
    election = Election(won, relations, {EQUALITY: placed})
    made = election.check()
    ours = election.ours()
    assert ours is not None
    assert ours.seats == {FEMINISTS: (ally,)}
    assert 3 in made.voters[ally]
    [step] = [step for step in made.steps if step.kind == "ally"]
    assert {FEMINISTS, ally} <= {*step.parties, step.one, step.other}


@rule("SWE-27")
@pytest.mark.parametrize("value", [3, 1, -1, -3])
def test_two_equally_near_with_a_relation_share_the_pirates(value: int) -> None:
    """Whatever the relation is worth; it is needed here, and locked."""
    won: Won = {
        GREENS: [8, -8, 7],
        FARMERS: [-7, 6, -6],
        PIRATES: [5, -5, 4],
        LABOUR: [3, 2, 1, 0, -2, -3, -4],
    }
    near = {PRIVACY: {GREENS: 1, FARMERS: 1, PIRATES: 0}}
    made = Election(won, {(GREENS, FARMERS): value}, near).check()
    assert {*made.members} == {GREENS, FARMERS, PIRATES}


@rule("SWE-27")
def test_a_relation_that_breaks_leaves_the_pirates_with_the_greens() -> None:
    won: Won = {
        GREENS: [8, -8, 7, 5],
        FARMERS: [-7, 6, -6],
        PIRATES: [-5, 4],
        LABOUR: [3, 2, 1, 0, -2, -3, -4],
    }
    near = {PRIVACY: {GREENS: 1, FARMERS: 1, PIRATES: 0}}
    relations = {(GREENS, FARMERS): -1, (GREENS, LABOUR): 3}
    made = Election(won, relations, near).check()
    assert made.members == (LABOUR, GREENS)
    assert sorted(made.voters[GREENS]) == [-8, -5, 4, 5, 7, 8]


@rule("SWE-27")
def test_that_relation_is_judged_with_the_pirates_at_the_greens() -> None:
    """With them the Greens govern alone, so the relation goes; at the Farmers they would have kept it."""
    won: Won = {
        GREENS: [8, -8, 7, 5, 1, 2, 3],
        FARMERS: [-7, 6, -6],
        PIRATES: [-5, 4],
        LABOUR: [0, -2, -3, -4],
    }
    near = {PRIVACY: {GREENS: 1, FARMERS: 1, PIRATES: 0}}
    made = Election(won, {(GREENS, FARMERS): 3}, near).check()
    assert made.members == (GREENS,)
    won[GREENS], won[FARMERS] = won[FARMERS], won[GREENS]
    assert {*Election(won, {(GREENS, FARMERS): 3}, near).check().members} == {GREENS, FARMERS, PIRATES}


@rule("SWE-27", "SWE-32")
def test_a_bridge_seats_nobody_on_a_relation() -> None:
    won: Won = {
        GREENS: [8, -8, 7],
        FARMERS: [-7, 6, -6],
        PIRATES: [5, -5, 4],
        LIBERALS: [3, 2, 1, 0],
        LABOUR: [-2, -3, -4],
    }
    near = {PRIVACY: {GREENS: 1, FARMERS: 1, PIRATES: 0}}
    election = Election(won, {}, near)
    election.check()
    ours = election.ours()
    assert ours is not None
    assert ours.seats == {PIRATES: (GREENS,)}
    assert ours.bridges


@rule("SWE-24", "SWE-27")
def test_of_two_markers_the_nearer_one_counts() -> None:
    won: Won = {
        LABOUR: [8, -8, 7, -7],
        GREENS: [6, -6, 5, -5],
        FEMINISTS: [4],
        CHRISTIANS: [3, 2, 1, 0, -2, -3, -4],
    }
    election = Election(won, {}, {EQUALITY: {GREENS: 2, FEMINISTS: 0}})
    election.markers[LABOUR][EQUALITY] = (1, 2)
    election.check()
    ours = election.ours()
    assert ours is not None
    assert ours.seats == {FEMINISTS: (LABOUR,)}


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
