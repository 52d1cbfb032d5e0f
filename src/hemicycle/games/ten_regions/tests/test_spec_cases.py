"""The worked cases of the rules of Ten Regions, played; what holds beyond them is tested elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.ten_regions.tests.playing import Table, country

rule = pytest.mark.rule

FOURS = [[0, 1, 2, 3], [4, 5, 6], [7, 8], [9]]  # regions claimed: 4, 3, 2 and 1 of the printed map


def votes(table: Table, region: int) -> list[int]:
    return [row.votes for row in table.last.counts[region].rows]


@rule("TEN-7")
def test_case_1_a_leaning_gives_votes_without_a_token() -> None:
    table = Table(ideologies=[2, 4, 6, 8])
    expected = [20, 10, 10, 10, 0, 0, 10, 0, 0, 0]
    assert list(table.view.head_starts[0]) == expected
    table.campaign([[], [], [], []])
    assert [votes(table, region)[0] for region in range(10)] == expected
    assert table.last.counts[0].winner == 0


@rule("TEN-4", "TEN-5", "TEN-9")
def test_case_2_a_conflict_makes_a_tie() -> None:
    table = Table(ideologies=[2, 0, 6, 8])
    table.hold(
        table.placed({9: 2, 0: 5}, {9: 1, 0: 6}, [(0, None)]),
        table.placed({9: 2, 2: 5}, {9: 1, 2: 6}, [(9, 0)]),
        table.spread(2, [8]),
        table.spread(3, [6]),
    )
    assert votes(table, 9) == [40, 40, 0, 0]
    assert table.view.phase == "vote"
    assert [(tie.region, tuple(tie.leaders)) for tie in table.view.ties if tie.region == 9] == [(9, (0, 1))]


@rule("TEN-5", "TEN-4")
def test_case_2_without_its_conflict_is_fifty_thousand() -> None:
    table = Table(ideologies=[2, 0, 6, 8])
    table.hold(
        table.placed({9: 2, 0: 5}, {9: 1, 0: 6}, [(0, None)]),
        *[table.spread(seat, [region]) for seat, region in ((1, 2), (2, 8), (3, 6))],
    )
    assert votes(table, 9) == [50, 0, 0, 0]
    assert table.last.counts[9].winner == 0


@rule("TEN-5", "TEN-8")
def test_case_3_a_conflict_where_one_has_nothing() -> None:
    table = Table(ideologies="corners", regions=country(1, 1, 1))
    table.hold(
        table.placed({0: 7}, {0: 6, 1: 1}, [(0, None)]),
        table.placed({2: 7}, {2: 7}, [(1, 0)]),
        *[table.spread(seat, [region]) for seat, region in ((2, 0), (3, 2))],
    )
    assert votes(table, 1) == [0, 0, 0, 0]
    count = table.last.counts[1]
    assert (count.winner, tuple(count.leaders)) == (None, ())


def second_turn() -> Table:
    """Mandates were 4, 3, 2, 1: seats 0 and 1 have a media control each."""
    table = Table(ideologies="corners")
    table.campaign(FOURS)
    return table


@rule("TEN-6")
def test_case_3_media_control_at_thirty_against_thirty() -> None:
    table = second_turn()
    table.hold(
        table.placed({9: 1, 0: 7}, {9: 1, 0: 6}, [(0, None)], [(9, 1)]),
        table.placed({9: 1, 2: 7}, {9: 1, 2: 6}, [(2, None)], [(2, None)]),
        table.spread(2, [8]),
        table.spread(3, [7]),
    )
    assert votes(table, 9) == [20, 10, 0, 0]


@rule("TEN-8")
def test_case_4_losses_are_summed_and_stop_at_nothing() -> None:
    table = second_turn()
    table.hold(
        table.placed({0: 8}, {0: 7}, [(0, None)], [(9, 3)]),
        table.placed({2: 8}, {2: 7}, [(9, 3)], [(2, None)]),
        table.placed({8: 8}, {8: 7}, [(9, 3)]),
        table.placed({9: 1, 6: 7}, {9: 1, 6: 6}, [(6, None)]),
    )
    row = table.last.counts[9].rows[3]
    assert (row.head_start, row.media, row.rallies, row.own_loss) == (0, 20, 10, 0)
    assert sorted((loss.by, loss.kind, loss.amount) for loss in row.losses) == [
        (0, "control", 20),
        (1, "conflict", 10),
        (2, "conflict", 10),
    ]
    assert votes(table, 9) == [0, 0, 0, 0]
    assert table.last.counts[9].winner is None


EVERY_OTHER = [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9], [], []]
PARLIAMENTS: list[tuple[list[list[int]], list[int], list[int], list[str]]] = [
    (FOURS, [4, 3, 2, 1], [2, 2, 1, 1], ["ruling", "opposition", "parliament", "parliament"]),
    (
        [[0, 1, 2, 3], [4, 5, 6, 7], [8], [9]],
        [4, 4, 1, 1],
        [2, 2, 1, 1],
        ["ruling", "ruling", "parliament", "parliament"],
    ),
    (
        [[0, 1, 2, 3], [4, 5], [6, 7], [8, 9]],
        [4, 2, 2, 2],
        [2, 1, 1, 1],
        ["ruling", "parliament", "parliament", "parliament"],
    ),
    ([[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]], [3, 3, 3, 1], [1, 1, 1, 1], ["parliament"] * 4),
    ([[*range(10)], [], [], []], [10, 0, 0, 0], [2, 0, 0, 0], ["ruling", "outside", "outside", "outside"]),
    (EVERY_OTHER, [5, 5, 0, 0], [2, 2, 0, 0], ["ruling", "ruling", "outside", "outside"]),
]


@rule("TEN-10")
@pytest.mark.parametrize(
    ("claims", "mandates", "points", "roles"), PARLIAMENTS, ids=[str(case[1]) for case in PARLIAMENTS]
)
@pytest.mark.parametrize("start", range(4))
def test_case_5_points(
    claims: list[list[int]], mandates: list[int], points: list[int], roles: list[str], start: int
) -> None:
    """The same from every seat: nothing depends on who sits where."""

    def turned(row: list[Any]) -> list[Any]:
        return row[start:] + row[:start]

    table = Table(ideologies="corners", regions=country(*[1] * 10))
    table.campaign(turned(claims))
    assert table.last.settled
    assert list(table.last.mandates) == turned(mandates)
    assert list(table.last.points) == list(table.view.points) == turned(points)
    assert list(table.last.roles) == turned(roles)


@rule("TEN-11", "TEN-12")
def test_case_5_with_three_first_nobody_gets_media_control() -> None:
    table = Table(ideologies="corners")
    table.campaign([[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]])
    assert [table.hand(seat) for seat in range(4)] == [(8, 7, 1, 0)] * 4


@rule("TEN-2", "TEN-11", "TEN-12")
def test_case_6_hands_of_the_second_turn() -> None:
    table = Table(ideologies="corners", regions=country(*[1] * 10))
    assert [table.hand(seat) for seat in range(4)] == [(7, 7, 1, 0)] * 4
    table.campaign([[0, 1, 2, 3, 4], [5, 6, 7], [8, 9], []])
    ruling, opposition, parliament, outside = [table.hand(seat) for seat in range(4)]
    assert opposition == (8, 7, 1, 1)
    assert outside == (7, 8, 2, 0)
    assert ruling == (8, 7, 1, 1)
    assert parliament == (8, 7, 1, 0)


# One turn each: who is first, second, and the rest; or three first.
AHEAD = {
    "01": FOURS,
    "02": [FOURS[0], FOURS[2], FOURS[1], FOURS[3]],
    "03": [FOURS[0], FOURS[2], FOURS[3], FOURS[1]],
    "23": [FOURS[3], FOURS[2], FOURS[0], FOURS[1]],
    "level": [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]],
}


@rule("TEN-13", "TEN-1")
@pytest.mark.parametrize(
    ("turns", "points", "winners", "places", "verdict"),
    [
        (("01", "01", "01"), (6, 6, 3, 3), (0, 1), (1, 1, 3, 3), "verdict-two-party"),
        (("01", "02", "03"), (6, 4, 4, 4), (0,), (1, 2, 2, 2), "verdict-dictatorship"),
        (("01", "23", "level"), (4, 4, 4, 4), (), (1, 1, 1, 1), "verdict-chaos"),
    ],
)
def test_case_7_whole_games(
    turns: tuple[str, ...],
    points: tuple[int, ...],
    winners: tuple[int, ...],
    places: tuple[int, ...],
    verdict: str,
) -> None:
    table = Table(ideologies="corners")
    for number, turn in enumerate(turns, 1):
        assert (table.view.phase, table.view.turn, table.state.over()) == ("campaign", number, False)
        assert table.state.outcome().verdict == ""
        table.campaign(AHEAD[turn])
    assert table.state.over()
    assert table.view.phase == "over"
    outcome = table.state.outcome()
    assert tuple(table.view.points) == tuple(outcome.scores) == points
    assert tuple(sorted(outcome.winners)) == winners
    assert tuple(outcome.places) == places
    assert outcome.verdict == verdict
