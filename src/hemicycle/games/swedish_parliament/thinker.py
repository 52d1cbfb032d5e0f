"""The strongest player of Swedish Parliament 2014: it tries all it can do, the best of it twice, and saves cards.

Cards are worth more the later they can be played: when all voters have decided, relations are all that counts, and
whoever holds cards longest has the last word on them. From then on it plans with all of its cards.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.core.catalogue import Position
from hemicycle.games.swedish_parliament.actions import Choose, Draw, Opinion
from hemicycle.games.swedish_parliament.bots import PLAYING, Care, Strategist
from hemicycle.games.swedish_parliament.components import VOTERS
from hemicycle.games.swedish_parliament.map import PAIRS
from hemicycle.games.swedish_parliament.outlook import MAJOR, Goal, Outlook
from hemicycle.games.swedish_parliament.planning import GAIN, NO_CARD, Plan, Planner, Way, ways
from hemicycle.games.swedish_parliament.views import Components, View

BEST: Final = 4  # tried again
FIRST: Final = Care(plays=24, changes=8, glimpses=4, looks=60)
AGAIN: Final = Care(plays=BEST, changes=24, glimpses=24, looks=60)
SAVED: Final = 0.5  # what a card must gain while others can still answer it
A_VOTER: Final = 0.02


def hard(position: Position, rng: Random) -> Any:
    """Plays what will still help when others have answered, and saves the rest for the end."""
    actions = list(position.choices)
    if len(actions) == 1:
        return actions[0]
    if isinstance(actions[0], Choose):
        return max(actions, key=lambda own: liked(position.view.components, own.party))
    return Thinker(position, rng, FIRST).choose(actions)


def liked(box: Components, party: int) -> int:
    """By all others together: what bridges are built on, and what is taken away last."""
    return sum([worth for pair, worth in zip(PAIRS, box.natural) if party in pair])


class Thinker(Strategist):
    def __init__(self, position: Position, rng: Random, care: Care) -> None:
        super().__init__(position, rng, care)
        self.goal = Goal(self.world, self.seat, A_VOTER)

    def choose(self, actions: list[Any]) -> Any:
        world = self.world
        if world.turn_of == self.seat and sum([len(voters) for voters in world.won]) == VOTERS:
            match world.phase:
                case "play":
                    return self.play_to_plan(actions)
                case "reply":
                    return self.act_to_plan(actions)
                case "relation":
                    return self.planned(world).change
        return super().choose(actions)

    # When all voters have decided

    def play_to_plan(self, actions: list[Any]) -> Any:
        """One card a turn: the first of the plan, or the one that will be missed least, where nobody is to act."""
        others = [action for action in actions if not isinstance(action, PLAYING)]
        if others:
            return max(others, key=self.promise)
        plan = self.planned(self.world)
        idle = [action for action in actions if isinstance(action, Opinion)] or actions
        return plan.way.play if plan.way else min(idle, key=self.missed_card)

    def act_to_plan(self, actions: list[Any]) -> Any:
        """For a card that the plan can do without, if any."""
        needed = self.planned(self.world).used
        acting = min(actions[1:], key=lambda reply: (reply.pay in needed, self.missed(reply)))
        return acting if self.comes_of(acting) > self.comes_of(actions[0]) + GAIN else actions[0]

    def comes_of(self, reply: Any) -> float:
        world = self.world.copy()
        world.apply(self.seat, reply)
        while world.phase == "reply":
            world.apply(world.asked, world.choices(world.asked)[0])
        return self.planned(world).value

    def planned(self, world: Any) -> Plan:
        hand, party = world.hands[self.seat], self.goal.party
        outlook = Outlook(self.lore, world, self.draws[:1])
        planner = Planner(outlook, self.goal, ways(world, hand, party), len(hand))
        if world.phase != "relation":
            return planner.best(world.relations)
        return planner.best(world.relations, Way(None, NO_CARD, world.debate.acted & MAJOR, 0))

    def missed_card(self, play: Any) -> int:
        return (
            self.world.box.highlighted[play.card] >> self.goal.party & 1 if isinstance(play, Opinion) else 0
        )

    # Before

    def play_or_draw(self, actions: list[Any]) -> Any:
        plays = [action for action in actions if isinstance(action, PLAYING)]
        others = [action for action in actions if not isinstance(action, PLAYING)]
        tried = self.rng.sample(plays, min(self.care.plays, len(plays)))
        gains = self.gains(tried)
        best = sorted(tried, key=gains.__getitem__, reverse=True)[:BEST]
        if others and (not best or gains[best[0]] <= self.price() / 2):
            return max(others, key=self.promise)
        self.care = AGAIN
        gains = self.gains(best)
        first = max(best, key=gains.__getitem__)
        return first if not others or gains[first] > self.price() else max(others, key=self.promise)

    def gains(self, plays: list[Any]) -> dict[Any, float]:
        """What each is worth beyond to play nothing."""
        idle = self.settled(self.world.copy())
        return {play: self.after(self.world, play) - idle for play in plays}

    def price(self) -> float:
        """What a card must gain."""
        world = self.world
        rivals = [hand for seat, hand in enumerate(world.hands) if seat != self.seat]
        return SAVED if any(world.piles) or any(rivals) else 0.0

    def promise(self, own: Any) -> float:
        """Of a pile to draw from: how many of its cards, of all that it has not seen, let its party act for nothing."""
        if not isinstance(own, Draw):
            return 0.0
        view: View = self.position.view
        seen = {*view.mine, *view.trash, *[played.card for played in view.agenda]}
        ideas = [
            idea
            for card, idea in enumerate(view.components.ideas)
            if idea.scale == own.pile and card not in seen
        ]
        return sum([self.goal.party in idea.highlighted for idea in ideas]) / len(ideas) if ideas else 0.0
