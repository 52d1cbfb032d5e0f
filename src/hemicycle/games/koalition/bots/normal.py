"""A player that knows Koalition. It sees what its seat sees, hears the offers made to it, and nothing else.

It weighs a table by what it may expect there beyond the others: of each politician it could lay, in worlds it
imagines; of an action card, once all politicians lie; of a camp. How it talks stands in `talk`.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from hemicycle.bots.levels import Erring
from hemicycle.core.choices import Choices
from hemicycle.core.player import Position
from hemicycle.core.state import Seat, Seats
from hemicycle.games.koalition.bots.outlook import Camps, Outlook
from hemicycle.games.koalition.bots.talk import Bargainer
from hemicycle.games.koalition.rules.actions import (
    Appoint,
    Declare,
    Field,
    Pass,
    Side,
    Stand,
    Vote,
)
from hemicycle.games.koalition.rules.choices import deed_of
from hemicycle.games.koalition.rules.table import Table
from hemicycle.games.koalition.rules.views import View

WORLDS: Final = 4  # imagined before a politician is laid
PRICE: Final = 0.1  # points that a politician must bring for each of its votes, or it is kept
CARD: Final = 0.8  # points that an action card must bring, or it is kept
SPARE: Final = 0.1  # the same, where all cards will be collected before it could be played again

World = tuple[Table, list[int]]  # what others lay, and its own hand in some order


def normal(position: Position, rng: Random) -> Any:
    choices = position.choices
    if choices.size == 1:
        return choices[0]
    view: View = position.view
    match view.phase:
        case "stand":
            return Stand(True)
        case "vote":
            return Vote(position.seat if view.standing[position.seat] else None)
        case "appoint":
            return Appoint((position.seat + 1) % len(view.power))  # and lay last
        case "talks":
            return Bargainer(position, rng).move()
    if view.phase in ("offer", "round") and len(view.table) < len(view.power) * view.fields:
        return Pass()  # who plays last knows most
    return Planner(view, position.seat, choices, rng).move()


easy: Final = Erring(normal, 1 / 2)


def considers(position: Position, rng: Random) -> Any:
    """The normal answer to the last offer: the same, another, or none."""
    return Bargainer(position, rng).answer(position.offers[-1])


class Planner:
    def __init__(self, view: View, seat: Seat, choices: Choices[Any], rng: Random) -> None:
        self.view, self.seat, self.choices, self.rng = view, seat, choices, rng
        self.outlook = Outlook(view)
        self.table = self.outlook.table(view)
        self.places = len(view.power) * view.fields
        held = view.mine.politicians if view.mine is not None else ()
        self.hand = [card for card in held if card < len(self.outlook.cards.party)]  # without jokers

    def move(self) -> Any:
        match self.view.phase:
            case "lay":
                worlds = [self.world() for _ in range(min(WORLDS, len(self.owners())))]
                return max(self.different(), key=lambda own: self.promise(own, worlds))
            case "camps":
                return self.side()
        return self.play()

    def lead(self, table: Table, camps: Camps | None = None) -> float:
        """Points that it may expect of a table beyond the mean of the others."""
        worth = self.outlook.expected(table, camps)
        own = worth[self.seat]
        return own - (sum(worth) - own) / (len(worth) - 1)

    # politicians

    def different(self) -> list[Field | Declare]:
        """One of those of a party and value."""
        values = self.outlook.cards.value
        found = {(party, values[card]): own for own in self.choices for card, party in [self.laid(own)]}
        return list(found.values())

    def laid(self, own: Field | Declare) -> tuple[int, int]:
        """The card and its party."""
        if isinstance(own, Declare):
            return own.joker, own.party
        return own.politician, self.outlook.cards.party[own.politician]

    def world(self) -> World:
        """The table with a card on each place that others have still to fill, out of those it has not seen."""
        parties = self.outlook.cards.party
        seen = {*self.hand, *self.view.aside, *self.table.laid}
        unseen = [card for card in range(len(parties)) if card not in seen]
        table = self.table.copy()
        free = [seat for seat in self.owners() if seat != self.seat]
        for seat, card in zip(free, self.rng.sample(unseen, min(len(free), len(unseen)))):
            table.lay(card, parties[card], seat)
        return table, self.rng.sample(self.hand, len(self.hand))

    def owners(self) -> list[Seat]:
        """Of the places that are still free."""
        seats = len(self.view.power)
        return [
            ((self.view.opener or 0) + place) % seats for place in range(len(self.table.laid), self.places)
        ]

    def promise(self, own: Field | Declare, worlds: list[World]) -> float:
        card, party = self.laid(own)
        leads = [self.lead(self.filled(card, party, world)) for world in worlds]
        return fmean(leads) - PRICE * self.outlook.cards.value[card]

    def filled(self, card: int, party: int, world: World) -> Table:
        """The end of such a world, with this card laid now and others of its own after it."""
        table, hand = world[0].copy(), [other for other in world[1] if other != card]
        table.lay(card, party, self.seat)
        for other in hand[: self.owners().count(self.seat) - 1]:
            table.lay(other, self.outlook.cards.party[other], self.seat)
        return table

    # action cards

    def play(self) -> Any:
        """The card that helps most, if it helps enough."""
        now = self.lead(self.table)
        gains = {own: self.lead(self.after(own)) - now for own in self.choices if not isinstance(own, Pass)}
        best = max(gains, key=gains.__getitem__, default=Pass())
        return best if gains.get(best, 0.0) > self.price() else Pass()

    def price(self) -> float:
        mine = self.view.mine
        return CARD if mine is not None and len(mine.politicians) >= 2 else SPARE  # KOA-26

    def after(self, own: Any) -> Table:
        table = self.table.copy()
        deed, target = deed_of(own)
        table.play(deed, target, self.seat)
        return table

    # camps

    def side(self) -> Side:
        """The camp that helps most, party by party."""
        joined: Camps = {}
        for party, tied in self.torn().items():
            best = max(tied, key=lambda camp: self.lead(self.table, joined | {(self.seat, party): camp}))
            joined[self.seat, party] = best
        return Side(tuple(joined.values()))

    def torn(self) -> dict[int, Seats]:
        """The parties in which it has to choose a camp, with the tied."""
        mine = {lying.party for lying in self.view.table if lying.owner == self.seat and not lying.out}
        split = [own for own in self.view.tallies if len(own.chairs) > 1 and self.seat not in own.chairs]
        return {own.party: own.chairs for own in split if own.party in mine}
