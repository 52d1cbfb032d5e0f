"""Turn by turn: a player's and the System's, the voter that comes due, and the end. It knows no set-up."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.board import NO_PILE
from hemicycle.games.swedish_parliament.rules.choices import DRAW
from hemicycle.games.swedish_parliament.rules.components.box import POLICY, SCALES, VOTERS
from hemicycle.games.swedish_parliament.rules.debate import SYSTEM
from hemicycle.games.swedish_parliament.rules.invitation import Invitation
from hemicycle.games.swedish_parliament.rules.voters import decide


class Turns(Invitation):
    # A player's

    def begin_turn(self, seat: Seat) -> None:
        self.forget()
        self.turn += 1
        self.turn_of, self.played, self.ending = seat, 0, False
        self.note("turn", seat, amount=self.turn)
        self.ask("play", seat, self.setting.playing)  # SWE-7

    def play_card(self, seat: Seat, card: int, side: int) -> None:
        self.take_from_hand(seat, card)
        self.played += 1
        if card < self.box.ideas:
            self.play_idea(card, side, seat)  # SWE-8
        elif self.box.is_voter(card):
            self.note("voter-called", seat, card=card)
            self.call(card)  # SWE-14
            self.go_on()
        else:
            self.play_minor(card, seat)  # SWE-25

    def go_on(self) -> None:
        if self.turn_of == SYSTEM:
            self.go_on_as_system()
        elif self.ending:
            self.end_turn()
        else:
            self.ask("play", self.turn_of, self.setting.playing)  # SWE-7

    def draw(self, seat: Seat, pile: int) -> None:
        self.drawn_from[seat] = self.pile = pile
        self.ask_nature("draw")  # SWE-7

    def dealt(self, card: int) -> None:
        self.piles[self.pile].remove(card)
        if not self.piles[self.pile]:
            self.draws = [DRAW[pile] for pile, cards in enumerate(self.piles) if cards]
        self.note("drew", self.turn_of, one=self.pile)
        if self.turn_of == SYSTEM:
            self.play_as_system(card)
        else:
            self.hands[self.turn_of].append(card)
            self.end_turn()

    def end_turn(self) -> None:
        """The third step, and the next turn."""
        if self.voter_due():
            self.resolve_voter()
        if not self.cards_left:
            self.end()  # SWE-28, SWE-29
        elif not self.setting.solo:
            self.begin_turn(self.left[self.turn_of])  # SWE-2
        elif self.turn_of == SYSTEM:
            self.begin_turn(0)
        else:
            self.begin_systems_turn()  # SWE-37

    def play_out_of_time(self, seat: Seat) -> None:
        """The turn ends: with a draw, or with a card if one must be played."""
        pile = self.pile_after(self.drawn_from[seat])
        if pile != NO_PILE:
            self.draw(seat, pile)  # SWE-41
        elif self.played or not self.hands[seat]:
            self.end_turn()
        else:
            voters = [card for card in self.hands[seat] if self.box.is_voter(card)]
            if not voters:
                self.voterless |= 1 << seat  # for good: there is nothing more to draw
            self.ending = True
            self.play_card(seat, (voters or self.hands[seat])[0], POLICY)  # SWE-41

    # The System's

    def begin_systems_turn(self) -> None:
        self.turn += 1
        self.turn_of, self.played, self.to_draw = SYSTEM, 0, self.setting.difficulty
        self.note("turn", amount=self.turn)
        self.go_on_as_system()

    def go_on_as_system(self) -> None:
        self.pile = self.pile_after(self.drawn_from[0])
        if self.to_draw and self.pile != NO_PILE:
            self.to_draw -= 1
            self.ask_nature("draw")  # SWE-37
        else:
            self.end_turn()

    def pile_after(self, last: int) -> int:
        """That pile; if it is empty, the next that is not."""
        start = 0 if last == NO_PILE else last
        for step in range(SCALES):
            pile = (start + step) % SCALES
            if self.piles[pile]:
                return pile
        return NO_PILE

    def play_as_system(self, card: int) -> None:
        self.played += 1
        self.cards_left -= 1
        if card < self.box.ideas:
            self.play_idea(card, POLICY, SYSTEM)
        elif self.box.is_voter(card):
            self.note("voter-called", SYSTEM, card=card)
            self.call(card)
            self.go_on_as_system()
        else:
            self.play_minor(card, SYSTEM)  # SWE-39

    # Voters

    def voter_due(self) -> bool:
        if not self.queue or not self.agenda:
            return False
        return len(self.queue) >= self.seats or self.seen == VOTERS  # SWE-20, SWE-37

    def resolve_voter(self) -> None:
        self.decide_by(self.agenda)
        for card in self.decided[-1].used:
            self.agenda.pop()
            self.trash.append(card)  # SWE-22

    def decide_by(self, agenda: list[int]) -> None:
        voter = self.queue.pop(0)
        choice = decide(self.box, self.setting.wide, self.markers, agenda, voter)  # SWE-21
        self.decided.append(choice)
        self.won[choice.winner].append(voter)  # SWE-22
        card = self.box.ideas + voter
        self.trash.append(card)
        self.note("decided", party=choice.winner, card=card, amount=len(choice.used))

    def end(self) -> None:
        while self.queue:
            self.decide_by([self.last_play])  # SWE-29
        self.ask_nobody()
        self.note("ended")
