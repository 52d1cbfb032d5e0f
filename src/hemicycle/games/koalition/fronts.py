"""What lies on the table in one election: politicians, and the action cards on them; nobody's hand, and no turns.

Bit n of a mask of places is the n-th politician laid, bit n of a mask of parties the n-th party of the set.
"""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.koalition.cards import PARTIES, Cards

DOUBLE, SKULL, EGG, SAUSAGE, VEST, CLEAR = range(
    6
)  # what is done with a card; a vest does either of the last two


class Fronts:
    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.laid: list[int] = []  # cards, by place
        self.parties: list[int] = []
        self.owners: list[Seat] = []
        self.of = [0] * PARTIES  # the places of each party
        self.lying = 0  # all places
        self.twice = 0  # places of parties that count double
        self.out = 0  # KOA-12
        self.eggs = self.egged = 0  # KOA-13: active ones, and ever in this election
        self.present = 0  # parties that have a politician on the table
        self.eligible = 0  # parties that have one for its chair
        self.doubled = 0  # KOA-11
        self.scandals = self.scandalised = 0  # KOA-14: active ones, and ever in this election
        self.plays: list[tuple[int, int, Seat]] = []  # what was done, to which place or party, by whom

    def copy(self) -> Fronts:
        twin = Fronts(self.cards)
        twin.laid, twin.parties, twin.owners = self.laid[:], self.parties[:], self.owners[:]
        twin.lying, twin.twice = self.lying, self.twice
        twin.of, twin.out, twin.eggs, twin.egged = self.of[:], self.out, self.eggs, self.egged
        twin.present, twin.eligible, twin.doubled = self.present, self.eligible, self.doubled
        twin.scandals, twin.scandalised, twin.plays = self.scandals, self.scandalised, self.plays[:]
        return twin

    def lay(self, card: int, party: int, owner: Seat) -> None:
        place = 1 << len(self.laid)
        self.laid.append(card)
        self.parties.append(party)
        self.owners.append(owner)
        self.lying |= place
        self.of[party] |= place
        self.present |= 1 << party
        self.eligible |= 1 << party
        if self.doubled >> party & 1:
            self.twice |= place

    def play(self, deed: int, target: int, by: Seat) -> None:
        self.plays.append((deed, target, by))
        bit = 1 << target
        if deed == DOUBLE:
            self.doubled |= 1 << self.parties[target]
            self.twice |= self.of[self.parties[target]]
        elif deed == SAUSAGE:
            self.scandals |= bit
            self.scandalised |= bit
        elif deed == CLEAR:
            self.scandals ^= bit
        else:
            self.hit(deed, bit)
            self.weigh(self.parties[target])

    def hit(self, deed: int, bit: int) -> None:
        """One politician is struck, or cleared of what lies topmost."""
        if deed == SKULL:
            self.out |= bit
        elif deed == EGG:
            self.eggs |= bit
            self.egged |= bit
        elif self.out & bit:
            self.out ^= bit  # KOA-15: a skull may lie on an egg, never an egg on a skull
        else:
            self.eggs ^= bit

    def weigh(self, party: int) -> None:
        if self.of[party] & ~(self.out | self.eggs):
            self.eligible |= 1 << party
        else:
            self.eligible &= ~(1 << party)

    # where each card may be played: KOA-16

    def may_double(self) -> int:
        return self.lying & ~(self.out | self.twice)  # KOA-11

    def may_strike(self) -> int:
        return self.lying & ~self.out  # KOA-12

    def may_egg(self) -> int:
        return self.lying & ~(self.out | self.egged)  # KOA-13

    def may_scandalise(self) -> int:
        return self.eligible & ~self.scandalised  # KOA-14

    def may_whitewash(self) -> int:
        return self.out | self.eggs  # KOA-15
