"""Whom a voter chooses, with every look at the agenda on the way; what becomes of both is for `election`."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.components.box import NO_MINOR, PARTIES, ROW, SEGMENTS, Box
from hemicycle.games.swedish_parliament.rules.minor_parties import entered
from hemicycle.games.swedish_parliament.rules.scales import distance
from hemicycle.games.swedish_parliament.rules.views import Decided, Look


class Seen:
    """A look at one card of the agenda: the parties that could still be chosen, and the nearest of them."""

    def __init__(
        self, play: int, scale: int, group: int, segment: int, candidates: list[int], near: list[int]
    ) -> None:
        self.play, self.scale, self.group, self.segment = play, scale, group, segment
        self.candidates, self.near = candidates, near

    def shown(self) -> Look:
        return Look(
            self.play >> 1, self.scale, self.group, self.segment, tuple(self.candidates), tuple(self.near)
        )


class Decision:
    """Made, and never changed."""

    def __init__(self, voter: int, seen: list[Seen], winner: int, by_order: bool, agenda: list[int]) -> None:
        self.voter, self.seen, self.winner, self.by_order = voter, seen, winner, by_order
        self.used = [play >> 1 for play in reversed(agenda[-len(seen) :])]  # SWE-22
        self.known: Decided | None = None

    def shown(self) -> Decided:
        if self.known is None:
            looks = tuple([look.shown() for look in self.seen])
            self.known = Decided(self.voter, looks, self.winner, self.by_order, tuple(self.used))
        return self.known


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


def decide(box: Box, wide: list[int], markers: list[int], agenda: list[int], voter: int) -> Decision:
    """Of an agenda that is not empty, the hottest card last, as 2 × card + side. `markers` are by scale and party."""
    tile = box.shown.voters[voter]
    seen: list[Seen] = []
    candidates = everyone(box, markers, box.scale[agenda[-1] >> 1])
    for group in tile.groups:  # SWE-21
        for play in reversed(agenda):
            scale = box.scale[play >> 1]
            if candidates[-1] >= PARTIES and box.minor_on[scale] != candidates[-1]:
                candidates = candidates[:-1]  # SWE-23
            segment = box.segment[scale][group]
            near = nearest(markers, scale, wide, segment, candidates)
            seen.append(Seen(play, scale, group, segment, candidates, near))
            candidates = near
            if len(candidates) == 1:
                return Decision(voter, seen, candidates[0], False, agenda)
    return Decision(voter, seen, highest(box, agenda[-1], candidates), True, agenda)


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
