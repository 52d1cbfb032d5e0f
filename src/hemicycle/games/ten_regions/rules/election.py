"""A turn's election and the parliament that comes of it; neither changes once made."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.state import Seat, Seats
from hemicycle.games.ten_regions.rules.actions import Campaign
from hemicycle.games.ten_regions.rules.count import elected, first, mandates, points, roles, votes
from hemicycle.games.ten_regions.rules.options import Setting
from hemicycle.games.ten_regions.rules.view import rows
from hemicycle.games.ten_regions.rules.views import Count, Parliament, Row, Tie


class Election:
    """All regions counted at the same time; `late` are the seats whose campaigns were not sealed in time."""

    def __init__(
        self,
        turn: int,
        head_starts: tuple[tuple[int, ...], ...],
        campaigns: list[Campaign],
        late: list[Seat],
        zero_votes: str,
    ) -> None:
        self.turn, self.head_starts, self.campaigns, self.late = turn, head_starts, campaigns, late
        self.votes = votes(head_starts, campaigns)
        without_votes = list(range(len(campaigns))) if zero_votes == "all" else []
        self.leaders = [first(by_seat) or without_votes for by_seat in self.votes]  # TEN-8
        self.ties = [region for region, leaders in enumerate(self.leaders) if len(leaders) > 1]  # TEN-9
        self.shown: list[tuple[Row, ...]] = []

    def rows(self) -> list[tuple[Row, ...]]:
        """By region; made when first looked at."""
        if not self.shown:
            self.shown = [
                rows(region, by_seat, self.head_starts, self.campaigns)
                for region, by_seat in enumerate(self.votes)
            ]
        return self.shown


@dataclass(frozen=True)
class Poll:
    """The votes on one tied region by seat; `silent` are those who gave none, which is to abstain."""

    votes: tuple[Seat | None, ...]
    silent: Seats


class Sitting:
    """The mandates after an election and the polls on its first ties; roles and points once no tie is open."""

    def __init__(self, election: Election, polls: list[Poll], setting: Setting) -> None:
        self.election, self.polls = election, polls
        seats = len(election.campaigns)
        self.winners: list[Seat | None] = [
            leaders[0] if len(leaders) == 1 else None for leaders in election.leaders  # TEN-9
        ]  # fmt: skip
        for region, poll in zip(election.ties, polls):
            self.winners[region] = elected(poll.votes, seats)
        self.settled = len(polls) == len(election.ties)
        self.mandates = mandates(self.winners, setting.country.mandates, seats)
        self.roles = roles(self.mandates) if self.settled else []
        self.points = points(self.roles, setting.three_way_first == "all") if self.settled else []
        self.shown: Parliament | None = None

    def parliament(self) -> Parliament:
        """As all may see it; made when first looked at."""
        if self.shown is None:
            self.shown = Parliament(
                turn=self.election.turn,
                counts=tuple([self.count(region) for region in range(len(self.winners))]),
                mandates=tuple(self.mandates),
                roles=tuple(self.roles),
                points=tuple(self.points),
                settled=self.settled,
                late=tuple(self.election.late),
                silent=tuple(sorted({seat for poll in self.polls for seat in poll.silent})),
            )
        return self.shown

    def count(self, region: int) -> Count:
        tie = self.election.ties.index(region) if region in self.election.ties else len(self.polls)
        poll = self.polls[tie] if tie < len(self.polls) else Poll((), ())
        leaders = tuple(self.election.leaders[region])
        return Count(
            region, self.election.rows()[region], leaders, self.winners[region], poll.votes, poll.silent
        )

    def open_ties(self) -> list[int]:
        """Regions that are still to be voted on."""
        return self.election.ties[len(self.polls) :]

    def tie(self, region: int) -> Tie:
        return Tie(region, tuple(self.election.leaders[region]))
