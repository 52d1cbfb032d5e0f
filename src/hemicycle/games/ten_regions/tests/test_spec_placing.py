"""Handing in, replacing, saving and running out of time in Ten Regions; not what is counted, nor the vote on ties."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.games.ten_regions.tests.oracle import Placement
from hemicycle.games.ten_regions.tests.playing import CORNERS, Table, canonical, country, fields, level

rule = pytest.mark.rule


def media(table: Table, seat: int) -> list[int]:
    return [count.rows[seat].media for count in table.last.counts]


@rule("TEN-3")
def test_everything_may_go_to_one_region() -> None:
    table = level()
    table.hold(
        table.placed({2: 7}, {2: 7}, [(2, None)]), *[table.spread(seat, [seat % 3]) for seat in (1, 2, 3)]
    )
    assert table.last.counts[2].rows[0].votes == 200


@rule("TEN-3")
@pytest.mark.parametrize(
    ("change", "key", "field", "left"),
    [
        ({"media": [4, 0, 0]}, "left-over", "media", 3),
        ({"rallies": [0, 0, 0]}, "left-over", "rallies", 7),
        ({"conflicts": []}, "left-over", "conflicts", 1),
        ({"media": [4, 4, 1]}, "too-many", "media", 2),
        ({"conflicts": [(0, None), (1, 2)]}, "too-many", "conflicts", 1),
        ({"controls": [(0, None)]}, "too-many", "controls", 1),
    ],
)
def test_an_incomplete_placement_is_refused_with_what_is_left(
    change: dict[str, Any], key: str, field: str, left: int
) -> None:
    table = level()
    placed = table.placed({0: 7}, {0: 7}, [(0, 1)])
    wrong = {
        name: table.placed({}, {}, value)["conflicts"] if name in ("conflicts", "controls") else value
        for name, value in change.items()
    }
    with pytest.raises(Illegal) as refused:
        table.do(0, "Campaign", **(placed | wrong))
    assert refused.value.key == key
    assert refused.value.at[0] == field
    assert refused.value.args_by_name["left" if key == "left-over" else "over"] == left
    assert str(left) in refused.value.sentence
    assert table.view.seals == (0, 0, 0, 0)


@rule("TEN-5", "TEN-6")
@pytest.mark.parametrize(("region", "target"), [(0, 0), (0, 4), (3, 1), (-1, 1), (0, -1)])
def test_strikes_fall_on_another_party_in_a_region(region: int, target: int) -> None:
    table = level()
    with pytest.raises(Illegal):
        table.do(0, "Campaign", **table.placed({0: 7}, {0: 7}, [(region, target)]))


@rule("TEN-3")
def test_a_placement_can_be_replaced_until_all_are_in() -> None:
    table = level()
    for first in ([0], [1], [0, 1, 2]):
        table.do(0, "Campaign", **table.spread(0, first))
        assert fields(table.state.view(0).mine) == canonical(table.spread(0, first))
    table.do(1, "Campaign", **table.spread(1, [1]))
    assert table.state.awaited() == (2, 3)
    assert table.state.to_act() == (0, 1, 2, 3)
    assert table.view.seals == (3, 1, 0, 0)
    table.do(2, "Campaign", **table.spread(2, [2]))
    table.do(0, "Campaign", **table.spread(0, [2]))
    table.do(3, "Campaign", **table.spread(3, [0]))
    assert table.view.phase == "vote"
    assert media(table, 0) == [0, 0, 140]
    with pytest.raises(Illegal):
        table.do(0, "Campaign", **SEALED)


SEALED: Placement = {"media": [7, 0, 0], "rallies": [7, 0, 0], "conflicts": [], "controls": []}
REPLACED: Placement = {"media": [0, 6, 1], "rallies": [0, 7, 0], "conflicts": [], "controls": []}
SAVED: Placement = {"media": [0, 0, 2], "rallies": [1, 0, 0], "conflicts": [], "controls": []}


@rule("TEN-3")
@pytest.mark.parametrize(
    ("acts", "counted"),
    [
        ([], [0, 0, 0]),
        ([("Draft", SAVED)], [0, 0, 40]),
        ([("Draft", SEALED), ("Draft", SAVED)], [0, 0, 40]),
        ([("Campaign", SEALED)], [140, 0, 0]),
        ([("Draft", SAVED), ("Campaign", SEALED)], [140, 0, 0]),
        ([("Campaign", SEALED), ("Draft", SAVED)], [140, 0, 0]),
        ([("Campaign", SEALED), ("Campaign", REPLACED)], [0, 120, 20]),
        ([("Campaign", SEALED), ("Campaign", REPLACED), ("Draft", SAVED)], [0, 120, 20]),
    ],
)
def test_what_counts_when_time_is_up(acts: list[tuple[str, Placement]], counted: list[int]) -> None:
    """The last complete placement, else the draft, else nothing; tokens in neither are lost."""
    table = level(conflicts=0)
    for name, placed in acts:
        table.do(1, name, **placed)
    table.ring()
    assert media(table, 1) == counted
    assert table.hand(1)[0] == 7 + bool(acts)  # a token won, none kept


@rule("TEN-3")
def test_a_draft_is_kept_for_its_seat_and_is_gone_after_the_turn() -> None:
    table = level(conflicts=1)
    saved = table.placed({2: 2}, {0: 1}, [(1, 3)])
    table.do(1, "Draft", **saved)
    assert fields(table.state.view(1).draft) == canonical(saved)
    assert table.state.view(1).mine is None
    assert table.state.awaited() == (0, 1, 2, 3)
    table.ring()
    assert table.state.view(1).draft is None
    assert table.last.counts[1].rows[1].own_loss == 10
    table.ring()
    assert media(table, 1) == [0, 0, 0]


@rule("TEN-3")
@pytest.mark.parametrize("change", [{"media": [4, 4, 0]}, {"rallies": [0, 0, 8]}, {"media": [-1, 0, 0]}])
def test_a_draft_holds_no_more_than_there_is(change: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        level().do(1, "Draft", **(SAVED | change))


@rule("TEN-1", "TEN-3", "TEN-9")
def test_clocks_are_those_agreed() -> None:
    table = Table(draft_seconds=5, campaign_seconds=50, vote_seconds=7, regions=country(1, 1, 1))
    for seat, cell in enumerate(CORNERS):
        assert [(clock.name, clock.seconds) for clock in table.state.clocks()] == [(f"draft {seat}", 5)]
        table.do(seat, "Found", cell=cell)
    assert [(clock.name, clock.seconds) for clock in table.state.clocks()] == [("campaign 1", 50)]
    table.campaign([[0], [0], [1], [2]])
    assert [(clock.name, clock.seconds) for clock in table.state.clocks()] == [("vote 1", 7)]
    table.ring()
    assert [(clock.name, clock.seconds) for clock in table.state.clocks()] == [("campaign 2", 50)]


@rule("TEN-1", "TEN-3", "TEN-9")
def test_without_clocks_nothing_runs_out() -> None:
    table = Table(draft_seconds=None, campaign_seconds=None, vote_seconds=None, regions=country(1, 1, 1))
    for seat, cell in enumerate(CORNERS):
        assert table.state.clocks() == ()
        table.do(seat, "Found", cell=cell)
    assert table.state.clocks() == ()
    table.hold(*[table.spread(seat, [seat // 2]) for seat in range(4)])
    assert table.view.phase == "vote"
    assert table.state.clocks() == ()
    assert table.state.to_act() == (0, 1, 2, 3)
