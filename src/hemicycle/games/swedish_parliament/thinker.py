"""The strongest player of Swedish Parliament 2014: it tries all it can do, the best of it twice, and saves cards.

Cards are worth more the later they can be played: when all voters have decided, relations are all that counts, and
whoever holds cards longest has the last word on them.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from hemicycle.core.catalogue import Position
from hemicycle.core.state import State
from hemicycle.games.swedish_parliament.actions import Choose, Draw
from hemicycle.games.swedish_parliament.bots import PLAYING, Care, Strategist
from hemicycle.games.swedish_parliament.map import PAIRS
from hemicycle.games.swedish_parliament.views import Components, View

BEST: Final = 4  # tried again
FIRST: Final = Care(plays=24, changes=8, glimpses=4, looks=60)
AGAIN: Final = Care(plays=BEST, changes=24, glimpses=24, looks=60)
WORLDS: Final = 3  # in so many worlds
SAVED: Final = 0.5  # what a card must gain while others can still answer it


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
    def play_or_draw(self, actions: list[Any]) -> Any:
        plays = [action for action in actions if isinstance(action, PLAYING)]
        others = [action for action in actions if not isinstance(action, PLAYING)]
        tried = self.rng.sample(plays, min(self.care.plays, len(plays)))
        gains = self.gains(tried, [self.imagined()])
        best = sorted(tried, key=gains.__getitem__, reverse=True)[:BEST]
        if others and (not best or gains[best[0]] <= self.price() / 2):
            return max(others, key=self.promise)
        self.care = AGAIN
        gains = self.gains(best, [self.imagined() for _ in range(WORLDS)])
        first = max(best, key=gains.__getitem__)
        return first if not others or gains[first] > self.price() else max(others, key=self.promise)

    def gains(self, plays: list[Any], worlds: list[State[Any]]) -> dict[Any, float]:
        """What each is worth beyond to play nothing."""
        idle = fmean([self.settled(world.copy()) for world in worlds])
        return {play: fmean([self.after(world, play) for world in worlds]) - idle for play in plays}

    def price(self) -> float:
        """What a card must gain."""
        view: View = self.view
        rivals = [held for seat, held in enumerate(view.hands) if seat != self.seat]
        return SAVED if any(view.piles) or any(rivals) else 0.0

    def promise(self, own: Any) -> float:
        """Of a pile to draw from: how many of its cards, of all that it has not seen, let its party act for nothing."""
        if not isinstance(own, Draw):
            return 0.0
        view: View = self.view
        seen = {*view.mine, *view.trash, *[played.card for played in view.agenda]}
        ideas = [
            idea
            for card, idea in enumerate(view.components.ideas)
            if idea.scale == own.pile and card not in seen
        ]
        return fmean([self.goal.party in idea.highlighted for idea in ideas]) if ideas else 0.0
