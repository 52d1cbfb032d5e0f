"""Which deals were agreed in talk, and who then did otherwise; a judge after the fact, of whom the rules know nothing.

*Agreed.* Within a round a deal is agreed as soon as somebody has offered it, as a typed offer in talk, to every other
member of its government and has heard the same offer from each of them, in whatever order and in whatever rooms. All
members have then promised it. Who makes an offer without having a part in it promises nothing.

*Replaced.* Whoever agrees on another deal later is held to both, unless it has all the members of the earlier: then
these have agreed otherwise, and the earlier promise is gone.

*Broken, in public.* A member breaks it who rejects that very deal when it is proposed, by silence too when the answer
clock ends; or who proposes or accepts any other deal, whether or not that one comes to be. The first breach ends the
promise, so the others are free and cannot break it any more; it may be agreed anew. To pass, to reject other deals,
or to clear the table breaks nothing, for the deal can still be proposed; nor does what was done before it was agreed.

*Broken, in private.* Every member breaks it whose last ballot, when all are opened, is another deal, blank or missing.

A round's end ends its promises. One that nobody broke need not have been kept: it may never have been proposed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.rules.deals import Deal


class Promises:
    """By seat, over all rounds: offers made in talk but for answers to others' same offers, promises given, broken."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.offered, self.given, self.broken = [0] * seats, [0] * seats, [0] * seats
        self.heard: dict[Deal, set[tuple[Seat, Seat]]] = {}  # who has said it to whom
        self.counted: set[tuple[Deal, Seat]] = (
            set()
        )  # offers of this round, and whom they came from or went to
        self.standing: list[Deal] = []

    def end_round(self) -> None:
        self.heard, self.standing, self.counted = {}, [], set()

    def say(self, seat: Seat, to: Seats | None, deal: Deal) -> None:
        """That seat offers the deal in talk; None is everyone."""
        others = range(self.seats) if to is None else to
        if (deal, seat) not in self.counted:
            self.offered[seat] += 1
        self.counted |= {(deal, who) for who in (seat, *others)}
        self.heard.setdefault(deal, set()).update([(seat, other) for other in others])
        if deal not in self.standing and self.agreed(deal):
            self.promise(deal)

    def agreed(self, deal: Deal) -> bool:
        heard = self.heard[deal]
        makers = {maker for maker, _ in heard}
        return any(
            [
                all(
                    [
                        (maker, other) in heard and (other, maker) in heard
                        for other in deal.members
                        if other != maker
                    ]
                )
                for maker in makers
            ]
        )

    def promise(self, deal: Deal) -> None:
        for earlier in self.standing[:]:
            if set(earlier.members) <= set(deal.members):
                self.end(earlier)
        self.standing.append(deal)
        for member in deal.members:
            self.given[member] += 1

    def end(self, deal: Deal) -> None:
        """It binds nobody any more, unless it is agreed anew."""
        self.standing.remove(deal)
        self.heard.pop(deal, None)

    def back(self, seat: Seat, deal: Deal) -> None:
        """That seat proposes or accepts the deal."""
        for promised in self.standing[:]:
            if promised != deal:
                self.breach([seat], promised)

    def reject(self, seats: Iterable[Seat], deal: Deal) -> None:
        """Those seats will not have what is proposed."""
        if deal in self.standing:
            self.breach(seats, deal)

    def breach(self, seats: Iterable[Seat], deal: Deal) -> None:
        breakers = [seat for seat in seats if seat in deal.members]
        for seat in breakers:
            self.broken[seat] += 1
        if breakers:
            self.end(deal)

    def open_ballots(self, ballots: Sequence[Deal | None]) -> None:
        for deal in self.standing[:]:
            self.breach([member for member in deal.members if ballots[member] != deal], deal)
