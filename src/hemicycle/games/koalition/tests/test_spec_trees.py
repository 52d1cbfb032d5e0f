"""All that can happen from small positions of Koalition, compared move by move; nothing is left to chance."""

from __future__ import annotations

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.doors import check_choices, numbers
from hemicycle.games.koalition.tests.following import check
from hemicycle.games.koalition.tests.playing import COUNTRY, ROSE, WITHOUT_CLOCKS, to_first_country
from hemicycle.games.koalition.tests.twins import Twin

rule = pytest.mark.rule


def followed(
    fronts: list[str], size: int = 2, deck: dict[int, list[str]] | None = None, **given: bool
) -> Twin:
    """These fronts are in hands, and the first country is open."""
    table = Twin(len(fronts), **{"leader_vote": False, **WITHOUT_CLOCKS, **given})
    to_first_country(table, {seat: front.split(", ") for seat, front in enumerate(fronts)}, deck, size, 0)
    return table


def grow(table: Twin, depth: int) -> int:
    """The number of ways in which so many moves can follow each other, all of them compared."""
    check(table.state, table.book, [None])
    check_choices(table.state, table.book)
    if depth == 0 or table.book.phase in ("nature", "over"):
        return 1
    called, ways = numbers(table.view), 0
    for seat in table.book.able_to_act():
        for move in table.book.moves(seat, called):
            after = table.copy()
            after.do(seat, move["do"], **{name: own for name, own in move.items() if name != "do"})
            ways += grow(after, depth - 1)
    return ways


@rule("KOA-7", "KOA-17", "KOA-19", "KOA-20", "KOA-21", "KOA-22")
def test_a_shrunken_game() -> None:
    """Two parties, three players, two cards each, to the end of the laying and two moves beyond."""
    last = ["rose 10, lemon 9", "rose 10, lemon 8", "rose 9, lemon 6"]
    table = followed(last, size=4, actions=False)
    kept = [{*table.held(seat, front)} for seat, front in enumerate(last)]
    for country in ("Great Britain", "France", "Italy", "Denmark", "Finland"):
        while table.view.phase == "lay":
            seat = table.view.turn
            spare = [card for card in table.state.view(seat).mine.politicians if card not in kept[seat]]
            table.do(seat, "Field", politician=spare[0])
        table.finish()
        table.do(NATURE, "Reveal", country=COUNTRY[country])
    assert [own.politicians for own in table.view.held] == [2] * 3
    assert grow(table, 6) == 8
    assert grow(table, 8) > 8


@rule("KOA-9", "KOA-10", "KOA-11", "KOA-12", "KOA-13", "KOA-14", "KOA-15", "KOA-16")
def test_a_last_action_round() -> None:
    fronts = ["rose 10, lemon 9", "rose 8, hat 8", "hat 9, nut 1"]
    hands = {2: ["skull", "egg", "vest", "double", "sausage"], 0: ["vest", "skull", "sausage"]}
    table = followed(fronts, deck=hands)
    table.lay_fronts(fronts)
    table.do(2, "Egg", on=0)
    assert table.view.phase == "round"
    assert grow(table, 2) > 100


@rule("KOA-18", "KOA-21")
def test_talks_with_camps() -> None:
    fronts = ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 9"]
    table = followed(fronts, actions=False)
    table.lay_fronts(fronts)
    assert table.view.phase == "camps"
    assert sorted(table.tally(ROSE).chairs) == [0, 1]
    assert grow(table, 1) == 2
    table.choose_camps()
    assert grow(table, 2) > 50
