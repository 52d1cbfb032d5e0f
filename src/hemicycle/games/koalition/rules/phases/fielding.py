"""Politicians are laid, one after another, and action cards played on them in rounds; then it is counted."""

from __future__ import annotations

from hemicycle.core.choices import Action, Choices
from hemicycle.core.phase import Phase
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import Declare, Field, Pass
from hemicycle.games.koalition.rules.choices import deed_of, fieldings, plays
from hemicycle.games.koalition.rules.count import NOBODY, strongest
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.government import count_votes
from hemicycle.games.koalition.rules.phases.nature import Next
from hemicycle.games.koalition.rules.table import VEST


class Lay(Phase[Match, Action]):
    """A player lays a politician."""

    def __init__(self, match: Match, turn: Seat) -> None:
        self.name, self.turn, self.acting = "lay", turn, match.setting.alone[turn]
        self.ticking = match.start(match.setting.laying)

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return fieldings(match.hands.politicians[seat], match.hands.deck[seat], match.agenda.declared)

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        if isinstance(action, Field):
            return self.lay(match, action.politician, match.setting.cards.party[action.politician])  # KOA-7
        assert isinstance(action, Declare), f"{action} lays nothing"
        match.agenda.declare(action.joker, action.party)
        return self.lay(match, action.joker, action.party)  # KOA-8

    def lay(self, match: Match, card: int, party: int, by_clock: bool = False) -> Next | None:
        seat = self.turn
        match.hands.take(seat, card)
        match.table.lay(card, party, seat, by_clock)
        if len(match.table.laid) == match.agenda.places:
            return go_on(match, seat, seat, match.seats)  # KOA-9: a round is held after the last one
        return go_on(match, seat, NOBODY, 1)  # KOA-9: to open one

    def time_up(self, match: Match, clock: str) -> Next | None:
        """The game lays the lowest card (KOA-30)."""
        card = match.hands.first(self.turn)
        match.hands.show_lowest(self.turn, card)
        parties = match.setting.cards.party
        if card < len(parties):
            return self.lay(match, card, parties[card], by_clock=True)
        party = match.agenda.declared.get(card, strongest(match.table, match.seats))  # KOA-8
        match.agenda.declare(card, party)
        return self.lay(match, card, party, by_clock=True)


class Round(Phase[Match, Action]):
    """A player may play an action card; so many more passes end the round. It is a mere offer until one is opened."""

    def __init__(self, match: Match, turn: Seat, opened_by: Seat, passes: int) -> None:
        self.name = "offer" if opened_by == NOBODY else "round"
        self.turn, self.opened_by, self.passes = turn, opened_by, passes
        self.acting, self.ticking = match.setting.alone[turn], match.start(match.setting.acting)

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return plays(match.hands.deck[seat], match.setting.cards, match.table)  # KOA-9, KOA-10

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        if isinstance(action, Pass):
            return self.pass_by(match)
        deed, target = deed_of(action)
        match.hands.spend(seat, match.setting.cards.kinds[min(deed, VEST)])  # which clears of scandals, too
        match.table.play(deed, target, seat)
        opened_by = seat if self.opened_by == NOBODY else self.opened_by  # KOA-9
        # KOA-10: until all in a row have passed, whoever played last
        return go_on(match, match.setting.after[seat], opened_by, match.seats)

    def pass_by(self, match: Match) -> Next | None:
        return go_on(match, match.setting.after[self.turn], self.opened_by, self.passes - 1)

    def time_up(self, match: Match, clock: str) -> Next | None:
        return self.pass_by(match)  # KOA-30

    def players_asked(self, match: Match) -> int:
        """So many who hold cards of the action deck have to pass: the others are skipped."""
        seats = [(self.turn + step) % match.seats for step in range(self.passes)]
        return len([seat for seat in seats if match.hands.deck[seat]])


def go_on(match: Match, seat: Seat, opened_by: Seat, passes: int) -> Next | None:
    """With this seat; whoever holds no card of the action deck is skipped (KOA-9)."""
    deck, after = match.hands.deck, match.setting.after
    while passes:
        if deck[seat]:
            return Round(match, seat, opened_by, passes)
        passes -= 1
        seat = after[seat]
    if len(match.table.laid) < match.agenda.places:
        return Lay(match, after[match.table.owners[-1]])  # KOA-7, KOA-10
    return count_votes(match)
