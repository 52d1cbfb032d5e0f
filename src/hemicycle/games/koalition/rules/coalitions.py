"""Which coalitions may govern; pure functions of a count. What they earn, `points` says."""

from __future__ import annotations

from math import comb
from typing import Final

from hemicycle.core.choices import Choices, Number, Pick, bits
from hemicycle.core.state import Seats
from hemicycle.games.koalition.rules.components import Cards
from hemicycle.games.koalition.rules.count import NOBODY, Count

BLOCS: Final = 128  # more than there ever are
SEATS: Final = 10  # at most
LISTED: Final = 400  # coalitions that are shown; the others can be chosen too
GROUPS: Final = [tuple(bits(mask)) for mask in range(1 << SEATS)]


class Coalitions:
    """All that may govern, as masks of blocs, numbered from those with the strongest on: counted, and none listed.

    Blocs join in falling order of votes. As soon as there is a majority, no member so far is superfluous. So far as
    there is none, what matters is a `place` in that order from which the next member comes, the `circles` of partners
    (as a mask) that hold all members, their `votes`, and how many more there may be.
    """

    def __init__(self, count: Count, cards: Cards, fewest: bool) -> None:
        self.count, self.majority = count, count.majority
        chaired = [bloc for bloc, chair in enumerate(count.chairs) if chair != NOBODY]
        self.order = [key % BLOCS for key in sorted([bloc - BLOCS * count.votes[bloc] for bloc in chaired])]
        self.votes = [count.votes[bloc] for bloc in self.order]
        self.circles = [cards.circles[count.parties[bloc]] for bloc in self.order]
        self.ends, self.rest = self.ends_of_parties(), self.votes_from()
        self.known: dict[tuple[int, int, int, int], int] = {}
        self.all_circles = cards.all_circles
        alone = count.absolute() != NOBODY
        self.most = 0 if alone else self.fewest() if fewest else len(self.order)  # members: KOA-19, KOA-20
        self.size = self.ways(0, self.all_circles, 0, self.most)

    def ends_of_parties(self) -> list[int]:
        """For each place the first after it with a bloc of another party. Camps of a party have equal votes."""
        ends = [len(self.order)] * len(self.order)
        for place in range(len(self.order) - 2, -1, -1):
            party, following = (
                self.count.parties[self.order[place]],
                self.count.parties[self.order[place + 1]],
            )
            ends[place] = ends[place + 1] if party == following else place + 1
        return ends

    def votes_from(self) -> list[int]:
        """The votes of all blocs from each place on."""
        rest = [0]
        for votes in reversed(self.votes):
            rest.append(rest[-1] + votes)
        rest.reverse()
        return rest

    def fewest(self) -> int:
        """Members of the smallest; 0 if there is none."""
        least = 0
        for circle in bits(self.all_circles):
            votes = members = 0
            for mine, circles in zip(self.votes, self.circles):
                if circles >> circle & 1 and votes < self.majority:
                    votes, members = votes + mine, members + 1
            if votes >= self.majority and not 0 < least < members:
                least = members
        return least

    # how many there are

    def ways(self, place: int, circles: int, votes: int, most: int) -> int:
        """To come to a majority."""
        if not most or votes + self.rest[place] < self.majority:
            return 0
        key = (place, circles, votes, most)
        ways = self.known.get(key, -1)
        if ways < 0:
            ways = self.known[key] = self.by_party(place, circles, votes, most)
        return ways

    def by_party(self, place: int, circles: int, votes: int, most: int) -> int:
        """With none, one, two … of the camps of the next party."""
        end, each = self.ends[place], self.votes[place]
        ways = self.ways(end, circles, votes, most)
        circles &= self.circles[place]
        if circles and each:
            for members in range(1, min(end - place, most) + 1):
                votes += each
                sets = comb(end - place, members)
                if votes >= self.majority:
                    return ways + sets
                ways += sets * self.ways(end, circles, votes, most - members)
        return ways

    def next_member(self, place: int, circles: int, votes: int, most: int) -> int:
        """Ways with the bloc of that place as the next member (KOA-20)."""
        circles &= self.circles[place]
        if not circles or not most:
            return 0
        votes += self.votes[place]
        return 1 if votes >= self.majority else self.ways(place + 1, circles, votes, most - 1)

    # which is which

    def __getitem__(self, number: int) -> int:
        coalition, votes, circles, most = 0, 0, self.all_circles, self.most
        for place, bloc in enumerate(self.order):
            ways = self.next_member(place, circles, votes, most)
            if number >= ways:
                number -= ways
                continue
            coalition |= 1 << bloc
            votes, circles, most = votes + self.votes[place], circles & self.circles[place], most - 1
            if votes >= self.majority:
                return coalition
        raise IndexError("there is no such coalition")

    def number(self, coalition: int) -> int:
        """Of a coalition; NOBODY of what is none."""
        number, votes, circles, most = 0, 0, self.all_circles, self.most
        for place, bloc in enumerate(self.order):
            ways = self.next_member(place, circles, votes, most)
            if not coalition >> bloc & 1:
                number += ways
                continue
            if not ways:
                return NOBODY
            coalition ^= 1 << bloc
            votes, circles, most = votes + self.votes[place], circles & self.circles[place], most - 1
            if votes >= self.majority:
                return NOBODY if coalition else number
        return NOBODY

    def listed(self, most: int = LISTED) -> list[int]:
        return [self[number] for number in range(min(self.size, most))]

    def numbers(self) -> Choices[int]:
        """One of them by its number."""
        if self.size <= LISTED:
            return Pick(range(self.size), of="coalition")
        return Number(0, self.size - 1)

    def members(self) -> int:
        """The blocs that belong to some coalition, as a mask."""
        parties = 0
        for place, circles, votes, most in list(self.known):
            if self.next_member(place, circles, votes, most):
                parties |= 1 << self.count.parties[self.order[place]]
        blocs = 0
        for bloc in self.order:
            if parties >> self.count.parties[bloc] & 1:
                blocs |= 1 << bloc
        return blocs


def chairs_of(count: Count, coalition: int) -> int:
    """Whose hands it needs, as a mask of seats: one hand for all that a player chairs in it (KOA-21)."""
    seats = 0
    for bloc in bits(coalition):
        if count.chairs[bloc] != NOBODY:
            seats |= 1 << count.chairs[bloc]
    return seats


def seats_of(mask: int) -> Seats:
    return GROUPS[mask]
