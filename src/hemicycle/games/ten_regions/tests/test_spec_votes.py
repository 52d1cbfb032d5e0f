"""The vote on tied regions of Ten Regions, and talk; what makes a tie is tested elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import Illegal
from hemicycle.core.match import Match
from hemicycle.core.state import Talk
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.tests.oracle import elected
from hemicycle.games.ten_regions.tests.playing import CORNERS, Table, country, level

rule = pytest.mark.rule


def tied(*claims: Sequence[int]) -> Table:
    table = level()
    table.campaign(claims or ([0], [0], [1], [2]))
    return table


@rule("TEN-9")
def test_a_tie_waits_for_a_vote_before_any_points() -> None:
    table = tied()
    assert (table.view.phase, table.view.turn) == ("vote", 1)
    assert [(tie.region, tuple(tie.leaders)) for tie in table.view.ties] == [(0, (0, 1))]
    assert not table.last.settled
    assert list(table.last.mandates) == [0, 0, 1, 1]
    assert (table.last.roles, table.last.points) == ((), ())
    assert table.view.points == (0, 0, 0, 0)
    assert table.state.to_act() == table.state.awaited() == (0, 1, 2, 3)


@rule("TEN-9")
@pytest.mark.parametrize("leaders", [[0, 1], [0, 1, 3], [0, 1, 2, 3]])
def test_every_vote_on_one_tie(leaders: list[int]) -> None:
    """All seats vote, also those not tied; strictly most votes elect, else nobody."""
    vote = tied(*[[0] if seat in leaders else [seat - 1] for seat in range(4)]).state
    options = [None, *leaders]
    assert vote.choices(2).size == len(options)
    for votes in product(options, repeat=4):
        state = vote.copy()
        for seat, chosen in enumerate(votes):
            state.apply(seat, state.read(seat, {"do": "Ballot", "votes": [chosen]}))
        count = state.view(None).parliaments[-1].counts[0]
        assert count.winner == elected(leaders, votes)
        assert tuple(count.votes) == votes


@rule("TEN-9")
def test_worked_votes() -> None:
    for votes, winner in (
        ([0, 1, 1, None], 1),
        ([0, 0, 1, 1], None),
        ([0, 1, None, None], None),
        ([None, None, None, 0], 0),
        ([None] * 4, None),
    ):
        table = tied()
        table.vote(*[[vote] for vote in votes])
        first = table.view.parliaments[0]
        assert first.counts[0].winner == winner
        assert first.settled
        assert list(first.mandates) == [int(winner == 0), int(winner == 1), 1, 1]
        assert table.view.ties == ()


@rule("TEN-9")
def test_one_ballot_covers_all_ties_at_once() -> None:
    table = tied([0, 1], [0, 1], [2], [2])
    assert [(tie.region, tuple(tie.leaders)) for tie in table.view.ties] == [
        (0, (0, 1)),
        (1, (0, 1)),
        (2, (2, 3)),
    ]
    assert table.state.choices(3).size == 27
    for wrong in ([0, 0], [0, 0, 0], [2, 0, 2], [0, 0, 2, 2]):
        with pytest.raises(Illegal):
            table.do(0, "Ballot", votes=wrong)
    table.vote([0, 1, None], [0, 0, 3], [0, 1, 2], [None, None, 2])
    assert [count.winner for count in table.view.parliaments[0].counts] == [0, 1, 2]
    assert list(table.view.parliaments[0].roles) == ["parliament"] * 3 + ["outside"]


@rule("TEN-9")
def test_a_ballot_not_handed_in_abstains_everywhere() -> None:
    table = tied([0, 1], [0, 1], [2], [2])
    table.do(3, "Ballot", votes=[None, 0, 3])
    assert table.view.seals == (0, 0, 0, 1)
    table.do(3, "Ballot", votes=[None, 1, 3])
    assert table.view.seals == (0, 0, 0, 2)
    assert table.state.awaited() == (0, 1, 2)
    table.ring()
    counts = table.view.parliaments[0].counts
    assert [count.winner for count in counts] == [None, 1, 3]
    assert [tuple(count.votes) for count in counts] == [(None, None, None, vote) for vote in (None, 1, 3)]


@rule("TEN-9", "TEN-3")
def test_what_comes_late_is_refused() -> None:
    match = Match(GAME, 4, {"ideologies": CORNERS, "regions": country(1, 1, 1)}, Seeded(b"late"))
    match.take(match.begin(0))
    match.wind(0)
    ballot = {"do": "Ballot", "votes": [0]}
    for seat, region in enumerate([0, 0, 1, 2]):
        table = level()
        match.take(match.move(1000, seat, {"do": "Campaign", **table.spread(seat, [region])}))
    match.take(match.move(2000, 1, ballot))
    with pytest.raises(Illegal) as late:
        match.move(61_000, 0, ballot)
    assert late.value.key == "late"
    step = match.time_up(61_000)
    assert step is not None
    match.take(step)
    assert match.state.view(None).parliaments[0].counts[0].winner == 0
    with pytest.raises(Illegal):
        match.move(61_001, 0, ballot)


@rule("TEN-14")
def test_talk_is_free_at_all_times() -> None:
    table = Table(turns=1)
    free = Talk(everyone=True, pairs=True, groups=True)
    for seat, cell in enumerate(CORNERS):
        assert table.state.talk() == free
        table.do(seat, "Found", cell=cell)
    assert table.state.talk() == free
    table.campaign([[], [], [], []])
    assert table.view.phase == "vote"
    assert table.state.talk() == free
