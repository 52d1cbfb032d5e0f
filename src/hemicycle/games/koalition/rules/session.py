"""All that a match of Koalition remembers, and what it waits for; not what follows what."""

from __future__ import annotations

from typing import Self

from hemicycle.core.choices import Action
from hemicycle.core.clock import Clock, Clocks
from hemicycle.core.state import NATURE, Seat, Seats, State
from hemicycle.games.koalition.rules.coalitions import Coalitions
from hemicycle.games.koalition.rules.components import COUNTRIES, PARTIES
from hemicycle.games.koalition.rules.count import NOBODY, Count
from hemicycle.games.koalition.rules.hands import Hands
from hemicycle.games.koalition.rules.leader import Leading
from hemicycle.games.koalition.rules.options import Setting
from hemicycle.games.koalition.rules.points import Pad
from hemicycle.games.koalition.rules.table import Fronts
from hemicycle.games.koalition.rules.talks import Talks


class Past:
    """An election that is over: nothing in it changes any more. `why` it failed, or "" where somebody governs."""

    def __init__(self, session: Session, why: str) -> None:
        self.country, self.election, self.why = session.country, session.election, why
        self.fronts, self.count, self.camps = session.fronts, session.count, session.camps


class Session(State[Action]):
    """`phase` is as in a view. While it is "nature", `due` is what NATURE draws: "deal", "leader", "opener", "size" or
    "country"."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.seats = setting, setting.seats
        self.hands, self.pad = Hands(setting), Pad(setting.seats)
        self.leading = Leading(setting.seats)
        self.lots: Seats = setting.everyone  # among whom the leader is drawn
        self.phase, self.due = "nature", "deal"
        self.acting: Seats = (NATURE,)
        self.waited: Seats = (NATURE,)
        self.ticking: tuple[Clock, ...] = ()
        self.moment = 0  # counts what was waited for, so that every clock is new
        self.left = (1 << COUNTRIES) - 1  # countries not revealed yet
        self.packet: tuple[int, ...] = ()  # sizes still to come in it
        self.size = 0  # drawn for the next country
        self.number = 0  # of countries revealed
        self.country = NOBODY
        self.fields = 0  # politicians of each player
        self.whole = 0  # and of all
        self.opener: Seat = NOBODY
        self.turn: Seat = NOBODY
        self.round_by: Seat = NOBODY
        self.quiet = 0  # so many more passes end the action round
        self.election = 0
        self.failed: tuple[str, ...] = ()  # why, by election of this country
        self.fronts = Fronts(setting.cards)
        self.closed = False  # all is laid and played
        self.count = Count()  # then
        self.coalitions: Coalitions | None = None  # then
        self.camps: list[Seat] = [NOBODY] * (self.seats * PARTIES)  # whose, by seat and party
        self.sides: list[Seats | None] = [None] * self.seats  # sealed
        self.talks: Talks | None = None
        self.proposed = 0
        self.last: Past | None = None  # the election before

    def copy(self) -> Self:
        twin = type(self)(self.setting)
        twin.hands, twin.pad, twin.leading = self.hands.copy(), self.pad.copy(), self.leading.copy()
        twin.lots, twin.phase, twin.due = self.lots, self.phase, self.due
        twin.acting, twin.waited, twin.ticking = self.acting, self.waited, self.ticking
        twin.moment, twin.left, twin.packet, twin.size = self.moment, self.left, self.packet, self.size
        twin.number, twin.country, twin.fields = self.number, self.country, self.fields
        twin.whole = self.whole
        twin.opener, twin.turn, twin.round_by = self.opener, self.turn, self.round_by
        twin.quiet, twin.election, twin.failed = self.quiet, self.election, self.failed
        twin.fronts, twin.closed = self.fronts.copy(), self.closed
        twin.count, twin.coalitions = self.count, self.coalitions
        twin.camps, twin.sides = self.camps[:], self.sides[:]
        twin.talks = None if self.talks is None else self.talks.copy()
        twin.proposed, twin.last = self.proposed, self.last
        return twin

    # what is waited for

    def wait_for(self, phase: str, seats: Seats, clocks: Clocks) -> None:
        self.phase, self.acting, self.waited = phase, seats, seats
        self.moment += 1
        self.ticking = clocks.at(self.moment)

    def wait_for_nature(self, due: str) -> None:
        self.phase, self.due = "nature", due
        self.acting = self.waited = self.setting.nature
        self.ticking = ()
        self.turn = NOBODY

    def elections(self) -> int:
        """Called so far in all countries, with the one that is on."""
        return sum([row.elections for row in self.pad.rows]) + self.election

    # the steps of a match, each in its own module

    def proceed(self) -> None:
        """To the next country, or to the end."""
        raise NotImplementedError
