"""What requests are answered with, as typed messages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from hemicycle.server.requests import Pace


class MeShown(Struct):
    name: str
    token: str | UnsetType = UNSET


class ChairShown(Struct):
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    substitute: bool
    invited: bool  # somebody has an invitation to it
    here: bool = False


class You(Struct):
    seat: int | None
    host: bool


class AbsenceShown(Struct):
    policy: Literal["wait", "bot", "move"]
    minutes: int


class TableShown(Struct):
    """A table as everybody may see it; `you` alone depends on who looks."""

    id: str
    title: str
    game: str
    edition: int
    seats: list[ChairShown]
    options: dict[str, Any]
    public: bool
    timed: bool
    absence: AbsenceShown
    pace: Pace
    status: Literal["open", "playing", "over"]
    ended: bool
    paused: bool
    host: str
    commitment: str
    seed: str | None
    created: int
    again: str | None  # the table at which the same people play once more
    you: You


class OwnTable(Struct):
    """One that somebody opened or has a seat at. `places`, once it was played to its end, by seat."""

    table: TableShown
    waits: bool  # for whoever asks
    places: list[int] | None


class WholeOption(Struct, tag_field="kind", tag="whole"):
    """A whole number from `low` to `high`, or null where there may be `none`."""

    name: str
    default: int | None
    low: int
    high: int
    none: bool


class FlagOption(Struct, tag_field="kind", tag="flag"):
    name: str
    default: bool


class OneOfOption(Struct, tag_field="kind", tag="one-of"):
    """One of these words, or what it `takes` besides them as data."""

    name: str
    default: str
    words: list[str]
    takes: str | UnsetType = UNSET


class DataOption(Struct, tag_field="kind", tag="data"):
    """A component as data, or null for the usual one."""

    name: str
    default: None
    takes: str


Option = WholeOption | FlagOption | OneOfOption | DataOption


class GameShown(Struct):
    key: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    edition: int
    options: list[Option]
    presets: dict[str, dict[str, Any]]  # options by name; what they leave out is as usual
    bots: list[str]
    report: bool  # whether there is one of matches that are over


class RulesShown(Struct):
    html: str
    lang: str  # that it is in


class ColumnShown(Struct):
    """Labelled by the game's words under that key."""

    key: str
    share: bool


class ReportShown(Struct):
    """A row for each seat. Shares are from 0 to 1; null is where there is nothing to tell."""

    columns: list[ColumnShown]
    rows: list[list[float | None]]


class SiteShown(Struct):
    """Where others find this server. `links` is empty where it listens on this machine alone."""

    links: list[str]
    elsewhere: bool  # whether others can reach it at all


class Taken(Struct):
    """What was asked with this id is done, and shows in event n of the asker's stream."""

    id: str
    n: int


class Invitation(Struct):
    invite: str


class Foretold(Struct):
    """What the rules say of a question, from the asker's own view."""

    answer: Any
