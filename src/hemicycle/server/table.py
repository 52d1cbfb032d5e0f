"""A table: what its journal's entries amount to, one after another. It asks nobody, writes nothing, tells nobody.

`fold` alone changes it, so a table that is read back from the journal is the table as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, Literal

from msgspec import Struct

from hemicycle.core.catalogue import game
from hemicycle.core.chance import Seeded
from hemicycle.core.choices import plain
from hemicycle.core.match import Match, Step
from hemicycle.core.state import NATURE, OPEN, Seat, Talk
from hemicycle.server.answers import AbsenceShown, ChairShown, TableShown, You
from hemicycle.server.journal import Entry, Place
from hemicycle.server.requests import Pace
from hemicycle.server.wire import encode

BYSTANDER: Final = -1  # who looks on and holds no seat
STANDING_HOST: Final = -2  # a host who holds no seat sees the same, and that the table is its own
Role = int  # a seat, or one of these two
LEAST: Final = 150  # bytes that an entry takes besides its data


class Chair(Struct):
    """A seat as people know it. With a person and a bot, the bot stands in until the person is back."""

    person: str = ""
    name: str = ""
    bot: str = ""
    invitation: str = ""  # digest of the one that is open

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.person else "bot" if self.bot else "open"

    @property
    def acts_itself(self) -> bool:
        """Whether its person acts, and no bot for it."""
        return bool(self.person and not self.bot)


@dataclass(frozen=True)
class Said:
    number: int  # of its entry
    at: int
    seat: Seat
    to: list[Seat] | None
    text: str
    offer: Any

    def readable(self, role: Role) -> bool:
        return self.to is None or role == self.seat or role in self.to


class Table:
    def __init__(self, created: Entry) -> None:
        data = created.data
        self.id, self.created, self.updated = created.match, created.at, created.at
        self.seen = created.at  # when what `show` gives changed last
        self.number = created.number
        self.title, self.public, self.timed = data["title"], data["public"], data["timed"]
        self.absence: dict[str, Any] = data["absence"]
        self.agreed_pace: Pace | None = data.get("pace")
        self.host, self.host_name = data["host"], data["host_name"]
        self.chairs = [Chair(**chair) for chair in data["chairs"]]
        self.chance = Seeded(bytes.fromhex(data["seed"]))
        self.game = game(data["game"], data["edition"])
        self.match = Match(self.game, len(self.chairs), data["options"], self.chance, self.timed)
        self.started = self.ended = self.halted = False
        self.language: str = data.get("language", "en")  # in which bots have their names
        self.sent_away: set[str] = set()
        self.again = ""  # the table at which the same people play once more
        self.looks = 1  # how often what `show` gives may have changed
        self.said: list[Said] = []
        self.done: dict[
            tuple[str, Seat, str], int
        ] = {}  # the entry of every message that was taken, by its kind
        self.written: dict[Seat, int] = {}  # bytes that people had put down for good
        self.awaited: dict[Seat, int] = {}  # since when the match waits for whom
        self.supposed: Step | None = None  # after which moves are tried, though it is not taken yet

    @property
    def over(self) -> bool:
        return self.ended or (self.started and self.match.state.over())

    @property
    def of_bots(self) -> bool:
        return all([chair.kind == "bot" for chair in self.chairs])

    @property
    def pace(self) -> Pace:
        """Of the bots: as agreed, or fast where no person plays."""
        return self.agreed_pace or ("normal" if any([chair.person for chair in self.chairs]) else "quick")

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        return "over" if self.over else "playing" if self.started else "open"

    def fold(self, entry: Entry, step: Step | None = None) -> None:
        """What happened, happens. A step that was tried just now need not be worked out again."""
        looks = self.looks
        FOLDS[entry.kind](self, entry, step)
        self.number, self.updated = entry.number, entry.at
        if self.looks != looks:
            self.seen = entry.at
        self.await_seats(entry)

    def started_by(self, entry: Entry, step: Step | None) -> None:
        self.started = True
        self.changed(entry, step)
        self.looks += 1

    def moved(self, entry: Entry, step: Step | None) -> None:
        self.changed(entry, step)
        self.took(entry, entry.data["moves"][0][0])
        if self.match.state.over():
            self.looks += 1

    def changed(self, entry: Entry, step: Step | None) -> None:
        if step:
            self.match.take(step)
        else:
            for seat, action in entry.data["moves"]:
                self.match.replay(entry.at, seat, action)
        self.match.wind(entry.at)

    def took(self, entry: Entry, seat: Seat) -> None:
        """By its id a message is known again; moves that were made together have theirs in a row."""
        ids = [[seat, entry.data["id"]]] if "id" in entry.data else entry.data.get("ids", ())
        for mover, message in ids:
            self.done[entry.kind, mover, message] = entry.number
        if ids:
            size = LEAST + len(encode(entry.data)) // len(ids)
            for mover, _ in ids:
                self.written[mover] = self.written.get(mover, 0) + size

    def talked(self, entry: Entry, step: Step | None) -> None:
        data = entry.data
        self.said.append(
            Said(entry.number, entry.at, data["from"], data["to"], data["text"], data.get("offer"))
        )
        self.took(entry, data["from"])

    def sat(self, entry: Entry, step: Step | None) -> None:
        """A chair is somebody's from now on, whoever had it."""
        self.chairs[entry.data["seat"]] = Chair(person=entry.data["person"], name=entry.data["name"])
        self.looks += 1

    def left(self, entry: Entry, step: Step | None) -> None:
        self.chairs[entry.data["seat"]] = Chair()
        self.looks += 1

    def bot_seated(self, entry: Entry, step: Step | None) -> None:
        chair = self.chairs[entry.data["seat"]]
        chair.bot = entry.data["bot"]
        if not chair.person:
            chair.name = entry.data.get("name", "")
        self.looks += 1

    def renamed(self, entry: Entry, step: Step | None) -> None:
        data = entry.data
        if data["seat"] is not None:
            self.chairs[data["seat"]].name = data["name"]
        if data["host"]:
            self.host_name = data["name"]
        self.looks += 1

    def sent(self, entry: Entry, step: Step | None) -> None:
        """Away: the chair is free, or a bot's for good."""
        data = entry.data
        self.sent_away.add(self.chairs[data["seat"]].person)
        self.chairs[data["seat"]] = Chair(bot=data["bot"], name=data["name"])
        self.looks += 1

    def settled(self, entry: Entry, step: Step | None) -> None:
        """What is agreed on is agreed on anew, before the match."""
        data = entry.data
        self.title, self.public, self.timed = data["title"], data["public"], data["timed"]
        self.absence = data["absence"]
        self.chairs = [*self.chairs, *[Chair() for _ in range(data["seats"])]][: data["seats"]]
        self.match = Match(self.game, data["seats"], data["options"], self.chance, self.timed)
        self.looks += 1

    def played_again(self, entry: Entry, step: Step | None) -> None:
        self.again = entry.data["table"]
        self.looks += 1

    def invited(self, entry: Entry, step: Step | None) -> None:
        self.chairs[entry.data["seat"]].invitation = entry.data["digest"]
        self.looks += 1

    def back(self, entry: Entry, step: Step | None) -> None:
        self.chairs[entry.data["seat"]].bot = self.chairs[entry.data["seat"]].invitation = ""
        self.looks += 1

    def paused(self, entry: Entry, step: Step | None) -> None:
        self.match.pause(entry.at)
        self.looks += 1

    def halted_by_server(self, entry: Entry, step: Step | None) -> None:
        self.halted = not self.match.paused  # what its host paused stays so
        self.paused(entry, step)

    def resumed(self, entry: Entry, step: Step | None) -> None:
        self.halted = False
        self.match.resume(entry.at)
        self.awaited = {}
        self.looks += 1

    def time_added(self, entry: Entry, step: Step | None) -> None:
        self.match.add_time(entry.data["seconds"] * 1000)

    def paced(self, entry: Entry, step: Step | None) -> None:
        self.agreed_pace = entry.data["pace"]
        self.looks += 1

    def ended_by_host(self, entry: Entry, step: Step | None) -> None:
        self.ended = True
        self.match.deadlines = {}
        self.looks += 1

    def await_seats(self, entry: Entry) -> None:
        """A seat is waited for since it became so, since it last acted, or since nature last spoke."""
        movers = [seat for seat, _ in entry.data.get("moves", ())]
        for seat in [*self.awaited] if NATURE in movers else movers:
            self.awaited.pop(seat, None)
        seats = self.match.state.awaited() if self.started and not self.over else ()
        self.awaited = {seat: self.awaited.get(seat, entry.at) for seat in seats}

    def supposing(self, step: Step | None) -> Table:
        """This table as it is, but for moves, which are tried after that step."""
        twin = copy(self)
        twin.supposed = step
        return twin

    def seat_of(self, person: str) -> Seat | None:
        if person:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return None

    def role_of(self, person: str) -> Role:
        seat = self.seat_of(person)
        if seat is not None:
            return seat
        return STANDING_HOST if person == self.host else BYSTANDER

    def hosts(self, role: Role) -> bool:
        """Whether who has that role is the host."""
        return role == STANDING_HOST or (role >= 0 and self.chairs[role].person == self.host)

    def names(self, but: Seat | None = None) -> list[str]:
        """How everybody at the table is called, but for one seat."""
        return [chair.name for seat, chair in enumerate(self.chairs) if chair.name and seat != but]

    def places(self) -> list[Place]:
        """Of everybody whose table it is."""
        seated: list[Place] = [
            (chair.person, seat, chair.person == self.host)
            for seat, chair in enumerate(self.chairs)
            if chair.person
        ]
        return seated if self.seat_of(self.host) is not None else [*seated, (self.host, None, True)]

    def talk(self) -> Talk:
        return self.match.state.talk() if self.started and not self.over else OPEN

    def players(self) -> list[str]:
        return [
            chair.name if chair.person else f"{chair.name} ({chair.bot})".strip() for chair in self.chairs
        ]

    def show(self, role: Role) -> TableShown:
        """For everybody of that role. Who is here, the room knows."""
        return TableShown(
            id=self.id, title=self.title, game=self.game.key, edition=self.game.edition,
            seats=[shown(chair) for chair in self.chairs], options=plain_options(self.match.options),
            public=self.public, timed=self.timed, absence=AbsenceShown(**self.absence), pace=self.pace,
            status=self.status, ended=self.ended, paused=self.match.paused, host=self.host_name,
            commitment=self.chance.commitment(), seed=self.chance.seed.hex() if self.over else None,
            created=self.created, again=self.again or None, you=You(role if role >= 0 else None, self.hosts(role)),
        )  # fmt: skip


def shown(chair: Chair) -> ChairShown:
    substitute = bool(chair.person and chair.bot)
    return ChairShown(chair.kind, chair.name, chair.bot or None, substitute, bool(chair.invitation))


def plain_options(options: dict[str, Any]) -> dict[str, Any]:
    return {name: plain(value) for name, value in options.items()}


Fold = Callable[[Table, Entry, Step | None], None]
FOLDS: Final[dict[str, Fold]] = {
    "started": Table.started_by,
    "move": Table.moved,
    "talk": Table.talked,
    "sat": Table.sat,
    "left": Table.left,
    "renamed": Table.renamed,
    "sent-away": Table.sent,
    "settings": Table.settled,
    "again": Table.played_again,
    "bot": Table.bot_seated,
    "invited": Table.invited,
    "back": Table.back,
    "paused": Table.paused,
    "halted": Table.halted_by_server,
    "put-away": Table.halted_by_server,
    "resumed": Table.resumed,
    "time-added": Table.time_added,
    "pace": Table.paced,
    "ended": Table.ended_by_host,
}
