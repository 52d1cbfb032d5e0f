"""What is laid and played between two views of one seat, as sentences; not the count and what follows."""

from __future__ import annotations

from hemicycle.core.state import Line, Name, Seat
from hemicycle.games.koalition.sentences import named, party, player
from hemicycle.games.koalition.views import Lying, Mark, View


def played(before: View | None, after: View) -> list[Line]:
    """Of one election; without a view before, all of it so far."""
    laid = () if before is None else before.table
    lines: list[Line] = []
    for own in after.table:
        had = laid[own.place].marks if own.place < len(laid) else ()
        lines += [] if own.place < len(laid) else [lays(after, own)]
        lines += [marked(own, at) for at in range(len(had), len(own.marks))]
    for at, tally in enumerate(after.tallies):
        had = () if before is None else before.tallies[at].scandals
        lines += [scandal(tally.party, mark) for mark in tally.scandals[len(had) :]]
    if before is not None and not lines:
        lines += passes(before, before.quiet - (after.quiet if after.phase == before.phase else 0))
    return lines + last_round(before, after)


def last_round(before: View | None, after: View) -> list[Line]:
    """That it begins."""
    places = len(after.held) * after.fields
    begun = after.phase == "round" and len(after.table) == places
    had = before is not None and len(before.table) == places
    return [Line("log-last-round", {})] if begun and not had else []


def lays(view: View, own: Lying) -> Line:
    args = {"player": player(own.owner), "party": party(own.party), "value": own.value}
    if own.card < len(view.deck.politicians):
        return Line("log-lays", args | {"card": Name("card", own.card)})
    return Line("log-lays-joker", args)


def marked(own: Lying, at: int) -> Line:
    """The action card of that number on a politician."""
    mark = own.marks[at]
    kind = f"vest-{covered(own.marks[:at])}" if mark.kind == "vest" else mark.kind
    args = {"player": player(mark.by), "card": Name("card", own.card), "party": party(own.party)}
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


def scandal(number: int, mark: Mark) -> Line:
    key = "log-vest-sausage" if mark.kind == "vest" else "log-sausage"
    return Line(key, {"player": player(mark.by), "party": party(number)})


def passes(before: View, quiet: int) -> list[Line]:
    """So many players in a row from the one whose turn it was; who holds no card to play is not asked."""
    if before.phase != "round" or before.turn is None:
        return []
    seats = [(before.turn + step) % len(before.held) for step in range(quiet)]
    return named("log-passes", [seat for seat in seats if before.held[seat].actions])


def lasts(before: View, after: View) -> list[Line]:
    """What ended the laying of an election whose table is gone: a politician, an action card, or passes."""
    had, has = played_of_kinds(before), played_of_kinds(after)
    if before.phase == "lay":
        return laid_last(before, after)
    if before.phase not in ("offer", "round") or any([has[kind] < had[kind] for kind in had]):
        return []  # or all cards were dealt anew, and nobody can tell
    kinds = [kind for kind in had if has[kind] > had[kind]]
    if len(kinds) == 1 and before.turn is not None:
        return [Line("log-plays", {"player": player(before.turn), "kind": kinds[0]})]
    return [] if kinds else passes(before, before.quiet)


def played_of_kinds(view: View) -> dict[str, int]:
    """Action cards by kind, since the deal."""
    lying = [mark.kind for own in view.table for mark in own.marks]
    lying += [mark.kind for tally in view.tallies for mark in tally.scandals]
    return {kind: count + lying.count(kind) for kind, count in view.spent}


def laid_last(before: View, after: View) -> list[Line]:
    """Set aside with those that lay there before."""
    if len(after.pad) != len(before.pad) + 1 or before.opener is None:
        return []
    start = len(before.aside) + len(before.table)
    places = enumerate(after.aside[start:], len(before.table))
    return [laid(before, (before.opener + place) % len(before.held), card) for place, card in places]


def laid(view: View, owner: Seat, card: int) -> Line:
    args = {"player": player(owner), "card": Name("card", card)}
    if card >= len(view.deck.politicians):
        return Line("log-lays-joker-last", args)
    own = view.deck.politicians[card]
    return Line("log-lays", args | {"party": party(own.party), "value": own.value})
