"""Bargaining in public in Coalitions, by turns, answers and clocks; not what can be proposed, nor the ballots."""

from __future__ import annotations

import pytest

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import Illegal
from hemicycle.core.match import Match
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five

rule = pytest.mark.rule


def turned(row: tuple[int, ...], by: int) -> tuple[int, ...]:
    return row[-by:] + row[:-by] if by else row


@rule("COA-7")
@pytest.mark.parametrize("seat", range(5))
def test_the_most_mandates_start(seat: int) -> None:
    table = Table(packs=[list(FIVE)]).deal(*turned(FIVE, seat))
    assert table.view.turn_of == table.view.starter == seat


@rule("COA-7")
def test_ties_go_clockwise_from_the_seat_after_the_last_starter() -> None:
    """Who started last comes last, even tied; the first round counts from seat 0."""
    table = Table(5, start_money=1000)
    starters = []
    for mandates in (
        (1, 6, 1, 6, 6), (1, 6, 1, 6, 6), (1, 6, 1, 6, 6), (1, 6, 1, 6, 6), (7, 5, 4, 3, 1),
        (6, 6, 1, 6, 1), (5, 5, 5, 4, 1), (2, 2, 2, 7, 7), (4, 4, 4, 4, 4), (5, 4, 4, 5, 2), (4, 4, 4, 4, 4),
    ):  # fmt: skip
        table.deal(*mandates)
        starters.append(table.view.turn_of)
        table.ring("period")
    assert starters == [1, 3, 4, 1, 0, 1, 2, 3, 4, 0, 1]


@rule("COA-7")
def test_all_tied_at_first_is_seat_0() -> None:
    assert Table(5).deal(4, 4, 4, 4, 4).view.turn_of == 0


@rule("COA-11")
def test_turns_go_clockwise_over_the_players_in() -> None:
    table = Table(5).deal(*FIVE)
    table.pay(2, 0, 80)
    table.ring("period")
    table.deal(4, 5, 5, 6)
    order = []
    for _ in range(6):
        order.append(table.view.turn_of)
        table.do(table.view.turn_of, "Pass")
    assert order == [4, 0, 1, 3, 4, 0]


@rule("COA-8")
def test_who_is_not_at_turn_waits() -> None:
    table = five()
    assert table.state.awaited() == (0,)
    for seat in (1, 2, 3, 4):
        for action in ("Pass", "NoDeal"):
            with table.refuses():
                table.do(seat, action)
        with table.refuses():
            table.propose(seat, [0, 1], [50, 50])


@rule("COA-8")
def test_no_deal_only_while_one_lies() -> None:
    table = five()
    with table.refuses("nothing-to-clear"):
        table.do(0, "NoDeal")
    table.agree(0, [0, 1], [1, 99])
    table.do(1, "NoDeal")
    table.answer(0, True)
    assert table.view.table is None
    with table.refuses("nothing-to-clear"):
        table.do(2, "NoDeal")


@rule("COA-8")
def test_a_proposal_differs_from_the_table_deal() -> None:
    table = five()
    table.agree(0, [0, 1], [50, 50])
    with table.refuses("on-the-table"):
        table.propose(1, [0, 1], [50, 50])
    assert table.view.turn_of == 1
    table.agree(1, [0, 1], [49, 51])
    assert table.view.table.shares == (49, 51)
    table.agree(2, [0, 1], [50, 50])
    table.agree(3, [0, 1, 4], [50, 50, 0])
    assert table.view.table.members == (0, 1, 4)


@rule("COA-8")
def test_a_refused_proposal_costs_nothing_and_the_turn_goes_on() -> None:
    table = five()
    clocks = table.clocks
    for members, shares in (([0, 3], [50, 50]), ([0, 1], [50, 40])):
        with table.refuses():
            table.propose(0, members, shares)
    assert (table.view.turn_of, table.view.turns, table.clocks) == (0, 0, clocks)


@rule("COA-8")
def test_turn_time_runs_out_as_a_pass() -> None:
    table = five(turn_seconds=7)
    assert table.clocks == {"turn 1.1": 7, "period 1": 900}
    table.ring("turn")
    assert (table.view.turn_of, table.view.last_turn.outcome, table.view.last_turn.late) == (
        1,
        "passed",
        True,
    )
    assert table.clocks == {"turn 1.2": 7, "period 1": 900}
    table.do(1, "Pass")
    assert (table.view.last_turn.outcome, table.view.last_turn.late) == ("passed", False)


