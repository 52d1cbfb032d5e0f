"""Matches for tests to look at, made by random moves such as people make. It checks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hemicycle.core.state import NATURE, State, TimeUp
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.oracle import SHIPPED, Box
from hemicycle.games.swedish_parliament.tests.playing import told

EARLY = [("Invite", card) for card in list(Box().cards)[-2:]] + [
    ("Draw", minor.pile) for minor in Box().minors
]


def willing(tiles: int = 20) -> dict[str, Any]:
    """Components where everybody may back any policy for free, with so many relation tiles."""
    ideas = [{**idea, "highlighted": idea["column"]} for idea in SHIPPED["idea"]]
    return {**SHIPPED, "idea": ideas, "relation_tiles": tiles}


def short() -> dict[str, Any]:
    """Components with few ideas, mostly about privacy, which all back: minor parties win voters and find allies."""
    ideas = [idea for at, idea in enumerate(SHIPPED["idea"]) if idea["scale"] == 5 or at % 8 == 0]
    return {**SHIPPED, "idea": [{**idea, "highlighted": idea["column"]} for idea in ideas]}


def start(seats: int = 3, **options: Any) -> State[Any]:
    return GAME.start(seats, options)[1]


def stages(state: State[Any], seed: int, ring: float = 0.05, early: bool = False) -> Iterator[State[Any]]:
    """The one state before each move of a random match, and at its end; minor parties may come as early as can be."""
    rng = Random(seed)
    while not state.over():
        yield state
        clocks, [seat] = state.clocks(), state.to_act()
        if clocks and rng.random() < ring:
            state.apply(NATURE, TimeUp(clocks[0].name))
        else:
            state.apply(seat, (early and hasty(state, seat)) or state.choices(seat).pick(rng))
    yield state


def hasty(state: State[Any], seat: int) -> Any:
    """What brings a minor party in, if anything does now."""
    if state.view(None).phase != "play":
        return None
    actions = {told(action): action for action in state.choices(seat)}
    return next((actions[wanted] for wanted in EARLY if wanted in actions), None)


def moments(state: State[Any], seed: int, many: int) -> list[State[Any]]:
    """Copies of some states of such a match, in order, the last among them."""
    states = [stage.copy() for stage in stages(state, seed)]
    return [*[states[at] for at in sorted(Random(seed).sample(range(len(states) - 1), many - 1))], states[-1]]


def ended(state: State[Any], seed: int, early: bool = False) -> State[Any]:
    *_, last = stages(state, seed, early=early)
    return last
