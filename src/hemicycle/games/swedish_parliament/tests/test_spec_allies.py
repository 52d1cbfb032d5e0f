"""Whom minor parties in parliament join, where they sit in the cabinet, and how that ends; no match is played."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.tests.elections import (
    CHRISTIANS,
    CONSERVATIVES,
    EQUALITY,
    FARMERS,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    PIRATES,
    PRIVACY,
    SOCIALISTS,
    Election,
    Won,
    names,
)

rule = pytest.mark.rule

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
    """Pooled they hold out for two rounds, and so the Conservatives leave before the Liberals are an outer party."""
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
    assert [party for party in names(made.order) if party not in ("Feminists", "Pirates")] == [
        "Christians", "Liberals", "Conservatives", "Nationalists", "Farmers",
    ]  # fmt: skip


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
