"""Each rule of Ten Regions beyond its worked cases, with every option; the sums of whole counts are not done here."""

from __future__ import annotations

from itertools import product
from math import perm
from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.core.line import Line
from hemicycle.core.options import BadOption
from hemicycle.core.state import NATURE
from hemicycle.games.ten_regions.tests.oracle import PRINTED, head_start
from hemicycle.games.ten_regions.tests.playing import Table, country

rule = pytest.mark.rule

NOTHING_PLACED: list[list[int]] = [[], [], [], []]


@rule("TEN-1")
@pytest.mark.parametrize("turns", [1, 2, 5, 10])
def test_as_many_turns_as_agreed(turns: int) -> None:
    table = Table(ideologies="corners", turns=turns)
    for turn in range(1, turns + 1):
        assert not table.state.over()
        assert (table.view.phase, table.view.turn, table.view.turns) == ("campaign", turn, turns)
        table.campaign([[0, 1, 2], [3, 4, 5], [6, 7], [8, 9]])
    assert table.state.over()
    assert (table.view.phase, table.view.turn) == ("over", turns)
    assert [parliament.turn for parliament in table.view.parliaments] == list(range(1, turns + 1))


@rule("TEN-1")
def test_three_turns_of_ten_regions_unless_agreed_otherwise() -> None:
    table = Table()
    assert table.view.turns == 3
    assert table.options == {
        "ideologies": "draft", "unique_ideologies": True, "turns": 3,
        "media": 7, "rallies": 7, "conflicts": 1, "three_way_first": "all", "open_ties": False, "zero_votes": "nobody",
        "draft_seconds": 60, "campaign_seconds": 600, "vote_seconds": 60, "regions": None,
    }  # fmt: skip
    assert [(land.economic, land.social, land.mandates) for land in table.view.regions] == [
        (land.economic, land.social, land.mandates) for land in PRINTED
    ]


@rule("TEN-1")
def test_parties_are_chosen_in_turn_for_all_to_see() -> None:
    table = Table()
    for seat, cell in enumerate([4, 2, 7, 0]):
        assert table.view.phase == "draft"
        assert table.state.to_act() == (seat,)
        assert [clock.name for clock in table.state.clocks()] == [f"draft {seat}"]
        assert table.state.choices(seat).size == 9 - seat
        table.do(seat, "Found", cell=cell)
        assert [table.state.view(other).cells[seat] for other in range(4)] == [cell] * 4
    assert table.view.phase == "campaign"
    assert list(table.view.head_starts[0]) == [head_start(4, land) for land in PRINTED]


@rule("TEN-1")
def test_a_cell_taken_or_out_of_turn_is_refused() -> None:
    table = Table()
    table.do(0, "Found", cell=4)
    assert table.state.names()["seat"][:2] == (Line("party-4", {}), Line("seat-number", {"number": 2}))
    for seat, cell in ((1, 4), (2, 5), (0, 5), (1, 9), (1, -1)):
        with pytest.raises(Illegal):
            table.do(seat, "Found", cell=cell)


@rule("TEN-1")
def test_when_the_time_for_a_choice_is_up_a_free_cell_is_drawn() -> None:
    table = Table()
    table.do(0, "Found", cell=4)
    table.ring()
    assert table.state.to_act() == (NATURE,)
    drawn = {table.state.play(NATURE, lot).view(None).cells[1] for lot in table.state.choices(NATURE)}
    assert drawn == {0, 1, 2, 3, 5, 6, 7, 8}
    with pytest.raises(Illegal):
        table.do(NATURE, "Lot", cell=4)
    table.do(NATURE, "Lot", cell=3)
    assert table.view.cells == (4, 3, None, None)
    assert table.state.to_act() == (2,)


