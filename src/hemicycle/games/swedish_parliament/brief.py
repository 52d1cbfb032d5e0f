"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from hemicycle.core.state import Line
from hemicycle.games.swedish_parliament.views import View


def brief(view: View) -> list[Line]:
    return []
