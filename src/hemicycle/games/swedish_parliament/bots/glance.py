"""Who governs, at a glance: what `cabinet.form` finds, without its steps, for many maps of relations in one election.

To take relations away from the weakest to the strongest (SWE-34) opens every ring where it is weakest. So first come
the strongest relations that close no ring, then those of them that the majority can do without.
"""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.choices import bits
from hemicycle.games.swedish_parliament.rules.cabinet.forming import BOTH
from hemicycle.games.swedish_parliament.rules.cabinet.gravity import Gravity
from hemicycle.games.swedish_parliament.rules.cabinet.weights import WEIGHT, Constitution
from hemicycle.games.swedish_parliament.rules.map import PAIRS, PARTIES, connected, pair
from hemicycle.games.swedish_parliament.rules.seating import NOBODY
from hemicycle.games.swedish_parliament.rules.views import Parties

Order = tuple[int, ...]  # related pairs, the strongest first


class Fate:
    """What became of the parties: the cabinet, the most central first, and by party where all voters lie, as tiles.

    There is none where no voter is with any of the eight parties.
    """

    def __init__(self, order: Parties, tiles: list[int]) -> None:
        self.order, self.tiles = order, tiles
        self.centre = order[0] if order else NOBODY
        self.lasting = [0] * len(tiles)  # by party, how long it stays in the cabinet; 0 if it is not in it
        for gone, party in enumerate(order):
            self.lasting[party] = len(order) - gone


class Orders:
    """The relations of a map, as they are taken away."""

    def __init__(self, law: Constitution) -> None:
        self.law = law
        self.forests: dict[tuple[int, Order], Order] = {}

    def code(self, number: int, strength: int) -> int:
        """Ranks a relation; its last digits are the pair."""
        return (strength * WEIGHT + self.law.natural[number]) * len(PAIRS) + number

    def ranked(self, strengths: Sequence[int]) -> Order:
        codes = [self.code(number, strength) for number, strength in enumerate(strengths) if strength]
        return tuple([code % len(PAIRS) for code in sorted(codes, reverse=True)])

    def forest(self, present: int, order: Order) -> Order:
        """The strongest that connect these parties without a ring."""
        found = self.forests.get((present, order))
        if found is None:
            found = self.forests[present, order] = spanning(present, order)
        return found


def spanning(present: int, order: Order) -> Order:
    groups = [present & 1 << party for party in range(PARTIES)]
    kept: list[int] = []
    for number in order:
        one, other = PAIRS[number]
        ours, theirs = groups[one], groups[other]
        if ours and theirs and ours != theirs:
            both = ours | theirs
            for party in bits(both):
                groups[party] = both
            kept.append(number)
    return tuple(kept)


class Parliament:
    """One election: `tiles` by party, the minor ones too, and with whom these are allied: one or two parties each."""

    def __init__(self, orders: Orders, tiles: list[int], weights: list[int], allies: list[list[int]]) -> None:
        self.orders, self.law, self.tiles, self.allies = orders, orders.law, tiles, allies
        self.present = 0
        for party in range(PARTIES):
            if tiles[party]:
                self.present |= 1 << party
        self.quota = sum([own.bit_count() for own in tiles]) * WEIGHT // 2 + 1  # SWE-30
        weights = weights[:]
        for minor, near in zip(self.law.minors, allies):
            if near:
                weights[near[0]] += weights[minor.party]  # SWE-27
        self.weight = [0]  # by set of parties
        for party in range(PARTIES):
            more = weights[party]
            self.weight += [weight + more for weight in self.weight]
        self.fates: dict[Order, Fate] = {}
        self.by_tree: dict[tuple[int, int], Fate] = {}

    def fate(self, order: Order) -> Fate:
        found = self.fates.get(order)
        if found is None:
            found = self.fates[order] = self.narrowed(order)
        return found

    def narrowed(self, order: Order) -> Fate:
        if not self.present:
            return Fate((), self.tiles)
        tree = self.orders.forest(self.present, order)
        related = [0] * PARTIES
        for number in tree:
            join(related, number)
        bridges = self.bridge(related)
        main, locked = self.narrow(related, tree)
        found = self.by_tree.get((locked, bridges))
        if found is None:
            found = self.by_tree[locked, bridges] = self.gravity(main, related, locked)
        return found

    def bridge(self, related: list[int]) -> int:
        """The pairs that are joined, as a mask (SWE-32)."""
        bridges = 0
        while not self.majority(related):
            number = self.strongest_between(related)
            join(related, number)
            bridges |= 1 << number
        return bridges

    def narrow(self, related: list[int], tree: Order) -> tuple[int, int]:
        """The group that is left, and the relations locked in it, as masks (SWE-34)."""
        main, locked = self.majority(related), 0
        for number in reversed(tree):
            if not BOTH[number] & ~main:
                part(related, number)
                group = connected(related, 1 << PAIRS[number][0])
                if self.weight[group] < self.weight[main & ~group]:
                    group = main & ~group
                if self.weight[group] >= self.quota:
                    main = group
                else:
                    join(related, number)
                    locked |= 1 << number
        return main, locked

    def majority(self, related: list[int]) -> int:
        """The group that has it; 0 if none does."""
        best, most = 0, self.quota - 1
        left = self.present
        while left:
            group = connected(related, left & -left)
            if self.weight[group] > most:
                best, most = group, self.weight[group]
            left &= ~group
        return best

    def strongest_between(self, related: list[int]) -> int:
        """By nature, of the pairs of different groups."""
        for number in self.law.strongest:
            one, other = PAIRS[number]
            if not BOTH[number] & ~self.present and not connected(related, 1 << one) >> other & 1:
                return number
        raise AssertionError("all parties in parliament together have the majority")

    def gravity(self, main: int, related: list[int], locked: int) -> Fate:
        tiles = self.tiles[:]
        seats: list[tuple[int, int]] = []
        for minor, near in zip(self.law.minors, self.allies):
            if len(near) == 2 and locked >> pair(near[0], near[1]) & 1:
                seats.append((minor.party, pair(near[0], near[1])))
            elif near:
                tiles[near[0]] |= tiles[minor.party]
                tiles[minor.party] = 0
        there = [own if party >= PARTIES or main >> party & 1 else 0 for party, own in enumerate(tiles)]
        left = [own if main >> party & 1 else 0 for party, own in enumerate(related)]
        tree = Gravity(left + [0] * (len(tiles) - PARTIES), there, self.law.turnout_of, None)
        for party, number in seats:
            tree.seat_between(party, *PAIRS[number])
        return Fate(tree.order(), tiles)


def join(related: list[int], number: int) -> None:
    one, other = PAIRS[number]
    related[one] |= 1 << other
    related[other] |= 1 << one


def part(related: list[int], number: int) -> None:
    one, other = PAIRS[number]
    related[one] ^= 1 << other
    related[other] ^= 1 << one
