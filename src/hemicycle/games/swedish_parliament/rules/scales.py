"""How markers stand on a scale and move; a party with two markers goes by the lower one's segment, and is `wide`."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.components.box import SEGMENTS


def stepped(low: int, wide: int, side: int) -> int:
    """One segment to that side, both markers; none where one is at the end."""
    if side:
        return low + 1 if low + wide < SEGMENTS - 1 else low  # SWE-5, SWE-10
    return low - 1 if low else low


def distance(low: int, wide: int, segment: int) -> int:
    """Of the nearer marker."""
    if segment <= low:
        return low - segment
    return max(0, segment - low - wide)  # SWE-24
