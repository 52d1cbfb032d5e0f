"""All that lies on the table, in parts of which each is the only writer of its own fields."""

from __future__ import annotations

from hemicycle.core.clock import Clock, Clocks
from hemicycle.core.event import Chronicle
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.agenda import Agenda
from hemicycle.games.swedish_parliament.rules.board import Board
from hemicycle.games.swedish_parliament.rules.cards import Cards
from hemicycle.games.swedish_parliament.rules.electorate import Electorate
from hemicycle.games.swedish_parliament.rules.options import Setting
from hemicycle.games.swedish_parliament.rules.relations import Relations
from hemicycle.games.swedish_parliament.rules.seating import Seating


class Turn:
    """Whose it is, its number, and how many cards were played in it."""

    def __init__(self, number: int = 0, of: Seat = 0, played: int = 0) -> None:
        self.number, self.of, self.played = number, of, played

    def copy(self) -> Turn:
        return Turn(self.number, self.of, self.played)

    def begin(self, seat: Seat) -> None:
        self.number += 1
        self.of, self.played = seat, 0

    def count_card(self) -> None:
        self.played += 1


class Match:
    def __init__(
        self,
        setting: Setting,
        seating: Seating,
        board: Board,
        relations: Relations,
        cards: Cards,
        agenda: Agenda,
        electorate: Electorate,
        turn: Turn,
        chronicle: Chronicle,
        asked: int = 0,
    ) -> None:
        self.setting, self.box, self.seats = setting, setting.box, setting.seats
        self.seating, self.board, self.relations = seating, board, relations
        self.cards, self.agenda, self.electorate = cards, agenda, electorate
        self.turn, self.chronicle = turn, chronicle
        self.asked = asked  # so often was somebody asked; each time has a clock of its own

    def copy(self) -> Match:
        return Match(
            self.setting,
            self.seating.copy(),
            self.board.copy(),
            self.relations.copy(),
            self.cards.copy(),
            self.agenda.copy(),
            self.electorate.copy(),
            self.turn.copy(),
            self.chronicle.copy(),
            self.asked,
        )

    def clock(self, clocks: Clocks) -> tuple[Clock, ...]:
        """A new one of these (SWE-41)."""
        self.asked += 1
        return clocks.at(self.asked)

    def pay(self, seat: Seat, card: int) -> tuple[int, int | None]:
        """Face down to the trash; a voter face up to the queue (SWE-12). What all see: the back, and the voter."""
        self.cards.take(seat, card)
        pile = self.box.back[card]
        if not self.box.is_voter(card):
            self.cards.pay_face_down(seat, card)
            return pile, None
        voter = card - self.box.ideas
        self.electorate.call(voter)
        return pile, voter


def fresh(setting: Setting) -> Match:
    """Before anything has happened."""
    box, seats = setting.box, setting.seats
    return Match(
        setting,
        Seating(seats),
        Board(setting.wide),
        Relations(box.shown.relation_tiles),
        Cards(box, seats),
        Agenda(),
        Electorate(),
        Turn(),
        Chronicle(seats),
    )
