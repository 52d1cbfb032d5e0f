"""Which country is played, who opens it and how its elections went; which are still to come. Not what lies there."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import COUNTRIES, SIZES
from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.options import Setting


class Agenda:
    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.left = (1 << COUNTRIES) - 1  # countries not revealed yet
        self.packet: tuple[int, ...] = ()  # sizes still to come in it
        self.size = 0  # drawn for the next country
        self.number = 0  # of countries revealed
        self.country = NOBODY
        self.fields = 0  # politicians of each player
        self.places = 0  # and of all
        self.opener: Seat = NOBODY
        self.election = 0
        self.failed: tuple[str, ...] = ()  # why, by election of this country
        self.declared: dict[int, int] = {}  # the parties of jokers in this country

    def copy(self) -> Agenda:
        twin = Agenda(self.setting)
        twin.left, twin.packet, twin.size = self.left, self.packet, self.size
        twin.number, twin.country, twin.fields = self.number, self.country, self.fields
        twin.places, twin.opener = self.places, self.opener
        twin.election, twin.failed, twin.declared = self.election, self.failed, self.declared
        return twin

    def is_over(self) -> bool:
        return self.number == self.setting.countries and self.country == NOBODY

    def appoint(self, opener: Seat) -> None:
        self.opener = opener

    # which country

    def open_packet(self) -> bool:
        """Whether a size is drawn next: of the packet that is open, or of a new one while no size has run out."""
        if self.setting.packets and not self.packet:
            groups = self.setting.cards.of_size
            if all([self.left & groups[size] for size in SIZES]):
                self.packet = SIZES  # KOA-27
        return bool(self.packet)

    def draw_size(self, size: int) -> None:
        self.size = size
        self.packet = tuple([other for other in self.packet if other != size])

    def to_come(self) -> int:
        """The countries of which one is revealed next, as a mask."""
        return self.left & self.setting.cards.of_size[self.size] if self.size else self.left

    def reveal(self, country: int) -> None:
        self.country, self.fields = country, self.setting.cards.fields[country]  # KOA-5
        self.places = self.fields * self.setting.seats
        self.left ^= 1 << country
        self.size = 0
        self.number += 1

    # its elections

    def elect(self) -> None:
        self.election += 1

    def declare(self, joker: int, party: int) -> None:
        if self.setting.keeps_parties:
            self.declared = {**self.declared, joker: party}  # KOA-8

    def fail(self, why: str) -> None:
        self.failed = (*self.failed, why)

    def close(self, opener: Seat) -> None:
        """The country is over; who opens the next."""
        self.opener, self.country, self.fields, self.election, self.failed = opener, NOBODY, 0, 0, ()
        self.declared = {}
