"""What the hard bot plans alone comes true, and does not need what it does not have."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.player import Position
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.bots.hard import FIRST, Thinker, hard
from hemicycle.games.swedish_parliament.bots.planning import ways
from hemicycle.games.swedish_parliament.rules.actions import Opinion, Policy
from hemicycle.games.swedish_parliament.rules.components.box import SCALES, VOTERS


def at_the_end(rng: Random, cards: int) -> Any:
    """Seat 0 alone has cards, and all voters have decided for any of the eight parties."""
    state: Any = GAME.start(3, {"parties": [0, 3, 6], "move_seconds": None, "reply_seconds": None})[1]
    while state.match.turn.number < 30:
        [seat] = state.to_act()
        state.apply(seat, state.choices(seat).pick(rng))
    while state.phase.name != "play" or state.match.turn.of:
        [seat] = state.to_act()
        state.apply(seat, state.choices(seat).pick(rng))
    state.match.cards.piles, state.match.cards.draws = [[] for _ in range(SCALES)], []
    state.match.cards.hands = [rng.sample(range(state.match.box.ideas), cards), [], []]
    state.match.cards.left, state.match.electorate.queue, state.match.electorate.seen = cards, [], VOTERS
    state.match.electorate.won = [[] for _ in state.match.electorate.won]
    for voter in range(VOTERS):
        state.match.electorate.won[rng.choice((0, rng.randrange(8)))].append(voter)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_what_is_planned_comes_true(seed: int) -> None:
    """Rivals refuse to act, even for free."""
    state = at_the_end(Random(seed), 5)
    thinker = Thinker(Position(state, 0), Random(1), FIRST)
    planned = thinker.planned(state).value
    before = thinker.value(state, 1)
    while not state.over():
        [seat] = state.to_act()
        state.apply(seat, state.choices(seat)[0] if seat else hard(Position(state, 0), Random(2)))
    assert thinker.value(state, 1) >= planned >= before


def test_ways_to_play_a_card() -> None:
    state = at_the_end(Random(1), 1)
    own, rivals = 1 << 3, (1 << 0 | 1 << 6)
    for card in range(state.match.box.ideas):
        free = state.match.box.highlighted[card] & ~rivals
        found = [(way.play, way.acted, way.cost) for way in ways(state.match, [card], 3)]
        if free & own:
            assert found == [(Policy(card), free, 1), (Policy(card), free ^ own, 1), (Opinion(card), own, 2)]
        else:
            assert found == [(Policy(card), free, 1), (Policy(card), free | own, 2), (Opinion(card), own, 2)]
