"""What nature and players do in Koalition; when they may, the rules say.

A card is a number: politicians first, in the order of the set, then its jokers. A place is a politician on the table,
0 for the first one laid in this election.
"""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat, Seats


@dataclass(frozen=True)
class DrawLeader(Action):
    """NATURE: who leads, by lot."""

    seat: Seat


@dataclass(frozen=True)
class DrawOpener(Action):
    """NATURE: who opens the first country, by lot."""

    seat: Seat


@dataclass(frozen=True)
class Deal(Action):
    """NATURE: the cards of both decks that are dealt, in the order of seats, each seat's together.

    In the action deck the cards after the jokers are its action cards, kind by kind in the order of the set.
    """

    politicians: tuple[int, ...]
    deck: tuple[int, ...]


@dataclass(frozen=True)
class DrawSize(Action):
    """NATURE: of which size the next country of a packet is."""

    size: int


@dataclass(frozen=True)
class Reveal(Action):
    """NATURE: the next country."""

    country: int


@dataclass(frozen=True)
class Stand(Action):
    stands: bool


@dataclass(frozen=True)
class Vote(Action):
    """For a leader; None abstains."""

    candidate: Seat | None


@dataclass(frozen=True)
class Appoint(Action):
    opener: Seat


@dataclass(frozen=True)
class Field(Action):
    politician: int


@dataclass(frozen=True)
class Declare(Action):
    """A joker fielded as a politician of that party."""

    joker: int
    party: int


@dataclass(frozen=True)
class Double(Action):
    on: int


@dataclass(frozen=True)
class Skull(Action):
    on: int


@dataclass(frozen=True)
class Egg(Action):
    on: int


@dataclass(frozen=True)
class Sausage(Action):
    party: int


@dataclass(frozen=True)
class Vest(Action):
    on: int


@dataclass(frozen=True)
class Clear(Action):
    """A vest over a scandal."""

    party: int


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Side(Action):
    """For each split party in which one stands without being tied, the tied player whose camp one joins."""

    camps: Seats


@dataclass(frozen=True)
class Propose(Action):
    """A coalition by its number among those that may govern."""

    coalition: int


@dataclass(frozen=True)
class Suggest(Action):
    """A coalition put into talk; `election` counts those of all countries, for it stands for one of that election."""

    election: int
    coalition: int


@dataclass(frozen=True)
class Shake(Action):
    proposal: int


@dataclass(frozen=True)
class TakeBack(Action):
    """One's hand."""

    proposal: int


@dataclass(frozen=True)
class Refuse(Action):
    proposal: int


@dataclass(frozen=True)
class GiveUp(Action):
    pass


@dataclass(frozen=True)
class GoOn(Action):
    """Giving up taken back."""
