"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden."""

from __future__ import annotations

from hemicycle.core.state import Line
from hemicycle.games.swedish_parliament.views import View


def tell(before: View | None, after: View) -> list[Line]:
    return []
