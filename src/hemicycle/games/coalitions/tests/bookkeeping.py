"""A second set of books of Coalitions, kept from plain moves as they come; plays nothing itself.

It imports none of the rules, and takes every move for possible; whether it is, is held against `following`.
"""

from __future__ import annotations

from typing import Any

from hemicycle.games.coalitions.tests.oracle import (
    Deal,
    Pack,
    fits,
    given_packs,
    government,
    governs,
    places,
    starter,
    take_pack,
)

Data = dict[str, Any]
KINDS = ("period", "turn", "answer", "ballot")


class Book:
    """`phase` is pack, deal, turn, answers, talk, ballots or over."""

    def __init__(self, seats: int, options: Data) -> None:
        self.options, self.seats = options, seats
        self.money = [options["start_money"]] * seats
        self.ledger = [options["start_money"]] * seats
        self.out = [0] * seats
        self.limits = {kind: options[f"{kind}_seconds"] for kind in KINDS}
        self.clocks: dict[str, float] = {}
        if options["session_seconds"]:
            self.clocks["session 1"] = options["session_seconds"]
        self.round = self.pool = self.proposals = 0
        self.started = seats - 1
        self.last_round = False
        self.next_pack: Pack | None = None
        self.waiting = given_packs(options["packs"])
        self.spent: list[Pack] = []
        self.dropped: Pack | None = None
        self.payments: list[tuple[int, int, int, int]] = []
        self.rounds: list[tuple[int, bool, tuple[int, ...], int, Deal | None]] = []
        self.begin_round()

    @property
    def players(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out[seat]]

    @property
    def public(self) -> bool:
        odd = self.round % 2 == 1
        return self.options["bargaining"] == "public" or (self.options["bargaining"] == "alternate" and odd)

    @property
    def may_be_done(self) -> bool:
        return self.phase in ("turn", "answers") and self.timed and bool(self.options["done_early"])

    def begin_round(self) -> None:
        self.round += 1
        for seat in self.players:
            if self.money[seat] < self.options["ante"]:  # COA-3
                self.out[seat] = self.round
        if len(self.players) < 3:
            self.end()
            return
        self.jackpot = self.pool
        for seat in self.players:
            self.money[seat] -= self.options["ante"]
            self.ledger[seat] -= self.options["ante"]
            self.pool += self.options["ante"]
        self.mandates = [0] * self.seats
        self.turns = self.passes = 0
        self.table: Deal | None = None
        self.proposal: Deal | None = None
        self.answers: dict[int, bool] = {}
        self.ready: set[int] = set()
        self.ballots: dict[int, Deal | None] = {}
        self.choose_pack()

    def choose_pack(self) -> None:
        number, mandates = len(self.players), self.options["mandates"]
        self.dropped, banks, self.next_pack = None, self.next_pack, None
        if banks and not fits(banks, mandates, number):
            self.dropped, banks = banks, None
        self.pack = banks or take_pack(self.waiting, self.spent, mandates, number)
        self.phase = "deal" if self.pack else "pack"

    def end(self) -> None:
        self.phase = "over"
        self.clocks = {}

    def take(self, seat: int, data: Data) -> None:
        fields = {name: value for name, value in data.items() if name != "do"}
        getattr(self, data["do"])(seat, **fields)

    def Draw(self, seat: int, pack: list[int]) -> None:
        self.pack = tuple(pack)
        self.phase = "deal"

    def DealCards(self, seat: int, order: list[int]) -> None:
        assert self.pack
        assert sorted(order) == list(range(len(self.players)))
        for player, place in zip(self.players, order, strict=True):
            self.mandates[player] = self.pack[place]
        self.start_clock("period", f"period {self.round}")
        self.timed = f"period {self.round}" in self.clocks
        if self.public:
            self.started = starter(self.mandates, self.started)
            self.start_turn(self.started)
        else:
            self.phase = "talk"

    def start_clock(self, kind: str, name: str) -> None:
        if self.limits[kind]:
            self.clocks[name] = self.limits[kind]

    def stop_clocks(self, *kinds: str) -> None:
        self.clocks = {name: seconds for name, seconds in self.clocks.items() if name.split()[0] not in kinds}

    def start_turn(self, seat: int) -> None:
        self.phase, self.turn_of = "turn", seat
        self.start_clock("turn", f"turn {self.round}.{self.turns + 1}")

    def Pass(self, seat: int) -> None:
        self.passes += 1
        self.end_turn()

    def end_turn(self) -> None:
        """COA-11, COA-12."""
        self.turns += 1
        self.proposal = None
        self.stop_clocks("turn", "answer")
        patience = len(self.players) * (1 if self.table else 2)
        if self.turns == self.options["turn_limit"] or (not self.timed and self.passes >= patience):
            self.pay_out(self.table)
            return
        later = [seat for seat in self.players if seat > self.turn_of]
        self.start_turn((later or self.players)[0])

    def Propose(self, seat: int, members: list[int], shares: list[int]) -> None:
        assert governs(members, self.mandates)
        assert sum(shares) == self.pool
        assert (tuple(members), tuple(shares)) != self.table
        self.ready.discard(seat)
        self.ask(seat, (tuple(members), tuple(shares)), [own for own in members if own != seat])

    def NoDeal(self, seat: int) -> None:
        assert self.table
        self.ready.discard(seat)
        self.ask(seat, None, [own for own in self.players if own != seat])

    def ask(self, seat: int, deal: Deal | None, asked: list[int]) -> None:
        self.stop_clocks("turn")
        self.proposals += 1
        self.passes = 0
        self.phase, self.proposal, self.asked, self.answers = "answers", deal, asked, {}
        self.start_clock("answer", f"answer {self.proposals}")

    def Answer(self, seat: int, proposal: int, accept: bool) -> None:
        assert proposal == self.proposals
        assert seat in self.asked
        assert seat not in self.answers
        self.answers[seat] = accept
        if self.proposal:
            if not accept:
                self.end_turn()
            elif len(self.answers) == len(self.asked):
                self.settle()
            return
        against = sum(self.mandates[own] for own, accepts in self.answers.items() if not accepts)
        approve = self.mandates[self.turn_of] + sum(
            self.mandates[own] for own, accepts in self.answers.items() if accepts
        )
        if 2 * approve > self.options["mandates"]:  # COA-10
            self.settle()
        elif 2 * (self.options["mandates"] - against) <= self.options["mandates"]:
            self.end_turn()

    def settle(self) -> None:
        self.table = self.proposal
        self.ready = set()
        self.end_turn()

    def Pay(self, seat: int, to: int, amount: int) -> None:
        assert 1 <= amount <= self.money[seat]
        self.money[seat] -= amount
        self.money[to] += amount
        self.payments.append((self.round, seat, to, amount))

    def Ready(self, seat: int, ready: bool) -> None:
        (self.ready.add if ready else self.ready.remove)(seat)
        if self.ready == {*self.players}:
            self.end_period()

    def end_period(self) -> None:
        self.stop_clocks("period", "turn", "answer")
        if self.public:
            self.pay_out(self.table)
        else:
            self.phase = "ballots"
            self.start_clock("ballot", f"ballot {self.round}")

    def Ballot(self, seat: int, members: list[int], shares: list[int]) -> None:
        self.hand_in(seat, (tuple(members), tuple(shares)))

    def Blank(self, seat: int) -> None:
        self.hand_in(seat, None)

    def hand_in(self, seat: int, deal: Deal | None) -> None:
        self.ballots[seat] = deal
        if {*self.ballots} == {*self.players}:
            self.pay_out(government(self.ballots, self.mandates))

    def pay_out(self, deal: Deal | None) -> None:
        self.stop_clocks("period", "turn", "answer", "ballot")
        self.rounds.append((self.round, self.public, tuple(self.mandates), self.pool, deal))
        for member, share in zip(*deal, strict=True) if deal else ():
            self.money[member] += share
            self.ledger[member] += share
            self.pool -= share
        if self.last_round or self.round == self.options["round_limit"]:
            self.end()
        else:
            self.begin_round()

    def TimeUp(self, seat: int, clock: str) -> None:
        del self.clocks[clock]
        kind = clock.split()[0]
        if kind == "turn":
            self.Pass(self.turn_of)
        elif kind == "answer":
            self.end_turn()
        elif kind == "period":
            self.end_period()
        elif kind == "ballot":
            self.pay_out(government(self.ballots, self.mandates))
        else:
            self.last_round = True

    def NextPack(self, seat: int, pack: list[int]) -> None:
        self.next_pack = tuple(pack)

    def EndPeriod(self, seat: int) -> None:
        self.end_period()

    def EndSession(self, seat: int) -> None:
        self.last_round = True
        self.stop_clocks("session")

    def SetSeconds(self, seat: int, clock: str, seconds: int) -> None:
        self.limits[clock] = seconds or None

    def places(self) -> list[int]:
        return places(self.money, self.out)
