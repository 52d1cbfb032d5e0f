"""What lies on the table as it is counted: votes, chairs, who could govern, and who stands in which camp."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.coalitions import Coalitions
from hemicycle.games.koalition.rules.count import Count, count, own_camps
from hemicycle.games.koalition.rules.options import Setting
from hemicycle.games.koalition.rules.table import Table


class Result:
    """It never changes. `cards`: how many were laid, and played; `camps`: whose, by seat and party."""

    def __init__(
        self, cards: tuple[int, int], count: Count, coalitions: Coalitions, camps: list[Seat]
    ) -> None:
        self.cards, self.count, self.coalitions, self.camps = cards, count, coalitions, camps

    def is_of(self, table: Table) -> bool:
        """No card was laid or played since."""
        return self.cards == (len(table.laid), len(table.plays))

    def joined(self, camps: list[Seat]) -> Result:
        """The same once everybody has chosen a camp."""
        return Result(self.cards, self.count, self.coalitions, camps)


def result_of(table: Table, setting: Setting) -> Result:
    counted = count(table, setting.seats)
    coalitions = Coalitions(counted, setting.cards, setting.coalition_size == "fewest")
    cards = (len(table.laid), len(table.plays))
    return Result(cards, counted, coalitions, own_camps(counted, setting.seats))
