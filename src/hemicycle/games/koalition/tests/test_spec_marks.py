"""What action cards do in Koalition and where they may not be played; not whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.games.koalition.tests.playing import HAT, LEAF, LEMON, NUT, ROSE, Table, elected
from hemicycle.words import Words

rule = pytest.mark.rule
FRONTS = ["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4", "hat 10, hat 9", "rose 8, lemon 9"]
SAID = ("this politician is out", "no politician lies there")
DOUBLE = ["double", "double", "double"]


def last_round(**hands: list[str]) -> Table:
    """All have laid; the last action round is open, with these cards in hands ("s2" for seat 2)."""
    return elected(FRONTS, {int(seat[1:]): cards for seat, cards in hands.items()})


def kinds(table: Table, seat: int) -> set[str]:
    return {type(own).__name__ for own in table.state.choices(seat)}


def targets(table: Table, seat: int, action: str) -> set[int]:
    return {
        getattr(own, "on", getattr(own, "party", -1))
        for own in table.state.choices(seat)
        if type(own).__name__ == action
    }


@rule("KOA-11")
def test_a_double_doubles_the_party_not_the_politician_nor_the_contest() -> None:
    table = last_round(s4=["double"])
    chairs = table.tally(ROSE).chairs
    assert chairs == (2,)
    table.do(4, "Double", on=table.place("rose 8"))
    assert (table.tally(ROSE).printed, table.tally(ROSE).votes, table.tally(ROSE).doubled) == (31, 62, True)
    assert (table.tally(ROSE).chairs, table.tally(ROSE).sums) == (chairs, (10, 0, 13, 0, 8))
    assert table.view.total == 62 + table.tally(HAT).votes + table.tally(LEMON).votes


@rule("KOA-11", "KOA-16")
def test_one_double_for_a_party_and_election() -> None:
    table = last_round(s4=DOUBLE)
    table.do(4, "Double", on=table.place("rose 8"))
    table.act(4, "Double", on=table.place("hat 7"))
    roses = {own.place for own in table.view.table if own.party == ROSE}
    assert targets(table, table.view.turn, "Double") & roses == set()
    before = len(table.state.view(4).mine.actions), table.view.held[4].actions
    for seat in (0, 1, 2, 3):
        table.do(seat, "Pass")
    for place in roses:
        with table.refuses():
            table.do(4, "Double", on=place)
    assert before == (len(table.state.view(4).mine.actions), table.view.held[4].actions)
    table.do(4, "Double", on=table.place("lemon 9"))


@rule("KOA-11")
def test_a_double_stays_whatever_befalls_him() -> None:
    table = last_round(s4=["double", "skull"], s0=["vest"])
    place = table.place("rose 8")
    table.do(4, "Double", on=place)
    table.act(4, "Skull", on=place)
    assert (table.tally(ROSE).printed, table.tally(ROSE).votes) == (23, 46)
    table.act(0, "Vest", on=place)
    assert (table.tally(ROSE).printed, table.tally(ROSE).votes) == (31, 62)


@rule("KOA-11", "KOA-13", "KOA-16")
def test_not_on_one_who_is_out() -> None:
    table = last_round(s4=["skull", "skull", "double", "egg"])
    place = table.place("hat 9")
    table.do(4, "Skull", on=place)
    for seat in range(4):
        table.do(seat, "Pass")
    for action in ("Double", "Egg", "Skull"):
        with table.refuses():
            table.do(4, action, on=place)
        assert place not in targets(table, 4, action)
    table.do(4, "Double", on=table.place("hat 10"))


@rule("KOA-11", "KOA-13")
def test_a_double_on_one_with_an_egg() -> None:
    table = last_round(s4=["egg", "double"])
    table.do(4, "Egg", on=table.place("hat 9"))
    table.act(4, "Double", on=table.place("hat 9"))
    assert table.tally(HAT).votes == 2 * 26


@rule("KOA-12", "KOA-17")
def test_a_skull_takes_votes_and_chair_but_only_his() -> None:
    table = last_round(s4=["skull"])
    assert table.tally(ROSE).chairs == (2,)
    table.do(4, "Skull", on=table.place("rose 9"))
    assert (table.tally(ROSE).votes, table.tally(ROSE).sums) == (22, (10, 0, 4, 0, 8))
    assert table.tally(ROSE).chairs == (0,)
    assert table.view.table[table.place("rose 9")].out


@rule("KOA-13", "KOA-17")
def test_an_egg_takes_the_chair_and_leaves_the_votes() -> None:
    table = last_round(s4=["egg"])
    table.do(4, "Egg", on=table.place("rose 9"))
    assert (table.tally(ROSE).votes, table.tally(ROSE).sums) == (31, (10, 0, 4, 0, 8))
    assert table.tally(ROSE).chairs == (0,)
    lying = table.view.table[table.place("rose 9")]
    assert (lying.out, lying.egg) == (False, True)


@rule("KOA-13", "KOA-15", "KOA-16")
def test_one_egg_for_a_politician_and_election_though_it_was_cancelled() -> None:
    table = last_round(s4=["egg", "egg"], s0=["vest"])
    place = table.place("rose 9")
    table.do(4, "Egg", on=place)
    table.act(0, "Vest", on=place)
    assert (table.view.table[place].egg, table.tally(ROSE).chairs) == (False, (2,))
    for seat in (1, 2, 3):
        table.do(seat, "Pass")
    with table.refuses():
        table.do(4, "Egg", on=place)
    table.do(4, "Egg", on=table.place("rose 10"))


@rule("KOA-12", "KOA-13", "KOA-15")
def test_two_vests_lift_a_skull_and_then_the_egg_below() -> None:
    table = last_round(s4=["egg", "skull"], s0=["vest", "vest"])
    place = table.place("rose 9")
    table.do(4, "Egg", on=place)
    table.act(4, "Skull", on=place)
    assert (table.tally(ROSE).printed, table.tally(ROSE).chairs) == (22, (0,))
    table.act(0, "Vest", on=place)
    assert (table.tally(ROSE).printed, table.tally(ROSE).chairs) == (31, (0,))
    table.act(0, "Vest", on=place)
    assert (table.tally(ROSE).printed, table.tally(ROSE).chairs) == (31, (2,))
    assert [(mark.kind, mark.by) for mark in table.view.table[place].marks] == [
        ("egg", 4),
        ("skull", 4),
        ("vest", 0),
        ("vest", 0),
    ]


@rule("KOA-14", "KOA-16")
def test_one_scandal_for_a_party_and_election_though_it_was_cancelled() -> None:
    table = last_round(s4=["sausage", "sausage"], s0=["vest"])
    table.do(4, "Sausage", party=ROSE)
    assert (table.tally(ROSE).votes, table.tally(ROSE).scandal) == (15, True)
    assert table.tally(ROSE).chairs == (2,)
    table.act(0, "Clear", party=ROSE)
    assert (table.tally(ROSE).votes, table.tally(ROSE).scandal) == (31, False)
    for seat in (1, 2, 3):
        table.do(seat, "Pass")
    with table.refuses():
        table.do(4, "Sausage", party=ROSE)
    table.do(4, "Sausage", party=HAT)
    assert table.tally(HAT).votes == 13


@rule("KOA-14")
def test_a_scandal_needs_somebody_whom_it_can_be_laid_beside() -> None:
    """A party with only politicians who are out or have an egg, or none, has no scandal."""
    fronts = ["rose 10, leaf 7", "lemon 8, nut 5", "rose 9, rose 4", "hat 10, hat 9", "rose 8, lemon 9"]
    table = elected(fronts, {4: ["egg", "skull", "sausage"]})
    table.do(4, "Egg", on=table.place("leaf 7"))
    table.act(4, "Skull", on=table.place("nut 5"))
    for seat in range(4):
        table.do(seat, "Pass")
    assert targets(table, 4, "Sausage") == {ROSE, LEMON, HAT}
    for party in (LEAF, NUT, 4, 6):
        with table.refuses():
            table.do(4, "Sausage", party=party)


@rule("KOA-14")
def test_a_scandal_names_a_party_though_two_tie_for_its_chair() -> None:
    fronts = ["rose 10, hat 7", "rose 10, lemon 6", "lemon 9, lemon 4", "hat 10, hat 9", "hat 8, lemon 8"]
    table = elected(fronts, {4: ["sausage"]})
    assert sorted(table.tally(ROSE).chairs) == [0, 1]
    table.do(4, "Sausage", party=ROSE)
    assert [bloc.votes for bloc in table.view.blocs if bloc.party == ROSE] == [5, 5]


@rule("KOA-15", "KOA-16")
def test_a_vest_needs_something_to_cover() -> None:
    table = last_round(s4=["vest", "double", "sausage"])
    assert "Vest" not in kinds(table, 4)
    assert "Clear" not in kinds(table, 4)
    for action, fields in (("Vest", {"on": 0}), ("Clear", {"party": ROSE})):
        with table.refuses():
            table.do(4, action, **fields)
    table.do(4, "Double", on=0)
    for seat in range(4):
        table.do(seat, "Pass")
    with table.refuses():  # not against a double
        table.do(4, "Vest", on=0)
    table.do(4, "Sausage", party=ROSE)
    for seat in range(4):
        table.do(seat, "Pass")
    table.do(4, "Clear", party=ROSE)
    assert table.tally(ROSE).votes == 62


@rule("KOA-16")
@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("Double", {"on": 0}),
        ("Skull", {"on": 3}),
        ("Egg", {"on": 2}),
        ("Sausage", {"party": ROSE}),
        ("Skull", {"on": 10}),
    ],
)
def test_only_cards_that_one_holds_on_what_lies_there(action: str, fields: dict[str, Any]) -> None:
    table = last_round(s4=["joker 8", "joker 7", "joker 5", "vest", "vest"], s3=["skull"])
    with table.refuses():
        table.do(4, action, **fields)
    assert kinds(table, 4) == {"Pass"}


@rule("KOA-14")
@pytest.mark.parametrize("first", ["Double", "Sausage"])
def test_double_and_scandal_cancel_out(first: str) -> None:
    table = last_round(s4=["double", "sausage"])
    fields: dict[str, dict[str, int]] = {"Double": {"on": table.place("hat 9")}, "Sausage": {"party": HAT}}
    for action in (first, *({*fields} - {first})):
        table.act(4, action, **fields[action])
    assert (table.tally(HAT).printed, table.tally(HAT).votes) == (26, 26)


@rule("KOA-11", "KOA-13", "KOA-14", "KOA-22")
def test_once_counts_for_one_election() -> None:
    """In new elections there are no marks, and every party can be doubled again."""
    table = last_round(s4=["double", "double", "egg", "egg", "sausage"])
    table.do(4, "Double", on=table.place("lemon 9"))
    table.act(4, "Egg", on=table.place("rose 9"))
    table.act(4, "Sausage", party=LEMON)
    table.quiet()
    table.give_up()
    assert table.view.election == 2
    assert all(not (own.doubled or own.scandals) for own in table.view.tallies)
    table.lay(*FRONTS[0].split(", ")[:1], "lemon 8", "rose 9", "hat 10", "lemon 9")
    assert all(own.marks == () for own in table.view.table)
    table.do(4, "Double", on=table.place("lemon 9"))
    table.act(4, "Egg", on=table.place("rose 9"))


@rule("KOA-12", "KOA-23")
def test_who_is_out_earns_nothing_and_who_has_an_egg_does() -> None:
    table = last_round(s4=["egg"], s3=["skull"])
    table.do(4, "Egg", on=table.place("rose 9"))
    table.act(3, "Skull", on=table.place("rose 4"))
    table.quiet()
    table.govern(ROSE, LEMON)
    [row] = table.view.pad
    assert row.influence == (1, 2, 1, 0, 2)
    assert row.bonus == (2, 1, 0, 0, 0)


@rule("KOA-16")
def test_the_reason_stands_at_the_field_it_is_about() -> None:
    """Whatever is played where it cannot be: the refusal has a key of the game's words, and names the field."""
    table = last_round(s0=["egg", "skull", "double"])
    table.act(0, "Skull", on=1)
    table.act(0, "Double", on=0)
    for do, place, reason in (("Egg", 1, "is-out"), ("Egg", 39, "nobody-there")):
        while table.view.turn != 0:
            table.do(table.view.turn, "Pass")
        with pytest.raises(Illegal) as refused:
            table.state.read(0, {"do": do, "on": place})
        assert (refused.value.key, refused.value.at) == (reason, ("on",))
        assert Words("koalition", "en").refusal(refused.value).endswith(SAID)
