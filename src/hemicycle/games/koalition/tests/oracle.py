"""The arithmetic of Koalition done a second time, slowly, from the rulebook alone; it imports none of the rules.

A front is a list of what lies on the table. A bloc is a party, or one camp of a split one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

Partners = Sequence[Collection[int]]  # of each party those it lists
Sides = Mapping[tuple[int, int], int]  # of a player and a split party: the tied player whose camp was chosen


@dataclass(frozen=True)
class Laid:
    owner: int
    party: int
    value: int
    out: bool = False
    egg: bool = False

    @property
    def eligible(self) -> bool:
        return not self.out and not self.egg


@dataclass(frozen=True)
class Bloc:
    party: int
    chair: int | None
    camp: bool
    votes: int
    members: frozenset[int]


Blocs = Sequence[Bloc]
Government = frozenset[Bloc]


@dataclass(frozen=True)
class Poll:
    """What lies there, and which parties count double or half."""

    front: Sequence[Laid]
    doubled: Collection[int] = ()
    scandals: Collection[int] = ()

    def of(self, party: int) -> list[Laid]:
        return [laid for laid in self.front if laid.party == party]

    def printed(self, party: int) -> int:
        return sum(laid.value for laid in self.of(party) if not laid.out)

    def final(self, party: int) -> int:
        """The votes of the whole party."""
        votes = self.printed(party)
        if party in self.doubled and party not in self.scandals:
            votes = votes + votes
        if party in self.scandals and party not in self.doubled:
            votes = votes // 2
        return votes

    def hand(self, seat: int, party: int) -> list[int]:
        """The values with which a player contests the chair, highest first."""
        values = [laid.value for laid in self.of(party) if laid.owner == seat and laid.eligible]
        return sorted(values, reverse=True)

    def chairs(self, party: int) -> list[int]:
        """One player, several who are tied, or nobody."""
        hands = {laid.owner: self.hand(laid.owner, party) for laid in self.of(party) if laid.eligible}
        left = [seat for seat in hands if sum(hands[seat]) == max(map(sum, hands.values()))]
        place = 0
        while len(left) > 1 and any(place < len(hands[seat]) for seat in left):
            cards = {seat: hands[seat][place] if place < len(hands[seat]) else 0 for seat in left}
            left = [seat for seat in left if cards[seat] == max(cards.values())]
            place += 1
        return sorted(left)

    def blocs(self, sides: Sides | None = None) -> list[Bloc]:
        """Party by party, camps by their chairs; who has not chosen a camp stands in none."""
        return [
            bloc for party in sorted({laid.party for laid in self.front}) for bloc in self.parts(party, sides)
        ]

    def parts(self, party: int, sides: Sides | None) -> list[Bloc]:
        chairs, owners = self.chairs(party), {laid.owner for laid in self.of(party)}
        if len(chairs) < 2:
            chair = chairs[0] if chairs else None
            return [Bloc(party, chair, False, self.final(party), frozenset(owners))]
        share = self.final(party) // len(chairs)
        camps = {seat: {seat} for seat in chairs}
        for seat in owners - set(chairs):
            if sides and (seat, party) in sides:
                camps[sides[seat, party]].add(seat)
        return [Bloc(party, seat, True, share, frozenset(camps[seat])) for seat in chairs]

    def undecided(self) -> dict[int, list[int]]:
        """The split parties between whose camps a player must choose; who is out is no longer part of a party."""
        split = {party for party in {laid.party for laid in self.front} if len(self.chairs(party)) > 1}
        choosing = {(laid.owner, laid.party) for laid in self.front if laid.party in split and not laid.out}
        choosing -= {(seat, party) for party in split for seat in self.chairs(party)}
        return {
            seat: sorted(party for own, party in choosing if own == seat)
            for seat in sorted({s for s, _ in choosing})
        }


def total(blocs: Blocs) -> int:
    return sum(bloc.votes for bloc in blocs)


def majority(blocs: Blocs) -> int:
    return total(blocs) // 2 + 1


def alone(blocs: Blocs) -> Bloc | None:
    """The party that needs no other."""
    for bloc in blocs:
        if bloc.votes >= majority(blocs) and not bloc.camp:
            return bloc
    return None


def compatible(one: Bloc, other: Bloc, partners: Partners) -> bool:
    if one.party == other.party:
        return True
    return one.party in partners[other.party] and other.party in partners[one.party]


def may_govern(members: Blocs, needed: int, partners: Partners) -> bool:
    """Whether they have the majority, which needs each of them, and all go together."""
    votes = total(members)
    if votes < needed or any(bloc.chair is None for bloc in members):
        return False
    if any(votes - bloc.votes >= needed for bloc in members):
        return False
    return all(compatible(one, other, partners) for one, other in combinations(members, 2))


def coalitions(blocs: Blocs, partners: Partners, size: str = "minimal") -> set[Government]:
    """All that may govern together, by trying all sets of two or more."""
    needed = majority(blocs)
    sets = [members for many in range(2, len(blocs) + 1) for members in combinations(blocs, many)]
    found = [frozenset(members) for members in sets if may_govern(members, needed, partners)]
    if size == "fewest":
        found = [members for members in found if all(len(members) <= len(other) for other in found)]
    return set(found)


def clockwise(first: int, seats: int) -> list[int]:
    return [(first + step) % seats for step in range(seats)]


def ranked(government: Collection[Bloc], poll: Poll, opener: int, seats: int) -> list[Bloc]:
    """The strongest first."""

    def strength(bloc: Bloc) -> tuple[int, int, int, int, int]:
        if bloc.chair is None:
            return -bloc.votes, 0, 0, bloc.party, 0
        hand = poll.hand(bloc.chair, bloc.party)
        around = clockwise(opener, seats).index(bloc.chair)
        return -bloc.votes, -sum(hand), -hand[0], bloc.party, around

    return sorted(government, key=strength)


@dataclass
class Gains:
    """What a government brings: by player and party, and of this the chairs' bonuses; bonus by bloc."""

    booked: list[list[int]]
    influence: list[int]
    bonus: list[int]
    by_bloc: dict[Bloc, int]

    @property
    def power(self) -> list[int]:
        return [own + chair for own, chair in zip(self.influence, self.bonus, strict=True)]


