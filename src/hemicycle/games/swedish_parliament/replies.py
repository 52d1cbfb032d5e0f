"""A card is resolved: who backs a policy or stands still at an opinion, who moves, which relation changes."""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.board import NOBODY, Board
from hemicycle.games.swedish_parliament.components import PARTIES, POLICY, ROW
from hemicycle.games.swedish_parliament.debate import SYSTEM, Debate
from hemicycle.games.swedish_parliament.map import PAIRS
from hemicycle.games.swedish_parliament.minor import acts
from hemicycle.games.swedish_parliament.relations import first, in_order
from hemicycle.games.swedish_parliament.views import Reply

EVERYBODY: Final = (1 << PARTIES) - 1


class Replies(Board):
    def play_idea(self, card: int, side: int, by: Seat) -> None:
        scale = self.box.scale[card]
        before = self.markers[scale * ROW : (scale + 1) * ROW]
        column = self.box.column[2 * card + side]  # SWE-9, SWE-11
        self.debate = debate = Debate(card, side, by, scale, column, before, self.seats)
        self.note("played", by, card=card, amount=side)
        self.hear_parties(debate)

    def now_debated(self) -> Debate:
        assert self.debate is not None, "a card is being resolved"
        return self.debate

    # Policies and opinions

    def hear_parties(self, debate: Debate) -> None:
        """One after another in the order of the column, until a player is to decide or all have."""
        while len(debate.replies) < PARTIES:
            party = debate.column[len(debate.replies)]
            seat = self.seat_of[party]
            free = self.backs_freely(debate, party)
            if seat != NOBODY and (free or self.hands[seat]):
                self.ask_to_reply("reply", seat)
                return
            self.hear(debate, party, free, None)  # SWE-9, SWE-11
        self.vote_of_minor(debate)
        side = self.box.direction[2 * debate.card + debate.side]
        self.move(debate.scale, self.movers(debate), side)  # SWE-10, SWE-11
        self.change_relation(debate)

    def backs_freely(self, debate: Debate, party: int) -> bool:
        return debate.side == POLICY and self.box.highlighted[debate.card] >> party & 1 == 1

    def hear(self, debate: Debate, party: int, acting: bool, paid: int | None) -> None:
        """What a party does. `paid` is the back of the card, if any."""
        debate.replies.append(Reply(party, acting, paid))
        if acting:
            debate.acted |= 1 << party
        self.note("acted" if acting else "declined", self.seat_of[party], party)

    def reply(self, seat: Seat, acting: bool, card: int | None) -> None:
        debate = self.now_debated()
        self.hear(debate, self.party[seat], acting, None if card is None else self.box.back[card])
        if card is not None:
            self.pay(seat, card)
        self.hear_parties(debate)

    def vote_of_minor(self, debate: Debate) -> None:
        """Having seen all decisions (SWE-26)."""
        minor = self.minor_of(debate.scale)
        if minor == NOBODY:
            return
        end = self.box.shown.minors[minor - PARTIES].end
        side = self.box.direction[2 * debate.card + debate.side]
        moving, policy = self.movers(debate) & EVERYBODY, debate.side == POLICY
        if acts(debate.before, self.setting.wide, minor, end, moving, side, policy):
            debate.acted |= 1 << minor
            self.note("acted", party=minor)

    def movers(self, debate: Debate) -> int:
        if debate.side == POLICY:
            return debate.acted  # SWE-10
        minor = self.minor_of(debate.scale)
        everybody = EVERYBODY if minor == NOBODY else EVERYBODY | 1 << minor
        return everybody & ~debate.acted  # SWE-11

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
            self.ask_to_move("relation", debate.by, "relation")  # SWE-13

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
