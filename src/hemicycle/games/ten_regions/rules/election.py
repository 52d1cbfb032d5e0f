"""A turn's election and the parliament that comes of it; neither changes once made."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign
from hemicycle.games.ten_regions.rules.components import Country
from hemicycle.games.ten_regions.rules.count import elected, first, mandates, points, roles, votes
from hemicycle.games.ten_regions.rules.view import rows
from hemicycle.games.ten_regions.rules.views import Count, Parliament, Row, Tie


class Election:
    """All regions counted at the same time; `late` are the seats whose campaigns were not sealed in time."""

    def __init__(
        self, turn: int, head_starts: tuple[tuple[int, ...], ...], campaigns: list[Campaign], late: list[Seat]
    ) -> None:
        self.turn, self.head_starts, self.campaigns, self.late = turn, head_starts, campaigns, late
        self.votes = votes(head_starts, campaigns)
        self.leaders = [first(by_seat) for by_seat in self.votes]  # TEN-8: with 0 votes nobody wins
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


class Sitting:
    """The mandates after an election and its tie votes; roles and points once no tie is open."""

    def __init__(
        self, election: Election, ballots: list[Ballot | None], country: Country, all_when_nobody_rules: bool
    ) -> None:
        self.election, self.ballots = election, ballots
        seats = len(election.campaigns)
        self.winners: list[Seat | None] = [
            leaders[0] if len(leaders) == 1 else None for leaders in election.leaders  # TEN-9
        ]  # fmt: skip
        if ballots:
            for tie, region in enumerate(election.ties):
                self.winners[region] = elected(ballots, tie, seats)
        self.settled = bool(ballots) or not election.ties
        self.mandates = mandates(self.winners, country.mandates, seats)
        self.roles = roles(self.mandates) if self.settled else []
        self.points = points(self.roles, all_when_nobody_rules) if self.settled else []
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
                silent=tuple([seat for seat, ballot in enumerate(self.ballots) if ballot is None]),
            )
        return self.shown

    def count(self, region: int) -> Count:
        leaders = tuple(self.election.leaders[region])
        rows = self.election.rows()[region]
        return Count(region, rows, leaders, self.winners[region], self.tie_votes(region))

    def tie_votes(self, region: int) -> tuple[Seat | None, ...]:
        if region not in self.election.ties:
            return ()
        tie = self.election.ties.index(region)
        return tuple([None if ballot is None else ballot.votes[tie] for ballot in self.ballots])

    def open_ties(self) -> tuple[Tie, ...]:
        if self.settled:
            return ()
        leaders = self.election.leaders
        return tuple([Tie(region, tuple(leaders[region])) for region in self.election.ties])
