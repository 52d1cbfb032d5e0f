"""Coalition talks in one election: proposals, hands, giving up; which coalitions may govern is given."""

from __future__ import annotations

from functools import cache
from typing import Final

from hemicycle.core.choices import Action, Choices, Either, Every, Make, Pick
from hemicycle.core.state import Seat
from hemicycle.games.koalition.actions import GiveUp, GoOn, Propose, Refuse, Shake, TakeBack
from hemicycle.games.koalition.count import NOBODY

GIVE_UP: Final = Every(GiveUp)
GO_ON: Final = Every(GoOn)


class Open:
    """A proposal on the table: `hands` is a mask of seats."""

    def __init__(self, number: int, by: Seat, coalition: int, hands: int) -> None:
        self.number, self.by, self.coalition, self.hands = number, by, coalition, hands


class Talks:
    """`needed`: whose hands each coalition needs, as masks of seats."""

    def __init__(self, needed: list[int]) -> None:
        self.needed = needed
        self.talkers = 0  # chairs who belong to a coalition, as a mask
        for chairs in needed:
            self.talkers |= chairs
        self.proposals: list[Open] = []
        self.given_up = 0

    def copy(self) -> Talks:
        twin = Talks(self.needed)
        twin.proposals = [Open(own.number, own.by, own.coalition, own.hands) for own in self.proposals]
        twin.given_up = self.given_up
        return twin

    def choices(self, seat: Seat) -> Choices[Action]:
        open_to: list[int] = []
        shaken: list[int] = []
        refusable: list[int] = []
        for own in self.proposals:
            if own.hands >> seat & 1:
                shaken.append(own.number)
            elif self.needed[own.coalition] >> seat & 1:
                open_to.append(own.number)
            if own.by == seat or self.needed[own.coalition] >> seat & 1:
                refusable.append(own.number)
        options = [proposals(len(self.needed))]
        if open_to:
            options.append(Make(Shake, proposal=Pick(open_to)))  # KOA-21
        if shaken:
            options.append(Make(TakeBack, proposal=Pick(shaken)))
        if refusable:
            options.append(Make(Refuse, proposal=Pick(refusable)))
        if self.talkers >> seat & 1:
            options.append(GO_ON if self.given_up >> seat & 1 else GIVE_UP)  # KOA-22
        return Either(options)

    def propose(self, number: int, seat: Seat, coalition: int) -> int:
        """The coalition if that seals it, else NOBODY."""
        self.proposals = [own for own in self.proposals if own.by != seat]  # KOA-21: one each
        self.proposals.append(Open(number, seat, coalition, 0))
        return self.shake(number, seat) if self.needed[coalition] >> seat & 1 else NOBODY

    def shake(self, number: int, seat: Seat) -> int:
        """The coalition if that seals it, else NOBODY."""
        proposal = self.proposal(number)
        proposal.hands |= 1 << seat
        return proposal.coalition if proposal.hands == self.needed[proposal.coalition] else NOBODY  # KOA-21

    def take_back(self, number: int, seat: Seat) -> None:
        self.proposal(number).hands ^= 1 << seat

    def refuse(self, number: int) -> None:
        self.proposals = [own for own in self.proposals if own.number != number]

    def waited(self) -> int:
        """Who has not given up, and has no hand out or is asked for one; at a standstill, all who have not given up."""
        talking, hands, asked = self.talkers & ~self.given_up, 0, 0
        for own in self.proposals:
            hands |= own.hands
            asked |= self.needed[own.coalition] & ~own.hands
        return talking & (asked | ~hands) or talking

    def proposal(self, number: int) -> Open:
        return next(own for own in self.proposals if own.number == number)


@cache
def proposals(coalitions: int) -> Choices[Action]:
    return Every(Propose, coalition=Pick(range(coalitions), of="coalition"))  # KOA-21
