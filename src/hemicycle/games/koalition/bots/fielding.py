"""How the rest of a country's politicians may be laid, quickly: for bots. Each player follows a rule of thumb.

A party is thought to govern by the cube of its votes; who lays one takes the card that then has most of its own
politicians and chairs in government, beside the votes that it gives away.
"""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.table import Table

KEPT: Final = 0.08  # points that a vote is worth that is kept


class Laying:
    """`chair` is what the strongest party's chair brings."""

    def __init__(self, table: Table, seats: int, chair: int) -> None:
        self.table, self.chair = table, chair
        self.votes = [0] * PARTIES
        self.weights = [0] * PARTIES
        self.highest = [0] * PARTIES
        self.sums = [[0] * seats for _ in range(PARTIES)]
        self.members = [[0] * seats for _ in range(PARTIES)]
        for card, party, owner in zip(table.laid, table.parties, table.owners):
            self.note(party, table.cards.value[card], owner)

    def lay(self, card: int, party: int, owner: Seat) -> None:
        self.table.lay(card, party, owner)
        self.note(party, self.table.cards.value[card], owner)

    def note(self, party: int, value: int, owner: Seat) -> None:
        votes = self.votes[party] + value
        self.votes[party], self.weights[party] = votes, votes * votes * votes
        sums, members = self.sums[party], self.members[party]
        sums[owner], members[owner] = sums[owner] + value, members[owner] + 1
        self.highest[party] = max(self.highest[party], sums[owner])

    def best(self, hand: list[int], owner: Seat) -> int:
        """A politician of the hand, which holds one."""
        parties, values = self.table.cards.party, self.table.cards.value
        own = [self.part(party, owner) for party in range(PARTIES)]
        whole = sum(self.weights)
        paid = sum([weight * part for weight, part in zip(self.weights, own)])
        found, most = -1, 0.0
        for card in hand:
            party, value = parties[card], values[card]
            votes, sum_then = self.votes[party] + value, self.sums[party][owner] + value
            weight = votes * votes * votes
            part = self.members[party][owner] + 1
            if sum_then > self.highest[party]:
                part += self.chair
            share = (paid + weight * part - self.weights[party] * own[party]) / (
                whole + weight - self.weights[party]
            )
            if found < 0 or share - KEPT * value > most:
                found, most = card, share - KEPT * value
        return found

    def part(self, party: int, owner: Seat) -> int:
        """Of a party in government, what would be the player's."""
        sums, highest = self.sums[party], self.highest[party]
        leads = highest > 0 and sums[owner] == highest and sums.count(highest) == 1
        return self.members[party][owner] + (self.chair if leads else 0)
