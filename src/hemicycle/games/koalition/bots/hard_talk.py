"""How the hard bot talks: it knows which governments are stable, wants the best of them, and holds out for it.

A coalition is stable if there is no other that all of its chairs would rather have. What it is worth to each seat is
counted to the end of the match.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.player import Position
from hemicycle.core.state import Seats
from hemicycle.games.koalition.bots.europe import Prize
from hemicycle.games.koalition.bots.talk import Bargainer
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.views import Coalition, View

Leads = list[float]  # by seat, what it gets beyond the mean of the others


class Holder(Bargainer):
    def __init__(self, position: Position, rng: Random) -> None:
        super().__init__(position, rng)
        prize = Prize(self.view)
        self.leads = {
            number: leads(prize.gains(booked(self.view, own))) for number, own in self.known.items()
        }
        others = [(self.leads[number], own.chairs) for number, own in self.known.items()]
        stable = {number for number in self.open if not left(self.leads[number], others)}
        self.least = max([self.worth(number) for number in stable], default=None)

    def worth(self, number: int) -> float:
        return self.leads[number][self.seat]

    def pays(self, number: int) -> bool:
        """At least as much as the best stable one with itself; where there is none, what pays by the usual measure."""
        if self.least is None:
            return super().pays(number)
        return self.worth(number) >= self.least

    def wish(self) -> int:
        paying = [number for number in self.open if self.pays(number)]
        agreed = [number for number in self.agreed() if number in paying]
        if agreed:
            return agreed[-1]
        return max(paying, key=self.liking)


def booked(view: View, own: Coalition) -> list[float]:
    """Points by seat and party, at seat * PARTIES + party, if that coalition governs (KOA-23, KOA-24)."""
    points = [0.0] * (len(view.power) * PARTIES)
    for member, bonus in zip(own.members, own.bonus):
        bloc = view.blocs[member]
        for lying in view.table:
            if lying.party == bloc.party and not lying.out and lying.owner in bloc.members:
                points[lying.owner * PARTIES + bloc.party] += 1
        if bloc.chair is not None:
            points[bloc.chair * PARTIES + bloc.party] += bonus
    return points


def leads(worth: list[float]) -> Leads:
    mean = sum(worth) / len(worth)
    return [(own - mean) * len(worth) / (len(worth) - 1) for own in worth]


def left(now: Leads, others: list[tuple[Leads, Seats]]) -> bool:
    """Whether all chairs of some other coalition would rather have that."""
    return any([all([then[seat] > now[seat] for seat in chairs]) for then, chairs in others])


def considers_well(position: Position, rng: Random) -> Any:
    """The hard answer to the last offer: the same, another, or none."""
    return Holder(position, rng).answer(position.offers[-1])
