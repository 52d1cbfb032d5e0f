"""Tables as lists show them: a row for each, from the room if it is open, else as it was noted last."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hemicycle.server.answers import ChairShown, OwnTable, TableShown, You
from hemicycle.server.journal import Listed
from hemicycle.server.table import BYSTANDER, Table


class Row(Struct):
    """What everybody may see. `places`: how a match that is over ended, by seat."""

    table: TableShown
    awaited: list[int]
    places: list[int] | None

    def of(self, listed: Listed) -> TableShown:
        """As it is to whoever asked."""
        return replace(self.table, you=You(listed.seat, listed.host))

    def owned(self, listed: Listed) -> OwnTable:
        return OwnTable(self.of(listed), listed.seat in self.awaited, self.places)


def row_of(table: Table) -> Row:
    shown = table.show(BYSTANDER)
    options = {name: brief(value) for name, value in shown.options.items()}
    seats = [replace(chair, here=always_here(chair)) for chair in shown.seats]
    state = table.match.state
    played = table.started and state.over()
    return Row(
        replace(shown, options=options, seats=seats),
        awaited=[*table.awaited],
        places=[*state.outcome().places] if played else None,
    )


def brief(value: Any) -> Any:
    """Of a component of one's own only that it is one."""
    return {} if isinstance(value, (dict, list)) else value


def always_here(chair: ChairShown) -> bool:
    return chair.kind == "bot"


read_row = msgspec.json.Decoder(Row).decode
