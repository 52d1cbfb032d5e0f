"""Who leads which party, and who sits beside whom; not how parties are chosen."""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat, Seats
from hemicycle.games.swedish_parliament.rules.components.box import ROW
from hemicycle.games.swedish_parliament.rules.views import Parties

NOBODY: Final = -1  # leads this party; has this party
FIRST: Final[Seat] = 0  # the one who chooses first


class Seating:
    def __init__(self, seats: int) -> None:
        self.party = [NOBODY] * seats  # by seat
        self.seat_of = [NOBODY] * ROW  # by party
        self.clockwise: list[Seat] = []  # from the first
        self.next_seat = [NOBODY] * seats  # by seat, who is next clockwise

    def copy(self) -> Seating:
        twin = Seating(0)
        twin.party, twin.seat_of = self.party[:], self.seat_of[:]
        twin.clockwise, twin.next_seat = self.clockwise, self.next_seat
        return twin

    def lead(self, seat: Seat, party: int) -> None:
        self.party[seat], self.seat_of[party] = party, seat

    def sit_down(self, order: Parties) -> None:
        """Clockwise in this order of the parties, from who chose first (SWE-2)."""
        seats = [self.seat_of[party] for party in order if self.seat_of[party] != NOBODY]
        at = seats.index(FIRST)
        self.clockwise = [*seats[at:], *seats[:at]]
        self.next_seat = [self.round_from(seat)[1 % len(seats)] for seat in range(len(seats))]

    def round_from(self, seat: Seat) -> Seats:
        """All seats clockwise, that one first."""
        at = self.clockwise.index(seat)
        return (*self.clockwise[at:], *self.clockwise[:at])
