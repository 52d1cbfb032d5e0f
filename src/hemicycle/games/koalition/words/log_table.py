"""What is laid and played between two views of one seat, as sentences; not the count and what follows."""

from __future__ import annotations

from hemicycle.core.line import Line, Name
from hemicycle.games.koalition.rules.components import POLITICIANS
from hemicycle.games.koalition.rules.views import Ended, Lying, Mark, Tally, View
from hemicycle.games.koalition.words.sentences import card, named, party, player


def played(before: View | None, after: View) -> list[Line]:
    """Of one election; without a view before, all of it so far."""
    lines = seen(before, after)
    if before is not None and not lines:
        lines += passes(before, before.quiet - (after.quiet if after.phase == before.phase else 0))
    return lines + last_round(before, after)


def lasts(before: View, last: Ended) -> list[Line]:
    """What ended the laying of an election: a politician, an action card, or passes."""
    return seen(before, last) or passes(before, before.quiet)


def seen(before: View | None, after: View | Ended) -> list[Line]:
    """Cards that lie there now and did not before."""
    laid = () if before is None else before.table
    lines: list[Line] = []
    for own in after.table:
        had = laid[own.place].marks if own.place < len(laid) else ()
        lines += [] if own.place < len(laid) else [lays(own)]
        lines += [marked(own, at, after.tallies[own.party].votes) for at in range(len(had), len(own.marks))]
    for at, tally in enumerate(after.tallies):
        had = () if before is None else before.tallies[at].scandals
        lines += [scandal(tally, mark) for mark in tally.scandals[len(had) :]]
    return lines


def last_round(before: View | None, after: View) -> list[Line]:
    """That it begins."""
    places = len(after.held) * after.fields
    begun = after.phase == "round" and len(after.table) == places
    had = before is not None and len(before.table) == places
    return [Line("log-last-round", {})] if begun and not had else []


def lays(own: Lying) -> Line:
    args = {"player": player(own.owner), "card": Name("card", own.card)}
    by_clock = "-by-clock" if own.by_clock else ""  # KOA-30
    if own.card < POLITICIANS:
        return Line(f"log-lays{by_clock}", args)
    return Line(f"log-lays-joker{by_clock}", args | {"party": party(own.party)})


def marked(own: Lying, at: int, votes: int) -> Line:
    """The action card of that number on a politician, and what the party counts now."""
    mark = own.marks[at]
    kind = f"vest-{covered(own.marks[:at])}" if mark.kind == "vest" else mark.kind
    args = {"player": player(mark.by), "card": card(own), "party": party(own.party), "votes": votes}
    return Line(f"log-{kind}", args)


def covered(below: tuple[Mark, ...]) -> str:
    """What a vest on top of these cards covers."""
    active: list[str] = []
    for mark in below:
        if mark.kind == "vest":
            active.pop()
        elif mark.kind != "double":
            active.append(mark.kind)
    return active[-1]


def scandal(tally: Tally, mark: Mark) -> Line:
    key = "log-vest-sausage" if mark.kind == "vest" else "log-sausage"
    return Line(key, {"player": player(mark.by), "party": party(tally.party), "votes": tally.votes})


def passes(before: View, quiet: int) -> list[Line]:
    """So many players in a row from the one whose turn it was; who holds no card to play is not asked."""
    if before.phase != "round" or before.turn is None:
        return []
    seats = [(before.turn + step) % len(before.held) for step in range(len(before.held))]
    return named("log-passes", [seat for seat in seats if before.held[seat].actions][:quiet])
