"""The eight scales with the markers of all parties; not who may move them when."""

from __future__ import annotations

from typing import Final

from hemicycle.games.swedish_parliament.rules.components.box import NOWHERE, ROW, SCALES, SEGMENTS
from hemicycle.games.swedish_parliament.rules.scales import stepped

MID: Final = 3  # the mid-segment of the first direction; that of the second is the next


ONE: Final[list[tuple[int, ...]]] = [*[(low,) for low in range(SEGMENTS)], ()]
TWO: Final[list[tuple[int, ...]]] = [*[(low, low + 1) for low in range(SEGMENTS)], ()]
STANDS: Final = [ONE, TWO]  # where one and two markers stand, by the lower segment; the last for nowhere

Segments = tuple[tuple[tuple[int, ...], ...], ...]  # by party and scale, where its markers stand


class Board:
    """`markers` are by scale and party; of a party with two markers on a scale it is the lower one."""

    def __init__(self, wide: list[int]) -> None:
        self.wide = wide  # by party, 1 for those with two markers
        self.markers = [NOWHERE] * (SCALES * ROW)

    def copy(self) -> Board:
        twin = Board(self.wide)
        twin.markers = self.markers[:]
        return twin

    def segments(self) -> Segments:
        return tuple(
            [
                tuple([STANDS[wide][low] for low in self.markers[party::ROW]])
                for party, wide in enumerate(self.wide)
            ]
        )

    def row(self, scale: int) -> list[int]:
        """The markers of a scale, by party."""
        return self.markers[scale * ROW : (scale + 1) * ROW]

    def at(self, scale: int, party: int) -> int:
        return self.markers[scale * ROW + party]

    def place(self, party: int, scale: int, direction: int) -> None:
        self.markers[scale * ROW + party] = MID + direction

    def enter(self, party: int, scale: int, segment: int) -> None:
        """A minor party."""
        self.markers[scale * ROW + party] = segment

    def step(self, scale: int, party: int, direction: int) -> None:
        at = scale * ROW + party
        self.markers[at] = stepped(self.markers[at], self.wide[party], direction)

    def move(self, scale: int, parties: list[int], direction: int) -> None:
        """One segment, as far as they have room."""
        for party in parties:
            self.step(scale, party, direction)
