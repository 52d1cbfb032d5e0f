"""One election of Koalition kept a second time: what lies on the table, and what may be played on it; no hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hemicycle.games.koalition.tests.oracle import Bloc, Laid, Poll, Sides

AGAINST = ("skull", "egg")


@dataclass
class Mark:
    kind: str
    by: int
    active: bool = True


@dataclass
class Placed:
    """A politician or a joker on the table, with the cards on top of it."""

    card: int
    party: int
    value: int
    owner: int
    marks: list[Mark] = field(default_factory=list)

    def active(self, kind: str) -> bool:
        return any(mark.active for mark in self.marks if mark.kind == kind)

    @property
    def topmost(self) -> Mark | None:
        """What a vest would cancel."""
        lying = [mark for mark in self.marks if mark.kind in AGAINST and mark.active]
        return lying[-1] if lying else None


@dataclass
class Election:
    table: list[Placed] = field(default_factory=list)
    scandals: dict[int, list[Mark]] = field(default_factory=dict)
    sides: dict[tuple[int, int], int] = field(default_factory=dict)

    def laid(self, placed: Placed) -> Laid:
        return Laid(placed.owner, placed.party, placed.value, placed.active("skull"), placed.active("egg"))

    def poll(self) -> Poll:
        scandals = {
            party
            for party, marks in self.scandals.items()
            if any(m.kind == "sausage" and m.active for m in marks)
        }
        return Poll([self.laid(placed) for placed in self.table], self.doubled(), scandals)

    def doubled(self) -> set[int]:
        return {placed.party for placed in self.table if placed.active("double")}

    def blocs(self) -> list[Bloc]:
        sides: Sides = self.sides
        return self.poll().blocs(sides)

    def targets(self, kind: str) -> list[tuple[str, int]]:
        """What a card of that kind may be played on: ("on", place) or ("party", party)."""
        poll = self.poll()
        if kind == "sausage":
            named = {laid.party for laid in poll.front if laid.eligible} - set(self.scandals)
            return [("party", party) for party in sorted(named)]
        places = [("on", place) for place, placed in enumerate(self.table) if self.takes(placed, kind)]
        if kind == "vest":
            places += [("party", party) for party in sorted(poll.scandals)]
        return places

    def takes(self, placed: Placed, kind: str) -> bool:
        """Whether a politician may be played on with such a card."""
        if kind == "vest":
            return placed.topmost is not None
        if placed.active("skull"):
            return False
        if kind == "double":
            return placed.party not in self.doubled()
        return kind == "skull" or not any(mark.kind == "egg" for mark in placed.marks)

    def mark(self, kind: str, by: int, place: int) -> None:
        placed = self.table[place]
        if kind == "vest":
            assert placed.topmost is not None
            placed.topmost.active = False
        placed.marks.append(Mark(kind, by))

    def scandal(self, kind: str, by: int, party: int) -> None:
        marks = self.scandals.setdefault(party, [])
        for mark in marks:
            mark.active = False
        marks.append(Mark(kind, by))

    def played(self) -> Counter[str]:
        """The action cards that lie here."""
        cards = [mark.kind for placed in self.table for mark in placed.marks]
        return Counter(cards + [mark.kind for marks in self.scandals.values() for mark in marks])
