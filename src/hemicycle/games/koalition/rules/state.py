"""Koalition: who may do what, and what is done. What comes of it is in `countries`, how it looks in `view`."""

from __future__ import annotations

from random import Random
from typing import Final

from hemicycle.core.choices import NOTHING, Action, Among, Choices, Each, Every, Illegal, Make, Pick
from hemicycle.core.clock import Clock
from hemicycle.core.line import Word
from hemicycle.core.state import OPEN, Outcome, Seat, Seats, Talk, TimeUp
from hemicycle.games.koalition.rules.actions import (
    Appoint,
    Deal,
    Declare,
    DrawLeader,
    DrawOpener,
    DrawSize,
    Field,
    GiveUp,
    GoOn,
    Pass,
    Propose,
    Refuse,
    Reveal,
    Shake,
    Side,
    Stand,
    Suggest,
    TakeBack,
    Vote,
)
from hemicycle.games.koalition.rules.choices import REVEAL, deals, deed_of, fieldings, plays
from hemicycle.games.koalition.rules.count import tied
from hemicycle.games.koalition.rules.countries import Course
from hemicycle.games.koalition.rules.names import names_of
from hemicycle.games.koalition.rules.options import Setting
from hemicycle.games.koalition.rules.refusals import not_now
from hemicycle.games.koalition.rules.talks import Talks
from hemicycle.games.koalition.rules.view import view_of
from hemicycle.games.koalition.rules.views import View

STAND: Final = Every(Stand, stands=Pick([True, False]))


class Koalition(Course):
    # who, until when, and who hears it

    def to_act(self) -> Seats:
        return self.acting

    def awaited(self) -> Seats:
        return self.waited

    def sealed(self) -> Seats:
        if self.phase in ("stand", "vote", "camps"):
            return tuple([seat for seat in self.acting if seat not in self.waited])  # KOA-4, KOA-18
        return ()

    def clocks(self) -> tuple[Clock, ...]:
        return self.ticking

    def talk(self) -> Talk:
        return OPEN

    # what

    def choices(self, seat: Seat) -> Choices[Action]:
        if self.quiet:
            return plays(self.hands.deck[seat], self.setting.cards, self.fronts)  # KOA-9, KOA-10
        match self.phase:
            case "lay":
                return fieldings(self.hands.politicians[seat], self.hands.deck[seat])
            case "talks" if self.talks is not None:
                return self.talks.choices(seat)
            case "nature":
                return self.chances()
            case "stand":
                return STAND  # KOA-4
            case "vote":
                candidates = Pick[Seat | None]([None, *self.leading.candidates], of="seat")
                return Make(Vote, candidate=candidates)  # KOA-4
            case "appoint":
                return Make(Appoint, opener=Pick(self.setting.everyone, of="seat"))  # KOA-4
        return self.sidings(seat)

    def chances(self) -> Choices[Action]:
        match self.due:
            case "deal":
                return self.deals()
            case "leader":
                return Make(DrawLeader, seat=Pick(self.lots, of="seat"))  # KOA-4
            case "opener":
                return Make(DrawOpener, seat=Pick(self.setting.everyone, of="seat"))
            case "size":
                return Make(DrawSize, size=Pick(self.packet))  # KOA-27
        return Among(REVEAL, self.to_come())  # KOA-5

    def deals(self) -> Choices[Action]:
        setting = self.setting
        many, few = setting.seats * setting.dealt_politicians, setting.seats * setting.dealt_deck
        return deals(setting.politicians, many, setting.deck, few)

    def sidings(self, seat: Seat) -> Make[Side]:
        parties = self.undecided(seat)
        camps = [Pick(tied(self.count, party), of="seat") for party in parties]
        return Make(Side, camps=Each(camps, parties, of="party"))  # KOA-18

    def offers(self, seat: Seat) -> Choices[Action]:
        if self.talks is None:
            return NOTHING
        return Make(Suggest, election=Pick([self.elections()]), coalition=self.talks.coalitions.numbers())

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        return not_now(self, seat, data, refusal)

    # what happens

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Field):  # most moves are one of the first two
            self.lay(seat, action.politician, self.setting.cards.party[action.politician])  # KOA-7
        elif isinstance(action, Pass):
            self.pass_by(seat)
        elif self.talks is not None:
            self.say(self.talks, seat, action)
        elif self.quiet:
            self.use(seat, action)
        else:
            self.step(seat, action)

    def use(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, TimeUp):
            self.pass_by(self.turn)  # KOA-30
        else:
            deed, target = deed_of(action)
            self.play_card(seat, deed, target)

    def say(self, talks: Talks, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Propose):
            self.proposed += 1
            self.talk_on(talks, talks.propose(self.proposed, seat, action.coalition))
        elif isinstance(action, (GiveUp, GoOn)):
            self.give_up(talks, seat)
        elif isinstance(action, Shake):
            self.talk_on(talks, talks.shake(action.proposal, seat))
        elif isinstance(action, Refuse):
            talks.refuse(action.proposal)
            self.talk_on(talks)
        elif isinstance(action, TakeBack):
            talks.take_back(action.proposal, seat)
            self.talk_on(talks)
        else:
            self.fail("time")  # KOA-22

    def step(self, seat: Seat, action: Action | TimeUp) -> None:
        """From one thing to the next, outside action rounds and talks."""
        if isinstance(action, Declare):
            self.lay(seat, action.joker, action.party)  # KOA-8
        elif isinstance(action, (Stand, Vote, Side)):
            self.seal(seat, action)
        elif isinstance(action, Appoint):
            self.appoint(action.opener)
        elif isinstance(action, Reveal):
            self.reveal(action.country)
        elif isinstance(action, Deal):
            self.hands.deal(action)
            self.begin() if self.fields else self.proceed()
        elif isinstance(action, DrawSize):
            self.draw_size(action.size)
        elif isinstance(action, DrawLeader):
            self.lead(action.seat)
        elif isinstance(action, DrawOpener):
            self.appoint(action.seat)
        elif isinstance(action, TimeUp):
            self.time_up()

    def time_up(self) -> None:
        """KOA-30."""
        match self.phase:
            case "lay":
                self.lay_lowest(self.turn)
            case "appoint":
                self.wait_for_nature("opener")
            case _:
                self.open()

    # what is seen

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def names(self) -> dict[str, tuple[Word, ...]]:
        return names_of(self)

    def outcome(self) -> Outcome:
        return self.pad.outcome(self.phase == "over")

    def imagine(self, seat: Seat | None, rng: Random) -> Koalition:
        """Others may hold anything that nobody has seen, and have sealed anything."""
        twin = self.copy()
        for other in self.sealed():
            if other != seat:
                twin.put(other, self.choices(other).pick(rng))
        if self.hands.dealt:
            twin.hands.suppose(seat, rng)
        return twin


def new(options: Setting) -> Koalition:
    return Koalition(options)
