"""The strongest player of Ten Regions: it mixes its campaigns as in an equilibrium, and of some takes the best.

The equilibrium is one of mandates; which of the campaigns drawn from it brings most points is tried out in worlds in
which some of the others draw theirs from it, too, and some plan as the normal bot does. It sees what its seat sees, and
nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from hemicycle.core.player import Position
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.bots.normal import TIE, Planner, Votes, best_cell, vote
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Found
from hemicycle.games.ten_regions.rules.count import points, roles
from hemicycle.games.ten_regions.rules.views import View
from hemicycle.politics.campaigns import Campaigns, Mixed, equilibrium

ROUNDS: Final = 40  # of learning, fewer where there is much to learn
LEAST: Final = 5  # below that nothing is learnt, and it plans as the normal bot does
WORK: Final = 4_000_000  # nodes in all rounds
DRAWN: Final = 48  # campaigns of its own that it compares
PLANNED: Final = 12  # campaigns of rivals that plan, fewer where there are many tokens to aim
PLANNING: Final = 0.5  # how often rivals do

Region = tuple[int, Seat | None]  # most votes of a rival, and whose alone they are


def hard(position: Position, rng: Random) -> Any:
    view: View = position.view
    if view.phase == "draft":
        return Found(best_cell(view, [found.cell for found in position.choices], rng))
    if view.phase == "vote":
        return Ballot(tuple([vote(view, position.seat, tie, rng) for tie in view.ties]))
    planner = Contender if rounds(view) >= LEAST else Planner
    return planner(view, position.seat, rng).campaign()


class Contender(Planner):
    """A planner who draws campaigns from the equilibrium, and for whom rivals plan or draw from it, too."""

    def __init__(self, view: View, seat: Seat, rng: Random) -> None:
        self.mixed = mixed(campaigns(view), rounds(view))
        self.plans = plans(view, seat, rng)
        self.followed: dict[Seat, Campaign] = {}
        super().__init__(view, seat, rng)

    def world(self) -> Votes:
        planning = [rival for rival in self.plans if self.rng.random() < PLANNING]
        self.followed = {rival: self.rng.choice(self.plans[rival]) for rival in planning}
        return super().world()

    def canvass(self, rival: Seat, votes: list[int]) -> None:
        if rival in self.followed:
            plan = self.followed[rival]
            units = [2 * papers + squares for papers, squares in zip(plan.media, plan.rallies)]
        else:
            units = self.mixed.draw(rival, self.rng)
        for region, number in enumerate(units):
            votes[region] += number

    def provoke(self, rival: Seat, votes: Votes) -> None:
        if rival not in self.followed:
            super().provoke(rival, votes)
            return
        plan = self.followed[rival]
        for strikes, harm in ((plan.conflicts, 1), (plan.controls, 2)):
            for strike in strikes:
                votes[rival][strike.region] -= 1
                if strike.target is not None:
                    votes[strike.target][strike.region] -= harm

    def spread(self, budget: int) -> list[int]:
        """Of some campaigns the one that brings most points."""
        rivals = [[self.strongest(world, region) for region in self.regions] for world in self.worlds]
        drawn = [self.mixed.draw(self.seat, self.rng) for _ in range(DRAWN)]
        return max(drawn, key=lambda units: self.expected(units, rivals))

    def strongest(self, world: list[list[int]], region: int) -> Region:
        votes = [world[rival][region] for rival in self.rivals]
        most = max(votes)
        return max(0, most), self.rivals[votes.index(most)] if most > 0 and votes.count(most) == 1 else None

    def expected(self, units: list[int], rivals: list[list[Region]]) -> float:
        """Points beyond the mean of the others', summed over worlds."""
        return sum([self.ahead(units, world, strongest) for world, strongest in zip(self.worlds, rivals)])

    def ahead(self, units: list[int], world: list[list[int]], strongest: list[Region]) -> float:
        own, mandates = world[self.seat], [0] * len(self.seats)
        for region, (most, rival) in enumerate(strongest):
            votes = own[region] + units[region]
            if votes > most:
                mandates[self.seat] += self.worth[region]
            elif votes < most and rival is not None:
                mandates[rival] += self.worth[region]
        won = points(roles(mandates), self.view.three_way_first == "all")
        return won[self.seat] - sum(won) / len(won)


def plans(view: View, seat: Seat, rng: Random) -> dict[Seat, list[Campaign]]:
    """What rivals, or some of many, would do as normal bots."""
    purse = view.purses[seat]
    rivals = [rival for rival in range(len(view.cells)) if rival != seat]
    rng.shuffle(rivals)
    found: dict[Seat, list[Campaign]] = {}
    for number in range(max(1, PLANNED // (1 + (purse.conflicts + purse.controls) // 4))):
        rival = rivals[number % len(rivals)]
        found.setdefault(rival, []).append(Planner(view, rival, rng).campaign())
    return found


def campaigns(view: View) -> Campaigns:
    """In tens of thousands."""
    leads = tuple([tuple([start // 10 for start in row]) for row in view.head_starts])
    purses = tuple([(purse.media, purse.rallies) for purse in view.purses])
    worth = tuple([region.mandates for region in view.regions])
    return Campaigns(leads, purses, worth, TIE, 1 / (len(purses) - 1))


def rounds(view: View) -> int:
    """How often to learn, in the time there is."""
    media = max([purse.media for purse in view.purses])
    rallies = max([purse.rallies for purse in view.purses])
    nodes = (media + 1) * (rallies + 1) * (2 * media + rallies + 1)
    return min(ROUNDS, WORK // (nodes * len(view.purses) * len(view.regions)))


@lru_cache(maxsize=64)
def mixed(campaigns: Campaigns, rounds: int) -> Mixed:
    return equilibrium(campaigns, rounds)
