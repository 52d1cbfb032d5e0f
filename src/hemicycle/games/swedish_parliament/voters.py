"""Whom a voter chooses, with every look at the agenda on the way; what becomes of voter and agenda is for `turns`."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.components import NO_MINOR, PARTIES, ROW, SEGMENTS, Box
from hemicycle.games.swedish_parliament.minor import entered
from hemicycle.games.swedish_parliament.scales import distance
from hemicycle.games.swedish_parliament.views import Decided, Look


def nearest(
    markers: list[int], scale: int, wide: list[int], segment: int, candidates: list[int]
) -> list[int]:
    best, least = candidates, SEGMENTS
    for party in candidates:
        away = distance(markers[scale * ROW + party], wide[party], segment)
        if away < least:
            best, least = [party], away
        elif away == least:
            best.append(party)
    return best


def decide(box: Box, wide: list[int], markers: list[int], agenda: list[int], voter: int) -> Decided:
    """Of an agenda that is not empty, the hottest card last, as 2 × card + side. `markers` are by scale and party."""
    tile = box.shown.voters[voter]
    looks: list[Look] = []
    candidates = everyone(box, markers, box.scale[agenda[-1] >> 1])
    for group in tile.groups:  # SWE-21
        for play in reversed(agenda):
            scale = box.scale[play >> 1]
            if candidates[-1] >= PARTIES and box.minor_on[scale] != candidates[-1]:
                candidates = candidates[:-1]  # SWE-23
            segment = box.segment[scale][group]
            near = nearest(markers, scale, wide, segment, candidates)
            looks.append(Look(play >> 1, scale, group, segment, tuple(candidates), tuple(near)))
            candidates = near
            if len(candidates) == 1:
                return decided(voter, looks, candidates[0], False, agenda)
    return decided(voter, looks, highest(box, agenda[-1], candidates), True, agenda)


def everyone(box: Box, markers: list[int], scale: int) -> list[int]:
    """With the minor party of the scale, if it has entered."""
    minor = entered(box, markers, scale)
    return [*range(PARTIES)] if minor == NO_MINOR else [*range(PARTIES), minor]  # SWE-23


def highest(box: Box, play: int, candidates: list[int]) -> int:
    """On a card as it lies; a minor party stands on none."""
    for party in box.symbols(play >> 1, play & 1):
        if party in candidates:
            return party
    raise AssertionError("a minor party is never the only candidate left to a second look")


def decided(voter: int, looks: list[Look], winner: int, by_order: bool, agenda: list[int]) -> Decided:
    used = [play >> 1 for play in reversed(agenda)][: len(looks)]  # SWE-22
    return Decided(voter, tuple(looks), winner, by_order, tuple(used))
