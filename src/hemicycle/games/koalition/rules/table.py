"""What lies on the table in one election: politicians, and the action cards on them; nobody's hand, and no turns.

Bit n of a mask of places is the n-th politician laid, bit n of a mask of parties the n-th party of the set.
"""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import Clear, Double, Egg, Sausage, Skull, Vest
from hemicycle.games.koalition.rules.components import PARTIES, Cards

DOUBLE, SKULL, EGG, SAUSAGE, VEST, CLEAR = range(
    6
)  # what is done with a card; a vest does either of the last two


class Table:
    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.laid: list[int] = []  # cards, by place
        self.parties: list[int] = []
        self.owners: list[Seat] = []
        self.of = [0] * PARTIES  # the places of each party
        self.by_clock = 0  # places
        self.out = 0  # KOA-12
        self.eggs = self.egged = 0  # KOA-13: active ones, and ever in this election
        self.doubled = self.twice = 0  # KOA-11: parties, and their places
        self.scandals = self.scandalised = 0  # KOA-14: active ones, and ever in this election
        self.plays: list[tuple[int, int, Seat]] = []  # what was done, to which place or party, by whom

    def copy(self) -> Table:
        twin = Table(self.cards)
        twin.laid, twin.parties, twin.owners = self.laid[:], self.parties[:], self.owners[:]
        twin.by_clock = self.by_clock
        twin.of, twin.out, twin.eggs, twin.egged = self.of[:], self.out, self.eggs, self.egged
        twin.doubled, twin.twice = self.doubled, self.twice
        twin.scandals, twin.scandalised, twin.plays = self.scandals, self.scandalised, self.plays[:]
        return twin

    def lay(self, card: int, party: int, owner: Seat, by_clock: bool = False) -> None:
        place = 1 << len(self.laid)
        if by_clock:
            self.by_clock |= place
        self.of[party] = self.of[party] | place
        if self.doubled >> party & 1:
            self.twice |= place
        self.laid.append(card)
        self.parties.append(party)
        self.owners.append(owner)

    def play(self, deed: int, target: int, by: Seat) -> None:
        self.plays.append((deed, target, by))
        bit = 1 << target
        if deed == DOUBLE:
            self.doubled |= 1 << self.parties[target]
            self.twice |= self.of[self.parties[target]]
        elif deed == SKULL:
            self.out |= bit
        elif deed == EGG:
            self.eggs |= bit
            self.egged |= bit
        elif deed == SAUSAGE:
            self.scandals |= bit
            self.scandalised |= bit
        elif deed == CLEAR:
            self.scandals ^= bit
        elif self.out & bit:
            self.out ^= bit  # KOA-15: a skull may lie on an egg, never an egg on a skull
        else:
            self.eggs ^= bit

    def present(self) -> list[int]:
        """The parties that have a politician on the table."""
        return [party for party, places in enumerate(self.of) if places]

    # where each card may be played, and why not: KOA-16. A mask says quickly what its reasons say; a law compares them.

    def may_double(self) -> int:
        return (1 << len(self.laid)) - 1 & ~(self.out | self.twice)

    def why_no_double(self, card: Double) -> str:
        if self.twice >> card.on & 1:
            return "double-once"  # KOA-11: in an election, whichever card
        return self.why_no_target(card.on)

    def may_strike(self) -> int:
        return (1 << len(self.laid)) - 1 & ~self.out

    def why_no_skull(self, card: Skull) -> str:
        return self.why_no_target(card.on)  # KOA-12

    def may_egg(self) -> int:
        return (1 << len(self.laid)) - 1 & ~(self.out | self.egged)

    def why_no_egg(self, card: Egg) -> str:
        why = self.why_no_target(card.on)
        return "egg-once" if not why and self.egged >> card.on & 1 else why  # KOA-13

    def why_no_target(self, place: int) -> str:
        if place >= len(self.laid):
            return "nobody-there"
        return "is-out" if self.out >> place & 1 else ""

    def may_scandalise(self) -> int:
        """Parties someone of which may be its chair."""
        places, parties = ~(self.out | self.eggs), 0
        for party, own in enumerate(self.of):
            if own & places:
                parties |= 1 << party
        return parties & ~self.scandalised

    def why_no_sausage(self, card: Sausage) -> str:
        if self.scandalised >> card.party & 1:
            return "scandal-once"  # KOA-14: in an election
        return "" if self.of[card.party] & ~(self.out | self.eggs) else "nobody-to-blame"  # KOA-14

    def may_whitewash(self) -> int:
        return self.out | self.eggs

    def why_no_vest(self, card: Vest) -> str:
        if card.on >= len(self.laid):
            return "nobody-there"
        return "" if (self.out | self.eggs) >> card.on & 1 else "nothing-to-cover"  # KOA-15

    def why_not_clear(self, card: Clear) -> str:
        return "" if self.scandals >> card.party & 1 else "no-scandal"  # KOA-15
