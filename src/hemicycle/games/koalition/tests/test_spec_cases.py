"""The worked cases of Koalition, printed ones first, each laid on a table card by card."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests import oracle
from hemicycle.games.koalition.tests.cardset import SHIPPED
from hemicycle.games.koalition.tests.playing import (
    COUNTRY,
    CROSS,
    FIST,
    HAT,
    LEAF,
    LEMON,
    NUT,
    ROSE,
    Table,
    counted,
    elected,
    opened,
)

rule = pytest.mark.rule
PAGE_9 = ["leaf 6, rose 3", "lemon 5, lemon 4", "rose 10, rose 6", "hat 10, hat 8", "lemon 9, nut 4"]
PAGE_11 = ["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4", "hat 10, hat 9", "rose 10, lemon 9"]


def friendly() -> dict[str, Any]:
    """The shipped set, where every party may govern with every other."""
    ids = [party["id"] for party in SHIPPED["party"]]
    parties = [
        {**party, "partners": [other for other in ids if other != party["id"]]} for party in SHIPPED["party"]
    ]
    return {**SHIPPED, "party": parties}


def told(table: Table) -> set[tuple[int, ...]]:
    """The parties that may govern together."""
    view = table.view
    return {tuple(sorted(view.blocs[at].party for at in own.members)) for own in view.coalitions}


@rule("KOA-17", "KOA-19", "KOA-20")
def test_page_9() -> None:
    table = counted(PAGE_9)
    view = table.view
    votes = {tally.party: tally.votes for tally in view.tallies}
    assert votes == {LEAF: 6, ROSE: 19, HAT: 18, LEMON: 18, NUT: 4, FIST: 0, CROSS: 0}
    assert (view.total, view.majority) == (65, 33)
    chairs = {bloc.party: bloc.chair for bloc in view.blocs}
    assert chairs == {LEAF: 0, ROSE: 2, HAT: 3, LEMON: 4, NUT: 4}
    assert {frozenset(view.blocs[at].party for at in own.members): own.votes for own in view.coalitions} == {
        frozenset([ROSE, LEMON]): 37,
        frozenset([HAT, LEMON]): 36,
    }
    assert view.phase == "talks"


@rule("KOA-20")
def test_page_9_where_symbols_forbid_nothing() -> None:
    table = counted(PAGE_9, deck=friendly())
    assert told(table) == {(ROSE, HAT), (ROSE, LEMON), (HAT, LEMON)}
    assert sorted(own.votes for own in table.view.coalitions) == [36, 37, 37]


@rule("KOA-5", "KOA-23", "KOA-24", "KOA-25")
def test_page_11() -> None:
    table = counted(PAGE_11)
    assert (table.view.total, table.view.majority) == (82, 42)
    assert (table.view.country, table.view.bonus[:2]) == (COUNTRY["Denmark"], (2, 1))
    table.govern(ROSE, LEMON)
    [row] = table.view.pad
    assert [(own.party, own.votes, own.chair, own.bonus) for own in row.government] == [
        (ROSE, 33, 2, 2),
        (LEMON, 23, 1, 1),
    ]
    assert row.influence == (1, 2, 2, 0, 2)
    assert row.bonus == (0, 1, 2, 0, 0)
    assert table.view.power == (1, 3, 4, 0, 2)
    assert [(own[ROSE], own[LEMON], sum(own)) for own in row.booked] == [
        (1, 0, 1),
        (0, 3, 3),
        (4, 0, 4),
        (0, 0, 0),
        (1, 1, 2),
    ]


PAGE_13 = [  # A, B, C, D, E by party, as the overview card has them
    [8, 5, 2, 4, 0, 3, 2],
    [9, 0, 0, 4, 0, 2, 0],
    [4, 15, 2, 0, 3, 0, 0],
    [0, 4, 7, 3, 2, 0, 0],
    [0, 0, 0, 0, 2, 0, 3],
]


@rule("KOA-28", "KOA-29")
def test_page_13() -> None:
    """The oracle's; `test_spec_points` holds the game against it."""
    shares = oracle.europe(PAGE_13)
    assert sorted([own.bonus for own in shares], reverse=True) == [7, 6, 5, 5, 3, 2, 2]
    assert (shares[HAT].bonus, shares[ROSE].bonus, shares[FIST].bonus) == (7, 6, 3)
    assert shares[LEMON] == oracle.Share(11, 5, (0, 1), 2)
    bonuses = oracle.given(shares, 5)
    assert (sum(PAGE_13[0]), bonuses[0]) == (24, 2 + 2)
    assert (sum(PAGE_13[2]), bonuses[2]) == (24, 7 + 3)


