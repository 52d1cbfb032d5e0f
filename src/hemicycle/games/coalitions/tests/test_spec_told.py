"""All that is public stands in the view, and what is said of it is true: payments, ends, proposals, terms."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.tests.playing import FirstEdition, Table, five
from hemicycle.words import Words

rule = pytest.mark.rule


def log(table: Table, before: Any, seat: int | None) -> list[str]:
    words = Words("coalitions", "en")
    return [words.line(line, table.state.names()) for line in GAME.tell(before, table.state.view(seat))]


def brief(table: Table) -> str:
    words = Words("coalitions", "en")
    return " ".join([words.line(line, table.state.names()) for line in GAME.brief(table.view)])


@rule("COA-13")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Seat 1 pays Seat 2 $5. Only the two of them know."),
        ({"seeing_bank": True}, "Seat 1 pays Seat 2 $5. Only the two of them and the bank know."),
        ({"open_ledger": True, "seeing_bank": True}, "Seat 1 pays Seat 2 $5."),
    ],
)
def test_who_else_knows_of_a_payment_is_said_truly(options: dict[str, Any], said: str) -> None:
    table = five(**options)
    before = table.state.view(0)
    table.pay(0, 1, 5)
    assert log(table, before, 0) == [said]


@rule("COA-16")
def test_whether_time_or_the_bank_ended_the_session_is_said() -> None:
    by_bank, by_time = five(), five(session_seconds=60)
    by_bank.host("EndSession")
    by_time.ring("session")
    for table, verdict in ((by_bank, "verdict-bank"), (by_time, "verdict-session")):
        table.host("EndPeriod")
        assert (table.view.verdict, table.state.outcome().verdict) == (verdict, verdict)
    assert "The bank made this round the last." in brief(by_bank)
    assert "time" not in brief(by_bank)
    assert "Its time was up" in brief(by_time)


@rule("COA-16")
def test_by_the_first_edition_the_end_of_a_session_has_one_verdict() -> None:
    table = FirstEdition(5, packs=[[7, 5, 4, 3, 1]]).deal(7, 5, 4, 3, 1)
    table.host("EndSession")
    table.host("EndPeriod")
    assert table.view.verdict == "verdict-session"


@rule("COA-16")
def test_where_all_have_the_same_nobody_is_said_to_have_won() -> None:
    table = five(round_limit=1)
    table.host("EndPeriod")
    assert table.money == [80] * 5
    assert "All have the same: nobody has won." in brief(table)
    assert "have won" not in brief(table)
    richer = five(round_limit=1)
    richer.agree(0, [0, 1], [60, 40])
    richer.host("EndPeriod")
    assert "Seat 1 has won." in brief(richer)


@rule("COA-9")
def test_the_view_holds_this_rounds_proposals_and_answers() -> None:
    table = five()
    table.agree(0, [0, 1], [60, 40])
    table.do(1, "Pass")
    table.propose(2, [1, 2, 3], [40, 30, 30])
    table.answer(3, False)
    assert [(turn.number, turn.by, turn.outcome) for turn in table.view.proposed] == [
        (1, 0, "accepted"), (3, 2, "rejected"),
    ]  # fmt: skip
    assert table.view.proposed[1].answers == (None, None, True, False, None)
    assert table.state.view(4).proposed == table.view.proposed
    table.host("EndPeriod")
    table.chance()
    assert table.view.proposed == ()


def test_the_view_holds_what_was_agreed_on() -> None:
    table = Table(4, bargaining="alternate", packs=[[7, 6, 4, 3]], session_seconds=90, done_early=False)
    view = table.deal(7, 6, 4, 3).view
    assert (view.bargaining, view.packs, view.done_early) == ("alternate", ((7, 6, 4, 3),), False)
    assert view.session_seconds == 90
    assert Table(4).view.packs == "random"


@rule("COA-12", "COA-16")
def test_how_many_rounds_and_turns_there_are_is_said() -> None:
    told = brief(five(round_limit=4, turn_limit=5))
    assert "At most 4 rounds are played." in told
    assert "A round has 5 turns." in told
    assert "At most" not in brief(five(round_limit=None, session_seconds=60))
