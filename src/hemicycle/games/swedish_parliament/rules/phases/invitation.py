"""A minor party card is played: who pays to push all parties away from it, and who pays to come back (SWE-25)."""

from __future__ import annotations

from typing import Final, Self

from hemicycle.core.choices import Action, Choices
from hemicycle.core.clock import Clock
from hemicycle.core.state import Seat, Seats
from hemicycle.games.swedish_parliament.rules.actions import BringBack, Close, Contribute, Enough, Welcome
from hemicycle.games.swedish_parliament.rules.cards import SYSTEM
from hemicycle.games.swedish_parliament.rules.choices import CLOSE, ENOUGH, Offered, welcomes
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES
from hemicycle.games.swedish_parliament.rules.debate import NO_LIMIT, Invitation, Next, Resolving, Turn
from hemicycle.games.swedish_parliament.rules.events import (
    BroughtBack,
    Closed,
    Contributed,
    Invited,
    Moved,
    Welcomed,
    player,
)
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.phases.relation import change_relation

ALL_PARTIES: Final = list(range(PARTIES))


class Inviting(Resolving):
    """Somebody is asked about an invitation."""

    def __init__(self, invitation: Invitation, seat: Seat, ticking: tuple[Clock, ...]) -> None:
        super().__init__(invitation, seat, ticking)
        self.invitation = invitation

    def copy(self) -> Self:
        return type(self)(self.invitation.copy(), self.seat, self.ticking)


class Welcoming(Inviting):
    """The inviter says how many cards at most are welcome from the next guest, or from nobody on."""

    name = "welcome"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Offered(welcomes(len(match.cards.hands[self.invitation.guests[0]])))  # SWE-25

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        invitation = self.invitation
        if isinstance(action, Close):
            match.chronicle.note(Closed(seat))
            return begin_bringing_back(match, invitation)
        assert isinstance(action, Welcome)
        guest = invitation.guests[0]
        match.chronicle.note(Welcomed(seat, match.seating.party[guest], action.most))
        if not action.most:
            invitation.next_guest()
            return welcome_guests(match, invitation)
        invitation.limit(action.most)
        return ask_to_contribute(match, invitation, guest)

    def time_up(self, match: Match, clock: str) -> Next:
        return self.take(match, self.seat, CLOSE)  # SWE-41


class Contribution(Inviting):
    """A guest, or the inviter itself, pays cards that push all parties."""

    name = "contribute"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        ways = match.setting.prepared.contribute
        return Offered([ENOUGH, *[ways[card] for card in match.cards.hands[seat]]])  # SWE-25

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        invitation = self.invitation
        if isinstance(action, Contribute):
            pile, voter = match.pay(seat, action.card)
            match.chronicle.note(Contributed(seat, match.seating.party[seat], pile, voter))
            push(match, invitation)
            invitation.contribute(seat)
            if match.cards.hands[seat] and invitation.contributed[seat] != invitation.welcome:
                return ask_to_contribute(match, invitation, seat)
        invitation.next_guest()
        return welcome_guests(match, invitation)

    def time_up(self, match: Match, clock: str) -> Next:
        return self.take(match, self.seat, ENOUGH)  # SWE-41


class Return(Inviting):
    """A guest pays cards that bring its own party back, to where it stood before at most."""

    name = "bring-back"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        ways = match.setting.prepared.bring_back
        return Offered([ENOUGH, *[ways[card] for card in match.cards.hands[seat]]])  # SWE-25

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        invitation = self.invitation
        if isinstance(action, BringBack):
            party = match.seating.party[seat]
            pile, voter = match.pay(seat, action.card)
            match.chronicle.note(BroughtBack(seat, party, pile, voter))
            match.board.step(invitation.scale, party, 1 - invitation.away)
            invitation.bring_back(seat, party)  # SWE-25
            if may_come_back(match, invitation, seat):
                return ask_back(match, invitation, seat)
        else:
            assert isinstance(action, Enough)
        invitation.next_guest()
        return bring_back(match, invitation)

    def time_up(self, match: Match, clock: str) -> Next:
        return self.take(match, self.seat, ENOUGH)  # SWE-41


def play_minor(match: Match, turn: Turn, card: int, by: Seat) -> Next:
    minor = match.box.shown.minors[card - match.box.first_minor]
    column = tuple([match.seating.party[seat] for seat in replying(match, by)])
    guests = () if by == SYSTEM else match.seating.round_from(by)
    before = match.board.row(minor.scale)
    invitation = Invitation(turn, card, by, minor, column, before, match.seats, guests)
    match.chronicle.note(Invited(player(by), card, minor.scale, invitation.away))
    if by != SYSTEM:
        return welcome_guests(match, invitation)
    push(match, invitation)  # SWE-39
    return begin_bringing_back(match, invitation)


def replying(match: Match, by: Seat) -> Seats:
    """All seats clockwise from the left, the inviter last."""
    if by == SYSTEM:
        return tuple(match.seating.clockwise)
    first, *rest = match.seating.round_from(by)
    return (*rest, first)


def welcome_guests(match: Match, invitation: Invitation) -> Next:
    """Whoever has cards is asked for some, the inviter itself first and at once."""
    invitation.limit(NO_LIMIT)
    while invitation.guests:
        guest = invitation.guests[0]
        if match.cards.hands[guest]:
            if guest == invitation.by:
                return ask_to_contribute(match, invitation, guest)
            return Welcoming(invitation, invitation.by, match.clock(match.setting.replying))  # SWE-25
        invitation.next_guest()
    return begin_bringing_back(match, invitation)


def ask_to_contribute(match: Match, invitation: Invitation, guest: Seat) -> Next:
    return Contribution(invitation, guest, match.clock(match.setting.replying))


def push(match: Match, invitation: Invitation) -> None:
    """Every party, one segment away from where the minor party enters."""
    invitation.push()
    match.board.move(invitation.scale, ALL_PARTIES, invitation.away)  # SWE-25
    match.chronicle.note(Moved("minor", invitation.scale, invitation.away, tuple(ALL_PARTIES)))


def begin_bringing_back(match: Match, invitation: Invitation) -> Next:
    invitation.ask(replying(match, invitation.by))
    return bring_back(match, invitation)


def bring_back(match: Match, invitation: Invitation) -> Next:
    """Whoever has cards, and a party that is not where it was, is asked."""
    while invitation.guests:
        if may_come_back(match, invitation, invitation.guests[0]):
            return ask_back(match, invitation, invitation.guests[0])  # SWE-25
        invitation.next_guest()
    return change_relation(match, invitation)


def ask_back(match: Match, invitation: Invitation, guest: Seat) -> Next:
    return Return(invitation, guest, match.clock(match.setting.replying))


def may_come_back(match: Match, invitation: Invitation, seat: Seat) -> bool:
    party = match.seating.party[seat]
    away = match.board.at(invitation.scale, party) != invitation.before[party]
    return away and bool(match.cards.hands[seat])