@rule("COA-9")
def test_only_the_others_proposed_are_asked() -> None:
    table = five(answer_seconds=9)
    table.propose(0, [0, 3, 4], [50, 25, 25])
    assert table.view.answers == (True, None, None, None, None)
    assert table.state.awaited() == (3, 4)
    assert table.clocks == {"answer 1": 9, "period 1": 900}
    for seat in (0, 1, 2):
        with table.refuses():
            table.answer(seat, True)
    table.answer(4, True)
    assert table.state.awaited() == (3,)
    assert table.view.answers == (True, None, None, None, True)
    table.answer(3, True)
    assert table.view.table.members == (0, 3, 4)


@rule("COA-6", "COA-9")
def test_a_proposer_may_leave_themself_out() -> None:
    table = five()
    table.propose(0, [1, 2, 3], [100, 0, 0])
    assert table.view.answers == (None,) * 5
    assert table.state.awaited() == (1, 2, 3)
    with table.refuses():
        table.answer(0, True)
    for seat in (2, 3, 1):
        assert table.view.table is None
        table.answer(seat, True)
    assert table.view.table.members == (1, 2, 3)


@rule("COA-9")
def test_an_answer_is_final_and_the_first_rejection_settles() -> None:
    table = five()
    number = table.propose(0, [0, 1, 2, 3], [40, 20, 20, 20])
    table.answer(3, True)
    with table.refuses():
        table.answer(3, False)
    table.answer(1, False)
    assert (table.view.phase, table.view.turn_of, table.view.table) == ("turn", 1, None)
    assert table.view.last_turn.outcome == "rejected"
    with table.refuses():
        table.do(2, "Answer", proposal=number, accept=True)


@rule("COA-9")
def test_an_answer_names_its_proposal() -> None:
    """So that what comes late is no answer to the next one."""
    table = five()
    first = table.propose(0, [0, 1], [50, 50])
    table.answer(1, False)
    second = table.propose(1, [0, 1], [40, 60])
    assert second != first
    with table.refuses():
        table.do(0, "Answer", proposal=first, accept=True)
    table.do(0, "Answer", proposal=second, accept=True)
    assert table.view.table.shares == (40, 60)


@rule("COA-10")
@pytest.mark.parametrize(
    ("answers", "cleared", "silent"),
    [
        ([(2, True), (3, False), (4, False)], None, [0]),  # 5 + 4 are not yet more than half, 16 could be
        ([(2, True), (3, True)], True, [0, 4]),  # 12
        ([(0, True)], True, [2, 3, 4]),  # 5 + 7
        ([(0, False), (2, False)], False, [3, 4]),  # 9 are left
        ([(0, False), (2, True), (3, True)], True, [4]),
        ([(0, False), (3, False)], False, [2, 4]),  # exactly 10 are left, which is not more than half
        ([(0, False), (4, False)], None, [2, 3]),  # 12 are left
    ],
)
def test_no_deal_needs_more_than_half(
    answers: list[tuple[int, bool]], cleared: bool | None, silent: list[int]
) -> None:
    """Seat 1 has proposed it, and so approves with 5 of the 20."""
    table = five()
    table.agree(0, [0, 2], [60, 40])
    table.do(1, "NoDeal")
    assert sorted(table.state.awaited()) == [0, 2, 3, 4]
    for seat, approves in answers:
        assert table.view.phase == "answers"
        table.answer(seat, approves)
    if cleared is None:
        assert (table.view.phase, sorted(table.state.awaited())) == ("answers", silent)
        table.ring("answer")
    assert (table.view.phase, table.view.turn_of) == ("turn", 2)
    assert (table.view.table is None) == bool(cleared)
    assert table.view.last_turn.outcome == ("accepted" if cleared else "rejected")


@rule("COA-9", "COA-10")
def test_members_stay_free_to_back_other_proposals() -> None:
    table = five()
    table.agree(0, [0, 1], [50, 50])
    table.agree(1, [1, 2, 3], [60, 20, 20])
    assert table.view.table.members == (1, 2, 3)
    table.agree(2, [0, 2], [30, 70])
    table.ring("period")
    assert table.money == [90, 60, 130, 60, 60]


@rule("COA-8", "COA-9", "COA-11")
def test_what_comes_late_is_refused() -> None:
    match = Match(GAME, 5, {"packs": [list(FIVE)], "turn_seconds": 10, "answer_seconds": 5}, Seeded(b"late"))
    match.take(match.begin(0))
    first = match.state.view(None).turn_of
    with pytest.raises(Illegal) as late:
        match.move(10_000, first, {"do": "Pass"})
    assert late.value.key == "late"
    step = match.time_up(10_000)
    assert step
    match.take(step)
    assert match.state.view(None).turn_of == (first + 1) % 5
    assert match.next_deadline() == 20_000
    assert NATURE not in match.state.to_act()
