"""A second set of books for a match of Swedish Parliament 2014: what lies where, and what moves it; asks nobody.

What cards do is told in `resolving`, the course of a match in `course`. None of it knows the game's own state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hemicycle.games.swedish_parliament.tests.oracle import (
    Box,
    Card,
    Change,
    Choice,
    Pair,
    Segments,
    changed,
    changes,
    choice,
)
from hemicycle.games.swedish_parliament.tests.oracle_map import pairs, possible

DOMINANT = {"Conservatives", "Labour"}


@dataclass
class InPlay:
    card: int
    side: str
    by: int | None
    column: list[int]
    before: dict[int, Segments]
    replies: list[tuple[int, bool, int | None]] = field(
        default_factory=list
    )  # party, acts, pile of what it paid
    acted: list[int] | None = None
    welcome: int | None = None
    contributed: list[int] = field(default_factory=list)
    pushed: int = 0
    brought_back: list[int] = field(default_factory=list)


class Ledger:
    """Knows every card, also those that nobody sees."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.box = Box(options["components"], options["true_colours"], options["minor_parties"])
        self.parties: list[int | None] = [None] * seats
        self.markers: dict[int, list[Segments]] = {party: [()] * 8 for party in range(10)}
        self.relations: dict[Pair, int] = {}
        self.piles: list[set[int]] = [
            {card for card in self.box.cards if self.box.pile(card) == pile} for pile in range(8)
        ]  # SWE-1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.agenda: list[Card] = []  # the hottest first
        self.queue: list[int] = []
        self.paid: list[tuple[int, int]] = []  # by whom, face down
        self.trash: list[int] = []  # face up
        self.won: list[list[int]] = [[] for _ in range(10)]
        self.decided: list[tuple[int, Choice]] = []
        self.last_pile: list[int | None] = [None] * seats
        self.last_card: Card | None = None
        self.in_play: InPlay | None = None
        self.turn_of: int | None = None
        self.played = 0
        self.over = False

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def seat_of(self, party: int) -> int | None:
        return self.parties.index(party) if party in self.parties else None

    def party(self, seat: int) -> int:
        party = self.parties[seat]
        assert party is not None
        return party

    def round_from(self, seat: int, leave: bool = False) -> list[int]:
        """SWE-2: all seats clockwise from one, or from its left with it as the last."""
        order = [own for party in self.box.seating if (own := self.seat_of(party)) is not None]
        at = order.index(seat) + leave
        return order[at:] + order[:at]

    def twofold(self, party: int) -> bool:
        return bool(self.options["dominant_parties"]) and self.box.names[party] in DOMINANT

    def segments(self, scale: int) -> dict[int, Segments]:
        return {party: own[scale] for party, own in self.markers.items()}

    def pay(self, seat: int, card: int) -> None:
        """SWE-12."""
        self.hands[seat].remove(card)
        if (voter := self.box.voter(card)) is not None:
            self.queue.append(voter)
        else:
            self.paid.append((seat, card))

    def spare(self) -> int:
        return self.box.tiles - sum(map(abs, self.relations.values()))

    def creatable(self) -> list[Pair]:
        """SWE-16, SWE-17."""
        return fitting(frozenset(self.relations)) if self.spare() else []

    def changes(self, acted: Iterable[int], seat: int | None) -> list[Change]:
        own = None if seat is None else self.party(seat)
        return changes(self.relations, acted, self.box.tiles, self.creatable(), own)

    def change(self, answer: Change | None) -> None:
        if answer:
            self.relations = changed(self.relations, answer)

    def decide(self, agenda: Sequence[Card]) -> Choice:
        """SWE-21: of the earliest voter."""
        return choice(self.box, self.queue[0], agenda, self.markers)

    def vote(self, agenda: Sequence[Card]) -> None:
        """SWE-22."""
        decision, voter = self.decide(agenda), self.queue.pop(0)
        self.won[decision.winner].append(voter)
        self.decided.append((voter, decision))
        self.trash.append(len(self.box.ideas) + voter)

    def voters_to_come(self) -> bool:
        cards = [card for cards in [*self.hands, *self.piles] for card in cards]
        return any(self.box.voter(card) is not None for card in cards)

    def due(self) -> bool:
        """SWE-20."""
        enough = len(self.queue) >= self.seats or not self.voters_to_come()
        return bool(self.queue and self.agenda and enough)

    def pile_to_draw(self, last: int | None) -> int | None:
        """SWE-37, SWE-41: the one drawn from last, else the next that holds a card."""
        first = last or 0
        return next((pile % 8 for pile in range(first, first + 8) if self.piles[pile % 8]), None)

    def turnouts(self) -> dict[int, list[int]]:
        return {party: [self.box.turnout[voter] for voter in own] for party, own in enumerate(self.won)}


@cache
def fitting(relations: frozenset[Pair]) -> list[Pair]:
    """The further relations that the map allows."""
    return [pair for pair in pairs(8) if pair not in relations and possible([*relations, pair])]
