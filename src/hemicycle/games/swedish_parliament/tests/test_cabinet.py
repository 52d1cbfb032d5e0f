"""Cabinets of the rulebook, minor parties among them, and what holds for any cabinet."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form, merit
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.components.box import SHIPPED
from hemicycle.games.swedish_parliament.rules.components.read import components
from hemicycle.games.swedish_parliament.rules.map import PAIRS, pair, possible_pairs
from hemicycle.games.swedish_parliament.rules.views import Cabinet, Relation

rule = pytest.mark.rule

BOX = components(SHIPPED, true_colours=False, minor_parties=True)
LAW = Constitution(BOX)
CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS, FEMINISTS, PIRATES = (
    range(10)
)
EQUALITY, PRIVACY = 4, 5  # scales of the minor parties, which enter at segment 0

Relations = dict[tuple[int, int], int]
Near = Mapping[int, tuple[int, ...]]  # segments by party, on a minor party's scale; the others are on 5
Won = Mapping[int, tuple[int, ...]]  # the turnouts of each party's voters

FAR: Near = {}


def voters(*turnouts: int) -> list[int]:
    every = [voter.turnout for voter in BOX.voters]
    return [every.index(turnout) for turnout in turnouts]


def strengths(relations: Relations) -> list[int]:
    by_pair = [0] * len(PAIRS)
    for (one, other), strength in relations.items():
        by_pair[pair(one, other)] = strength
    return by_pair


def standing(privacy: Near, equality: Near) -> list[list[tuple[int, ...]]]:
    places: list[list[tuple[int, ...]]] = [[(5,)] * 8 for _ in range(10)]
    for scale, near in ((PRIVACY, privacy), (EQUALITY, equality)):
        for party, segments in near.items():
            places[party][scale] = segments
    return places


def formed(won: Won, relations: Relations, privacy: Near = FAR, equality: Near = FAR) -> Cabinet:
    by_party = [voters(*won.get(party, ())) for party in range(10)]
    cabinet = form(LAW, by_party, strengths(relations), standing(privacy, equality))
    assert cabinet is not None
    return cabinet


def told(cabinet: Cabinet, *kinds: str) -> list[tuple[object, ...]]:
    """The steps of these kinds: parties, or the pair."""
    return [
        (step.kind, *(step.parties or (step.one, step.other))) for step in cabinet.steps if step.kind in kinds
    ]


# The examples of the book

NATURAL = {
    (CONSERVATIVES, LIBERALS): 66, (LIBERALS, FARMERS): 65, (LIBERALS, CHRISTIANS): 64,
    (CONSERVATIVES, FARMERS): 63, (CONSERVATIVES, CHRISTIANS): 62, (FARMERS, CHRISTIANS): 61,
    (LABOUR, GREENS): 43, (LABOUR, SOCIALISTS): 42, (SOCIALISTS, GREENS): 41,
    (FARMERS, GREENS): 31, (LIBERALS, GREENS): 30, (GREENS, NATIONALISTS): 0,
}  # fmt: skip


@rule("SWE-33")
def test_natural_relations() -> None:
    assert {pair_of: BOX.natural[pair(*pair_of)] for pair_of in NATURAL} == NATURAL
    assert len(set(BOX.natural)) == 28


ISLANDS = {
    CONSERVATIVES: (7, -7), LIBERALS: (3, -3, 1), FARMERS: (4, -4), LABOUR: (6, -6, 5), GREENS: (8, -8),
    NATIONALISTS: (2, -2, 0, -5),
}  # fmt: skip
ISLANDS_RELATED = {(CONSERVATIVES, LIBERALS): 1, (FARMERS, GREENS): 1, (GREENS, LABOUR): 2}


@rule("SWE-30", "SWE-31", "SWE-32", "SWE-34", "SWE-35")
def test_islands() -> None:
    cabinet = formed(ISLANDS, ISLANDS_RELATED)
    assert cabinet.members == (LIBERALS, LABOUR, FARMERS, GREENS)
    assert cabinet.order == (GREENS, FARMERS, LABOUR, LIBERALS)
    assert cabinet.centre == GREENS
    assert told(cabinet, "voterless", "bridge", "dropped") == [
        ("voterless", SOCIALISTS, CHRISTIANS),
        ("bridge", LIBERALS, FARMERS),
        ("dropped", NATIONALISTS),
        ("dropped", CONSERVATIVES),
    ]
    assert Relation(LIBERALS, FARMERS, 0) in cabinet.relations
    bridge = cabinet.steps[1]
    assert bridge.groups == ((CONSERVATIVES, LIBERALS, LABOUR, FARMERS, GREENS), (NATIONALISTS,))
    assert (bridge.voters, bridge.turnout) == (12, 1 - (2 - 2 + 0 - 5))


@rule("SWE-34")
def test_narrowing_down() -> None:
    cabinet = formed(
        {LABOUR: (6, -5, 4), GREENS: (8, 1, 0), SOCIALISTS: (-8, -2), NATIONALISTS: (2, -3, -6),
         CONSERVATIVES: (3, 7, -7, -4, 5)},
        {(LABOUR, NATIONALISTS): -3, (SOCIALISTS, NATIONALISTS): -3, (LABOUR, SOCIALISTS): 1},
    )  # fmt: skip
    assert told(cabinet, "voterless", "bridge", "dropped", "removed", "locked") == [
        ("voterless", LIBERALS, FARMERS, CHRISTIANS),
        ("bridge", LABOUR, GREENS),
        ("dropped", CONSERVATIVES),
        ("removed", SOCIALISTS, NATIONALISTS),
        ("removed", LABOUR, NATIONALISTS),
        ("dropped", NATIONALISTS),
        ("locked", LABOUR, SOCIALISTS),
    ]
    [without] = [step for step in cabinet.steps if step.kind == "removed" and step.one == LABOUR]
    assert (without.voters, without.turnout) == (8, 4)
    [locked] = [step for step in cabinet.steps if step.kind == "locked"]
    assert (locked.voters, locked.turnout) == (6, 6 - 5 + 4 + 8 + 1 + 0)
    assert cabinet.members == (LABOUR, SOCIALISTS, GREENS)


BOOK = {
    FARMERS: (1,), NATIONALISTS: (2,), LIBERALS: (3,), CHRISTIANS: (8,), CONSERVATIVES: (-8, -7, -6, 4),
    LABOUR: (0, -2, 5, 6), GREENS: (-3, -4, 7),
}  # fmt: skip
BOOK_RELATED = {
    (FARMERS, CHRISTIANS): 3, (CHRISTIANS, CONSERVATIVES): 3, (CHRISTIANS, LIBERALS): 3, (LIBERALS, NATIONALISTS): 3,
}  # fmt: skip


@rule("SWE-27", "SWE-35")
def test_centre_of_gravity() -> None:
    near: Near = {LIBERALS: (1,), NATIONALISTS: (1,)}
    cabinet = formed({**BOOK, PIRATES: (-5,)}, BOOK_RELATED, near)
    assert cabinet.order == (CHRISTIANS, CONSERVATIVES, LIBERALS, PIRATES, NATIONALISTS, FARMERS)
    assert cabinet.voters[PIRATES] == (-5,)
    turnouts = [step.turnout for step in cabinet.steps if step.kind == "loses"]
    assert turnouts == [-8, 1, 2, -7, -5, -6, 3, 4]
    assert told(cabinet, "ally-on-relation", "centre") == [
        ("ally-on-relation", PIRATES, LIBERALS, NATIONALISTS),
        ("centre", CHRISTIANS),
    ]


@rule("SWE-27", "SWE-35")
def test_both_minor_parties_on_one_relation() -> None:
    """They stand there as one, whose second voter outlasts the Conservatives."""
    near: Near = {LIBERALS: (1,), NATIONALISTS: (1,)}
    won = {**BOOK, CONSERVATIVES: (-8, -7, -6), LABOUR: (0, 5, 6), GREENS: (-3, -2, 4, 7)}
    cabinet = formed({**won, PIRATES: (-5,), FEMINISTS: (-4,)}, BOOK_RELATED, near, near)
    assert cabinet.order == (CHRISTIANS, LIBERALS, FEMINISTS, PIRATES, CONSERVATIVES, NATIONALISTS, FARMERS)
    assert told(cabinet, "leaves")[3] == ("leaves", FEMINISTS, PIRATES)


# Minor parties, of which the Greens, Farmers, Socialists and Liberals are highest on the Pirates' card

HALVES = {
    LABOUR: (6, -6, 5), SOCIALISTS: (4, -4), GREENS: (2, -2), FARMERS: (3, -3), LIBERALS: (7, -7, 0),
    CONSERVATIVES: (8, -8, -5), PIRATES: (1,),
}  # fmt: skip


@rule("SWE-27")
@pytest.mark.parametrize(
    ("near", "ally"),
    [
        ({SOCIALISTS: (0,), GREENS: (1,)}, SOCIALISTS),
        ({CHRISTIANS: (0,), LABOUR: (2,)}, LABOUR),  # the Christians are not in parliament
        ({FARMERS: (1,), LIBERALS: (1,)}, FARMERS),  # not related
        ({LABOUR: (2,), LIBERALS: (2,), SOCIALISTS: (2,)}, SOCIALISTS),  # more than two, some of them related
        ({LABOUR: (2,), CONSERVATIVES: (1, 2)}, CONSERVATIVES),  # SWE-24: the nearer of two markers
    ],
)
def test_one_ally(near: Near, ally: int) -> None:
    cabinet = formed(HALVES, {(LABOUR, SOCIALISTS): 2, (LABOUR, LIBERALS): 1}, near)
    assert told(cabinet, "ally", "ally-on-relation") == [("ally", PIRATES, ally)]
    assert 1 in cabinet.voters[ally]
    assert cabinet.voters[PIRATES] == ()
    assert (
        cabinet.steps.index(next(step for step in cabinet.steps if step.kind == "ally")) == 1
    )  # after the voterless


TWO: Near = {LABOUR: (2,), LIBERALS: (2,)}  # of whom the Liberals are higher on the card


@rule("SWE-27", "SWE-32")
def test_a_bridge_seats_nobody() -> None:
    """Greens and Farmers are equally near; the bridge between them is laid when the Pirates are with the Greens."""
    won = {
        GREENS: (4, -4, 5, -5),
        FARMERS: (6, -6, 7, -7),
        NATIONALISTS: (8, -8, 2, -2, 3, -3, 0),
        PIRATES: (1,),
    }
    cabinet = formed(won, {}, {GREENS: (1,), FARMERS: (1,)})
    assert told(cabinet, "ally", "bridge") == [("ally", PIRATES, GREENS), ("bridge", FARMERS, GREENS)]
    assert cabinet.members == (FARMERS, GREENS)
    assert cabinet.voters[GREENS] == (-5, -4, 1, 4, 5)


@rule("SWE-27", "SWE-34")
def test_a_minor_party_falls_from_a_relation_that_goes() -> None:
    """Liberals, Conservatives and Farmers can do without Labour, as the voter of the Pirates falls to the Liberals."""
    related = {(LABOUR, LIBERALS): -2, (CONSERVATIVES, LIBERALS): 1, (FARMERS, LIBERALS): 1}
    cabinet = formed(HALVES, related, TWO)
    assert told(cabinet, "ally-on-relation", "ally", "removed", "dropped") == [
        ("ally-on-relation", PIRATES, LIBERALS, LABOUR),
        ("dropped", SOCIALISTS, GREENS),
        ("removed", LIBERALS, LABOUR),
        ("ally", PIRATES, LIBERALS),
        ("dropped", LABOUR),
    ]
    assert cabinet.members == (CONSERVATIVES, LIBERALS, FARMERS)
    assert cabinet.voters[LIBERALS] == (-7, 0, 1, 7)


@rule("SWE-27", "SWE-34", "SWE-35")
def test_a_minor_party_is_judged_with_the_higher_ally() -> None:
    """Labour's side would have a majority with the Pirates, but they would fall to the Liberals: it stays locked."""
    won = {
        LABOUR: (6, -6, -5), SOCIALISTS: (4, -4), GREENS: (2, -2, -3), LIBERALS: (7, -7, 0),
        CONSERVATIVES: (8, -8), FARMERS: (3, 5), PIRATES: (1,),
    }  # fmt: skip
    related = {
        (LABOUR, LIBERALS): -2, (LABOUR, SOCIALISTS): 1, (LABOUR, GREENS): 1, (LIBERALS, CONSERVATIVES): 1,
    }  # fmt: skip
    cabinet = formed(won, related, TWO)
    assert told(cabinet, "removed", "locked") == [
        ("locked", LIBERALS, LABOUR),
        ("removed", LABOUR, SOCIALISTS),
        ("removed", LABOUR, GREENS),
        ("locked", CONSERVATIVES, LIBERALS),
    ]
    assert cabinet.order == (LIBERALS, PIRATES, LABOUR, CONSERVATIVES)


