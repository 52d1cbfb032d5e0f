"""Which minor party stands where, and how it behaves at a card; not how voters come to it, nor with whom it allies."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.components.box import NO_MINOR, NOWHERE, PARTIES, ROW, Box
from hemicycle.games.swedish_parliament.rules.scales import distance, stepped


def entered(box: Box, markers: list[int], scale: int) -> int:
    """The minor party that stands on the scale, or NO_MINOR."""
    minor = box.minor_on[scale]
    return minor if minor != NO_MINOR and markers[scale * ROW + minor] != NOWHERE else NO_MINOR


def acts(
    markers: list[int], wide: list[int], minor: int, end: int, moving: int, side: int, policy: bool
) -> bool:
    """Whether it acts to stay the one nearest its end. `markers` are those of the scale by party, before the card;
    `moving` is the set of parties that will move to that side."""
    before = [distance(markers[party], wide[party], end) for party in range(PARTIES)]
    after = [
        distance(stepped(markers[party], wide[party], side), wide[party], end)
        if moving >> party & 1
        else before[party]
        for party in range(PARTIES)
    ]
    stays, moves = distance(markers[minor], 0, end), distance(stepped(markers[minor], 0, side), 0, end)
    idle, acting = (stays, moves) if policy else (moves, stays)
    nearest = min(after)
    return stays <= min(before) and nearest <= idle and acting <= nearest  # SWE-26
