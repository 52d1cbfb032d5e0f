"""What can be agreed before a game of Koalition, read into one setting that all its states share."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.clock import clocks
from hemicycle.core.line import Line, Word
from hemicycle.core.options import Allowed, Data, Flag, OneOf, Option, Whole
from hemicycle.core.state import NATURE, Seats
from hemicycle.games.koalition.rules.components import ACTIONS, JOKERS, POLITICIANS, Cards, cards

DEALT: Final = {
    3: (20, 8),
    4: (15, 6),
    5: (12, 5),
    6: (10, 4),
    7: (8, 3),
    8: (7, 3),
    9: (6, 2),
    10: (6, 2),
}  # KOA-2: cards of each deck; for 7 and 9 players as without jokers among the politicians


class CardSet(Data):
    """The shipped set for None, or another as plain data."""

    def check(self, data: Any) -> None:
        cards(data)


OPTIONS: Final[tuple[Option, ...]] = (
    OneOf("countries", "15", ("15", "12", "10", "8")),
    Flag("actions", True),
    Flag("packets", False),
    Flag("extra_jokers", True),
    Flag("leader_vote", True),
    OneOf("coalition_size", "minimal", ("minimal", "fewest")),
    Whole("election_limit", 3, 1, 10),
    Whole("talks_seconds", 300, 5, 86_400, none=True),
    Whole("move_seconds", 60, 5, 86_400, none=True),
    Whole("action_seconds", 20, 5, 86_400, none=True),
    CardSet(
        "deck",
        Allowed(
            "none for the usual set, or a set of 7 parties with 60 politicians, 5 jokers, 20 action cards and "
            "15 countries, shaped as cards.toml",
            "deck",
        ),
    ),
)


class Setting:
    """The options of one game as its rules need them."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.everyone: Seats = tuple(range(seats))
        self.alone: list[Seats] = [(seat,) for seat in range(seats)]
        self.seat_names: tuple[Word, ...] = tuple(
            [Line("seat-number", {"number": seat + 1}) for seat in range(seats)]
        )
        self.nature: Seats = (NATURE,)
        self.after = [(seat + 1) % seats for seat in range(seats)]
        self.cards: Cards = cards(options["deck"])
        self.countries = int(options["countries"])
        self.with_actions: bool = options["actions"]
        self.packets: bool = options["packets"]
        self.leader_vote: bool = options["leader_vote"]
        self.coalition_size: str = options["coalition_size"]
        self.election_limit: int = options["election_limit"]
        self.set_clocks(options["move_seconds"], options["action_seconds"], options["talks_seconds"])
        self.fill_decks(options["extra_jokers"] and seats in (7, 9))

    def set_clocks(self, move: int | None, action: int | None, talks: int | None) -> None:
        """KOA-30."""
        self.standing, self.voting = clocks("stand", move), clocks("vote", move)
        self.appointing, self.laying = clocks("appoint", move), clocks("lay", move)
        self.siding = clocks("camps", move)
        self.acting, self.talking = clocks("act", action), clocks("talks", talks)

    def fill_decks(self, extra_jokers: bool) -> None:
        """What is shuffled, and how much of it each player is dealt."""
        politicians, deck = DEALT[self.seats]
        low = self.cards.low_jokers if extra_jokers else []  # KOA-3
        self.politicians: tuple[int, ...] = (*range(POLITICIANS), *low)
        self.dealt_politicians = politicians + 1 if extra_jokers else politicians
        jokers = [joker for joker in range(POLITICIANS, POLITICIANS + JOKERS) if joker not in low]
        actions = range(POLITICIANS + JOKERS, POLITICIANS + JOKERS + ACTIONS)
        self.deck: tuple[int, ...] = ()
        if self.with_actions:
            self.deck = (*([] if extra_jokers and self.seats == 9 else jokers), *actions)  # KOA-3
        self.dealt_deck = deck if self.with_actions else 0
