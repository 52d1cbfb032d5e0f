"""How a minor party behaves at a card and with whom it allies; not how voters come to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hemicycle.games.swedish_parliament.map import pair
from hemicycle.games.swedish_parliament.views import Parties


def acts(own: int, idle: int, acting: int, before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether it acts to stay the one nearest its end. All are distances from that end: its own before the card,
    without acting, and with acting; those of the parties before the card and when all have moved."""
    nearest = min(after)
    return own <= min(before) and nearest <= idle and acting <= nearest  # SWE-26


def allies(distances: Mapping[int, int], order: Sequence[int], related: int) -> Parties:
    """The one party, or the two on whose relation it sits. `distances` from its end are those of the parties in
    parliament, `order` is of its card, `related` the mask of related pairs."""
    near = [party for party in order if party in distances and distances[party] == min(distances.values())]
    if len(near) == 2 and related >> pair(near[0], near[1]) & 1:
        return near[0], near[1]
    return (near[0],)  # SWE-27
