"""Laying politicians, jokers and the order of action rounds in Koalition; not what action cards do."""

from __future__ import annotations

import pytest

from hemicycle.games.koalition.tests.playing import (
    CROSS,
    HAT,
    ROSE,
    elected,
    opened,
)

rule = pytest.mark.rule


@rule("KOA-7")
@pytest.mark.parametrize("opener", range(3))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_one_after_another_until_everyone_has_as_many(opener: int, size: int) -> None:
    table = opened({}, seats=3, size=size, opener=opener, actions=False)
    order: list[int] = []
    while len(order) < 3 * size:
        assert (table.view.phase, table.state.awaited()) == ("lay", (table.view.turn,))
        order.append(table.view.turn)
        table.do(table.view.turn, "Field", politician=table.state.view(table.view.turn).mine.politicians[0])
    assert order == [(opener + turn) % 3 for turn in range(3 * size)]
    assert table.view.phase != "lay"


@rule("KOA-7")
def test_no_passing_and_only_ones_own_cards() -> None:
    table = opened({1: ["rose 10"]})
    for action in ("Pass", "GiveUp"):
        with table.refuses():
            table.do(0, action)
    others = table.state.view(1).mine.politicians
    with table.refuses():
        table.do(0, "Field", politician=others[0])
    with table.refuses():
        table.do(1, "Field", politician=others[0])
    mine = table.state.view(0).mine
    assert table.state.choices(0).size == len(mine.politicians) + 7 * len(mine.jokers)


@rule("KOA-7", "KOA-1")
def test_what_is_laid_is_seen_by_all_and_leaves_the_hand() -> None:
    table = opened({0: ["rose 9"]})
    table.lay("rose 9")
    [lying] = table.view.table
    assert (lying.owner, lying.party, lying.value, lying.card, lying.place) == (0, ROSE, 9, 2, 0)
    assert 2 not in table.state.view(0).mine.politicians
    assert [own.politicians for own in table.view.held] == [11, 12, 12, 12, 12]


@rule("KOA-8")
@pytest.mark.parametrize("party", range(7))
def test_a_joker_is_a_politician_of_any_party(party: int) -> None:
    table = opened({}, {0: ["joker 7"]})
    table.do(0, "Declare", joker=61, party=party)
    [lying] = table.view.table
    assert (lying.party, lying.value, lying.owner, lying.card) == (party, 7, 0, 61)
    assert (table.tally(party).votes, table.tally(party).chairs) == (7, (0,))
    assert (table.view.held[0].politicians, table.view.held[0].actions) == (12, 4)


@rule("KOA-8", "KOA-20")
def test_a_joker_counts_towards_the_number_and_has_its_partys_symbols() -> None:
    fronts = [
        "joker 8 cross, rose 1",
        "hat 10, hat 1",
        "rose 10, lemon 1",
        "lemon 9, fist 1",
        "nut 1, leaf 1",
    ]
    table = elected(fronts)
    table.quiet()
    assert table.view.phase == "talks"
    together = [{table.view.blocs[at].party for at in own.members} for own in table.view.coalitions]
    assert {CROSS, HAT} in [members & {CROSS, HAT} for members in together]
    assert len(table.view.table) == 10


@rule("KOA-8")
def test_a_joker_is_no_action_card() -> None:
    table = opened({}, {0: ["joker 8", "joker 7", "joker 5"]})
    table.lay("joker 8 rose")
    assert table.view.phase == "offer"
    for action, fields in (("Declare", {"joker": 61, "party": ROSE}), ("Field", {"politician": 0})):
        with table.refuses():
            table.do(0, action, **fields)


@rule("KOA-9")
def test_who_has_just_laid_may_open_a_round_and_nobody_else() -> None:
    table = opened({0: ["rose 10"]}, {0: ["double"], 1: ["double"]})
    table.lay("rose 10")
    assert (table.view.phase, table.view.turn, table.state.awaited()) == ("offer", 0, (0,))
    with table.refuses():
        table.do(1, "Double", on=0)
    table.do(0, "Pass")
    assert (table.view.phase, table.view.turn) == ("lay", 1)
    with table.refuses():
        table.do(0, "Double", on=0)
    with table.refuses():
        table.do(1, "Double", on=0)


@rule("KOA-9", "KOA-10")
def test_an_action_card_may_hit_anybody_on_the_table() -> None:
    table = opened({0: ["rose 10"], 1: ["hat 10"]}, {1: ["skull"]})
    table.lay("rose 10", "hat 10")
    targets = [own.on for own in table.state.choices(1) if type(own).__name__ == "Skull"]
    assert sorted(targets) == [0, 1]


