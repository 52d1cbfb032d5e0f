"""What can be agreed before a game of Koalition, read into one setting that all its states share."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.clock import clocks
from hemicycle.core.line import Line, Word
from hemicycle.core.options import DAY, Agreement, Allowed, Sheet
from hemicycle.core.state import NATURE, Seats
from hemicycle.games.koalition.rules.components import ACTIONS, JOKERS, NEWEST, POLITICIANS, cards

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


DECK: Final = Allowed(
    "none for the usual set, or a set of 7 parties with 60 politicians, 5 jokers, 20 action cards and "
    "15 countries, shaped as cards.toml",
    "deck",
)

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "quick": {"countries": "8", "packets": True, "leader_vote": False, "talks_seconds": 180},
    "standard": {"countries": "10", "packets": True},
    "long": {},
    "letter": {"coalition_size": "fewest"},
}


class Setting(Agreement):
    def __init__(self, sheet: Sheet, edition: int = NEWEST) -> None:
        super().__init__(sheet)
        seats = self.seats
        self.keeps_parties = edition > 1  # a joker's, over new elections: KOA-8
        self.everyone: Seats = tuple(range(seats))
        self.alone: list[Seats] = [(seat,) for seat in range(seats)]
        self.seat_names: tuple[Word, ...] = tuple(
            [Line("seat-number", {"number": seat + 1}) for seat in range(seats)]
        )
        self.nature: Seats = (NATURE,)
        self.after = [(seat + 1) % seats for seat in range(seats)]
        self.countries = int(sheet.one_of("countries", "15", ("15", "12", "10", "8")))
        self.with_actions = sheet.flag("actions", True)
        self.packets = sheet.flag("packets", False)
        extra_jokers = sheet.flag("extra_jokers", True)
        self.leader_vote = sheet.flag("leader_vote", True)
        self.coalition_size = sheet.one_of("coalition_size", "minimal", ("minimal", "fewest"))
        self.election_limit = sheet.whole("election_limit", 3, 1, 10)
        talks = sheet.limit("talks_seconds", 300, 5, DAY)
        move = sheet.limit("move_seconds", 60, 5, DAY)
        self.set_clocks(move, sheet.limit("action_seconds", 20, 5, DAY), talks)
        self.cards = sheet.data("deck", DECK, lambda data: cards(data, edition))
        self.fill_decks(extra_jokers and seats in (7, 9))

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


def first_edition(sheet: Sheet) -> Setting:
    """A joker that came back to a hand was declared anew; of countries for two there was one more than for four."""
    return Setting(sheet, 1)
