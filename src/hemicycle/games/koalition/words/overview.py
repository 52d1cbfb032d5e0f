"""The overview card as sentences: what there is in the set, with whom each party may govern, what has been seen."""

from __future__ import annotations

from hemicycle.core.line import Line
from hemicycle.games.koalition.rules.components import SIZES
from hemicycle.games.koalition.rules.views import View
from hemicycle.games.koalition.words.sentences import kinds, party


def overview(view: View) -> list[Line]:
    return [Line("overview", {}), *parties(view), jokers(view), *actions(view), *countries(view)]


def seen(view: View) -> set[int]:
    """Cards that have been laid since the deal."""
    return {*view.aside, *[lying.card for lying in view.table]}


def parties(view: View) -> list[Line]:
    return [of_party(view, number) for number in range(len(view.deck.parties))]


def of_party(view: View, number: int) -> Line:
    cards = [card for card, own in enumerate(view.deck.politicians) if own.party == number]
    partners = tuple([party(partner) for partner in view.deck.parties[number].partners])
    values = [view.deck.politicians[card].value for card in cards]
    gone = [view.deck.politicians[card].value for card in cards if card in seen(view)]
    args = {"party": party(number), "partners": partners, "count": len(partners)}
    return Line("overview-party", args | {"values": row(values), "seen": len(gone), "gone": row(gone)})


def jokers(view: View) -> Line:
    first = len(view.deck.politicians)
    gone = [value for at, value in enumerate(view.deck.jokers, first) if at in seen(view)]
    return Line("overview-jokers", {"values": row(view.deck.jokers), "seen": len(gone), "gone": row(gone)})


def actions(view: View) -> list[Line]:
    return kinds("overview-actions", view.deck.actions) if view.with_actions else []


def countries(view: View) -> list[Line]:
    """Of each size, how many have not been revealed; what is still to come in the packet (KOA-27)."""
    played = {row.country for row in view.pad} | {view.country}
    left = [own.fields for at, own in enumerate(view.deck.countries) if at not in played]
    large, middle, small = [left.count(size) for size in SIZES]
    lines = [Line("overview-countries", {"large": large, "middle": middle, "small": small})]
    return lines + ([Line("overview-packet", {"sizes": row(view.to_come)})] if view.to_come else [])


def row(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join([str(number) for number in numbers])
