"""How relations change after a card: what may and must be done, and what is left when tiles run out; no cabinet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest

from hemicycle.games.swedish_parliament.tests.oracle import (
    MAJOR,
    Pair,
    changed,
    changes,
    systems_change,
)
from hemicycle.games.swedish_parliament.tests.playing import Answer, Table
from hemicycle.games.swedish_parliament.tests.scenes import willing

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
US = CONSERVATIVES  # who plays every card here


class Bonds(Table):
    """Everybody plays. The Conservatives have cards, others do as they are told."""

    def __init__(self, cards: int = 4, tiles: int = 20) -> None:
        super().__init__(8, parties=list(MAJOR), components=willing(tiles))
        self.set_up().stock({US: list(range(cards))})

    def act(self, *parties: int) -> set[Answer]:
        """These back the next card; what its player may then do to relations."""
        self.policy(self.hand(US)[0])
        while self.view.phase == "reply":
            self.reply(self.view.in_play.asked in parties)
        return {*self.may()} if self.view.phase == "relation" else set()


def creations(parties: Iterable[int]) -> set[Answer]:
    return {("Create", *pair) for pair in combinations(sorted(parties), 2)}


@rule("SWE-13", "SWE-15")
def test_to_create_one_between_any_two_that_acted() -> None:
    bonds = Bonds()
    assert bonds.act(LABOUR, FARMERS, GREENS) == creations((LABOUR, FARMERS, GREENS))
    bonds.change("Create", FARMERS, GREENS)
    assert [(own.one, own.other, own.strength) for own in bonds.view.relations] == [(FARMERS, GREENS, 1)]
    assert bonds.view.tiles_left == 19


@rule("SWE-15")
@pytest.mark.parametrize("actors", [(), (LABOUR,)])
def test_where_nothing_can_be_changed_nothing_is(actors: tuple[int, ...]) -> None:
    bonds = Bonds()
    assert bonds.act(*actors) == set()
    assert (bonds.view.phase, bonds.view.relations) == ("play", ())
    assert len(bonds.view.agenda) == 1


@rule("SWE-15")
def test_to_strengthen_up_to_three() -> None:
    bonds = Bonds(5)
    bonds.act(LABOUR, GREENS)
    bonds.change("Create", LABOUR, GREENS)
    for strength in (2, 3):
        assert bonds.act(LABOUR, GREENS) == {("Strengthen", LABOUR, GREENS)}
        bonds.change("Strengthen", LABOUR, GREENS)
        assert bonds.relation(LABOUR, GREENS) == strength
    assert bonds.view.tiles_left == 17
    assert bonds.act(LABOUR, GREENS) == set()
    assert bonds.act(LABOUR, GREENS, FARMERS) == {("Create", LABOUR, FARMERS), ("Create", FARMERS, GREENS)}


@rule("SWE-15")
def test_to_weaken_down_to_minus_three_where_one_of_two_acted() -> None:
    """There is no 0; who plays the card is none of the two, and can break nothing."""
    bonds = Bonds(6)
    bonds.act(LABOUR, GREENS)
    bonds.change("Create", LABOUR, GREENS)
    for strength in (-1, -2, -3):
        actor = GREENS if strength == -2 else LABOUR
        assert bonds.act(actor) == {("Weaken", LABOUR, GREENS)}
        bonds.change("Weaken", LABOUR, GREENS)
        assert bonds.relation(LABOUR, GREENS) == strength
    assert bonds.act(GREENS) == set()
    assert bonds.act(FARMERS, CHRISTIANS) == creations((FARMERS, CHRISTIANS))


@rule("SWE-15")
def test_from_minus_one_to_plus_one() -> None:
    bonds = Bonds()
    bonds.act(LABOUR, GREENS)
    bonds.change("Create", LABOUR, GREENS)
    bonds.act(LABOUR)
    bonds.change("Weaken", LABOUR, GREENS)
    assert bonds.act(LABOUR, GREENS) == {("Strengthen", LABOUR, GREENS)}
    bonds.change("Strengthen", LABOUR, GREENS)
    assert bonds.relation(LABOUR, GREENS) == 1


@rule("SWE-15")
def test_one_change_and_it_is_no_choice_to_make_none() -> None:
    bonds = Bonds()
    bonds.act(LABOUR, GREENS, FARMERS)
    for action in ("Decline", "Enough", "EndTurn"):
        with bonds.refuses():
            bonds.do(US, action)
    with bonds.refuses():
        bonds.change("Create", LABOUR, LIBERALS)
    with bonds.refuses():
        bonds.change("Strengthen", LABOUR, GREENS)
    bonds.change("Create", LABOUR, GREENS)
    assert bonds.view.phase == "play"


@rule("SWE-18")
def test_one_breaks_an_own_relation_that_would_turn_negative() -> None:
    bonds = Bonds()
    bonds.act(US, LABOUR, GREENS)
    bonds.change("Create", US, LABOUR)
    assert bonds.act(US) == {("Weaken", US, LABOUR), ("Break", US, LABOUR)}
    bonds.change("Weaken", US, LABOUR)
    assert bonds.act(LABOUR) == {("Weaken", US, LABOUR), ("Break", US, LABOUR)}
    bonds.change("Break", US, LABOUR)
    assert (bonds.view.relations, bonds.view.tiles_left) == ((), 20)


@rule("SWE-18")
def test_what_cannot_be_broken() -> None:
    """Stronger than +1; −3; what both or neither of two could weaken."""
    bonds = Bonds(8)
    bonds.act(US, LABOUR)
    bonds.change("Create", US, LABOUR)
    assert bonds.act(US, LABOUR) == {("Strengthen", US, LABOUR)}
    bonds.change("Strengthen", US, LABOUR)
    assert bonds.act(US) == {("Weaken", US, LABOUR)}
    bonds.change("Weaken", US, LABOUR)
    assert bonds.act(GREENS) == set()
    for _ in range(3):
        bonds.act(LABOUR)
        bonds.change("Weaken", US, LABOUR)
    assert bonds.relation(US, LABOUR) == -3
    assert bonds.act(LABOUR) == set()


@rule("SWE-17")
def test_without_tiles_only_what_needs_none() -> None:
    """One tile: +1 becomes −1 and +1 again, and nothing else grows or is made."""
    bonds = Bonds(6, tiles=1)
    bonds.act(LABOUR, GREENS, FARMERS)
    bonds.change("Create", LABOUR, GREENS)
    assert (bonds.view.tiles_left, bonds.view.creatable) == (0, ())
    assert bonds.act(LABOUR, GREENS, FARMERS) == set()
    assert bonds.act(LABOUR) == {("Weaken", LABOUR, GREENS)}
    bonds.change("Weaken", LABOUR, GREENS)
    assert bonds.act(LABOUR) == set()
    assert bonds.act(LABOUR, GREENS, FARMERS) == {("Strengthen", LABOUR, GREENS)}


@rule("SWE-17", "SWE-18")
def test_without_tiles_an_own_plus_one_can_be_broken_and_a_negative_one_not() -> None:
    bonds = Bonds(5, tiles=1)
    bonds.act(US, GREENS)
    bonds.change("Create", US, GREENS)
    assert bonds.act(GREENS) == {("Weaken", US, GREENS), ("Break", US, GREENS)}
    bonds.change("Weaken", US, GREENS)
    assert bonds.act(GREENS) == set()
    bonds.act(US, GREENS)
    bonds.change("Strengthen", US, GREENS)
    bonds.act(US)
    bonds.change("Break", US, GREENS)
    assert bonds.view.tiles_left == 1


@rule("SWE-16")
def test_labour_and_liberals_cannot_be_related_across_greens_and_farmers() -> None:
    """The book's three pictures, on the table."""
    bonds = Bonds(8)
    pairs = [(LABOUR, FARMERS), (FARMERS, GREENS), (LABOUR, GREENS), (LIBERALS, GREENS), (LIBERALS, FARMERS)]
    for one, other in pairs:
        assert ("Create", min(one, other), max(one, other)) in bonds.act(one, other)
        bonds.change("Create", one, other)
    assert (LIBERALS, LABOUR) not in bonds.view.creatable
    may = bonds.act(LABOUR, LIBERALS)
    assert may == {("Weaken", min(pair), max(pair)) for pair in pairs if {*pair} & {LABOUR, LIBERALS}}
    bonds.change("Weaken", LABOUR, GREENS)
    assert not any(
        kind == "Create" for kind, *_ in bonds.act(LABOUR, LIBERALS)
    )  # negative relations hold as well


