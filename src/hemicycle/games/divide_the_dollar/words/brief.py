"""How things stand in a view, as sentences."""

from __future__ import annotations

from hemicycle.core.line import Line, Name
from hemicycle.games.divide_the_dollar.rules.views import View
from hemicycle.games.divide_the_dollar.words.log import proposal, seats_named


def brief(view: View) -> list[Line]:
    args = {"round": view.round, "rounds": view.rounds}
    lines = [Line(f"brief-{view.phase}", args)]
    if view.proposer is not None:
        lines.append(Line("brief-proposer", {"seat": Name("seat", view.proposer)}))
    if view.cents is not None:
        lines += proposal(view.cents)
        missing = [seat for seat, voted in enumerate(view.voted) if not voted]
        lines.append(Line("brief-missing", {"seats": seats_named(missing), "count": len(missing)}))
    if view.mine is not None:
        lines.append(Line("brief-mine", {"yes": view.mine}))
    order = sorted(range(len(view.purses)), key=lambda seat: -view.purses[seat])
    return lines + [
        Line("brief-purse", {"seat": Name("seat", seat), "cents": view.purses[seat]}) for seat in order
    ]
