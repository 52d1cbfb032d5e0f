"""Players that know Coalitions. They see what their seat sees and hear the offers made to it, and nothing else.

Both price the others by their power and by what lies on the table for them, and answer offers. They differ in one
declared trait: the normal one keeps to a deal it has agreed to, on the table or in talk; the turncoat agrees to what
pleases it and then does what pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hemicycle.bots.levels import Erring
from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.rules.actions import Answer, Ballot, NoDeal, Pass, Propose, Ready
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import View, panel

# In per cent of a seat's power in the pool, at first and at last:
OFFERED: Final = (80, 130)  # to partners
WANTED: Final = (130, 30)  # for itself
PATIENCE: Final = 4  # turns a player until it has conceded all, and proposes nothing more
ASKED: Final = 90  # for itself in talk
LEFT_OUT: Final = 50  # per cent of that, while others have a deal without it

Price = tuple[int, int, Seats]  # of a coalition: dollars, members, who


def normal(position: Position, _: Random) -> Any:
    """Keeps to a deal it has agreed to."""
    bargainer = Bargainer(position.view, position.seat, keeps=True, promise=promised(position))
    return content(position, bargainer.move())


def content(position: Position, move: Any) -> Any:
    """The move; but who would only pass is done, and says so first where that can end the round."""
    view: View = position.view
    says_so = isinstance(move, Pass) and view.may_be_done and not view.ready[position.seat]
    return Ready(True) if says_so else move


def unthinking(position: Position, rng: Random) -> Any:
    """Passes, says yes or no as a coin falls, writes any deal; never pays."""
    view: View = position.view
    match view.phase:
        case "turn":
            return content(position, Pass())
        case "answers":
            return Answer(view.proposals, rng.random() < 0.5)
        case "talk":
            return Ready(not view.ready[position.seat])
    return position.choices.pick(rng)


easy: Final = Erring(normal, 1 / 2, unthinking)


def turncoat(position: Position, _: Random) -> Any:
    """Leaves a deal for anything better."""
    return content(position, Bargainer(position.view, position.seat, keeps=False).move())


def considers(position: Position, _: Random) -> Any:
    """The normal answer to the last offer: the same, one with more for itself, or none."""
    promise = promised(position)
    return Bargainer(position.view, position.seat, keeps=True, promise=promise).answer(position.offers[-1])


def flatters(position: Position, _: Random) -> Any:
    """The turncoat's answer: it agrees to much, for it promises nothing."""
    return Bargainer(position.view, position.seat, keeps=False).answer(position.offers[-1])


def promised(position: Position) -> Deal | None:
    """The last deal that the seat and another member have both offered, if it can still be."""
    view, seat = position.view, position.seat
    said = [(offer.seat, deal_of(offer)) for offer in position.offers]
    for by, deal in reversed(said):
        heard = [other for other, same in said if same == deal and other != seat]
        if by == seat and heard and possible(view, deal):
            return deal
    return None


def deal_of(offer: Offer) -> Deal:
    return Deal(tuple(offer.offer["members"]), tuple(offer.offer["shares"]))


def possible(view: View, deal: Deal) -> bool:
    held = [view.mandates[member] for member in deal.members]
    return sum(deal.shares) == view.pool and 0 not in held and sum(held) >= view.quota


