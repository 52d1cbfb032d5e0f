"""KOA-4: who leads and appoints the first opener, by candidacies and votes that are sealed, or by lot."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action, Choices, Every, Make, Pick
from hemicycle.core.phase import Phase, Sealing
from hemicycle.core.state import Seat, Seats
from hemicycle.games.koalition.rules.actions import Appoint, DrawLeader, DrawOpener, Stand, Vote
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.nature import Nature, Next

STAND: Final = Every(Stand, stands=Pick([True, False]))
Sealed = dict[Seat, Action | None]


def first_opener(match: Match) -> Next:
    """By vote, or by lot."""
    if not match.setting.leader_vote:
        return DrawTheOpener()
    everyone, clock = match.setting.everyone, match.start(match.setting.standing)
    return Sealing("stand", everyone, clock, candidacies, open_candidacies)


def candidacies(_: Match, __: Seat) -> Choices[Action]:
    return STAND


def open_candidacies(match: Match, moves: Sealed) -> Next:
    """The silent do not stand (KOA-30)."""
    match.leader.open_stands([isinstance(move, Stand) and move.stands for move in moves.values()])
    candidates = match.leader.candidates
    if not candidates:
        return DrawTheLeader(match.setting.everyone)
    if len(candidates) == 1:
        return lead(match, candidates[0])
    return Sealing("vote", match.setting.everyone, match.start(match.setting.voting), ballots, open_votes)


def ballots(match: Match, _: Seat) -> Choices[Action]:
    return Make(Vote, candidate=Pick[Seat | None]([None, *match.leader.candidates], of="seat"))


def open_votes(match: Match, moves: Sealed) -> Next:
    """The silent abstain (KOA-30)."""
    best = match.leader.open_votes(
        [move.candidate if isinstance(move, Vote) else None for move in moves.values()]
    )
    return lead(match, best[0]) if len(best) == 1 else DrawTheLeader(best)


def lead(match: Match, seat: Seat) -> Next:
    match.leader.lead(seat)
    return AppointOpener(match, seat)


class DrawTheLeader(Nature):
    def __init__(self, lots: Seats) -> None:
        super().__init__()
        self.lots = lots

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(DrawLeader, seat=Pick(self.lots, of="seat"))

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, DrawLeader), f"{action} draws no leader"
        return lead(match, action.seat)


class AppointOpener(Phase[Match, Action]):
    def __init__(self, match: Match, leader: Seat) -> None:
        self.name, self.acting = "appoint", match.setting.alone[leader]
        self.ticking = match.start(match.setting.appointing)

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(Appoint, opener=Pick(match.setting.everyone, of="seat"))

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, Appoint), f"{action} appoints nobody"
        match.agenda.appoint(action.opener)
        return None

    def time_up(self, match: Match, clock: str) -> Next | None:
        return DrawTheOpener()  # KOA-30


class DrawTheOpener(Nature):
    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(DrawOpener, seat=Pick(match.setting.everyone, of="seat"))

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, DrawOpener), f"{action} draws no opener"
        match.agenda.appoint(action.seat)
        return None