@rule("SWE-27", "SWE-32")
def test_a_minor_party_falls_from_a_relation_of_a_dropped_group() -> None:
    won = {
        LABOUR: (6, -6), LIBERALS: (7, -7), NATIONALISTS: (0, -4), CONSERVATIVES: (8, -8, -5, 5, 4),
        FARMERS: (3, -3, 2, -2), PIRATES: (1,),
    }  # fmt: skip
    cabinet = formed(won, {(LABOUR, LIBERALS): 1, (CONSERVATIVES, FARMERS): 2}, TWO)
    assert cabinet.members == (CONSERVATIVES, FARMERS)
    assert cabinet.voters[LIBERALS] == (-7, 1, 7)
    assert cabinet.voters[LABOUR] == (-6, 6)


# Who has the majority, and who wins


@rule("SWE-30")
def test_turnout_decides_between_halves() -> None:
    halves = {LABOUR: (6, -6, -5, 4, 1, 0, 3, -7), CONSERVATIVES: (8, -8, 2, -2, 7, -4, -3, 5)}
    assert formed(halves, {}).order == (CONSERVATIVES,)
    assert formed({LABOUR: (*halves[LABOUR], -8), CONSERVATIVES: halves[CONSERVATIVES][:1]}, {}).order == (
        LABOUR,
    )