@rule("TEN-1")
@pytest.mark.parametrize("seats", [4, 9])
@pytest.mark.parametrize("unique", [True, False])
def test_parties_by_lot(seats: int, unique: bool) -> None:
    table = Table(seats, ideologies="random", unique_ideologies=unique)
    assert table.state.to_act() == (NATURE,)
    assert table.state.choices(NATURE).size == (perm(9, seats) if unique else 9**seats)
    cells = [8, 1, 0, 7, 3, 4, 6, 5, 2][:seats]
    table.do(NATURE, "Deal", cells=cells)
    assert list(table.view.cells) == cells
    assert table.view.phase == "campaign"


@rule("TEN-1", "TEN-7")
def test_shared_ideologies_share_leanings_and_are_numbered() -> None:
    table = Table(unique_ideologies=False)
    for seat, cell in enumerate([4, 4, 0, 4]):
        assert table.state.choices(seat).size == 9
        table.do(seat, "Found", cell=cell)
    assert table.view.head_starts[0] == table.view.head_starts[1] == table.view.head_starts[3]
    first, second, other, third = table.state.names()["seat"]
    assert (first, other) == (Line("party-4", {}), Line("party-0", {}))
    assert [word.args["nth"] for word in (second, third) if isinstance(word, Line)] == ["II", "III"]


@rule("TEN-1")
@pytest.mark.parametrize("seats", [10, 20])
def test_up_to_twenty_share_the_compass(seats: int) -> None:
    cells = [seat % 9 for seat in range(seats)]
    table = Table(seats, ideologies=cells, unique_ideologies=False, turns=1)
    table.campaign([[seat % 10] for seat in range(seats)])
    assert len(table.view.points) == seats


