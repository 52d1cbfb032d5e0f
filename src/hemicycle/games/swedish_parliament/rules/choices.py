"""What can be offered to a seat: actions made once, and the forms to ask for them. What is legal when is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from hemicycle.core.choices import Action, Choices, Either, Form, Make, Numbers, Pick, same, within
from hemicycle.games.swedish_parliament.rules.actions import (
    Back,
    Break,
    BringBack,
    CallVoter,
    Choose,
    Close,
    Contribute,
    Create,
    Dealt,
    Decline,
    Draw,
    EndTurn,
    Enough,
    Invite,
    Opinion,
    Policy,
    StandStill,
    Strengthen,
    Weaken,
    Welcome,
)
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, SCALES, Box
from hemicycle.games.swedish_parliament.rules.map import PAIRS

CHOOSE: Final[list[Action]] = [Choose(party) for party in range(PARTIES)]
DRAW: Final[list[Action]] = [Draw(pile) for pile in range(SCALES)]
END_TURN: Final[Action] = EndTurn()
BACK: Final[Action] = Back(None)
DECLINE: Final[Action] = Decline()
CLOSE: Final[Action] = Close()
ENOUGH: Final[Action] = Enough()
CREATE: Final[list[Action]] = [Create(one, other) for one, other in PAIRS]
STRENGTHEN: Final[list[Action]] = [Strengthen(one, other) for one, other in PAIRS]
WEAKEN: Final[list[Action]] = [Weaken(one, other) for one, other in PAIRS]
BREAK: Final[list[Action]] = [Break(one, other) for one, other in PAIRS]
FIELDS: Final[dict[str, tuple[tuple[str, str], ...]]] = {  # of each kind, and what they are numbers of
    "Choose": (("party", "party"),),
    "Dealt": (("card", "card"),),
    "Policy": (("card", "as-policy"),),
    "Opinion": (("card", "as-opinion"),),
    "CallVoter": (("card", "card"),),
    "Invite": (("card", "card"),),
    "Draw": (("pile", "pile"),),
    "Back": (("pay", "card"),),
    "StandStill": (("pay", "card"),),
    "Welcome": (("most", ""),),
    "Contribute": (("card", "card"),),
    "BringBack": (("card", "card"),),
    "Create": (("one", "party"), ("other", "party")),
    "Strengthen": (("one", "party"), ("other", "party")),
    "Weaken": (("one", "party"), ("other", "party")),
    "Break": (("one", "party"), ("other", "party")),
}


class Prepared:
    """The actions with each card of a box, by its number."""

    def __init__(self, box: Box) -> None:
        cards = range(box.cards)
        self.plays = [plays(box, card) for card in cards]
        self.dealt: list[Action] = [Dealt(card) for card in cards]
        self.back: list[Action] = [Back(card) for card in cards]
        self.stand_still: list[Action] = [StandStill(card) for card in cards]
        self.contribute: list[Action] = [Contribute(card) for card in cards]
        self.bring_back: list[Action] = [BringBack(card) for card in cards]


@lru_cache(maxsize=8)
def prepared(box: Box) -> Prepared:
    return Prepared(box)


def plays(box: Box, card: int) -> list[Action]:
    """The ways to play the card in one's turn."""
    if card < box.ideas:
        return [Policy(card), Opinion(card)]  # SWE-8
    return [CallVoter(card)] if box.is_voter(card) else [Invite(card)]


@lru_cache(maxsize=16)
def welcomes(most: int) -> list[Action]:
    return [*[Welcome(cards) for cards in range(most, -1, -1)], CLOSE]  # SWE-25


class Offered(Choices[Action]):
    """Actions made once, asked for kind by kind."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.size = len(actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[within(index, self.size)]

    def draw(self, numbers: Numbers) -> Action:
        return self.actions[int(numbers() * self.size)]

    def index(self, item: object) -> int:
        for index, action in enumerate(self.actions):
            if action == item and same(action, item):
                return index
        self.asked().index(item)
        raise AssertionError(f"{item} is asked for, but not offered")

    def read(self, data: object) -> Action:
        return self.asked().read(data)

    def describe(self) -> Form:
        return self.asked().describe()

    def asked(self) -> Either[Action]:
        kinds: dict[Any, list[Action]] = {}
        for action in self.actions:
            kinds.setdefault(type(action), []).append(action)
        return Either([form for kind, actions in kinds.items() for form in forms(kind, actions)])


def forms(kind: Callable[..., Action], actions: Sequence[Action]) -> list[Choices[Action]]:
    """One, or of actions about pairs one for each first party."""
    fields = FIELDS.get(kind.__name__, ())
    if not fields:
        return [Make(kind)]
    last, of = fields[-1]
    if len(fields) == 1:
        return [Make(kind, **{last: Pick([getattr(action, last) for action in actions], of=of)})]
    first = fields[0][0]
    by_first: dict[int, list[int]] = {}
    for action in actions:
        by_first.setdefault(getattr(action, first), []).append(getattr(action, last))
    return [
        Make(kind, **{first: Pick([one], of=of), last: Pick(others, of=of)})
        for one, others in by_first.items()
    ]
