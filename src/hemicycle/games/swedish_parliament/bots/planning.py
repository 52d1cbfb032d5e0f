"""What one player can still make of the map with the cards in its hand, if nobody answers and no rival acts.

A beam of maps goes ahead, each a change away from one before: the best of them, and of equals those that leave most
tiles, for without tiles hardly anything can be changed, and then those that cost fewest cards.
"""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.choices import Action
from hemicycle.games.swedish_parliament.bots.glance import Order
from hemicycle.games.swedish_parliament.bots.outlook import Goal, Outlook
from hemicycle.games.swedish_parliament.rules.actions import Opinion, Policy
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.relations import Changes, Relations, changed
from hemicycle.games.swedish_parliament.rules.seating import NOBODY

STEPS: Final = 6  # are thought ahead at most
BEAM: Final = 16  # maps go ahead
GAIN: Final = 1e-9  # that is more than rounding
NO_CARD: Final = -1


class Way:
    """To play a card: which parties act at it, and how many cards it takes."""

    def __init__(self, play: Action | None, card: int, acted: int, cost: int) -> None:
        self.play, self.card, self.acted, self.cost = play, card, acted, cost


def ways(match: Match, hand: list[int], party: int) -> list[Way]:
    """The cheap ones first. Rivals do not act, be it free, if they need not."""
    own = 1 << party
    rivals = sum([1 << other for other in match.seating.party if other not in (NOBODY, party)])
    found: list[Way] = []
    for card in hand:
        if card < match.box.ideas:
            free = match.box.highlighted[card] & ~rivals
            found.append(Way(Policy(card), card, free, 1))
            found.append(Way(Policy(card), card, free ^ own, 1 if free & own else 2))
            found.append(Way(Opinion(card), card, own, 2))
    return sorted(found, key=lambda way: way.cost)


class Plan:
    """A map that can be reached, what it takes, and with what it begins."""

    def __init__(
        self,
        relations: Relations,
        value: float,
        used: list[int],
        cost: int,
        way: Way | None,
        change: Action | None,
    ) -> None:
        self.relations, self.value, self.used, self.cost = relations, value, used, cost
        self.way, self.change = way, change

    def with_step(self, way: Way, change: Any, value: float) -> Plan:
        relations = self.relations.copy()
        relations.change(change.change, pair(change.one, change.other))
        used, cost = [*self.used, way.card], self.cost + way.cost
        return Plan(relations, value, used, cost, self.way or way, self.change or change)


class Planner:
    def __init__(self, outlook: Outlook, goal: Goal, ways: list[Way], cards: int) -> None:
        self.outlook, self.goal, self.ways, self.cards = outlook, goal, ways, cards
        self.values: dict[Order, float] = {}

    def best(self, relations: Relations, must: Way | None = None) -> Plan:
        """The shortest of equals. A way that must be gone is the first step."""
        plans = [Plan(relations, self.value(relations.strength), [], 0, None, None)]
        best = plans[0]
        for at in range(STEPS):
            plans = self.further(plans, self.ways if at or must is None else [must])
            if plans and (plans[0].value > best.value + GAIN or (must is not None and not at)):
                best = plans[0]
        return best

    def further(self, plans: list[Plan], ways: list[Way]) -> list[Plan]:
        """The best that come of these with one step more."""
        found: list[tuple[float, int, int, Plan, Way, Action]] = []
        seen: set[tuple[int, ...]] = set()
        for plan in plans:
            strengths = plan.relations.strength[:]
            for way, change in self.steps(plan, ways):
                number = pair(change.one, change.other)
                before = strengths[number]
                strengths[number] = after = changed(change.change, before)
                key = tuple(strengths)
                if key not in seen:
                    seen.add(key)
                    tiles = plan.relations.tiles + abs(before) - abs(after)
                    found.append((self.value(strengths), tiles, -plan.cost - way.cost, plan, way, change))
                strengths[number] = before
        found.sort(key=lambda step: step[:3], reverse=True)
        return [plan.with_step(way, change, value) for value, _, _, plan, way, change in found[:BEAM]]

    def steps(self, plan: Plan, ways: list[Way]) -> list[tuple[Way, Any]]:
        """Each change once, in the cheapest way."""
        found: list[tuple[Way, Any]] = []
        known = Changes(0, 0, 0, 0)
        for way in ways:
            if way.card not in plan.used and plan.cost + way.cost <= self.cards:
                legal = plan.relations.changes(way.acted, self.goal.party)
                found += [(way, change) for change in fresh(legal, known).actions()]
                known = Changes(
                    known.create | legal.create,
                    known.strengthen | legal.strengthen,
                    known.weaken | legal.weaken,
                    known.loosen | legal.loosen,
                )
        return found

    def value(self, strengths: list[int]) -> float:
        order = self.outlook.lore.orders.ranked(strengths)
        found = self.values.get(order)
        if found is None:
            found = self.values[order] = self.outlook.value(self.goal, order)
        return found


def fresh(legal: Changes, known: Changes) -> Changes:
    return Changes(
        legal.create & ~known.create,
        legal.strengthen & ~known.strengthen,
        legal.weaken & ~known.weaken,
        legal.loosen & ~known.loosen,
    )
