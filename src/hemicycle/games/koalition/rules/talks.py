"""Coalition talks in one election: proposals, hands, giving up; which coalitions may govern is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hemicycle.core.choices import Action, Choices, Form, Make, Pick
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import GiveUp, GoOn, Propose, Refuse, Shake, TakeBack
from hemicycle.games.koalition.rules.coalitions import Coalitions, chairs_of
from hemicycle.games.koalition.rules.count import NOBODY

GIVE_UP: Final = GiveUp()
GO_ON: Final = GoOn()


class Kept:
    """What can be said to a proposal, by its number, made once."""

    def __init__(self, kind: Callable[[int], Action]) -> None:
        self.kind = kind
        self.made: list[Action] = []

    def at(self, number: int) -> Action:
        while len(self.made) <= number:
            self.made.append(self.kind(len(self.made)))
        return self.made[number]


SHAKE: Final = Kept(Shake)
TAKE_BACK: Final = Kept(TakeBack)
REFUSE: Final = Kept(Refuse)


class Replies(Pick[Action]):
    """Ready made; a form asks for the kind, and then for the proposal."""

    def describe(self) -> Form:
        forms: list[Form] = []
        for kind in (Shake, TakeBack, Refuse):
            numbers = [reply.proposal for reply in self.items if isinstance(reply, kind)]
            forms += [Make(kind, proposal=Pick(numbers, of="proposal")).describe()] if numbers else []
        others = [Make(type(reply)).describe() for reply in self.items if isinstance(reply, (GiveUp, GoOn))]
        return {"either": forms + others}


class Open:
    """A proposal on the table; `hands` and those `needed` are masks of seats."""

    def __init__(self, number: int, by: Seat, coalition: int, needed: int, hands: int) -> None:
        self.number, self.by, self.coalition, self.needed, self.hands = number, by, coalition, needed, hands


class Talks:
    """`talkers`: chairs who belong to a coalition, as a mask."""

    def __init__(self, coalitions: Coalitions, proposable: Choices[Action], talkers: int) -> None:
        self.coalitions, self.proposable, self.talkers = coalitions, proposable, talkers
        self.proposals: list[Open] = []
        self.given_up = 0

    def copy(self) -> Talks:
        twin = Talks(self.coalitions, self.proposable, self.talkers)
        twin.proposals = [
            Open(own.number, own.by, own.coalition, own.needed, own.hands) for own in self.proposals
        ]
        twin.given_up = self.given_up
        return twin

    def replies(self, seat: Seat) -> list[Action]:
        replies: list[Action] = []
        bit = 1 << seat
        for own in self.proposals:
            if own.needed & bit:
                replies.append((TAKE_BACK if own.hands & bit else SHAKE).at(own.number))  # KOA-21
            if own.needed & bit or own.by == seat:
                replies.append(REFUSE.at(own.number))  # KOA-21
        if self.talkers & bit:
            replies.append(GO_ON if self.given_up & bit else GIVE_UP)  # KOA-22
        return replies

    def propose(self, number: int, seat: Seat, coalition: int) -> int:
        """The coalition if that seals it, else NOBODY."""
        needed = chairs_of(self.coalitions.count, self.coalitions[coalition])
        self.proposals = [own for own in self.proposals if own.by != seat]  # KOA-21: one each
        self.proposals.append(Open(number, seat, coalition, needed, needed & 1 << seat))
        return coalition if needed == 1 << seat else NOBODY  # KOA-21: he chairs all of it

    def shake(self, number: int, seat: Seat) -> int:
        """The coalition if that seals it, else NOBODY."""
        own = self.proposal(number)
        own.hands |= 1 << seat
        return own.coalition if own.hands == own.needed else NOBODY  # KOA-21

    def take_back(self, number: int, seat: Seat) -> None:
        self.proposal(number).hands ^= 1 << seat

    def refuse(self, number: int) -> Seat:
        """Whose proposal is struck."""
        by = self.proposal(number).by
        self.proposals = [own for own in self.proposals if own.number != number]
        return by

    def give_up(self, seat: Seat) -> bool:
        """Or go on after all; whether all have given up."""
        self.given_up ^= 1 << seat
        return self.given_up == self.talkers

    def waited(self) -> int:
        """Who has not given up, and has no hand out or is asked for one; at a standstill, all who have not given up."""
        talking, hands, asked = self.talkers & ~self.given_up, 0, 0
        for own in self.proposals:
            hands |= own.hands
            asked |= own.needed & ~own.hands
        return talking & (asked | ~hands) or talking

    def proposal(self, number: int) -> Open:
        for own in self.proposals:
            if own.number == number:
                return own
        raise ValueError(f"proposal {number} is not open")


def open_talks(coalitions: Coalitions) -> Talks:
    proposable = Make(Propose, coalition=coalitions.numbers())  # KOA-21
    return Talks(coalitions, proposable, chairs_of(coalitions.count, coalitions.members()))
