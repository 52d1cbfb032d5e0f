"""Which coalitions may govern; pure functions of a count. What they earn, `points` says."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import Seats
from hemicycle.games.koalition.rules.count import NOBODY, Count

BLOCS: Final = 128  # more than there ever are
SEATS: Final = 10  # at most
GROUPS: Final = [tuple(bits(mask)) for mask in range(1 << SEATS)]


def coalitions(count: Count, friends: list[int], fewest: bool) -> list[int]:
    """Those that may govern, as masks of blocs, those with the strongest first; none where a party governs alone."""
    if count.absolute() != NOBODY:
        return []  # KOA-19
    search = Search(count, friends)
    search.extend(0, 0, 0, -1)
    return smallest(search.found) if fewest else search.found


def smallest(coalitions: list[int]) -> list[int]:
    """Where fewer parties can govern, more may not (KOA-20)."""
    least = min([coalition.bit_count() for coalition in coalitions], default=0)
    return [coalition for coalition in coalitions if coalition.bit_count() == least]


class Search:
    """Blocs are added in falling order of votes; as soon as there is a majority, none so far was superfluous."""

    def __init__(self, count: Count, friends: list[int]) -> None:
        chaired = [bloc for bloc, chair in enumerate(count.chairs) if chair != NOBODY]
        falling = sorted([bloc - BLOCS * count.votes[bloc] for bloc in chaired])
        self.order, self.votes, self.majority = [key % BLOCS for key in falling], count.votes, count.majority
        self.compatible = [self.blocs_of(count, friends[party]) for party in count.parties]
        self.rest = [0]  # votes from each place of the order on
        for bloc in reversed(self.order):
            self.rest.append(self.rest[-1] + count.votes[bloc])
        self.rest.reverse()
        self.found: list[int] = []

    def blocs_of(self, count: Count, parties: int) -> int:
        mask = 0
        for bloc, party in enumerate(count.parties):
            if parties >> party & 1:
                mask |= 1 << bloc
        return mask

    def extend(self, start: int, coalition: int, votes: int, compatible: int) -> None:
        """With each bloc from that place of the order on that goes with all members (KOA-20)."""
        for place in range(start, len(self.order)):
            if votes + self.rest[place] < self.majority:
                return
            bloc = self.order[place]
            if compatible >> bloc & 1:
                more = votes + self.votes[bloc]
                if more >= self.majority:
                    self.found.append(coalition | 1 << bloc)
                else:
                    self.extend(place + 1, coalition | 1 << bloc, more, compatible & self.compatible[bloc])


def chairs_of(count: Count, coalition: int) -> int:
    """Whose hands it needs, as a mask of seats: one hand for all that a player chairs in it (KOA-21)."""
    seats = 0
    for bloc in bits(coalition):
        if count.chairs[bloc] != NOBODY:
            seats |= 1 << count.chairs[bloc]
    return seats


def seats_of(mask: int) -> Seats:
    return GROUPS[mask]
