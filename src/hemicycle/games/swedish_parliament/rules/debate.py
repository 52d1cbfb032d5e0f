"""The card that is being resolved, and who has done what about it so far."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat, Seats
from hemicycle.games.swedish_parliament.rules.relations import Changes
from hemicycle.games.swedish_parliament.rules.views import Parties

SYSTEM: Final = -1  # who plays where nobody does
NO_LIMIT: Final = -1


class Debate:
    def __init__(
        self,
        card: int,
        side: int,
        by: Seat,
        scale: int,
        column: Parties,
        before: list[int],
        seats: int,
        free: int = 0,
    ) -> None:
        self.card, self.side, self.by, self.scale = card, side, by, scale
        self.column = column  # parties in the order asked
        self.before = before  # the markers of the scale, by party
        self.free = free  # parties that may act for free, as a mask
        self.heard = 0  # so many of the column
        self.acted = 0  # parties, as a mask
        self.paid: dict[int, int] = {}  # by party, the back of its card
        self.changes: Changes | None = None  # among which one must be made, when all is resolved
        self.guests: Seats = ()  # whom a minor party card still asks, the next first
        self.welcome = NO_LIMIT  # so many cards at most from the one asked
        self.contributed = [0] * seats
        self.pushed = 0
        self.brought_back = [0] * seats

    def copy(self) -> Debate:
        twin = Debate(
            self.card,
            self.side,
            self.by,
            self.scale,
            self.column,
            self.before,
            len(self.contributed),
            self.free,
        )
        twin.heard, twin.acted, twin.paid, twin.changes = (
            self.heard,
            self.acted,
            self.paid.copy(),
            self.changes,
        )
        twin.guests, twin.welcome, twin.pushed = self.guests, self.welcome, self.pushed
        twin.contributed, twin.brought_back = self.contributed[:], self.brought_back[:]
        return twin

    def changed(self) -> list[Action]:
        """How a relation may be changed now."""
        return [] if self.changes is None else self.changes.actions()