@rule("SWE-36")
def test_players_are_ranked_by_how_long_they_last_then_by_voters() -> None:
    cabinet = formed({**BOOK, PIRATES: (-5,)}, BOOK_RELATED, {LIBERALS: (1,), NATIONALISTS: (1,)})
    ranked = sorted(range(8), key=lambda party: merit(cabinet, party), reverse=True)
    inside = [CHRISTIANS, CONSERVATIVES, LIBERALS, NATIONALISTS, FARMERS]
    assert ranked[:7] == [*inside, LABOUR, GREENS]
    assert merit(cabinet, SOCIALISTS)[1] == 0


@rule("SWE-36")
@pytest.mark.parametrize(
    ("one", "other"),
    [((0, -2), (8,)), ((0, 1), (3, -3)), ((5, 1, -4), (4, 0, -2))],
    ids=["voters", "turnout", "highest"],
)
def test_outside_the_cabinet_voters_count(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    rest = {voter.turnout for voter in BOX.voters} - {*one, *other}
    cabinet = formed({LABOUR: tuple(rest), GREENS: one, LIBERALS: other}, {})
    assert cabinet.order == (LABOUR,)
    assert merit(cabinet, GREENS) > merit(cabinet, LIBERALS)


def test_without_the_eight_there_is_no_cabinet() -> None:
    nobody = strengths({})
    assert form(LAW, [[]] * 10, nobody, standing(FAR, FAR)) is None
    assert form(LAW, [*[[]] * 9, voters(3, -3)], nobody, standing(FAR, FAR)) is None


def test_a_cabinet_of_those_who_have_decided_so_far() -> None:
    cabinet = formed({LABOUR: (6,), GREENS: (1, -4), LIBERALS: (5, 3)}, {(LABOUR, GREENS): 1})
    assert cabinet.members == (LABOUR, GREENS)


# Any cabinet


def random_election(rng: Random) -> tuple[list[list[int]], list[int], list[list[tuple[int, ...]]]]:
    won: list[list[int]] = [[] for _ in range(10)]
    parties = rng.sample(range(8), rng.randint(3, 8)) + [FEMINISTS, PIRATES][: rng.randrange(3)]
    for voter in range(16):
        won[rng.choice(parties)].append(voter)
    related, map_of = [0] * len(PAIRS), 0
    for _ in range(rng.randint(0, 9)):
        allowed = possible_pairs(map_of)
        number = rng.choice([number for number in range(len(PAIRS)) if allowed >> number & 1])
        map_of |= 1 << number
        related[number] = rng.choice([-3, -2, -1, 1, 2, 3])
    near = {party: (rng.randrange(3),) for party in range(8)}
    return won, related, standing(near, {party: near[7 - party] for party in near})


def has_majority(turnouts: list[int]) -> bool:
    return len(turnouts) > 8 or (len(turnouts) == 8 and sum(turnouts) >= 1)


def test_a_cabinet_is_a_tree_with_the_majority_and_needs_each_relation() -> None:
    rng = Random(30)
    for _ in range(400):
        won, related, markers = random_election(rng)
        cabinet = form(LAW, won, related, markers)
        if cabinet is None:
            continue
        parties = [party for party in cabinet.members if party < 8]
        assert sorted(turnout for own in cabinet.voters for turnout in own) == sorted(LAW.turnouts)
        assert has_majority([turnout for party in cabinet.members for turnout in cabinet.voters[party]])
        assert len(cabinet.relations) == len(parties) - 1
        assert reached(parties[0], cabinet.relations) == set(parties)
        assert sorted(cabinet.order) == list(cabinet.members)
        assert form(LAW, won, related, markers, record=False) == replace(cabinet, steps=())


def reached(party: int, relations: Iterable[Relation]) -> set[int]:
    found = {party}
    for _ in range(8):
        for relation in relations:
            if found & {relation.one, relation.other}:
                found |= {relation.one, relation.other}
    return found


@rule("SWE-34")
def test_narrowing_finds_the_least_relations_in_order() -> None:
    """Against all sets of relations: that which first does without the weakest, then without the next …"""
    rng = Random(34)
    compared = 0
    while compared < 60:
        won, related, markers = random_election(rng)
        won[LABOUR] += won[FEMINISTS] + won[PIRATES]
        won[FEMINISTS], won[PIRATES] = [], []
        cabinet = form(LAW, won, related, markers)
        assert cabinet is not None
        if any(step.kind == "bridge" for step in cabinet.steps):
            continue
        existing = [at for at, (a, b) in enumerate(PAIRS) if related[at] and won[a] and won[b]]
        existing.sort(key=lambda number: (related[number], BOX.natural[number]))
        best = next(
            kept
            for keeps in product((False, True), repeat=len(existing))
            if governed(won, kept := [number for number, keep in zip(existing, keeps) if keep])
        )
        assert {pair(relation.one, relation.other) for relation in cabinet.relations} == set(best)
        compared += 1


def governed(won: list[list[int]], kept: list[int]) -> bool:
    """Whether some group of these relations has the majority."""
    relations = [Relation(*PAIRS[number], 1) for number in kept]
    groups = [reached(party, relations) for party in range(8) if won[party]]
    return any(
        has_majority([LAW.turnouts[voter] for party in group for voter in won[party]]) for group in groups
    )
