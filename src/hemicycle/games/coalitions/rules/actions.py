"""What players, nature and the bank do in Coalitions, and the choices among it that do not depend on a state."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import Action
from hemicycle.core.state import Seat, Seats


@dataclass(frozen=True)
class Draw(Action):
    """NATURE: the pack of a round, as mandates on cards, the largest first."""

    pack: tuple[int, ...]


@dataclass(frozen=True)
class DealCards(Action):
    """NATURE: which card of the pack each of the players in gets, by its place in the pack."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class Propose(Action):
    """A government and its division of the pool; members in the order of their seats."""

    members: Seats
    shares: tuple[int, ...]


@dataclass(frozen=True)
class NoDeal(Action):
    """To clear the table."""


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Answer(Action):
    """To the proposal of that number."""

    proposal: int
    accept: bool


@dataclass(frozen=True)
class Pay(Action):
    to: Seat
    amount: int


@dataclass(frozen=True)
class Ready(Action):
    """Done with bargaining: in private for the ballots, in public for the end of the period. May be taken back."""

    ready: bool


@dataclass(frozen=True)
class Ballot(Action):
    """A deal, written in secret."""

    members: Seats
    shares: tuple[int, ...]


@dataclass(frozen=True)
class Blank(Action):
    """A ballot with no deal on it."""


@dataclass(frozen=True)
class NextPack(Action):
    """HOST: the pack of the next round."""

    pack: tuple[int, ...]


@dataclass(frozen=True)
class EndPeriod(Action):
    """HOST: the bargaining of this round is over."""


@dataclass(frozen=True)
class EndSession(Action):
    """HOST: this round is the last."""


@dataclass(frozen=True)
class SetSeconds(Action):
    """HOST: how long clocks of a kind run from the next one on; 0 for no limit."""

    clock: str
    seconds: int
