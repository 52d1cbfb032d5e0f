"""What lies on the table of Swedish Parliament 2014, and what is done with it by hand; no rule of who does it when."""

from __future__ import annotations

from typing import Final, Self

from hemicycle.core.choices import Action, bits
from hemicycle.core.clock import Clock, Clocks
from hemicycle.core.state import NATURE, Seat, Seats, State
from hemicycle.games.swedish_parliament.rules.choices import DRAW
from hemicycle.games.swedish_parliament.rules.components.box import NOWHERE, PARTIES, ROW, SCALES
from hemicycle.games.swedish_parliament.rules.debate import Debate
from hemicycle.games.swedish_parliament.rules.options import Setting
from hemicycle.games.swedish_parliament.rules.relations import Relations
from hemicycle.games.swedish_parliament.rules.scales import stepped
from hemicycle.games.swedish_parliament.rules.voters import Decision

NOBODY: Final = -1  # plays this party; has this party
NO_CARD: Final = -1
NO_PILE: Final = -1
MID: Final = 3  # the mid-segment of the first side; that of the second is the next

ALONE: Final[list[Seats]] = [(seat,) for seat in range(PARTIES)]
NATURE_ALONE: Final[Seats] = (NATURE,)

Event = tuple[str, int, int, int, int, int, int]  # kind, seat, party, card, one, other, amount; -1 for none


class Board(State[Action]):
    """`phase` is what `asked` is to do: "deal", "drop" and "draw" are NATURE's, the others are as in the view."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.seats, self.box = setting, setting.seats, setting.box
        self.phase = "choose"
        self.asked: Seat = 0
        self.acting: Seats = ALONE[0]  # who is asked, or nobody at the end
        self.asks = 0  # so far; each has a clock of its own
        self.clock: tuple[Clock, ...] = ()
        self.party = [NOBODY] * self.seats
        self.seat_of = [NOBODY] * ROW
        self.clockwise: list[Seat] = []
        self.left = [NOBODY] * self.seats  # by seat, who is next clockwise
        self.dropped: list[int] = []  # the parties whose markers are
        self.unplaced = [0] * self.seats  # scales, as masks
        self.markers = [NOWHERE] * (SCALES * ROW)  # by scale and party; the lower one of two
        self.relations = Relations(self.box.shown.relation_tiles)
        self.piles = [pile[:] for pile in self.box.piles]
        self.draws = DRAW[:]  # from the piles that are not empty
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]  # in the order drawn
        self.voterless = 0  # seats of whom all have seen that they hold no voter, as a mask
        self.cards_left = self.box.cards  # in piles and hands
        self.paid: list[tuple[Seat, int]] = []  # face down
        self.trash: list[int] = []  # face up
        self.agenda: list[int] = []  # 2 × card + side, the hottest last
        self.last_play = NO_CARD  # likewise
        self.queue: list[int] = []  # voters
        self.seen = 0  # voter cards
        self.won: list[list[int]] = [[] for _ in range(ROW)]
        self.decided: list[Decision] = []
        self.turn = 0
        self.turn_of: Seat = 0
        self.played = 0  # cards this turn
        self.ending = False  # the turn, with the card that is being resolved
        self.drawn_from = [NO_PILE] * self.seats
        self.pile = NO_PILE  # that NATURE draws from
        self.to_draw = 0  # so many more cards for the System
        self.debate: Debate | None = None
        self.events: list[Event] = []  # since this turn began; alone, since the player's
        self.earlier: list[Event] = []  # those of the turn before
        self.forgotten = 0  # so many before these

    def copy(self) -> Self:
        twin = type(self)(self.setting)
        twin.phase, twin.asked, twin.acting = self.phase, self.asked, self.acting
        twin.asks, twin.clock = self.asks, self.clock
        twin.party, twin.seat_of = self.party[:], self.seat_of[:]
        twin.clockwise, twin.left = self.clockwise, self.left
        twin.dropped, twin.unplaced, twin.markers = self.dropped, self.unplaced[:], self.markers[:]
        twin.relations = self.relations.copy()
        twin.draws, twin.piles = self.draws, [pile[:] for pile in self.piles]
        twin.hands = [hand[:] for hand in self.hands]
        twin.voterless, twin.cards_left = self.voterless, self.cards_left
        twin.paid, twin.trash = self.paid[:], self.trash[:]
        twin.agenda, twin.last_play = self.agenda[:], self.last_play
        twin.queue, twin.seen, twin.decided = self.queue[:], self.seen, self.decided[:]
        twin.won = [voters[:] for voters in self.won]
        twin.turn, twin.turn_of, twin.played, twin.ending = self.turn, self.turn_of, self.played, self.ending
        twin.drawn_from, twin.pile, twin.to_draw = self.drawn_from[:], self.pile, self.to_draw
        twin.debate = None if self.debate is None else self.debate.copy()
        twin.events, twin.earlier, twin.forgotten = self.events[:], self.earlier, self.forgotten
        return twin

    # Who is asked

    def ask(self, phase: str, seat: Seat, clocks: Clocks) -> None:
        self.phase, self.asked, self.acting = phase, seat, ALONE[seat]
        self.asks += 1
        self.clock = clocks.at(self.asks)  # SWE-41

    def ask_nature(self, phase: str) -> None:
        self.phase, self.asked, self.acting, self.clock = phase, NATURE, NATURE_ALONE, ()

    def ask_nobody(self) -> None:
        self.phase, self.acting, self.clock = "over", (), ()

    # What is told

    def note(
        self,
        kind: str,
        seat: int = -1,
        party: int = -1,
        card: int = -1,
        one: int = -1,
        other: int = -1,
        amount: int = 0,
    ) -> None:
        self.events.append((kind, seat, party, card, one, other, amount))

    def forget(self) -> None:
        """What happened before the turn that ends."""
        self.forgotten += len(self.earlier)
        self.earlier, self.events = self.events, []

    # Markers

    def place(self, party: int, scale: int, side: int) -> None:
        self.markers[scale * ROW + party] = MID + side

    def step(self, scale: int, party: int, side: int) -> None:
        at = scale * ROW + party
        self.markers[at] = stepped(self.markers[at], self.setting.wide[party], side)

    def move(self, scale: int, parties: int, side: int) -> None:
        """All of the set, as far as they have room."""
        for party in bits(parties):
            self.step(scale, party, side)
        self.note("moved", one=scale, other=side)

    # Cards

    def take_from_hand(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.cards_left -= 1

    def pay(self, seat: Seat, card: int) -> None:
        """Face down to the trash; a voter face up to the queue."""
        self.take_from_hand(seat, card)
        pile = self.box.back[card]
        if self.box.is_voter(card):
            self.note("paid", seat, card=card, amount=pile)
            self.call(card)  # SWE-12
        else:
            self.note("paid", seat, amount=pile)
            self.paid.append((seat, card))

    def call(self, card: int) -> None:
        """A voter to the end of the queue."""
        self.queue.append(card - self.box.ideas)  # SWE-14
        self.seen += 1
