"""Antes, side payments and ledgers of Coalitions, and that no money is made or lost; not who wins how much."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.coalitions.tests.playing import FIVE, Table, five, in_private, of_others

rule = pytest.mark.rule


@rule("COA-1", "COA-2")
@pytest.mark.parametrize(("start", "ante"), [(100, 20), (1, 1), (1000, 1000), (100000, 3)])
def test_one_ante_a_round(start: int, ante: int) -> None:
    table = Table(4, start_money=start, ante=ante).chance()
    assert table.money == [start - ante] * 4
    assert (table.view.pool, table.view.jackpot) == (4 * ante, 0)
    assert table.view.ledger == (start - ante,) * 4


@rule("COA-13")
def test_anybody_in_pays_anybody_in_at_any_moment_of_bargaining() -> None:
    table = five()
    table.pay(3, 1, 80)
    table.pay(1, 4, 160)
    assert table.money == [80, 0, 80, 0, 240]
    table.propose(0, [0, 1], [50, 50])
    table.pay(4, 3, 1)
    table.pay(0, 2, 7)
    assert table.view.phase == "answers"
    table.answer(1, True)
    table.pay(2, 0, 87)
    assert table.money == [160, 0, 0, 1, 239]
    assert table.view.turn_of == 1
    private = in_private()
    private.pay(2, 4, 3)
    assert private.money == [80, 80, 77, 80, 83]


@rule("COA-13")
@pytest.mark.parametrize("table", [five, in_private])
@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"to": 1, "amount": 81}, "pay-too-much"),
        ({"to": 1, "amount": 0}, "pay-nothing"),
        ({"to": 1, "amount": -1}, "pay-negative"),
        ({"to": 2, "amount": 1}, "pay-oneself"),
        ({"to": 5, "amount": 1}, ""),
        ({"to": -1, "amount": 1}, ""),
        ({"to": None, "amount": 1}, ""),
        ({"to": 1, "amount": 1.5}, ""),
        ({"to": 1, "amount": True}, ""),
        ({"to": 1, "amount": "9"}, ""),
        ({"to": True, "amount": 1}, ""),
        ({"to": 1}, ""),
    ],
)
def test_payments_that_cannot_be(table: Any, fields: dict[str, Any], key: str) -> None:
    at = table()
    with at.refuses(key):
        at.do(2, "Pay", **fields)


@rule("COA-13")
def test_who_owns_nothing_cannot_pay_and_is_told_so() -> None:
    table = five()
    table.pay(2, 1, 80)
    for amount in (1, 80):
        with table.refuses("pay-too-much"):
            table.pay(2, 1, amount)
    table.propose(0, [0, 1], [50, 50])
    with table.refuses("pay-too-much"):
        table.pay(2, 1, 1)
    table.pay(1, 2, 2)
    table.pay(2, 0, 1)
    assert table.money[2] == 1


@rule("COA-13")
@pytest.mark.parametrize("table", [five, in_private])
def test_only_the_two_see_a_payment(table: Any) -> None:
    at, untouched = table(), table()
    at.pay(1, 3, 35)
    assert of_others(at.state, 1, 3) == of_others(untouched.state, 1, 3)
    for seat, owns in ((1, 45), (3, 115)):
        view = at.state.view(seat)
        assert view.money[seat] == owns
        [paid] = view.payments
        assert (paid.round, paid.payer, paid.payee, paid.amount) == (1, 1, 3, 35)


@rule("COA-13")
def test_of_others_one_knows_the_public_ledger() -> None:
    table = five()
    table.pay(1, 3, 35)
    table.agree(0, [0, 1], [30, 70])
    table.ring("period")
    assert table.view.ledger == (90, 130, 60, 60, 60)
    assert table.state.view(None).money == (None,) * 5
    assert table.state.view(3).money == (None, None, None, 95, None)
    assert table.state.view(0).money == (90, None, None, None, None)
    assert table.state.view(0).payments == ()
    assert len(table.state.view(3).payments) == 1


@rule("COA-13")
def test_an_open_ledger_shows_what_everybody_owns() -> None:
    table = five(open_ledger=True)
    table.pay(1, 3, 35)
    for seat in (*range(5), None):
        assert table.state.view(seat).money == (80, 45, 80, 115, 80)
        assert table.state.view(seat).ledger == (80,) * 5


@rule("COA-13")
@pytest.mark.parametrize("table", [five, in_private])
def test_side_payments_can_be_off(table: Any) -> None:
    at = table(side_payments=False)
    for seat in range(5):
        with at.refuses():
            at.pay(seat, (seat + 1) % 5, 1)


@rule("COA-13")
def test_a_promise_binds_nobody() -> None:
    """What is offered in talk changes nothing."""
    table = five()
    before = table.sights()
    offers = table.state.offers(3)
    assert offers.read({"do": "Propose", "members": [0, 1], "shares": [50, 50]})
    assert offers.size == table.state.offers(0).size > 0
    assert table.sights() == before


@rule("COA-17")
@pytest.mark.parametrize("bargaining", ["public", "private"])
def test_money_is_conserved(bargaining: str) -> None:
    table = Table(5, bargaining=bargaining, packs=[list(FIVE)], round_limit=3)

    def conserved() -> bool:
        return bool(sum(table.money) + table.view.pool == 500)

    assert conserved()
    for _ in range(3):
        table.deal(*FIVE)
        assert conserved()
        table.pay(0, 1, 7)
        table.pay(1, 2, 1)
        assert conserved()
        if bargaining == "public":
            table.agree(0, [0, 2], [table.view.pool, 0])
            table.ring("period")
        else:
            table.ring("period")
            for seat in (0, 1):
                table.ballot(seat, [0, 1], [0, table.view.pool])
            table.ring("ballot")
        assert conserved()
    assert table.state.over()
    assert sum(table.state.outcome().scores) == 500


@rule("COA-16", "COA-17")
def test_when_it_is_over_all_money_is_shown() -> None:
    table = five(round_limit=1)
    table.pay(1, 3, 35)
    table.ring("period")
    assert table.state.over()
    assert table.view.money == (80, 45, 80, 115, 80) == table.state.outcome().scores
    assert table.view.pool == 100
