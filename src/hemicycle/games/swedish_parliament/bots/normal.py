"""A player that knows Swedish Parliament 2014. It sees what its seat sees, and imagines what others do at no cost."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.bots.levels import Erring
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE, State
from hemicycle.games.swedish_parliament.bots.outlook import Goal, Lore, Outlook
from hemicycle.games.swedish_parliament.rules.actions import (
    Back,
    BringBack,
    CallVoter,
    ChangeRelation,
    Choose,
    Close,
    Contribute,
    Decline,
    Draw,
    EndTurn,
    Enough,
    Invite,
    Opinion,
    Place,
    Policy,
    StandStill,
)
from hemicycle.games.swedish_parliament.rules.components.box import VOTERS
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.rules.relations import changed
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament

CARD: Final = 0.03  # what a card must gain, beside all that it could yet do

PLAYING: Final = (Policy, Opinion, CallVoter, Invite)
PAYING: Final = (Back, StandStill, Contribute, BringBack)


class Care:
    """How much is tried: at most so many plays in one move, changes of relations after each, elections imagined for
    each of these, and elections to change a relation indeed."""

    def __init__(self, plays: int, changes: int, glimpses: int, looks: int) -> None:
        self.plays, self.changes, self.glimpses, self.looks = plays, changes, glimpses, looks


SOME: Final = Care(plays=6, changes=8, glimpses=4, looks=20)


def normal(position: Position, rng: Random) -> Any:
    """Plays where a card gains more than it may be worth later, and pays only for what gains."""
    actions = list(position.choices)
    if len(actions) == 1 or isinstance(actions[0], Choose):
        return rng.choice(actions)
    return Strategist(position, rng).choose(actions)


easy: Final = Erring(normal, 1 / 2)


class Strategist:
    def __init__(self, position: Position, rng: Random, care: Care = SOME) -> None:
        self.care = care
        self.position, self.seat, self.rng = position, position.seat, rng
        self.world: SwedishParliament = self.imagined()
        self.lore = Lore(self.world.match.setting.constitution, self.world.match.box)
        self.goal = Goal(self.world.match, self.seat)
        self.draws = [[rng.random() for _ in range(VOTERS)] for _ in range(care.looks)]

    def choose(self, actions: list[Any]) -> Any:
        if isinstance(actions[0], Place):
            return max(actions, key=self.standing)
        if isinstance(actions[0], ChangeRelation):
            return self.best_change(self.world, actions, self.care.looks)[1]
        if self.world.phase.name == "play":
            return self.play_or_draw(actions)
        if self.world.phase.name == "welcome":
            return cheapest(actions)
        return self.reply(actions)

    def standing(self, place: Place) -> float:
        world = self.imagined()
        world.apply(self.seat, place)
        return Outlook(self.lore, world.match, []).expected_voters(self.goal.party)

    # A turn

    def play_or_draw(self, actions: list[Any]) -> Any:
        plays = [action for action in actions if isinstance(action, PLAYING)]
        others = [action for action in actions if not isinstance(action, PLAYING)]
        tried = self.rng.sample(plays, min(self.care.plays, len(plays)))
        world = self.imagined()
        best: Any = None
        gain = -1.0
        for play in tried:
            value = self.after(world, play)
            if value > gain:
                best, gain = play, value
        if not others:
            return best
        return best if gain > self.settled(world) + CARD else self.rng.choice(others)

    # Replies

    def reply(self, actions: list[Any]) -> Any:
        """Do nothing, or what is free, or pay with the card that will be missed least."""
        idle = [action for action in actions if isinstance(action, (Decline, Enough))][0]
        acting = min([action for action in actions if isinstance(action, PAYING)], key=self.missed)
        world = self.imagined()
        gain = self.after(world, acting) - self.after(world, idle)
        cost = 0.0 if isinstance(acting, Back) and acting.pay is None else CARD
        return acting if gain > cost else idle

    def missed(self, action: Any) -> int:
        card = action.pay if isinstance(action, (Back, StandStill)) else action.card
        box = self.world.match.box.shown
        if card is None or card >= len(box.ideas) + len(box.voters):
            return 0
        if card >= len(box.ideas):
            return 1
        return 2 + (self.goal.party in box.ideas[card].highlighted)

    # What comes of it

    def imagined(self) -> Any:
        return self.position.imagine(self.rng)

    def after(self, world: State[Any], action: Any) -> float:
        twin = world.copy()
        twin.apply(self.seat, action)
        return self.settled(twin)

    def settled(self, world: State[Any]) -> float:
        """The value when the card in play is resolved as far as can be foreseen. Uses the world up."""
        while (acting := world.to_act()) and acting != (NATURE,):
            [seat] = acting
            actions = list(world.choices(seat))
            if seat == self.seat and isinstance(actions[0], ChangeRelation):
                tried = self.rng.sample(actions, min(self.care.changes, len(actions)))
                return self.best_change(world, tried, self.care.glimpses)[0]
            if isinstance(actions[0], (ChangeRelation, *PLAYING, Draw, EndTurn)):
                break
            if seat == self.seat and isinstance(actions[0], Decline):
                return self.best_reply(world, actions)
            world.apply(seat, cheapest(actions))
        return self.value(world, self.care.glimpses)

    def value(self, world: Any, looks: int) -> float:
        """As relations are now."""
        outlook = Outlook(self.lore, world.match, self.draws[:looks])
        return outlook.value(self.goal, self.lore.orders.ranked(world.match.relations.strength))

    def best_reply(self, world: State[Any], actions: list[Any]) -> float:
        """To the own card: nothing, and what is free or paid with one card."""
        acting = min(actions[1:], key=self.missed)
        cost = 0.0 if acting.pay is None else CARD
        return max(self.after(world, actions[0]), self.after(world, acting) - cost)

    def best_change(self, world: Any, actions: list[Any], looks: int) -> tuple[float, Any]:
        outlook = Outlook(self.lore, world.match, self.draws[:looks])
        orders = self.lore.orders
        strengths = world.match.relations.strength[:]
        best, most = actions[0], -1.0
        for action in actions:
            number = pair(action.one, action.other)
            before = strengths[number]
            strengths[number] = changed(action.change, before)
            value = outlook.value(self.goal, orders.ranked(strengths))
            strengths[number] = before
            if value > most:
                best, most = action, value
        return most, best


def cheapest(actions: list[Any]) -> Any:
    """What others are thought to do: act where it is free, and invite nobody."""
    free = [action for action in actions if action == Back(None) or isinstance(action, Close)]
    return free[0] if free else [action for action in actions if isinstance(action, (Decline, Enough))][0]
