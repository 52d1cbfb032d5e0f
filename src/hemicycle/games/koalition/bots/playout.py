"""How a match of Koalition may go on, quickly: for a search that plays on. It asks what is likely, not what is best."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat, State
from hemicycle.games.koalition.bots.fielding import Laying
from hemicycle.games.koalition.rules.actions import Field, Pass, Shake
from hemicycle.games.koalition.rules.components import ONLY_POLITICIANS
from hemicycle.games.koalition.rules.state import Koalition


def quickly(state: State[Any], seat: Seat, rng: Random) -> Any:
    """A politician by the rule of thumb, no action card, a hand for what is proposed; else anything."""
    assert isinstance(state, Koalition)
    if state.quiet:
        return Pass()
    hand = state.hands.politicians[seat] & ONLY_POLITICIANS
    if state.phase == "lay" and hand:
        chair = state.setting.cards.deck.countries[state.country].bonus[0]
        return Field(Laying(state.fronts, state.seats, chair).best(bits(hand), seat))
    choices = state.choices(seat)
    if state.talks is not None:
        asked = [reply for reply in state.talks.replies(seat) if isinstance(reply, Shake)]
        return rng.choice(asked) if asked else state.talks.proposable.pick(rng)
    return choices.pick(rng)
