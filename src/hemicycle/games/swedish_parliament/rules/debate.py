"""The card that is being resolved, and what parties have done about it so far."""

from __future__ import annotations

from typing import Final, Self

from hemicycle.core.choices import Action
from hemicycle.core.clock import Clock
from hemicycle.core.phase import Phase
from hemicycle.core.state import Seat, Seats
from hemicycle.games.swedish_parliament.rules.components.box import OPINION, PARTIES, POLICY
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.relations import NO_CHANGES, Changes
from hemicycle.games.swedish_parliament.rules.views import MinorCard, Parties

NO_LIMIT: Final = -1
ALONE: Final[list[Seats]] = [(seat,) for seat in range(PARTIES)]

Next = Phase[Match, Action]  # the phase that follows


class Turn(Next):
    """A turn, which a card that is played interrupts."""

    def resume(self, match: Match) -> Next:
        """The card is resolved."""
        raise NotImplementedError


class Asking(Next):
    """One seat is asked for something."""

    def __init__(self, seat: Seat, ticking: tuple[Clock, ...]) -> None:
        self.seat, self.acting, self.ticking = seat, ALONE[seat], ticking


class Debate:
    """An idea, as a policy or as an opinion."""

    def __init__(
        self,
        turn: Turn,
        card: int,
        side: int,
        by: Seat,
        scale: int,
        column: Parties,
        before: list[int],
        free: int,
    ) -> None:
        self.turn = turn
        self.card, self.side, self.by, self.scale = card, side, by, scale
        self.use = "opinion" if side == OPINION else "policy"  # as in views and events
        self.column = column  # parties in the order asked
        self.before = before  # the markers of the scale, by party
        self.free = free  # parties that may act for free, as a mask
        self.heard = 0  # so many of the column
        self.acted = 0  # parties, as a mask
        self.paid: dict[int, int] = {}  # by party, the back of its card
        self.changes: Changes = NO_CHANGES  # among which one must be made, when all have decided
        self.all_decided = False

    def copy(self) -> Debate:
        return self.copied_to(
            Debate(self.turn, self.card, self.side, self.by, self.scale, self.column, self.before, self.free)
        )

    def copied_to(self, twin: Debate) -> Debate:
        twin.heard, twin.acted, twin.paid = self.heard, self.acted, self.paid.copy()
        twin.changes, twin.all_decided = self.changes, self.all_decided
        return twin

    def act(self, party: int) -> None:
        self.acted |= 1 << party

    def pay(self, party: int, pile: int) -> None:
        self.paid[party] = pile

    def hear_next(self) -> None:
        self.heard += 1

    def decide(self, changes: Changes) -> None:
        """All have; these changes of relations are legal now."""
        self.changes, self.all_decided = changes, True


class Invitation(Debate):
    """A minor party card."""

    def __init__(
        self,
        turn: Turn,
        card: int,
        by: Seat,
        minor: MinorCard,
        column: Parties,
        before: list[int],
        seats: int,
        guests: Seats,
    ) -> None:
        super().__init__(turn, card, POLICY, by, minor.scale, column, before, 0)
        self.use = "minor"
        self.minor = minor
        self.guests = guests  # whom the card still asks, the next first
        self.welcome = NO_LIMIT  # so many cards at most from the one asked
        self.contributed = [0] * seats
        self.pushed = 0
        self.brought_back = [0] * seats

    def copy(self) -> Invitation:
        twin = Invitation(self.turn, self.card, self.by, self.minor, self.column, self.before, 0, self.guests)
        self.copied_to(twin)
        twin.welcome, twin.pushed = self.welcome, self.pushed
        twin.contributed, twin.brought_back = self.contributed[:], self.brought_back[:]
        return twin

    @property
    def away(self) -> int:
        """The direction that parties are pushed in, away from where the minor party enters."""
        return 0 if self.minor.end else 1

    def ask(self, guests: Seats) -> None:
        self.guests = guests

    def next_guest(self) -> None:
        self.guests = self.guests[1:]

    def limit(self, most: int) -> None:
        self.welcome = most

    def contribute(self, seat: Seat) -> None:
        self.contributed[seat] += 1

    def push(self) -> None:
        self.pushed += 1

    def bring_back(self, seat: Seat, party: int) -> None:
        self.brought_back[seat] += 1
        self.act(party)


class Resolving(Asking):
    """Somebody is asked about the card that is being resolved."""

    def __init__(self, debate: Debate, seat: Seat, ticking: tuple[Clock, ...]) -> None:
        self.seat, self.acting, self.ticking, self.debate = seat, ALONE[seat], ticking, debate

    def copy(self) -> Self:
        return type(self)(self.debate.copy(), self.seat, self.ticking)
