"""Why something cannot be done now, said as players would. What can be done is not decided here."""

from __future__ import annotations

from hemicycle.core.choices import Illegal
from hemicycle.core.state import Seat
from hemicycle.games.koalition.course import Course


def not_now(state: Course, seat: Seat, data: object, refusal: Illegal) -> Illegal:
    return refusal
