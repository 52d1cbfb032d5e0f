"""Relations between parties and what may be changed in them; who may change one when is for the turn."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action, bits
from hemicycle.games.swedish_parliament.rules.choices import BREAK, CREATE, STRENGTHEN, WEAKEN
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES
from hemicycle.games.swedish_parliament.rules.map import NO_MAP, PAIRS, groups, neighbours, pair, touching

STRONGEST: Final = 3
SIDES: Final = 6  # of a tile
ALL: Final = (1 << len(PAIRS)) - 1
SETS: Final = 1 << PARTIES  # of parties, as masks


def pairs_with(often: int) -> list[int]:
    """By set of parties, the mask of pairs of which so many are in the set."""
    return [
        sum([
            1 << number for number, (one, other) in enumerate(PAIRS) if (some >> one & 1) + (some >> other & 1) == often
        ])
        for some in range(SETS)
    ]  # fmt: skip


BOTH: Final = pairs_with(2)
ONE: Final = pairs_with(1)
OF: Final = [*[ONE[1 << party] for party in range(PARTIES)], 0]  # those of one party; the last for no party


class Changes:
    """What is legal now, each as a mask of pairs."""

    def __init__(self, create: int, strengthen: int, weaken: int, loosen: int) -> None:
        self.create, self.strengthen, self.weaken, self.loosen = create, strengthen, weaken, loosen

    def none(self) -> bool:
        return not self.create | self.strengthen | self.weaken

    def actions(self) -> list[Action]:
        return [
            *[CREATE[number] for number in bits(self.create)],
            *[STRENGTHEN[number] for number in bits(self.strengthen)],
            *[WEAKEN[number] for number in bits(self.weaken)],
            *[BREAK[number] for number in bits(self.loosen)],
        ]


NO_CHANGES: Final = Changes(0, 0, 0, 0)


class Relations:
    """Strengths by pair, 0 for none, and the same as masks of pairs."""

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles  # left
        self.strength = [0] * len(PAIRS)
        self.related = self.negative = 0
        self.loose = self.best = self.worst = 0  # from -2 to 1; 3; -3
        self.open = ALL  # pairs that could be related, as far as that is known
        self.shut = 0  # pairs that cannot, likewise
        self.maps: list[int] = []  # ways to lay the tiles that are known, each as the pairs that touch

    def copy(self) -> Relations:
        twin = Relations(self.tiles)
        twin.strength, twin.related, twin.negative = self.strength[:], self.related, self.negative
        twin.loose, twin.best, twin.worst = self.loose, self.best, self.worst
        twin.open, twin.shut, twin.maps = self.open, self.shut, self.maps[:]
        return twin

    def changes(self, acted: int, own: int) -> Changes:
        """For one whose party is `own` (no party of the map: none), after the parties of this set have acted."""
        strengthen = BOTH[acted] & self.related & ~self.best  # SWE-15
        weaken = ONE[acted] & self.related & ~self.worst
        create = self.creatable(BOTH[acted] & ~self.related)
        if not self.tiles:
            strengthen &= self.negative  # SWE-17
            weaken &= ~self.negative
        loosen = weaken & self.loose & OF[own]  # SWE-18
        return Changes(create, strengthen, weaken, loosen)

    def creatable(self, pairs: int) -> int:
        """Of these unrelated pairs, those that the map allows while there are tiles."""
        if not self.tiles:
            return 0  # SWE-17
        while unknown := pairs & ~self.open & ~self.shut:
            bit = unknown & -unknown
            touch = touching(self.related | bit)  # SWE-16
            if touch == NO_MAP:
                self.shut |= bit
            else:
                self.maps.append(touch)
                self.open |= touch
        return pairs & self.open

    def survey(self) -> None:
        """What is known at once of the map: with one ring of relations at most there is room for all, but for a tile
        with six neighbours."""
        neighbours_of = neighbours(self.related)
        connected = groups(neighbours_of)
        rings = self.related.bit_count() - PARTIES + len(connected)
        full = 0
        for party, others in enumerate(neighbours_of):
            if others.bit_count() == SIDES:
                full |= 1 << party
        self.shut |= ONE[full] | BOTH[full]
        if rings < 2:
            second = 0
            for group in connected if rings else ():
                second |= BOTH[group]
            self.open |= ALL & ~self.shut & ~second

    def change(self, change: str, number: int) -> int:
        """The new strength."""
        if change == "created":
            self.relate(1 << number)
        elif change == "broken":
            self.part(1 << number)
        return self.put(number, changed(change, self.strength[number]))

    def relate(self, bit: int) -> None:
        """What did not fit does not fit now."""
        self.related |= bit
        self.maps = [touch for touch in self.maps if touch & bit]
        self.open = 0
        for touch in self.maps:
            self.open |= touch
        self.survey()

    def part(self, bit: int) -> None:
        """What did fit fits now, and so would this pair again."""
        self.related &= ~bit
        self.open |= bit
        self.shut = 0
        self.survey()

    def put(self, number: int, strength: int) -> int:
        self.tiles += abs(self.strength[number]) - abs(strength)  # SWE-17: one for each step
        self.strength[number] = strength
        bit = 1 << number
        self.negative = with_bit(self.negative, bit, strength < 0)
        self.loose = with_bit(self.loose, bit, strength != 0 and -STRONGEST < strength < 2)
        self.best = with_bit(self.best, bit, strength == STRONGEST)
        self.worst = with_bit(self.worst, bit, strength == -STRONGEST)
        return strength


def changed(change: str, strength: int) -> int:
    """The strength of a relation after the change; 0 only where none is left (SWE-15)."""
    if change == "broken":
        return 0
    step = -1 if change == "weakened" else 1
    return strength + step or step


def with_bit(mask: int, bit: int, there: bool) -> int:
    return mask | bit if there else mask & ~bit


def in_order(column: tuple[int, ...]) -> list[int]:
    """All pairs, from the highest in the column."""
    return [pair(one, other) for at, one in enumerate(column) for other in column[at + 1 :]]  # SWE-38


def first(pairs: list[int], mask: int) -> int:
    """The first of them that is in the mask."""
    for number in pairs:
        if mask >> number & 1:
            return number
    raise AssertionError("none of the pairs is in the mask")
