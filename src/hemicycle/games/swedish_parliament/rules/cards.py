"""Where the cards are: in piles, in hands, paid or in the trash; not what they say."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.choices import DRAW
from hemicycle.games.swedish_parliament.rules.components.box import SCALES, Box

NO_PILE: Final = -1
SYSTEM: Final[Seat] = -1  # who plays where nobody does


class Cards:
    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.piles = [pile[:] for pile in box.piles]
        self.draws: list[Action] = DRAW[:]  # from the piles that are not empty
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # in the order drawn
        self.left = box.cards  # in piles and hands
        self.paid: list[tuple[Seat, int]] = []  # face down
        self.trash: list[int] = []  # face up
        self.drawn_from = [NO_PILE] * seats  # by seat, the last time
        self.voterless = 0  # seats of whom all have seen that they hold no voter, as a mask

    def copy(self) -> Cards:
        twin = Cards(self.box, 0)
        twin.piles, twin.draws = [pile[:] for pile in self.piles], self.draws
        twin.hands, twin.left = [hand[:] for hand in self.hands], self.left
        twin.paid, twin.trash = self.paid[:], self.trash[:]
        twin.drawn_from, twin.voterless = self.drawn_from[:], self.voterless
        return twin

    def choose_pile(self, seat: Seat, pile: int) -> None:
        self.drawn_from[seat] = pile

    def pile_after(self, seat: Seat) -> int:
        """The pile that the seat last drew from; if it is empty, the next that is not (SWE-37, SWE-41)."""
        start = 0 if self.drawn_from[seat] == NO_PILE else self.drawn_from[seat]
        for step in range(SCALES):
            pile = (start + step) % SCALES
            if self.piles[pile]:
                return pile
        return NO_PILE

    def draw(self, pile: int, card: int, seat: Seat) -> None:
        """Into the hand of the seat; the System plays it at once."""
        self.piles[pile].remove(card)
        if not self.piles[pile]:
            self.draws = [DRAW[other] for other, cards in enumerate(self.piles) if cards]
        if seat == SYSTEM:
            self.left -= 1
        else:
            self.hands[seat].append(card)

    def take(self, seat: Seat, card: int) -> None:
        """Out of the hand of the seat."""
        self.hands[seat].remove(card)
        self.left -= 1

    def pay_face_down(self, seat: Seat, card: int) -> None:
        self.paid.append((seat, card))

    def discard(self, card: int) -> None:
        self.trash.append(card)

    def put_back(
        self, pile: int, paid: dict[int, int], held: dict[tuple[Seat, int], int], rest: list[int]
    ) -> None:
        """Cards of one back, where somebody imagines them: paid by place, held by seat and place, in the pile."""
        for at, card in paid.items():
            self.paid[at] = (self.paid[at][0], card)
        for (seat, at), card in held.items():
            self.hands[seat][at] = card
        self.piles[pile] = sorted(rest)

    def show_no_voter(self, seat: Seat) -> None:
        """All have seen that the seat holds no voter, for good: there is nothing more to draw."""
        self.voterless |= 1 << seat
