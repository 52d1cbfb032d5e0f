"""Information-set Monte-Carlo tree search: plays any game by imagining how it may go on. It knows no game.

Each iteration imagines a world that the seat cannot tell from the real one, walks down a tree of moves by upper
confidence bounds, every seat for itself (max^n), adds a move, plays on by a policy, and backs up what every seat got
(Cowling, Powley and Whitehouse 2012). Where there are too many moves to try, a node takes up the more of them the more
often it is visited (progressive widening, Coulom 2007).
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from hemicycle.core.choices import Choices
from hemicycle.core.clock import Hourglass
from hemicycle.core.player import Bot, Guide, Policy, Position
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE, Outcome, Seat, State

Key = tuple[Seat, Any]

FOREVER: Final = 1 << 30


class Budget:
    """How long to think: iterations, which make a move follow from its seed alone, or seconds, or what ends first."""

    def __init__(self, iterations: int = FOREVER, seconds: float = inf) -> None:
        if iterations < 1 or (iterations == FOREVER and seconds == inf):
            raise ValueError("a budget has a beginning and an end: give iterations, seconds, or both")
        self.iterations, self.seconds = iterations, seconds


def anything(state: State[Any], seat: Seat, rng: Random) -> Any:
    """The policy of those who know nothing."""
    return state.choices(seat).pick(rng)


def standing(state: State[Any]) -> list[float]:
    """The share of others that each seat is ahead of, equals counting half; half as much again for the points."""
    return worth(state.outcome())


def worth(outcome: Outcome) -> list[float]:
    seats = len(outcome.places)
    spread = max(1, max(outcome.scores) - min(outcome.scores))
    mean = sum(outcome.scores) / seats
    found: list[float] = []
    for seat in range(seats):
        place = outcome.places[seat]
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += (
                    1.0 if place < outcome.places[other] else 0.5 if place == outcome.places[other] else 0.0
                )
        rank = ahead / max(1, seats - 1)
        found.append(0.75 * rank + 0.25 * (0.5 + 0.5 * (outcome.scores[seat] - mean) / spread))
    return found


class Node:
    """What was seen of going on from here; `total` are the sums of what each seat got."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = [0.0] * seats
        self.children: dict[Key, Node] = {}


class Search:
    """A bot. Without a guide it tries any moves, each as likely, plays on at random, and takes standings for results.

    The first of the moves that the guide's prior proposes is the one it believes in until it knows better.
    """

    def __init__(self, budget: Budget, guide: Guide | None = None, curiosity: float = 0.5) -> None:
        guide = guide or Guide()
        self.budget, self.moves = budget, guide.moves
        self.prior, self.policy = guide.prior or anything, guide.policy or anything
        self.value = guide.value or standing
        self.curiosity, self.width = curiosity, guide.width

    def __call__(self, position: Position, rng: Random) -> Any:
        if position.choices.size == 1:
            return position.choices[0]
        root = self.grown(position, rng)
        best = max(root.children.values(), key=lambda child: child.visits)
        return [key[1] for key, child in root.children.items() if child is best][0]

    def grown(self, position: Position, rng: Random) -> Node:
        """The tree, from the move of the seat on."""
        seat = position.seat
        root = Node(position.state.seats)
        end = perf_counter() + self.budget.seconds
        for _ in range(self.budget.iterations):
            self.iterate(root, position.imagine(rng), seat, rng)
            if perf_counter() >= end:
                break
        return root

    def iterate(self, root: Node, world: State[Any], seat: Seat, rng: Random) -> None:
        path, node, glass = [root], root, Hourglass()
        actor: Seat | None = seat
        while actor is not None:
            key = self.next_move(node, world, actor, rng)
            known = key in node.children
            node = node.children.setdefault(key, Node(world.seats))
            path.append(node)
            world.apply(*key)
            if not known:
                break
            actor = next_actor(world, glass, rng)
        self.play_on(world, glass, rng)
        got = self.value(world)
        for passed in path:
            passed.visits += 1
            for at, part in enumerate(got):
                passed.total[at] += part

    def next_move(self, node: Node, world: State[Any], actor: Seat, rng: Random) -> Key:
        """Nature's by lot; others' by confidence bounds among those tried and possible here, or one more."""
        choices = world.choices(actor)
        if actor == NATURE:
            return actor, choices.pick(rng)
        tried = [key for key in node.children if key[0] == actor and key[1] in choices]
        for key in tried:
            node.children[key].offered += 1
        if len(tried) < min(choices.size, self.width * sqrt(node.visits + 1)):
            fresh = self.fresh(node, world, actor, choices, rng)
            if fresh is not None:
                return actor, fresh
        return max(tried, key=lambda key: self.bound(node.children[key], actor))

    def fresh(self, node: Node, world: State[Any], actor: Seat, choices: Choices[Any], rng: Random) -> Any:
        """A move not tried here yet; None if none was found soon."""
        for attempt in range(4):
            action = self.prior(world, actor, rng) if attempt == 0 else choices.pick(rng)
            if (actor, action) not in node.children:
                return action
        return None

    def bound(self, child: Node, actor: Seat) -> float:
        if not child.visits:
            return inf
        mean = child.total[actor] / child.visits
        return mean + self.curiosity * sqrt(log(child.offered + 1) / child.visits)

    def play_on(self, world: State[Any], glass: Hourglass, rng: Random) -> None:
        for _ in range(self.moves):
            actor = next_actor(world, glass, rng)
            if actor is None:
                return
            choose = anything if actor == NATURE else self.policy
            world.apply(actor, choose(world, actor, rng))


def as_bot_does(bot: Bot) -> Policy:
    """What the bot would do in the seat's place, where it knows what that seat knows and no more."""
    return InItsPlace(bot)


class InItsPlace:
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, state: State[Any], seat: Seat, rng: Random) -> Any:
        return self.bot(Position(state, seat), rng)
