"""What policies, opinions and minor party cards do. Relations are tried elsewhere."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.rules.actions import (
    Back,
    BringBack,
    CallVoter,
    Close,
    Contribute,
    Create,
    Decline,
    Enough,
    Invite,
    Opinion,
    Policy,
    StandStill,
    Welcome,
)
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
    PIRATES,
    PRIVACY,
    ROW,
    SOCIALISTS,
    THEFT,
    act,
    asked,
    debate,
    give,
    idea,
    invited,
    kinds,
    playing,
    refusal,
    some,
    stand,
    standing,
    voter,
)

rule = pytest.mark.rule

# Policies and opinions


@rule("SWE-8")
@rule("SWE-9")
@rule("SWE-10")
@rule("SWE-12")
def test_a_policy_is_backed_for_free_or_for_a_card() -> None:
    state = playing(CONSERVATIVES, FARMERS)
    card, fee = idea(state, PARENTAL_LEAVE), some(state, 6)[0]
    give(state, 0, card, fee)
    stand(state, 0, others=4)
    act(state, Policy(card))
    assert debate(state).heard == 6  # Farmers and Christians could do nothing, four others are the System's
    assert kinds(state) == {"Back", "Decline"}
    assert refusal(state, 0, do="Back", pay=card) == "pay: you do not hold this card"
    assert (
        refusal(state, 0, do="Back", pay=None)
        == "pay: your party is grey, and has to pay a card to back this policy"
    )
    act(state, Back(fee))
    assert [at for at, segment in enumerate(standing(state, 0)[:8]) if segment == 3] == [
        CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS,
    ]  # fmt: skip
    assert state.view(0).paid[0].card == fee
    assert state.view(1).paid[0].card is None
    assert state.view(1).paid[0].pile == 6


@rule("SWE-9")
def test_a_highlighted_party_backs_for_free_or_not_at_all() -> None:
    state = playing(LABOUR, GREENS)
    card, other = idea(state, PARENTAL_LEAVE), some(state, 6)[0]
    give(state, 1, other)
    give(state, 0, card)
    act(state, Policy(card))
    assert list(state.choices(0)) == [Decline(), Back(None)]
    assert (
        refusal(state, 0, do="Back", pay=3)
        == "pay: your party is highlighted, and backs this policy for free"
    )
    act(state, Decline())
    assert asked(state) == 1  # Greens are grey, last in the column, and can pay
    act(state, Decline())
    assert standing(state, 0)[LABOUR] == 3


@rule("SWE-10")
def test_a_backer_at_the_end_stays_and_has_acted() -> None:
    state = playing(GREENS)
    card = idea(state, PARENTAL_LEAVE)
    give(state, 0, card)
    stand(state, 0, others=4, labour=0)
    act(state, Policy(card))
    assert standing(state, 0)[LABOUR] == 0
    assert state.view(0).in_play is not None
    assert debate(state).acted == 1 << LABOUR | 1 << SOCIALISTS | 1 << LIBERALS


@rule("SWE-11")
def test_an_opinion_moves_all_but_players_who_pay() -> None:
    state = playing(NATIONALISTS, CHRISTIANS, LABOUR)
    card, fees = idea(state, THEFT), some(state, 6, 3)
    give(state, 0, card, fees[0])
    give(state, 1, fees[1])
    give(state, 2, fees[2])
    stand(state, 0, others=3)
    act(state, Opinion(card))
    assert [asked(state)] == [
        2
    ]  # from below: Greens, Conservatives, Socialists, Liberals, Labour, Christians …
    act(state, Decline())
    assert asked(state) == 1
    act(state, StandStill(fees[1]))
    assert asked(state) == 0  # who played it pays too
    act(state, StandStill(fees[0]))
    assert standing(state, 0)[:8] == [2, 2, 2, 2, 2, 3, 2, 3]
    assert kinds(state) == {"Create"}
    act(state, Create(CHRISTIANS, NATIONALISTS))
    assert [(played.card, played.side) for played in state.view(0).agenda] == [(card, "opinion")]


@rule("SWE-12")
def test_who_pays_with_a_voter_calls_it_and_a_minor_party_paid_never_enters() -> None:
    state = playing(NATIONALISTS, CHRISTIANS)
    cards = [idea(state, THEFT), voter(state, "Teachers"), state.match.box.first_minor + 1]
    give(state, 0, *cards[:2])
    give(state, 1, cards[2])
    act(state, Opinion(cards[0]))
    act(state, StandStill(cards[2]))
    act(state, StandStill(cards[1]))
    view = state.view(1)
    assert view.queue == (cards[1] - state.match.box.ideas,)
    assert [(paid.by, paid.card) for paid in view.paid] == [(1, cards[2])]
    assert view.markers[PIRATES][PRIVACY] == ()


@rule("SWE-14")
def test_a_voter_played_alone_joins_the_queue() -> None:
    state = playing(GREENS, LABOUR)
    give(state, 0, voter(state, "Students"), voter(state, "Teachers"))
    act(state, CallVoter(voter(state, "Teachers")))
    act(state, CallVoter(voter(state, "Students")))
    assert state.view(1).queue == tuple([voter(state, name) - 64 for name in ("Teachers", "Students")])
    assert (state.phase.name, asked(state), state.view(1).played) == ("play", 0, 2)


# Minor parties


@rule("SWE-25")
def test_guests_push_all_parties_and_come_back_for_as_many_cards() -> None:
    state = invited(GREENS, LABOUR, FARMERS)  # clockwise: Greens, Labour, Farmers
    stand(state, FAMILY, others=2, nationalists=7, conservatives=6)
    cards = [hand[:] for hand in state.match.cards.hands]
    act(state, Invite(state.match.box.first_minor))
    assert (state.phase.name, asked(state)) == ("contribute", 0)
    act(state, Contribute(cards[0][1]))
    act(state, Enough())
    assert (state.phase.name, asked(state), kinds(state)) == ("welcome", 0, {"Welcome", "Close"})
    in_play = state.view(2).in_play
    assert in_play is not None
    assert (in_play.asked, in_play.pushed, in_play.contributed) == (LABOUR, 1, (1, 0, 0))
    act(state, Welcome(1))
    assert asked(state) == 1
    act(state, Contribute(cards[1][0]))  # no more than one was welcome
    assert (state.phase.name, asked(state)) == ("welcome", 0)
    assert standing(state, FAMILY)[:8] == [7, 4, 4, 4, 4, 4, 4, 7]
    act(state, Welcome(2))
    act(state, Contribute(cards[2][0]))
    act(state, Enough())
    assert (state.phase.name, asked(state)) == ("bring-back", 1)
    act(state, BringBack(cards[1][1]))
    assert asked(state) == 2
    act(state, Enough())
    assert asked(state) == 0  # the inviter last
    act(state, BringBack(cards[0][2]))
    assert standing(state, FAMILY)[:8] == [7, 5, 4, 5, 5, 5, 4, 7]
    assert kinds(state) == {"Create"}
    act(state, Create(LABOUR, GREENS))
    assert state.view(0).markers[FEMINISTS][FAMILY] == (0,)
    assert state.view(0).agenda[0].side == "minor"


@rule("SWE-25")
def test_the_inviter_may_close_and_who_has_not_moved_does_not_act() -> None:
    state = invited(GREENS, LABOUR)
    stand(state, FAMILY, others=7)
    act(state, Invite(state.match.box.first_minor))
    act(state, Contribute(state.match.cards.hands[0][0]))
    act(state, Enough())
    act(state, Close())
    assert state.phase.name == "play"  # nobody could come back, and nobody acted
    assert state.view(0).relations == ()
    assert state.view(0).markers[FEMINISTS][FAMILY] == (0,)


@rule("SWE-26")
def test_a_minor_party_on_the_scale_acts_and_moves_with_a_policy() -> None:
    state = playing(FARMERS)
    state.match.board.markers[PRIVACY * ROW + PIRATES] = 1
    stand(state, PRIVACY, others=5, farmers=2)
    state.match.board.markers[PRIVACY * ROW + PIRATES] = 1
    card = idea(state, "Legalize filesharing")
    give(state, 0, card)
    act(state, Policy(card))
    act(state, Back(None))
    assert [standing(state, PRIVACY)[party] for party in (FARMERS, PIRATES)] == [1, 0]
    in_play = state.view(0).in_play
    assert in_play is not None
    assert PIRATES in in_play.acted


@rule("SWE-26")
def test_a_minor_party_goes_along_with_an_opinion_that_costs_it_nothing() -> None:
    state = playing(FARMERS)
    stand(state, PRIVACY, others=5, farmers=1)
    state.match.board.markers[PRIVACY * ROW + PIRATES] = 2
    card = idea(state, "Pirate Bay")
    give(state, 0, card)
    act(state, Opinion(card))
    assert [standing(state, PRIVACY)[party] for party in (FARMERS, PIRATES)] == [2, 3]
