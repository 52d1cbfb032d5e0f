"""What a table of Koalition promises each player, as far as a view tells: for bots. It decides nothing.

A table is weighed by the coalitions that could govern: the better one suits all its chairs, beside the best that each
of them could have, the likelier it is.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.coalitions import Coalitions
from hemicycle.games.koalition.rules.components import Cards
from hemicycle.games.koalition.rules.count import NOBODY, Count, count
from hemicycle.games.koalition.rules.points import ranked
from hemicycle.games.koalition.rules.table import CLEAR, DOUBLE, EGG, SAUSAGE, SKULL, VEST, Table
from hemicycle.games.koalition.rules.views import Deck, View

DEEDS: Final = {"double": DOUBLE, "skull": SKULL, "egg": EGG, "vest": VEST}
WEIGHED: Final = 60  # coalitions at most; with the usual set there are never so many
KEENNESS: Final = 4  # how much likelier what suits chairs better is

Worth = list[float]  # points by seat
Camps = dict[tuple[Seat, int], Seat]  # whose camp, by seat and party


@lru_cache(maxsize=8)
def cards_of(deck: Deck) -> Cards:
    return Cards(deck, False)


class Outlook:
    """What is the same for all tables that may come of a view."""

    def __init__(self, view: View) -> None:
        self.cards = cards_of(view.deck)
        self.seats, self.opener, self.bonus = len(view.power), view.opener or 0, view.bonus
        self.fewest = view.coalition_size == "fewest"

    def table(self, view: View) -> Table:
        """The table as the rules have it."""
        table = Table(self.cards)
        for own in view.table:
            table.lay(own.card, own.party, own.owner)
        for own in view.table:
            for mark in own.marks:
                table.play(DEEDS[mark.kind], own.place, mark.by)
        for tally in view.tallies:
            for mark in tally.scandals:
                table.play(CLEAR if mark.kind == "vest" else SAUSAGE, tally.party, mark.by)
        return table

    def expected(self, table: Table, camps: Camps | None = None) -> Worth:
        """Points by seat if this were all, where players join these camps; nothing where nobody can govern."""
        counted = count(table, self.seats)
        alone = counted.absolute()
        found = (
            [1 << alone] if alone != NOBODY else Coalitions(counted, self.cards, self.fewest).listed(WEIGHED)
        )
        blocs = self.points(table, counted, camps or {})
        order = ranked(counted, (1 << len(blocs)) - 1, self.opener, self.seats)
        ranks = [[bloc for bloc in order if own >> bloc & 1] for own in found]
        gains = [self.gains(counted, blocs, own) for own in ranks]
        likely = chances(gains, [[counted.chairs[bloc] for bloc in own] for own in ranks])
        worth = [0.0] * self.seats
        for chance, own, gained in zip(likely, ranks, gains):
            for seat, value in enumerate(self.worth(counted, blocs, own, gained)):
                worth[seat] += chance * value
        return worth

    def worth(self, counted: Count, points: list[Worth], ranks: list[int], gains: Worth) -> Worth:
        """What such a government is worth to each seat: its points."""
        return gains

    def points(self, table: Table, counted: Count, camps: Camps) -> list[Worth]:
        """For politicians in government, by bloc and seat."""
        points = [[0.0] * self.seats for _ in counted.parties]
        blocs = {
            (party, counted.chairs[bloc] if counted.is_camp(bloc) else NOBODY): bloc
            for bloc, party in enumerate(counted.parties)
        }
        for place, (party, seat) in enumerate(zip(table.parties, table.owners)):
            if not table.out >> place & 1:
                camp = seat if (party, seat) in blocs else camps.get((seat, party), NOBODY)
                if (party, camp) in blocs:
                    points[blocs[party, camp]][seat] += 1
        return points

    def gains(self, counted: Count, points: list[Worth], ranks: list[int]) -> Worth:
        """By seat, if these blocs govern, the strongest first."""
        gains = [sum(own) for own in zip(*[points[bloc] for bloc in ranks])]
        for rank, bloc in enumerate(ranks):
            if counted.chairs[bloc] != NOBODY:
                gains[counted.chairs[bloc]] += self.bonus[min(rank, 2)]
        return gains


def chances(gains: list[Worth], chairs: list[list[Seat]]) -> list[float]:
    """Of each of several governments: the likelier, the better it suits those who have to agree to it."""
    best = [max(own) or 1.0 for own in zip(*gains)]
    weights = [
        prod([own[seat] / best[seat] for seat in those if seat != NOBODY], start=1.0) ** KEENNESS
        for own, those in zip(gains, chairs)
    ]
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]
