"""A match of Swedish Parliament 2014: what lies on the table, and what it waits for."""

from __future__ import annotations

from random import Random
from typing import Self

from hemicycle.core.choices import Action, Illegal
from hemicycle.core.line import Line, Word
from hemicycle.core.phase import Phased
from hemicycle.core.state import Outcome, Seat
from hemicycle.games.swedish_parliament.rules.debate import Next
from hemicycle.games.swedish_parliament.rules.hidden import deal_anew
from hemicycle.games.swedish_parliament.rules.match import Match, fresh
from hemicycle.games.swedish_parliament.rules.options import Setting
from hemicycle.games.swedish_parliament.rules.phases.setup import begin
from hemicycle.games.swedish_parliament.rules.refusals import better
from hemicycle.games.swedish_parliament.rules.result import outcome_of
from hemicycle.games.swedish_parliament.rules.seating import NOBODY
from hemicycle.games.swedish_parliament.rules.view import view_of
from hemicycle.games.swedish_parliament.rules.views import View


class SwedishParliament(Phased[Match, Action]):
    def __init__(self, match: Match, phase: Next) -> None:
        self.match, self.phase, self.seats = match, phase, match.seats

    def copy(self) -> Self:
        return type(self)(self.match.copy(), self.phase.copy())

    def view(self, seat: Seat | None) -> View:
        return view_of(self.match, self.phase, seat)

    def names(self) -> dict[str, tuple[Word, ...]]:
        """A seat is called by its party as soon as it has one."""
        words = self.match.box.words
        parties = words["party"]
        seats = [
            Line("seat-number", {"number": seat + 1}) if party == NOBODY else parties[party]
            for seat, party in enumerate(self.match.seating.party)
        ]
        return words | {"seat": tuple(seats)}

    def outcome(self) -> Outcome:
        return outcome_of(self.match, self.over())

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        return better(self.match, self.phase, data, refusal)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        """Whatever card this seat has not seen may be any other of the same back; no voter was ever paid face down."""
        twin = self.copy()
        if not self.over():
            deal_anew(twin.match.cards, seat, rng)
        return twin


def new(options: Setting) -> SwedishParliament:
    match = fresh(options)
    return SwedishParliament(match, begin(match))
