"""The cards of both decks while they are in hands, set aside or undealt, and what all know of hands; not the table."""

from __future__ import annotations

from random import Random

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import Deal
from hemicycle.games.koalition.rules.components import ONLY_JOKERS, POLITICIANS
from hemicycle.games.koalition.rules.options import Setting


class Hands:
    """Masks as in `cards`, by seat.

    `known` are politicians that all have seen come back to a hand; any other there comes later than `lowest` in the
    order in which the game lays them.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.politicians = [0] * setting.seats
        self.deck = [0] * setting.seats
        self.known = [0] * setting.seats
        self.lowest = [-1] * setting.seats
        self.shown = self.played = 0  # what has left hands since the deal, of either deck
        self.aside: list[int] = []  # politicians and jokers, in their order
        self.dealt = False

    def copy(self) -> Hands:
        twin = Hands(self.setting)
        twin.politicians, twin.deck, twin.known = self.politicians[:], self.deck[:], self.known[:]
        twin.lowest, twin.shown, twin.played = self.lowest[:], self.shown, self.played
        twin.aside, twin.dealt = self.aside[:], self.dealt
        return twin

    def deal(self, deal: Deal) -> None:
        """All cards anew."""
        many, few = self.setting.dealt_politicians, self.setting.dealt_deck
        for seat in range(self.setting.seats):
            self.politicians[seat] = mask(deal.politicians[seat * many : (seat + 1) * many])  # KOA-2
            self.deck[seat] = mask(deal.deck[seat * few : (seat + 1) * few]) >> POLITICIANS
            self.known[seat], self.lowest[seat] = 0, -1
        self.shown = self.played = 0
        self.aside, self.dealt = [], True

    def able(self, number: int) -> bool:
        """Whether everyone can field so many without jokers of the action deck."""
        return min([hand.bit_count() for hand in self.politicians]) >= number  # KOA-26

    def take(self, seat: Seat, card: int) -> None:
        """A politician or joker, out of whichever hand it is in."""
        bit = 1 << card
        if self.politicians[seat] & bit:
            self.politicians[seat] = self.politicians[seat] ^ bit
            self.known[seat] = self.known[seat] & ~bit
            self.shown |= bit
        else:
            self.deck[seat] ^= bit >> POLITICIANS
            self.played |= bit >> POLITICIANS

    def spend(self, seat: Seat, kind: int) -> None:
        """An action card of the kind."""
        held = self.deck[seat] & kind
        self.deck[seat] ^= held & -held
        self.played |= held & -held

    def give_back(self, seat: Seat, card: int) -> None:
        """A card of the politician deck, for all to see; a joker of the action deck is set aside (KOA-22)."""
        bit = 1 << card
        if self.shown & bit:
            self.politicians[seat] = self.politicians[seat] | bit
            self.known[seat] = self.known[seat] | bit
            self.shown ^= bit
        else:
            self.aside.append(card)

    def first(self, seat: Seat) -> int:
        """What the game lays for who does not: the lowest card of the politician deck, else the lowest joker."""
        hand = self.politicians[seat] or (self.deck[seat] & ONLY_JOKERS) << POLITICIANS  # KOA-30
        return min([(self.setting.cards.rank[card], card) for card in bits(hand)])[1]

    def show_lowest(self, seat: Seat, card: int) -> None:
        """All have seen that this was the lowest."""
        self.lowest[seat] = max(self.lowest[seat], self.setting.cards.rank[card])

    def set_aside(self, cards: list[int]) -> None:
        """What lay on the table."""
        self.aside = [*self.aside, *cards]

    def undealt(self) -> tuple[int, int]:
        """How many cards of each deck."""
        setting = self.setting
        politicians, deck = len(setting.politicians), len(setting.deck)
        if not self.dealt:
            return politicians, deck
        return (
            politicians - setting.seats * setting.dealt_politicians,
            deck - setting.seats * setting.dealt_deck,
        )

    def suppose(self, seat: Seat | None, rng: Random) -> None:
        """Any hands of others that this seat cannot tell from the real ones, each as likely."""
        if not self.dealt:
            return
        others = [other for other in range(self.setting.seats) if other != seat]
        others.sort(key=lambda other: -self.lowest[other])  # who can hold fewest of the cards draws first
        cards = mask(self.setting.politicians) & ~self.shown
        deck = mask(self.setting.deck) >> POLITICIANS & ~self.played
        if seat is not None:
            cards, deck = cards & ~self.politicians[seat], deck & ~self.deck[seat]
        for other in others:
            cards &= ~self.known[other]
        for other in others:
            later = [card for card in bits(cards) if self.setting.cards.rank[card] > self.lowest[other]]
            drawn = mask(rng.sample(later, (self.politicians[other] & ~self.known[other]).bit_count()))
            cards ^= drawn
            self.politicians[other] = self.known[other] | drawn
            self.deck[other] = mask(rng.sample(bits(deck), self.deck[other].bit_count()))
            deck ^= self.deck[other]


def mask(numbers: list[int] | tuple[int, ...]) -> int:
    whole = 0
    for number in numbers:
        whole |= 1 << number
    return whole
