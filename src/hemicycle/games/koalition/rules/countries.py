"""The course of a match of Koalition from country to country, and who opens the first; elections are in `election`."""

from __future__ import annotations

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import Side, Stand, Vote
from hemicycle.games.koalition.rules.components import SIZES
from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.election import Election


class Course(Election):
    def proceed(self) -> None:
        if self.number == self.setting.countries:
            self.phase, self.ticking = "over", ()  # KOA-28
            self.acting = self.waited = ()
        elif not self.hands.able(2):
            self.wait_for_nature("deal")  # KOA-26
        elif self.opener == NOBODY:
            self.choose_opener()
        else:
            self.wait_for_nature("size" if self.next_packet() else "country")

    def choose_opener(self) -> None:
        if self.setting.leader_vote:
            self.wait_for("stand", self.setting.everyone, self.setting.standing)  # KOA-4
        else:
            self.wait_for_nature("opener")

    def next_packet(self) -> tuple[int, ...]:
        """The sizes still to come in this packet, or in a new one; none when a size has run out (KOA-27)."""
        if self.setting.packets and not self.packet:
            groups = self.setting.cards.of_size
            if all([self.left & groups[size] for size in SIZES]):
                self.packet = SIZES
        return self.packet

    def to_come(self) -> int:
        """The countries of which one is revealed next, as a mask."""
        return self.left & self.setting.cards.of_size[self.size] if self.size else self.left

    def draw_size(self, size: int) -> None:
        self.size = size
        self.packet = tuple([other for other in self.packet if other != size])
        self.wait_for_nature("country")

    def reveal(self, country: int) -> None:
        self.country, self.fields = country, self.setting.cards.fields[country]  # KOA-5
        self.left ^= 1 << country
        self.size = 0
        self.number += 1
        self.begin()

    def begin(self) -> None:
        """The country's first election, once all can field enough."""
        if self.hands.able(self.fields):
            self.elect()
        else:
            self.wait_for_nature("deal")  # KOA-26: the country stays

    # who opens the first country

    def seal(self, seat: Seat, action: Action) -> None:
        """To be opened once all are in."""
        self.put(seat, action)
        self.waited = tuple([other for other in self.waited if other != seat])
        if not self.waited:
            self.open()

    def put(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Stand):
            self.leading.stands[seat] = action.stands
        elif isinstance(action, Vote):
            self.leading.votes[seat], self.leading.voted[seat] = action.candidate, True
        elif isinstance(action, Side):
            self.sides[seat] = action.camps

    def open(self) -> None:
        match self.phase:
            case "stand":
                self.open_stands()
            case "vote":
                self.open_votes()
            case "camps":
                self.take_sides()

    def open_stands(self) -> None:
        self.leading.open_stands()
        candidates = self.leading.candidates
        if len(candidates) > 1:
            self.wait_for("vote", self.setting.everyone, self.setting.voting)
        elif candidates:
            self.lead(candidates[0])  # KOA-4: alone, and elected
        else:
            self.wait_for_nature("leader")  # KOA-4: nobody stands

    def open_votes(self) -> None:
        best = self.leading.open_votes()
        if len(best) == 1:
            self.lead(best[0])
        else:
            self.lots = best
            self.wait_for_nature("leader")  # KOA-4: by lot

    def lead(self, seat: Seat) -> None:
        self.leading.leader = seat
        self.wait_for("appoint", self.setting.alone[seat], self.setting.appointing)

    def appoint(self, opener: Seat) -> None:
        self.opener = opener
        self.proceed()
