"""What can be agreed before a game of Coalitions, as one object that all its states share."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.choices import Form
from hemicycle.core.options import DAY, Agreement, Allowed, BadOption, OneOf, Sheet, Whole
from hemicycle.games.coalitions.rules.components import CLASSIC, Pack, read_packs


class Packs(OneOf):
    """Drawn, those of the box, or a list of packs."""

    def allowed(self) -> Allowed:
        words = ", ".join(self.words)
        return Allowed(f"one of {words}, or a list of packs, each a list of cards", "packs-or", words=words)

    def fits(self, data: object) -> bool:
        return isinstance(data, list) or super().fits(data)

    def describe(self) -> Form:
        return super().describe() | {"takes": self.allowed().sentence}


class StartMoney(Whole):
    """At least the ante, which is another option."""

    def allowed(self) -> Allowed:
        return Allowed(f"a whole number from the ante to {self.high}", "from-the-ante", high=self.high)


HOUR: Final = 3600  # seconds
SECONDS: Final = {"period": (10, DAY), "turn": (5, HOUR), "answer": (5, HOUR), "ballot": (5, HOUR)}

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "quick": {"round_limit": 3, "period_seconds": 300, "turn_seconds": 60},
    "standard": {"round_limit": 8},
    "long": {"round_limit": 20},
    "letter": {"done_early": False},
}

NOT_CLASSIC_MANDATES: Final = Allowed(
    "random or a list of packs, as classic needs 20 mandates", "not-classic-mandates"
)
NOT_CLASSIC_PLAYERS: Final = Allowed(
    "random or a list of packs, as classic is for at most 10 players", "not-classic-players"
)


class Options(Agreement):
    def __init__(self, sheet: Sheet, edition: int = 2) -> None:
        super().__init__(sheet)
        self.bargaining = sheet.one_of("bargaining", "public", ("public", "private", "alternate"))
        self.start_money: int = sheet.read(StartMoney("start_money", 100, 1, 100_000))
        self.ante = sheet.whole("ante", 20, 1, 1000)
        self.mandates = sheet.whole("mandates", 20, 5, 200)
        packs = sheet.read(Packs("packs", "random", ("random", "classic")))
        self.seconds = {  # by kind of clock
            "period": sheet.limit("period_seconds", 900, *SECONDS["period"]),
            "turn": sheet.limit("turn_seconds", 120, *SECONDS["turn"]),
            "answer": sheet.limit("answer_seconds", 30, *SECONDS["answer"]),
            "ballot": sheet.limit("ballot_seconds", 60, *SECONDS["ballot"]),
        }
        self.turn_limit = sheet.limit("turn_limit", None, 1, 10_000)
        self.round_limit = sheet.limit("round_limit", 50, 1, 10_000)
        self.seconds["session"] = sheet.limit("session_seconds", None, 60, DAY)
        self.side_payments = sheet.flag("side_payments", True)
        self.open_ledger = sheet.flag("open_ledger", False)
        self.seeing_bank = sheet.flag("seeing_bank", False)
        self.panel = sheet.flag("panel", True)  # who can govern, and power: ours
        self.set_endings(sheet, edition)
        self.check()
        self.packs = self.read_packs(packs)
        self.packs_shown: str | tuple[Pack, ...] = packs if isinstance(packs, str) else tuple(self.packs)
        self.most = self.mandates // 2  # on one card
        self.quota = self.mandates // 2 + 1  # COA-6
        self.all_know_money = self.open_ledger or not self.side_payments  # COA-13

    def set_endings(self, sheet: Sheet, edition: int) -> None:
        """In the first edition no period ended before its clock, packs were taken by the number of the round, and a
        session that the bank ended was said to be out of time.
        """
        self.verdict_of_bank = "verdict-session" if edition == 1 else "verdict-bank"  # COA-16
        self.packs_by_round = edition == 1  # COA-4
        self.timed = self.timed or edition == 1
        self.done_early = edition > 1 and sheet.flag("done_early", True)  # COA-12

    def check(self) -> None:
        if self.start_money < self.ante:
            sentence = f"a whole number from {self.ante}, the ante, to 100000"
            takes = Allowed(sentence, "start-money", low=self.ante, high=100_000)
            raise BadOption("start_money", self.start_money, takes)
        if self.mandates < self.seats:
            sentence = f"a whole number from {self.seats}, one for each player, to 200"
            takes = Allowed(sentence, "mandates", low=self.seats, high=200)
            raise BadOption("mandates", self.mandates, takes)
        if self.round_limit is None and self.seconds["session"] is None:
            sentence = "a whole number from 1 to 10000 where session_seconds is none"
            raise BadOption("round_limit", None, Allowed(sentence, "round-limit", high=10_000))

    def read_packs(self, given: object) -> list[Pack]:
        if given == "random":
            return []
        if given == "classic":
            if self.mandates != 20:
                raise BadOption("packs", given, NOT_CLASSIC_MANDATES)
            if self.seats > 10:
                raise BadOption("packs", given, NOT_CLASSIC_PLAYERS)
            return CLASSIC
        return read_packs(given, self.mandates)

    def public(self, number: int) -> bool:
        """Whether that round bargains in public."""
        return self.bargaining == "public" or (self.bargaining == "alternate" and number % 2 == 1)


def first_edition(sheet: Sheet) -> Options:
    return Options(sheet, 1)
