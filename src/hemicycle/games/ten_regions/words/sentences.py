"""Sentences that the log and the brief share. How they read stands in words/*.ftl."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.count import VERDICTS, winners
from hemicycle.games.ten_regions.rules.views import View


def parties(seats: Iterable[Seat]) -> tuple[Name, ...]:
    return tuple([Name("seat", seat) for seat in seats])


def ending(view: View) -> list[Line]:
    """The verdict, who wins, and everybody's points, the best first."""
    best = winners(view.points)
    verdict = VERDICTS[len(best)]
    won = Line("log-winners", {"parties": parties(best), "count": len(best)})
    return [Line(verdict, {}), Line(f"{verdict}-why", {}), *([won] if best else []), *standing(view)]


def standing(view: View) -> list[Line]:
    order = sorted(range(len(view.points)), key=lambda seat: -view.points[seat])
    return [Line("log-points", {"party": Name("seat", seat), "points": view.points[seat]}) for seat in order]
