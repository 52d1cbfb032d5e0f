"""The end of a round bargained in public (COA-12), with clocks and without; written from the rulebook."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import plain
from hemicycle.core.match import Match
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.tests.playing import FIVE, FirstEdition, Table, Untimed

rule = pytest.mark.rule

HAGGLES = ("hard", True)  # it bargains until its clock runs out


@rule("COA-12")
def test_without_clocks_all_pass_once_where_a_deal_lies_on_the_table() -> None:
    table = Untimed(packs=[[*FIVE]], round_limit=1)
    table.deal(*FIVE)
    table.agree(0, [0, 1], [60, 40])
    table.pass_round(4)
    assert table.view.round == 1
    assert table.view.phase == "turn"
    table.pass_round(1)
    assert table.view.phase == "over"
    assert table.view.rounds[0].closed == "passes"
    assert table.money == [140, 120, 80, 80, 80]


@rule("COA-12")
def test_without_clocks_all_pass_twice_while_the_table_is_empty() -> None:
    table = Untimed(packs=[[*FIVE]], round_limit=1)
    table.deal(*FIVE)
    assert table.view.passes_needed == 10
    table.pass_round(9)
    assert (table.view.phase, table.view.passes) == ("turn", 9)
    table.pass_round(1)
    assert (table.view.phase, table.view.pool) == ("over", 100)


@rule("COA-12")
def test_with_a_clock_passing_ends_nothing() -> None:
    table = Table(packs=[[*FIVE]], round_limit=1)
    table.deal(*FIVE)
    table.pass_round(50)
    assert (table.view.phase, table.view.round, table.view.passes_needed) == ("turn", 1, None)


@rule("COA-12")
def test_with_a_clock_the_period_ends_once_all_are_done() -> None:
    table = Table(packs=[[*FIVE]], round_limit=1)
    table.deal(*FIVE)
    table.agree(0, [0, 1], [60, 40])
    for seat in (4, 0, 2, 1):
        table.do(seat, "Ready", ready=True)
    assert (table.view.phase, table.view.ready) == ("turn", (True, True, True, False, True))
    table.do(3, "Ready", ready=True)
    assert (table.view.phase, table.view.rounds[0].closed) == ("over", "ready")
    assert table.money == [140, 120, 80, 80, 80]


@rule("COA-12")
def test_to_be_done_can_be_taken_back() -> None:
    table = Table(packs=[[*FIVE]])
    table.deal(*FIVE)
    for seat in (0, 1, 2, 3):
        table.do(seat, "Ready", ready=True)
    table.do(2, "Ready", ready=False)
    table.do(4, "Ready", ready=True)
    assert (table.view.round, table.view.ready) == (1, (True, True, False, True, True))


@rule("COA-12")
def test_who_proposes_is_not_done_and_with_another_deal_nobody_is() -> None:
    table = Table(packs=[[*FIVE]])
    table.deal(*FIVE)
    for seat in (0, 1, 2, 3):
        table.do(seat, "Ready", ready=True)
    table.propose(0, [0, 1], [60, 40])
    assert table.view.ready == (False, True, True, True, False)
    table.answer(1, False)
    assert table.view.ready == (False, True, True, True, False)
    table.agree(1, [0, 1], [60, 40])
    assert table.view.ready == (False,) * 5


@rule("COA-12")
def test_a_proposal_is_void_where_the_last_is_done_meanwhile() -> None:
    table = Table(packs=[[*FIVE]], round_limit=1)
    table.deal(*FIVE)
    table.propose(0, [0, 1], [60, 40])
    for seat in range(5):
        table.do(seat, "Ready", ready=True)
    assert (table.view.phase, table.view.pool, table.view.last_turn.outcome) == ("over", 100, "void")


@rule("COA-12")
@pytest.mark.parametrize(
    "table",
    [
        Table(packs=[[*FIVE]], done_early=False),
        Table(packs=[[*FIVE]], period_seconds=None),
        Untimed(packs=[[*FIVE]]),
    ],
    ids=["to the letter", "no limit of time", "no clocks"],
)
def test_nobody_is_asked_to_be_done_where_that_ends_nothing(table: Table) -> None:
    table.deal(*FIVE)
    assert not table.view.may_be_done
    with table.refuses("in-public"):
        table.do(1, "Ready", ready=True)


@rule("COA-12")
def test_the_first_edition_knows_neither_end() -> None:
    table = FirstEdition(packs=[[*FIVE]])
    table.deal(*FIVE)
    table.pass_round(50)
    assert (table.view.phase, table.view.round) == ("turn", 1)
    with table.refuses("in-public"):
        table.do(1, "Ready", ready=True)


@rule("COA-4")
def test_a_list_of_packs_is_used_in_its_order() -> None:
    """One is out after the first round; the next pack for three has not been used yet."""
    table = Untimed(seats=4, packs=[[7, 6, 4, 3], [8, 7, 5], [9, 6, 5]], start_money=20)
    table.deal(7, 6, 4, 3)
    table.agree(0, [0, 1, 2], [30, 30, 20])
    table.pass_round(4)
    assert table.view.round == 2
    assert sorted(table.chance().view.mandates) == [0, 5, 7, 8]


@rule("COA-4")
def test_the_first_edition_used_packs_by_the_number_of_the_round() -> None:
    table = FirstEdition(seats=4, packs=[[7, 6, 4, 3], [8, 7, 5], [9, 6, 5]], start_money=20)
    table.deal(7, 6, 4, 3)
    table.agree(0, [0, 1, 2], [30, 30, 20])
    table.ring("period")
    assert table.view.round == 2
    assert sorted(table.chance().view.mandates) == [0, 5, 6, 9]


@pytest.mark.parametrize(
    ("bot", "timed"),
    [
        (bot, timed)
        for bot in ("easy", "normal", "turncoat", "hard")
        for timed in (False, True)
        if (bot, timed) != HAGGLES
    ],
)
def test_a_person_among_bots_who_only_passes_comes_to_the_end(bot: str, timed: bool) -> None:
    """As "Play bots" opens a table; with a clock the person also says that it is done, and no clock ever rings."""
    match = Match(GAME, 5, GAME.presets["quick"], Seeded(b"slow hands"), timed)
    match.take(match.begin(0))
    rng = Random(1)
    for _ in range(2000):
        if match.state.over():
            break
        seat = match.state.awaited()[0]
        match.take(match.move(0, seat, least(match, timed) if seat == 0 else action(match, seat, bot, rng)))
    assert match.state.over()
    assert NATURE not in [move.seat for move in match.moves if type(move.action).__name__ == "TimeUp"]


def least(match: Match, timed: bool) -> dict[str, Any]:
    view = match.state.view(0)
    if view.phase == "answers":
        return {"do": "Answer", "proposal": view.proposals, "accept": False}
    if timed and view.may_be_done and not view.ready[0]:
        return {"do": "Ready", "ready": True}
    return {"do": "Pass"}


def action(match: Match, seat: int, bot: str, rng: Random) -> Any:
    return plain(GAME.bots[bot](Position(match.state.copy(), seat), rng))
