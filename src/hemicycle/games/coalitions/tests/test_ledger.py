"""Hidden payments are imagined so that nobody can tell. Which payments there may be, the rules say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hemicycle.games.coalitions.rules.actions import Pay
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.games.coalitions.tests.scenes import dealt, stages, start
from hemicycle.testing.sights import sight

rule = pytest.mark.rule


@rule("COA-13")
@settings(max_examples=25)
@given(
    st.integers(0, 1 << 30),
    st.integers(3, 7),
    st.fixed_dictionaries(
        {
            "bargaining": st.sampled_from(["public", "private", "alternate"]),
            "start_money": st.sampled_from([25, 60, 100]),
            "turn_limit": st.integers(1, 8),
            "round_limit": st.just(12),
        }
    ),
)
def test_what_is_imagined_cannot_be_told_from_what_is(seed: int, seats: int, options: dict[str, Any]) -> None:
    """In long matches, in which much is paid, and many drop out."""
    rng = Random(seed)
    for state in stages(start(seats, **options), seed):
        seat = rng.choice([*range(seats), None])
        twin = state.imagine(seat, rng)
        assert sight(twin, seat) == sight(state, seat)
        assert twin.phase == "over" or consistent(twin)


def consistent(state: Coalitions) -> bool:
    """Nobody ever paid what they did not own; who is out could not pay the ante, and the others could."""
    money, setting = [state.options.start_money] * state.seats, state.options
    for number in range(1, state.round + 1):
        for seat in range(state.seats):
            out = state.out[seat]
            if out == number:
                assert money[seat] < setting.ante
            if not out or out > number:
                money[seat] -= setting.ante
                assert money[seat] >= 0
        for payment in [own for own in state.payments if own.round == number]:
            assert {payment.payer, payment.payee} <= {
                s for s in range(state.seats) if not 0 < state.out[s] <= number
            }
            money[payment.payer] -= payment.amount
            money[payment.payee] += payment.amount
            assert money[payment.payer] >= 0
            assert payment.amount > 0
        deal = state.rounds[number - 1].deal if number <= len(state.rounds) else None
        for member, share in zip(*(deal.members, deal.shares) if deal else ((), ())):
            money[member] += share
    assert money == state.money
    return True


@rule("COA-13")
def test_payments_of_others_vary_and_own_ones_stay() -> None:
    state = dealt()
    state.apply(0, Pay(1, 30))
    state.apply(1, Pay(2, 100))
    rng = Random(4)
    worlds = [state.imagine(0, rng) for _ in range(30)]
    assert {world.view(0) for world in worlds} == {state.view(0)}
    assert len({tuple(world.money) for world in worlds}) > 10
    assert len({world.view(1).payments for world in worlds}) > 5


@rule("COA-13")
def test_nothing_is_imagined_where_nothing_is_hidden() -> None:
    for state in (dealt(open_ledger=True), dealt(side_payments=False)):
        assert state.imagine(0, Random(1)).money == state.money
