"""What players and nature do in Swedish Parliament 2014; which of it is legal when, the state says.

Parties, scales, cards and seats go by their numbers, sides by 0 (the first direction of a scale) and 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import Action


@dataclass(frozen=True)
class DealParties(Action):
    """NATURE: the party of each seat."""

    parties: tuple[int, ...]


@dataclass(frozen=True)
class DropMarkers(Action):
    """NATURE: which side each ambivalent marker of a system party shows, by scale and then party."""

    falls: tuple[int, ...]


@dataclass(frozen=True)
class Dealt(Action):
    """NATURE: the card drawn from the pile."""

    card: int


@dataclass(frozen=True)
class Choose(Action):
    party: int


@dataclass(frozen=True)
class Place(Action):
    """One's marker of a scale on the mid-segment of that side."""

    scale: int
    side: int


@dataclass(frozen=True)
class Policy(Action):
    card: int


@dataclass(frozen=True)
class Opinion(Action):
    card: int


@dataclass(frozen=True)
class CallVoter(Action):
    """A voter card played alone."""

    card: int


@dataclass(frozen=True)
class Invite(Action):
    """A minor party card played."""

    card: int


@dataclass(frozen=True)
class Draw(Action):
    pile: int


@dataclass(frozen=True)
class EndTurn(Action):
    """Where no pile is left to draw from."""


@dataclass(frozen=True)
class Back(Action):
    """A policy, for free or for a card."""

    pay: int | None


@dataclass(frozen=True)
class StandStill(Action):
    """At an opinion, for a card."""

    pay: int


@dataclass(frozen=True)
class Decline(Action):
    """Not to back a policy; to go along with an opinion."""


@dataclass(frozen=True)
class Welcome(Action):
    """So many cards at most from the next guest."""

    most: int


@dataclass(frozen=True)
class Close(Action):
    """No cards from the next guest on."""


@dataclass(frozen=True)
class Contribute(Action):
    card: int


@dataclass(frozen=True)
class BringBack(Action):
    """One's own party, one segment."""

    card: int


@dataclass(frozen=True)
class Enough(Action):
    """No more cards of one's own."""


class Changing(Action):
    @property
    def change(self) -> str:
        """What becomes of a relation, in the past tense."""
        raise NotImplementedError


@dataclass(frozen=True)
class ChangeRelation(Changing):
    """Of two parties, the one with the lower number first."""

    one: int
    other: int


@dataclass(frozen=True)
class Create(ChangeRelation):
    @property
    def change(self) -> str:
        return "created"


@dataclass(frozen=True)
class Strengthen(ChangeRelation):
    @property
    def change(self) -> str:
        return "strengthened"


@dataclass(frozen=True)
class Weaken(ChangeRelation):
    @property
    def change(self) -> str:
        return "weakened"


@dataclass(frozen=True)
class Break(ChangeRelation):
    @property
    def change(self) -> str:
        return "broken"
