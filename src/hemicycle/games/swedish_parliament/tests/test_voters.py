"""Whom voters choose: the rulebook's examples, ties, passes, minor parties, and markers in twos."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.rules.state import SwedishParliament
from hemicycle.games.swedish_parliament.rules.views import Decided
from hemicycle.games.swedish_parliament.rules.voters import decide
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FARMERS,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    PIRATES,
    ROW,
    SOCIALISTS,
    idea,
    playing,
    stand,
    voter,
)

rule = pytest.mark.rule

LANGUAGE_TEST = "Language test for citizenship"
HUMANITY, ENVIRONMENT = 2, 3


def choice(
    state: SwedishParliament, name: str, *agenda: tuple[str, int], wide: tuple[int, ...] = ()
) -> Decided:
    """By an agenda, the hottest card first, of titles, or names of minor parties, and sides; 0 is a policy."""
    plays = [2 * card(state, title) + side for title, side in reversed(agenda)]
    twos = [int(party in wide) for party in range(10)]
    return decide(
        state.match.box, twos, state.match.board.markers, plays, voter(state, name) - state.match.box.ideas
    ).shown()


def card(state: SwedishParliament, title: str) -> int:
    minors = {"Feminists": state.match.box.first_minor, "Pirates": state.match.box.first_minor + 1}
    return minors[title] if title in minors else idea(state, title)


def entrepreneurs(state: SwedishParliament, side: int = 0) -> Decided:
    """The rulebook's second example: urban, then men."""
    return choice(state, "Entrepreneurs", (LANGUAGE_TEST, side), ("Motorway Under the Capital", 0))


@rule("SWE-21")
@rule("SWE-22")
def test_the_nearest_party_wins_the_voter_and_uses_up_one_card() -> None:
    state = playing(LABOUR)
    stand(state, HUMANITY, others=2, socialists=5)
    found = choice(state, "Service Workers", (LANGUAGE_TEST, 0), ("Motorway Under the Capital", 0))
    assert found.winner == SOCIALISTS
    assert found.used == (card(state, LANGUAGE_TEST),)
    assert [(look.group, look.segment, look.nearest) for look in found.looks] == [(0, 5, (SOCIALISTS,))]


@rule("SWE-21")
def test_of_equally_near_parties_the_next_card_decides() -> None:
    state = playing(LABOUR)
    stand(state, HUMANITY, others=2, greens=6, farmers=6)
    stand(state, ENVIRONMENT, others=2, farmers=3, greens=0)
    found = entrepreneurs(state)
    assert found.looks[0].nearest == (FARMERS, GREENS)
    assert found.looks[1].candidates == (FARMERS, GREENS)
    assert found.winner == FARMERS
    assert found.used == (card(state, LANGUAGE_TEST), card(state, "Motorway Under the Capital"))


@rule("SWE-21")
@rule("SWE-22")
def test_when_the_agenda_is_used_up_the_second_group_counts_and_the_agenda_is_cleared() -> None:
    state = playing(LABOUR)
    stand(state, HUMANITY, others=2, greens=6, farmers=6)
    stand(state, ENVIRONMENT, others=7, farmers=3, greens=1)
    found = entrepreneurs(state)
    assert [look.group for look in found.looks] == [2, 2, 6, 6]  # urban, urban, men, men
    assert (found.winner, found.by_order) == (FARMERS, False)
    assert len(found.used) == 2


@rule("SWE-21")
@pytest.mark.parametrize(("side", "winner"), [(0, FARMERS), (1, GREENS)])
def test_where_nothing_else_decides_the_first_card_does_as_it_lies(side: int, winner: int) -> None:
    state = playing(LABOUR)
    stand(state, HUMANITY, others=2, greens=6, farmers=6)
    stand(state, ENVIRONMENT, others=2, greens=3, farmers=3)
    found = entrepreneurs(state, side)
    assert (found.winner, found.by_order, len(found.looks)) == (winner, True, 8)


@rule("SWE-23")
def test_a_minor_party_wins_voters_by_cards_of_its_scale_alone() -> None:
    state = playing(LABOUR)
    stand(state, 4, others=3)
    stand(state, HUMANITY, others=2, greens=4)
    state.match.board.markers[4 * ROW + FEMINISTS] = 0
    assert choice(state, "Sick-leavers", ("Pronoun Fatigue", 1)).winner == FEMINISTS
    assert choice(state, "Sick-leavers", (LANGUAGE_TEST, 0), ("Pronoun Fatigue", 1)).winner == GREENS


@rule("SWE-23")
def test_a_minor_party_that_has_not_entered_wins_none() -> None:
    state = playing(LABOUR)
    stand(state, 4, others=3, christians=2)
    assert choice(state, "Sick-leavers", ("Pronoun Fatigue", 1)).winner == CHRISTIANS


@rule("SWE-23")
def test_a_card_of_another_scale_drops_a_minor_party_and_counts_as_used() -> None:
    state = playing(LABOUR)
    stand(state, 4, others=3, socialists=0)
    stand(state, HUMANITY, others=4, socialists=0)
    state.match.board.markers[4 * ROW + FEMINISTS] = 0
    found = choice(
        state, "Sick-leavers", ("Pronoun Fatigue", 1), (LANGUAGE_TEST, 0), ("Motorway Under the Capital", 0)
    )
    assert found.looks[0].nearest == (SOCIALISTS, FEMINISTS)
    assert found.looks[1].candidates == (SOCIALISTS,)
    assert (found.winner, len(found.used)) == (SOCIALISTS, 2)


@rule("SWE-21")
@rule("SWE-23")
def test_a_minor_party_comes_after_all_others_of_a_tie() -> None:
    state = playing(LABOUR)
    stand(state, 4, others=3, nationalists=0)
    state.match.board.markers[4 * ROW + FEMINISTS] = 0
    found = choice(state, "Sick-leavers", ("Pronoun Fatigue", 1))
    assert (found.winner, found.by_order) == (7, True)


@rule("SWE-23")
def test_a_minor_party_card_is_of_its_scale_and_orders_ties_by_its_list() -> None:
    state = playing(LABOUR)
    stand(state, 4, others=3, greens=0, labour=0, liberals=0)
    found = choice(state, "Sick-leavers", ("Feminists", 0))
    assert found.looks[0].scale == 4
    assert (found.winner, found.by_order) == (GREENS, True)


@rule("SWE-24")
def test_of_two_markers_the_nearer_one_counts() -> None:
    state = playing(LABOUR)
    stand(state, HUMANITY, others=3, conservatives=5, greens=5)
    narrow = choice(state, "Entrepreneurs", (LANGUAGE_TEST, 0))  # urban is on 7
    assert narrow.looks[0].nearest == (CONSERVATIVES, GREENS)
    wide = choice(state, "Entrepreneurs", (LANGUAGE_TEST, 0), wide=(CONSERVATIVES,))  # on 5 and 6
    assert (wide.winner, len(wide.looks)) == (CONSERVATIVES, 1)
    stand(state, HUMANITY, others=6, conservatives=0, labour=2)
    near = choice(state, "Pensioners", (LANGUAGE_TEST, 0), wide=(CONSERVATIVES,))  # women are on 4
    assert near.looks[0].nearest == (LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, 7)


def test_pirates_are_candidates_on_their_own_scale() -> None:
    state = playing(LABOUR)
    stand(state, 5, others=4)
    state.match.board.markers[5 * ROW + PIRATES] = 1
    assert choice(state, "Students", ("Pirate Bay", 1)).winner == PIRATES
