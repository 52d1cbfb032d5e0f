"""What can be agreed before a game of Coalitions, read into one setting that all its states share."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.choices import Form
from hemicycle.core.options import Allowed, BadOption, Flag, OneOf, Option, Whole
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


OPTIONS: Final[tuple[Option, ...]] = (
    OneOf("bargaining", "public", ("public", "private", "alternate")),
    StartMoney("start_money", 100, 1, 100_000),
    Whole("ante", 20, 1, 1000),
    Whole("mandates", 20, 5, 200),
    Packs("packs", "random", ("random", "classic")),
    Whole("period_seconds", 900, 10, 86_400, none=True),
    Whole("turn_seconds", 120, 5, 3600, none=True),
    Whole("answer_seconds", 30, 5, 3600, none=True),
    Whole("ballot_seconds", 60, 5, 3600, none=True),
    Whole("turn_limit", None, 1, 10_000, none=True),
    Whole("round_limit", 50, 1, 10_000, none=True),
    Whole("session_seconds", None, 60, 86_400, none=True),
    Flag("side_payments", True),
    Flag("open_ledger", False),
    Flag("seeing_bank", False),
    Flag("panel", True),  # who can govern, and power: ours
    Flag("done_early", True),  # COA-12: a period may end before its clock
)

OPTIONS_1: Final = tuple(
    [option for option in OPTIONS if option.name != "done_early"]
)  # of the first edition

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "quick": {"round_limit": 3, "period_seconds": 300, "turn_seconds": 60},
    "standard": {"round_limit": 8},
    "long": {"round_limit": 20},
    "letter": {"done_early": False},
}

LEAST: Final = {option.name: option.low for option in OPTIONS if isinstance(option, Whole)}
MOST: Final = {option.name: option.high for option in OPTIONS if isinstance(option, Whole)}

NOT_CLASSIC_MANDATES: Final = Allowed(
    "random or a list of packs, as classic needs 20 mandates", "not-classic-mandates"
)
NOT_CLASSIC_PLAYERS: Final = Allowed(
    "random or a list of packs, as classic is for at most 10 players", "not-classic-players"
)


class Setting:
    """The options of one game as its rules need them."""

    packs_by_round = False  # COA-4, as the first edition had it

    def __init__(self, seats: int, options: dict[str, Any], timed: bool) -> None:
        self.seats, self.timed = seats, timed
        self.done_early: bool = options["done_early"]
        self.bargaining: str = options["bargaining"]
        self.start_money: int = options["start_money"]
        self.ante: int = options["ante"]
        self.mandates: int = options["mandates"]
        self.most = self.mandates // 2  # on one card
        self.quota = self.mandates // 2 + 1  # COA-6
        self.turn_limit: int | None = options["turn_limit"]
        self.round_limit: int | None = options["round_limit"]
        self.seconds: dict[str, int | None] = {
            kind: options[f"{kind}_seconds"] for kind in ("period", "turn", "answer", "ballot", "session")
        }
        self.side_payments: bool = options["side_payments"]
        self.open_ledger: bool = options["open_ledger"]
        self.all_know_money = self.open_ledger or not self.side_payments  # COA-13
        self.seeing_bank: bool = options["seeing_bank"]
        self.panel: bool = options["panel"]
        self.check(options)
        self.packs = self.read_packs(options["packs"])

    def check(self, options: dict[str, Any]) -> None:
        if self.start_money < self.ante:
            high = MOST["start_money"]
            sentence = f"a whole number from {self.ante}, the ante, to {high}"
            takes = Allowed(sentence, "start-money", low=self.ante, high=high)
            raise BadOption("start_money", self.start_money, takes)
        if self.mandates < self.seats:
            high = MOST["mandates"]
            sentence = f"a whole number from {self.seats}, one for each player, to {high}"
            takes = Allowed(sentence, "mandates", low=self.seats, high=high)
            raise BadOption("mandates", self.mandates, takes)
        if options["round_limit"] is None and options["session_seconds"] is None:
            high = MOST["round_limit"]
            sentence = f"a whole number from 1 to {high} where session_seconds is none"
            raise BadOption("round_limit", None, Allowed(sentence, "round-limit", high=high))

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
