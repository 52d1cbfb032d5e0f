"""Writes what the client takes from Python as TypeScript: the wire's messages, and what a seat sees of each game.

    .venv/bin/python scripts/typescript.py

Types are read at run time from Structs, dataclasses and typed dicts; nothing is written twice.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from inspect import cleandoc
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, UNSET, Struct, UnsetType
from msgspec.structs import fields as struct_fields

from hemicycle.core.catalogue import games
from hemicycle.core.choices.action import Tagged
from hemicycle.core.choices.described import Form
from hemicycle.core.event import Event
from hemicycle.core.game import Game
from hemicycle.core.line import Line
from hemicycle.server import answers, messages, requests

UNION: Any = Union  # of members that are known at run time only
SAYING = (Line, messages.Reason)  # have arguments of a sentence
FOLDER = Path(__file__).parent.parent / "client/src/generated"
HEAD = "// Made by `make types` from {source}. Do not edit.\n"
PLAIN = {
    object: "unknown",
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


class Module:
    """One file of TypeScript: what it is asked for, and all that this needs."""

    def __init__(self, names: dict[Any, str], anything: str, events: Sequence[type[Event]] = ()) -> None:
        self.names, self.anything = names, anything  # of unions; how plain data of any shape is spelled
        self.events = events
        self.written: dict[str, str] = {}
        self.kinds: dict[str, Any] = {}

    def text(self, source: str, preamble: str = "") -> str:
        return "\n".join([HEAD.format(source=source) + preamble, *self.written.values()])

    def of(self, kind: Any) -> str:
        """The type as TypeScript spells it."""
        if kind is Any:
            return self.anything
        if kind is Event:
            return self.happening()
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.names:
            return self.union(self.names[kind], kind)
        return self.interface(kind) if has_fields(kind) else self.made(kind, get_origin(kind), get_args(kind))

    def made(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> str:
        """A type made of others."""
        if origin is Literal:
            return " | ".join([f"'{word}'" for word in args])
        if origin in (Union, types.UnionType):
            return self.either(kind)
        if origin is dict:
            return f"Record<string, {self.of(args[1])}>"
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join([self.of(arg) for arg in args])}]"
        if origin in (tuple, list):
            return row_of(self.of(args[0]))
        raise TypeError(f"{kind} has no spelling in TypeScript yet")

    def either(self, union: Any) -> str:
        """A union by its name, if it has one, or spelled out; null comes last."""
        kinds = [arg for arg in get_args(union) if arg is not type(None)]
        name = self.names.get(UNION[tuple(kinds)])
        members = [self.union(name, UNION[tuple(kinds)])] if name else [self.of(arg) for arg in kinds]
        return " | ".join(members + (["null"] if type(None) in get_args(union) else []))

    def union(self, name: str, kind: Any) -> str:
        if name not in self.written:
            self.written[name] = ""
            members = [f"  | {self.of(member)}\n" for member in get_args(kind)]
            self.written[name] = f"export type {name} =\n{''.join(members)}"
        return name

    def happening(self) -> str:
        """Any event of the game. Events have no names of their own here, for views may have the same."""
        if "Event" not in self.written:
            self.written["Event"] = ""
            events = [f"  | {{ {'; '.join(self.members(event))} }}\n" for event in self.events]
            self.written["Event"] = f"export type Event =\n{''.join(events)}"
        return "Event"

    def interface(self, kind: Any) -> str:
        name = kind.__name__.removesuffix("Shown")
        if self.kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"{kind} and {self.kinds[name]} are both spelled {name}")
        if name not in self.written:
            self.written[name] = ""
            lines = "".join([f"  {field}\n" for field in self.members(kind)])
            self.written[name] = f"{comment(kind)}export interface {name} {{\n{lines}}}\n"
        return name

    def members(self, kind: Any) -> Iterator[str]:
        if tag := tag_of(kind):
            yield f"{tag[0]}: '{tag[1]}'"
        hints = get_type_hints(kind, include_extras=False)
        for name, spelled, optional in members_of(kind):
            if kind in SAYING and name == "args":
                yield "args: Args"
                continue
            yield f"{spelled}{'?' if optional else ''}: {self.of(present(hints[name]))}"


def has_fields(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind) or is_typeddict(kind))


def tag_of(kind: Any) -> tuple[str, str] | None:
    """The field that tells this from the others of a union."""
    if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
        return kind.__struct_config__.tag_field, kind.__struct_config__.tag
    return (kind.tag, kind.__name__) if issubclass(kind, Tagged) else None


def members_of(kind: Any) -> Iterator[tuple[str, str, bool]]:
    """Each field: its name here, its name on the wire, and whether it may be missing."""
    if issubclass(kind, Struct):
        asked = kind.__module__ == requests.__name__
        for field in struct_fields(kind):
            given = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            yield field.name, field.encode_name, (asked and given) or field.default is UNSET
    elif is_typeddict(kind):
        for name, hint in get_type_hints(kind, include_extras=True).items():
            yield name, name, get_origin(hint) is NotRequired
    else:
        for member in fields(kind):
            yield member.name, member.name, False


def present(hint: Any) -> Any:
    """The type of a field where it is not missing."""
    left = [arg for arg in get_args(hint) if arg is not UnsetType]
    return UNION[tuple(left)] if UnsetType in get_args(hint) else hint


def row_of(member: str) -> str:
    return f"({member})[]" if " | " in member else f"{member}[]"


def comment(kind: Any) -> str:
    """What Python says of a type, unless it was made up by `dataclass`."""
    told = kind.__dict__.get("__doc__") or ""
    if not told or told.startswith(f"{kind.__name__}("):
        return ""
    return "/** " + cleandoc(told).replace("\n\n", "\n").replace("\n", "\n * ") + " */\n"


WIRE = (
    messages.FromServer, messages.Replay, messages.RefusalShown, answers.GameShown, answers.MeShown,
    answers.ReportShown, answers.RulesShown, answers.Invitation, answers.OwnTable,
)  # fmt: skip
ASKED = (requests.SocketMessage, requests.HostWish, requests.NewTable, requests.Sit)


def wire() -> str:
    module = Module({Form: "Form", messages.FromServer: "FromServer", answers.Option: "Option"}, "Data")
    for kind in WIRE:
        module.of(kind)
    return module.text("hemicycle.server", "\nimport type { Args, Data } from '../lib/data'\n")


def asked() -> str:
    module = Module({requests.SocketMessage: "ToServer", requests.HostWish: "HostWish"}, "unknown")
    for kind in ASKED:
        module.of(kind)
    return module.text("hemicycle.server.requests")


def seen(game: Game) -> str:
    _, state = game.start(game.seats[0], {})
    view = get_type_hints(type(state).view)["return"]
    module = Module({}, "unknown", events_beside(view))
    module.of(view)
    return module.text(view.__module__)


def events_beside(view: type) -> list[type[Event]]:
    """The events of the game that has the view."""
    rules = view.__module__.rpartition(".")[0]
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{rules}.")]


def written() -> dict[Path, str]:
    """Each file as it should be."""
    views = {FOLDER / f"{game.key}.ts": seen(game) for game in games().values()}
    return {FOLDER / "wire.ts": wire(), FOLDER / "requests.ts": asked()} | views


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, text in written().items():
        path.write_text(text)


if __name__ == "__main__":
    main()
