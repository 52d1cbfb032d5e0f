"""A card is resolved: who backs a policy or stands still at an opinion, who moves, which relation changes."""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.board import NOBODY, Board
from hemicycle.games.swedish_parliament.rules.components.box import NO_MINOR, PARTIES, POLICY, ROW
from hemicycle.games.swedish_parliament.rules.debate import SYSTEM, Debate
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.minor_parties import acts, entered
from hemicycle.games.swedish_parliament.rules.relations import first, in_order

EVERYBODY: Final = (1 << PARTIES) - 1


class Replies(Board):
    def play_idea(self, card: int, side: int, by: Seat) -> None:
        box, scale = self.box, self.box.scale[card]
        before = self.markers[scale * ROW : (scale + 1) * ROW]
        free = box.highlighted[card] if side == POLICY else 0
        column = box.column[2 * card + side]  # SWE-9, SWE-11
        self.debate = debate = Debate(card, side, by, scale, column, before, self.seats, free)
        self.note("played", by, card=card, amount=side)
        self.hear_parties(debate)

    def now_debated(self) -> Debate:
        assert self.debate is not None, "a card is being resolved"
        return self.debate

    # Policies and opinions

    def hear_parties(self, debate: Debate) -> None:
        """One after another in the order of the column, until a player is to decide or all have."""
        free = debate.free
        while debate.heard < PARTIES:
            party = debate.column[debate.heard]
            seat = self.seat_of[party]
            if seat == NOBODY:
                if free >> party & 1:
                    self.act(debate, party)  # SWE-9
            elif free >> party & 1 or self.hands[seat]:
                self.ask("reply", seat, self.setting.replying)
                return
            else:
                self.note("declined", seat, party)
            debate.heard += 1
        self.move_all(debate)
        self.change_relation(debate)

    def backs_freely(self, seat: Seat) -> bool:
        return self.now_debated().free >> self.party[seat] & 1 == 1

    def act(self, debate: Debate, party: int) -> None:
        debate.acted |= 1 << party
        self.note("acted", self.seat_of[party], party)

    def decline(self, seat: Seat) -> None:
        debate = self.now_debated()
        self.note("declined", seat, self.party[seat])
        debate.heard += 1
        self.hear_parties(debate)

    def act_for(self, seat: Seat, card: int | None) -> None:
        """Back the policy or stand still, for a card or for free."""
        debate, party = self.now_debated(), self.party[seat]
        self.act(debate, party)
        if card is not None:
            debate.paid[party] = self.box.back[card]
            self.pay(seat, card)
        debate.heard += 1
        self.hear_parties(debate)

    def reply_out_of_time(self, seat: Seat) -> None:
        if self.backs_freely(seat):
            self.act_for(seat, None)  # SWE-41
        else:
            self.decline(seat)

    def move_all(self, debate: Debate) -> None:
        """When all parties have decided, a minor one does (SWE-26), and they move."""
        policy, side = debate.side == POLICY, self.box.direction[2 * debate.card + debate.side]
        moving = debate.acted if policy else EVERYBODY & ~debate.acted  # SWE-10, SWE-11
        minor = entered(self.box, self.markers, debate.scale)
        if minor != NO_MINOR:
            end = self.box.shown.minors[minor - PARTIES].end
            acting = acts(debate.before, self.setting.wide, minor, end, moving, side, policy)
            if acting:
                self.act(debate, minor)
            if acting == policy:
                moving |= 1 << minor
        self.move(debate.scale, moving, side)

    # Relations

    def change_relation(self, debate: Debate) -> None:
        own = NOBODY if debate.by == SYSTEM else self.party[debate.by]
        changes = debate.changes = self.relations.changes(debate.acted & EVERYBODY, own)
        if not changes.create | changes.strengthen | changes.weaken:
            self.note("nothing-to-change", debate.by)  # SWE-15
            self.end_debate()
        elif debate.by == SYSTEM:
            self.change_as_system()
        else:
            self.ask("relation", debate.by, self.setting.changing)  # SWE-13

    def change_as_system(self) -> None:
        """The highest pair of the column that may be, strengthened; else weakened; else related."""
        debate = self.now_debated()
        changes = debate.changes
        assert changes is not None, "a relation is to be changed"
        pairs = in_order(self.box.symbols(debate.card, POLICY))
        if changes.strengthen:
            self.change("strengthened", first(pairs, changes.strengthen))  # SWE-38
        elif changes.weaken:
            self.change("weakened", first(pairs, changes.weaken))
        else:
            self.change("created", first(pairs, changes.create))

    def change(self, kind: str, number: int) -> None:
        strength = self.relations.change(kind, number)
        one, other = PAIRS[number]
        self.note(kind, self.now_debated().by, one=one, other=other, amount=strength)
        self.end_debate()

    def end_debate(self) -> None:
        """The card goes on top of the agenda, and its minor party, if it is of one, on the scale."""
        debate = self.now_debated()
        self.last_play = 2 * debate.card + debate.side
        self.agenda.append(self.last_play)  # SWE-13
        if debate.card >= self.box.first_minor:
            minor = self.box.shown.minors[debate.card - self.box.first_minor]
            self.markers[minor.scale * ROW + minor.party] = minor.end  # SWE-25
            self.note("entered", party=minor.party)
        self.debate = None
        self.go_on()

    def go_on(self) -> None:
        """With the turn, after a card."""
        raise NotImplementedError
