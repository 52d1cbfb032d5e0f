"""Coalitions: form a majority, divide the prize. The order of play; what is seen of it is in `views`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeVar

from hemicycle.core.choices import NOTHING, Action, Arrange, Besides, Choices, Either, Make, Pick, Split
from hemicycle.core.quantities import Number, Parts
from hemicycle.core.state import (
    NATURE,
    OPEN,
    SHUT,
    Clock,
    Line,
    Seat,
    Seats,
    Talk,
    TimeUp,
    Word,
)
from hemicycle.games.coalitions.actions import (
    Answer,
    Ballot,
    Blank,
    DealCards,
    Draw,
    EndPeriod,
    EndSession,
    NextPack,
    NoDeal,
    Pass,
    Pay,
    Propose,
    Ready,
    SetSeconds,
)  # fmt: skip
from hemicycle.games.coalitions.deals import Deal, Payment, Proposal
from hemicycle.games.coalitions.ledger import History, imagined
from hemicycle.games.coalitions.options import LEAST, MOST, Setting
from hemicycle.games.coalitions.session import Session
from hemicycle.games.coalitions.views import View, view_of
from hemicycle.politics.majorities import Majorities

D = TypeVar("D", Propose, Ballot)

PERIODS: Final = ("turn", "answers", "talk")  # while there is bargaining


class Coalitions(Session):
    """What seats, nature and the bank may do, and what comes of it."""

    # who, and what

    def to_act(self) -> Seats:
        if self.phase in ("pack", "deal"):
            return (NATURE,)
        if self.phase == "over":
            return ()
        if self.phase in ("turn", "answers") and not self.setting.side_payments:
            return self.awaited()
        return self.players()  # COA-13, COA-14: also who has nothing to pay with, which is nobody's business

    def awaited(self) -> Seats:
        match self.phase:
            case "turn":
                return (self.turn_of,)
            case "answers":
                return self.asked()
            case "talk":
                return tuple([seat for seat in self.players() if not self.ready[seat]])
            case "ballots":
                return tuple([seat for seat in self.players() if self.ballots[seat] is None])
        return self.to_act()

    def asked(self) -> Seats:
        """Who has still to answer: the members, or all when the table is to be cleared; not the proposer."""
        proposal = self.proposal
        if proposal is None:
            return ()
        those = self.players() if proposal.deal is None else proposal.deal.members  # COA-9, COA-10
        return tuple([seat for seat in those if self.answers[seat] is None])

    def choices(self, seat: Seat) -> Choices[Action]:
        match self.phase:
            case "pack":
                return Make(
                    Draw, pack=Parts(self.setting.mandates, len(self.players()), self.setting.most)
                )  # COA-4
            case "deal":
                return Make(DealCards, order=Arrange(range(len(self.pack)), len(self.pack)))  # COA-5
            case "ballots":
                return self.papers()
        return Either([self.bargains(seat), self.payable(seat)])

    def bargains(self, seat: Seat) -> Choices[Action]:
        if self.phase == "talk":
            return Make(Ready, ready=Pick([not self.ready[seat]]))  # COA-14
        if self.phase == "answers" and self.proposal is not None and seat in self.asked():
            return Make(Answer, proposal=Pick([self.proposal.number]), accept=Pick([True, False]))
        if self.phase == "turn" and seat == self.turn_of:
            return self.turn_choices()
        return NOTHING

    def turn_choices(self) -> Choices[Action]:
        """A government, a clear table, or nothing."""
        deals = self.deals(Propose)
        if self.table is None:
            return Either([Pick([Pass()]), deals])  # COA-8
        others = Besides(deals, Propose(self.table.members, self.table.shares))
        return Either([Pick([Pass(), NoDeal()]), others])

    def deals(self, kind: Callable[[Seats, tuple[int, ...]], D]) -> Choices[D]:
        """Every majority of players with every division of the pool in whole dollars."""
        players = self.players()
        weights = tuple([self.mandates[seat] for seat in players])
        sizes = [
            Majorities(players, weights, self.setting.quota, k, "seat") for k in range(1, len(players) + 1)
        ]
        return Either([self.divided(kind, members) for members in sizes if members.size])  # COA-6

    def divided(self, kind: Callable[[Seats, tuple[int, ...]], D], members: Majorities) -> Choices[D]:
        return Make(kind, members=members, shares=Split(self.pool, members.members))

    def papers(self) -> Choices[Ballot | Blank]:
        written: Choices[Ballot | Blank] = self.deals(Ballot)
        return Either([Pick([Blank()]), written])  # COA-14

    def payable(self, seat: Seat) -> Choices[Action]:
        if not self.setting.side_payments or self.phase not in PERIODS:
            return NOTHING
        others = Pick([other for other in self.players() if other != seat], of="seat")
        return Make(Pay, to=others, amount=Number(1, self.money[seat]))  # COA-13

    def orders(self) -> Choices[Action]:
        """What the bank may set: the next pack, how long clocks run, and ends."""
        if self.phase == "over":
            return NOTHING
        fitting = Parts(self.setting.mandates, len(self.players()), self.setting.most)
        ends: list[Action] = [EndSession()]
        if self.phase in PERIODS:
            ends.append(EndPeriod())
        kinds = [kind for kind in self.seconds if kind != "session"]
        limits = [Make(SetSeconds, clock=Pick([kind]), seconds=seconds(kind)) for kind in kinds]
        return Either([Pick(ends), Make(NextPack, pack=fitting), *limits])  # COA-4

    def clocks(self) -> tuple[Clock, ...]:
        if self.phase == "over":
            return ()
        kinds = {
            "turn": ["turn", "period"],
            "answers": ["answer", "period"],
            "talk": ["period"],
            "ballots": ["ballot"],
        }
        clocks: list[Clock] = []
        for kind in kinds.get(self.phase, []) + ["session"] * (not self.last_round):
            limit = self.seconds[kind]
            if limit is not None:
                clocks.append(Clock(f"{kind} {self.number_of(kind)}", limit))
        return tuple(clocks)

    def number_of(self, kind: str) -> str:
        match kind:
            case "turn":
                return f"{self.round}.{self.turns + 1}"
            case "answer":
                return f"{self.proposals}"
            case "session":
                return "1"
        return f"{self.round}"

    def talk(self) -> Talk:
        return SHUT if self.phase == "ballots" else OPEN  # COA-14

    def host_sees_all(self) -> bool:
        return self.setting.seeing_bank

    def offers(self, seat: Seat) -> Choices[Action]:
        """A government and its division, as in a proposal."""
        return self.deals(Propose) if self.phase in PERIODS and seat in self.players() else NOTHING

    # what happens

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        match action:
            case Propose():
                self.ask(seat, Deal(action.members, action.shares))
            case NoDeal():
                self.ask(seat, None)
            case Pass():
                self.passes += 1
                self.end_turn()
            case Answer():
                self.answers[seat] = action.accept
                self.weigh_answers()
            case Pay():
                self.pay(seat, action)
            case Ready() | Ballot() | Blank():
                self.in_private(seat, action)
            case _:
                self.from_outside(action)

    def in_private(self, seat: Seat, action: Ready | Ballot | Blank) -> None:
        """The last one's ready opens the ballots, the last ballot the papers."""
        if isinstance(action, Ready):
            self.ready[seat] = action.ready
        else:
            self.ballots[seat] = action
        if not self.awaited():
            self.end_period()  # COA-14

    def from_outside(self, action: Action) -> None:
        """By nature, the clocks, the bank."""
        match action:
            case Draw():
                self.pack, self.phase = action.pack, "deal"
            case DealCards():
                self.deal(action.order)
            case TimeUp():
                self.time_up(action.clock.split()[0])
            case NextPack():
                self.next_pack = action.pack
            case EndPeriod():
                self.end_period()
            case EndSession():
                self.last_round = True
            case SetSeconds():
                self.seconds[action.clock] = action.seconds or None

    def ask(self, seat: Seat, deal: Deal | None) -> None:
        self.passes = 0
        self.proposals += 1
        self.proposal = Proposal(self.proposals, seat, deal)
        self.answers = [None] * self.seats
        self.answers[seat] = True  # COA-9: the proposer's own consent is implied
        self.phase = "answers"
        self.weigh_answers()

    def weigh_answers(self) -> None:
        """A deal needs all its members, a clear table more than half of the mandates."""
        proposal = self.proposal
        if proposal is None:
            return
        if proposal.deal is None:
            self.weigh_clearing()
        elif False in [self.answers[seat] for seat in proposal.deal.members]:
            self.settle(False)  # COA-9
        elif not self.asked():
            self.table = proposal.deal
            self.settle(True)

    def weigh_clearing(self) -> None:
        held = sum([self.mandates[seat] for seat in self.players() if self.answers[seat]])
        open_ = sum([self.mandates[seat] for seat in self.asked()])
        if held >= self.setting.quota:
            self.table = None  # COA-10
            self.settle(True)
        elif held + open_ < self.setting.quota:
            self.settle(False)

    def settle(self, passed: bool) -> None:
        self.passed = passed
        self.proposal = None
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns == self.setting.turn_limit or self.all_passed():
            self.end_period()  # COA-12
            return
        self.turn_of, self.phase = self.clockwise(self.turn_of)[0], "turn"  # COA-11

    def all_passed(self) -> bool:
        """Without a period clock, so many passes in a row end the period."""
        players = len(self.players())
        return self.seconds["period"] is None and self.passes >= (
            players if self.table else 2 * players
        )  # COA-12

    def end_period(self) -> None:
        """The table deal takes effect, a proposal still being answered is void; in private the ballots follow."""
        match self.phase:
            case "talk":
                self.phase = "ballots"  # COA-14
            case "ballots":
                self.end_round(self.agreed())  # COA-15
            case _:
                self.end_round(self.table)  # COA-12

    def agreed(self) -> Deal | None:
        """What every one of its members wrote."""
        for ballot in self.ballots:
            if isinstance(ballot, Ballot) and all(
                [self.ballots[member] == ballot for member in ballot.members]
            ):
                return Deal(ballot.members, ballot.shares)
        return None

    def pay(self, seat: Seat, action: Pay) -> None:
        self.money[seat] -= action.amount
        self.money[action.to] += action.amount  # COA-13
        self.payments.append(Payment(self.round, seat, action.to, action.amount))

    def time_up(self, kind: str) -> None:
        match kind:
            case "session":
                self.last_round = True  # COA-16
            case "turn":
                self.apply(self.turn_of, Pass())  # COA-8
            case "answer":
                self.settle(False)  # COA-9, COA-10: the silent have rejected
            case _:
                self.end_period()  # COA-12, COA-14

    # what is seen

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def names(self) -> dict[str, tuple[Word, ...]]:
        return {"seat": tuple([Line("seat-number", {"number": seat + 1}) for seat in range(self.seats)])}

    def imagine(self, seat: Seat | None, rng: Random) -> Coalitions:
        """Others may have paid each other anything that fits, and have written anything."""
        twin = self.copy()
        for other in self.players():
            if other != seat and self.ballots[other] is not None:
                twin.ballots[other] = self.papers().pick(rng)
        if not self.setting.open_ledger and self.phase != "over":
            twin.suppose(imagined(self.history(), seat, rng))
        if self.next_pack is not None:
            twin.next_pack = Parts(self.setting.mandates, len(self.next_pack), self.setting.most).pick(rng)
        return twin

    def suppose(self, payments: list[Payment]) -> None:
        """These are the side payments there were."""
        self.payments, self.money = payments, self.ledger[:]
        for payment in payments:
            self.money[payment.payer] -= payment.amount
            self.money[payment.payee] += payment.amount

    def history(self) -> History:
        return History(
            self.setting.start_money, self.setting.ante, self.out, self.round, self.rounds, self.payments
        )


def seconds(kind: str) -> Choices[int]:
    """None at all, as 0, or from the least to the most."""
    name = f"{kind}_seconds"
    return Either([Pick([0]), Number(LEAST[name], MOST[name])])


def new(seats: int, options: dict[str, Any]) -> Coalitions:
    state = Coalitions(Setting(seats, options))
    state.begin_round()
    return state