class Bargainer:
    """`promise` is a deal agreed in talk that it keeps."""

    def __init__(self, view: View, seat: Seat, keeps: bool, promise: Deal | None = None) -> None:
        self.view, self.seat, self.keeps, self.promise = view, seat, keeps, promise
        self.power = panel(view.mandates, view.quota).power  # per mille
        self.on_table = view.table is not None and seat in view.table.members
        players = len([held for held in view.mandates if held])
        self.patience = min(PATIENCE * players, view.turn_limit or PATIENCE * players)
        self.left_out = view.table is not None and not self.on_table

    def move(self) -> Any:
        view = self.view
        match view.phase:
            case "turn":
                return self.propose()
            case "answers":
                number = 0 if view.proposal is None else view.proposal.number
                return Answer(number, self.accepts(None if view.proposal is None else view.proposal.deal))
            case "talk":
                return Ready(not view.ready[self.seat])
        deal = self.promise or focal(view, self.power)
        return Ballot(deal.members, deal.shares)

    def answer(self, offer: Offer) -> Any:
        deal = deal_of(offer)
        if self.seat not in deal.members or not possible(self.view, deal) or self.promise not in (None, deal):
            return None
        lacking = self.asks() - share_of(deal, self.seat)
        if lacking <= 0:
            return Propose(deal.members, deal.shares)
        if share_of(deal, offer.seat) <= lacking:
            return None
        moved = {self.seat: lacking, offer.seat: -lacking}
        return Propose(deal.members, tuple([s + moved.get(m, 0) for m, s in zip(deal.members, deal.shares)]))

    def asks(self) -> int:
        """For its part in a deal that is only spoken of."""
        return max(1, self.outside(self.seat) + 1, self.worth(self.seat, ASKED if self.keeps else ASKED // 2))

    def propose(self) -> Any:
        """What it has promised, or the cheapest majority, if that leaves more than there is on the table."""
        if self.promise not in (None, self.view.table):
            return Propose(self.promise.members, self.promise.shares)
        if (self.on_table and self.keeps) or self.view.turns >= self.patience:
            return Pass()
        deal = self.cheapest()
        if (
            deal is not None
            and deal != self.view.table
            and share_of(deal, self.seat) > self.outside(self.seat)
        ):
            return Propose(deal.members, deal.shares)
        return NoDeal() if self.left_out else Pass()

    def accepts(self, deal: Deal | None) -> bool:
        """Something new, or with None an empty table."""
        if self.promise is not None:
            return deal == self.promise
        if deal is None:
            return self.left_out
        if self.on_table and self.keeps:
            return False
        return self.seat in deal.members and share_of(deal, self.seat) >= self.aspiration()

    def aspiration(self) -> int:
        """More than what lies on the table, and a share of the pool by its power; less as time goes on."""
        wanted = self.worth(self.seat, self.conceded(WANTED))
        return max(1, self.outside(self.seat) + 1, wanted * LEFT_OUT // 100 if self.left_out else wanted)

    def cheapest(self) -> Deal | None:
        """A majority with the own seat that leaves it most; None where it would get nothing."""
        others = [other for other, held in enumerate(self.view.mandates) if held and other != self.seat]
        prices = [self.price(other) for other in others]
        lacking = self.view.quota - self.view.mandates[self.seat]
        cost, _, partners = cheapest_cover(others, self.view.mandates, prices, lacking)
        rest = self.view.pool - cost
        if rest <= 0:
            return None
        members = tuple(sorted((*partners, self.seat)))
        return Deal(members, tuple([rest if seat == self.seat else self.price(seat) for seat in members]))

    def price(self, other: Seat) -> int:
        return max(1, self.outside(other) + 1, self.worth(other, self.conceded(OFFERED)))

    def worth(self, seat: Seat, per_cent: int) -> int:
        return self.view.pool * self.power[seat] * per_cent // 100_000

    def outside(self, seat: Seat) -> int:
        """What a seat gets if nothing changes."""
        return 0 if self.view.table is None else share_of(self.view.table, seat)

    def conceded(self, way: tuple[int, int]) -> int:
        """How far on the way from first to last, by the turns that are taken."""
        first, last = way
        return first + (last - first) * min(self.view.turns, self.patience) // self.patience


def share_of(deal: Deal, seat: Seat) -> int:
    return deal.shares[deal.members.index(seat)] if seat in deal.members else 0


def carried(view: View) -> float:
    """An equal part of the pool, if there will be another round for it."""
    if view.last_round or view.round == view.round_limit:
        return 0.0
    return view.pool / len([held for held in view.mandates if held])


def cheapest_cover(
    seats: Sequence[Seat], weights: Sequence[int], prices: Sequence[int], lacking: int
) -> Price:
    """Of the seats that together weigh what is lacking the cheapest, then the fewest, then the first."""
    best: list[Price | None] = [(0, 0, ())] + [None] * max(
        0, lacking
    )  # by what they weigh, up to all that is lacking
    for seat, price in zip(seats, prices):
        for weight in range(len(best) - 2, -1, -1):
            so_far = best[weight]
            if so_far is None:
                continue
            reached = min(len(best) - 1, weight + weights[seat])
            joined = (so_far[0] + price, so_far[1] + 1, (*so_far[2], seat))
            known = best[reached]
            if known is None or joined < known:
                best[reached] = joined
    return best[-1] or (1 << 60, 0, ())


def focal(view: View, power: Sequence[int]) -> Deal:
    """What anyone may guess that others write: the majority of least power, its members paid by their power."""
    seats = [seat for seat, held in enumerate(view.mandates) if held]
    weights = [power[seat] for seat in seats]
    _, _, members = cheapest_cover(seats, view.mandates, weights, view.quota)
    return Deal(members, in_proportion(view.pool, [power[member] for member in members]))


def in_proportion(pool: int, weights: Sequence[int]) -> tuple[int, ...]:
    """Whole dollars; those left over go to the largest remainders, the first of equals."""
    total = sum(weights)
    if not total:
        weights, total = [1] * len(weights), len(weights)
    shares = [pool * weight // total for weight in weights]
    order = sorted(range(len(weights)), key=lambda at: -(pool * weights[at] % total))
    for at in order[: pool - sum(shares)]:
        shares[at] += 1
    return tuple(shares)
