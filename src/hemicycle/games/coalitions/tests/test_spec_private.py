"""Bargaining in private in Coalitions: talk, readiness, sealed ballots; not who may see them, nor turns in public."""

from __future__ import annotations

from itertools import product

import pytest

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import Illegal
from hemicycle.core.match import Match
from hemicycle.core.state import OPEN, SHUT
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.tests.oracle import Deal, deals, government
from hemicycle.games.coalitions.tests.playing import FIVE, Table, in_private, writing

rule = pytest.mark.rule


@rule("COA-14")
def test_talk_is_free_until_the_period_ends_and_shut_while_ballots_are_written() -> None:
    table = in_private(period_seconds=50, ballot_seconds=6)
    assert table.state.talk() == OPEN
    assert table.clocks == {"period 1": 50}
    table.ring("period")
    assert (table.view.phase, table.view.closed) == ("ballots", "time")
    assert table.state.talk() == SHUT
    assert table.clocks == {"ballot 1": 6}
    assert not table.state.offers(0).size
    table.ring("ballot")
    assert table.state.talk() == OPEN
    table.deal(*FIVE)
    assert table.state.talk() == OPEN


@rule("COA-14")
def test_all_ready_closes_the_talk_before_its_time() -> None:
    table = in_private()
    for seat in range(4):
        table.do(seat, "Ready", ready=True)
    table.do(2, "Ready", ready=False)
    assert table.view.ready == (True, True, False, True, False)
    assert table.state.awaited() == (2, 4)
    table.do(4, "Ready", ready=True)
    assert table.view.phase == "talk"
    table.do(2, "Ready", ready=True)
    assert (table.view.phase, table.view.closed) == ("ballots", "ready")
    assert "period 1" not in table.clocks
    with table.refuses():
        table.do(2, "Ready", ready=False)


@rule("COA-14")
def test_without_a_clock_all_must_be_ready() -> None:
    table = in_private(period_seconds=None, ballot_seconds=None)
    assert table.clocks == {}
    for seat in range(5):
        assert table.view.phase == "talk"
        table.do(seat, "Ready", ready=True)
    assert table.view.phase == "ballots"
    assert table.clocks == {}


@rule("COA-14")
def test_readiness_is_asked_of_the_players_in() -> None:
    table = in_private(packs="random")
    table.pay(1, 0, 80)
    table.ring("period")
    table.ring("ballot")
    table.deal(8, 5, 4, 3)
    assert table.view.ready == (False,) * 5
    for seat in (0, 2, 3, 4):
        table.do(seat, "Ready", ready=True)
    assert table.view.phase == "ballots"
    assert table.state.awaited() == (0, 2, 3, 4)
    with table.refuses():
        table.do(1, "Blank")


@rule("COA-13", "COA-14")
def test_payments_are_closed_with_the_talk() -> None:
    table = in_private()
    table.do(0, "Ready", ready=True)
    table.pay(0, 1, 5)
    table.ring("period")
    with table.refuses():
        table.pay(0, 1, 5)


@rule("COA-14")
def test_nobody_proposes_or_passes_in_private() -> None:
    table = in_private()
    for action in ("Pass", "NoDeal", "Blank"):
        with table.refuses():
            table.do(0, action)
    with table.refuses():
        table.propose(0, [0, 1], [50, 50])
    with table.refuses():
        table.ballot(0, [0, 1], [50, 50])


@rule("COA-14", "COA-6")
@pytest.mark.parametrize(
    ("members", "shares"), [([0, 3], [50, 50]), ([0, 1], [50, 49]), ([0, 0], [50, 50]), ([0, 1], [101, -1])]
)
def test_a_ballot_holds_a_deal_that_can_govern(members: list[int], shares: list[int]) -> None:
    table = writing()
    with table.refuses():
        table.ballot(0, members, shares)


@rule("COA-14")
def test_a_ballot_can_be_replaced_until_all_are_in() -> None:
    table = writing()
    table.ballot(0, [0, 1], [10, 90])
    table.do(0, "Blank")
    table.ballot(0, [0, 1], [50, 50])
    assert table.state.view(0).mine.shares == (50, 50)
    table.ballot(1, [0, 1], [50, 50])
    assert table.view.handed_in == (True, True, False, False, False)
    assert table.state.awaited() == (2, 3, 4)
    assert table.state.sealed() == (0, 1)
    assert 0 in table.state.to_act()
    table.do(2, "Blank")
    table.do(3, "Blank")
    table.ballot(0, [0, 1], [60, 40])
    table.do(4, "Blank")
    assert table.view.round == 2
    assert table.view.rounds[0].deal is None
    with table.refuses():
        table.ballot(0, [0, 1], [50, 50])


