"""How the strongest player bargains in private: what it expects others to write, and what is best to write then.

A deal is worth nothing unless all of its members write the same, so all must guess. What anybody may think of are
guesses here, and those become likelier that would have told the deals of earlier rounds. What somebody has offered in
talk it will probably write. Against all this stands what the pool is worth in the next round if it stays: who would
have less of it now writes nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.bots.normal import (
    LEFT_OUT,
    Bargainer,
    carried,
    cheapest_cover,
    considers,
    deal_of,
    in_proportion,
    possible,
    share_of,
)
from hemicycle.games.coalitions.rules.actions import Ballot, Blank
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import View, panel

USUAL: Final = 40.0  # how much likelier the first guess is than each other
MISSED: Final = 0.1  # how much less likely a guess is after a deal that it would not have told
SAID: Final = (
    0.8  # how probably somebody writes what it has offered last; else it writes as if it had said nothing
)


def writes(position: Position) -> Ballot | Blank:
    return Writer(position.view, position.seat, position.offers).ballot()


def weighs(position: Position, rng: Random) -> Any:
    """The answer to the last offer: the same, one with more for itself, or none."""
    if position.view.public:
        return considers(position, rng)
    return Writer(position.view, position.seat, position.offers).answer(position.offers[-1])


class Writer(Bargainer):
    """`hoped` is what the seat would have on average if it wrote nothing."""

    def __init__(self, view: View, seat: Seat, offers: tuple[Offer, ...]) -> None:
        said = {offer.seat: deal_of(offer) for offer in offers}
        self.said = {by: deal for by, deal in said.items() if possible(view, deal)}
        super().__init__(view, seat, keeps=True, promise=agreed(self.said, seat))
        self.guesses = guessed(view)
        without = sum([odds for deal, odds in self.guesses.items() if seat not in deal.members])
        self.hoped = carried(view) * (1 - without)
        self.own = [deal for deal in (*self.guesses, *self.said.values()) if seat in deal.members]

    def ballot(self) -> Ballot | Blank:
        """What is promised, or what brings most; nothing where it is better that the pool stays."""
        best = self.promise or max(self.own, key=self.expected, default=None)
        if best is None or (best != self.promise and self.expected(best) < self.hoped):
            return Blank()
        return Ballot(best.members, best.shares)

    def asks(self) -> int:
        """More than it can expect without; the less that is, the less of what its power is worth."""
        expected = max([self.hoped, *[self.expected(deal) for deal in self.own]])
        return max(super().asks() * LEFT_OUT // 100, int(expected) + 1)

    def expected(self, deal: Deal) -> float:
        """What it would have on average if it wrote that."""
        chance = min([self.chance(other, deal) for other in deal.members if other != self.seat], default=1.0)
        return chance * share_of(deal, self.seat) + (1 - chance) * self.hoped

    def chance(self, other: Seat, deal: Deal) -> float:
        guessed = self.guesses.get(deal, 0.0)
        if other not in self.said:
            return guessed
        return SAID * (self.said[other] == deal) + (1 - SAID) * guessed


def agreed(said: dict[Seat, Deal], seat: Seat) -> Deal | None:
    """What all members have offered last, the seat among them."""
    deal = said.get(seat)
    if deal is None or seat not in deal.members:
        return None
    return deal if all([said.get(member) == deal for member in deal.members]) else None


def guessed(view: View) -> dict[Deal, float]:
    """What others may write, with odds of which the sum is 1."""
    odds = [USUAL] + [1.0] * 9
    before: Deal | None = None
    for past in view.rounds:
        if not past.public and past.deal is not None:
            deals = guesses(past.mandates, view.quota, past.pool, before)
            odds = [odd * (1 if deal == past.deal else MISSED) for odd, deal in zip(odds, deals)]
            before = past.deal
    found: dict[Deal, float] = {}
    for odd, deal in zip(odds, guesses(view.mandates, view.quota, view.pool, before)):
        found[deal] = found.get(deal, 0.0) + odd / sum(odds)
    return found


def guesses(mandates: tuple[int, ...], quota: int, pool: int, before: Deal | None) -> list[Deal]:
    """The majority with least power, mandates or members, paid by one of these; and the last one again.

    The first guess is the normal bot's; it stands in for the last where that cannot be.
    """
    seats = [seat for seat, held in enumerate(mandates) if held]
    keys = [panel(mandates, quota).power, mandates, (1,) * len(mandates)]
    found = []
    for small in keys:
        _, _, members = cheapest_cover(seats, mandates, [small[seat] for seat in seats], quota)
        found += [Deal(members, in_proportion(pool, [key[member] for member in members])) for key in keys]
    return [*found, again(before, mandates, quota, pool) or found[0]]


def again(before: Deal | None, mandates: tuple[int, ...], quota: int, pool: int) -> Deal | None:
    held = [] if before is None else [mandates[member] for member in before.members]
    if before is None or 0 in held or sum(held) < quota:
        return None
    return Deal(before.members, in_proportion(pool, before.shares))
