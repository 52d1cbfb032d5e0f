"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.views import Coalition, Lying, Proposal, Tally, View
from hemicycle.games.koalition.words.overview import overview
from hemicycle.games.koalition.words.sentences import (
    bloc,
    card,
    country,
    ending,
    kinds,
    members,
    named,
    party,
    player,
    players,
    share,
    strongest_first,
)

SHOWN: Final = 12  # coalitions, at most
COUNTED: Final = ("camps", "talks")


def brief(view: View) -> list[Line]:
    match view.phase:
        case "over":
            return ending(view)
        case "stand" | "vote" | "appoint":
            return before_the_first(view)
        case "nature":
            args = {"number": len(view.pad), "countries": view.countries}
            return [Line("brief-between", args), *everybody(view), *europe(view), *overview(view)]
    return [
        *place(view),
        *table(view),
        *asked(view),
        *hand(view),
        *everybody(view),
        *europe(view),
        *overview(view),
    ]


def before_the_first(view: View) -> list[Line]:
    if view.phase == "stand":
        return [Line("brief-stand", {}), *own_stand(view)]
    if view.phase == "appoint":
        assert view.leader is not None, "a leader appoints"
        return [Line("brief-appoint", {"player": player(view.leader)})]
    standing = [seat for seat, stands in enumerate(view.standing) if stands]
    return [*named("brief-vote", standing), *own_vote(view)]


def own_stand(view: View) -> list[Line]:
    return (
        []
        if view.my_stand is None
        else [Line("brief-own-stand", {"stands": "yes" if view.my_stand else "no"})]
    )


def own_vote(view: View) -> list[Line]:
    if not view.voted:
        return []
    if view.my_vote is None:
        return [Line("brief-own-abstention", {})]
    return [Line("brief-own-vote", {"player": player(view.my_vote)})]


def place(view: View) -> list[Line]:
    lines = [Line("brief-country", country(view))]
    if view.election == 1:
        return lines
    return [*lines, Line("brief-election", {"election": view.election, "limit": view.election_limit})]


# what lies on the table and what comes of it


def table(view: View) -> list[Line]:
    if not view.table:
        return []
    key = "brief-total-counted" if view.phase in COUNTED else "brief-total"
    total = Line(key, {"total": view.total, "majority": view.majority})
    return [*fronts(view), total, *parties(view), *camps(view), *governments(view)]


def fronts(view: View) -> list[Line]:
    """Clockwise from the opener."""
    lines: list[Line] = []
    seats = [own.owner for own in view.table]
    for seat in dict.fromkeys(seats):
        lying = tuple([politician(own) for own in view.table if own.owner == seat])
        lines.append(Line("brief-lies", {"player": player(seat), "politicians": lying}))
    return lines


def politician(own: Lying) -> Line:
    egged = "egg" in [mark.kind for mark in own.marks]
    state = "out" if own.out else "egg" if own.egg else "egged" if egged else "well"
    return Line("brief-politician", {"card": card(own), "state": state})


def parties(view: View) -> list[Line]:
    """With politicians on the table, the most votes first."""
    present = {own.party for own in view.table}
    tallies = [tally for tally in view.tallies if tally.party in present]
    return [tally_line(tally) for tally in sorted(tallies, key=lambda tally: -tally.votes)]


def tally_line(own: Tally) -> Line:
    args = {"party": party(own.party), "votes": own.votes, "marks": marks(own)}
    return Line("brief-party", args | {"chairs": players(own.chairs), "count": len(own.chairs)})


def marks(own: Tally) -> str:
    if own.scandal:
        return "both" if own.doubled else "scandal"
    if own.scandals:
        return "doubled-cleared" if own.doubled else "cleared"
    return "doubled" if own.doubled else "none"


def camps(view: View) -> list[Line]:
    return [
        Line("brief-camp", {"bloc": bloc(own), "votes": own.votes, "players": players(own.members)})
        for own in view.blocs
        if own.camp
    ]


def governments(view: View) -> list[Line]:
    """Who can govern, or could if it were counted now."""
    alone = [own for own in view.blocs if own.votes >= view.majority and not own.camp]
    if alone:
        return [Line("brief-alone", {"bloc": bloc(alone[0])})]
    if not view.coalitions:
        return [Line("brief-no-coalition", {})]
    key = "brief-coalitions-counted" if view.phase == "talks" else "brief-coalitions"
    lines = [coalition(view, own) for own in view.coalitions[:SHOWN]]
    more = [Line("brief-coalitions-more", {})] if view.possible > SHOWN else []
    return [Line(key, {}), *lines, *more]


def coalition(view: View, own: Coalition) -> Line:
    args = {"members": members(view, own), "votes": own.votes, "points": points(own.points)}
    return Line("brief-coalition", args)


def points(by_seat: Sequence[int]) -> tuple[Line, ...]:
    """The most first, and only who gets some."""
    order = sorted([seat for seat, own in enumerate(by_seat) if own], key=lambda seat: -by_seat[seat])
    return tuple([Line("brief-points", {"seat": player(seat), "points": by_seat[seat]}) for seat in order])


# what is waited for


def asked(view: View) -> list[Line]:
    if view.phase == "camps":
        own = [] if view.my_side is None else named("brief-own-side", view.my_side)
        return [*named("brief-siding", view.siding), *own]
    if view.phase == "talks":
        proposals = [proposal(view, own) for own in view.proposals]
        given_up = [seat for seat, own in enumerate(view.given_up) if own]
        return [*(proposals or [Line("brief-no-proposals", {})]), *named("brief-given-up", given_up)]
    args = {"player": player(view.turn or 0), "quiet": view.quiet}
    return [Line(f"brief-turn-{view.phase}", args)]


def proposal(view: View, own: Proposal) -> Line:
    args = {"player": player(own.by), "hands": players(own.hands)}
    return Line("brief-proposal", args | {"members": members(view, own.government)})


# hands, points


def hand(view: View) -> list[Line]:
    """The viewer's own cards."""
    mine = view.mine
    if mine is None:
        return []
    own = tuple([Name("card", number) for number in mine.politicians])
    lines = [Line("brief-hand-politicians", {"politicians": own})] if own else []
    jokers = tuple([Name("card", number) for number in mine.jokers])
    lines += [Line("brief-hand-jokers", {"jokers": jokers})] if jokers else []
    return lines + kinds("brief-hand-actions", mine.actions)


def everybody(view: View) -> list[Line]:
    """The most power points first; then what action cards have been seen."""
    order = sorted(range(len(view.power)), key=lambda seat: -view.power[seat])
    return [holding(view, seat) for seat in order] + kinds("brief-spent", view.spent)


def holding(view: View, seat: Seat) -> Line:
    held = view.held[seat]
    args = {"points": view.power[seat], "politicians": held.politicians, "actions": held.actions}
    return Line("brief-player", args | {"player": player(seat)})


def europe(view: View) -> list[Line]:
    """Which parties would give a bonus now, and to whom."""
    shares = [share("brief-share", own) for own in strongest_first(view) if own.points]
    return [Line("brief-europe", {}), *shares] if shares else []
