"""The count, the camps and the talks between two views of one seat, as sentences."""

from __future__ import annotations

from hemicycle.core.event import news
from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.events import Struck
from hemicycle.games.koalition.rules.views import Coalition, Ended, Governing, Proposal, Tally, View
from hemicycle.games.koalition.words.sentences import bloc, members, named, party, player, players

COUNTED = ("camps", "talks")


def counted(before: View | None, after: View) -> list[Line]:
    """The result, unless it was told before; then who has joined which camp."""
    lines: list[Line] = []
    if after.phase in COUNTED and (before is None or before.phase not in COUNTED):
        lines += total(after)
        lines += named("log-siding", after.siding)
    if after.phase == "talks" and (before is None or before.phase != "talks"):
        lines += camps(after)
        lines.append(Line("log-talks", {"count": after.possible}))
    return lines


def total(view: View | Ended) -> list[Line]:
    return [Line("log-total", {"total": view.total, "majority": view.majority}), *parties(view)]


def parties(view: View | Ended) -> list[Line]:
    """With politicians on the table, the most votes first."""
    present = {own.party for own in view.table}
    tallies = [tally for tally in view.tallies if tally.party in present]
    return [result(tally) for tally in sorted(tallies, key=lambda tally: -tally.votes)]


def result(own: Tally) -> Line:
    args = {"party": party(own.party), "votes": own.votes}
    if not own.chairs:
        return Line("log-party-empty", args)
    if len(own.chairs) > 1:
        return Line("log-party-split", args | {"players": players(own.chairs), "count": len(own.chairs)})
    return Line("log-party", args | {"player": player(own.chairs[0])})


def camps(view: View) -> list[Line]:
    return [
        Line("log-camp", {"bloc": bloc(own), "votes": own.votes, "players": players(own.members)})
        for own in view.blocs
        if own.camp
    ]


# talks


def talked(before: View | None, after: View) -> list[Line]:
    if after.phase != "talks":
        return []
    old = () if before is None else before.proposals
    lines: list[Line] = []
    for own in after.proposals:
        known = [other for other in old if other.number == own.number]
        lines += [] if known else [proposed(after, own)]
        lines += hands(
            own, known[0].hands if known else tuple([seat for seat in own.hands if seat == own.by])
        )
    return lines + struck(before, after) + gave_up(before, after)


def proposed(view: View, own: Proposal) -> Line:
    args = {"player": player(own.by), "members": members(view, own.government)}
    return Line("log-proposes", args)


def hands(own: Proposal, had: tuple[Seat, ...]) -> list[Line]:
    """Put out, or taken back, since there were those."""
    lines = [shakes(own, seat) for seat in own.hands if seat not in had]
    back = [seat for seat in had if seat not in own.hands]
    return lines + [takes_back(own, seat) for seat in back]


def takes_back(own: Proposal, seat: Seat) -> Line:
    if seat == own.by:
        return Line("log-takes-back-own", {"player": player(seat)})
    return Line("log-takes-back", {"player": player(seat), "by": player(own.by)})


def shakes(own: Proposal, seat: Seat) -> Line:
    return Line("log-shakes", {"player": player(seat), "by": player(own.by)})


def struck(before: View | None, after: View) -> list[Line]:
    return [
        Line("log-withdraws" if own.by == own.proposer else "log-refuses", refusing(own))
        for own in news(before, after)
        if isinstance(own, Struck)
    ]


def refusing(own: Struck) -> dict[str, Name]:
    return {"player": player(own.by), "by": player(own.proposer)}


def gave_up(before: View | None, after: View) -> list[Line]:
    old = (False,) * len(after.given_up) if before is None else before.given_up
    return [
        Line("log-gives-up" if now else "log-goes-on", {"player": player(seat)})
        for seat, (had, now) in enumerate(zip(old, after.given_up))
        if now != had
    ]


# how talks end


def broken_off(before: View, last: Ended) -> list[Line]:
    """The last chairs have given up."""
    if before.phase != "talks" or last.why != "given-up":
        return []
    waited_for = {seat for own in before.coalitions for seat in own.chairs if not before.given_up[seat]}
    return [Line("log-gives-up", {"player": player(seat)}) for seat in sorted(waited_for)]


def sealed(before: View, after: View) -> list[Line]:
    """The hands that were still missing; of several proposals of that government, from the one that lacked fewest."""
    if before.phase != "talks" or len(after.pad) == len(before.pad):
        return []
    government = after.pad[len(before.pad)].government
    known = [*before.coalitions, *[own.government for own in before.proposals]]
    found = [own for own in known if same(before, own, government)]
    if not found:
        return []
    lacking = [
        (own, [seat for seat in found[0].chairs if seat not in own.hands])
        for own in before.proposals
        if own.government == found[0]
    ]
    if lacking:
        own, seats = min(lacking, key=lambda pair: len(pair[1]))
        return [shakes(own, seat) for seat in seats]
    args = {"player": player(found[0].chairs[0]), "members": members(before, found[0])}
    return [Line("log-proposes", args)] if len(found[0].chairs) == 1 else []


def same(view: View, coalition: Coalition, government: tuple[Governing, ...]) -> bool:
    own = {(view.blocs[member].party, view.blocs[member].chair) for member in coalition.members}
    return own == {(governing.party, governing.chair) for governing in government}
