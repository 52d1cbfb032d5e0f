"""Sentences that the log and the brief of Swedish Parliament 2014 share. How they read stands in words/*.ftl."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.views import Cabinet, Components, Decided

Who = Name | Line


def who(seat: Seat | None) -> Who:
    """A player, or the System."""
    return Line("system", {}) if seat is None else Name("seat", seat)


def party(number: int) -> Name:
    return Name("party", number)


def parties(numbers: Iterable[int]) -> tuple[Name, ...]:
    return tuple([party(number) for number in numbers])


def scale(number: int) -> Name:
    return Name("scale", number)


def towards(number: int, side: int) -> Name:
    return Name("direction", 2 * number + side)


def title(card: int, side: str) -> Name:
    return Name("opinion" if side == "opinion" else "card", card)


def direction(box: Components, card: int, side: str) -> Name:
    """Where a card takes those who move."""
    if card >= len(box.ideas):
        minor = box.minors[card - len(box.ideas) - len(box.voters)]
        return towards(minor.scale, 0 if minor.end else 1)
    idea = box.ideas[card]
    return towards(idea.scale, idea.opinion_direction if side == "opinion" else idea.policy_direction)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def decision(key: str, choice: Decided) -> Line:
    """Whom a voter chooses, and what decided it."""
    last = choice.looks[-1]
    how = "order" if choice.by_order else "plain"
    args = {"voter": Name("voter", choice.voter), "party": party(choice.winner), "count": len(choice.used)}
    return Line(f"{key}-{how}", args | {"group": Name("group", last.group), "scale": scale(last.scale)})


def formed(cabinet: Cabinet) -> list[Line]:
    """Who governs, and who is the centre of gravity."""
    order = parties(cabinet.order)
    return [
        Line("log-cabinet", {"members": parties(cabinet.members), "count": len(cabinet.members)}),
        Line("log-centre", {"party": party(cabinet.centre), "order": order, "count": len(order)}),
    ]
