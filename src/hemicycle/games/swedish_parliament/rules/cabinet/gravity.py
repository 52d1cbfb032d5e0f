"""The centre of gravity of a cabinet (SWE-35); not how its parties came together.

Parties, and minor ones that sit on a relation, stand in a tree. Their voters are masks of tiles, whose bits rise with
turnout.
"""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.views import Parties, Step


class Gravity:
    """`related` and `tiles` are masks by party, the minor ones too, and are used up; who has no tiles is not there."""

    def __init__(
        self, related: list[int], tiles: list[int], turnout_of: list[int], steps: list[Step] | None
    ) -> None:
        self.related, self.tiles, self.turnout_of, self.steps = related, tiles, turnout_of, steps
        self.names: list[Parties] = [(party,) for party in range(len(tiles))]
        self.left = [party for party, held in enumerate(tiles) if held]
        self.gone: list[int] = []

    def seat_between(self, minor: int, one: int, other: int) -> None:
        """In place of their relation; who comes second to it joins the first, and they stand there as one party."""
        if self.related[one] >> other & 1:
            self.cut(one, other)
            self.cut(other, one)
            for ally in (one, other):
                self.related[ally] |= 1 << minor
                self.related[minor] |= 1 << ally
        else:
            first = (self.related[one] & self.related[other]).bit_length() - 1
            self.tiles[first] |= self.tiles[minor]
            self.tiles[minor] = 0
            self.names[first] = (first, minor)
            self.left.remove(minor)

    def cut(self, one: int, other: int) -> None:
        self.related[one] &= ~(1 << other)

    def order(self) -> Parties:
        """The most central first."""
        while len(self.left) > 1:
            self.round()
        [centre] = self.left
        self.tell("centre", centre)
        return tuple([party for node in (centre, *reversed(self.gone)) for party in self.names[node]])

    def round(self) -> None:
        """All outer parties lose one voter, in the order of turnout; it ends when one party is left."""
        outer = [party for party in self.left if self.related[party].bit_count() == 1]  # SWE-35
        lowest = {self.tiles[party] & -self.tiles[party]: party for party in outer}
        for tile in sorted(lowest):
            party = lowest[tile]
            self.tiles[party] ^= tile
            self.tell("loses", party, self.turnout_of[tile.bit_length() - 1])
            if not self.tiles[party]:
                self.leave(party)
                if len(self.left) == 1:
                    return

    def leave(self, party: int) -> None:
        self.cut(self.related[party].bit_length() - 1, party)
        self.left.remove(party)
        self.gone.append(party)
        self.tell("leaves", party)

    def tell(self, kind: str, party: int, turnout: int = 0) -> None:
        if self.steps is not None:
            voters = self.tiles[party].bit_count()
            left = tuple([name for node in self.left for name in self.names[node]])
            self.steps.append(Step(kind, self.names[party], None, None, (left,), voters, turnout))
