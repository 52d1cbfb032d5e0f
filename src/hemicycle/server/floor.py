"""Who may act next where several may: people before bots, then whoever has waited longest. It knows no bot's thoughts.

Bots answer in no time, so without an order they would settle everything before a person has read what there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from hemicycle.core.state import Seat, State
from hemicycle.server.table import Table

SHARE = 1 / 3  # of the shortest clock: how long bots wait for a person


def sealing(state: State[object], seat: Seat) -> bool:
    """Whether what the seat does now lies sealed until all have acted, so that it hurries nobody."""
    if state.sealed():
        return True
    tried = state.copy()
    tried.apply(seat, state.choices(seat)[0])
    return seat in tried.sealed()


def opens(table: Table, seat: Seat, ready: Mapping[Seat, int]) -> float:
    """When the bot of that seat may act: once every awaited person has acted since the bot did, is ready, or has had
    its time. `ready` are the people who said so, with the moment since when they were awaited.
    """
    latest = table.match.latest
    waited_for = [
        since
        for person, since in table.awaited.items()
        if table.chairs[person].acts_itself
        and latest.get(person, 0) <= latest.get(seat, 0)
        and ready.get(person) != since
    ]
    return max(waited_for) + time_to_speak(table.match.state) if waited_for else 0


def time_to_speak(state: State[object]) -> float:
    """Milliseconds; without a clock there is no hurry."""
    seconds = min([clock.seconds for clock in state.clocks()], default=inf)
    return seconds * 1000 * SHARE
