"""How a match of Koalition may go on, quickly: for a search that plays on. It asks what is likely, not what is best."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.catalogue import Position
from hemicycle.core.choices import bits
from hemicycle.core.state import Seat, State
from hemicycle.games.koalition.actions import Field, Pass
from hemicycle.games.koalition.bots import normal
from hemicycle.games.koalition.cards import ONLY_POLITICIANS
from hemicycle.games.koalition.laying import Laying
from hemicycle.games.koalition.rules import Koalition


def quickly(state: State[Any], seat: Seat, rng: Random) -> Any:
    """A politician by the rule of thumb, no action card, and else what the normal bot does."""
    assert isinstance(state, Koalition)
    if state.quiet:
        return Pass()
    hand = state.hands.politicians[seat] & ONLY_POLITICIANS
    if state.phase == "lay" and hand:
        chair = state.setting.cards.deck.countries[state.country].bonus[0]
        return Field(Laying(state.fronts, state.seats, chair).best(bits(hand), seat))
    return normal(Position(state, seat), rng)
