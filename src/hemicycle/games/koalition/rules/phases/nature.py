"""What is drawn: cards, sizes of countries, countries; and the end, when nothing is waited for."""

from __future__ import annotations

from hemicycle.core.choices import Action, Among, Choices, Make, Pick
from hemicycle.core.phase import Phase
from hemicycle.core.state import NATURE, Seat, Seats
from hemicycle.games.koalition.rules.actions import Deal, DrawSize, Reveal
from hemicycle.games.koalition.rules.choices import REVEAL, deals
from hemicycle.games.koalition.rules.match import Match

Next = Phase[Match, Action]


class Nature(Phase[Match, Action]):
    def __init__(self) -> None:
        self.name, self.acting, self.ticking = "nature", (NATURE,), ()


class DealCards(Nature):
    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        setting = match.setting
        many, few = setting.seats * setting.dealt_politicians, setting.seats * setting.dealt_deck
        return deals(setting.politicians, many, setting.deck, few)

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, Deal), f"{action} deals nothing"
        match.hands.deal(action)
        return None


class DrawTheSize(Nature):
    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(DrawSize, size=Pick(match.agenda.packet))  # KOA-27

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, DrawSize), f"{action} draws no size"
        match.agenda.draw_size(action.size)
        return RevealCountry()


class RevealCountry(Nature):
    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Among(REVEAL, match.agenda.to_come())  # KOA-5

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        assert isinstance(action, Reveal), f"{action} reveals nothing"
        match.agenda.reveal(action.country)
        return None


class Over(Phase[Match, Action]):
    def __init__(self) -> None:
        nobody: Seats = ()
        self.name, self.acting, self.ticking = "over", nobody, ()  # KOA-28