@rule("COA-14")
def test_no_ballot_in_time_is_blank() -> None:
    table = writing()
    table.ballot(0, [0, 1], [50, 50])
    table.ring("ballot")
    assert table.view.rounds[0].deal is None
    assert table.money == [60] * 5
    other = writing()
    other.ballot(0, [0, 1], [50, 50])
    other.ballot(1, [0, 1], [50, 50])
    other.ring("ballot")
    assert other.view.rounds[0].deal.members == (0, 1)


@rule("COA-14")
def test_a_ballot_that_comes_late_is_refused() -> None:
    given = {"bargaining": "private", "packs": [list(FIVE)], "period_seconds": 10, "ballot_seconds": 5}
    match = Match(GAME, 5, given, Seeded(b"late"))
    match.take(match.begin(0))
    step = match.time_up(10_000)
    assert step
    match.take(step)
    match.take(match.move(14_999, 0, {"do": "Blank"}))
    with pytest.raises(Illegal) as late:
        match.move(15_000, 1, {"do": "Blank"})
    assert late.value.key == "late"


@rule("COA-15")
def test_a_writer_may_leave_themself_out_and_that_makes_no_government() -> None:
    table = writing()
    for seat in (0, 4):
        table.ballot(seat, [1, 2, 3], [100, 0, 0])
    table.ballot(1, [1, 2, 3], [100, 0, 0])
    table.ballot(2, [1, 2, 3], [100, 0, 0])
    table.do(3, "Blank")
    assert table.view.rounds[0].deal is None


@rule("COA-15")
@pytest.mark.parametrize("members", [(0, 1), (0, 2), (0, 3, 4), (1, 2, 3), (0, 1, 2, 3, 4)])
def test_every_member_must_write_the_same(members: tuple[int, ...]) -> None:
    """Whoever of them does not, nobody governs."""
    shares = [100, *[0] * (len(members) - 1)]
    for missing in (*members, None):
        table = writing()
        for seat in range(5):
            if seat != missing and seat in members:
                table.ballot(seat, members, shares)
            else:
                table.do(seat, "Blank")
        assert (table.view.rounds[0].deal is None) == (missing is not None)


@rule("COA-15", "COA-6")
def test_all_ways_to_vote_of_three() -> None:
    """Nobody owns more than the ante of one, five mandates, a pool of three: 12 of all 23 ballots of each seat."""
    table = Table(3, bargaining="private", mandates=5, ante=1, start_money=1, round_limit=1).chance()
    mandates = table.view.mandates
    table.ring("period")
    ballots: list[Deal | None] = [None, *deals(mandates, 3)]
    assert [table.state.choices(seat).size for seat in range(3)] == [len(ballots)] * 3 == [23] * 3
    read = {ballot: table.state.read(0, form(ballot)) for ballot in ballots}
    governed = 0
    for written in product(ballots[::2], repeat=3):
        state = table.state.copy()
        for seat, ballot in enumerate(written):
            state.apply(seat, read[ballot])
        deal = government(dict(enumerate(written)), mandates)
        paid = dict(zip(*deal, strict=True)) if deal else {}
        assert state.over()
        assert state.outcome().scores == tuple([paid.get(seat, 0) for seat in range(3)])
        governed += deal is not None
    assert governed


def form(ballot: Deal | None) -> dict[str, object]:
    if ballot is None:
        return {"do": "Blank"}
    return {"do": "Ballot", "members": list(ballot[0]), "shares": list(ballot[1])}


@rule("COA-15")
def test_players_learn_the_government_or_that_none_formed() -> None:
    table = writing()
    table.ballot(0, [0, 1], [50, 50])
    table.ballot(1, [0, 1], [50, 50])
    table.ballot(2, [1, 2, 3], [1, 2, 97])
    table.ring("ballot")
    for seat in (*range(5), None):
        [done] = table.state.view(seat).rounds
        assert (done.deal.members, done.deal.shares) == ((0, 1), (50, 50))
        assert table.state.view(seat).mine is None


@rule("COA-14", "COA-7")
def test_alternate_goes_by_the_number_of_the_round_failed_ones_too() -> None:
    assert five_rounds("alternate") == [True, False, True, False, True]
    assert five_rounds("public") == [True] * 5
    assert five_rounds("private") == [False] * 5


def five_rounds(bargaining: str) -> list[bool]:
    table = Table(4, bargaining=bargaining, start_money=200)
    public = []
    for _ in range(5):
        table.chance()
        public.append(table.view.public)
        assert table.view.phase == ("turn" if table.view.public else "talk")
        table.ring("period")
        if not public[-1]:
            table.ring("ballot")
    return public
