"""The strongest player of Koalition: it plays for the end of the match, and plays countries on in imagined worlds."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from hemicycle.core.catalogue import Position
from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.koalition.actions import Pass
from hemicycle.games.koalition.bots import PRICE, Planner, deed_of, normal
from hemicycle.games.koalition.cards import ONLY_JOKERS, ONLY_POLITICIANS, PARTIES
from hemicycle.games.koalition.count import NOBODY, Count
from hemicycle.games.koalition.fronts import VEST, Fronts
from hemicycle.games.koalition.holding import Holder
from hemicycle.games.koalition.laying import Laying
from hemicycle.games.koalition.outlook import Outlook, Worth
from hemicycle.games.koalition.plays import plays
from hemicycle.games.koalition.prize import Prize
from hemicycle.games.koalition.views import View

WORLDS: Final = 8  # imagined before an action card is played
LOOKS: Final = 32  # at ends of the country, before half of the politicians are left out
TRIED: Final = 5  # action cards played on in them


class FarOutlook(Outlook):
    """It weighs what a government is worth at the end of the match."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.prize = Prize(view)

    def worth(self, counted: Count, points: list[Worth], ranks: list[int], gains: Worth) -> Worth:
        more = [0.0] * (self.seats * PARTIES)
        for rank, bloc in enumerate(ranks):
            party, chair = counted.parties[bloc], counted.chairs[bloc]
            for seat, own in enumerate(points[bloc]):
                more[seat * PARTIES + party] += own
            if chair != NOBODY:
                more[chair * PARTIES + party] += self.bonus[min(rank, 2)]
        return self.prize.gains(more)


class Tables:
    """Each seat's lead on tables that come of one, worked out once."""

    def __init__(self, outlook: Outlook, start: Fronts) -> None:
        self.outlook, self.start = outlook, start
        self.known: dict[tuple[tuple[int, int], ...], Worth] = {}
        self.moves: dict[tuple[Any, int], list[Any]] = {}

    def leads(self, deeds: tuple[tuple[int, int], ...]) -> Worth:
        """After these deeds, whoever did them."""
        leads = self.known.get(deeds)
        if leads is None:
            fronts = self.after(deeds)
            worth = self.outlook.expected(fronts)
            mean = sum(worth) / len(worth)
            share = len(worth) / (len(worth) - 1)
            leads = self.known[deeds] = [(own - mean) * share for own in worth]
        return leads

    def after(self, deeds: tuple[tuple[int, int], ...]) -> Fronts:
        fronts = self.start.copy()
        for deed, target in deeds:
            fronts.play(deed, target, 0)
        return fronts

    def open(self, deeds: tuple[tuple[int, int], ...], deck: int) -> list[tuple[int, int]]:
        """What a hand may do then."""
        kinds = 0
        for number, kind in enumerate(self.outlook.cards.kinds):
            if deck & kind:
                kinds |= 1 << number
        found = self.moves.get((deeds, kinds))
        if found is None:
            choices = plays(deck, self.outlook.cards, self.after(deeds))
            found = [deed_of(own) for own in choices if not isinstance(own, Pass)]
            self.moves[deeds, kinds] = found
        return found


class Reckoner(Planner):
    def __init__(self, position: Position, rng: Random) -> None:
        super().__init__(position.view, position.seat, list(position.choices), rng)
        self.position = position
        self.outlook = FarOutlook(self.view)

    def move(self) -> Any:
        if self.view.phase == "lay":
            return self.field()
        return super().move()

    def field(self) -> Any:
        """Of the cards that differ, the better half is thought about again, until one is left."""
        left = self.different()
        leads: dict[Any, list[float]] = {own: [] for own in left}
        laying = Laying(self.fronts, len(self.view.power), self.view.bonus[0])
        owners = self.owners()[1:]
        while len(left) > 1:
            for _ in range(max(2, LOOKS // len(left))):
                world: Any = self.position.imagine(self.rng)
                hands = [bits(hand & ONLY_POLITICIANS) for hand in world.hands.politicians]
                for own in left:
                    leads[own].append(self.ended(own, laying.copy(), owners, hands))
            left.sort(key=lambda own: -fmean(leads[own]))
            left = left[: len(left) // 2]
        return left[0]

    def ended(self, own: Any, laying: Laying, owners: list[Seat], hands: list[list[int]]) -> float:
        """Its lead if all lay what a rule of thumb tells them after that, less the price of the card."""
        card, party = self.laid(own)
        laying.lay(card, party, self.seat)
        laid = {card}
        for seat in owners:
            left = [other for other in hands[seat] if other not in laid]
            if left:
                card_then = laying.best(left, seat)
                laid.add(card_then)
                laying.lay(card_then, self.outlook.cards.party[card_then], seat)
        return self.lead(laying.fronts) - PRICE * self.outlook.cards.value[card]

    def play(self) -> Any:
        """What ends best, where all others play what helps them most at once."""
        tables = Tables(self.outlook, self.fronts)
        leads = {
            own: tables.leads((deed_of(own),))[self.seat] for own in self.choices if not isinstance(own, Pass)
        }
        tried = sorted(leads, key=leads.__getitem__, reverse=True)[:TRIED]
        if not tried:
            return Pass()
        price = self.price()
        worlds: list[Any] = [self.position.imagine(self.rng) for _ in range(WORLDS)]
        best, most = Pass(), -1e9
        for own in [Pass(), *tried]:
            value = fmean([self.outcome(tables, world.hands.deck[:], own, price) for world in worlds])
            if value > most:
                best, most = own, value
        return best

    def outcome(self, tables: Tables, decks: list[int], own: Any, price: float) -> float:
        """Its lead at the end of the round, less the price of the cards it plays."""
        kinds = self.outlook.cards.kinds
        deeds: tuple[tuple[int, int], ...] = ()
        seat, quiet, seats, spent = self.seat, self.view.quiet, len(decks), 0
        first = True
        while quiet:
            chosen = None
            if first:
                chosen = None if isinstance(own, Pass) else deed_of(own)
                first = False
            elif decks[seat] & ~ONLY_JOKERS:
                here = tables.leads(deeds)[seat] + price
                for deed in tables.open(deeds, decks[seat]):
                    lead = tables.leads((*deeds, deed))[seat]
                    if lead > here:
                        chosen, here = deed, lead
            if chosen is None:
                quiet -= 1
            else:
                deeds = (*deeds, chosen)
                held = decks[seat] & kinds[min(chosen[0], VEST)]
                decks[seat] ^= held & -held
                quiet = seats
                spent += seat == self.seat
            seat = (seat + 1) % seats
        return tables.leads(deeds)[self.seat] - price * spent


def hard(position: Position, rng: Random) -> Any:
    view: View = position.view
    if position.choices.size > 1:
        match view.phase:
            case "talks":
                return Holder(position, rng).move()
            case "lay" | "camps":
                return Reckoner(position, rng).move()
            case "offer" | "round" if len(view.table) == len(view.power) * view.fields:
                return Reckoner(position, rng).move()
    return normal(position, rng)
