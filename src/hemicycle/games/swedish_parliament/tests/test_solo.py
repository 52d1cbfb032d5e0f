"""The System: what it draws, plays and relates. Who wins against it is tried with results."""

from __future__ import annotations

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.rules.actions import (
    BringBack,
    CallVoter,
    Decline,
    Draw,
    EndTurn,
    Policy,
)
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FAMILY,
    FARMERS,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    PARENTAL_LEAVE,
    SOCIALISTS,
    act,
    asked,
    deal,
    decline_all,
    empty_piles,
    give,
    idea,
    pile,
    playing,
    relate,
    some,
    stand,
    standing,
    voter,
)

rule = pytest.mark.rule


def systems_turn(state: SwedishParliament, pile: int, own: int) -> None:
    act(state, Draw(pile))
    deal(state, own)


@rule("SWE-37")
def test_the_system_plays_from_the_pile_last_drawn_from() -> None:
    state = playing(GREENS, difficulty=3)
    systems_turn(state, 2, some(state, 2)[0])
    assert (state.view(0).turn_of, pile(state), state.to_act()) == (None, 2, (NATURE,))
    waiting = [card for card in state.match.cards.piles[2] if state.match.box.is_voter(card)]
    deal(state, waiting[0])
    deal(state, waiting[1])
    assert state.view(0).queue == tuple([card - 64 for card in waiting])
    deal(state, idea(state, "Amnesty for Refugee Children"))
    assert asked(state) == 0
    act(state, Decline())
    assert (state.view(0).turn_of, state.phase.name) == (0, "play")
    assert len(state.view(0).decided) == 1  # of the System's turn; before the card there was no agenda


@rule("SWE-37")
def test_from_an_empty_pile_the_system_goes_on_to_the_next_and_round() -> None:
    state = playing(GREENS, difficulty=2)
    left = [some(state, 7)[0], some(state, 0)[0]]
    mine = some(state, 7, 2)[1]
    empty_piles(state, *left, mine)
    systems_turn(state, 7, mine)
    deal(state, left[0])
    decline_all(state)
    assert pile(state) == 0
    assert state.to_act() == (NATURE,)


@rule("SWE-37")
def test_with_nothing_left_to_draw_the_system_only_resolves_its_voter() -> None:
    state = playing(GREENS)
    give(state, 0, *[voter(state, name) for name in ("Students", "Teachers", "Programmers")])
    give(state, 0, idea(state, PARENTAL_LEAVE), idea(state, "Higher Child Allowance"), some(state, 3)[0])
    empty_piles(state)
    for name in ("Students", "Teachers", "Programmers"):
        act(state, CallVoter(voter(state, name)))
    for title in (PARENTAL_LEAVE, "Higher Child Allowance"):
        act(state, Policy(idea(state, title)))
        decline_all(state)
        act(state, state.choices(0)[0])
    stand(state, 0, others=0, labour=4, greens=7)  # next to younger and to higher education
    act(state, EndTurn())
    assert len(state.match.electorate.decided) == 2
    assert (asked(state), state.phase.name, state.match.turn.number) == (0, "play", 3)


@rule("SWE-38")
def test_the_system_strengthens_else_weakens_else_creates_the_highest_pair() -> None:
    title = "Higher Child Allowance"  # Labour, Socialists, Nationalists, Greens … Christians back it
    for relations, changed in (
        (
            [(SOCIALISTS, NATIONALISTS, 1), (LABOUR, CHRISTIANS, -2), (LABOUR, LIBERALS, 1)],
            (LABOUR, CHRISTIANS, -1),
        ),
        ([(NATIONALISTS, FARMERS, 1), (LABOUR, LIBERALS, 1)], (LIBERALS, LABOUR, -1)),
        ([], (LABOUR, SOCIALISTS, 1)),
    ):
        state = playing(CONSERVATIVES)
        for one, other, strength in relations:
            relate(state, one, other, strength)
        systems_turn(state, 0, some(state, 0)[-1])
        deal(state, idea(state, title))
        decline_all(state)
        found = [(relation.one, relation.other, relation.strength) for relation in state.view(0).relations]
        assert changed in found
        assert state.phase.name == "play"


@rule("SWE-39")
def test_the_systems_minor_party_pushes_once_and_can_be_taken_back() -> None:
    state = playing(GREENS)
    stand(state, FAMILY, others=3)
    systems_turn(state, FAMILY, some(state, FAMILY)[0])
    deal(state, state.match.box.first_minor)
    assert (state.phase.name, asked(state)) == ("bring-back", 0)
    assert standing(state, FAMILY)[:8] == [4] * 8
    act(state, BringBack(state.match.cards.hands[0][0]))
    assert standing(state, FAMILY)[:8] == [4, 4, 4, 4, 4, 4, 3, 4]
    assert state.view(0).markers[FEMINISTS][FAMILY] == (0,)
    assert state.phase.name == "play"
