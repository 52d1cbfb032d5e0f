"""The strongest player of Koalition: it plays for the end of the match, and plays countries on in imagined worlds."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from hemicycle.core.choices import bits
from hemicycle.core.player import Position
from hemicycle.core.state import Seat
from hemicycle.games.koalition.bots.europe import Prize
from hemicycle.games.koalition.bots.fielding import Laying
from hemicycle.games.koalition.bots.hard_talk import Holder, leads
from hemicycle.games.koalition.bots.normal import PRICE, Planner, normal
from hemicycle.games.koalition.bots.outlook import Outlook, Worth
from hemicycle.games.koalition.rules.actions import Declare, Field, Pass
from hemicycle.games.koalition.rules.choices import deed_of, plays
from hemicycle.games.koalition.rules.components import ONLY_POLITICIANS, PARTIES
from hemicycle.games.koalition.rules.count import NOBODY, Count
from hemicycle.games.koalition.rules.table import VEST, Table
from hemicycle.games.koalition.rules.views import View

WORLDS: Final = 12  # imagined before an action card is played
LOOKS: Final = 48  # at ends of the country, before half of the politicians are left out
TRIED: Final = 5  # action cards played on in them
TABLES: Final = 12_000  # by the number of players; when so many are weighed, no more worlds are imagined


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


Deeds = tuple[tuple[int, int], ...]  # what was done with action cards, to which places or parties


class Tables:
    """Each seat's lead on tables that come of one, worked out once."""

    def __init__(self, outlook: Outlook, start: Table) -> None:
        self.outlook, self.start = outlook, start
        self.known: dict[Deeds, Worth] = {}
        self.allowed: dict[tuple[Deeds, int], list[tuple[int, int]]] = {}

    def leads(self, deeds: Deeds) -> Worth:
        """After these deeds, whoever did them."""
        found = self.known.get(deeds)
        if found is None:
            found = self.known[deeds] = leads(self.outlook.expected(self.after(deeds)))
        return found

    def after(self, deeds: Deeds) -> Table:
        table = self.start.copy()
        for deed, target in deeds:
            table.play(deed, target, 0)
        return table

    def open(self, deeds: Deeds, deck: int) -> list[tuple[int, int]]:
        """What a hand may do then."""
        kinds = sum([1 << at for at, kind in enumerate(self.outlook.cards.kinds) if deck & kind])
        found = self.allowed.get((deeds, kinds))
        if found is None:
            choices = plays(deck, self.outlook.cards, self.after(deeds))
            found = [deed_of(own) for own in choices if not isinstance(own, Pass)]
            self.allowed[deeds, kinds] = found
        return found

    def best(self, deeds: Deeds, deck: int, seat: Seat, price: float) -> Deeds:
        """With what helps the seat most, if it helps enough."""
        found, most = deeds, self.leads(deeds)[seat] + price
        for deed in self.open(deeds, deck):
            more = (*deeds, deed)
            if self.leads(more)[seat] > most:
                found, most = more, self.leads(more)[seat]
        return found


class Round:
    """An action round played on with imagined hands."""

    def __init__(self, tables: Tables, decks: list[int], turn: Seat, quiet: int, price: float) -> None:
        self.tables, self.decks, self.turn, self.quiet, self.price = tables, decks, turn, quiet, price
        self.deeds: Deeds = ()
        self.spent = [0] * len(decks)

    def go_on(self) -> None:
        """To the end (KOA-10)."""
        while self.quiet:
            self.turn_to(self.tables.best(self.deeds, self.decks[self.turn], self.turn, self.price))

    def turn_to(self, deeds: Deeds) -> None:
        """The seat whose turn it is has brought this about, or passed."""
        if deeds == self.deeds:
            self.quiet -= 1
        else:
            held = self.decks[self.turn] & self.tables.outlook.cards.kinds[min(deeds[-1][0], VEST)]
            self.decks[self.turn] ^= held & -held
            self.spent[self.turn] += 1
            self.deeds, self.quiet = deeds, len(self.decks)
        self.turn = (self.turn + 1) % len(self.decks)


class Reckoner(Planner):
    def __init__(self, position: Position, rng: Random) -> None:
        super().__init__(position.view, position.seat, position.choices, rng)
        self.position = position
        self.outlook = FarOutlook(self.view)

    def move(self) -> Any:
        return self.field() if self.view.phase == "lay" else super().move()

    def field(self) -> Any:
        """Of the cards that differ the better half is thought about again, until one is left."""
        left = self.different()
        found: dict[Any, list[float]] = {own: [] for own in left}
        while len(left) > 1:
            for _ in range(max(2, LOOKS // len(left))):
                hands = self.imagined_hands()
                for own in left:
                    found[own].append(self.ended(own, hands))
            left.sort(key=lambda own: -fmean(found[own]))
            left = left[: len(left) // 2]
        return left[0]

    def imagined_hands(self) -> list[int]:
        """Of politicians, by seat."""
        world: Any = self.position.imagine(self.rng)
        return [hand & ONLY_POLITICIANS for hand in world.match.hands.politicians]

    def ended(self, own: Field | Declare, hands: list[int]) -> float:
        """Its lead if all lay what a rule of thumb tells them after that, less the price of the card."""
        card, party = self.laid(own)
        laying = Laying(self.table.copy(), len(hands), self.view.bonus[0])
        laying.lay(card, party, self.seat)
        left = [hand & ~(1 << card) for hand in hands]
        for seat in self.owners()[1:]:
            if left[seat]:
                next_card = laying.best(bits(left[seat]), seat)
                laying.lay(next_card, self.outlook.cards.party[next_card], seat)
                left[seat] = left[seat] ^ 1 << next_card
        return self.lead(laying.table) - PRICE * self.outlook.cards.value[card]

    def play(self) -> Any:
        """What ends best, where all after it play at once what helps them most."""
        tables = Tables(self.outlook, self.table)
        actions = [own for own in self.choices if not isinstance(own, Pass)]
        actions.sort(key=lambda own: -tables.leads((deed_of(own),))[self.seat])
        found: dict[Any, float] = dict.fromkeys([Pass(), *actions[:TRIED]], 0.0)
        for _ in range(WORLDS):
            world = self.position.imagine(self.rng)
            for own in found:
                found[own] += self.outcome(tables, world, own)
            if len(tables.known) * self.outlook.seats > TABLES:
                break
        return max(found, key=found.__getitem__)

    def outcome(self, tables: Tables, world: Any, own: Any) -> float:
        """Its lead at the end of the round, less the price of the cards it plays."""
        price = self.price()
        rest = Round(tables, world.match.hands.deck[:], self.seat, self.view.quiet, price)
        rest.turn_to(() if isinstance(own, Pass) else (deed_of(own),))
        rest.go_on()
        return tables.leads(rest.deeds)[self.seat] - price * rest.spent[self.seat]


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
