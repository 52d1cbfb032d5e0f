"""How Swedish Parliament 2014 goes, from the set-up to the last card, and who knows what."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.swedish_parliament.rules.actions import (
    CallVoter,
    Choose,
    DealParties,
    Draw,
    DropMarkers,
    EndTurn,
    Place,
    Policy,
)
from hemicycle.games.swedish_parliament.rules.phases.setup import ambivalent
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FARMERS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    PARENTAL_LEAVE,
    SOCIALISTS,
    act,
    asked,
    changing,
    deal,
    decline_all,
    empty_piles,
    give,
    idea,
    kinds,
    playing,
    refusal,
    some,
    stand,
    standing,
    start,
    voter,
)

rule = pytest.mark.rule

# The set-up


@rule("SWE-1")
def test_each_pile_holds_its_ideas_two_voters_and_perhaps_a_minor_party() -> None:
    state = start(2)
    for pile, cards in enumerate(state.match.cards.piles):
        kinds = [
            ("voter" if state.match.box.is_voter(card) else "idea" if card < 64 else "minor")
            for card in cards
        ]
        assert (kinds.count("idea"), kinds.count("voter")) == (8, 2)
        assert kinds.count("minor") == (1 if pile in (4, 5) else 0)
    assert [len(pile) for pile in start(2, minor_parties=False).match.cards.piles] == [10] * 8


@rule("SWE-2")
def test_parties_are_chosen_in_turn_and_sit_in_their_own_order() -> None:
    state = start(3)
    act(state, Choose(GREENS))
    assert refusal(state, 1, do="Choose", party=GREENS) == "party: this party is taken, or none of the eight"
    act(state, Choose(CONSERVATIVES))
    act(state, Choose(FARMERS))
    view = state.view(None)
    assert view.parties == (GREENS, CONSERVATIVES, FARMERS)
    assert (view.first, view.clockwise) == (0, (0, 1, 2))
    assert playing(FARMERS, GREENS, CONSERVATIVES).view(None).clockwise == (0, 1, 2)
    assert playing(FARMERS, CONSERVATIVES, GREENS).view(None).clockwise == (0, 2, 1)


@rule("SWE-2")
def test_parties_may_be_dealt() -> None:
    state = start(2, parties="random")
    act(state, DealParties((NATIONALISTS, LABOUR)), NATURE)
    assert state.view(None).parties == (NATIONALISTS, LABOUR)


@rule("SWE-3")
def test_markers_of_the_system_are_dropped() -> None:
    state = start(1, parties=[LABOUR])
    falls = state.choices(NATURE).size
    assert falls == 2**13  # two ambivalent markers on each scale, but for three of Labour
    act(state, DropMarkers((1,) * 13), NATURE)
    welfare = standing(state, 0)
    assert [welfare[party] for party in (SOCIALISTS, GREENS)] == [3, 3]
    assert [welfare[party] for party in (CONSERVATIVES, FARMERS, CHRISTIANS)] == [4, 4, 4]
    assert [welfare[party] for party in (LIBERALS, NATIONALISTS)] == [4, 4]  # as they fell
    assert welfare[LABOUR] == -1
    assert state.view(None).markers[LABOUR][0] == ()


@rule("SWE-4")
def test_players_place_their_markers_one_at_a_time_clockwise() -> None:
    state = start(2, parties=[GREENS, LIBERALS])
    act(state, DropMarkers((0,) * len(ambivalent(state.match))), NATURE)
    act(state, Place(5, 1), 0)
    act(state, Place(5, 0), 1)
    assert standing(state, 5)[GREENS] == 4
    assert standing(state, 5)[LIBERALS] == 3
    assert refusal(state, 0, do="Place", scale=5, side=0).startswith("scale: your marker of this scale")
    for scale in (0, 1, 2, 3, 4, 6, 7):
        act(state, Place(scale, 0), 0)
        act(state, Place(scale, 1), 1)
    assert (state.phase.name, asked(state)) == ("play", 0)


@rule("SWE-5")
def test_dominant_parties_stand_on_both_mid_segments_and_move_both_markers() -> None:
    state = start(2, parties=[LABOUR, GREENS], dominant_parties=True)
    act(state, DropMarkers((0,) * len(ambivalent(state.match))), NATURE)
    assert asked(state) == 1  # Labour has nothing to place
    for scale in range(8):
        act(state, Place(scale, 0), 1)
    assert (state.phase.name, asked(state)) == ("play", 0)
    assert state.view(None).markers[LABOUR] == ((3, 4),) * 8
    assert state.view(None).markers[CONSERVATIVES] == ((3, 4),) * 8
    state.match.board.move(0, [LABOUR], 1)
    assert state.view(None).markers[LABOUR][0] == (4, 5)
    for _ in range(3):
        state.match.board.move(0, [LABOUR], 1)
    assert state.view(None).markers[LABOUR][0] == (6, 7)  # neither moves further
    assert [fall for fall in ambivalent(state.match) if fall[1] in (LABOUR, CONSERVATIVES)] == []


# Turns


@rule("SWE-7")
def test_the_first_turn_is_a_draw() -> None:
    state = playing(GREENS, LABOUR)
    assert kinds(state) == {"Draw"}
    assert refusal(state, 0, do="EndTurn") == "a turn ends with drawing a card while there are any"
    act(state, Draw(2))
    assert (state.view(0).phase, state.to_act()) == ("nature", (NATURE,))
    deal(state, some(state, 2)[0])
    assert (asked(state), state.phase.name, state.match.turn.number) == (1, "play", 2)
    assert state.view(1).hands == ((2,), ())
    assert state.view(1).last_pile == (2, None)


@rule("SWE-6")
def test_hands_are_secret_and_their_backs_are_not() -> None:
    state = playing(GREENS, LABOUR)
    cards = [some(state, 7)[0], some(state, 1)[0]]
    give(state, 0, *cards)
    assert state.view(0).mine == tuple(cards)
    assert state.view(1).mine == state.view(None).mine == ()
    assert state.view(1).hands == ((7, 1), ())
    assert state.view(1).piles == (10, 9, 10, 10, 11, 11, 10, 9)


@rule("SWE-7")
def test_with_all_piles_empty_a_card_must_be_played_and_then_the_turn_may_end() -> None:
    state = playing(GREENS, LABOUR)
    give(state, 0, voter(state, "Teachers"), voter(state, "Students"))
    empty_piles(state)
    assert kinds(state) == {"CallVoter"}
    assert refusal(state, 0, do="EndTurn") == "with nothing left to draw you have to play a card"
    assert refusal(state, 0, do="Draw", pile=3) == "there is nothing left to draw"
    act(state, CallVoter(voter(state, "Teachers")))
    assert kinds(state) == {"CallVoter", "EndTurn"}
    act(state, EndTurn())
    assert (asked(state), kinds(state)) == (1, {"EndTurn"})


@rule("SWE-28")
@rule("SWE-29")
def test_turns_go_on_until_no_card_is_left_and_then_waiting_voters_decide_by_the_last_card() -> None:
    state = playing(GREENS, LABOUR)
    last = idea(state, "Language test for citizenship")
    give(state, 0, last, voter(state, "Teachers"), voter(state, "Service Workers"))
    empty_piles(state)
    stand(state, 2, others=2, socialists=5, labour=6)
    act(state, CallVoter(voter(state, "Service Workers")))
    act(state, CallVoter(voter(state, "Teachers")))
    act(state, Policy(last))
    decline_all(state)
    act(state, state.choices(0)[0])
    act(state, EndTurn())
    assert state.phase.name == "over"
    assert state.to_act() == ()
    view = state.view(None)
    assert [decided.winner for decided in view.decided] == [SOCIALISTS, LABOUR]
    assert [decided.used for decided in view.decided] == [(last,), (last,)]
    assert view.agenda == ()  # the voter that was due used it up, and the other went by it all the same


# Voters


@rule("SWE-20")
@rule("SWE-22")
def test_a_voter_is_due_when_as_many_wait_as_there_are_players_one_a_turn() -> None:
    state = playing(GREENS, LABOUR)
    names = ("Students", "Teachers", "Programmers")
    give(state, 0, idea(state, PARENTAL_LEAVE), *[voter(state, name) for name in names])
    act(state, CallVoter(voter(state, "Students")))
    act(state, Policy(idea(state, PARENTAL_LEAVE)))
    decline_all(state)
    act(state, state.choices(0)[0])
    assert not state.view(0).voters_due
    act(state, CallVoter(voter(state, "Teachers")))
    act(state, CallVoter(voter(state, "Programmers")))
    foreseen = state.view(0).next_vote
    assert state.view(0).voters_due
    act(state, Draw(0))
    deal(state, some(state, 0)[0])
    view = state.view(0)
    assert view.decided == (foreseen,)
    assert view.queue == tuple([voter(state, name) - 64 for name in names[1:]])
    assert voter(state, "Students") in view.trash
    assert idea(state, PARENTAL_LEAVE) in view.trash
    assert sum([len(voters) for voters in view.won]) == 1


@rule("SWE-20")
def test_a_voter_is_due_when_all_voters_have_been_seen() -> None:
    state = playing(GREENS, LABOUR)
    changing(state)
    act(state, state.choices(0)[0])
    give(state, 0, voter(state, "Students"))
    act(state, CallVoter(voter(state, "Students")))
    assert not state.view(0).voters_due
    state.match.electorate.seen = 16
    assert state.view(0).voters_due


# Secrets


def hidden_cards(state: SwedishParliament) -> list[int]:
    rows = [*state.match.cards.hands, *state.match.cards.piles, [card for _, card in state.match.cards.paid]]
    return [card for row in rows for card in row]


@rule("SWE-6")
@rule("SWE-12")
def test_what_a_seat_imagines_keeps_backs_and_never_pays_voters_face_down() -> None:
    rng = Random(5)
    for state in walk(start(3, parties="random"), rng):
        assert isinstance(state, SwedishParliament)
        if state.match.turn.number < 20:
            continue
        twin = state.imagine(0, rng)
        assert isinstance(twin, SwedishParliament)
        assert twin.match.cards.hands[0] == state.match.cards.hands[0]
        backs = twin.match.box.back
        assert [[backs[card] for card in hand] for hand in twin.match.cards.hands] == [
            [backs[card] for card in hand] for hand in state.match.cards.hands
        ]
        assert not [card for _, card in twin.match.cards.paid if twin.match.box.is_voter(card)]
        own = [card for by, card in twin.match.cards.paid if by == 0]
        assert own == [card for by, card in state.match.cards.paid if by == 0]
        assert sorted(hidden_cards(twin)) == sorted(hidden_cards(state))
        if state.match.turn.number > 60:
            return


@rule("SWE-12")
def test_when_all_is_over_everybody_sees_what_was_paid() -> None:
    *_, state = walk(start(2, parties="random", reply_seconds=None, move_seconds=None), Random(2))
    paid = state.view(None).paid
    assert paid
    assert None not in [own.card for own in paid]
