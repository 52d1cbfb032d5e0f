"""Which cabinet would follow from other relations, as sentences."""

from __future__ import annotations

from hemicycle.core.choices import Action
from hemicycle.core.line import Line
from hemicycle.games.swedish_parliament.rules.foresight import Prospect, Prospects
from hemicycle.games.swedish_parliament.rules.views import Change, View
from hemicycle.games.swedish_parliament.words.sentences import parties, party


def foretold(_view: View, _question: Action, prospects: Prospects) -> list[Line]:
    return [line for prospect in prospects.maps for line in said(prospect)]


def said(prospect: Prospect) -> list[Line]:
    if prospect.change is not None:
        return [Line(f"foretold-{prospect.change.kind}", pair(prospect.change) | {"then": cabinet(prospect)})]
    lines = [] if prospect.fits else [Line("foretold-no-room", {})]
    lines += [Line("foretold-no-tiles", {"count": -prospect.tiles_left})] if prospect.tiles_left < 0 else []
    return [*lines, Line("foretold-map", {"then": cabinet(prospect)})]


def pair(change: Change) -> dict[str, object]:
    return {"one": party(change.one), "other": party(change.other)}


def cabinet(prospect: Prospect) -> Line:
    if not prospect.order:
        return Line("foretold-nobody", {})
    args = {"members": parties(prospect.members), "count": len(prospect.members)}
    return Line("foretold-cabinet", args | {"party": party(prospect.order[0])})
