"""What can be agreed before a game of Ten Regions, read into one setting that all its states share."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.choices import Form
from hemicycle.core.clock import Clock, clocks
from hemicycle.core.options import DAY, Agreement, Allowed, BadOption, OneOf, Sheet
from hemicycle.core.state import Seats
from hemicycle.games.ten_regions.rules.actions import Purse
from hemicycle.games.ten_regions.rules.components import CELLS, country
from hemicycle.games.ten_regions.rules.count import OPPOSITION, OUTSIDE, PARLIAMENT, RULING

MOST_CAMPAIGNED: Final = (
    2_000  # times that a party campaigns in a region: everybody sees all of them to the end
)


class Ideologies(OneOf):
    """Drafted, drawn, or a cell of the compass for each seat."""

    def allowed(self) -> Allowed:
        words, most = ", ".join(self.words), len(CELLS) - 1
        sentence = f"one of {words}, or a list of one cell from 0 to {most} per seat"
        return Allowed(sentence, "ideologies", words=words, most=most)

    def fits(self, data: object) -> bool:
        if isinstance(data, list):
            return not [cell for cell in data if type(cell) is not int or not 0 <= cell < len(CELLS)]
        return isinstance(data, str) and data in self.words

    def describe(self) -> Form:
        return {
            "name": self.name, "kind": "one-of", "default": self.default, "words": list(self.words),
            "takes": self.allowed().sentence,
        }  # fmt: skip


REGIONS: Final = Allowed(
    "none for the ten printed regions, or a list of 3 to 60 regions, each with a name, mandates from 1 to 20, "
    "and optionally an economic and a social leaning",
    "regions",
)


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "quick": {"turns": 2, "ideologies": "random", "campaign_seconds": 300, "vote_seconds": 45},
    "standard": {},
    "long": {"turns": 5},
    "letter": {"three_way_first": "all", "open_ties": True, "zero_votes": "all"},
}


class Setting(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.everyone: Seats = tuple(range(self.seats))
        self.ideologies: Any = sheet.read(Ideologies("ideologies", "draft", ("draft", "random")))
        self.unique = sheet.flag("unique_ideologies", True)
        self.turns = sheet.whole("turns", 3, 1, 10)
        media = sheet.whole("media", 7, 0, 30)
        rallies = sheet.whole("rallies", 7, 0, 30)
        conflicts = sheet.whole("conflicts", 1, 0, 30)
        self.three_way_first = sheet.one_of("three_way_first", "all", ("all", "parliament"))
        self.open_ties = sheet.flag("open_ties", False)
        self.zero_votes = sheet.one_of("zero_votes", "nobody", ("nobody", "all"))
        self.seconds = {
            "draft": sheet.limit("draft_seconds", 60, 1, DAY),
            "campaign": sheet.limit("campaign_seconds", 600, 1, DAY),
            "vote": sheet.limit("vote_seconds", 60, 1, DAY),
        }
        self.country = sheet.data("regions", REGIONS, country)
        self.fill_purses(media, rallies, conflicts)
        self.check()

    def fill_purses(self, media: int, rallies: int, conflicts: int) -> None:
        if media + rallies < 1:
            takes = Allowed("a whole number from 1 to 30 where media is 0", "rallies")
            raise BadOption("rallies", rallies, takes)
        self.purse = Purse(media, rallies, conflicts, 0)  # TEN-2
        self.purses = {  # by the role of the turn before
            RULING: Purse(media + 1, rallies, conflicts, 1),  # TEN-11
            OPPOSITION: Purse(media + 1, rallies, conflicts, 1),
            PARLIAMENT: Purse(media + 1, rallies, conflicts, 0),
            OUTSIDE: Purse(media, rallies + 1, conflicts + 1, 0),  # TEN-12
        }

    def check(self) -> None:
        given = self.ideologies
        if isinstance(given, list) and len(given) != self.seats:
            sentence = f"a list of one cell for each of {self.seats} seats"
            raise BadOption("ideologies", given, Allowed(sentence, "cell-each", seats=self.seats))
        if self.unique and isinstance(given, list) and len(set(given)) < len(given):
            takes = Allowed("each cell once, or unique_ideologies false", "cells-once")
            raise BadOption("ideologies", given, takes)
        if self.unique and self.seats > len(CELLS):
            sentence = f"false at a table of more than {len(CELLS)} seats"
            raise BadOption("unique_ideologies", True, Allowed(sentence, "not-unique", most=len(CELLS)))
        if self.turns > (most := max(1, MOST_CAMPAIGNED // (self.seats * self.country.size))):
            sentence = f"a whole number from 1 to {most} with so many seats and regions"
            raise BadOption("turns", self.turns, Allowed(sentence, "turns", most=most))

    def clock(self, kind: str, number: int) -> tuple[Clock, ...]:
        return clocks(kind, self.seconds[kind]).at(number)

    def vote_clock(self, turn: int, tie: int) -> tuple[Clock, ...]:
        """Each vote has a clock of its own: of a turn, and of a tie where these are voted on one after another."""
        return self.clock("vote", turn * (self.country.size + 1) + tie if self.open_ties else turn)
