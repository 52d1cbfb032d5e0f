"""The report after a match against accounts kept by hand: shares, deals, promises, payments. Not how it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.report import Cell, Offer
from hemicycle.games.coalitions.tests.playing import FIVE, Table
from hemicycle.games.coalitions.words.report import COLUMNS, report
from hemicycle.words import Words, languages

rule = pytest.mark.rule
TOTAL = 20
A, B, C, D, E = range(5)
HALVES: tuple[tuple[int, ...], tuple[int, ...]] = ((A, B), (50, 50))
OTHER: tuple[tuple[int, ...], tuple[int, ...]] = ((A, C), (60, 40))


class Noted(Table):
    """A table at which what is done, and what is offered in talk, is written down."""

    def __init__(self, **given: Any) -> None:
        super().__init__(5, **{"packs": [list(FIVE)], "round_limit": 1, **given})
        self.start = self.state.copy()
        self.moves: list[tuple[int, Any]] = []
        self.offers: list[Offer] = []

    def do(self, seat: int, action: str, **fields: Any) -> None:
        self.moves.append((seat, self.state.read(seat, {"do": action, **fields})))
        super().do(seat, action, **fields)

    def offer(
        self, seat: int, to: Sequence[int] | None, members: Sequence[int], shares: Sequence[int]
    ) -> None:
        data = {"do": "Propose", "members": list(members), "shares": list(shares)}
        said = plain(self.state.offers(seat).read(data))
        self.offers.append(Offer(seat, None if to is None else tuple(to), said, len(self.moves)))

    def agree_in_talk(self, *seats: int, deal: tuple[tuple[int, ...], tuple[int, ...]] = HALVES) -> None:
        for seat in seats:
            self.offer(seat, None, *deal)

    def column(self, name: str) -> list[Cell]:
        told = report(self.start, self.moves, self.offers)
        at = [column.key for column in told.columns].index(f"report-{name}")
        return [row[at] for row in told.rows]

    def ended(self) -> Noted:
        """In public without another deed; in private by ballots not handed in."""
        self.ring("period")
        if self.view.phase == "ballots":
            self.ring("ballot")
        return self


def public(**given: Any) -> Noted:
    table = Noted(**given)
    table.deal(*FIVE)
    return table


def private(**given: Any) -> Noted:
    return public(bargaining="private", **given)


def pivotal(mandates: Sequence[int]) -> list[Fraction]:
    """By all orders in which players can join: how often each brings the majority."""
    count = [0] * len(mandates)
    orders = list(permutations(range(len(mandates))))
    for order in orders:
        held = 0
        for player in order:
            held += mandates[player]
            if held > TOTAL // 2:
                count[player] += 1
                break
    return [Fraction(own, len(orders)) for own in count]


def test_shares_of_prizes_mandates_and_power() -> None:
    table = public(round_limit=2)
    table.agree(A, *OTHER)
    table.propose(B, (B, C, D), (40, 30, 30))
    table.answer(C, True)
    table.answer(D, False)
    table.ring("period")
    table.deal(1, 3, 4, 5, 7)
    table.ring("period")
    assert table.state.over()
    assert table.column("prizes") == [60, 0, 40, 0, 0]
    assert table.column("prize-share") == [0.6, 0, 0.4, 0, 0]
    assert table.column("mandate-share") == [0.2, 0.2, 0.2, 0.2, 0.2]
    first, second = pivotal(FIVE), pivotal((1, 3, 4, 5, 7))
    assert table.column("power-share") == [round(float(a + b) / 2, 4) for a, b in zip(first, second)]


def test_where_nothing_was_won_or_played_there_is_no_share() -> None:
    unpaid = public().ended()
    assert unpaid.column("prize-share") == [None] * 5
    assert unpaid.column("mandate-share") == [mandates / 20 for mandates in FIVE]
    broken_off = public()
    assert broken_off.column("prizes") == [0] * 5
    assert broken_off.column("power-share") == [None] * 5


def test_who_is_out_held_nothing_in_the_rounds_after() -> None:
    table = private(packs="random", round_limit=2)
    table.pay(B, A, 80)
    table.ended()
    table.deal(8, 5, 4, 3)
    table.ended()
    assert table.column("mandate-share") == [15 / 40, 5 / 40, 9 / 40, 7 / 40, 4 / 40]
    assert table.column("paid") == [0, 80, 0, 0, 0]
    assert table.column("received") == [80, 0, 0, 0, 0]


def test_deals_proposed_and_answered() -> None:
    table = public()
    table.agree(A, *OTHER)  # accepted by C
    table.propose(B, (B, C, D), (40, 30, 30))  # C accepts, D rejects
    table.answer(C, True)
    table.answer(D, False)
    table.propose(C, (B, C, D), (40, 30, 30))  # D rejects, B is not heard any more
    table.answer(D, False)
    table.do(D, "NoDeal")
    table.answer(A, True)
    table.answer(B, True)  # the table is empty, which counts nowhere
    table.do(E, "Pass")
    table.propose(A, (B, C, D), (30, 30, 40))  # the proposer has no part: all three are asked
    table.answer(B, True)
    table.ring("answer")  # C and D are silent
    table.propose(B, *HALVES)
    table.ring("period")  # void: A has not answered
    assert table.column("proposed") == [2, 2, 1, 0, 0]
    assert table.column("proposed-accepted") == [1, 0, 0, 0, 0]
    assert table.column("proposed-rejected") == [1, 1, 1, 0, 0]
    assert table.column("accepted") == [0, 1, 2, 0, 0]
    assert table.column("rejected") == [0, 0, 1, 3, 0]


def test_an_offer_is_counted_once_and_its_answer_not() -> None:
    table = public()
    table.offer(A, (B,), *HALVES)
    table.offer(A, (B,), *HALVES)
    table.offer(B, (A,), *HALVES)
    table.offer(A, (C,), *OTHER)
    table.offer(D, (A,), *HALVES)  # heard of nobody, though others have said it
    assert table.column("offered") == [2, 0, 0, 1, 0]
    assert table.column("promised") == [1, 1, 0, 0, 0]
    assert table.column("broken") == [0] * 5


def test_an_offer_is_counted_once_a_round_also_where_another_has_replaced_it() -> None:
    table = public()
    for deal in (HALVES, ((A, B), (49, 51))):
        table.agree_in_talk(A, B, deal=deal)
    table.offer(A, (B,), *HALVES)
    assert table.column("offered") == [2, 0, 0, 0, 0]


def test_a_deal_is_agreed_when_its_maker_and_every_other_member_have_heard_it_of_each_other() -> None:
    three = ((B, C, D), (40, 30, 30))
    table = private()
    table.offer(B, (C, D), *three)
    table.offer(C, (B,), *three)
    assert table.column("promised") == [0] * 5
    table.offer(D, (C,), *three)  # B has not heard
    assert table.column("promised") == [0] * 5
    table.offer(D, (A, B), *three)
    assert table.column("promised") == [0, 1, 1, 1, 0]
    table.offer(C, None, *three)  # said again, it is no other promise
    assert table.column("promised") == [0, 1, 1, 1, 0]


def test_who_brings_others_together_promises_nothing() -> None:
    table = private()
    table.agree_in_talk(E, A, B)
    assert table.column("promised") == [1, 1, 0, 0, 0]
    assert table.column("broken") == [0] * 5
    table.ended()
    assert table.column("broken") == [1, 1, 0, 0, 0]


def test_another_division_or_another_round_is_another_deal() -> None:
    table = public(round_limit=2)
    table.offer(A, None, *HALVES)
    table.offer(B, None, (A, B), (51, 49))
    assert table.column("promised") == [0] * 5
    table.ring("period")
    table.deal(*FIVE)
    table.offer(B, None, (A, B), (100, 100))
    table.offer(A, None, (A, B), (110, 90))
    assert table.column("promised") == [0] * 5


def promised(*members: int) -> Noted:
    """In public, A's turn; two have promised each other halves."""
    table = public()
    table.agree_in_talk(*(members or (A, B)))
    return table


