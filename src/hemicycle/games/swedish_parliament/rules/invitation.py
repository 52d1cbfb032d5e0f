"""A minor party card is resolved: who pays to push all parties away from it, and who pays to come back."""

from __future__ import annotations

from hemicycle.core.state import Seat, Seats
from hemicycle.games.swedish_parliament.rules.components.box import POLICY, ROW
from hemicycle.games.swedish_parliament.rules.debate import NO_LIMIT, SYSTEM, Debate
from hemicycle.games.swedish_parliament.rules.replies import EVERYBODY, Replies
from hemicycle.games.swedish_parliament.rules.views import MinorCard


class Invitation(Replies):
    def play_minor(self, card: int, by: Seat) -> None:
        scale = self.box.scale[card]
        before = self.markers[scale * ROW : (scale + 1) * ROW]
        column = tuple([self.party[seat] for seat in self.replying(by)])
        self.debate = debate = Debate(card, POLICY, by, scale, column, before, self.seats)
        self.note("invited", by, self.minor_card(debate).party, card)
        if by == SYSTEM:
            self.push(debate)  # SWE-39
            self.begin_bringing_back(debate)
        else:
            debate.guests = self.round_from(by)
            self.welcome_guests(debate)

    def minor_card(self, debate: Debate) -> MinorCard:
        return self.box.shown.minors[debate.card - self.box.first_minor]

    def round_from(self, seat: Seat) -> Seats:
        """All seats clockwise, that one first."""
        at = self.clockwise.index(seat)
        return (*self.clockwise[at:], *self.clockwise[:at])

    def replying(self, by: Seat) -> Seats:
        """All seats clockwise from the left, that one last."""
        if by == SYSTEM:
            return tuple(self.clockwise)
        first, *rest = self.round_from(by)
        return (*rest, first)

    # Who pushes

    def welcome_guests(self, debate: Debate) -> None:
        """Whoever has cards is asked for some, the inviter itself first and at once."""
        debate.welcome = NO_LIMIT
        while debate.guests:
            guest = debate.guests[0]
            if self.hands[guest]:
                if guest == debate.by:
                    self.ask("contribute", guest, self.setting.replying)
                else:
                    self.ask("welcome", debate.by, self.setting.replying)  # SWE-25
                return
            debate.guests = debate.guests[1:]
        self.begin_bringing_back(debate)

    def welcome(self, most: int) -> None:
        debate = self.now_debated()
        guest = debate.guests[0]
        self.note("welcome", debate.by, self.party[guest], amount=most)
        if most:
            debate.welcome = most
            self.ask("contribute", guest, self.setting.replying)
        else:
            self.enough()

    def close(self) -> None:
        debate = self.now_debated()
        self.note("closed", debate.by)
        self.begin_bringing_back(debate)  # SWE-25

    def contribute(self, seat: Seat, card: int) -> None:
        debate = self.now_debated()
        self.note("contributed", seat, self.party[seat])
        self.pay(seat, card)
        self.push(debate)
        debate.contributed[seat] += 1
        if self.hands[seat] and debate.contributed[seat] != debate.welcome:
            self.ask("contribute", seat, self.setting.replying)
        else:
            self.enough()

    def push(self, debate: Debate) -> None:
        """Every party, one segment away from where the minor party enters."""
        debate.pushed += 1
        self.move(debate.scale, EVERYBODY, self.away(debate))  # SWE-25

    def away(self, debate: Debate) -> int:
        """The side that parties are pushed to."""
        return 0 if self.minor_card(debate).end else 1

    def enough(self) -> None:
        """Whoever was asked is done, and the next is."""
        debate = self.now_debated()
        debate.guests = debate.guests[1:]
        if self.phase == "bring-back":
            self.ask_back(debate)
        else:
            self.welcome_guests(debate)

    # Who comes back

    def begin_bringing_back(self, debate: Debate) -> None:
        debate.guests = self.replying(debate.by)
        self.ask_back(debate)

    def ask_back(self, debate: Debate) -> None:
        """Whoever has cards, and a party that is not where it was."""
        while debate.guests:
            guest = debate.guests[0]
            if self.hands[guest] and self.is_away(debate, self.party[guest]):
                self.ask("bring-back", guest, self.setting.replying)  # SWE-25
                return
            debate.guests = debate.guests[1:]
        self.change_relation(debate)

    def is_away(self, debate: Debate, party: int) -> bool:
        return self.markers[debate.scale * ROW + party] != debate.before[party]

    def bring_back(self, seat: Seat, card: int) -> None:
        debate = self.now_debated()
        party = self.party[seat]
        self.note("brought-back", seat, party)
        self.pay(seat, card)
        self.step(debate.scale, party, 1 - self.away(debate))
        debate.brought_back[seat] += 1
        debate.acted |= 1 << party  # SWE-25
        if self.hands[seat] and self.is_away(debate, party):
            self.ask("bring-back", seat, self.setting.replying)
        else:
            self.enough()
