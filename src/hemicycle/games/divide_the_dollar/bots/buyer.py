"""A player of Divide the Dollar that buys the cheapest majority, and sells its vote for an equal share."""

from __future__ import annotations

from random import Random

from hemicycle.core.choices import Action
from hemicycle.core.player import Position
from hemicycle.core.state import Seat
from hemicycle.games.divide_the_dollar.rules.actions import Divide, Vote
from hemicycle.games.divide_the_dollar.rules.state import DOLLAR
from hemicycle.games.divide_the_dollar.rules.views import View


def buyer(position: Position, rng: Random) -> Action:
    view: View = position.view
    seats = len(view.purses)
    if view.cents is None:
        return Divide(tuple(division(view, position.seat, rng)))
    return Vote(seats * view.cents[position.seat] >= DOLLAR)


def division(view: View, seat: Seat, rng: Random) -> list[int]:
    """An equal share for as many as are needed, the poorest first; the rest for itself."""
    seats = len(view.purses)
    others = [other for other in range(seats) if other != seat]
    rng.shuffle(others)
    others.sort(key=lambda other: view.purses[other])
    bought, price = others[: seats // 2], -(-DOLLAR // seats)
    cents = [price if other in bought else 0 for other in range(seats)]
    cents[seat] = DOLLAR - sum(cents)
    return cents
