"""The map after the election: islands are joined, and relations taken away (SWE-30…34); not who is central in the end.

Groups of parties are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.choices import bits
from hemicycle.games.swedish_parliament.rules.cabinet.weights import WEIGHT, Constitution
from hemicycle.games.swedish_parliament.rules.components.box import SEGMENTS
from hemicycle.games.swedish_parliament.rules.map import PAIRS, PARTIES, connected, pair
from hemicycle.games.swedish_parliament.rules.views import MinorCard, Step

BOTH: Final = tuple([1 << one | 1 << other for one, other in PAIRS])  # as sets of parties
NOWHERE: Final = -1  # where a minor party sits that sits on no relation

Markers = Sequence[Sequence[Sequence[int]]]  # by party and scale, the segments where they stand


class Forming:
    """The map while a cabinet is formed: the parties still there, and their relations."""

    def __init__(
        self, constitution: Constitution, won: Sequence[Sequence[int]], strengths: Sequence[int], record: bool
    ) -> None:
        self.constitution, self.won, self.strengths = constitution, won, strengths
        self.parties = 0
        self.relations: list[int] = []  # pairs not taken away
        self.locked = 0
        self.related = [0] * PARTIES
        self.weights = [0] * PARTIES
        self.ally = [0] * len(constitution.minors)  # where their voters lie or would fall to
        self.seat = [NOWHERE] * len(constitution.minors)  # the relation it sits on
        self.steps: list[Step] | None = [] if record else None
        self.enter_parliament()

    def enter_parliament(self) -> None:
        """Parties without voters are gone, and their relations (SWE-31)."""
        total = 0
        for party, voters in enumerate(self.won):
            if voters:
                weight = sum([self.constitution.weights[voter] for voter in voters])
                total += len(voters)
                if party < PARTIES:
                    self.weights[party] = weight
                    self.parties |= 1 << party
        self.quota = total * WEIGHT // 2 + 1  # 9 of 16, or 8 with a turnout of at least 1 (SWE-30)
        gone = ~self.parties & (1 << PARTIES) - 1  # SWE-31
        for number, strength in enumerate(self.strengths):
            if strength and not BOTH[number] & gone:
                self.put(number)
        if gone:
            self.tell("voterless", tuple(bits(gone)))

    # Minor parties, SWE-27

    def settle_minors(self, markers: Markers) -> None:
        for at, minor in enumerate(self.constitution.minors):
            if voters := self.won[minor.party]:
                near = self.allies(minor, markers)
                self.ally[at] = near[0]
                self.weights[near[0]] += sum([self.constitution.weights[voter] for voter in voters])
                if len(near) == 2:
                    self.seat[at] = pair(*near)
                    self.tell("ally-on-relation", (minor.party, *near), *PAIRS[self.seat[at]])
                else:
                    self.tell("ally", (minor.party, *near))

    def allies(self, minor: MinorCard, markers: Markers) -> list[int]:
        """Two where it sits on their relation, else one."""
        near = nearest(minor, markers, self.parties)
        return near if len(near) == 2 and self.related[near[0]] >> near[1] & 1 else near[:1]

    def unseat(self, number: int) -> None:
        """Who sits on this relation falls to the ally higher on its card, where its voters were counted all along."""
        for at, minor in enumerate(self.constitution.minors):
            if self.seat[at] == number:
                self.seat[at] = NOWHERE
                self.tell("ally", (minor.party, self.ally[at]))

    # Islands are joined by bridges, SWE-32

    def bridge(self) -> None:
        groups = self.groups()
        while self.weigh(best := self.heaviest(groups)) < self.quota:
            number = self.strongest_between(groups)
            self.put(number)
            self.locked |= 1 << number
            groups = self.groups()
            self.tell_of("bridge", number, self.heaviest(groups))
        self.keep(best)

    def strongest_between(self, groups: list[int]) -> int:
        """The pair of different groups with the strongest natural relation (SWE-33)."""
        group_of = [0] * PARTIES
        for group in groups:
            for party in bits(group):
                group_of[party] = group
        for number in self.constitution.strongest:
            one, other = PAIRS[number]
            if group_of[one] and group_of[other] and group_of[one] != group_of[other]:
                return number
        raise AssertionError("all parties in parliament together have the majority")

    def keep(self, group: int) -> None:
        """All others are dropped."""
        gone = self.parties & ~group
        if not gone:
            return
        self.parties = group
        for number in self.relations.copy():
            if gone >> PAIRS[number][0] & 1:
                self.take(number)
                self.unseat(number)
        self.tell("dropped", tuple(bits(gone)))

    # Narrowing down, SWE-34

    def narrow(self) -> None:
        """From the weakest to the strongest, every relation goes that the majority can do without."""
        natural, strengths = self.constitution.natural, self.strengths
        for number in sorted(self.relations, key=lambda number: (strengths[number], natural[number])):
            if number in self.relations and not self.locked >> number & 1:
                self.narrow_by(number)

    def narrow_by(self, number: int) -> None:
        self.take(number)
        group = connected(self.related, 1 << PAIRS[number][0])
        if group != self.parties:
            group = self.heaviest([group, self.parties & ~group])
            if self.weigh(group) < self.quota:
                self.put(number)
                self.locked |= 1 << number
                self.tell_of("locked", number, group)
                return
        self.tell_of("removed", number, group)
        self.unseat(number)
        self.keep(group)

    # What all of this is made of

    def put(self, number: int) -> None:
        one, other = PAIRS[number]
        self.relations.append(number)
        self.related[one] |= 1 << other
        self.related[other] |= 1 << one

    def take(self, number: int) -> None:
        one, other = PAIRS[number]
        self.relations.remove(number)
        self.related[one] ^= 1 << other
        self.related[other] ^= 1 << one

    def groups(self) -> list[int]:
        found: list[int] = []
        left = self.parties
        while left:
            group = connected(self.related, left & -left)
            found.append(group)
            left &= ~group
        return found

    def heaviest(self, groups: list[int]) -> int:
        best, most = 0, -1
        for group in groups:
            weight = self.weigh(group)
            if weight > most:
                best, most = group, weight
        return best

    def weigh(self, group: int) -> int:
        weight = 0
        while group:
            low = group & -group
            weight += self.weights[low.bit_length() - 1]
            group ^= low
        return weight

    def tell_of(self, kind: str, number: int, group: int) -> None:
        """With the voters of that group, and their turnout."""
        if self.steps is not None:
            voters, turnout = divmod(self.weigh(group) + WEIGHT // 2, WEIGHT)
            one, other = PAIRS[number]
            self.tell(kind, (), one, other, voters, turnout - WEIGHT // 2)

    def tell(
        self,
        kind: str,
        parties: tuple[int, ...],
        one: int | None = None,
        other: int | None = None,
        voters: int = 0,
        turnout: int = 0,
    ) -> None:
        if self.steps is not None:
            groups = tuple([tuple(bits(group)) for group in self.groups()])
            self.steps.append(Step(kind, parties, one, other, groups, voters, turnout))

    def tiles(self) -> list[int]:
        """By party where all voters lie: those of a minor party with its ally, unless it sits on a relation."""
        tiles = [sum([self.constitution.tile[voter] for voter in voters]) for voters in self.won]
        for at, minor in enumerate(self.constitution.minors):
            if self.seat[at] == NOWHERE:
                tiles[self.ally[at]] |= tiles[minor.party]
                tiles[minor.party] = 0
        return tiles


def nearest(minor: MinorCard, markers: Markers, parties: int) -> list[int]:
    """Of the parties those with a marker nearest to its end, in the order of its card (SWE-24)."""
    found: list[int] = []
    least = SEGMENTS
    for party in minor.order:
        if parties >> party & 1:
            distance = min([abs(segment - minor.end) for segment in markers[party][minor.scale]])
            if distance < least:
                found, least = [], distance
            if distance == least:
                found.append(party)
    return found