@rule("KOA-9", "KOA-10")
def test_a_round_goes_clockwise_until_all_in_a_row_have_passed() -> None:
    table = opened({0: ["rose 10"], 1: ["hat 10"]}, {1: ["double", "skull"], 3: ["egg"]})
    table.lay("rose 10", "hat 10")
    table.do(1, "Double", on=0)
    asked = []
    for _ in range(3):
        assert (table.view.phase, table.view.round_by) == ("round", 1)
        asked.append(table.view.turn)
        table.do(
            table.view.turn,
            "Egg" if table.view.turn == 3 else "Pass",
            **({"on": 1} if asked[-1] == 3 else {}),
        )
    while table.view.phase == "round":
        asked.append(table.view.turn)
        table.do(table.view.turn, "Pass")
    assert asked == [2, 3, 4, 0, 1, 2, 3]
    assert (table.view.phase, table.view.turn) == ("lay", 2)


@rule("KOA-10")
def test_the_last_actions_owner_may_go_on_and_passes_last() -> None:
    table = opened({0: ["rose 10"]}, {0: ["double", "skull"]})
    table.lay("rose 10")
    table.do(0, "Double", on=0)
    for seat in (1, 2, 3, 4):
        assert table.view.turn == seat
        table.do(seat, "Pass")
    table.do(0, "Skull", on=0)
    for seat in (1, 2, 3, 4, 0):
        assert (table.view.phase, table.view.turn) == ("round", seat)
        table.do(seat, "Pass")
    assert (table.view.phase, table.view.turn) == ("lay", 1)


@rule("KOA-9")
def test_who_has_no_card_of_the_action_deck_is_skipped() -> None:
    """Ten players have two each; seat 1 lays one joker and plays its other card, seat 0 lays both its jokers."""
    table = opened({}, {0: ["joker 8", "joker 7"], 1: ["joker 5", "skull"]}, seats=10, size=2)
    table.do(0, "Declare", joker=60, party=ROSE)
    assert (table.view.phase, table.view.turn) == ("offer", 0)
    table.do(0, "Pass")
    table.do(1, "Declare", joker=62, party=HAT)
    table.do(1, "Skull", on=0)
    for seat in (2, 3, 4, 5, 6, 7, 8, 9, 0):
        assert (table.view.phase, table.view.turn) == ("round", seat)
        table.do(seat, "Pass")
    assert (table.view.phase, table.view.turn) == ("lay", 2)
    for seat in range(2, 10):
        assert table.view.turn == seat
        table.do(seat, "Field", politician=table.state.view(seat).mine.politicians[0])
        table.do(seat, "Pass")
    table.do(0, "Declare", joker=61, party=ROSE)
    assert (table.view.phase, table.view.turn) == ("lay", 1)


@rule("KOA-9", "KOA-10")
def test_so_many_more_passes_end_a_round() -> None:
    """Those who are skipped do not pass: ten players, of whom seat 1 has played its last card."""
    table = opened({}, {0: ["joker 8", "joker 7"], 1: ["skull", "joker 5"]}, seats=10, size=2)
    for seat, joker in ((0, 60), (1, 62)):
        table.do(seat, "Declare", joker=joker, party=ROSE)
        if seat == 0:
            table.do(0, "Pass")
    table.do(1, "Skull", on=0)
    promised, passes = table.view.quiet, 0
    while table.view.phase == "round":
        assert table.view.quiet == promised - passes
        table.do(table.view.turn, "Pass")
        passes += 1
    assert promised == passes == 9


@rule("KOA-9")
def test_one_with_only_a_joker_is_asked() -> None:
    """So that others learn nothing of what is held."""
    table = opened({1: ["rose 10"]}, {0: ["joker 8", "joker 7", "joker 5", "joker 5", "joker 5"]})
    table.do(0, "Field", politician=table.state.view(0).mine.politicians[0])
    assert (table.view.phase, table.view.turn) == ("offer", 0)
    assert table.state.choices(0).size == 1


@rule("KOA-9", "KOA-10")
def test_a_round_is_held_after_the_last_politician() -> None:
    """Though nobody has opened one: its owner is asked first."""
    fronts = ["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4", "hat 10, hat 9", "rose 8, lemon 9"]
    table = elected(fronts, {2: ["skull"]}, opener=2)
    asked = []
    while table.view.phase == "round":
        asked.append(table.view.turn)
        table.do(table.view.turn, "Pass")
    assert asked == [1, 2, 3, 4, 0]
    assert table.view.phase == "talks"


@rule("KOA-9", "KOA-10")
def test_a_card_played_in_the_last_round_asks_everybody_again() -> None:
    fronts = ["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4", "hat 10, hat 9", "rose 8, lemon 9"]
    table = elected(fronts, {2: ["skull"]})
    for seat in (4, 0, 1):
        table.do(seat, "Pass")
    table.do(2, "Skull", on=0)
    for seat in (3, 4, 0, 1, 2):
        assert (table.view.phase, table.view.turn) == ("round", seat)
        table.do(seat, "Pass")
    assert table.view.phase == "talks"


@rule("KOA-9", "KOA-1")
def test_without_action_cards_nobody_is_asked() -> None:
    table = opened({}, actions=False)
    assert [own.actions for own in table.view.held] == [0] * 5
    table.fielded()
    assert table.view.phase in ("talks", "camps", "lay", "nature")
    assert table.view.with_actions is False
