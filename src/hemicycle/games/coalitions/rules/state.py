"""Coalitions: who may do what when, and who sees what. What comes of it is in `bargaining` and `session`."""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random

from hemicycle.core.choices import (
    NOTHING,
    Action,
    Arrange,
    Besides,
    Choices,
    Either,
    Explained,
    Illegal,
    Make,
    Number,
    Parts,
    Pick,
)
from hemicycle.core.clock import Clock
from hemicycle.core.line import Line, Word
from hemicycle.core.state import NATURE, OPEN, SHUT, Seat, Seats, Talk, TimeUp
from hemicycle.games.coalitions.rules.actions import (
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
)
from hemicycle.games.coalitions.rules.bank import orders
from hemicycle.games.coalitions.rules.bargaining import PERIODS, Bargaining
from hemicycle.games.coalitions.rules.choices import Deals
from hemicycle.games.coalitions.rules.deals import BANK, Deal, Payment
from hemicycle.games.coalitions.rules.ledger import History, imagined
from hemicycle.games.coalitions.rules.options import Options
from hemicycle.games.coalitions.rules.refusals import (
    as_declared,
    no_amount,
    no_payee,
    not_now,
    not_open,
    on_the_table,
)
from hemicycle.games.coalitions.rules.views import View, view_of


class Coalitions(Bargaining):
    # who

    def to_act(self) -> Seats:
        if self.phase in ("pack", "deal"):
            return (NATURE,)
        if self.phase == "over":
            return ()
        anytime = self.options.side_payments or self.may_be_done()
        if self.phase in ("turn", "answers") and not anytime:
            return self.awaited()
        return self.players()  # COA-12…14: also who has nothing to pay with, which is nobody's business

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

    def sealed(self) -> Seats:
        return tuple([seat for seat, ballot in enumerate(self.ballots) if ballot is not None])  # COA-14

    # what

    def choices(self, seat: Seat) -> Choices[Action]:
        match self.phase:
            case "pack":
                return Make(Draw, pack=self.packs())  # COA-4
            case "deal":
                return Make(DealCards, order=Arrange(range(len(self.pack)), len(self.pack)))  # COA-5
            case "ballots":
                return self.papers()
        return Either([self.bargains(seat), self.readiness(seat), self.payable(seat)])

    def why(self, seat: Seat, data: object, refusal: Illegal) -> Illegal:
        return not_now(self, seat, data, refusal)

    def packs(self) -> Parts:
        return Parts(self.options.mandates, len(self.players()), self.options.most)

    def bargains(self, seat: Seat) -> Choices[Action]:
        if self.phase == "turn" and seat == self.turn_of:
            return self.turn_choices()
        if self.proposal is not None and seat in self.asked():
            number = Explained(Pick([self.proposal.number]), not_open)
            return Make(Answer, proposal=number, accept=Pick([True, False]))
        return NOTHING

    def readiness(self, seat: Seat) -> Choices[Action]:
        """To say that one is done with bargaining, or not after all."""
        if self.phase != "talk" and not self.may_be_done():
            return NOTHING
        return Make(Ready, ready=Explained(Pick([not self.ready[seat]]), as_declared))  # COA-12, COA-14

    def turn_choices(self) -> Choices[Action]:
        """A government, a clear table, or nothing."""
        deals = self.deals()
        if self.table is None:
            return Either([Pick([Pass()]), deals])  # COA-8
        others = Besides(deals, Propose(self.table.members, self.table.shares))
        return Either([Pick([Pass(), NoDeal()]), Explained(others, on_the_table)])  # COA-8

    def deals(self) -> Choices[Action]:
        return proposals(*self.majority())

    def majority(self) -> tuple[Seats, tuple[int, ...], int, int]:
        players = self.players()
        return players, tuple([self.mandates[seat] for seat in players]), self.options.quota, self.pool

    def papers(self) -> Choices[Ballot | Blank]:
        return papers(*self.majority())

    def payable(self, seat: Seat) -> Choices[Action]:
        if not self.options.side_payments:
            return NOTHING
        owned = self.money[seat]
        others = Pick([other for other in self.players() if other != seat], of="seat")
        to = Explained(others, partial(no_payee, seat, self.seats))
        amount = Explained(Number(1, owned), partial(no_amount, owned))
        return Make(Pay, to=to, amount=amount)  # COA-13

    def orders(self) -> Choices[Action]:
        return NOTHING if self.phase == "over" else orders(self.packs(), self.phase in PERIODS)

    def offers(self, seat: Seat) -> Choices[Action]:
        """A government and its division, as in a proposal."""
        return self.deals() if self.phase in PERIODS and not self.out[seat] else NOTHING  # COA-13

    # until when, and who hears it

    def clocks(self) -> tuple[Clock, ...]:
        if self.phase == "over":
            return ()
        kinds = [*self.kinds(), *([] if self.last_round else ["session"])]
        limits = [(kind, self.seconds[kind]) for kind in kinds]
        return tuple([Clock(self.clock(kind), limit) for kind, limit in limits if limit is not None])

    def kinds(self) -> list[str]:
        match self.phase:
            case "turn":
                return ["turn", "period"]
            case "answers":
                return ["answer", "period"]
            case "talk":
                return ["period"]
            case "ballots":
                return ["ballot"]
        return []

    def clock(self, kind: str) -> str:
        """Its name. Each clock of a kind has another number."""
        match kind:
            case "turn":
                return f"turn {self.round}.{self.turns + 1}"
            case "answer":
                return f"answer {self.proposals}"
            case "session":
                return "session 1"
        return f"{kind} {self.round}"

    def talk(self) -> Talk:
        return SHUT if self.phase == "ballots" else OPEN  # COA-14

    def host_sees_all(self) -> bool:
        return self.options.seeing_bank

    # what happens

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Propose):
            self.propose(seat, Deal(action.members, action.shares))
        elif isinstance(action, NoDeal):
            self.propose(seat, None)
        elif isinstance(action, Pass):
            self.pass_turn()
        elif isinstance(action, Answer):
            self.answer(seat, action.accept)
        elif isinstance(action, Pay):
            self.pay(seat, action)
        elif isinstance(action, Ready):
            self.declare(seat, action)
        elif isinstance(action, (Ballot, Blank)):
            self.hand_in(seat, action)
        else:
            self.from_outside(action)

    def from_outside(self, action: Action) -> None:
        """By nature, the clocks, the bank."""
        if isinstance(action, Draw):
            self.pack, self.phase = action.pack, "deal"
        elif isinstance(action, DealCards):
            self.deal(action.order)
        elif isinstance(action, TimeUp):
            self.time_up(action.clock.split()[0])
        elif isinstance(action, NextPack):
            self.next_pack = action.pack  # COA-4
        elif isinstance(action, EndPeriod):
            self.end_period(BANK)
        elif isinstance(action, EndSession):
            self.last_round = self.last_round or BANK  # COA-16
        elif isinstance(action, SetSeconds):
            self.limits[action.clock] = action.seconds or None

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
        if not self.options.all_know_money and self.phase != "over":
            twin.suppose(imagined(self.history(), seat, rng))
        if self.next_pack is not None:
            twin.next_pack = Parts(self.options.mandates, len(self.next_pack), self.options.most).pick(rng)
        return twin

    def suppose(self, payments: list[Payment]) -> None:
        """These are the side payments there were."""
        self.payments, self.money = payments, self.ledger[:]
        for payment in payments:
            self.money[payment.payer] -= payment.amount
            self.money[payment.payee] += payment.amount

    def history(self) -> History:
        return History(
            self.options.start_money, self.options.ante, self.out, self.round, self.rounds, self.payments
        )


@lru_cache(maxsize=256)
def proposals(players: Seats, weights: tuple[int, ...], quota: int, pool: int) -> Choices[Propose]:
    return Deals(Propose, players, weights, quota, pool)  # COA-6


@lru_cache(maxsize=256)
def papers(players: Seats, weights: tuple[int, ...], quota: int, pool: int) -> Choices[Ballot | Blank]:
    written: Choices[Ballot | Blank] = Deals(Ballot, players, weights, quota, pool)
    return Either([Pick([Blank()]), written])  # COA-14


def new(options: Options) -> Coalitions:
    state = Coalitions(options)
    state.begin_round()
    return state
