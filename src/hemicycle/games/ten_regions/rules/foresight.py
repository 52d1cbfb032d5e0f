"""What a party's own tokens will come to, wherever they are put. What others place, nobody can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hemicycle.core.choices import NOTHING, Action, Choices
from hemicycle.core.foresight import Foresight
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Placement
from hemicycle.games.ten_regions.rules.choices import drafts
from hemicycle.games.ten_regions.rules.count import votes_alone
from hemicycle.games.ten_regions.rules.views import View


@dataclass(frozen=True)
class Totals:
    """Thousands of votes by region, while nobody takes any."""

    votes: tuple[int, ...]


def questions(view: View, seat: Seat | None) -> Choices[Action]:
    """Any placement of a part of the purse, or of all of it."""
    if seat is None or view.phase != "campaign":
        return NOTHING
    return drafts(view.purses[seat], len(view.regions), len(view.cells), seat)


def answer(view: View, seat: Seat | None, placed: Placement) -> Totals:
    assert seat is not None
    return Totals(votes_alone(view.head_starts[seat], placed))


FORESIGHT: Final = Foresight(questions, answer)
