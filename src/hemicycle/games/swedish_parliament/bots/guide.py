"""What each seat may expect of a position, by the cabinets that may come of it: for a search that goes no further."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.bots.search import standing
from hemicycle.core.state import State
from hemicycle.games.swedish_parliament.bots.outlook import Goal, Lore, Outlook
from hemicycle.games.swedish_parliament.rules.components.box import VOTERS
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament

ELECTIONS: Final = 8  # imagined, the same ones everywhere, so that what is compared has the same luck
MOST: Final = 1.5  # that a goal is worth, about


def luck() -> list[list[float]]:
    rng = Random(8)
    return [[rng.random() for _ in range(VOTERS)] for _ in range(ELECTIONS)]


LUCK: Final = luck()


def foreseen(state: State[Any]) -> list[float]:
    """With relations as they are now; before all markers are placed, and when all is over, by standing."""
    assert isinstance(state, SwedishParliament)
    match = state.match
    if not match.turn.number or state.over():
        return standing(state)
    lore = Lore(match.setting.constitution, match.box)
    outlook = Outlook(lore, match, LUCK)
    order = lore.orders.ranked(match.relations.strength)
    return [outlook.value(Goal(match, seat), order) / MOST for seat in range(state.seats)]
