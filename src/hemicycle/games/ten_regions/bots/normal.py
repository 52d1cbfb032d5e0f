"""A player that knows Ten Regions. It sees what its seat sees, and nothing else; what rivals may do it imagines."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.bots.levels import Erring
from hemicycle.core.player import Position
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Found, Strike
from hemicycle.games.ten_regions.rules.components import head_start
from hemicycle.games.ten_regions.rules.views import Tie, View

WORLDS: Final = 24  # imagined for each campaign, fewer where there is much to count
TIE: Final = 0.3  # what a tied region is worth, beside one that is won
THREAT: Final = 0.12  # what a rival's region costs, beside an own one that is won
TRIED: Final = 60  # aims for a token, at most

Votes = list[list[int]]  # by seat and region, in tens of thousands


def normal(position: Position, rng: Random) -> Any:
    """Spends its tokens where they can win, hurts whom it must fear, and votes for itself."""
    view: View = position.view
    if view.phase == "draft":
        return Found(best_cell(view, [found.cell for found in position.choices], rng))
    if view.phase == "vote":
        return Ballot(tuple([vote(view, position.seat, tie, rng) for tie in view.ties]))
    return Planner(view, position.seat, rng).campaign()


easy: Final = Erring(normal, 1 / 2)


def best_cell(view: View, free: list[int], rng: Random) -> int:
    """The cell whose head starts it would share with the fewest."""
    rng.shuffle(free)
    return max(free, key=lambda cell: lonely_lead(view, cell))


def lonely_lead(view: View, cell: int) -> float:
    lead = 0.0
    for at, region in enumerate(view.regions):
        others = sum([row[at] for row in view.head_starts])
        lead += region.mandates * head_start(view.cell_leanings[cell], region) / (10 + others)
    return lead


def vote(view: View, seat: Seat, tie: Tie, rng: Random) -> Seat | None:
    """Itself, else the weakest: who has the fewest points, then the fewest mandates."""
    if seat in tie.leaders:
        return seat
    mandates = view.parliaments[-1].mandates
    return min(tie.leaders, key=lambda leader: (view.points[leader], mandates[leader], rng.random()))


class Planner:
    """One campaign of one seat, thought out against imagined worlds."""

    def __init__(self, view: View, seat: Seat, rng: Random) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.regions = range(len(view.regions))
        self.seats = range(len(view.cells))
        self.rivals = [rival for rival in self.seats if rival != seat]
        self.worth = [region.mandates for region in view.regions]
        average = sum(view.points) / len(view.points)
        self.threat = [THREAT * (1 + max(0, points - average)) for points in view.points]
        self.worlds = [
            self.world() for _ in range(max(8, min(WORLDS, 2400 // (len(self.regions) * len(self.seats)))))
        ]

    # What rivals may do

    def world(self) -> Votes:
        """Votes of all before the own tokens."""
        votes = [[start // 10 for start in row] for row in self.view.head_starts]
        for rival in self.rivals:
            self.canvass(rival, votes[rival])
        for rival in self.rivals:
            self.provoke(rival, votes)
        return votes

    def canvass(self, rival: Seat, votes: list[int]) -> None:
        """Some rivals go for a few regions, with the head starts in mind; others scatter."""
        purse = self.view.purses[rival]
        few = self.targets(votes)
        scatter = self.rng.random() < 0.4
        for token in range(purse.media + purse.rallies):
            region = int(self.rng.random() * len(votes)) if scatter else few[token % len(few)]
            votes[region] += 2 if token < purse.media else 1

    def targets(self, votes: list[int]) -> list[int]:
        liking = [(lead + 2 * self.rng.random(), region) for region, lead in enumerate(votes)]
        number = 3 + int(self.rng.random() * max(1, len(votes) // 2 - 1))
        return [region for _, region in sorted(liking, reverse=True)[:number]]

    def provoke(self, rival: Seat, votes: Votes) -> None:
        purse = self.view.purses[rival]
        for token in range(purse.conflicts + purse.controls):
            region, target = int(self.rng.random() * len(self.regions)), int(self.rng.random() * len(votes))
            votes[rival][region] -= 1
            if target != rival:
                votes[target][region] -= 1 if token < purse.conflicts else 2

    # What to do about it

    def campaign(self) -> Campaign:
        purse = self.view.purses[self.seat]
        units = self.spread(2 * purse.media + purse.rallies)
        media, rallies = in_tokens(units, purse.media, purse.rallies)
        for world in self.worlds:
            for region in self.regions:
                world[self.seat][region] += units[region]
        conflicts = self.aim(purse.conflicts, 1)
        controls = self.aim(purse.controls, 2)
        return Campaign(tuple(media), tuple(rallies), conflicts, controls)

    def spread(self, budget: int) -> list[int]:
        """Tens of thousands by region: step by step what wins the most per token."""
        chances = [self.chances(region, budget) for region in self.regions]
        units = [0] * len(chances)
        while budget:
            region, more = best_step(chances, units, budget)
            units[region] += more
            budget -= more
        return units

    def chances(self, region: int, budget: int) -> list[float]:
        """To win the region, by what is put there, times its mandates."""
        own = [world[self.seat][region] for world in self.worlds]
        best = [max([world[rival][region] for rival in self.rivals]) for world in self.worlds]
        needed = [max(rival, 0) - start for rival, start in zip(best, own)]
        return [self.worth[region] * wins(put, needed) for put in range(budget + 1)]

    def aim(self, tokens: int, harm: int) -> tuple[Strike, ...]:
        """Each token where it helps most, given those before; in the order that choices know."""
        strikes: list[Strike] = []
        for _ in range(tokens):
            strike = max(self.aims(), key=lambda strike: self.gain(strike, harm))
            self.strike(strike, harm)
            strikes.append(strike)
        return tuple(sorted(strikes, key=in_order))

    def aims(self) -> list[Strike]:
        """At anybody or nobody, anywhere; some of that where it is too much."""
        targets: list[Seat | None] = [None, *self.rivals]
        all_aims = [Strike(region, target) for region in self.regions for target in targets]
        return all_aims if len(all_aims) <= TRIED else self.rng.sample(all_aims, TRIED)

    def gain(self, strike: Strike, harm: int) -> float:
        before = sum([self.value(world, strike.region) for world in self.worlds], 0.0)
        self.strike(strike, harm)
        after = sum([self.value(world, strike.region) for world in self.worlds], 0.0)
        self.strike(strike, harm, -1)
        return after - before

    def strike(self, strike: Strike, harm: int, sign: int = 1) -> None:
        for world in self.worlds:
            world[self.seat][strike.region] -= sign
            if strike.target is not None:
                world[strike.target][strike.region] -= sign * harm

    def value(self, world: Votes, region: int) -> float:
        """What the result of a region means to the own seat."""
        votes = [row[region] for row in world]
        best = max(votes)
        if best <= 0:
            return 0.0
        leaders = [seat for seat in self.seats if votes[seat] == best]
        share = TIE if len(leaders) > 1 else 1.0
        wanted = sum([1.0 if seat == self.seat else -self.threat[seat] for seat in leaders], 0.0)
        return share * self.worth[region] * wanted


def wins(put: int, needed: list[int]) -> float:
    """In how many worlds so much is more than needed; just as much makes a tie."""
    return sum([1.0 if put > need else TIE if put == need else 0.0 for need in needed], 0.0)


def best_step(chances: list[list[float]], units: list[int], budget: int) -> tuple[int, int]:
    """The region and the addition that win most per unit."""
    best, region, more = -1.0, 0, 1
    for at, chance in enumerate(chances):
        have = units[at]
        for add in range(1, min(budget, len(chance) - 1 - have) + 1):
            gain = (chance[have + add] - chance[have]) / add
            if gain > best:
                best, region, more = gain, at, add
    return region, more


def in_tokens(units: list[int], media: int, rallies: int) -> tuple[list[int], list[int]]:
    """All tokens, so that each region gets its units, or one more or less where rallies are too few."""
    even_out(units, rallies)
    papers, squares = [0] * len(units), [number % 2 for number in units]
    for region, number in enumerate(units):
        papers[region] = min(media, number // 2)
        media -= papers[region]
        squares[region] += 2 * (number // 2 - papers[region])
    return papers, squares


def even_out(units: list[int], rallies: int) -> None:
    """Odd numbers take a rally each: where there are more of them, one of two gives the other a unit."""
    odd = [region for region, number in enumerate(units) if number % 2]
    while len(odd) > rallies:
        units[odd.pop()] -= 1
        units[odd.pop()] += 1


def in_order(strike: Strike) -> tuple[int, int]:
    return (-1 if strike.target is None else strike.target, strike.region)
