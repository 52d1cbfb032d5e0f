"""What happened between two views of one seat: a table from events to sentences. It knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from hemicycle.core.event import Event, news
from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.events import (
    Acted,
    Began,
    BroughtBack,
    Called,
    Changed,
    Chose,
    Closed,
    Contributed,
    Declined,
    Drew,
    Dropped,
    Ended,
    Entered,
    Invited,
    Moved,
    NothingToChange,
    Placed,
    Played,
    VoterDecided,
    Welcomed,
)
from hemicycle.games.swedish_parliament.rules.views import Coop, View
from hemicycle.games.swedish_parliament.words.sentences import (
    formed,
    parties,
    party,
    scale,
    signed,
    title,
    towards,
    who,
)


def tell(before: View | None, after: View) -> list[Line]:
    lines = [] if before is not None else started(after)
    for side, events in groupby(news(before, after), for_free):
        together = list(events)
        lines += acted(side, together) if side else [line for event in together for line in said(event)]
    return lines + ended(before, after)


def started(view: View) -> list[Line]:
    coop = [] if view.coop is None else [together(view, view.coop)]
    if view.solo:
        return [Line("log-start-solo", {"difficulty": view.difficulty}), *coop]
    return coop or [Line("log-start", {"players": view.players})]


def together(view: View, target: Coop) -> Line:
    cabinet, leader = parties(target.cabinet), party(target.leader)
    return Line("log-start-coop", {"players": view.players, "cabinet": cabinet, "leader": leader})


def ended(before: View | None, after: View) -> list[Line]:
    if after.cabinet is None or (before is not None and before.cabinet is not None):
        return []
    return formed(after.cabinet)


def for_free(event: Event) -> str:
    """The side of a card at which a party acts for free, as several may one after another; else ""."""
    return event.side if isinstance(event, Acted) and event.pile is None else ""


def acted(side: str, events: list[Any]) -> list[Line]:
    together = parties([event.party for event in events])
    return [Line(f"log-acts-{side}", {"parties": together, "count": len(together)})]


def said(event: Event) -> list[Line]:
    return SENTENCES[type(event)](event)


def begun(event: Began) -> list[Line]:
    return [Line("log-turn", {"number": event.turn, "who": who(event.seat)})]


def chosen(event: Chose) -> list[Line]:
    return [Line("log-chosen", {"number": event.seat + 1, "party": party(event.party)})]


def placed(event: Placed) -> list[Line]:
    where = {"scale": scale(event.scale), "direction": towards(event.scale, event.direction)}
    return [Line("log-placed", {"party": party(event.party), **where})]


def drew(event: Drew) -> list[Line]:
    return [Line("log-drew", {"who": who(event.seat), "pile": Name("pile", event.pile)})]


def played(event: Played) -> list[Line]:
    return [Line(f"log-plays-{event.side}", plays(event, event.side))]


def invited(event: Invited) -> list[Line]:
    return [Line("log-plays-minor", plays(event, "minor"))]


def plays(event: Played | Invited, side: str) -> dict[str, Any]:
    where = towards(event.scale, event.direction)
    return {"who": who(event.seat), "card": title(event.card, side), "direction": where}


def called(event: Called) -> list[Line]:
    return [Line("log-called", {"who": who(event.seat), "voter": Name("voter", event.voter)})]


def acts_for_a_card(event: Acted) -> list[Line]:
    return paid(event.side, event.seat, event.pile, event.voter)


def contributed(event: Contributed) -> list[Line]:
    return paid("contributed", event.seat, event.pile, event.voter)


def brought_back(event: BroughtBack) -> list[Line]:
    return paid("brought-back", event.seat, event.pile, event.voter)


def paid(what: str, seat: Seat | None, pile: int | None, voter: int | None) -> list[Line]:
    price = Line("log-price-card", {"pile": Name("pile", pile or 0)})
    if voter is not None:
        price = Line("log-price-voter", {"voter": Name("voter", voter)})
    return [Line(f"log-pays-{what}", {"who": who(seat), "price": price})]


def declined(event: Declined) -> list[Line]:
    return [Line(f"log-declines-{event.side}", {"party": party(event.party)})]


def moved(event: Moved) -> list[Line]:
    """At a policy those have moved who backed it, which was told."""
    if event.side == "policy":
        return [] if event.parties else [Line("log-nobody-backed", {})]
    return [Line(f"log-moved-{event.side}", {"direction": towards(event.scale, event.direction)})]


def welcomed(event: Welcomed) -> list[Line]:
    args = {"who": who(event.seat), "party": party(event.party), "most": event.most}
    return [Line("log-welcome", args)]


def changed(event: Changed) -> list[Line]:
    pair = {"one": party(event.one), "other": party(event.other)}
    return [Line(f"log-{event.change}", {**pair, "strength": signed(event.strength)})]


def decided(event: VoterDecided) -> list[Line]:
    how = "order" if event.by_order else "plain"
    args = {"voter": Name("voter", event.voter), "party": party(event.party), "count": event.used}
    return [
        Line(f"log-decided-{how}", args | {"group": Name("group", event.group), "scale": scale(event.scale)})
    ]


SENTENCES: Final[dict[type[Event], Callable[[Any], list[Line]]]] = {
    Chose: chosen,
    Dropped: lambda _: [Line("log-dropped", {})],
    Placed: placed,
    Began: begun,
    Drew: drew,
    Played: played,
    Called: called,
    Acted: acts_for_a_card,
    Declined: declined,
    Moved: moved,
    Invited: invited,
    Welcomed: welcomed,
    Closed: lambda event: [Line("log-closed", {"who": who(event.seat)})],
    Contributed: contributed,
    BroughtBack: brought_back,
    Entered: lambda event: [Line("log-entered", {"party": party(event.party)})],
    Changed: changed,
    NothingToChange: lambda _: [Line("log-nothing-to-change", {})],
    VoterDecided: decided,
    Ended: lambda _: [Line("log-ended", {})],
}
