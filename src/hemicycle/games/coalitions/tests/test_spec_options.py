"""What can be agreed for Coalitions and what cannot, and what the bank may change later; not a match itself."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.options import BadOption
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five, in_private, writing

rule = pytest.mark.rule

DEFAULTS: dict[str, Any] = {
    "bargaining": "public",
    "start_money": 100,
    "ante": 20,
    "mandates": 20,
    "packs": "random",
    "period_seconds": 900,
    "turn_seconds": 120,
    "answer_seconds": 30,
    "ballot_seconds": 60,
    "turn_limit": None,
    "round_limit": 50,
    "session_seconds": None,
    "side_payments": True,
    "open_ledger": False,
    "seeing_bank": False,
}


@rule("COA-1")
def test_defaults() -> None:
    options, _ = GAME.start(5, {})
    assert {name: options[name] for name in DEFAULTS} == DEFAULTS
    assert GAME.seats == range(3, 21)


@rule("COA-1", "COA-4", "COA-12", "COA-16")
@pytest.mark.parametrize(
    ("name", "low", "high", "none"),
    [
        ("start_money", 20, 100000, False),
        ("mandates", 5, 200, False),
        ("period_seconds", 10, 86400, True),
        ("turn_seconds", 5, 3600, True),
        ("answer_seconds", 5, 3600, True),
        ("ballot_seconds", 5, 3600, True),
        ("turn_limit", 1, 10000, True),
        ("round_limit", 1, 10000, True),
        ("session_seconds", 60, 86400, True),
    ],
)
def test_numbers_and_their_limits(name: str, low: int, high: int, none: bool) -> None:
    """A bad value is told with the option, the value and the range."""
    beside = {"session_seconds": 60} if name == "round_limit" else {}
    for good in (low, high, *([None] if none else [])):
        assert Table(5, **beside, **{name: good}).options[name] == good
    wrong: list[Any] = [low - 1, high + 1, -1, float(low), str(low), True, [], *([] if none else [None])]
    for bad in wrong:
        with pytest.raises(BadOption) as refused:
            Table(5, **beside, **{name: bad})
        assert (refused.value.option, refused.value.value) == (name, bad)
        assert f"{high}" in refused.value.allowed
        assert f"{low}" in refused.value.allowed or "the ante" in refused.value.allowed


@rule("COA-1", "COA-2")
def test_the_ante_is_at_most_the_start_money() -> None:
    assert Table(5, ante=1).money == [99] * 5
    assert Table(5, ante=1000, start_money=1000).money == [0] * 5
    for ante in (0, 1001, None):
        with pytest.raises(BadOption) as refused:
            Table(5, ante=ante, start_money=5000)
        assert refused.value.option == "ante"
        assert "1000" in refused.value.allowed
    with pytest.raises(BadOption) as refused:
        Table(5, ante=50, start_money=49)
    assert refused.value.option in ("ante", "start_money")
    assert "50" in str(refused.value)
    assert "49" in str(refused.value)


@rule("COA-4")
def test_players_are_3_to_20_and_at_most_the_mandates() -> None:
    for seats, mandates in ((3, 20), (20, 20), (5, 5), (20, 200)):
        assert Table(seats, mandates=mandates).seats == seats
    wrong: list[Any] = [2, 21, 0, "5", None, 5.0]
    for many in wrong:
        with pytest.raises(BadOption):
            GAME.start(many, {})
    for seats, mandates in ((6, 5), (20, 19)):
        with pytest.raises(BadOption) as refused:
            Table(seats, mandates=mandates)
        assert refused.value.option in ("mandates", "seats")
        assert str(seats) in str(refused.value)


@rule("COA-4")
def test_words_and_flags() -> None:
    for name, bad in (
        ("bargaining", "secret"),
        ("bargaining", None),
        ("packs", "other"),
        ("packs", None),
        ("side_payments", 1),
        ("open_ledger", None),
        ("seeing_bank", "yes"),
        ("something", 1),
    ):
        with pytest.raises(BadOption) as refused:
            Table(5, **{name: bad})
        assert refused.value.option == name


@rule("COA-4")
@pytest.mark.parametrize(
    "packs",
    [
        [],
        [[7, 5, 4, 3]],
        [[7, 5, 4, 3, 2]],
        [[11, 5, 2, 1, 1]],
        [[10, 5, 4, 1, 0]],
        [[12, 5, 4, -1]],
        [[7.0, 5, 4, 3, 1]],
        [[True, 5, 4, 3, 7]],
        [["7", 5, 4, 3, 1]],
        [7, 5, 4, 3, 1],
        [list(FIVE), [7, 5, 4, 3, 2]],
    ],
)
def test_a_list_with_a_pack_that_cannot_be(packs: list[Any]) -> None:
    with pytest.raises(BadOption) as refused:
        Table(5, packs=packs)
    assert refused.value.option == "packs"


@rule("COA-4")
def test_classic_needs_20_mandates_and_at_most_10_players() -> None:
    assert Table(10, packs="classic").seats == 10
    for seats, given in ((11, {}), (5, {"mandates": 21}), (5, {"mandates": 19})):
        with pytest.raises(BadOption) as refused:
            Table(seats, packs="classic", **given)
        assert refused.value.option == "packs"


@rule("COA-16")
def test_something_must_end_the_game() -> None:
    with pytest.raises(BadOption):
        Table(5, round_limit=None)
    assert not Table(5, round_limit=None, session_seconds=60).state.over()


@rule("COA-12", "COA-14")
def test_the_bank_changes_clocks_from_the_next_one_on() -> None:
    table = five(period_seconds=100, turn_seconds=10)
    table.host("SetSeconds", clock="turn", seconds=50)
    table.host("SetSeconds", clock="period", seconds=0)
    table.host("SetSeconds", clock="answer", seconds=0)
    assert table.clocks == {"turn 1.1": 10, "period 1": 100}
    table.do(0, "Pass")
    assert table.clocks == {"turn 1.2": 50, "period 1": 100}
    table.propose(1, [0, 1], [50, 50])
    assert table.clocks == {"period 1": 100}
    table.pass_round(0)
    table.ring("period")
    table.deal(*FIVE)
    assert table.clocks == {"turn 2.1": 50}
    table.pass_round(10)  # without a period clock
    assert table.view.round == 3


@rule("COA-14")
def test_the_bank_changes_the_time_for_ballots() -> None:
    table = in_private()
    table.host("SetSeconds", clock="ballot", seconds=17)
    table.ring("period")
    assert table.clocks == {"ballot 1": 17}
    table.host("SetSeconds", clock="ballot", seconds=5)
    assert table.clocks == {"ballot 1": 17}


@rule("COA-12")
@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ("turn", 4),
        ("turn", 3601),
        ("period", 9),
        ("period", 86401),
        ("answer", -1),
        ("session", 60),
        ("x", 9),
    ],
)
def test_the_bank_keeps_to_the_limits(clock: str, seconds: int) -> None:
    table = five()
    with table.refuses():
        table.host("SetSeconds", clock=clock, seconds=seconds)


@rule("COA-13")
def test_a_seeing_bank_is_told_to_every_player() -> None:
    for sees in (True, False):
        table = writing(seeing_bank=sees)
        assert table.state.host_sees_all() == sees
        assert {table.state.view(seat).seeing_bank for seat in (*range(5), None)} == {sees}


@rule("COA-13")
def test_a_seat_cannot_give_the_banks_orders() -> None:
    table = five()
    for action, fields in (("EndPeriod", {}), ("EndSession", {}), ("NextPack", {"pack": [*FIVE]})):
        for seat in range(5):
            with table.refuses():
                table.do(seat, action, **fields)
    with table.refuses():
        table.host("Pass")
