"""An idea is played: one party after another backs the policy or not, stands still at the opinion or not."""

from __future__ import annotations

from hemicycle.core.choices import Action, Choices, bits
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.actions import Back, Decline, StandStill
from hemicycle.games.swedish_parliament.rules.choices import BACK, DECLINE, Offered
from hemicycle.games.swedish_parliament.rules.components.box import NO_MINOR, OPINION, PARTIES, POLICY
from hemicycle.games.swedish_parliament.rules.debate import Debate, Next, Resolving, Turn
from hemicycle.games.swedish_parliament.rules.events import (
    Acted,
    Moved,
    Played,
    acted_freely,
    declined,
    player,
)
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.minor_parties import acts, entered
from hemicycle.games.swedish_parliament.rules.phases.relation import EVERYBODY, change_relation
from hemicycle.games.swedish_parliament.rules.seating import NOBODY


class Reply(Resolving):
    name = "reply"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        hand, prepared = match.cards.hands[seat], match.setting.prepared
        if self.debate.side == OPINION:
            return Offered([DECLINE, *[prepared.stand_still[card] for card in hand]])  # SWE-11
        if self.is_free(match):
            return Offered([DECLINE, BACK])
        return Offered([DECLINE, *[prepared.back[card] for card in hand]])  # SWE-9

    def is_free(self, match: Match) -> bool:
        """Whether the party of the seat may act for nothing."""
        return self.debate.free >> match.seating.party[self.seat] & 1 == 1

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        party = match.seating.party[seat]
        if isinstance(action, (Back, StandStill)):
            self.act(match, seat, party, action.pay)
        else:
            assert isinstance(action, Decline)
            match.chronicle.note(declined(party, self.debate.use))
        self.debate.hear_next()
        return hear_parties(match, self.debate)

    def act(self, match: Match, seat: Seat, party: int, card: int | None) -> None:
        """Back the policy or stand still, for a card or for free."""
        debate = self.debate
        debate.act(party)
        if card is None:
            match.chronicle.note(acted_freely(party, debate.use, seat))
        else:
            pile, voter = match.pay(seat, card)
            debate.pay(party, pile)
            match.chronicle.note(Acted(party, debate.use, seat, pile, voter))

    def time_up(self, match: Match, clock: str) -> Next:
        return self.take(match, self.seat, BACK if self.is_free(match) else DECLINE)  # SWE-41


def play_idea(match: Match, turn: Turn, card: int, side: int, by: Seat) -> Next:
    box = match.box
    scale = box.scale[card]
    free = box.highlighted[card] if side == POLICY else 0
    column = box.column[2 * card + side]  # SWE-9, SWE-11
    debate = Debate(turn, card, side, by, scale, column, match.board.row(scale), free)
    direction = box.direction[2 * card + side]
    match.chronicle.note(Played(player(by), card, debate.use, scale, direction))
    return hear_parties(match, debate)


def hear_parties(match: Match, debate: Debate) -> Next:
    """One after another in the order of the column, until a player is to decide or all have."""
    seat_of, hands, note = match.seating.seat_of, match.cards.hands, match.chronicle.note
    free, column = debate.free, debate.column
    while debate.heard < PARTIES:
        party = column[debate.heard]
        seat = seat_of[party]
        if seat == NOBODY:
            if free >> party & 1:
                debate.act(party)  # SWE-9
                note(acted_freely(party, debate.use, NOBODY))
        elif free >> party & 1 or hands[seat]:
            return Reply(debate, seat, match.clock(match.setting.replying))
        else:
            note(declined(party, debate.use))
        debate.hear_next()
    move_parties(match, debate)
    return change_relation(match, debate)


def move_parties(match: Match, debate: Debate) -> None:
    """When all parties have decided, a minor one does (SWE-26), and they move."""
    policy, direction = debate.side == POLICY, match.box.direction[2 * debate.card + debate.side]
    moving = debate.acted if policy else EVERYBODY & ~debate.acted  # SWE-10, SWE-11
    minor = entered(match.box, match.board.markers, debate.scale)
    if minor != NO_MINOR:
        end = match.box.shown.minors[minor - PARTIES].end
        acting = acts(debate.before, match.board.wide, minor, end, moving, direction, policy)
        if acting:
            debate.act(minor)
            match.chronicle.note(acted_freely(minor, debate.use, NOBODY))
        if acting == policy:
            moving |= 1 << minor
    parties = bits(moving)
    match.board.move(debate.scale, parties, direction)
    match.chronicle.note(Moved(debate.use, debate.scale, direction, tuple(parties)))