@rule("SWE-15", "SWE-17", "SWE-18")
def test_the_oracle_never_runs_out_of_tiles() -> None:
    """The second way itself: whatever it allows keeps strengths and tiles in their limits."""
    rng = Random(3)
    for _ in range(200):
        relations: dict[Pair, int] = {}
        for _ in range(40):
            acted, own = rng.sample(MAJOR, rng.randint(0, 8)), rng.choice([None, *MAJOR])
            may = changes(relations, acted, 6, list(combinations(MAJOR, 2)), own)
            assert own is not None or not any(kind == "Break" for kind, *_ in may)
            if may:
                relations = changed(relations, rng.choice(may))
            assert sum(map(abs, relations.values())) <= 6
            assert all(1 <= abs(value) <= 3 for value in relations.values())


@rule("SWE-38")
def test_the_oracles_system_goes_down_the_column() -> None:
    column = [GREENS, LABOUR, FARMERS, LIBERALS, CHRISTIANS, SOCIALISTS, NATIONALISTS, CONSERVATIVES]
    may = [("Create", LABOUR, GREENS), ("Weaken", FARMERS, GREENS), ("Strengthen", LABOUR, FARMERS)]
    assert systems_change([*may, ("Strengthen", LIBERALS, GREENS)], column) == (
        "Strengthen",
        LIBERALS,
        GREENS,
    )
    assert systems_change(may, column) == ("Strengthen", LABOUR, FARMERS)
    assert systems_change(may[:2], column) == ("Weaken", FARMERS, GREENS)
    assert systems_change(may[:1], column) == ("Create", LABOUR, GREENS)
    assert systems_change([("Break", LABOUR, GREENS)], column) is None
