"""What happens in Swedish Parliament 2014, all of it in public; how it is said is for the words.

Where a seat is None it is the System. A card paid is known by its pile, and a voter, which goes face up, by its number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hemicycle.core.event import Event
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.views import Parties


def player(seat: Seat) -> Seat | None:
    """As events name who did it: None for the System."""
    return None if seat < 0 else seat


@dataclass(frozen=True)
class Chose(Event):
    seat: Seat
    party: int


@dataclass(frozen=True)
class Dropped(Event):
    """The markers of the System's parties."""


@dataclass(frozen=True)
class Placed(Event):
    party: int
    scale: int
    direction: int


@dataclass(frozen=True)
class Began(Event):
    """A turn."""

    turn: int
    seat: Seat | None


@dataclass(frozen=True)
class Drew(Event):
    seat: Seat | None
    pile: int


@dataclass(frozen=True)
class Played(Event):
    """An idea, as a "policy" or as an "opinion"."""

    seat: Seat | None
    card: int
    side: str
    scale: int
    direction: int


@dataclass(frozen=True)
class Called(Event):
    """A voter, to the end of the queue."""

    seat: Seat | None
    voter: int


@dataclass(frozen=True)
class Acted(Event):
    """A party backs a policy or stands still at an opinion, for free or for a card."""

    party: int
    side: str
    seat: Seat | None = None
    pile: int | None = None
    voter: int | None = None


@lru_cache(maxsize=128)
def acted_freely(party: int, side: str, seat: Seat) -> Acted:
    return Acted(party, side, player(seat))


@dataclass(frozen=True)
class Declined(Event):
    party: int
    side: str


@lru_cache(maxsize=64)
def declined(party: int, side: str) -> Declined:
    return Declined(party, side)


@dataclass(frozen=True)
class Moved(Event):
    """Parties, one segment as far as they have room; at a card played as a "policy", an "opinion" or a "minor" one."""

    side: str
    scale: int
    direction: int
    parties: Parties


@dataclass(frozen=True)
class Invited(Event):
    """A minor party, by its card, which moves others in that direction."""

    seat: Seat | None
    card: int
    scale: int
    direction: int


@dataclass(frozen=True)
class Welcomed(Event):
    """So many cards at most from the party of a guest."""

    seat: Seat
    party: int
    most: int


@dataclass(frozen=True)
class Closed(Event):
    """No cards are welcome from here on."""

    seat: Seat


@dataclass(frozen=True)
class Contributed(Event):
    """A card, which pushes all parties."""

    seat: Seat
    party: int
    pile: int
    voter: int | None


@dataclass(frozen=True)
class BroughtBack(Event):
    """One's own party, for a card."""

    seat: Seat
    party: int
    pile: int
    voter: int | None


@dataclass(frozen=True)
class Entered(Event):
    """A minor party, on its scale."""

    party: int


@dataclass(frozen=True)
class Changed(Event):
    """A relation was "created", "strengthened", "weakened" or "broken", and has that strength now."""

    change: str
    one: int
    other: int
    strength: int


@dataclass(frozen=True)
class NothingToChange(Event):
    """No relation may be changed after the card."""


@dataclass(frozen=True)
class VoterDecided(Event):
    """After so many cards: as one of a group, on the scale of the last card, or by the order on the first."""

    voter: int
    party: int
    group: int
    scale: int
    by_order: bool
    used: int


@dataclass(frozen=True)
class Ended(Event):
    """The match."""
