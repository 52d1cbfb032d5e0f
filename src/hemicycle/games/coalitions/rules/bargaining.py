"""How a round of Coalitions is bargained, in public and in private, until it is paid; not who may do what when."""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.rules.actions import Ballot, Blank, Pay, Ready
from hemicycle.games.coalitions.rules.deals import (
    ACCEPTED,
    PASSED,
    PASSES,
    READY,
    REJECTED,
    TIME,
    TURNS,
    VOID,
    Deal,
    Payment,
    Proposal,
    Turn,
)
from hemicycle.games.coalitions.rules.session import Session

REMEMBERED: Final = 100  # proposals of a round that are shown
PERIODS: Final = ("turn", "answers", "talk")  # while there is bargaining


class Bargaining(Session):
    def asked(self) -> Seats:
        """Who has still to answer: the members, or all when the table is to be cleared; not the proposer."""
        proposal = self.proposal
        if proposal is None:
            return ()
        those = self.players() if proposal.deal is None else proposal.deal.members  # COA-9, COA-10
        return tuple([seat for seat in those if self.answers[seat] is None])

    # in public

    def propose(self, seat: Seat, deal: Deal | None) -> None:
        self.passes = 0
        self.ready[seat] = False  # who proposes is not done
        self.proposals += 1
        self.proposal = Proposal(self.proposals, seat, deal)
        self.answers = [None] * self.seats
        if deal is None or seat in deal.members:
            self.answers[seat] = True  # COA-9, COA-10: the proposer's own consent is implied
        self.phase = "answers"
        self.start_clock("answer")

    def answer(self, seat: Seat, accept: bool) -> None:
        self.answers[seat] = accept  # COA-9: final
        proposal = self.proposal
        if proposal is None:
            return
        if proposal.deal is None:
            self.weigh_clearing()
        elif not accept:
            self.settle(False)  # COA-9: the first rejection
        elif not self.asked():
            self.settle(True)

    def weigh_clearing(self) -> None:
        """A clear table needs more than half of the mandates."""
        held = sum([self.mandates[seat] for seat in self.players() if self.answers[seat]])
        open_ = sum([self.mandates[seat] for seat in self.asked()])
        if held >= self.options.quota:
            self.settle(True)  # COA-10
        elif held + open_ < self.options.quota:
            self.settle(False)  # COA-10

    def settle(self, passed: bool, late: bool = False) -> None:
        """What was proposed lies on the table now, or nothing has changed."""
        proposal = self.proposal
        if passed and proposal is not None:
            self.table = proposal.deal  # COA-9, COA-10
            self.ready = [False] * self.seats  # with another deal on the table nobody is done
        self.end_turn(ACCEPTED if passed else REJECTED, late)

    def pass_turn(self, late: bool = False) -> None:
        self.passes += 1
        self.end_turn(PASSED, late)  # COA-8

    def end_turn(self, outcome: str, late: bool) -> None:
        self.note_turn(outcome, late)
        self.turns += 1
        if self.turns == self.options.turn_limit:
            self.end_period(TURNS)  # COA-12
        elif self.passes == self.passes_needed():
            self.end_period(PASSES)  # COA-12
        else:
            self.turn_of, self.phase = self.clockwise(self.turn_of)[0], "turn"  # COA-11
            self.start_clock("turn")

    def note_turn(self, outcome: str, late: bool) -> None:
        answers = tuple(self.answers) if self.proposal is not None else ()
        number = self.turns + 1
        turn = Turn(self.round, number, self.turn_of, self.proposal, answers, outcome, late)
        if self.proposal is not None:
            self.proposed = (*self.proposed, turn)[-REMEMBERED:]
        self.last_turn = turn
        self.proposal = None

    def passes_needed(self) -> int | None:
        """So many passes in a row end a period that no clock ends; None where one does."""
        if self.has_clock():
            return None
        return len(self.players()) * (2 if self.table is None else 1)  # COA-12

    def has_clock(self) -> bool:
        """Whether a clock ends this period by itself."""
        return self.seconds["period"] is not None and self.options.timed

    def may_be_done(self) -> bool:
        """Whether the players may end this public period before its clock."""
        return self.options.done_early and self.has_clock()  # COA-12

    # in private

    def hand_in(self, seat: Seat, paper: Ballot | Blank) -> None:
        self.ballots[seat] = paper  # COA-14: also in place of another
        if None not in [self.ballots[player] for player in self.players()]:
            self.open_ballots()

    def open_ballots(self) -> None:
        silent = tuple([seat for seat in self.players() if self.ballots[seat] is None])
        self.end_round(self.agreed(), self.closed, silent)  # COA-15

    def agreed(self) -> Deal | None:
        """What every one of its members wrote."""
        for ballot in self.ballots:
            if isinstance(ballot, Ballot) and all(
                [self.ballots[member] == ballot for member in ballot.members]
            ):
                return Deal(ballot.members, ballot.shares)
        return None

    # in either

    def declare(self, seat: Seat, action: Ready) -> None:
        self.ready[seat] = action.ready
        if False not in [self.ready[player] for player in self.players()]:
            self.end_period(READY)  # COA-12, COA-14

    def pay(self, seat: Seat, action: Pay) -> None:
        self.money[seat] -= action.amount
        self.money[action.to] += action.amount  # COA-13, COA-17
        self.payments.append(Payment(self.round, seat, action.to, action.amount))

    def end_period(self, closed: str) -> None:
        """The table deal takes effect, a proposal still being answered is void; in private the ballots follow."""
        if self.phase == "talk":
            self.phase, self.closed = "ballots", closed  # COA-14
            self.start_clock("ballot")
            return
        if self.proposal is not None:
            self.note_turn(VOID, closed == TIME)  # COA-12
        self.end_round(self.table, closed, ())  # COA-12

    def time_up(self, kind: str) -> None:
        match kind:
            case "session":
                self.last_round = self.last_round or TIME  # COA-16
            case "turn":
                self.pass_turn(late=True)  # COA-8
            case "answer":
                self.settle(False, late=True)  # COA-9, COA-10: the silent have rejected
            case "ballot":
                self.open_ballots()  # COA-14: no ballot is a blank one
            case _:
                self.end_period(TIME)  # COA-12, COA-14
