"""How a match of Koalition may go on, quickly: for a search that plays on. It asks what is likely, not what is best."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat, State
from hemicycle.games.koalition.bots.fielding import Laying
from hemicycle.games.koalition.rules.actions import Field, Pass, Shake
from hemicycle.games.koalition.rules.components import ONLY_POLITICIANS
from hemicycle.games.koalition.rules.phases.fielding import Lay, Round
from hemicycle.games.koalition.rules.phases.government import Talking
from hemicycle.games.koalition.rules.state import Koalition


def quickly(state: State[Any], seat: Seat, rng: Random) -> Any:
    """A politician by the rule of thumb, no action card, a hand for what is proposed; else anything."""
    assert isinstance(state, Koalition)
    match, phase = state.match, state.phase
    if isinstance(phase, Round):
        return Pass()
    hand = match.hands.politicians[seat] & ONLY_POLITICIANS
    if isinstance(phase, Lay) and hand:
        chair = match.setting.cards.deck.countries[match.agenda.country].bonus[0]
        return Field(Laying(match.table, match.seats, chair).best(bits(hand), seat))
    if isinstance(phase, Talking):
        asked = [reply for reply in phase.talks.replies(seat) if isinstance(reply, Shake)]
        return rng.choice(asked) if asked else phase.talks.proposable.pick(rng)
    return state.choices(seat).pick(rng)
