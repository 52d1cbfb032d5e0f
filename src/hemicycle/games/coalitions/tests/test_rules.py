"""How Coalitions keeps clocks, orders of the bank, refusals and money. Whether it goes by the book, others test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.choices import Illegal
from hemicycle.core.clock import Clock
from hemicycle.core.state import HOST, NATURE, TimeUp
from hemicycle.games.coalitions.rules.actions import (
    Answer,
    Ballot,
    DealCards,
    Draw,
    EndPeriod,
    NextPack,
    NoDeal,
    Pass,
    Pay,
    Propose,
    Ready,
    SetSeconds,
)
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.games.coalitions.tests.scenes import dealt, shuffled, stages, start

rule = pytest.mark.rule

SEVEN_FIVE = Propose((0, 1), (50, 50))


def refusal(state: Coalitions, seat: int, **data: Any) -> str:
    with pytest.raises(Illegal) as caught:
        state.read(seat, data)
    return str(caught.value)


def proposal(members: list[int], shares: list[int]) -> dict[str, Any]:
    return {"do": "Propose", "members": members, "shares": shares}


@rule("COA-6")
@pytest.mark.parametrize(
    ("members", "shares", "sentence"),
    [
        ([0, 3], [50, 50], "members: these hold 10, and 11 are needed"),
        ([0], [100], "members: these hold 7, and 11 are needed"),
        ([0, 1], [50, 49], "shares: 1 of 100 are still to be placed"),
        ([0, 1], [50, 51], "shares: 1 too many: there are only 100"),
        ([0, 1], [101, -1], "shares.1: -1 is no whole number from 0 up"),
        ([0, 1], [50], "shares: [50] is no list of 2"),
        ([0, 1, 2], [50, 50], "shares: [50, 50] is no list of 3"),
        ([0, 0], [50, 50], "members: members are named once, in rising order"),
        ([0, 5], [50, 50], "members.1: seat 6 is not in the game"),
        ([0, "1"], [50, 50], "members.1: '1' cannot be a member"),
        ([], [], "members: a government needs members"),
        ([0, 1, 2, 3, 4, 0], [100], "members: there are 5 players in, and 6 cannot govern"),
    ],
)
def test_what_cannot_govern_is_refused_with_the_reason(
    members: list[int], shares: list[int], sentence: str
) -> None:
    state = dealt()
    assert refusal(state, 0, **proposal(members, shares)) == sentence
    assert state.awaited() == (0,)


@rule("COA-6")
def test_members_keep_their_shares_in_any_order() -> None:
    read = dealt().read(0, proposal([2, 0], [30, 70]))
    assert read == Propose((0, 2), (70, 30))


@rule("COA-6")
def test_the_deals_there_are() -> None:
    state = start(5, start_money=1, ante=1, packs=[[7, 5, 4, 3, 1]])
    shuffled(state, Random(2))
    deals = [action for action in state.choices(state.turn_of) if isinstance(action, Propose)]
    assert len({*deals}) == len(deals) == state.offers(0).size
    for deal in deals:
        assert sum([state.mandates[member] for member in deal.members]) >= 11
        assert sum(deal.shares) == 5
        assert state.offers(1)[state.offers(1).index(deal)] == deal


@rule("COA-8")
@pytest.mark.parametrize(
    ("seat", "data", "sentence"),
    [
        (0, {"do": "NoDeal"}, "there is no deal on the table"),
        (1, {"do": "Pass"}, "it is the turn of seat 1"),
        (1, proposal([0, 1], [50, 50]), "it is the turn of seat 1"),
        (0, {"do": "Answer", "proposal": 1, "accept": True}, "no proposal is being answered"),
        (0, {"do": "Ready", "ready": True}, "this round is bargained in public, turn by turn"),
        (0, {"do": "Blank"}, "ballots are not written now"),
        (0, {"do": "Dance"}, "{'do': 'Dance'} is none of 3 choices"),
    ],
)
def test_what_is_not_possible_in_a_turn(seat: int, data: dict[str, Any], sentence: str) -> None:
    assert refusal(dealt(done_early=False), seat, **data) == sentence


@rule("COA-9")
def test_what_is_not_possible_while_answers_come() -> None:
    state = dealt()
    state.apply(0, Propose((0, 2, 3), (50, 25, 25)))
    state.apply(2, Answer(1, True))
    answer = {"do": "Answer", "proposal": 1, "accept": False}
    assert refusal(state, 2, **answer) == "you have answered this proposal, and an answer is final"
    assert refusal(state, 1, **answer) == "you are not asked about this proposal"
    assert refusal(state, 3, **answer | {"proposal": 2}) == "proposal: proposal 2 is not being answered"
    assert refusal(state, 1, do="Pass") == "a proposal is being answered"


@rule("COA-8")
def test_the_same_deal_again() -> None:
    state = dealt()
    state.apply(0, SEVEN_FIVE)
    state.apply(1, Answer(1, True))
    assert "lies on the table already" in refusal(state, 1, **proposal([1, 0], [50, 50]))
    assert state.read(1, proposal([0, 1], [49, 51])) == Propose((0, 1), (49, 51))
    assert NoDeal() in state.choices(1)


@rule("COA-13")
@pytest.mark.parametrize(
    ("to", "amount", "sentence"),
    [
        (1, 81, "amount: you own $80, and cannot pay $81"),
        (1, 0, "amount: a payment is at least $1"),
        (1, -5, "amount: a payment cannot be less than nothing"),
        (0, 5, "to: nobody can pay themselves"),
        (4, 5, "to: seat 5 is out of the game and cannot be paid"),
        (1, 1.5, "amount: 1.5 is not from 1 to 80"),
        (9, 5, "to: 9 is none of 3 choices"),
    ],
)
def test_payments_that_cannot_be(to: Any, amount: Any, sentence: str) -> None:
    state = dealt()
    state.out[4] = 1
    before = state.money[:]
    assert refusal(state, 0, do="Pay", to=to, amount=amount) == sentence
    assert state.money == before


@rule("COA-13", "COA-14")
def test_payments_are_shut_or_unknown() -> None:
    assert "no side payments" in refusal(dealt(side_payments=False), 0, do="Pay", to=1, amount=5)
    state = dealt(bargaining="private")
    state.apply(HOST, EndPeriod())
    assert refusal(state, 0, do="Pay", to=1, amount=5) == "payments are closed while ballots are written"
    assert refusal(state, 0, do="Ready", ready=False) == "bargaining is over, and ballots are written"


@rule("COA-14")
def test_ready_is_said_once() -> None:
    state = dealt(bargaining="private")
    assert refusal(state, 0, do="Ready", ready=False) == "ready: you have not declared yourself ready"
    state.apply(0, Ready(True))
    assert refusal(state, 0, do="Ready", ready=True) == "ready: you have declared yourself ready already"
    assert refusal(state, 1, do="Propose") == (
        "this round is bargained in private: nothing is proposed in the open"
    )


@rule("COA-13")
def test_who_has_nothing_to_pay_with_may_act_all_the_same() -> None:
    state = dealt(done_early=False)
    state.apply(1, Pay(0, 80))
    assert state.to_act() == (0, 1, 2, 3, 4)
    assert state.choices(1).size == 0
    assert refusal(state, 1, do="Pay", to=0, amount=1) == "amount: you own $0, and cannot pay $1"


def clocks(state: Coalitions) -> dict[str, float]:
    return {clock.name: clock.seconds for clock in state.clocks()}


def test_a_limit_holds_from_the_next_clock_on() -> None:
    state = dealt()
    for kind, seconds in (("turn", 60), ("period", 0), ("answer", 10)):
        state.apply(HOST, SetSeconds(kind, seconds))
    assert clocks(state) == {"turn 1.1": 120, "period 1": 900}
    state.apply(0, SEVEN_FIVE)
    assert clocks(state) == {"answer 1": 10, "period 1": 900}
    state.apply(1, Answer(1, False))
    assert clocks(state) == {"turn 1.2": 60, "period 1": 900}
    state.apply(NATURE, TimeUp("period 1"))
    shuffled(state, Random(1))
    assert clocks(state) == {f"turn 2.{1}": 60}


def test_the_session_runs_while_cards_are_dealt() -> None:
    state = start(session_seconds=600)
    assert state.phase == "pack"
    assert state.clocks() == (Clock("session 1", 600),)
    shuffled(state, Random(1))
    assert clocks(state)["session 1"] == 600
    state.apply(NATURE, TimeUp("session 1"))
    assert "session 1" not in clocks(state)


@rule("COA-12")
def test_a_limit_taken_away_does_not_make_passes_count_at_once() -> None:
    state = dealt()
    state.apply(HOST, SetSeconds("period", 0))
    for seat in (0, 1, 2, 3, 4, 0, 1, 2, 3, 4):
        state.apply(seat, Pass())
    assert (state.round, state.turns) == (1, 10)


@rule("COA-4")
def test_the_banks_pack_is_dealt_or_dropped() -> None:
    state = dealt()
    state.apply(HOST, NextPack((10, 4, 3, 2, 1)))
    assert (state.view(0).pack_set, state.view(0).dropped) == (True, None)
    other = state.copy()
    state.apply(HOST, EndPeriod())
    assert (state.pack, state.phase, state.view(0).dropped) == ((10, 4, 3, 2, 1), "deal", None)
    other.apply(4, Pay(0, 70))
    other.apply(HOST, EndPeriod())
    assert (other.phase, other.view(0).dropped) == ("pack", (10, 4, 3, 2, 1))
    assert {len(action.pack) for action in other.choices(NATURE) if isinstance(action, Draw)} == {4}


@rule("COA-9")
def test_who_proposes_without_a_share_has_not_signed() -> None:
    state = dealt()
    state.apply(0, Propose((1, 2, 3), (40, 30, 30)))
    assert state.view(0).answers == (None,) * 5
    assert state.awaited() == (1, 2, 3)


@rule("COA-11")
def test_the_last_turn_is_remembered() -> None:
    state = dealt()
    state.apply(0, SEVEN_FIVE)
    state.apply(1, Answer(1, True))
    last = state.view(3).last_turn
    assert last is not None
    assert (last.number, last.by, last.outcome, last.late) == (1, 0, "accepted", False)
    state.apply(NATURE, TimeUp("turn 1.2"))
    last = state.view(3).last_turn
    assert last is not None
    assert (last.number, last.by, last.proposal, last.late) == (2, 1, None, True)


@rule("COA-12")
@pytest.mark.parametrize(
    ("options", "closed"), [({"turn_limit": 1}, "turns"), ({"period_seconds": None}, "passes"), ({}, "time")]
)
def test_what_ended_a_round(options: dict[str, Any], closed: str) -> None:
    state = dealt(**options)
    for seat in (0, 1, 2, 3, 4, 0, 1, 2, 3, 4):
        if state.round == 1:
            state.apply(seat, Pass())
    if state.round == 1:
        state.apply(NATURE, TimeUp("period 1"))
    assert state.rounds[0].closed == closed


@rule("COA-15")
def test_who_handed_in_nothing_is_named() -> None:
    state = dealt(bargaining="private")
    state.apply(NATURE, TimeUp("period 1"))
    for seat in (0, 1):
        state.apply(seat, Ballot((0, 1), (60, 40)))
    assert state.sealed() == (0, 1)
    state.apply(NATURE, TimeUp("ballot 1"))
    last = state.rounds[0]
    assert (last.deal, last.silent, last.closed) == (Deal((0, 1), (60, 40)), (2, 3, 4), "time")


@rule("COA-17")
@given(st.integers(0, 1 << 30), st.integers(3, 9), st.sampled_from(["public", "private", "alternate"]))
def test_money_is_conserved_at_every_move(seed: int, seats: int, bargaining: str) -> None:
    options: dict[str, Any] = {"bargaining": bargaining, "round_limit": 6, "turn_limit": 9}
    for state in stages(start(seats, **options), seed):
        assert sum(state.money) + state.pool == seats * 100
        assert sum(state.ledger) + state.pool == seats * 100
        assert min(state.money) >= 0
        assert state.pool >= 0
        view = state.view(seed % seats)
        assert view.money[seed % seats] == state.money[seed % seats]


@rule("COA-13")
def test_an_open_ledger_shows_every_payment() -> None:
    for open_ledger in (True, False):
        state = dealt(open_ledger=open_ledger)
        state.apply(2, Pay(3, 7))
        views = [state.view(seat) for seat in (0, None, 2)]
        assert [len(view.payments) for view in views] == ([1, 1, 1] if open_ledger else [0, 0, 1])
        assert [view.money[3] for view in views] == ([87, 87, 87] if open_ledger else [None] * 3)
    assert dealt(side_payments=False).view(None).money == (80,) * 5


@rule("COA-1", "COA-2", "COA-5", "COA-7")
def test_a_round_begins() -> None:
    state = dealt([3, 7, 2, 7, 1])
    assert state.view(4).money == (None, None, None, None, 80)
    assert (state.view(None).pool, state.view(None).mandates) == (100, (7, 7, 3, 2, 1))
    assert (state.view(None).starter, state.awaited()) == (0, (0,))
    state.apply(HOST, EndPeriod())
    state.apply(NATURE, DealCards((0, 2, 3, 4, 1)))
    assert (state.view(None).starter, state.pool) == (4, 200)


@rule("COA-10")
def test_the_table_is_cleared_as_soon_as_enough_agree() -> None:
    state = dealt()
    state.apply(0, SEVEN_FIVE)
    state.apply(1, Answer(1, True))
    state.apply(1, NoDeal())
    state.apply(2, Answer(2, True))
    assert state.view(0).table is not None
    state.apply(3, Answer(2, True))
    assert (state.table, state.turn_of) == (None, 2)


@rule("COA-3", "COA-16")
def test_who_is_out_stands_below_and_the_longer_in_the_higher() -> None:
    state = dealt(round_limit=2)
    state.apply(3, Pay(0, 61))
    state.apply(4, Pay(0, 80))
    state.apply(HOST, EndPeriod())
    shuffled(state, Random(1))
    assert state.view(None).out == (0, 0, 0, 2, 2)
    state.apply(2, Pay(1, 60))
    state.apply(HOST, EndPeriod())
    assert state.over()
    assert state.outcome().scores == (201, 120, 0, 19, 0)
    assert state.outcome().places == (1, 2, 3, 4, 5)
    assert (state.outcome().winners, state.outcome().verdict) == ((0,), "verdict-rounds")
