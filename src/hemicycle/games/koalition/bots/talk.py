"""How the normal bot talks: it wants the coalition that pays it best of those that others can want too."""

from __future__ import annotations

from math import prod
from operator import itemgetter
from random import Random
from typing import Any, Final

from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import GiveUp, Propose, Refuse, Shake, Suggest
from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.views import Coalition, Proposal, View

WEIGHED: Final = 60
ENOUGH: Final = 80  # per cent of what it could hope for
WEARY: Final = 0.2  # how often it takes less


def weighed(view: View, seat: Seat) -> dict[int, Coalition]:
    """The coalitions that a bot thinks about, by number: some with itself, some without, all proposed."""
    listed = list(enumerate(view.coalitions))
    mine = [own for own in listed if seat in own[1].chairs]
    others = [own for own in listed if seat not in own[1].chairs]
    proposed = [(own.coalition, own.government) for own in view.proposals]
    return dict(sorted([*mine[:WEIGHED], *others[:WEIGHED], *proposed], key=itemgetter(0)))


class Bargainer:
    def __init__(self, position: Position, rng: Random) -> None:
        self.position, self.seat, self.rng = position, position.seat, rng
        self.view: View = position.view
        gone = {seat for seat, given_up in enumerate(self.view.given_up) if given_up and seat != self.seat}
        self.known = weighed(self.view, self.seat)
        self.open = [
            number
            for number, own in self.known.items()
            if self.seat in own.chairs and not gone & {*own.chairs}
        ]
        self.best = [max(own) for own in zip(*[own.points for own in self.known.values()])]

    def move(self) -> Any:
        """Shake hands on what pays, else propose, else strike what does not pay; there is nothing else to do."""
        if not self.open:
            return self.without_hope()
        asked = [own for own in self.view.proposals if self.asks(own)]
        best = max(asked, key=lambda own: self.worth(own.coalition), default=None)
        if best is not None and (self.pays(best.coalition) or self.rng.random() < WEARY):
            return Shake(best.number)
        if best is not None and self.has_hand_out():
            return Refuse(best.number)
        return Propose(self.wish())

    def without_hope(self) -> Any:
        """Every coalition with it needs somebody who has given up, or there is none."""
        return GiveUp() if GiveUp() in self.position.choices else self.position.choices.pick(self.rng)

    def answer(self, offer: Offer) -> Any:
        """What pays is sent back as it is; else what it wishes, if who asks is needed for that."""
        number = self.suggested(offer)
        if number not in self.open:
            return None
        if self.pays(number):
            return self.suggestion(number)
        wish = self.wish()
        return self.suggestion(wish) if offer.seat in self.known[wish].chairs else None

    def suggested(self, offer: Offer) -> int:
        """The coalition; NOBODY, if it is one of other talks."""
        now = self.view.phase == "talks" and offer.offer["election"] == self.view.elections
        return int(offer.offer["coalition"]) if now else NOBODY

    def suggestion(self, number: int) -> Suggest:
        return Suggest(self.view.elections, number)

    def asks(self, own: Proposal) -> bool:
        return own.coalition in self.open and self.seat not in own.hands

    def has_hand_out(self) -> bool:
        return any([self.seat in own.hands for own in self.view.proposals if own.coalition in self.open])

    def points(self, number: int) -> int:
        return self.known[number].points[self.seat]

    def worth(self, number: int) -> float:
        return self.points(number)

    def pays(self, number: int) -> bool:
        hoped = max([self.points(own) for own in self.open if self.liking(own) >= self.liking(number)])
        return 100 * self.points(number) >= ENOUGH * hoped

    def wish(self) -> int:
        """What it has agreed to in talk, else mostly what suits it and the others best."""
        agreed = [own for own in self.agreed() if own in self.open and self.pays(own)]
        if agreed:
            return agreed[-1]
        weights = [self.liking(own) ** 2 for own in self.open]
        return self.rng.choices(self.open, weights)[0] if any(weights) else self.open[0]

    def liking(self, number: int) -> float:
        """Its points, by how content the others can be beside the best each of them could have."""
        own: Coalition = self.known[number]
        others = [own.points[seat] / (self.best[seat] or 1) for seat in own.chairs if seat != self.seat]
        return own.points[self.seat] * prod(others, start=1.0)

    def agreed(self) -> list[int]:
        """Offers that it has made and heard."""
        said = {self.suggested(offer) for offer in self.position.offers if offer.seat == self.seat}
        heard = [self.suggested(offer) for offer in self.position.offers if offer.seat != self.seat]
        return [number for number in heard if number in said]
