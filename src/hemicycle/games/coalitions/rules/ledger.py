"""Side payments that only two know of, and what others may take them to have been."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.core.state import Seat
from hemicycle.games.coalitions.rules.deals import Payment, Round


class History:
    """What all know of a game's money, and the payments that they do not."""

    def __init__(
        self,
        start_money: int,
        ante: int,
        out: Sequence[int],
        current: int,
        rounds: Sequence[Round],
        payments: Sequence[Payment],
    ) -> None:
        self.start_money, self.ante, self.out, self.round = start_money, ante, out, current
        self.rounds, self.payments = rounds, payments

    def takes_part(self, seat: Seat, number: int) -> bool:
        return self.out[seat] == 0 or self.out[seat] > number

    def prizes(self, number: int) -> dict[Seat, int]:
        deal = self.rounds[number - 1].deal if number <= len(self.rounds) else None
        return dict(zip(deal.members, deal.shares)) if deal is not None else {}


def imagined(history: History, seat: Seat | None, rng: Random) -> list[Payment]:
    """Payments among the others drawn at random, with those of the seat as they were.

    Everyone can pay what they are known to have paid, whoever stayed in could pay the ante, whoever went out could not.
    """
    for frugal in (False, False, True):
        guess = Guess(history, seat, rng, frugal)
        if all([guess.play_round(number) for number in range(1, history.round + 1)]):
            return guess.payments
    raise AssertionError("what is known of this game cannot have happened")


class Guess:
    """Whoever goes out may keep so much that others lack it later; where it is `frugal`, they keep nothing, as far as
    anybody knows, and so what is known can always be."""

    def __init__(self, history: History, seat: Seat | None, rng: Random, frugal: bool) -> None:
        self.history, self.seat, self.rng, self.frugal = history, seat, rng, frugal
        self.money = [history.start_money] * len(history.out)
        self.payments: list[Payment] = []
        self.number = 0
        self.others: list[Seat] = []

    def play_round(self, number: int) -> bool:
        """Whether the round can have been so."""
        history = self.history
        self.number = number
        players = [seat for seat in range(len(self.money)) if history.takes_part(seat, number)]
        self.others = [seat for seat in players if seat != self.seat]
        for seat in players:
            self.money[seat] -= history.ante
        for payment in history.payments:
            if payment.round == number and self.seat in (payment.payer, payment.payee):
                self.at_random()
                if payment.payer != self.seat:
                    self.raise_to(payment.payer, payment.amount, {})
                self.pay(payment.payer, payment.payee, payment.amount)
                if self.money[payment.payer] < 0:
                    return False
        self.at_random()
        prizes = history.prizes(number)
        if number <= len(history.rounds):  # over
            self.make_ends_meet(prizes)
        for seat, prize in prizes.items():
            self.money[seat] += prize
        going_on = [
            seat for seat in players if number < history.round and history.takes_part(seat, number + 1)
        ]
        return min([self.money[seat] for seat in going_on], default=history.ante) >= history.ante

    def at_random(self) -> None:
        for _ in range(self.rng.randrange(3)):
            payers = [seat for seat in self.others if self.money[seat] > 0]
            if payers and len(self.others) > 1:
                payer = self.rng.choice(payers)
                payee = self.rng.choice([seat for seat in self.others if seat != payer])
                self.pay(payer, payee, self.rng.randint(1, self.money[payer]))

    def make_ends_meet(self, prizes: dict[Seat, int]) -> None:
        """So that with their prizes those still in afterwards can pay the next ante, and the others cannot."""
        ante = self.history.ante
        least: dict[Seat, int] = {}
        for seat in self.others:
            prize = prizes.get(seat, 0)
            if self.history.takes_part(seat, self.number + 1):
                least[seat] = max(0, ante - prize)
        for seat in self.others:
            if seat not in least:
                most = 0 if self.frugal else self.rng.randrange(ante - prizes.get(seat, 0))
                self.lower_to(seat, most, least)
        for seat, need in least.items():
            self.raise_to(seat, need, least)

    def lower_to(self, seat: Seat, most: int, least: dict[Seat, int]) -> None:
        """Give what is too much to those who stay, the neediest first."""
        takers = sorted(least, key=lambda other: self.money[other] - least[other])
        for taker in takers:
            lacking = max(0, least[taker] - self.money[taker]) if taker != takers[-1] else self.money[seat]
            self.pay(seat, taker, min(self.money[seat] - most, lacking))

    def raise_to(self, seat: Seat, need: int, least: dict[Seat, int]) -> None:
        """Take what is lacking from the others, as far as they can spare it."""
        for giver in self.others:
            if giver != seat:
                spare = self.money[giver] - least.get(giver, 0)
                self.pay(giver, seat, min(need - self.money[seat], spare))

    def pay(self, payer: Seat, payee: Seat, amount: int) -> None:
        if amount > 0:
            self.money[payer] -= amount
            self.money[payee] += amount
            self.payments.append(Payment(self.number, payer, payee, amount))