@rule("TEN-1", "TEN-13")
@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (3, {}), (10, {}), (21, {"unique_ideologies": False}),
        (4, {"turns": 0}), (4, {"turns": 11}),
        (4, {"media": 31}), (4, {"rallies": -1}), (4, {"conflicts": 31}), (4, {"media": 0, "rallies": 0}),
        (4, {"three_way_first": "none"}), (4, {"campaign_seconds": "long"}), (4, {"colour": 1}),
        (4, {"ideologies": [0, 1, 2]}), (4, {"ideologies": [0, 1, 2, 2]}), (4, {"ideologies": [0, 1, 2, 9]}),
        (4, {"ideologies": "vote"}), (4, {"ideologies": [0, 1, 2, True]}),
        (4, {"regions": country(1, 1)}), (4, {"regions": country(*[1] * 61)}),
        (4, {"regions": country(1, 1, 0)}), (4, {"regions": country(1, 1, 21)}),
        (4, {"regions": [*country(1, 1), {"mandates": 1}]}),
        (4, {"regions": [*country(1, 1), {"name": "X", "mandates": 1, "social": "left"}]}),
        (4, {"regions": [*country(1, 1), {"name": "X", "mandates": 1, "economic": "up"}]}),
        (4, {"regions": [*country(1, 1), {"name": "X", "mandates": 1, "colour": "red"}]}),
        (4, {"regions": "ten"}),
    ],
)  # fmt: skip
def test_what_cannot_be_agreed(seats: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Table(seats, **given)


@rule("TEN-2", "TEN-3")
@pytest.mark.parametrize(("media", "rallies", "conflicts"), [(0, 1, 0), (30, 30, 30), (3, 0, 2), (7, 7, 1)])
def test_as_many_tokens_as_agreed(media: int, rallies: int, conflicts: int) -> None:
    table = Table(ideologies="corners", media=media, rallies=rallies, conflicts=conflicts)
    assert {table.hand(seat) for seat in range(4)} == {(media, rallies, conflicts, 0)}
    table.hold(*[table.spread(seat, [seat]) for seat in range(4)])
    assert table.last.counts[0].rows[0].media == 20 * media
    assert table.last.counts[0].rows[0].rallies == 10 * rallies
    assert table.last.counts[0].rows[0].own_loss == 10 * conflicts


@rule("TEN-4", "TEN-5", "TEN-6")
def test_what_tokens_are_worth_is_told() -> None:
    worth = {token.kind: (token.own, token.target) for token in Table().view.worth}
    assert {kind: own for kind, (own, _) in worth.items()} == {
        "media": 20,
        "rally": 10,
        "conflict": -10,
        "control": -10,
    }
    assert [abs(worth[kind][1]) for kind in ("media", "rally", "conflict", "control")] == [0, 0, 10, 20]


@rule("TEN-7")
@pytest.mark.parametrize(
    ("economic", "social"),
    [*product([None, "left", "centre", "right"], [None, "authoritarian", "moderate", "libertarian"])],
)
def test_every_leaning_of_a_custom_map(economic: str | None, social: str | None) -> None:
    leaning = {"economic": economic, "social": social}
    region = {"name": "X", "mandates": 1} | {axis: word for axis, word in leaning.items() if word}
    table = Table(9, ideologies=list(range(9)), regions=[region, *country(1, 1)])
    for cell, (its_economic, its_social) in enumerate(table.view.cell_leanings):
        matching = (its_economic == economic) + (its_social == social)
        assert list(table.view.head_starts[cell]) == [10 * matching, 0, 0]
    assert table.state.names()["region"][0] == "X"


@rule("TEN-10")
@pytest.mark.parametrize(("three_way", "outside"), [("parliament", 0), ("all", 1)])
def test_three_or_more_first(three_way: str, outside: int) -> None:
    table = Table(5, ideologies=[0, 2, 6, 8, 4], regions=country(2, 2, 2, 1), three_way_first=three_way)
    table.campaign([[0], [1], [2], [3], []])
    assert list(table.last.points) == [1, 1, 1, 1, outside]
    assert list(table.last.roles) == ["parliament"] * 4 + ["outside"]
    assert table.hand(4) == (7, 8, 2, 0)


@rule("TEN-10", "TEN-12", "TEN-9")
@pytest.mark.parametrize("three_way", ["parliament", "all"])
def test_no_mandate_at_all(three_way: str) -> None:
    table = Table(ideologies="corners", regions=country(1, 1, 1), three_way_first=three_way)
    table.campaign(NOTHING_PLACED)
    assert table.view.turn == 2
    parliament = table.view.parliaments[0]
    assert list(parliament.points) == [0, 0, 0, 0]
    assert list(parliament.roles) == ["outside"] * 4
    assert [table.hand(seat) for seat in range(4)] == [(7, 8, 2, 0)] * 4


@rule("TEN-10")
def test_points_go_by_mandates_not_by_regions() -> None:
    table = Table(ideologies="corners", regions=country(20, 1, 1, 3, 4))
    table.campaign([[1, 2], [0], [3], [4]])
    assert list(table.last.mandates) == [2, 20, 3, 4]
    assert list(table.last.points) == [1, 2, 1, 2]
    assert list(table.last.roles) == ["parliament", "ruling", "parliament", "opposition"]


@rule("TEN-11", "TEN-12", "TEN-2")
def test_tokens_won_are_for_the_next_turn_only() -> None:
    table = Table(ideologies="corners", regions=country(*[1] * 10))
    table.campaign([[0, 1, 2, 3, 4], [5, 6, 7], [8, 9], []])
    table.campaign([[], [0, 1], [2, 3], [4, 5, 6]])
    assert [table.hand(seat) for seat in range(4)] == [(7, 8, 2, 0), (8, 7, 1, 0), (8, 7, 1, 0), (8, 7, 1, 1)]


@rule("TEN-12", "TEN-11")
def test_no_tokens_after_the_last_turn() -> None:
    table = Table(ideologies="corners", turns=1)
    table.campaign([[0, 1, 2], [3, 4], [5, 6], [7, 8, 9]])
    assert table.view.phase == "over"
    for seat in range(4):
        media, rallies, conflicts, controls = table.hand(seat)
        assert (media <= 7, rallies <= 7, conflicts <= 1, controls) == (True, True, True, 0)