def meddling(**hands: list[str]) -> Table:
    """Seat 0 leads the Greens, seat 1 follows; cards are played in the last round."""
    fronts = ["leaf 9, hat 1", "leaf 8, lemon 1", "rose 10, rose 9", "hat 10, hat 9", "lemon 9, nut 4"]
    return elected(fronts, {int(seat[1:]): cards for seat, cards in hands.items()})


@rule("KOA-12", "KOA-15")
def test_skull_vest_skull() -> None:
    table = meddling(s1=["skull", "skull"], s0=["vest"])
    place = table.place("leaf 9")
    table.act(1, "Skull", on=place)
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (8, (1,))
    table.act(0, "Vest", on=place)
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (17, (0,))
    assert not table.view.table[place].out
    table.act(1, "Skull", on=place)
    assert table.view.table[place].out
    assert [mark.active for mark in table.view.table[place].marks if mark.kind == "skull"] == [False, True]
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (8, (1,))


@rule("KOA-12", "KOA-13", "KOA-15")
def test_egg_skull_vest() -> None:
    table = meddling(s1=["egg", "skull"], s0=["vest"])
    place = table.place("leaf 9")
    table.act(1, "Egg", on=place)
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (17, (1,))
    table.act(1, "Skull", on=place)
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (8, (1,))
    table.act(0, "Vest", on=place)
    lying = table.view.table[place]
    assert (lying.out, lying.egg) == (False, True)
    assert (table.tally(LEAF).votes, table.tally(LEAF).chairs) == (17, (1,))


NINETEEN = ["rose 6, rose 3, hat 1", "hat 2, rose 6, rose 3", "rose 1, hat 10, hat 9"]


@rule("KOA-11", "KOA-14")
@pytest.mark.parametrize(
    ("cards", "votes"),
    [
        (["double", "sausage"], 19),
        (["sausage", "double"], 19),
        (["sausage"], 9),
        (["double"], 38),
        (["sausage", "vest"], 19),
        (["double", "sausage", "vest"], 38),
    ],
)
def test_a_party_of_19(cards: list[str], votes: int) -> None:
    fronts = ["rose 10, hat 1", "rose 9, hat 2", "hat 10, hat 9", "lemon 9, nut 4", "lemon 8, nut 5"]
    table = elected(fronts, {0: cards})
    for card in cards:
        field = {"double": {"on": table.place("rose 9")}}.get(card, {"party": ROSE})
        table.act(0, "Clear" if card == "vest" else card.capitalize(), **field)
    assert (table.tally(ROSE).printed, table.tally(ROSE).votes) == (19, votes)


@rule("KOA-14", "KOA-17", "KOA-18")
def test_a_scandal_in_a_split_party_of_19() -> None:
    table = elected(NINETEEN, {0: ["sausage"]})
    table.act(0, "Sausage", party=ROSE)
    camps = [(bloc.chair, bloc.votes) for bloc in table.view.blocs if bloc.party == ROSE]
    assert camps == [(0, 4), (1, 4)]
    assert table.view.total == 4 + 4 + 22


@rule("KOA-17")
def test_cards_decide_between_equal_sums() -> None:
    """10 as 6 + 4 against 6 + 3 + 1."""
    fronts = ["rose 6, rose 4, hat 10", "rose 6, rose 3, rose 1", "hat 9, lemon 9, nut 7"]
    for order in (fronts, [fronts[1], fronts[0], fronts[2]]):
        table = elected(order, actions=False)
        assert table.tally(ROSE).sums[:2] == (10, 10)
        assert table.tally(ROSE).chairs == (order.index(fronts[0]),)


