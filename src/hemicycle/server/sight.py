"""What one role sees of a table at one moment, and what changed since another; not how it is numbered or sent.

The game's part comes from `view` and its companions alone, so nothing is told that the rules would not tell. What
several roles see alike is encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from msgspec import Raw

from hemicycle.core.choices import Choices, plain
from hemicycle.server.table import Role, Table
from hemicycle.server.wire import encode

FORMS: Final = ("choices", "drafts", "offers", "orders")  # what a role may fill in
Encoded = dict[str, Any]  # by name, each ready to be sent


class Encoder:
    """The latest value of each name, as it is sent. Of a row of records those that stayed are not encoded again."""

    def __init__(self) -> None:
        self.latest: dict[str, tuple[Any, Raw]] = {}
        self.parts: dict[str, dict[int, tuple[Any, bytes]]] = {}  # of a row, by identity

    def of(self, name: str, value: Any) -> Raw:
        latest = self.latest.get(name)
        if latest is None or latest[0] != value:
            printed = self.row(name, value) if is_row(value) else encode(plain(value))
            latest = self.latest[name] = (value, Raw(printed))
        return latest[1]

    def row(self, name: str, records: tuple[Any, ...]) -> bytes:
        known = self.parts.get(name, {})
        parts = {id(one): known.get(id(one)) or (one, encode(plain(one))) for one in records}
        self.parts[name] = parts
        return b"[" + b",".join([parts[id(one)][1] for one in records]) + b"]"


def is_row(value: Any) -> bool:
    return type(value) is tuple and bool(value) and hasattr(value[0], "__dataclass_fields__")


class Scene:
    """What everybody sees alike, at one moment."""

    def __init__(self, table: Table) -> None:
        state = table.match.state
        self.playing = acting = table.started and not table.over
        self.acting = state.to_act() if acting else ()
        self.parts: dict[str, Any] = {
            "names": state.names(),
            "to_act": self.acting,
            "awaited": state.awaited() if acting else (),
            "sealed": state.sealed() if acting else (),
            "clocks": clocks(table) if acting else [],
            "talk": table.talk(),
            "outcome": state.outcome() if table.started and table.over else None,
            "over": table.over,
        }
        self.number = table.number  # of the entry after which it is so
        self.since = 0
        self.changes: Encoded = {}

    def changed(self, before: Scene, encoder: Encoder) -> Encoded:
        """The parts that are not as they were; worked out once for all roles, so nobody may write into it."""
        if self.since != before.number:
            was, self.since = before.parts, before.number
            self.changes = {
                name: encoder.of(name, part) for name, part in self.parts.items() if part != was[name]
            }
        return self.changes


class Sight:
    """`view` is the game's, or None before the start; `forms` are in the order of FORMS."""

    forms: tuple[FormCache, ...]

    def __init__(self, table: Table, role: Role, scene: Scene, before: Sight | None = None) -> None:
        self.scene = scene
        state = table.match.state
        seat = role if role >= 0 else None
        self.view = state.view(seat) if table.started else None
        self.fields = fields_of(type(self.view)).of(self.view)
        hosting = table.started and table.hosts(role)
        self.hands = hands(table) if hosting and state.host_sees_all() else None
        was = before.forms if before else NO_FORMS
        seated, acting = seat is not None and scene.playing, seat in scene.acting
        self.forms = (
            form_of(state.choices(role), was[0]) if acting else NONE,
            form_of(state.drafts(role), was[1]) if acting else NONE,
            form_of(state.offers(role), was[2]) if seated else NONE,
            form_of(state.orders(), was[3]) if hosting and scene.playing else NONE,
        )

    def whole(self, encoder: Encoder) -> Encoded:
        sight: Encoded = {"view": self.plain_view()}
        sight |= {name: encoder.of(name, value) for name, value in self.scene.parts.items()}
        return sight | {name: offer.form for name, offer in zip(FORMS, self.forms)}

    def plain_view(self) -> Any:
        return plain(self.view) if self.hands is None else plain(self.view) | {"unveiled": self.hands}


def hands(table: Table) -> list[Any]:
    """Every seat's view, for who may see all."""
    return [plain(table.match.state.view(seat)) for seat in range(len(table.chairs))]


class FormCache:
    """Choices of a seat, and the form to fill in; none for who may not act."""

    def __init__(self, of: Choices[Any] | None) -> None:
        self.of = of
        self.form = Raw(encode(of.describe() if of else None))

    def differs(self, before: FormCache) -> bool:
        return self.form is not before.form and bytes(self.form) != bytes(before.form)


NONE: Final = FormCache(None)
NO_FORMS: Final = (NONE,) * len(FORMS)


def form_of(of: Choices[Any], before: FormCache) -> FormCache:
    """A form is made anew only for other choices than before."""
    return before if before.of is of else FormCache(of)


def clocks(table: Table) -> list[dict[str, Any]]:
    """Each with the moment when it runs out, or with what it has left while the match is paused."""
    match = table.match
    rows: list[dict[str, Any]] = []
    for clock in match.state.clocks():
        deadline = match.deadlines.get(clock.name)
        until, left = (None, deadline) if match.paused else (deadline, None)
        rows.append({"name": clock.name, "seconds": clock.seconds, "until": until, "left": left})
    return rows


def changes(before: Sight, after: Sight, encoder: Encoder) -> Encoded:
    """The `sight` and `view` of an event: only what is not as it was."""
    told: Encoded = {}
    sight = changed_parts(before, after, encoder)
    if type(before.view) is not type(after.view):
        sight = sight | {"view": after.plain_view()}
    elif fields := changed_fields(before, after, encoder):
        told["view"] = fields
    if sight:
        told["sight"] = sight
    return told


def changed_parts(before: Sight, after: Sight, encoder: Encoder) -> Encoded:
    parts = after.scene.changed(before.scene, encoder)
    own = {
        name: offer.form
        for name, offer, was in zip(FORMS, after.forms, before.forms)
        if offer is not was and offer.differs(was)
    }
    return parts | own if own else parts


def changed_fields(before: Sight, after: Sight, encoder: Encoder) -> Encoded:
    names = fields_of(type(after.view)).names
    changed: Encoded = {
        names[at]: encoder.of(names[at], value)
        for at, (value, was) in enumerate(zip(after.fields, before.fields))
        if value is not was and value != was
    }
    return changed if after.hands == before.hands else changed | {"unveiled": after.hands}


class Fields:
    """The fields of one class of views, got all at once."""

    def __init__(self, kind: type) -> None:
        self.names: tuple[str, ...] = tuple(getattr(kind, "__dataclass_fields__", ()))
        many = len(self.names) > 1
        self.of: Callable[[object], tuple[Any, ...]] = attrgetter(*self.names) if many else self.one_by_one

    def one_by_one(self, view: object) -> tuple[Any, ...]:
        return tuple([getattr(view, name) for name in self.names])


KNOWN: dict[type, Fields] = {}


def fields_of(kind: type) -> Fields:
    if kind not in KNOWN:
        KNOWN[kind] = Fields(kind)
    return KNOWN[kind]
