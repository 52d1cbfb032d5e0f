"""Ten Regions to the letter: three or more first, ties voted on openly, regions without votes; and what was before."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.core.line import Line
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.tests.playing import Table, level

rule = pytest.mark.rule


def told(before: Any, after: Any) -> list[Line]:
    return GAME.tell(before, after)


@rule("TEN-10")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, (1, 1, 1, 1)),
        ({"three_way_first": "all"}, (1, 1, 1, 1)),
        ({"three_way_first": "parliament"}, (1, 1, 1, 0)),
    ],
)
def test_three_first_give_a_point_to_all_parties_by_the_book(
    options: dict[str, Any], points: tuple[int, ...]
) -> None:
    table = level(**options)
    before = table.view
    table.campaign([[0], [1], [2], []])
    assert table.last.roles == ("parliament", "parliament", "parliament", "outside")
    assert table.last.points == table.view.points == points
    assert "log-nobody-rules" in [line.key for line in told(before, table.view)]
    assert table.view.three_way_first == table.options["three_way_first"]


@rule("TEN-10")
def test_without_any_mandate_nobody_gets_a_point() -> None:
    table = level()
    table.campaign([[], [], [], []])
    assert table.last.points == (0, 0, 0, 0)


@rule("TEN-8")
def test_where_nobody_has_votes_nobody_wins_unless_it_is_agreed_that_all_are_tied() -> None:
    usual, letter = level(), level(zero_votes="all")
    for table in (usual, letter):
        table.campaign([[0], [1], [], []])
    assert usual.last.counts[2].leaders == ()
    assert usual.last.settled
    assert [(tie.region, tie.leaders) for tie in letter.view.ties] == [(2, (0, 1, 2, 3))]
    letter.vote([2], [2], [2], [0])
    assert letter.view.parliaments[0].counts[2].winner == 2
    assert letter.view.parliaments[0].mandates == (1, 1, 1, 0)


def openly() -> Table:
    """Regions 0 and 1 are tied."""
    table = level(open_ties=True)
    table.campaign([[0, 1], [0, 1], [2], []])
    return table


@rule("TEN-9")
def test_open_ties_are_voted_on_one_after_another() -> None:
    table = openly()
    [tie] = table.view.ties
    assert (tie.region, tie.leaders) == (0, (0, 1))
    assert table.state.to_act() == (0, 1, 2, 3)
    with pytest.raises(Illegal):
        table.do(3, "Ballot", votes=[0, 1])
    table.vote([0], [1], [1], [1])
    assert table.last.counts[0].winner == 1
    assert not table.last.settled
    [tie] = table.view.ties
    assert (tie.region, tie.leaders) == (1, (0, 1))
    table.vote([0], [0], [None], [1])
    parliament = table.view.parliaments[0]
    assert parliament.settled
    assert [count.winner for count in parliament.counts[:2]] == [1, 0]
    assert parliament.counts[1].votes == (0, 0, None, 1)


@rule("TEN-9")
def test_an_open_vote_is_known_as_it_is_given_and_may_be_changed() -> None:
    table = openly()
    before = table.view
    table.do(2, "Ballot", votes=[1])
    assert [ballot and ballot.votes for ballot in table.view.called] == [None, None, (1,), None]
    assert table.state.sealed() == ()
    assert table.state.awaited() == (0, 1, 3)
    assert [line.key for line in told(before, table.view)] == ["log-open-vote"]
    table.do(2, "Ballot", votes=[None])
    assert table.view.called[2].votes == (None,)
    table.vote([0], [1])
    table.do(3, "Ballot", votes=[0])
    assert table.last.counts[0].votes == (0, 1, None, 0)


@rule("TEN-9")
def test_who_does_not_vote_openly_in_time_abstains_and_each_region_has_its_own_time() -> None:
    table = openly()
    [first] = table.state.clocks()
    table.do(0, "Ballot", votes=[0])
    table.ring()
    assert table.last.counts[0].winner == 0
    assert table.last.counts[0].silent == (1, 2, 3)
    [second] = table.state.clocks()
    assert first.name != second.name
    table.ring()
    assert table.view.parliaments[0].counts[1].winner is None
    assert table.view.phase == "campaign"


def test_secret_ballots_stay_secret() -> None:
    table = level()
    table.campaign([[0, 1], [0, 1], [2], []])
    table.do(2, "Ballot", votes=[1, 0])
    assert table.view.called == ()
    assert table.state.sealed() == (2,)


@rule("TEN-9")
def test_what_is_told_of_an_open_vote() -> None:
    table = openly()
    keys: list[str] = []
    for seat, vote in enumerate([0, 1, None, 1]):
        before = table.view
        table.do(seat, "Ballot", votes=[vote])
        keys += [line.key for line in told(before, table.view)]
    assert keys == [
        "log-open-vote", "log-open-vote", "log-open-abstained", "log-open-vote",
        "log-tie-voted", "log-tie-voted", "log-tie-abstained", "log-tie-won",
    ]  # fmt: skip
    last = table.view
    table.vote([0], [0], [0], [0])
    keys = [line.key for line in told(last, table.view)]
    assert keys.count("log-tie-won") == 1
    assert "log-turn" in keys


def test_the_first_edition_is_still_here_for_its_matches() -> None:
    """Its records name all options they were played with; the golden ones among them are read by other tests."""
    first = GAME.by_edition(1)
    assert first is not None
    assert (GAME.edition, first.edition, first.key) == (2, 1, GAME.key)
    _, state = first.start(4, {"three_way_first": "parliament"})
    assert state.view(None).three_way_first == "parliament"
