"""Sentences that the log and the brief of Koalition share. How they read stands in words/*.ftl."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import POLITICIANS
from hemicycle.games.koalition.rules.views import Bloc, Coalition, Governing, Lying, Share, View


def player(seat: Seat) -> Name:
    return Name("seat", seat)


def players(seats: Iterable[Seat]) -> tuple[Name, ...]:
    return tuple([player(seat) for seat in seats])


def named(key: str, seats: Iterable[Seat]) -> list[Line]:
    """A sentence about players, if there are any."""
    told = players(seats)
    return [Line(key, {"players": told, "count": len(told)})] if told else []


def party(number: int) -> Name:
    return Name("party", number)


def bloc(own: Bloc | Governing) -> Name | Line:
    """A party, or the camp of a player."""
    if own.camp and own.chair is not None:
        return Line("camp", {"party": party(own.party), "seat": player(own.chair)})
    return party(own.party)


def members(view: View, coalition: Coalition) -> tuple[Name | Line, ...]:
    return tuple([bloc(view.blocs[member]) for member in coalition.members])


def card(own: Lying) -> Line | Name:
    """A politician on the table; a joker with its party and who laid it."""
    if own.card < POLITICIANS:
        return Name("card", own.card)
    args = {"value": own.value, "party": party(own.party), "seat": player(own.owner)}
    return Line("joker-laid", args)


def kinds(key: str, counted: Sequence[tuple[str, int]]) -> list[Line]:
    """Action cards, kind by kind."""
    cards = tuple([Line(f"brief-cards-{kind}", {"count": count}) for kind, count in counted if count])
    return [Line(key, {"cards": cards})] if cards else []


def country(view: View) -> dict[str, int | Name]:
    """What all should know of the country being played."""
    first, second, further = view.bonus
    return {
        "number": view.number,
        "countries": view.countries,
        "country": Name("country", view.country or 0),
        "fields": view.fields,
        "first": first,
        "second": second,
        "further": further,
        "player": player(view.opener or 0),
    }


def ending(view: View) -> list[Line]:
    """What each party gives in Europe, who wins, and everybody's points, the best first."""
    order = sorted(range(len(view.power)), key=lambda seat: rank(view, seat), reverse=True)
    best = [seat for seat in order if rank(view, seat) == rank(view, order[0])]
    lines = [Line("verdict-koalition", {}), Line("verdict-koalition-why", {})]
    lines += [share("log-share", own) for own in strongest_first(view)]
    lines += named("log-winners", best) + tie_break(view)
    return [*lines, *[score(view, seat) for seat in order]]


def tie_break(view: View) -> list[Line]:
    """Where equal scores were decided (KOA-29)."""
    first = max(view.europe.scores)
    given = {view.europe.given[seat] for seat, score in enumerate(view.europe.scores) if score == first}
    return [Line("log-tie-break", {})] if len(given) > 1 else []


def rank(view: View, seat: Seat) -> tuple[int, int]:
    return (view.europe.scores[seat], view.europe.given[seat])  # KOA-29


def strongest_first(view: View) -> list[Share]:
    return sorted(view.europe.shares, key=lambda share: -share.points)


def share(key: str, own: Share) -> Line:
    if not own.points:
        return Line(f"{key}-nobody", {"party": party(own.party)})
    args = {"party": party(own.party), "points": own.points, "bonus": own.bonus, "each": own.each}
    return Line(key, args | {"holders": players(own.holders), "count": len(own.holders)})


def score(view: View, seat: Seat) -> Line:
    args = {"power": view.power[seat], "given": view.europe.given[seat]}
    return Line("log-score", args | {"player": player(seat), "score": view.europe.scores[seat]})
