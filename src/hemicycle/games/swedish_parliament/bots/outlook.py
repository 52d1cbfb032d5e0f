"""What may come of a position, as a bot guesses: who wins voters yet undecided, and what cabinet follows.

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
from hemicycle.games.swedish_parliament.bots.glance import Fate, Order, Orders, Parliament
from hemicycle.games.swedish_parliament.rules.cabinet.forming import nearest
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.components.box import (
    PARTIES,
    ROW,
    SCALES,
    SEGMENTS,
    VOTERS,
    Box,
)
from hemicycle.games.swedish_parliament.rules.election import decision_now, voter_due
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.scales import distance
from hemicycle.games.swedish_parliament.rules.seating import NOBODY
from hemicycle.games.swedish_parliament.rules.views import Coop

MAJOR: Final = (1 << PARTIES) - 1  # the set of parties that are no minor ones
IN_CABINET: Final = 0.3  # is worth so much, beside to win, and up to twice that at its centre
A_VOTER: Final = 0.02

Draws = Sequence[Sequence[float]]  # for each election imagined, a number for each voter


class Lore:
    """What is remembered while one thinks: components, elections, and what cabinets came of these."""

    def __init__(self, law: Constitution, box: Box) -> None:
        self.law, self.segments = law, voter_segments(box)
        self.orders = Orders(law)
        self.parliaments: dict[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]], Parliament] = {}

    def parliament(self, tiles: list[int], weights: list[int], allies: list[list[int]]) -> Parliament:
        key = tuple(tiles), tuple([tuple(near) for near in allies])
        found = self.parliaments.get(key)
        if found is None:
            found = self.parliaments[key] = Parliament(self.orders, tiles, weights, allies)
        return found


@lru_cache(maxsize=8)
def voter_segments(box: Box) -> list[list[int]]:
    """Of each voter, where its first group is on each scale."""
    return [[box.segment[scale][voter.groups[0]] for scale in range(SCALES)] for voter in box.shown.voters]


class Goal:
    """What a party wants."""

    def __init__(self, match: Match, seat: Seat, a_voter: float = A_VOTER) -> None:
        self.a_voter = a_voter
        self.party = match.seating.party[seat]
        self.rivals = [party for party in match.seating.party if party not in (NOBODY, self.party)]
        self.coop, self.law = match.setting.coop, match.setting.constitution

    def worth(self, fate: Fate) -> float:
        """From 0 to 1, or a little more."""
        if self.coop is not None:
            return likeness(fate, self.coop)
        if fate.centre == self.party or (self.rivals and self.leads(fate)):
            return 1.0 + self.a_voter * fate.tiles[self.party].bit_count()
        lasts = fate.lasting[self.party]
        share = IN_CABINET * (1 + lasts / len(fate.order)) if lasts else 0.0
        return share + self.a_voter * fate.tiles[self.party].bit_count()

    def leads(self, fate: Fate) -> bool:
        """SWE-36."""
        lasts, best = fate.lasting[self.party], max([fate.lasting[rival] for rival in self.rivals])
        if lasts or best:
            return lasts > best
        own = self.voters(fate, self.party)
        return own[0] > 0 and all([self.voters(fate, rival) < own for rival in self.rivals])

    def voters(self, fate: Fate, party: int) -> tuple[int, int, int]:
        """How many, their turnout, the highest of one."""
        held = [self.law.turnout_of[at] for at in bits(fate.tiles[party])]
        return len(held), sum(held), max(held, default=0)


def likeness(fate: Fate, target: Coop) -> float:
    """1 where it is the cabinet that all want."""
    wanted, formed = set(target.cabinet), {member for member in fate.order if member < PARTIES}
    shared = len(wanted & formed) / len(wanted | formed)
    led = fate.centre == target.leader
    return 1.0 if led and wanted == formed else 0.6 * shared + 0.2 * led


class Outlook:
    def __init__(self, lore: Lore, match: Match, draws: Draws) -> None:
        self.lore, self.match = lore, match
        law, wide = lore.law, tuple(match.board.wide)
        rows = [near(tuple(match.board.row(scale)), wide) for scale in range(SCALES)]
        self.tiles, self.weights = [0] * ROW, [0] * ROW
        self.open: list[tuple[int, list[float]]] = []  # voters and their chances, added up by party
        where = self.certain()
        for voter in range(VOTERS):
            party = where[voter]
            if party != NOBODY:
                self.tiles[party] |= law.tile[voter]
                self.weights[party] += law.weights[voter]
            else:
                nearest = tuple([row[at] for row, at in zip(rows, lore.segments[voter])])
                self.open.append((voter, list(accumulate(shares(nearest)))))
        self.markers = match.board.segments() if law.minors else ()
        self.parliaments: dict[Parliament, int] = {}  # and how often each is elected
        for row in draws if self.open else draws[:1]:
            parliament = self.elected(row)
            self.parliaments[parliament] = self.parliaments.get(parliament, 0) + 1
        self.elections = len(draws) if self.open else 1

    def certain(self) -> list[int]:
        """Who has each voter, or will have it at the end of this turn."""
        match = self.match
        where = [NOBODY] * VOTERS
        for party, voters in enumerate(match.electorate.won):
            for voter in voters:
                where[voter] = party
        if voter_due(match):
            voter = match.electorate.queue[0]
            where[voter] = decision_now(match, voter).winner
        return where

    def elected(self, row: Sequence[float]) -> Parliament:
        law, tiles, weights = self.lore.law, self.tiles[:], self.weights[:]
        for voter, chances in self.open:
            party = min(bisect_right(chances, row[voter]), ROW - 1)
            tiles[party] |= law.tile[voter]
            weights[party] += law.weights[voter]
        return self.lore.parliament(tiles, weights, self.allies(tiles))

    def allies(self, tiles: list[int]) -> list[list[int]]:
        present = sum([1 << party for party in range(PARTIES) if tiles[party]])
        found: list[list[int]] = []
        for minor in self.lore.law.minors:
            near = nearest(minor, self.markers, present) if tiles[minor.party] else []
            found.append(near if len(near) == 2 else near[:1])
        return found

    def expected_voters(self, party: int) -> float:
        sure = float(self.tiles[party].bit_count())
        return sure + sum(
            [chances[party] - (chances[party - 1] if party else 0.0) for _, chances in self.open]
        )

    def value(self, goal: Goal, order: Order) -> float:
        """Of these relations, on average over all elections."""
        worth = 0.0
        for parliament, often in self.parliaments.items():
            worth += often * goal.worth(parliament.fate(order))
        return worth / self.elections


@lru_cache(maxsize=4096)
def near(row: tuple[int, ...], wide: tuple[int, ...]) -> tuple[int, ...]:
    """For each segment of a scale the set of parties whose markers are nearest."""
    return tuple([nearest_to(segment, row, wide) for segment in range(SEGMENTS)])


def nearest_to(segment: int, row: tuple[int, ...], wide: tuple[int, ...]) -> int:
    found, least = 0, SEGMENTS
    for party, low in enumerate(row):
        if low >= 0:
            away = distance(low, wide[party], segment)
            if away < least:
                found, least = 0, away
            if away == least:
                found |= 1 << party
    return found


@lru_cache(maxsize=1 << 14)
def shares(nearest: tuple[int, ...]) -> tuple[float, ...]:
    """Each party's chance to win a voter to whom these sets of parties are nearest, scale by scale."""
    chances = [0.0] * ROW
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
