"""What a player that is a program is given, and gives; none is in here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hemicycle.core.choices import Choices
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat, State


class Position:
    """What a player may know when it is to act: its view and choices, and worlds it cannot tell from the real one.

    `offers` are those it has made or heard in talk since nature last dealt, in their order.
    """

    def __init__(self, state: State[Any], seat: Seat, offers: tuple[Offer, ...] = ()) -> None:
        self.state, self.seat, self.offers = state, seat, offers

    @property
    def view(self) -> Any:
        return self.state.view(self.seat)

    @property
    def choices(self) -> Choices[Any]:
        return self.state.choices(self.seat)

    def imagine(self, rng: Random) -> State[Any]:
        return self.state.imagine(self.seat, rng)


Bot = Callable[[Position, Random], Any]  # gives an action from the position's choices
Answer = Callable[
    [Position, Random], Any
]  # to the last offer: the same to agree, another, or None for silence
Policy = Callable[
    [State[Any], Seat, Random], Any
]  # a move from the state's choices, knowing all of the state
Value = Callable[[State[Any]], list[float]]  # what each seat may expect, from 0 to 1


class Guide:
    """What a game tells whoever searches it: `prior` proposes moves to think about, the more of them the greater the
    `width`; `policy` plays on from there, for at most `moves`, and `value` says what comes of that; `worlds` are as
    many as there is time for. By default nothing is known of the game.
    """

    def __init__(
        self,
        prior: Policy | None = None,
        policy: Policy | None = None,
        value: Value | None = None,
        moves: int = 200,
        worlds: int = 100,
        width: float = 2.0,
    ) -> None:
        self.prior, self.policy, self.value, self.moves = prior, policy, value, moves
        self.worlds, self.width = worlds, width
