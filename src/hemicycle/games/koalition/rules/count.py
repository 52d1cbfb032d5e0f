"""From what lies on the table to votes, chairs, camps and the majority; pure functions, and nothing of governments."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.table import Table

NOBODY: Final = -1  # where there is no chair
SUMS: Final = 36  # bits below the sum of a claim, of the cards that make it up


class Count:
    """Parties and camps in the order of the set, camps in the order of seats; each with chair, votes and claim."""

    def __init__(self) -> None:
        self.parties: list[int] = []
        self.chairs: list[Seat] = []
        self.votes: list[int] = []
        self.claims: list[int] = []  # of the chair, as in Cards.claim
        self.split = 0  # parties, as a mask
        self.total = 0
        self.majority = 0

    def add(self, party: int, chair: Seat, votes: int, claim: int) -> None:
        self.parties.append(party)
        self.chairs.append(chair)
        self.votes.append(votes)
        self.claims.append(claim)
        self.total += votes  # KOA-19: what rounding loses is lost

    def absolute(self) -> int:
        """The party that governs alone, as a number of a bloc, or NOBODY."""
        for bloc, votes in enumerate(self.votes):
            if votes >= self.majority and not self.is_camp(bloc):
                return bloc  # KOA-19
        return NOBODY

    def is_camp(self, bloc: int) -> bool:
        return bool(self.split >> self.parties[bloc] & 1)


def count(table: Table, seats: int) -> Count:
    counted = Count()
    printed, claims = sums(table, seats)
    for party in table.present():
        doubled, scandal = table.doubled >> party & 1, table.scandals >> party & 1
        votes = party_votes(printed[party], doubled, scandal)
        own = claims[party]
        chairs = leaders(own)
        if len(chairs) > 1:
            counted.split |= 1 << party
            for chair in chairs:
                counted.add(party, chair, votes // len(chairs), own[chair])  # KOA-17
        elif chairs:
            counted.add(party, chairs[0], votes, own[chairs[0]])
        else:
            counted.add(party, NOBODY, votes, 0)
    counted.majority = counted.total // 2 + 1  # KOA-19
    return counted


def tied(count: Count, party: int) -> list[Seat]:
    """Whose camps a split party has."""
    return [chair for own, chair in zip(count.parties, count.chairs) if own == party]


def own_camps(count: Count, seats: int) -> list[Seat]:
    """Whose camp each belongs to at seat * PARTIES + party, before any is chosen: the tied to their own (KOA-18)."""
    camps = [NOBODY] * (seats * PARTIES)
    for party in bits(count.split):
        for chair in tied(count, party):
            camps[chair * PARTIES + party] = chair
    return camps


def undecided(table: Table, count: Count, camps: list[Seat], seat: Seat) -> list[int]:
    """The split parties in which the seat has a politician who is not out, and no camp (KOA-18)."""
    if not count.split:
        return []
    places = [place for place, owner in enumerate(table.owners) if owner == seat]
    mine = [table.parties[place] for place in places if not table.out >> place & 1]
    return [party for party in bits(count.split) if party in mine and camps[seat * PARTIES + party] == NOBODY]


def sums(table: Table, seats: int) -> tuple[list[int], list[list[int]]]:
    """Of each party the printed values, and the claim of each seat to its chair."""
    printed, claims = [0] * PARTIES, [[0] * seats for _ in range(PARTIES)]
    values, claim_of = table.cards.value, table.cards.claim
    out, egged = table.out, table.out | table.eggs
    bit = 1
    for card, party, owner in zip(table.laid, table.parties, table.owners):
        if not out & bit:
            printed[party] = printed[party] + values[card]  # KOA-12
        if not egged & bit:
            own = claims[party]
            own[owner] = own[owner] + claim_of[card]  # KOA-13
        bit <<= 1
    return printed, claims


def strongest(table: Table, seats: int) -> int:
    """The party with most votes as it stands, of equals the first."""
    printed, _ = sums(table, seats)
    votes = [
        party_votes(values, table.doubled >> party & 1, table.scandals >> party & 1)
        for party, values in enumerate(printed)
    ]
    return votes.index(max(votes))


def party_votes(printed: int, doubled: int, scandal: int) -> int:
    if doubled and not scandal:
        return 2 * printed  # KOA-11
    if scandal and not doubled:
        return printed // 2  # KOA-14
    return printed


def leaders(claims: list[int]) -> list[Seat]:
    """Who has the highest claim: the sum decides, then the highest card, the next … (KOA-17); nobody has nothing."""
    best = 1
    found: list[Seat] = []
    for seat, claim in enumerate(claims):
        if claim > best:
            best, found = claim, [seat]
        elif claim == best:
            found.append(seat)
    return found


def chair_sum(claim: int) -> int:
    return claim >> SUMS


def highest_card(claim: int) -> int:
    return ((claim & (1 << SUMS) - 1).bit_length() - 1) // 3
