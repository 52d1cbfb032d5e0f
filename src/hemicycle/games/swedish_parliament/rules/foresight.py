"""Which cabinet would follow from other relations, if the election ended now; all of it is public."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hemicycle.core.choices import NOTHING, Action, Choices, Each, Either, Make, Pick
from hemicycle.core.foresight import Foresight
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.map import PAIRS, fits, pair
from hemicycle.games.swedish_parliament.rules.relations import STRONGEST, changed
from hemicycle.games.swedish_parliament.rules.views import Change, Components, Parties, View

CHANGED: Final = {
    "create": "created", "strengthen": "strengthened", "weaken": "weakened", "break": "broken"
}  # fmt: skip


@dataclass(frozen=True)
class EachChange(Action):
    """Every change of a relation that may be made now, one by one."""


@dataclass(frozen=True)
class Drawing(Action):
    """A map drawn at will: the strength of each pair, 0 for no relation."""

    strengths: tuple[int, ...]


@dataclass(frozen=True)
class Prospect:
    """What would come of a map; `change` leads to it, if one does. Nobody governs where no party has a voter."""

    change: Change | None
    fits: bool  # hexagons can be laid so
    tiles_left: int  # below 0 where there are not enough
    members: Parties
    order: Parties  # of the cabinet, the centre of gravity first


@dataclass(frozen=True)
class Prospects:
    maps: tuple[Prospect, ...]


CHANGES: Final[Choices[Action]] = Make(EachChange)
DRAWINGS: Final[Choices[Action]] = Make(
    Drawing,
    strengths=Each(
        [Pick(range(-STRONGEST, STRONGEST + 1))] * len(PAIRS), labels=list(range(len(PAIRS))), of="pair"
    ),
)
EITHER: Final[Choices[Action]] = Either([CHANGES, DRAWINGS])


def questions(view: View, _seat: Seat | None) -> Choices[Action]:
    if not view.turn or view.phase == "over":
        return NOTHING
    return EITHER if view.changes else DRAWINGS


def answer(view: View, _seat: Seat | None, question: Action) -> Prospects:
    if isinstance(question, Drawing):
        return Prospects((prospect(view, None, list(question.strengths)),))
    return Prospects(tuple([after(view, change) for change in view.changes]))


def after(view: View, change: Change) -> Prospect:
    strengths = strengths_of(view)
    number = pair(change.one, change.other)
    strengths[number] = changed(CHANGED[change.kind], strengths[number])
    return prospect(view, change, strengths)


def strengths_of(view: View) -> list[int]:
    """By pair, 0 for no relation."""
    strengths = [0] * len(PAIRS)
    for relation in view.relations:
        strengths[pair(relation.one, relation.other)] = relation.strength
    return strengths


def prospect(view: View, change: Change | None, strengths: list[int]) -> Prospect:
    related = sum([1 << number for number, strength in enumerate(strengths) if strength])
    tiles_left = view.components.relation_tiles - sum([abs(strength) for strength in strengths])
    cabinet = form(constitution(view.components), view.won, strengths, view.markers, record=False)
    members, order = ((), ()) if cabinet is None else (cabinet.members, cabinet.order)
    return Prospect(change, fits(related), tiles_left, members, order)


@lru_cache(maxsize=8)
def constitution(components: Components) -> Constitution:
    return Constitution(components)


FORESIGHT: Final = Foresight(questions, answer)
