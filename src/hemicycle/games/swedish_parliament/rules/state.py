"""Swedish Parliament 2014: who may do what when, and who knows what. What comes of it is in `turns`."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from hemicycle.core.choices import Action, Arrange, Choices, Each, Every, Illegal, Make, Pick, bits
from hemicycle.core.clock import Clock
from hemicycle.core.line import Line, Word
from hemicycle.core.state import Outcome, Seat, Seats, TimeUp
from hemicycle.games.swedish_parliament.rules.actions import (
    Back,
    Break,
    BringBack,
    CallVoter,
    Choose,
    Close,
    Contribute,
    Create,
    DealParties,
    Dealt,
    Decline,
    Draw,
    DropMarkers,
    EndTurn,
    Enough,
    Invite,
    Opinion,
    Place,
    Policy,
    StandStill,
    Strengthen,
    Weaken,
    Welcome,
)
from hemicycle.games.swedish_parliament.rules.board import NOBODY
from hemicycle.games.swedish_parliament.rules.choices import (
    BACK,
    CHOOSE,
    DECLINE,
    END_TURN,
    ENOUGH,
    Offered,
    welcomes,
)
from hemicycle.games.swedish_parliament.rules.components.box import OPINION, PARTIES, POLICY
from hemicycle.games.swedish_parliament.rules.hidden import deal_anew
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.rules.options import Setting
from hemicycle.games.swedish_parliament.rules.refusals import better
from hemicycle.games.swedish_parliament.rules.result import outcome_of
from hemicycle.games.swedish_parliament.rules.setup import SetUp
from hemicycle.games.swedish_parliament.rules.view import view_of
from hemicycle.games.swedish_parliament.rules.views import View

CHANGED: Final = {"Create": "created", "Strengthen": "strengthened", "Weaken": "weakened", "Break": "broken"}


class SwedishParliament(SetUp):
    # Who

    def to_act(self) -> Seats:
        return self.acting

    def awaited(self) -> Seats:
        return self.acting

    def clocks(self) -> tuple[Clock, ...]:
        return self.clock

    # What

    def choices(self, seat: Seat) -> Choices[Action]:
        match self.phase:
            case "play":
                return Offered(self.plays(seat))
            case "draw":
                dealt = self.setting.prepared.dealt
                return Offered([dealt[card] for card in self.piles[self.pile]])
            case "reply":
                return Offered(self.replies(seat))
            case "relation":
                return Offered(self.now_debated().changed())
            case "place":
                return places(self.unplaced[seat])  # SWE-4
            case "choose":
                return Offered([CHOOSE[party] for party in self.free_parties()])  # SWE-2
            case "deal":
                return Make(DealParties, parties=Arrange(range(PARTIES), self.seats, of="party"))
            case "drop":
                return Make(DropMarkers, falls=Each([Pick([0, 1])] * len(self.ambivalent())))  # SWE-3
        return Offered(self.invited(seat))

    def plays(self, seat: Seat) -> list[Action]:
        """A card, or a draw; the end of the turn where nothing can be drawn."""
        hand, plays = self.hands[seat], self.setting.prepared.plays
        actions: list[Action] = []
        for card in hand:
            actions += plays[card]
        if self.draws:
            actions += self.draws
        elif self.played or not hand:
            actions.append(END_TURN)
        return actions  # SWE-7

    def replies(self, seat: Seat) -> list[Action]:
        debate = self.now_debated()
        hand, prepared = self.hands[seat], self.setting.prepared
        if debate.side == OPINION:
            return [DECLINE, *[prepared.stand_still[card] for card in hand]]  # SWE-11
        if self.backs_freely(seat):
            return [DECLINE, BACK]
        return [DECLINE, *[prepared.back[card] for card in hand]]  # SWE-9

    def invited(self, seat: Seat) -> list[Action]:
        """What a minor party card asks of a seat."""
        debate, prepared = self.now_debated(), self.setting.prepared
        if self.phase == "welcome":
            return welcomes(len(self.hands[debate.guests[0]]))
        ways = prepared.contribute if self.phase == "contribute" else prepared.bring_back
        return [ENOUGH, *[ways[card] for card in self.hands[seat]]]  # SWE-25

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        return better(self, data, refusal)

    # What happens

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Dealt):
            self.dealt(action.card)
        elif isinstance(action, Draw):
            self.draw(seat, action.pile)
        elif isinstance(action, Decline):
            self.decline(seat)
        elif isinstance(action, (Back, StandStill)):
            self.act_for(seat, action.pay)
        elif isinstance(action, Policy):
            self.play_card(seat, action.card, POLICY)
        elif isinstance(action, Opinion):
            self.play_card(seat, action.card, OPINION)
        elif isinstance(action, (Create, Strengthen, Weaken, Break)):
            self.change(CHANGED[type(action).__name__], pair(action.one, action.other))
        else:
            self.apply_rarer(seat, action)

    def apply_rarer(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, (CallVoter, Invite)):
            self.play_card(seat, action.card, POLICY)
        elif isinstance(action, EndTurn):
            self.end_turn()
        elif isinstance(action, Welcome):
            self.welcome(action.most)
        elif isinstance(action, Close):
            self.close()
        elif isinstance(action, Contribute):
            self.contribute(seat, action.card)
        elif isinstance(action, BringBack):
            self.bring_back(seat, action.card)
        elif isinstance(action, Enough):
            self.enough()
        elif isinstance(action, TimeUp):
            self.time_up(self.asked)
        else:
            self.set_up(seat, action)

    def set_up(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Choose):
            self.choose(seat, action.party)
        elif isinstance(action, DealParties):
            self.deal_parties(action.parties)
        elif isinstance(action, DropMarkers):
            self.drop_markers(action.falls)
        elif isinstance(action, Place):
            self.place_own(seat, action.scale, action.side)

    def time_up(self, seat: Seat) -> None:
        """The seat acts like a system party (SWE-41)."""
        match self.phase:
            case "play":
                self.play_out_of_time(seat)
            case "reply":
                self.reply_out_of_time(seat)
            case "relation":
                self.change_as_system()
            case "welcome":
                self.close()
            case "contribute" | "bring-back":
                self.enough()
            case "choose":
                self.choose(seat, self.free_parties()[0])
            case "place":
                self.place_out_of_time(seat)

    # What is seen

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def names(self) -> dict[str, tuple[Word, ...]]:
        parties = self.box.words["party"]
        return self.box.words | {
            "seat": tuple([
                Line("seat-number", {"number": seat + 1}) if party == NOBODY else parties[party]
                for seat, party in enumerate(self.party)
            ])
        }  # fmt: skip

    def outcome(self) -> Outcome:
        return outcome_of(self)

    def imagine(self, seat: Seat | None, rng: Random) -> SwedishParliament:
        """Whatever card this seat has not seen may be any other of the same back; no voter was ever paid face down."""
        twin = self.copy()
        deal_anew(twin, seat, rng)
        return twin


@lru_cache(maxsize=256)
def places(scales: int) -> Choices[Action]:
    return Every(Place, scale=Pick(bits(scales), of="scale"), side=Pick([0, 1], of="side"))


def new(seats: int, options: dict[str, Any], _timed: bool) -> SwedishParliament:
    state = SwedishParliament(Setting(seats, options))
    state.begin()
    return state
