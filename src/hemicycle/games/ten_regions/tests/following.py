"""Holds what a seat can see of Ten Regions against the second count; plays nothing itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hemicycle.core.state import Outcome
from hemicycle.games.ten_regions.tests.oracle import (
    Land,
    Placement,
    Tally,
    elected,
    final,
    hand,
    leaders,
    mandates_of,
    parliament,
    poll,
)

Votes = Sequence[int | None] | None


class Following:
    """Knows what was handed in, and from that alone what every view must tell."""

    def __init__(self, cells: Sequence[int], regions: Sequence[Land], options: dict[str, Any]) -> None:
        self.cells, self.regions = cells, regions
        self.seats, self.turns = len(cells), options["turns"]
        self.three_way_first = options["three_way_first"]
        self.each_turn = (options["media"], options["rallies"], options["conflicts"])
        self.points = [0] * self.seats
        self.roles: list[str | None] = [None] * self.seats
        self.turn = 1

    def hands(self) -> list[tuple[int, int, int, int]]:
        return [hand(self.each_turn, role) for role in self.roles]

    def check_campaign(self, view: Any) -> None:
        assert (view.phase, view.turn) == ("campaign", self.turn)
        purses = [(purse.media, purse.rallies, purse.conflicts, purse.controls) for purse in view.purses]
        assert purses == self.hands()
        assert list(view.points) == self.points
        assert view.ties == ()

    def check_count(self, view: Any, placements: Sequence[Placement | None]) -> list[tuple[int, list[int]]]:
        """After all placements, before any vote; gives the tied regions with who leads there."""
        tallies = poll(self.cells, self.regions, placements)
        ahead = [leaders(row) for row in tallies]
        tied = [(region, first) for region, first in enumerate(ahead) if len(first) > 1]
        counted = view.parliaments[self.turn - 1]
        assert counted.turn == self.turn
        assert [count.region for count in counted.counts] == list(range(len(self.regions)))
        for count, row, first in zip(counted.counts, tallies, ahead, strict=True):
            assert list(count.leaders) == first
            assert [told(own) for own in count.rows] == [known(tally) for tally in row]
        if tied:
            self.check_ties(view, counted, ahead, tied)
        else:
            self.check_settled(view, [first[0] if first else None for first in ahead])
        return tied

    def check_ties(
        self, view: Any, counted: Any, ahead: list[list[int]], tied: list[tuple[int, list[int]]]
    ) -> None:
        assert (view.phase, view.turn) == ("vote", self.turn)
        assert [(tie.region, list(tie.leaders)) for tie in view.ties] == tied
        sure = [first[0] if len(first) == 1 else None for first in ahead]
        assert [count.winner for count in counted.counts] == sure
        assert list(counted.mandates) == mandates_of(sure, self.regions, self.seats)
        assert (counted.settled, counted.roles, counted.points) == (False, (), ())
        assert list(view.points) == self.points

    def check_vote(
        self,
        view: Any,
        placements: Sequence[Placement | None],
        tied: list[tuple[int, list[int]]],
        ballots: Sequence[Votes],
    ) -> None:
        ahead = [leaders(row) for row in poll(self.cells, self.regions, placements)]
        winners = [first[0] if first else None for first in ahead]
        for place, (region, first) in enumerate(tied):
            votes = [ballot[place] if ballot is not None else None for ballot in ballots]
            winners[region] = elected(first, votes)
            assert list(view.parliaments[self.turn - 1].counts[region].votes) == votes
        self.check_settled(view, winners)

    def check_settled(self, view: Any, winners: list[int | None]) -> None:
        settled = view.parliaments[self.turn - 1]
        mandates = mandates_of(winners, self.regions, self.seats)
        roles, points = parliament(mandates, self.three_way_first)
        assert settled.settled
        assert [count.winner for count in settled.counts] == winners
        assert list(settled.mandates) == mandates
        assert (list(settled.roles), list(settled.points)) == (roles, points)
        self.points = [own + won for own, won in zip(self.points, points)]
        self.roles = list(roles)
        self.turn += 1
        if self.turn <= self.turns:
            self.check_campaign(view)
        else:
            assert (view.phase, view.turn, list(view.points)) == ("over", self.turns, self.points)

    def check_end(self, outcome: Outcome) -> None:
        assert in_plain(outcome) == final(self.points)


def in_plain(outcome: Outcome) -> tuple[list[int], list[int], list[int], str]:
    return sorted(outcome.winners), list(outcome.places), list(outcome.scores), outcome.verdict


def told(row: Any) -> tuple[int, int, int, int, Counter[tuple[int, str]], int]:
    losses: Counter[tuple[int, str]] = Counter()
    for loss in row.losses:
        losses[loss.by, loss.kind] += loss.amount
    return row.head_start, row.media, row.rallies, row.own_loss, losses, row.votes


def known(tally: Tally) -> tuple[int, int, int, int, Counter[tuple[int, str]], int]:
    return tally.head_start, tally.media, tally.rallies, tally.own_loss, tally.losses, tally.votes
