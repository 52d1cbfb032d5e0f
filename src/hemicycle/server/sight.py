"""What one role sees of a table at one moment, and what changed since another; not how it is numbered or sent.

The game's part comes from `view` and its companions alone, so nothing is told that the rules would not tell.
"""

from __future__ import annotations

from typing import Any

from hemicycle.core.choices import Choices, Form, plain
from hemicycle.core.state import State
from hemicycle.server.table import Role, Table


class Sight:
    """`view` is the game's, or None before the start; `rest` holds the other keys of a sight as plain data."""

    def __init__(self, table: Table, role: Role) -> None:
        seat = role if role >= 0 else None
        state = table.match.state
        self.view = state.view(seat) if table.started else None
        acting = table.started and not table.over
        self.rest: dict[str, Any] = {
            "names": state.names(),
            "to_act": state.to_act() if acting else (),
            "awaited": state.awaited() if acting else (),
            "choices": form(state, seat, state.choices) if acting else None,
            "drafts": form(state, seat, state.drafts) if acting else None,
            "clocks": clocks(table) if acting else [],
            "talk": table.talk(),
            "outcome": state.outcome() if table.started and table.over else None,
            "over": table.over,
        }

    def whole(self) -> dict[str, Any]:
        return {"view": plain(self.view)} | self.rest


def form(state: State[Any], seat: int | None, choices: Any) -> Form | None:
    if seat is None or seat not in state.to_act():
        return None
    offered: Choices[Any] = choices(seat)
    return offered.describe() if offered.size else None


def clocks(table: Table) -> list[dict[str, Any]]:
    """Each with the moment when it runs out, or with what it has left while the match is paused."""
    match = table.match
    rows: list[dict[str, Any]] = []
    for clock in match.state.clocks():
        deadline = match.deadlines.get(clock.name)
        until, left = (None, deadline) if match.paused else (deadline, None)
        rows.append({"name": clock.name, "seconds": clock.seconds, "until": until, "left": left})
    return rows


def changes(before: Sight, after: Sight) -> dict[str, Any]:
    """The `sight` and `view` of an event: only what is not as it was."""
    told: dict[str, Any] = {}
    sight = {key: value for key, value in after.rest.items() if value != before.rest[key]}
    if type(before.view) is not type(after.view):
        sight["view"] = plain(after.view)
    elif fields := changed_fields(before.view, after.view):
        told["view"] = fields
    if sight:
        told["sight"] = sight
    return told


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    if after is None:
        return {}
    return {
        name: plain(value)
        for name in after.__dataclass_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }
