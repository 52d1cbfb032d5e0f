"""Divide the Dollar: one proposes how to divide 100 cents, all vote on it in secret, and more than half carry it."""

from __future__ import annotations

from random import Random
from typing import Final

from hemicycle.core.choices import Action, Choices, Make, Pick, Split
from hemicycle.core.clock import Clock, clocks
from hemicycle.core.line import Line, Word
from hemicycle.core.options import Agreement, Sheet
from hemicycle.core.state import NATURE, Outcome, Seat, Seats, State, TimeUp
from hemicycle.games.divide_the_dollar.rules.actions import Divide, Draw, Vote
from hemicycle.games.divide_the_dollar.rules.views import Round, View

DOLLAR: Final = 100
VOTES: Final = Make(Vote, yes=Pick([True, False]))  # DTD-3


class Options(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.rounds = sheet.whole("rounds", 5, 1, 30)
        self.proposing = clocks("propose", sheet.limit("propose_seconds", 120, 5, 3600))
        self.voting = clocks("vote", sheet.limit("vote_seconds", 60, 5, 3600))


class DivideTheDollar(State[Action]):
    def __init__(self, options: Options) -> None:
        self.options, self.seats = options, options.seats
        self.round = 1
        self.proposer: Seat | None = None
        self.cents: tuple[int, ...] | None = None
        self.votes: list[bool | None] = [None] * self.seats
        self.purses = [0] * self.seats
        self.past: list[Round] = []

    def copy(self) -> DivideTheDollar:
        twin = DivideTheDollar(self.options)
        twin.round, twin.proposer, twin.cents = self.round, self.proposer, self.cents
        twin.votes, twin.purses, twin.past = self.votes[:], self.purses[:], self.past[:]
        return twin

    def phase(self) -> str:
        if self.round > self.options.rounds:
            return "over"  # DTD-1
        if self.proposer is None:
            return "draw"
        return "propose" if self.cents is None else "vote"

    # Who may do what

    def to_act(self) -> Seats:
        match self.phase():
            case "over":
                return ()
            case "draw":
                return (NATURE,)  # DTD-1
            case "propose":
                return (self.proposer or 0,)  # DTD-2
        return tuple(range(self.seats))  # DTD-3

    def awaited(self) -> Seats:
        return self.to_act() if self.cents is None else tuple(self.seats_that_voted(False))

    def sealed(self) -> Seats:
        return tuple(self.seats_that_voted(True))

    def seats_that_voted(self, voted: bool) -> list[Seat]:
        return [seat for seat, vote in enumerate(self.votes) if (vote is not None) == voted]

    def choices(self, seat: Seat) -> Choices[Action]:
        if self.proposer is None:
            return Make(Draw, seat=Pick(range(self.seats), of="seat"))
        return VOTES if self.cents is not None else Make(Divide, cents=Split(DOLLAR, self.seats, of="seat"))

    def clocks(self) -> tuple[Clock, ...]:
        match self.phase():
            case "propose":
                return self.options.proposing.at(self.round)
            case "vote":
                return self.options.voting.at(self.round)
        return ()

    # What comes of it

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Draw):
            self.proposer = action.seat
        elif isinstance(action, Divide):
            self.cents = action.cents
        elif isinstance(action, Vote):
            self.votes[seat] = action.yes
            if None not in self.votes:
                self.end_round()
        elif isinstance(action, TimeUp):
            self.end_round()  # DTD-5

    def end_round(self) -> None:
        """The votes are opened, all together."""
        assert self.proposer is not None
        passed = self.cents is not None and 2 * self.votes.count(True) > self.seats  # DTD-4
        if self.cents is not None and passed:
            self.purses = [had + won for had, won in zip(self.purses, self.cents)]
        self.past.append(Round(self.proposer, self.cents, tuple(self.votes), passed))
        self.round += 1
        self.proposer, self.cents, self.votes = None, None, [None] * self.seats

    def outcome(self) -> Outcome:
        places = tuple([1 + len([purse for purse in self.purses if purse > own]) for own in self.purses])
        first = tuple([seat for seat, place in enumerate(places) if place == 1])
        if self.phase() != "over":
            return Outcome((), places, tuple(self.purses), "")
        verdict = (
            "verdict-nothing"
            if not any(self.purses)
            else "verdict-shared"
            if len(first) > 1
            else "verdict-won"
        )
        return Outcome(first if any(self.purses) else (), places, tuple(self.purses), verdict)  # DTD-6

    # Who knows what

    def view(self, seat: Seat | None) -> View:
        return View(
            phase=self.phase(),
            round=min(self.round, self.options.rounds),
            rounds=self.options.rounds,
            proposer=self.proposer,
            cents=self.cents,
            voted=tuple([vote is not None for vote in self.votes]),
            mine=None if seat is None else self.votes[seat],
            purses=tuple(self.purses),
            past=tuple(self.past),
        )

    def names(self) -> dict[str, tuple[Word, ...]]:
        return {"seat": tuple([Line("seat-number", {"number": seat + 1}) for seat in range(self.seats)])}

    def imagine(self, seat: Seat | None, rng: Random) -> DivideTheDollar:
        """The votes of others may be any."""
        twin = self.copy()
        for other in self.seats_that_voted(True):
            if other != seat:
                twin.votes[other] = rng.random() < 0.5
        return twin


def new(options: Options) -> DivideTheDollar:
    return DivideTheDollar(options)  # DTD-7: talk is open, as in every game that says nothing else
