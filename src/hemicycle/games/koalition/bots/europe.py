"""What the pad promises each player at the end of the match, Europe included: for bots. It decides nothing.

Until the last country is over, whoever leads in a party may still be overtaken, and a party by another.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.views import View

OVERTAKEN: Final = 0.9  # points of one player in one party that a country may bring, about
OUTRUN: Final = 2.0  # the same for all players together
SURE: Final = 0.05  # so few points decide when nothing is to come


class Prize:
    def __init__(self, view: View) -> None:
        self.seats = len(view.power)
        self.booked = [float(points) for row in view.booked for points in row]  # at seat * PARTIES + party
        left = sqrt(max(0, view.countries - view.number))
        self.close, self.near = max(SURE, OVERTAKEN * left), max(SURE, OUTRUN * left)
        self.now = self.scores(self.booked)

    def gains(self, more: list[float]) -> list[float]:
        """By seat, if so many points are booked now."""
        after = self.scores([own + new for own, new in zip(self.booked, more)])
        return [then - now for then, now in zip(after, self.now)]

    def scores(self, booked: list[float]) -> list[float]:
        """By seat: points, and what its parties may bring in Europe (KOA-28)."""
        seats = range(0, self.seats * PARTIES, PARTIES)
        scores = [sum(booked[at : at + PARTIES]) for at in seats]
        totals = [sum(booked[party::PARTIES]) for party in range(PARTIES)]
        for party, total in enumerate(totals):
            own = [booked[at + party] for at in seats]
            most = max(own)
            odds = [exp((points - most) / self.close) for points in own]
            each = self.bonus(total, totals) / sum(odds)
            for seat, chance in enumerate(odds):
                scores[seat] = scores[seat] + each * chance
        return scores

    def bonus(self, total: float, totals: list[float]) -> float:
        """Of a party with so many points, by how many others may get ahead of it."""
        bonus = PARTIES + 0.5  # for it is counted among the others too
        for other in totals:
            bonus -= 1 / (1 + exp(min(30.0, (total - other) / self.near)))
        return bonus
