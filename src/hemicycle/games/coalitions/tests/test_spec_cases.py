"""The worked cases of the rules of Coalitions, played; what holds beyond them is tested elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.games.coalitions.tests.oracle import fits, minimal, shapley_shubik, swings
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five, in_private, writing
from hemicycle.politics.voting import Voting, banzhaf, banzhaf_swings

rule = pytest.mark.rule


@rule("COA-1", "COA-2", "COA-3")
def test_case_1_after_the_antes() -> None:
    table = five()
    assert table.money == [80] * 5
    assert table.view.pool == 100
    assert table.view.mandates == FIVE
    assert (table.view.total, table.view.quota) == (20, 11)


@rule("COA-6", "COA-7")
def test_case_1_the_most_mandates_start_and_more_than_half_govern() -> None:
    table = five()
    assert table.view.turn_of == 0
    with pytest.raises(Illegal, match=r"10.*11"):
        table.propose(0, [0, 3], [50, 50])
    with table.refuses("no-majority"):
        table.propose(0, [0, 3], [50, 50])
    assert table.view.turn_of == 0
    table.agree(0, [0, 2], [50, 50])
    assert table.view.table.members == (0, 2)


@rule("COA-6")
def test_case_1_who_can_govern_and_power() -> None:
    """By brute force over all 32 sets and 120 orders."""
    assert sorted(minimal(FIVE)) == [(0, 1), (0, 2), (0, 3, 4), (1, 2, 3)]
    panel = five().view.panel
    assert sorted(panel.governments) == sorted(minimal(FIVE))
    assert panel.all_shown
    exact = [1000 * share for share in shapley_shubik(FIVE)]
    assert sum(exact) == 1000
    assert all(abs(own - true) <= 0.5 for own, true in zip(panel.power, exact, strict=True))
    needed = swings(FIVE)
    assert list(banzhaf_swings(Voting(11, FIVE))) == needed
    assert [share * sum(needed) for share in banzhaf(Voting(11, FIVE))] == needed


@rule("COA-6")
def test_the_panel_can_be_off() -> None:
    assert five(panel=False).view.panel is None


@rule("COA-9", "COA-12")
def test_case_2_what_is_rejected_leaves_the_deal_on_the_table() -> None:
    table = five()
    table.agree(0, [0, 2], [60, 40])
    table.propose(1, [1, 2, 3], [40, 30, 30])
    table.answer(2, True)
    table.answer(3, False)
    assert (table.view.table.members, table.view.table.shares) == ((0, 2), (60, 40))
    assert table.view.turn_of == 2
    table.ring("period")
    assert table.money == [80 + 60 - 20, 60, 80 + 40 - 20, 60, 60]
    assert table.view.rounds[0].deal.shares == (60, 40)
    assert table.view.pool == 100


@rule("COA-10", "COA-12")
def test_case_3_the_table_is_cleared_and_the_pool_stays() -> None:
    table = five()
    table.agree(0, [0, 2], [60, 40])
    table.do(1, "NoDeal")
    assert table.view.table is not None
    table.answer(0, True)
    assert table.view.table is None
    assert (table.view.phase, table.view.turn_of) == ("turn", 2)
    table.ring("period")
    assert table.view.rounds[0].deal is None
    assert (table.view.pool, table.view.jackpot) == (100 + 5 * 20, 100)
    assert table.money == [60] * 5


@rule("COA-15")
@pytest.mark.parametrize("other", ["blank", "another deal", "the same deal", "late"])
def test_case_4_all_members_wrote_the_same(other: str) -> None:
    table = writing()
    table.ballot(0, [0, 1], [50, 50])
    table.ballot(1, [0, 1], [50, 50])
    for seat in (2, 3, 4):
        if other == "blank":
            table.do(seat, "Blank")
        elif other == "another deal":
            table.ballot(seat, [1, 2, 3], [100, 0, 0])
        elif other == "the same deal":
            table.ballot(seat, [0, 1], [50, 50])
    if other == "late":
        table.ring("ballot")
    [done] = table.view.rounds
    assert (done.deal.members, done.deal.shares, done.public) == ((0, 1), (50, 50), False)
    assert table.money == [110, 110, 60, 60, 60]


@rule("COA-15")
def test_case_4_a_dollar_off_is_no_agreement() -> None:
    table = writing()
    table.ballot(0, [0, 1], [50, 50])
    table.ballot(1, [0, 1], [49, 51])
    for seat in (2, 3, 4):
        table.do(seat, "Blank")
    assert table.view.rounds[0].deal is None
    assert table.money == [60] * 5
    assert table.view.pool == 200


@rule("COA-3", "COA-4")
def test_case_5_who_has_19_is_out_and_the_pack_has_four_cards() -> None:
    table = Table(5).deal(*FIVE)
    table.pay(4, 0, 61)
    table.ring("period")
    assert table.view.out == (0, 0, 0, 0, 2)
    assert table.money[4] == 19
    assert table.view.pool == 100 + 4 * 20
    table.chance()
    in_parliament = [own for own in table.view.mandates if own]
    assert fits(in_parliament, 20, 4)
    assert table.view.mandates[4] == 0


def with_money(*left: int, **given: Any) -> Table:
    """Three players at the end of a round without a government, after payments."""
    start = sum(left) // 3 + 20
    assert 3 * (start - 20) == sum(left)
    table = Table(3, start_money=start, **given).deal(8, 7, 5)
    for payer, own in enumerate(left):
        for payee, want in enumerate(left):
            much = min(table.money[payer] - own, want - table.money[payee])
            if much > 0:
                table.pay(payer, payee, much)
    assert table.money == list(left)
    return table


@rule("COA-3", "COA-16")
def test_case_6_two_left() -> None:
    table = with_money(19, 61, 61)
    table.ring("period")
    assert table.state.over()
    assert table.view.phase == "over"
    assert table.view.out == (2, 0, 0)
    assert table.money == [19, 61, 61]
    assert table.view.pool == 60
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.places, outcome.scores) == ((1, 2), (3, 1, 1), (19, 61, 61))
    assert outcome.verdict


@rule("COA-3", "COA-16")
def test_case_6_nobody_left() -> None:
    table = with_money(5, 19, 12)
    table.ring("period")
    assert table.state.over()
    assert table.view.out == (2, 2, 2)
    assert (table.money, table.view.pool) == ([5, 19, 12], 60)
    assert table.state.outcome().places == (3, 1, 2)


@rule("COA-13")
def test_case_7_five_different_errors() -> None:
    table = Table(5).deal(*FIVE)
    table.pay(4, 0, 61)
    table.ring("period")
    table.chance()
    sentences = set()
    for to, amount in ((1, 61), (1, 0), (1, -5), (2, 5), (4, 5)):
        before = table.sights()
        with pytest.raises(Illegal) as refused:
            table.pay(2, to, amount)
        assert table.sights() == before
        sentences.add((refused.value.key, refused.value.sentence))
    assert len({key for key, _ in sentences}) == len({sentence for _, sentence in sentences}) == 5
    with table.refuses():
        table.pay(4, 1, 5)


@rule("COA-9")
def test_case_8_who_never_answers_has_rejected() -> None:
    table = five()
    table.propose(0, [0, 1, 2], [40, 30, 30])
    table.answer(2, True)
    table.ring("answer")
    assert table.view.table is None
    assert (table.view.phase, table.view.turn_of, table.view.turns) == ("turn", 1, 1)
    assert (table.view.last_turn.outcome, table.view.last_turn.late) == ("rejected", True)
    assert table.view.last_turn.answers == (True, None, True, None, None)


@rule("COA-12")
def test_case_8_the_period_ends_before_the_answers() -> None:
    table = five()
    table.agree(0, [0, 2], [60, 40])
    table.propose(1, [1, 2, 3], [40, 30, 30])
    table.answer(2, True)
    table.ring("period")
    assert table.view.rounds[0].deal.members == (0, 2)
    assert table.money == [120, 60, 100, 60, 60]
    assert table.view.last_turn.outcome == "void"


@rule("COA-14")
def test_private_bargaining_starts_with_talk() -> None:
    assert in_private().view.phase == "talk"
