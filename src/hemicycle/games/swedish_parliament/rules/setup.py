"""How a match begins: who plays which party, and where all markers stand."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.board import NOBODY
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, SCALES
from hemicycle.games.swedish_parliament.rules.turns import Turns

FIRST: Final[Seat] = 0  # the one who chooses first
EVERY_SCALE: Final = (1 << SCALES) - 1


class SetUp(Turns):
    # Parties

    def begin(self) -> None:
        given = self.setting.parties
        if given == "choose":
            self.ask("choose", FIRST, self.setting.choosing)
        elif given == "random":
            self.ask_nature("deal")
        else:
            self.deal_parties(tuple(given))

    def free_parties(self) -> list[int]:
        return [party for party in self.box.seating if self.seat_of[party] == NOBODY]

    def choose(self, seat: Seat, party: int) -> None:
        self.take_party(seat, party)
        if seat + 1 < self.seats:
            self.ask("choose", seat + 1, self.setting.choosing)  # SWE-2
        else:
            self.sit_down()

    def deal_parties(self, parties: tuple[int, ...]) -> None:
        for seat, party in enumerate(parties):
            self.take_party(seat, party)
        self.sit_down()

    def take_party(self, seat: Seat, party: int) -> None:
        self.party[seat], self.seat_of[party] = party, seat
        self.note("chosen", seat, party)

    def sit_down(self) -> None:
        """Clockwise as the parties, from who chose first; and the markers that nobody places."""
        order = [self.seat_of[party] for party in self.box.seating if self.seat_of[party] != NOBODY]
        at = order.index(FIRST)
        self.clockwise = [*order[at:], *order[:at]]  # SWE-2
        self.left = [
            self.clockwise[(self.clockwise.index(seat) + 1) % self.seats] for seat in range(self.seats)
        ]
        for party in range(PARTIES):
            if self.setting.wide[party]:
                for scale in range(SCALES):
                    self.place(party, scale, 0)  # SWE-5: and on the next segment
        self.dropped = [party for party in range(PARTIES) if self.is_dropped(party)]
        if self.ambivalent():
            self.ask_nature("drop")
        else:
            self.drop_markers(())

    # Markers

    def is_dropped(self, party: int) -> bool:
        return self.seat_of[party] == NOBODY and not self.setting.wide[party]

    def ambivalent(self) -> list[tuple[int, int]]:
        """The markers that fall at random, as scale and party."""
        return [(scale, party) for scale, party in self.box.ambivalent if party in self.dropped]

    def drop_markers(self, falls: tuple[int, ...]) -> None:
        for (scale, party), side in zip(self.ambivalent(), falls):
            self.place(party, scale, side)  # SWE-3
        for scale, party, side in self.box.firm:
            if party in self.dropped:
                self.place(party, scale, side)  # SWE-3
        if self.seats < PARTIES:
            self.note("dropped")
        self.unplaced = [
            0 if self.setting.wide[party] else EVERY_SCALE for party in self.party
        ]  # SWE-4, SWE-5
        self.ask_to_place(FIRST)

    def ask_to_place(self, seat: Seat) -> None:
        """That seat or the next clockwise that has a marker left; else the match begins."""
        for _ in range(self.seats):
            if self.unplaced[seat]:
                self.ask("place", seat, self.setting.placing)  # SWE-4
                return
            seat = self.left[seat]
        self.begin_turn(FIRST)

    def place_own(self, seat: Seat, scale: int, side: int) -> None:
        self.unplaced[seat] ^= 1 << scale
        self.place(self.party[seat], scale, side)
        self.note("placed", seat, self.party[seat], one=scale, other=side)
        self.ask_to_place(self.left[seat])

    def place_out_of_time(self, seat: Seat) -> None:
        scale = bits(self.unplaced[seat])[0]
        firm = self.box.shown.scales[scale].firm[self.party[seat]]
        self.place_own(seat, scale, firm or 0)  # SWE-41
