"""A match of Koalition: its parts, and the phase it is in."""

from __future__ import annotations

from random import Random

from hemicycle.core.choices import Action, Illegal
from hemicycle.core.line import Word
from hemicycle.core.phase import Phased
from hemicycle.core.state import Outcome, Seat
from hemicycle.games.koalition.rules.course import course
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.names import names_of
from hemicycle.games.koalition.rules.options import Setting
from hemicycle.games.koalition.rules.phases.nature import Next
from hemicycle.games.koalition.rules.refusals import not_now
from hemicycle.games.koalition.rules.view import view_of
from hemicycle.games.koalition.rules.views import View


class Koalition(Phased[Match, Action]):
    def __init__(self, match: Match, phase: Next) -> None:
        self.match, self.phase, self.seats = match, phase, match.seats

    def copy(self) -> Koalition:
        return Koalition(self.match.copy(), self.phase.copy())

    def course(self) -> Next:
        return course(self.match)

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        return not_now(self.match, self.phase, seat, data, refusal)

    def view(self, seat: Seat | None) -> View:
        return view_of(self.match, self.phase, seat)

    def names(self) -> dict[str, tuple[Word, ...]]:
        return names_of(self.match, self.phase)

    def outcome(self) -> Outcome:
        return self.match.pad.outcome(self.phase.name == "over")

    def imagine(self, seat: Seat | None, rng: Random) -> Koalition:
        """Others may hold anything that nobody has seen, and have sealed anything."""
        twin = self.copy()
        twin.phase.suppose(twin.match, seat, rng)
        twin.match.hands.suppose(seat, rng)
        return twin


def new(setting: Setting) -> Koalition:
    match = Match(setting)
    return Koalition(match, course(match))
