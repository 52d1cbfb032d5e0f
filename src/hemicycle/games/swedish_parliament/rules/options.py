"""What can be agreed before a match of Swedish Parliament 2014, read into one setting that all its states share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hemicycle.core.choices import Form
from hemicycle.core.clock import clocks
from hemicycle.core.options import DAY, Agreement, Allowed, BadOption, OneOf, Sheet
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.choices import prepared
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, ROW, Box, box
from hemicycle.games.swedish_parliament.rules.components.check import check
from hemicycle.games.swedish_parliament.rules.views import Coop

BIG: Final = ("Conservatives", "Labour")


class Parties(OneOf):
    """Chosen in turn, dealt, or one for each seat."""

    def allowed(self) -> Allowed:
        words, most = ", ".join(self.words), PARTIES - 1
        sentence = f"one of {words}, or a list with a party, a whole number from 0 to {most}, for each seat"
        return Allowed(sentence, "parties", words=words, most=most)

    def fits(self, data: object) -> bool:
        if isinstance(data, list):
            return are_parties(data)
        return super().fits(data)

    def describe(self) -> Form:
        return super().describe() | {"takes": self.allowed().sentence}


def is_target(data: Any) -> bool:
    if not isinstance(data, dict) or data.keys() != {"cabinet", "leader"}:
        return False
    cabinet, leader = data["cabinet"], data["leader"]
    return isinstance(cabinet, list) and are_parties(cabinet) and is_party(leader) and leader in cabinet


def is_party(value: object) -> bool:
    return type(value) is int and 0 <= value < PARTIES


def are_parties(row: list[Any]) -> bool:
    """Each once."""
    return all([is_party(party) for party in row]) and len(set(row)) == len(row)


COOP: Final = Allowed("none, or a cabinet, as a list of its parties, and one of these as leader", "coop")
COMPONENTS: Final = Allowed("none for the shipped set, or another with all that belongs to one", "components")


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "quick": {"parties": "random", "minor_parties": False, "move_seconds": 60, "reply_seconds": 20},
    "standard": {},
    "long": {"move_seconds": 300, "reply_seconds": 60},
    "letter": {"move_seconds": None, "reply_seconds": None},
}


class Setting(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        seats = self.seats
        self.solo = seats == 1
        self.parties: Any = sheet.read(Parties("parties", "choose", ("choose", "random")))
        self.difficulty = sheet.whole("difficulty", 1, 1, 40)
        minor_parties = sheet.flag("minor_parties", True)
        dominant_parties = sheet.flag("dominant_parties", False)
        true_colours = sheet.flag("true_colours", False)
        self.coop = sheet.data("coop", COOP, read_coop)
        move = sheet.limit("move_seconds", 120, 5, DAY)
        reply = sheet.limit("reply_seconds", 30, 5, DAY)
        self.box = box(sheet.data("components", COMPONENTS, checked), true_colours, minor_parties)
        self.prepared = prepared(self.box)
        self.constitution = constitution(self.box)
        self.wide = [0] * ROW  # 1 for those with two markers on each scale
        for party in self.big() if dominant_parties else ():
            self.wide[party] = 1  # SWE-5
        self.choosing, self.placing = clocks("choose", move), clocks("place", move)  # SWE-41
        self.playing, self.changing = clocks("turn", move), clocks("relation", move)
        self.replying = clocks("reply", reply)
        if isinstance(self.parties, list) and len(self.parties) != seats:
            takes = Allowed(f"a list of one party for each of {seats} seats", "party-each", seats=seats)
            raise BadOption("parties", self.parties, takes)

    def big(self) -> list[int]:
        names = self.box.shown.names
        if not set(BIG) <= set(names):
            sentence = f"false in a set without {' and '.join(BIG)}"
            raise BadOption("dominant_parties", True, Allowed(sentence, "not-dominant"))
        return [names.index(name) for name in BIG]


def read_coop(data: Any) -> Coop | None:
    """The cabinet that all want, if they play together."""
    if data is None:
        return None
    if not is_target(data):
        raise BadOption("coop", data, COOP)
    return Coop(tuple(sorted(data["cabinet"])), data["leader"])


def checked(data: Any) -> Any:
    if data is not None:
        check(data)
    return data


@lru_cache(maxsize=8)
def constitution(box: Box) -> Constitution:
    return Constitution(box.shown)
