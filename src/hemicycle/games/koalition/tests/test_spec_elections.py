"""What follows the count in Koalition: one party alone, or talks, or new elections, or no government at all."""

from __future__ import annotations

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.playing import (
    COUNTRY,
    LEMON,
    ROSE,
    Table,
    counted,
    opened,
)
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9

rule = pytest.mark.rule


def may(table: Table, seat: int) -> set[str]:
    return {type(own).__name__ for own in table.state.choices(seat)}


@rule("KOA-19")
def test_a_majority_governs_alone_without_talks() -> None:
    fronts = ["rose 10, rose 10", "rose 9, hat 1", "rose 8, lemon 1", "hat 9, rose 7", "rose 4, lemon 9"]
    table = counted(fronts)
    [row] = table.view.pad
    assert [(own.party, own.chair, own.votes, own.bonus) for own in row.government] == [(ROSE, 0, 48, 2)]
    assert table.view.power == (4, 1, 1, 1, 1)


@rule("KOA-19", "KOA-24")
def test_a_majority_without_a_chair_governs_without_a_bonus() -> None:
    fronts = ["rose 10, rose 10", "nut 1, hat 1", "nut 2, lemon 1", "cross 2, leaf 1", "cross 3, lemon 2"]
    table = opened({seat: front.split(", ") for seat, front in enumerate(fronts)}, {1: ["egg", "egg"]})
    cards = [front.split(", ") for front in fronts]
    table.lay(*[cards[seat][turn] for turn in range(2) for seat in range(5)])
    for place in (0, 5):
        table.act(1, "Egg", on=place)
    assert table.tally(ROSE).chairs == ()
    assert table.view.coalitions == ()
    table.quiet()
    [row] = table.view.pad
    assert [(own.party, own.chair, own.bonus) for own in row.government] == [(ROSE, None, 0)]
    assert (row.influence, row.bonus) == ((2, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    assert row.booked[0][ROSE] == 2


@rule("KOA-19")
def test_exactly_half_is_no_majority() -> None:
    fronts = ["rose 10, rose 8", "hat 10, hat 2", "lemon 6, leaf 1", "lemon 1, leaf 2", "leaf 4, nut 1"]
    table = counted(fronts)
    assert (table.tally(ROSE).votes, table.view.total, table.view.majority) == (18, 45, 23)
    fronts[2] = "lemon 6, leaf 3"
    fronts[0] = "rose 10, rose 10"
    fronts[1] = "hat 2, hat 1"
    table = counted(fronts)
    assert (table.view.total, table.view.majority) == (40, 21)
    assert table.view.phase == "talks"


@rule("KOA-17", "KOA-19")
def test_a_split_party_does_not_govern_alone() -> None:
    """Nearly all votes are those of two camps, who may govern together."""
    fronts = ["rose 10, rose 8", "rose 10, rose 8", "nut 1, leaf 1", "hat 1, cross 2", "lemon 1, fist 1"]
    table = counted(fronts)
    camps = [own for own in table.view.blocs if own.party == ROSE]
    assert [(own.chair, own.camp, own.votes) for own in camps] == [(0, True, 18), (1, True, 18)]
    assert table.view.phase == "talks"
    assert table.number(ROSE, ROSE) >= 0
    table.govern(ROSE, ROSE)
    [row] = table.view.pad
    assert [(own.chair, own.bonus) for own in row.government] == [(0, 2), (1, 1)]
    assert table.view.power == (4, 3, 0, 0, 0)


@rule("KOA-17", "KOA-20")
def test_lost_halves_are_lost_for_the_total_too() -> None:
    table = counted(
        ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "lemon 9, lemon 5"]
    )
    table.choose_camps()
    camps = [own.votes for own in table.view.blocs if own.party == ROSE]
    assert camps == [9, 9]
    assert table.view.total == 18 + 26 + 24
    assert table.view.majority == 35


@rule("KOA-22")
def test_all_who_could_come_to_terms_give_up() -> None:
    table = counted(PAGE_9)
    assert "GiveUp" not in may(table, 0)
    for seat in (2, 3):
        table.do(seat, "GiveUp")
    assert table.view.given_up == (False, False, True, True, False)
    with table.refuses():
        table.do(2, "GiveUp")
    table.do(2, "GoOn")
    with table.refuses():
        table.do(2, "GoOn")
    table.do(4, "GiveUp")
    assert (table.view.phase, table.view.election) == ("talks", 1)
    table.do(2, "GiveUp")
    assert (table.view.phase, table.view.election) == ("lay", 2)
    assert table.view.given_up == (False,) * 5


HOPELESS = ["rose 10, rose 9", "hat 10, hat 9", "nut 1, fist 1", "nut 2, fist 3", "nut 5, fist 4"]


@rule("KOA-22")
def test_no_coalition_means_new_elections_at_once() -> None:
    """Rose and Communists have 27 of 54, Conservatives and Fascists as many."""
    table = counted(HOPELESS)
    assert (table.view.phase, table.view.total) == ("lay", 0)
    assert [(own.election, own.why) for own in table.view.failed] == [(1, "no-coalition")]
    assert (table.view.number, table.view.election, table.view.turn) == (1, 2, 0)


@rule("KOA-22")
@pytest.mark.parametrize("limit", [1, 2, 3, 10])
@pytest.mark.parametrize("fronts", [PAGE_9, HOPELESS])
def test_after_so_many_failures_there_is_no_government(fronts: list[str], limit: int) -> None:
    table = counted(fronts, election_limit=limit, actions=False)
    for election in range(1, limit):
        table.give_up()
        assert (table.view.number, table.view.election) == (1, election + 1)
        assert len(table.view.failed) == election
        table.lay_fronts(fronts)
    table.give_up()
    [row] = table.view.pad
    assert (row.government, row.elections) == ((), limit)
    assert sum(row.influence) == sum(row.bonus) == sum(table.view.power) == 0
    assert len(table.view.aside) == 10
    assert [own.politicians for own in table.view.held] == [10] * 5
    table.shuffle()
    assert (table.view.number, table.view.failed, table.view.turn) == (2, (), 0)


LAST = [
    "rose 10, rose 10", "hat 10, hat 9", "rose 9, hat 9", "rose 8, nut 7", "rose 8, hat 7",
    "nut 5, hat 7", "nut 4, fist 8", "nut 2, fist 6", "nut 1, fist 4", "fist 3, fist 1",
]  # fmt: skip


@rule("KOA-22")
@pytest.mark.parametrize("actions", [False, True])
def test_no_coalition_and_nothing_else_in_hand(actions: bool) -> None:
    """Ten players have laid four of their six; the other two can only be laid again, or an action card with them."""
    later = {seat: front.split(", ") for seat, front in enumerate(LAST)}
    table = opened(later, seats=10, size=4, actions=actions)
    kept = [{*table.held(seat, front)} for seat, front in enumerate(LAST)]
    for turn in range(40):
        table.quiet()
        mine = table.state.view(turn % 10).mine.politicians
        table.do(turn % 10, "Field", politician=next(card for card in mine if card not in kept[turn % 10]))
    table.finish()
    table.do(NATURE, "Reveal", country=COUNTRY["Finland"])
    table.fielded()
    if actions:
        assert (table.view.phase, table.view.number, table.view.election) == ("lay", 2, 2)
        return
    row = table.view.pad[-1]
    assert (row.country, row.government, row.elections) == (COUNTRY["Finland"], (), 1)
    assert table.chance == "Deal"


@rule("KOA-22")
def test_politicians_are_in_hand_again() -> None:
    table = counted(PAGE_9)
    table.give_up()
    for seat, front in enumerate(PAGE_9):
        hand = [table.word(card) for card in table.state.view(seat).mine.politicians]
        assert all(word in hand for word in front.split(", "))
    assert [own.politicians for own in table.view.held] == [12] * 5
    table.lay_fronts(PAGE_9)
    table.quiet()
    table.govern(ROSE, LEMON)
    assert (table.view.pad[0].elections, len(table.view.pad)) == (2, 1)


@rule("KOA-3", "KOA-22")
def test_jokers_of_the_politician_deck_come_back_too() -> None:
    table = opened({0: ["joker 5"]}, seats=7)
    table.lay("joker 5 rose")
    card = table.view.table[0].card
    table.fielded()
    table.choose_camps()
    table.give_up()
    assert table.view.election == 2
    assert card in table.state.view(0).mine.politicians
    assert table.view.aside == ()