def test_to_reject_the_very_deal_breaks_the_promise() -> None:
    table = promised()
    table.propose(A, *HALVES)
    table.answer(B, False)
    assert table.ended().column("broken") == [0, 1, 0, 0, 0]


def test_silence_at_the_end_of_the_answer_clock_breaks_it_too() -> None:
    table = promised()
    table.propose(A, *HALVES)
    table.ring("answer")
    assert table.ended().column("broken") == [0, 1, 0, 0, 0]


def test_silence_at_the_end_of_the_period_breaks_nothing() -> None:
    table = promised()
    table.propose(A, *HALVES)
    assert table.ended().column("broken") == [0] * 5


def test_to_propose_another_deal_breaks_it_and_frees_the_other() -> None:
    table = promised()
    table.propose(A, *OTHER)
    table.answer(C, False)
    table.propose(B, (B, C, D), (40, 30, 30))
    assert table.ended().column("broken") == [1, 0, 0, 0, 0]


def test_to_accept_another_deal_breaks_it() -> None:
    table = promised()
    table.propose(A, *HALVES)
    table.answer(B, True)
    table.do(B, "Pass")
    table.propose(C, *OTHER)
    table.answer(A, True)
    assert table.ended().column("broken") == [1, 0, 0, 0, 0]


def test_passing_rejecting_others_and_clearing_the_table_break_nothing() -> None:
    table = promised()
    table.do(A, "Pass")
    table.propose(B, *HALVES)
    table.answer(A, True)
    table.propose(C, *OTHER)
    table.answer(A, False)
    table.do(D, "NoDeal")
    table.answer(A, True)
    table.answer(B, True)
    assert table.view.table is None
    assert table.ended().column("broken") == [0] * 5


