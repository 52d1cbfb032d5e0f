"""What a terminal is told of the table: all that decides what others can do, and what a cabinet is made of."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, SHIPPED
from hemicycle.games.swedish_parliament.tests.playing import PIRATES, Table, titled
from hemicycle.words import Words

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
LEAVE, CUT = titled("Higher Parental Leave Pay"), titled("Cut the State Income Tax")


def heard(table: Table) -> list[str]:
    words = Words("swedish-parliament", "en", table.state.names())
    lines = [words.line(line) for line in GAME.brief(table.view)]
    assert not words.faults
    return lines


def book(*hands: list[int]) -> Table:
    parties = [CONSERVATIVES, CHRISTIANS, NATIONALISTS]
    return Table(3, parties=parties).set_up().stock(dict(enumerate(hands)))


@pytest.mark.rule("SWE-33")
def test_blocs_and_natural_relations_are_told() -> None:
    [greens] = [line for line in heard(book()) if line.startswith("Greens (")]
    strongest = "Labour 43, Socialists 41, Farmers 31, Liberals 30"  # as the book says
    assert greens.startswith(f"Greens (red-green bloc), natural relations: {strongest}, ")
    assert greens.endswith(" and Nationalists 0.")


@pytest.mark.rule("SWE-9")
def test_who_still_decides_and_who_of_them_for_nothing() -> None:
    table = book([LEAVE, CUT])
    table.policy(LEAVE)
    assert table.view.phase == "reply"
    waiting = [
        line for line in heard(table) if line.startswith("Still to decide, in this order: Nationalists")
    ]
    assert len(waiting) == 1


@pytest.mark.rule("SWE-6")
def test_backs_of_hands_are_told() -> None:
    held = [line for line in heard(book([LEAVE, CUT])) if line.startswith("Seat 1 ")]
    assert held == ["Seat 1 leads Conservatives and holds 2 cards: Welfare/Freedom 2."]


@pytest.mark.rule("SWE-25")
def test_whose_cards_are_welcome_is_asked_by_name() -> None:
    table = book([PIRATES, CUT], [LEAVE], [titled("Build New Reactors")])
    table.do(0, "Invite", card=PIRATES)
    table.do(0, "Enough")
    assert table.view.phase == "welcome"
    guest = Words("swedish-parliament", "en", table.state.names()).name("party", table.view.in_play.asked)
    assert f"You say how many cards are welcome from {guest}." in heard(table)


@pytest.mark.rule("SWE-21")
def test_topics_are_told_with_the_order_of_their_symbols() -> None:
    table = book([LEAVE, CUT])
    table.policy(LEAVE)
    table.decline_all()
    table.any_change()
    topic = next(line for line in heard(table) if line.startswith("“Higher Parental Leave Pay” ("))
    *others, last = SHIPPED["idea"][LEAVE]["column"]
    assert topic.endswith(f"of equals in this order: {', '.join(others)} and {last}.")


def test_the_cabinet_that_all_want_is_told_also_to_one_alone() -> None:
    table = Table(1, parties=[GREENS], coop={"cabinet": [2, 3, 6], "leader": 2}).set_up()
    wanted = "You all want a cabinet of Labour, Socialists and Greens, with Labour at its centre."
    assert wanted in heard(table)
    lines = [line.key for line in GAME.tell(None, table.view)]
    assert lines[:2] == ["log-start-solo", "log-start-coop"]
