"""What is told of a session of Coalitions when it is over: shares won, deals offered and answered, promises, payments.

Counts alone: of private talk it tells how many, never what. Shares of mandates and of power are means over the rounds
that were played to their end; who was out by then held nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from hemicycle.core.report import Cell, Column, Moves, Offer, Report
from hemicycle.core.state import Seat, State, TimeUp
from hemicycle.games.coalitions.rules.actions import Answer, Ballot, Propose
from hemicycle.games.coalitions.rules.deals import ACCEPTED, REJECTED, Deal, Turn
from hemicycle.games.coalitions.rules.promises import Promises
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.politics.voting import Voting, shapley_shubik

COLUMNS: Final = (
    Column("report-prizes"),
    Column("report-prize-share", share=True),
    Column("report-mandate-share", share=True),
    Column("report-power-share", share=True),
    Column("report-proposed"),
    Column("report-proposed-accepted"),
    Column("report-proposed-rejected"),
    Column("report-accepted"),
    Column("report-rejected"),
    Column("report-offered"),
    Column("report-promised"),
    Column("report-broken"),
    Column("report-paid"),
    Column("report-received"),
)


def report(start: State[Any], moves: Moves, offers: Sequence[Offer]) -> Report:
    """Offers come in the order in which they were made."""
    assert isinstance(start, Coalitions)
    account, heard = Account(start), 0
    for number, (seat, action) in enumerate(moves):
        while heard < len(offers) and offers[heard].after <= number:
            account.hear(offers[heard])
            heard += 1
        account.follow(seat, action)
    for offer in offers[heard:]:
        account.hear(offer)
    return Report(COLUMNS, tuple([account.row(seat) for seat in range(start.seats)]))


class Account:
    """Follows a session from its start, and counts."""

    def __init__(self, start: Coalitions) -> None:
        self.state, seats = start.copy(), start.seats
        self.promises = Promises(seats)
        self.proposed, self.passed, self.failed = [0] * seats, [0] * seats, [0] * seats
        self.accepted, self.rejected = [0] * seats, [0] * seats

    def hear(self, offer: Offer) -> None:
        made = self.state.offers(offer.seat).read(offer.offer)
        if isinstance(made, Propose):
            self.promises.say(offer.seat, offer.to, Deal(made.members, made.shares))

    def follow(self, seat: Seat, action: Any) -> None:
        state = self.state
        turn, rounds = state.last_turn, len(state.rounds)
        self.judge(seat, action)
        ballots = state.ballots[:]
        state.apply(seat, action)
        if state.last_turn is not None and state.last_turn is not turn:
            self.count(state.last_turn)
        if len(state.rounds) > rounds:
            self.close(ballots, seat, action)

    def judge(self, seat: Seat, action: Any) -> None:
        """Deeds in public against what was promised."""
        proposal = self.state.proposal
        deal = proposal.deal if proposal is not None else None
        match action:
            case Propose():
                self.promises.back(seat, Deal(action.members, action.shares))
            case Answer() if deal is not None and action.accept:
                self.promises.back(seat, deal)
            case Answer() if deal is not None:
                self.promises.reject([seat], deal)
            case TimeUp() if deal is not None and action.clock.startswith("answer"):
                self.promises.reject(self.state.asked(), deal)  # COA-9

    def close(self, ballots: list[Any], seat: Seat, action: Any) -> None:
        """A round is over; in private its ballots are open, the one that came last among them."""
        if not self.state.rounds[-1].public:
            if isinstance(action, Ballot):
                ballots[seat] = action
            self.promises.open_ballots([written(ballot) for ballot in ballots])
        self.promises.end_round()

    def count(self, turn: Turn) -> None:
        """Deals only: to pass and to clear the table is not counted. What the period's end left open has no outcome."""
        proposal = turn.proposal
        if proposal is None or proposal.deal is None:
            return
        self.proposed[proposal.by] += 1
        self.passed[proposal.by] += turn.outcome == ACCEPTED
        self.failed[proposal.by] += turn.outcome == REJECTED
        silence = False if turn.outcome == REJECTED and turn.late else None  # COA-9
        for member in proposal.deal.members:
            if member != proposal.by:
                answer = silence if turn.answers[member] is None else turn.answers[member]
                self.accepted[member] += answer is True
                self.rejected[member] += answer is False

    def row(self, seat: Seat) -> tuple[Cell, ...]:
        rounds, payments, promises = self.state.rounds, self.state.payments, self.promises
        deals = [each.deal for each in rounds if each.deal is not None]
        prize, prizes = sum([won(deal, seat) for deal in deals]), sum([sum(deal.shares) for deal in deals])
        mandates = sum([each.mandates[seat] for each in rounds])
        power = sum([power_of(self.state.options.quota, each.mandates)[seat] for each in rounds], Fraction(0))
        return (
            prize,
            share(Fraction(prize), prizes),
            share(Fraction(mandates), self.state.options.mandates * len(rounds)),
            share(power, len(rounds)),
            self.proposed[seat],
            self.passed[seat],
            self.failed[seat],
            self.accepted[seat],
            self.rejected[seat],
            promises.offered[seat],
            promises.given[seat],
            promises.broken[seat],
            sum([payment.amount for payment in payments if payment.payer == seat]),
            sum([payment.amount for payment in payments if payment.payee == seat]),
        )


def written(ballot: object) -> Deal | None:
    return Deal(ballot.members, ballot.shares) if isinstance(ballot, Ballot) else None


def won(deal: Deal, seat: Seat) -> int:
    return dict(zip(deal.members, deal.shares)).get(seat, 0)


def share(part: Fraction, whole: int) -> float | None:
    return round(float(part / whole), 4) if whole else None


@lru_cache(maxsize=1000)
def power_of(quota: int, mandates: tuple[int, ...]) -> tuple[Fraction, ...]:
    return shapley_shubik(Voting(quota, mandates))