@rule("KOA-17")
def test_equal_cards_split_a_party() -> None:
    table = elected(
        ["rose 6, rose 4, hat 10", "rose 4, rose 6, hat 9", "hat 8, lemon 9, nut 7"], actions=False
    )
    assert sorted(table.tally(ROSE).chairs) == [0, 1]
    camps = [(bloc.chair, bloc.camp, bloc.votes) for bloc in table.view.blocs if bloc.party == ROSE]
    assert camps == [(0, True, 10), (1, True, 10)]


@rule("KOA-20")
@pytest.mark.parametrize(
    ("leaf", "hats", "legal"),
    [("leaf 3", ("hat 5", "hat 3"), True), ("leaf 4", ("hat 5", "hat 2"), False)],
)
def test_who_is_superfluous(leaf: str, hats: tuple[str, str], legal: bool) -> None:
    """Rose 30, Greens 20 and Liberals 5 of 100 need each other; with 21 Greens they do not."""
    fronts = [
        "rose 10, rose 1, hat 1",
        "rose 10, leaf 9, hat 10",
        f"rose 9, leaf 8, {hats[0]}",
        f"{leaf}, hat 9, {hats[1]}",
        "lemon 5, hat 9, hat 8",
    ]
    table = elected(fronts, actions=False)
    votes = [table.tally(party).votes for party in (ROSE, LEAF, LEMON)]
    assert votes == [30, 20 if legal else 21, 5]
    assert (table.view.total, table.view.majority) == (100, 51)
    assert ((ROSE, LEAF, LEMON) in told(table)) == legal
    assert ((ROSE, LEAF) in told(table)) != legal


@rule("KOA-8", "KOA-22")
def test_new_elections() -> None:
    fronts = [
        "joker 8 rose, rose 3",
        "lemon 5, lemon 4",
        "rose 10, rose 6",
        "hat 10, hat 8",
        "lemon 9, nut 4",
    ]
    table = elected(fronts, {2: ["skull"]}, opener=3)
    before = [len(table.state.view(seat).mine.politicians) for seat in range(5)]
    table.act(2, "Skull", on=table.place("nut 4"))
    table.quiet()
    table.give_up()
    view = table.view
    assert (view.phase, view.number, view.election, view.country) == ("lay", 1, 2, COUNTRY["Denmark"])
    assert [(own.election, own.why) for own in view.failed] == [(1, "given-up")]
    assert (view.opener, view.turn) == (3, 3)
    assert (view.table, view.pad) == ((), ())
    assert view.aside == (60,)
    assert {kind: count for kind, count in view.spent if count} == {"skull": 1}
    hands = [[table.word(card) for card in table.state.view(seat).mine.politicians] for seat in range(5)]
    assert [len(hand) - was for hand, was in zip(hands, before, strict=True)] == [1, 2, 2, 2, 2]
    for hand, front in zip(hands, fronts, strict=True):
        assert all(word.strip() in hand for word in front.split(",") if "joker" not in word)
    assert 60 not in table.state.view(0).mine.jokers


@rule("KOA-26")
def test_too_few_politicians_for_the_next_country() -> None:
    """Two politicians and two jokers are not enough for four."""
    table = opened({}, {0: ["joker 8", "joker 7"]}, election_limit=1)
    for country in ("Austria", "Finland", "Ireland", "Luxembourg", "Italy"):
        table.skip()
        table.do(NATURE, "Reveal", country=COUNTRY[country])
    before = table.view
    assert (table.chance, before.country, before.number) == ("Deal", COUNTRY["Italy"], 6)
    assert [own.politicians for own in before.held] == [2] * 5
    table.shuffle()
    view = table.view
    assert (view.phase, view.country, view.number, view.fields) == ("lay", COUNTRY["Italy"], 6, 4)
    assert [(own.politicians, own.actions) for own in view.held] == [(12, 5)] * 5
    assert (view.aside, view.undealt, view.opener) == ((), (0, 0), before.opener)
    assert (view.power, view.pad) == (before.power, before.pad)
