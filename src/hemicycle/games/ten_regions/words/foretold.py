"""What the rules can tell of a placement before the count, as sentences."""

from __future__ import annotations

from hemicycle.core.line import Line, Name
from hemicycle.games.ten_regions.rules.actions import Placement
from hemicycle.games.ten_regions.rules.foresight import Totals
from hemicycle.games.ten_regions.rules.views import View


def foretold(_view: View, _placed: Placement, totals: Totals) -> list[Line]:
    """Region by region, where there will be votes."""
    somewhere = [
        Line("foretold-total", {"region": Name("region", region), "votes": votes})
        for region, votes in enumerate(totals.votes)
        if votes
    ]
    return [Line("foretold-totals" if somewhere else "foretold-no-votes", {}), *somewhere]
