"""Clocks, and what is done for those whose time runs out."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.clock import Clock
from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.swedish_parliament.rules.actions import (
    Draw,
    DropMarkers,
    Invite,
    Policy,
)
from hemicycle.games.swedish_parliament.rules.phases.setup import ambivalent
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament
from hemicycle.games.swedish_parliament.tests.situations import (
    CONSERVATIVES,
    FAMILY,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    PARENTAL_LEAVE,
    act,
    asked,
    deal,
    empty_piles,
    give,
    idea,
    invited,
    pile,
    playing,
    run_out,
    some,
    stand,
    standing,
    start,
    voter,
)

rule = pytest.mark.rule


@rule("SWE-41")
def test_every_clock_has_its_seconds_and_a_number_of_its_own() -> None:
    state = start(2, move_seconds=50, reply_seconds=7)
    seen: list[Clock] = []
    for moment in walk(state, Random(3)):
        seen += [clock for clock in moment.clocks() if clock not in seen]
    assert {(clock.name.split()[0], clock.seconds) for clock in seen} == {
        ("choose", 50), ("place", 50), ("turn", 50), ("relation", 50), ("reply", 7),
    }  # fmt: skip
    assert start(2, move_seconds=None).clocks() == ()


@rule("SWE-41")
def test_who_runs_out_of_time_in_the_set_up() -> None:
    state = start(1)
    run_out(state)
    assert state.match.seating.party == [CONSERVATIVES]
    act(state, DropMarkers((0,) * len(ambivalent(state.match))), NATURE)
    run_out(state)
    assert standing(state, 0)[CONSERVATIVES] == 4  # firm
    run_out(state)
    assert standing(state, 1)[CONSERVATIVES] == 3  # ambivalent


@rule("SWE-41")
def test_who_runs_out_of_time_in_a_turn_draws_from_the_last_pile_or_the_next() -> None:
    state = playing(GREENS, LABOUR)
    run_out(state)
    assert (pile(state), state.to_act()) == (0, (NATURE,))
    deal(state, some(state, 0)[0])
    act(state, Draw(6))
    deal(state, some(state, 6)[0])
    run_out(state)
    assert pile(state) == 0
    deal(state, some(state, 0)[0])
    empty_piles(state, *[card for pile in (0, 7) for card in state.match.cards.piles[pile]])
    run_out(state)
    assert pile(state) == 7


@rule("SWE-41")
def test_who_must_play_and_runs_out_of_time_plays_a_voter_else_the_oldest_card() -> None:
    state = playing(GREENS, LABOUR)
    give(state, 0, idea(state, PARENTAL_LEAVE), voter(state, "Students"), voter(state, "Teachers"))
    give(state, 1, some(state, 3)[0], some(state, 4)[0])
    oldest = state.match.cards.hands[1][0]
    empty_piles(state)
    run_out(state)
    assert state.view(0).queue == (voter(state, "Students") - 64,)
    assert asked(state) == 1
    run_out(state)
    while state.phase.name in ("reply", "relation"):
        run_out(state)
    assert [(played.card, played.side) for played in state.view(0).agenda] == [(oldest, "policy")]
    assert (state.phase.name, asked(state), state.match.turn.number) == ("play", 0, 3)


@rule("SWE-41")
def test_all_know_then_who_holds_no_voter() -> None:
    state = playing(GREENS, LABOUR)
    teachers = voter(state, "Teachers")
    give(state, 0, *some(state, state.match.box.back[teachers], 3))
    give(state, 1, teachers)
    empty_piles(state)
    assert {teachers in world(state, seed).match.cards.hands[0] for seed in range(20)} == {True, False}
    run_out(state)
    assert len(state.match.cards.hands[0]) == 2
    assert {teachers in world(state, seed).match.cards.hands[0] for seed in range(20)} == {False}


def world(state: SwedishParliament, seed: int) -> SwedishParliament:
    """As a bystander imagines it."""
    return state.imagine(None, Random(seed))


@rule("SWE-41")
def test_whose_reply_comes_too_late_acts_like_a_system_party() -> None:
    state = playing(LABOUR, GREENS)
    give(state, 0, idea(state, PARENTAL_LEAVE))
    give(state, 1, some(state, 3)[0])
    stand(state, 0, others=4)
    act(state, Policy(idea(state, PARENTAL_LEAVE)))
    run_out(state)  # Labour, highlighted
    run_out(state)  # Greens, grey
    assert [standing(state, 0)[party] for party in (LABOUR, GREENS)] == [3, 4]
    assert state.match.cards.hands[1]
    assert state.phase.name == "relation"
    run_out(state)
    assert [(relation.one, relation.other) for relation in state.view(0).relations] == [(LIBERALS, LABOUR)]


@rule("SWE-41")
def test_an_inviter_whose_time_runs_out_invites_nobody() -> None:
    state = invited(GREENS, LABOUR)
    act(state, Invite(state.match.box.first_minor))
    run_out(state)
    assert state.phase.name == "welcome"
    run_out(state)
    assert state.phase.name == "play"
    assert state.view(0).markers[FEMINISTS][FAMILY] == (0,)
