"""What may come of a position, as a bot guesses from its view: who wins voters yet undecided, and what cabinet follows.

A voter is thought to meet the scales in random order, first and second, with markers where they stand; who would win
the next vote is known. Whatever is random here is drawn once for each decision, so that what is compared differs only
in what is decided.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.cabinet import form, merit
from hemicycle.games.swedish_parliament.components import SCALES, SEGMENTS
from hemicycle.games.swedish_parliament.constitution import Constitution
from hemicycle.games.swedish_parliament.map import PAIRS, PARTIES, pair
from hemicycle.games.swedish_parliament.views import Cabinet, Components, Coop, View

ALL_PARTIES: Final = 10
MAJOR: Final = (1 << PARTIES) - 1  # the set of parties that are no minor ones
IN_CABINET: Final = 0.3  # is worth so much, beside to win, and up to twice that at its centre
A_VOTER: Final = 0.02

Draws = Sequence[Sequence[float]]  # for each election imagined, a number for each voter


class Lore:
    """What follows from the components alone."""

    def __init__(self, box: Components) -> None:
        self.constitution = Constitution(box)
        self.segments = [
            [scale.groups.index(voter.groups[0]) for scale in box.scales] for voter in box.voters
        ]


class Goal:
    """What a seat wants."""

    def __init__(self, view: View, seat: Seat) -> None:
        own = view.parties[seat]
        assert own is not None, "whoever thinks about cabinets has a party"
        self.party = own
        self.rivals = [party for party in view.parties if party is not None and party != own]
        self.coop = view.coop

    def worth(self, cabinet: Cabinet | None) -> float:
        """From 0 to 1, or a little more."""
        if cabinet is None:
            return 0.0
        if self.coop is not None:
            return likeness(cabinet, self.coop)
        if cabinet.centre == self.party or (self.rivals and self.leads(cabinet)):
            return 1.0 + A_VOTER * len(cabinet.voters[self.party])
        lasts, voters, _, _ = merit(cabinet, self.party)
        share = IN_CABINET * (1 + lasts / len(cabinet.order)) if lasts else 0.0
        return share + A_VOTER * voters

    def leads(self, cabinet: Cabinet) -> bool:
        own = merit(cabinet, self.party)
        return own[1] > 0 and all(merit(cabinet, rival) < own for rival in self.rivals)


def likeness(cabinet: Cabinet, target: Coop) -> float:
    """1 where it is the cabinet that all want."""
    wanted, formed = set(target.cabinet), {member for member in cabinet.members if member < PARTIES}
    shared = len(wanted & formed) / len(wanted | formed)
    led = cabinet.centre == target.leader
    return 1.0 if led and wanted == formed else 0.6 * shared + 0.2 * led


class Outlook:
    def __init__(self, lore: Lore, view: View, draws: Draws) -> None:
        self.lore, self.view = lore, view
        rows = [near(tuple([markers[scale] for markers in view.markers])) for scale in range(SCALES)]
        self.certain = [list(voters) for voters in view.won]
        self.open: list[tuple[int, list[float]]] = []  # voters and their chances, added up by party
        decided = {voter for voters in view.won for voter in voters}
        due = view.next_vote if view.voters_due else None
        for voter in range(len(lore.segments)):
            if due is not None and voter == due.voter:
                self.certain[due.winner].append(voter)
            elif voter not in decided:
                nearest = tuple([row[at] for row, at in zip(rows, lore.segments[voter])])
                self.open.append((voter, list(accumulate(shares(nearest)))))
        self.elections = [self.election(row) for row in draws]

    def election(self, row: Sequence[float]) -> list[list[int]]:
        """The voters that each party gets."""
        won = [voters.copy() for voters in self.certain]
        for voter, chances in self.open:
            won[min(bisect_right(chances, row[voter]), ALL_PARTIES - 1)].append(voter)
        return won

    def expected_voters(self, party: int) -> float:
        sure = float(len(self.certain[party]))
        return sure + sum(
            [chances[party] - (chances[party - 1] if party else 0.0) for _, chances in self.open]
        )

    def strengths(self) -> list[int]:
        by_pair = [0] * len(PAIRS)
        for relation in self.view.relations:
            by_pair[pair(relation.one, relation.other)] = relation.strength
        return by_pair

    def value(self, goal: Goal, strengths: Sequence[int]) -> float:
        """Of these relations, on average over all elections."""
        law, markers = self.lore.constitution, self.view.markers
        worth = 0.0
        for won in self.elections:
            worth += goal.worth(form(law, won, strengths, markers, False))
        return worth / len(self.elections)


@lru_cache(maxsize=4096)
def near(markers: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """For each segment of a scale the set of parties whose markers are nearest."""
    return tuple([nearest_to(segment, markers) for segment in range(SEGMENTS)])


def nearest_to(segment: int, markers: tuple[tuple[int, ...], ...]) -> int:
    found, least = 0, SEGMENTS
    for party, own in enumerate(markers):
        for place in own:
            away = abs(place - segment)
            if away < least:
                found, least = 0, away
            if away == least:
                found |= 1 << party
    return found


@lru_cache(maxsize=1 << 14)
def shares(nearest: tuple[int, ...]) -> tuple[float, ...]:
    """Each party's chance to win a voter to whom these sets of parties are nearest, scale by scale."""
    chances = [0.0] * ALL_PARTIES
    for first, candidates in enumerate(nearest):
        if candidates & candidates - 1:
            for second, others in enumerate(nearest):
                if second != first:
                    left = candidates & others & MAJOR or candidates
                    for party in bits(left):
                        chances[party] += 1 / left.bit_count() / (SCALES - 1)
        elif candidates:
            chances[candidates.bit_length() - 1] += 1
    return tuple([chance / SCALES for chance in chances])
