"""A joker keeps its party while a country is played, in whichever hand it has been since."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE, TimeUp
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.rules.actions import Declare

rule = pytest.mark.rule
OPTIONS = {"leader_vote": False, "actions": False, "move_seconds": 60, "talks_seconds": 60}


def laid_again(game: Any, by_clock: bool) -> list[tuple[int, int]]:
    """Jokers in a country in which they were laid before: the party then, and each that they may have now."""
    found: list[tuple[int, int]] = []
    for seed in range(6):
        rng, declared = Random(seed), dict[tuple[int, int], int]()
        _, state = game.start(7, OPTIONS)
        while not state.over():
            view, seat = state.view(None), state.awaited()[0]
            if view.phase == "talks":
                state.apply(NATURE, TimeUp(state.clocks()[0].name))  # new elections
                continue
            choices = list(state.choices(seat)) if view.phase == "lay" else [state.choices(seat).pick(rng)]
            jokers = [action for action in choices if isinstance(action, Declare)]
            again = [action for action in jokers if (view.number, action.joker) in declared]
            found += [(declared[view.number, action.joker], action.party) for action in again]
            action = rng.choice(jokers or choices)
            if by_clock and again and len(choices) == len(jokers):
                state.apply(NATURE, TimeUp(state.clocks()[0].name))
                action = Declare(state.view(None).table[-1].card, state.view(None).table[-1].party)
                found.append((declared[view.number, action.joker], action.party))
            else:
                state.apply(seat, action)
            if isinstance(action, Declare):
                declared[view.number, action.joker] = action.party
    return found


@rule("KOA-8", "KOA-22")
def test_it_may_be_laid_for_the_same_party_only() -> None:
    found = laid_again(GAME, by_clock=False)
    assert found
    assert all(before == now for before, now in found)


@rule("KOA-8", "KOA-30")
def test_the_clock_lays_it_for_the_same_party() -> None:
    assert all(before == now for before, now in laid_again(GAME, by_clock=True))


def test_by_the_first_edition_it_was_declared_anew() -> None:
    first = GAME.by_edition(1)
    assert first is not None
    assert any(before != now for before, now in laid_again(first, by_clock=False))
