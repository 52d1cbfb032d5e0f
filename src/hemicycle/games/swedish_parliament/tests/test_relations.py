"""Which relations may be changed by whom, and what tiles and map have to do with it."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.choices import bits
from hemicycle.games.swedish_parliament.rules.actions import (
    Break,
    Create,
    Strengthen,
    Weaken,
)
from hemicycle.games.swedish_parliament.rules.events import NothingToChange
from hemicycle.games.swedish_parliament.rules.map import groups, neighbours, possible_pairs
from hemicycle.games.swedish_parliament.rules.relations import ALL, Relations
from hemicycle.games.swedish_parliament.rules.views import Change
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FARMERS,
    GREENS,
    LABOUR,
    LIBERALS,
    PARENTAL_LEAVE,
    SOCIALISTS,
    act,
    changing,
    idea,
    playing,
    refusal,
    relate,
)

rule = pytest.mark.rule


@rule("SWE-13")
@rule("SWE-15")
def test_who_played_the_card_changes_one_relation() -> None:
    state = playing(GREENS)
    relate(state, LABOUR, LIBERALS, 1)
    relate(state, LABOUR, GREENS, 1)
    relate(state, FARMERS, GREENS, 1)
    changing(state)
    assert set(state.choices(0)) == {
        Strengthen(LIBERALS, LABOUR), Create(LIBERALS, SOCIALISTS), Create(LABOUR, SOCIALISTS),
        Weaken(LABOUR, GREENS), Break(LABOUR, GREENS),
    }  # fmt: skip
    assert state.view(None).changes[:1] == (Change("create", LIBERALS, SOCIALISTS),)
    both, one = "both parties must have acted", "exactly one of these parties must have acted"
    assert refusal(state, 0, do="Create", one=FARMERS, other=CHRISTIANS) == both
    assert refusal(state, 0, do="Weaken", one=FARMERS, other=GREENS) == one
    assert (
        refusal(state, 0, do="Create", one=LIBERALS, other=LABOUR) == "these parties have a relation already"
    )
    stray = refusal(state, 0, do="Strengthen", one=LIBERALS, other=LABOUR, by=1)
    assert stray == "by: a Strengthen has no such field"
    assert refusal(state, 0, do="Strengthen", one=LIBERALS) == "other: this is missing"
    act(state, Strengthen(LIBERALS, LABOUR))
    assert state.view(None).relations[0].strength == 2
    assert state.phase.name == "play"


@rule("SWE-15")
@pytest.mark.parametrize(
    ("kind", "steps"), [("strengthened", [-3, -2, -1, 1, 2, 3]), ("weakened", [3, 2, 1, -1, -2, -3])]
)
def test_there_is_no_relation_of_strength_nothing(kind: str, steps: list[int]) -> None:
    state = playing(GREENS)
    relate(state, 0, 1, steps[0])
    assert [state.match.relations.change(kind, 0) for _ in steps[1:]] == steps[1:]


@rule("SWE-15")
def test_beyond_three_tiles_nothing_can_be_changed_and_without_a_change_the_turn_goes_on() -> None:
    state = playing(GREENS)
    for one, other in ((LABOUR, LIBERALS), (SOCIALISTS, LIBERALS), (LABOUR, SOCIALISTS)):
        relate(state, one, other, 3)
    relate(state, LABOUR, GREENS, -3)
    changing(state)
    assert state.phase.name == "play"
    assert state.view(0).happened[-1].what == NothingToChange()
    assert state.view(0).agenda[0].card == idea(state, PARENTAL_LEAVE)


@rule("SWE-16")
def test_the_map_must_have_room() -> None:
    state = playing(CONSERVATIVES)
    for one, other in (
        (LABOUR, GREENS),
        (LABOUR, FARMERS),
        (GREENS, FARMERS),
        (LIBERALS, GREENS),
        (LIBERALS, FARMERS),
    ):
        relate(state, one, other, 1)
    changing(state)
    assert Create(LABOUR, SOCIALISTS) in state.choices(0)
    refused = refusal(state, 0, do="Create", one=LIBERALS, other=LABOUR)
    assert refused == "no map of hexagons has room for this relation besides all others"
    assert (LIBERALS, LABOUR) not in state.view(0).creatable


@rule("SWE-17")
def test_without_tiles_only_weaker_positive_and_stronger_negative_relations_are_left() -> None:
    state = playing(GREENS)
    relate(state, LABOUR, LIBERALS, 1)
    relate(state, SOCIALISTS, LIBERALS, -2)
    relate(state, LABOUR, GREENS, 1)
    relate(state, SOCIALISTS, GREENS, -1)
    assert state.match.relations.tiles == 20 - 5
    state.match.relations.tiles = 0
    changing(state)
    assert set(state.choices(0)) == {
        Strengthen(LIBERALS, SOCIALISTS), Weaken(LABOUR, GREENS), Break(LABOUR, GREENS),
    }  # fmt: skip
    assert refusal(state, 0, do="Create", one=LABOUR, other=SOCIALISTS) == "no relation tile is left"
    act(state, Strengthen(LIBERALS, SOCIALISTS))
    assert state.view(0).tiles_left == 1


@rule("SWE-18")
@pytest.mark.parametrize(
    ("strength", "may"), [(3, False), (2, False), (1, True), (-1, True), (-2, True), (-3, False)]
)
def test_an_own_relation_that_is_or_becomes_negative_may_be_broken(strength: int, may: bool) -> None:
    state = playing(GREENS)
    relate(state, LABOUR, GREENS, strength)
    relate(state, LABOUR, FARMERS, 1)
    changing(state)
    assert (Break(LABOUR, GREENS) in state.choices(0)) == may
    assert Break(LABOUR, FARMERS) not in state.choices(0)
    if may:
        act(state, Break(LABOUR, GREENS))
        assert [relation.other for relation in state.view(0).relations] == [FARMERS]
        assert state.view(0).tiles_left == 19


def rings(relations: int) -> int:
    return relations.bit_count() - 8 + len(groups(neighbours(relations)))


def shape(relations: int) -> tuple[int, ...]:
    """The same for maps that differ only in who is who."""
    related = neighbours(relations)
    marks = [others.bit_count() for others in related]
    for _ in range(4):
        marks = [
            hash((marks[at], *sorted([marks[other] for other in bits(own)])))
            for at, own in enumerate(related)
        ]
    return tuple(sorted(marks))


def simple_maps() -> list[int]:
    """One of each shape with at most one ring of relations, and nobody with seven."""
    found = level = {shape(0): 0}
    while level:
        grown = [own | 1 << pair for own in level.values() for pair in range(28) if not own >> pair & 1]
        level = {shape(relations): relations for relations in grown if is_simple(relations)}
        found = found | level
    return list(found.values())


def is_simple(relations: int) -> bool:
    return rings(relations) < 2 and max([others.bit_count() for others in neighbours(relations)]) < 7


@rule("SWE-16")
def test_what_is_known_of_the_map_without_laying_it_is_true() -> None:
    maps = simple_maps()
    assert (
        len([relations for relations in maps if not rings(relations)]) == 76 - 1
    )  # forests of eight but the star
    for relations in maps:
        table = Relations(20)
        for number in bits(relations):
            table.relate(1 << number)
        assert table.creatable(ALL & ~relations) == possible_pairs(relations)


@rule("SWE-16")
def test_what_is_known_of_the_map_stays_true_while_relations_come_and_go() -> None:
    rng = Random(4)
    for _ in range(20):
        table = Relations(80)
        for _ in range(20):
            may = bits(table.creatable(ALL & ~table.related))
            if may and rng.random() < 0.85:
                table.change("created", rng.choice(may))
            elif table.related:
                table.change("broken", rng.choice(bits(table.related)))
            assert table.creatable(ALL & ~table.related) == possible_pairs(table.related)
