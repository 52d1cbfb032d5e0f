"""A session of Coalitions round by round: who is in, their money, cards, the payout. It knows no bargaining."""

from __future__ import annotations

from typing import Self

from hemicycle.core.choices import Action
from hemicycle.core.state import Outcome, Seat, Seats, State
from hemicycle.games.coalitions.rules.actions import Ballot, Blank
from hemicycle.games.coalitions.rules.components import Pack, next_fitting, pack_of_round
from hemicycle.games.coalitions.rules.deals import BANK, Deal, Payment, Proposal, Round, Turn
from hemicycle.games.coalitions.rules.options import Options


class Session(State[Action]):
    """`phase` is what is waited for: "pack" and "deal" NATURE, "turn" a proposer, "answers" who is asked, "talk"
    everyone, "ballots" whoever has not handed in, "over" nobody."""

    def __init__(self, options: Options) -> None:
        self.options, self.seats = options, options.seats
        self.money = [options.start_money] * self.seats  # COA-1
        self.ledger = self.money[:]  # what all know: start money, antes, prizes
        self.out = [0] * self.seats  # the round at whose start a player was out; 0 while in
        self.pool = 0
        self.round = 0
        self.last_round = ""  # what made this round the last, TIME or the BANK
        self.phase = "pack"
        self.pack: Pack = ()
        self.used = 0  # so many packs of the list have had their turn
        self.next_pack: Pack | None = None
        self.dropped: Pack | None = None  # the bank's pack that no longer fitted
        self.mandates = [0] * self.seats
        self.starter = self.seats - 1  # so that the first round looks from seat 0
        self.turn_of: Seat = 0
        self.turns = self.passes = 0
        self.last_turn: Turn | None = None
        self.table: Deal | None = None
        self.proposed: tuple[
            Turn, ...
        ] = ()  # turns of this round with a proposal that is settled, the latest
        self.proposals = 0
        self.proposal: Proposal | None = None
        self.answers: list[bool | None] = [None] * self.seats
        self.ready = [False] * self.seats
        self.ballots: list[Ballot | Blank | None] = [None] * self.seats
        self.closed = ""  # what ended the bargaining, while ballots are written
        self.payments: list[Payment] = []
        self.rounds: list[Round] = []
        self.limits = dict(options.seconds)  # of clocks, from the next one on
        self.seconds = dict(options.seconds)  # of the clocks that run

    def copy(self) -> Self:
        twin = type(self)(self.options)
        twin.money, twin.ledger, twin.out, twin.pool = self.money[:], self.ledger[:], self.out[:], self.pool
        twin.round, twin.last_round, twin.phase = self.round, self.last_round, self.phase
        twin.pack, twin.used, twin.next_pack = self.pack, self.used, self.next_pack
        twin.dropped = self.dropped
        twin.mandates, twin.starter, twin.turn_of = self.mandates[:], self.starter, self.turn_of
        twin.turns, twin.passes, twin.last_turn = self.turns, self.passes, self.last_turn
        twin.table, twin.proposals, twin.proposal = self.table, self.proposals, self.proposal
        twin.answers, twin.ready, twin.proposed = self.answers[:], self.ready[:], self.proposed
        twin.ballots, twin.closed = self.ballots[:], self.closed
        twin.payments, twin.rounds = self.payments[:], self.rounds[:]
        twin.limits, twin.seconds = self.limits.copy(), self.seconds.copy()
        return twin

    def players(self) -> Seats:
        """Who is in."""
        return tuple([seat for seat in range(self.seats) if not self.out[seat]])

    def begin_round(self) -> None:
        """Who cannot pay is out; the rest pay into the pool."""
        if self.last_round or self.round == self.options.round_limit:
            self.phase = "over"  # COA-16
            return
        for seat in self.players():
            if self.money[seat] < self.options.ante:
                self.out[seat] = self.round + 1  # COA-3
        if len(self.players()) <= 2:
            self.phase = "over"  # COA-3
            return
        self.round += 1
        for seat in self.players():
            self.move_money(seat, -self.options.ante)  # COA-2, COA-3
        self.choose_pack()

    def move_money(self, seat: Seat, gain: int) -> None:
        """Between a player and the pool, for all to see."""
        self.money[seat] += gain
        self.ledger[seat] += gain
        self.pool -= gain  # COA-17

    def choose_pack(self) -> None:
        """The bank's, else one agreed on, else any."""
        players = len(self.players())
        fits = self.next_pack is not None and len(self.next_pack) == players
        self.dropped = None if fits else self.next_pack  # COA-4
        chosen = self.next_pack if fits else self.listed(players)
        self.next_pack = None
        self.pack, self.phase = chosen or (), "deal" if chosen else "pack"

    def listed(self, players: int) -> Pack | None:
        packs = self.options.packs
        if self.options.packs_by_round:
            at = pack_of_round(packs, self.round, players)
        else:
            at = next_fitting(packs, self.used, players)
        if at is None:
            return None
        self.used = at + 1
        return packs[at]

    def deal(self, order: tuple[int, ...]) -> None:
        self.mandates = [0] * self.seats
        for seat, card in zip(self.players(), order):
            self.mandates[seat] = self.pack[card]  # COA-5
        self.start_clock("period")
        if self.options.public(self.round):
            self.starter = self.turn_of = self.strongest()
            self.phase = "turn"
            self.start_clock("turn")
        else:
            self.phase = "talk"

    def strongest(self) -> Seat:
        """Who has most mandates; of equals the first clockwise after the last starter, that one last."""
        order = self.clockwise(self.starter)
        return max(order, key=lambda seat: self.mandates[seat])  # COA-7

    def clockwise(self, after: Seat) -> list[Seat]:
        """The players in, from the seat after that one round to it."""
        seats = [(after + 1 + step) % self.seats for step in range(self.seats)]
        return [seat for seat in seats if not self.out[seat]]

    def start_clock(self, kind: str) -> None:
        self.seconds[kind] = self.limits[kind]

    def end_round(self, deal: Deal | None, closed: str, silent: Seats) -> None:
        """Pay the pool, or leave it for the next round."""
        public = self.options.public(self.round)
        mandates = tuple(self.mandates)
        self.rounds.append(
            Round(self.round, public, mandates, self.pool, self.turns, deal, closed, silent)
        )  # fmt: skip
        if deal is not None:
            for member, share in zip(deal.members, deal.shares):
                self.move_money(member, share)  # COA-12, COA-15
        self.clear_table()
        self.begin_round()  # COA-16

    def clear_table(self) -> None:
        self.table, self.proposal, self.closed = None, None, ""
        self.turns = self.passes = 0
        self.proposed = ()
        self.answers, self.ready = [None] * self.seats, [False] * self.seats
        self.ballots = [None] * self.seats

    def outcome(self) -> Outcome:
        """By money at the end; by what all know of it before."""
        over = self.phase == "over"
        money = self.money if over or self.options.all_know_money else self.ledger
        ranks = [(not self.out[seat], self.out[seat], money[seat]) for seat in range(self.seats)]  # COA-16
        places = tuple([1 + len([1 for other in ranks if other > rank]) for rank in ranks])
        winners = tuple([seat for seat, place in enumerate(places) if place == 1]) if over else ()
        return Outcome(winners, places, tuple(money), self.verdict() if over else "")

    def verdict(self) -> str:
        if len(self.players()) <= 2:
            return "verdict-last"
        if self.last_round == BANK:
            return self.options.verdict_of_bank  # COA-16
        return "verdict-session" if self.last_round else "verdict-rounds"
