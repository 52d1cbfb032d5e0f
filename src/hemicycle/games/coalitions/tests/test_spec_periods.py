"""What ends the bargaining, the rounds and the game of Coalitions, and who is where then; not what is agreed before."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.coalitions.tests.oracle import places
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five, in_private, writing

rule = pytest.mark.rule


@rule("COA-12")
def test_the_period_pays_the_table_deal_and_nothing_else() -> None:
    table = five(period_seconds=77)
    assert table.clocks["period 1"] == 77
    table.agree(0, [0, 1], [30, 70])
    table.ring("period")
    [done] = table.view.rounds
    assert (done.pool, done.deal.shares, done.mandates, done.closed) == (100, (30, 70), FIVE, "time")
    assert table.view.ledger == (90, 130, 60, 60, 60)


@rule("COA-12", "COA-2")
def test_the_jackpot_grows() -> None:
    table = five()
    for number, pool in ((2, 200), (3, 300), (4, 400)):
        table.ring("period")
        assert (table.view.round, table.view.pool, table.view.jackpot) == (number, pool, pool - 100)
        table.deal(*FIVE)
    table.agree(0, [0, 2], [399, 1])
    table.pass_round(3)
    table.host("EndSession")
    table.ring("period")
    assert table.view.pool == 0
    assert table.money == [20 + 399 - 0, 20, 21, 20, 20]


@rule("COA-12")
@pytest.mark.parametrize("limit", [1, 2, 7])
def test_turn_limit_ends_the_period_when_that_turn_is_settled(limit: int) -> None:
    table = five(turn_limit=limit)
    for turn in range(1, limit):
        table.do(table.view.turn_of, "Pass")
        assert (table.view.round, table.view.turns) == (1, turn)
    last = table.view.turn_of
    partner = 1 if last == 0 else 0
    members = sorted({last, partner, 1, 2})
    shares = [100, *[0] * (len(members) - 1)]
    table.propose(last, members, shares)
    for seat in members:
        if seat != last:
            assert table.view.round == 1
            table.answer(seat, True)
    assert table.view.round == 2
    assert table.view.rounds[0].deal.members == tuple(members)
    assert table.view.rounds[0].turns == limit


@rule("COA-12")
def test_without_a_period_clock_passes_in_a_row_end_it() -> None:
    table = five(period_seconds=None)
    assert list(table.clocks) == ["turn 1.1"]
    table.agree(0, [0, 1], [30, 70])
    table.pass_round(4)
    table.propose(0, [0, 2], [50, 50])
    table.answer(2, False)  # a proposal that fails is no pass
    table.pass_round(4)
    assert table.view.round == 1
    table.ring("turn")
    assert table.view.round == 2
    assert table.view.rounds[0].deal.shares == (30, 70)
    assert table.view.rounds[0].closed == "passes"


@rule("COA-12")
def test_twice_as_many_passes_while_the_table_is_empty() -> None:
    table = five(period_seconds=None)
    table.pass_round(9)
    assert table.view.round == 1
    table.pass_round(1)
    assert (table.view.round, table.view.jackpot) == (2, 100)


@rule("COA-12")
def test_passes_are_counted_over_the_players_in() -> None:
    table = five(period_seconds=None, packs="random")
    table.pay(4, 0, 80)
    table.pass_round(10)
    table.deal(8, 5, 4, 3)
    table.pass_round(7)
    assert table.view.round == 2
    table.pass_round(1)
    assert table.view.round == 3


@rule("COA-12")
def test_with_a_period_clock_passes_end_nothing() -> None:
    table = five()
    table.pass_round(30)
    assert table.view.round == 1


@rule("COA-12")
def test_the_bank_ends_the_period() -> None:
    table = five()
    table.agree(0, [0, 1], [30, 70])
    table.host("EndPeriod")
    assert table.view.rounds[0].deal.shares == (30, 70)
    private = in_private()
    private.host("EndPeriod")
    assert private.view.phase == "ballots"
    with private.refuses():
        private.host("EndPeriod")


@rule("COA-16")
def test_the_next_round_begins_at_once() -> None:
    table = five()
    table.ring("period")
    assert (table.view.round, table.view.pool) == (2, 200)
    table.deal(*FIVE)
    assert set(table.clocks) == {"turn 2.1", "period 2"}
    assert table.view.table is None


@rule("COA-16")
@pytest.mark.parametrize("limit", [1, 3])
def test_round_limit(limit: int) -> None:
    table = Table(4, round_limit=limit)
    for number in range(1, limit + 1):
        assert table.view.round == number
        table.chance()
        table.ring("period")
    assert table.state.over()
    assert table.view.pool == 80 * limit  # stays with the bank, and is reported
    assert table.money == [100 - 20 * limit] * 4
    assert table.state.outcome().places == (1, 1, 1, 1)
    assert table.clocks == {}
    assert not table.state.orders().size


@rule("COA-16")
@pytest.mark.parametrize("order", [False, True])
def test_the_session_ends_after_the_running_round(order: bool) -> None:
    table = five(session_seconds=3600, round_limit=None)
    assert table.clocks["session 1"] == 3600
    table.agree(0, [0, 1], [30, 70])
    if order:
        table.host("EndSession")
    else:
        table.ring("session")
    assert table.view.last_round
    assert set(table.clocks) == {"turn 1.2", "period 1"}
    assert not table.state.over()
    table.pass_round(2)
    table.ring("period")
    assert table.state.over()
    assert (table.view.pool, table.money) == (0, [110, 150, 80, 80, 80])
    assert table.state.outcome().places == (2, 1, 3, 3, 3)


@rule("COA-16")
def test_the_session_ends_after_the_ballots_of_a_private_round() -> None:
    table = writing(session_seconds=60, round_limit=None)
    table.ring("session")
    assert not table.state.over()
    table.ballot(0, [0, 1], [0, 100])
    table.ballot(1, [0, 1], [0, 100])
    table.ring("ballot")
    assert table.state.over()
    assert table.state.outcome().winners == (1,)


@rule("COA-3", "COA-16")
def test_who_went_later_is_ranked_higher_and_equals_share() -> None:
    """Two go first, then one, then one; the poorest that is in is before all who are out."""
    table = Table(7, round_limit=4).chance()
    for payer, amount in ((0, 61), (1, 61), (2, 42), (3, 40)):
        table.pay(payer, 6, amount)
        if payer:
            table.ring("period")
            table.chance()
    assert table.view.out == (2, 2, 3, 4, 0, 0, 0)
    assert not table.state.over()
    table.ring("period")
    outcome = table.state.outcome()
    assert outcome.scores == tuple(table.money) == (19, 19, 18, 0, 20, 20, 100 + 61 + 61 + 42 + 40 - 80)
    assert outcome.places == (6, 6, 5, 4, 2, 2, 1)
    assert outcome.winners == (6,)
    assert list(outcome.places) == places(table.money, table.view.out)


@rule("COA-3")
def test_who_is_out_watches_and_talks_but_does_nothing() -> None:
    table = Table(5).deal(*FIVE)
    table.pay(1, 0, 80)
    table.ring("period")
    table.deal(8, 5, 4, 3)
    assert 1 not in table.state.to_act()
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("Pay", {"to": 0, "amount": 1}),
        ("Pass", {}),
        ("Propose", {"members": [0, 2], "shares": [90, 90]}),
        ("Answer", {"proposal": 1, "accept": True}),
    ]
    for action, fields in attempts:
        with table.refuses():
            table.do(1, action, **fields)
    with table.refuses("not-in"):
        table.propose(0, [0, 1, 2], [180, 0, 0])
    assert table.state.talk().everyone
    assert table.money[1] == 0
    assert table.state.view(1).round == 2


@rule("COA-3")
def test_who_owns_exactly_the_ante_stays_in() -> None:
    table = Table(5).deal(*FIVE)
    table.pay(1, 0, 60)
    table.ring("period")
    assert table.view.out == (0,) * 5
    assert table.money[1] == 0


@rule("COA-12")
def test_no_period_is_ended_before_it_begins() -> None:
    table = Table(5)
    for _ in range(2):
        with table.refuses():
            table.host("EndPeriod")
        table.state = table.state.play(NATURE, table.state.choices(NATURE)[0])
    assert table.view.phase == "turn"
    table.host("EndPeriod")
    assert table.view.round == 2
