"""The strongest player of Swedish Parliament 2014: it saves its cards for the end, and plans with all of them then.

What others can still answer says next to nothing of who will win. When all piles are empty, cards win voters who have
not decided yet; when all have, relations are all that counts, and whoever has cards left has the last word on them.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from hemicycle.core.player import Position
from hemicycle.games.swedish_parliament.bots.normal import PLAYING, Care, Strategist
from hemicycle.games.swedish_parliament.bots.outlook import MAJOR, Goal, Outlook
from hemicycle.games.swedish_parliament.bots.planning import GAIN, NO_CARD, Plan, Planner, Way, ways
from hemicycle.games.swedish_parliament.rules.actions import Choose, Draw, Opinion
from hemicycle.games.swedish_parliament.rules.components.box import VOTERS
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.phases.relation import RelationChange
from hemicycle.games.swedish_parliament.rules.views import Components, View

BEST: Final = 4  # tried again
FIRST: Final = Care(plays=24, changes=8, glimpses=4, looks=60)
AGAIN: Final = Care(plays=BEST, changes=24, glimpses=24, looks=60)
A_VOTER: Final = 0.1


def hard(position: Position, rng: Random) -> Any:
    """Plays no card that others can still answer, if it need not."""
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
        self.goal = Goal(self.world.match, self.seat, A_VOTER)

    def choose(self, actions: list[Any]) -> Any:
        world = self.world
        if world.phase.name == "play":
            return self.play_or_draw(actions)
        if world.match.turn.of == self.seat and self.all_decided():
            if world.phase.name == "reply":
                return self.act_to_plan(actions)
            if world.phase.name == "relation":
                return self.planned(world).change
        return super().choose(actions)

    def all_decided(self) -> bool:
        return sum([len(voters) for voters in self.world.match.electorate.won]) == VOTERS

    def play_or_draw(self, actions: list[Any]) -> Any:
        """No card while there is anything else to do."""
        others = [action for action in actions if not isinstance(action, PLAYING)]
        if others:
            return max(others, key=self.promise)
        return self.play_to_plan(actions) if self.all_decided() else self.best_play(actions)

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
        return fmean([self.goal.party in idea.highlighted for idea in ideas]) if ideas else 0.0

    # While there are voters to win

    def best_play(self, plays: list[Any]) -> Any:
        tried = self.rng.sample(plays, min(self.care.plays, len(plays)))
        values = {play: self.after(self.world, play) for play in tried}
        best = sorted(tried, key=values.__getitem__, reverse=True)[:BEST]
        self.care = AGAIN
        return max(best, key=lambda play: self.after(self.world, play))

    # When all have decided

    def play_to_plan(self, actions: list[Any]) -> Any:
        """The first card of the plan; else one that may be missed least, as an opinion, at which nobody need act."""
        plan = self.planned(self.world)
        if plan.way:
            return plan.way.play
        opinions = [action for action in actions if isinstance(action, Opinion)]
        return min(opinions, key=self.helps) if opinions else actions[0]

    def helps(self, play: Opinion) -> bool:
        """Whether its party acts at the card for nothing."""
        return self.world.match.box.highlighted[play.card] >> self.goal.party & 1 == 1

    def act_to_plan(self, actions: list[Any]) -> Any:
        """For a card that the plan can do without, if any."""
        needed = self.planned(self.world).used
        acting = min(actions[1:], key=lambda reply: (reply.pay in needed, self.missed(reply)))
        return acting if self.comes_of(acting) > self.comes_of(actions[0]) + GAIN else actions[0]

    def comes_of(self, reply: Any) -> float:
        world = self.world.copy()
        world.apply(self.seat, reply)
        while world.phase.name == "reply":
            [seat] = world.to_act()
            world.apply(seat, world.choices(seat)[0])
        return self.planned(world).value

    def planned(self, world: Any) -> Plan:
        match, party = world.match, self.goal.party
        hand = match.cards.hands[self.seat]
        outlook = Outlook(self.lore, match, self.draws[:1])
        planner = Planner(outlook, self.goal, ways(match, hand, party), len(hand))
        if not isinstance(world.phase, RelationChange):
            return planner.best(match.relations)
        return planner.best(match.relations, Way(None, NO_CARD, world.phase.debate.acted & MAJOR, 0))
