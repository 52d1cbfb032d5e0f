"""The parts of a match of Koalition, each the only writer of its fields; what the match waits for, phases say."""

from __future__ import annotations

from hemicycle.core.clock import Clock, Clocks
from hemicycle.core.event import Chronicle
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.agenda import Agenda
from hemicycle.games.koalition.rules.hands import Hands
from hemicycle.games.koalition.rules.leader import Leader
from hemicycle.games.koalition.rules.options import Setting
from hemicycle.games.koalition.rules.points import Pad
from hemicycle.games.koalition.rules.result import Result, result_of
from hemicycle.games.koalition.rules.table import Table


class Past:
    """An election that is over: nothing in it changes any more. `why` it failed, or "" where somebody governs."""

    def __init__(self, match: Match, why: str) -> None:
        self.country, self.election, self.why = match.agenda.country, match.agenda.election, why
        self.table, self.result = match.table, match.result()


class Match:
    def __init__(self, setting: Setting) -> None:
        self.setting, self.seats = setting, setting.seats
        self.hands, self.pad = Hands(setting), Pad(setting.seats)
        self.leader, self.agenda = Leader(setting.seats), Agenda(setting)
        self.table = Table(setting.cards)
        self.counted: Result | None = None
        self.last: Past | None = None  # the election before
        self.chronicle = Chronicle(setting.seats)
        self.clocks = self.proposals = 0  # so far

    def copy(self) -> Match:
        twin = Match(self.setting)
        twin.hands, twin.pad = self.hands.copy(), self.pad.copy()
        twin.leader, twin.agenda, twin.table = self.leader.copy(), self.agenda.copy(), self.table.copy()
        twin.counted, twin.last = self.counted, self.last
        twin.chronicle = self.chronicle.copy()
        twin.clocks, twin.proposals = self.clocks, self.proposals
        return twin

    def result(self) -> Result:
        """As if it were counted now; once all is laid and played, the result."""
        if self.counted is None or not self.counted.is_of(self.table):
            self.counted = result_of(self.table, self.setting)
        return self.counted

    def join(self, camps: list[Seat]) -> None:
        self.counted = self.result().joined(camps)

    def end_election(self, why: str) -> None:
        self.last = Past(self, why)

    def clear_table(self) -> None:
        self.chronicle.begin_turn()
        self.table, self.counted = Table(self.setting.cards), None

    def start(self, clocks: Clocks) -> tuple[Clock, ...]:
        """A new one of these clocks."""
        self.clocks += 1
        return clocks.at(self.clocks)

    def next_proposal(self) -> int:
        """Its number."""
        self.proposals += 1
        return self.proposals

    def elections(self) -> int:
        """Called so far in all countries, with the one that is on."""
        return sum([row.elections for row in self.pad.rows]) + self.agenda.election
