"""What goes down a socket, as types. Streams build these as plain dicts, for most parts are encoded already; tests hold
them to what stands here, and the client's types are made from it.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from hemicycle.core.choices.described import Form
from hemicycle.core.line import Line, Word
from hemicycle.core.state import Outcome, Talk
from hemicycle.server.answers import TableShown


class ClockShown(Struct, forbid_unknown_fields=True):
    """`until` when it runs out; while the match is paused, what it has `left`."""

    name: str
    seconds: float
    until: int | None
    left: int | None


class Sight(Struct, forbid_unknown_fields=True):
    """What a role sees: the game's view, who acts, and the forms it may fill in."""

    view: object  # of the game
    names: dict[str, list[Word]]
    to_act: list[int]
    awaited: list[int]
    sealed: list[int]
    clocks: list[ClockShown]
    talk: Talk
    outcome: Outcome | None
    over: bool
    choices: Form | None
    drafts: Form | None
    offers: Form | None
    orders: Form | None


class LogEntry(Struct, forbid_unknown_fields=True):
    n: int
    at: int
    lines: list[Line]


class SaidShown(Struct, forbid_unknown_fields=True):
    """Of talk; `to` null is everyone."""

    n: int
    at: int
    speaker: int = field(name="from")
    to: list[int] | None
    text: str
    offer: Any = UNSET


class Snapshot(Struct, tag_field="type", tag="snapshot", forbid_unknown_fields=True):
    """All that a role sees after its event `n`."""

    n: int
    now: int
    sight: Sight
    log: list[LogEntry]
    talk: list[SaidShown]
    table: TableShown


class MatchEvent(Struct, tag_field="type", tag="event", forbid_unknown_fields=True):
    """What changed: parts of the sight, fields of the view, new lines of log and talk."""

    n: int
    at: int
    now: int
    sight: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    log: list[Line] | UnsetType = UNSET
    talk: list[SaidShown] | UnsetType = UNSET
    table: TableShown | UnsetType = UNSET


class Presence(Struct, tag_field="type", tag="presence", forbid_unknown_fields=True):
    """Of each seat, whether somebody is there."""

    here: list[bool]


class Ack(Struct, tag_field="type", tag="ack", forbid_unknown_fields=True):
    """What was sent with this id is done, and shows in event `n`."""

    id: str
    n: int


class Foretold(Struct, tag_field="type", tag="foretold", forbid_unknown_fields=True):
    """What the rules say would come of what was asked with this id."""

    id: str
    answer: object


class Reason(Struct, forbid_unknown_fields=True):
    """Why something is refused, by the key of a sentence, and where in what was sent."""

    key: str
    args: dict[str, Any]
    at: list[str | int]


class RefusalShown(Struct, forbid_unknown_fields=True):
    error: str
    detail: str
    reason: Reason | UnsetType = UNSET


class Refused(RefusalShown, tag_field="type", tag="error", forbid_unknown_fields=True):
    id: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True):
    now: int


FromServer = Snapshot | MatchEvent | Presence | Ack | Foretold | Refused | Pong


class Replay(Struct, forbid_unknown_fields=True):
    snapshot: Snapshot
    events: list[MatchEvent]