def test_what_was_done_before_it_was_agreed_breaks_nothing() -> None:
    table = public()
    table.agree(A, *OTHER)
    table.agree_in_talk(A, B)
    table.propose(B, *HALVES)
    table.answer(A, True)
    assert table.ended().column("broken") == [0] * 5


def test_a_promise_kept_breaks_nothing() -> None:
    table = promised()
    table.agree(A, *HALVES)
    table.ended()
    assert table.column("prizes") == [50, 50, 0, 0, 0]
    assert table.column("broken") == [0] * 5


def test_a_broken_promise_can_be_given_anew() -> None:
    table = promised()
    table.propose(A, *OTHER)
    table.answer(C, False)
    table.offer(A, None, *HALVES)
    assert table.column("promised") == [1, 1, 0, 0, 0]
    table.offer(B, None, *HALVES)
    assert table.column("promised") == [2, 2, 0, 0, 0]
    table.do(B, "Pass")
    table.propose(C, *OTHER)
    table.answer(A, True)
    assert table.ended().column("broken") == [2, 0, 0, 0, 0]


def test_the_same_people_can_agree_otherwise() -> None:
    table = promised()
    better = ((A, B), (45, 55))
    table.agree_in_talk(A, B, deal=better)
    table.agree(A, *better)
    assert table.ended().column("broken") == [0] * 5


def test_a_promise_to_others_as_well_cannot_be_kept_with_the_first() -> None:
    table = promised()
    table.agree_in_talk(A, C, deal=OTHER)
    assert table.column("promised") == [2, 1, 1, 0, 0]
    table.propose(A, *OTHER)
    assert table.ended().column("broken") == [1, 0, 0, 0, 0]


@rule("COA-15")
def test_in_private_every_member_whose_last_ballot_is_another_breaks_it() -> None:
    table = private()
    table.agree_in_talk(A, B)
    table.agree_in_talk(B, C, D, deal=((B, C, D), (40, 30, 30)))
    table.ring("period")
    table.ballot(A, *HALVES)
    table.ballot(B, *OTHER)
    table.ballot(B, *HALVES)  # what counts in the end
    table.ballot(C, (B, C, D), (40, 30, 30))
    table.do(D, "Blank")
    table.ballot(E, *OTHER)
    assert table.state.over()
    assert table.column("prizes") == [50, 50, 0, 0, 0]
    assert table.column("promised") == [1, 2, 1, 1, 0]
    assert table.column("broken") == [0, 1, 0, 1, 0]


@rule("COA-15")
def test_the_ballot_that_comes_last_counts_like_any() -> None:
    for last, broken in ((HALVES, [0, 0, 0, 0, 0]), (OTHER, [1, 0, 0, 0, 0])):
        table = private()
        table.agree_in_talk(A, B)
        table.ring("period")
        table.ballot(B, *HALVES)
        for seat in (C, D, E):
            table.do(seat, "Blank")
        table.ballot(A, *last)
        assert table.state.over()
        assert table.column("broken") == broken


@rule("COA-14")
def test_a_missing_ballot_is_blank() -> None:
    table = private()
    table.agree_in_talk(A, B)
    table.ring("period")
    table.ballot(A, *HALVES)
    table.ring("ballot")
    assert table.column("broken") == [0, 1, 0, 0, 0]


def test_a_report_is_the_same_each_time_and_changes_nothing() -> None:
    table = private()
    before = table.start.view(None)
    table.agree_in_talk(A, B)
    table.ended()
    told = report(table.start, table.moves, table.offers)
    assert table.start.view(None) == before
    assert told == report(table.start, table.moves, table.offers)
    assert all([len(row) == len(COLUMNS) for row in told.rows])


@pytest.mark.parametrize("language", languages())
def test_every_column_has_a_label(language: str) -> None:
    words = Words("coalitions", language)
    labels = [words.say(column.key) for column in COLUMNS]
    assert not words.faults
    assert len(set(labels)) == len(labels)