def gains(
    government: Collection[Bloc], poll: Poll, bonuses: Sequence[int], opener: int, seats: int, parties: int
) -> Gains:
    won = Gains([[0] * parties for _ in range(seats)], [0] * seats, [0] * seats, {})
    for rank, bloc in enumerate(ranked(government, poll, opener, seats)):
        for laid in poll.of(bloc.party):
            if laid.owner in bloc.members and not laid.out:
                won.influence[laid.owner] += 1
                won.booked[laid.owner][laid.party] += 1
        won.by_bloc[bloc] = bonuses[min(rank, 2)] if bloc.chair is not None else 0
        if bloc.chair is not None:
            won.bonus[bloc.chair] += bonuses[min(rank, 2)]
            won.booked[bloc.chair][bloc.party] += bonuses[min(rank, 2)]
    return won


def next_opener(country: Sequence[int], power: Sequence[int], last: int) -> int:
    """From what was won in the country just finished, and in all with it."""
    order = clockwise(last + 1, len(power))
    most = [seat for seat in order if country[seat] == max(country)]
    return next(seat for seat in most if power[seat] == max(power[one] for one in most))


@dataclass(frozen=True)
class Share:
    points: int
    bonus: int
    holders: tuple[int, ...]
    each: int


def europe(booked: Sequence[Sequence[int]]) -> list[Share]:
    """Party by party, from the points of each player in each party."""
    columns = [list(column) for column in zip(*booked, strict=True)]
    return [share(column, [sum(other) for other in columns]) for column in columns]


def share(column: Sequence[int], sums: Sequence[int]) -> Share:
    points = sum(column)
    if points == 0:
        return Share(0, 0, (), 0)
    bonus = len(sums) - sum(1 for other in sums if other > points)
    holders = tuple(seat for seat, own in enumerate(column) if own == max(column))
    return Share(points, bonus, holders, bonus // len(holders))


def given(shares: Sequence[Share], seats: int) -> list[int]:
    """Party bonuses of each player."""
    return [sum(share.each for share in shares if seat in share.holders) for seat in range(seats)]


def places(power: Sequence[int], bonuses: Sequence[int]) -> list[int]:
    """By final score, then by party bonuses; equals share."""
    results = [(own + bonus, bonus) for own, bonus in zip(power, bonuses, strict=True)]
    return [1 + sum(1 for other in results if other > result) for result in results]


def dealt(seats: int, actions: bool, extra_jokers: bool) -> tuple[int, int]:
    """Cards of either deck for each player."""
    politicians = {3: 20, 4: 15, 5: 12, 6: 10, 7: 9, 8: 7, 9: 7, 10: 6}[seats]
    if seats in (7, 9) and not extra_jokers:
        politicians -= 1
    return politicians, {3: 8, 4: 6, 5: 5, 6: 4, 7: 3, 8: 3, 9: 2, 10: 2}[seats] if actions else 0


def next_sizes(before: Sequence[int], sizes: Sequence[int]) -> set[int]:
    """How large the next country can be in packets, after those before; `sizes` are of all countries."""
    left, packet = list(sizes), set[int]()
    for size in before:
        if not packet and not {2, 3, 4} <= set(left):
            left.remove(size)
            continue
        left.remove(size)
        packet = (packet or {2, 3, 4}) - {size}
    return packet or set(left)
