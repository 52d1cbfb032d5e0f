"""All that reaches each seat of a state, to be compared; and positions that hide the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hemicycle.core.choices import Choices
from hemicycle.core.player import Position
from hemicycle.core.state import HOST, NATURE, Seat, State
from hemicycle.core.trials import Setting

MOMENTS: Final = 6  # states of a match that a law looks at


def moments(setting: Setting, rng: Random, count: int = MOMENTS) -> list[State[Any]]:
    """Some states of a random match in their order, the last one among them."""
    states = list(setting.match(rng))
    chosen = rng.sample(range(len(states)), min(count, len(states)))
    return [states[at] for at in sorted({*chosen, len(states) - 1})]


def actors(state: State[Any]) -> Iterator[tuple[Seat, Choices[Any]]]:
    """What everyone who may act may do: their choices, their drafts if any, and what the host may order."""
    for seat in state.to_act():
        if (choices := state.choices(seat)).size:
            yield seat, choices
        if (drafts := state.drafts(seat)).size:
            yield seat, drafts
    if (orders := state.orders()).size and not state.over():
        yield HOST, orders


def sight(state: State[Any], seat: Seat | None) -> dict[str, Any]:
    """All that ever reaches a seat, or a bystander."""
    acts = seat is not None and seat in state.to_act()
    return {
        "view": state.view(seat),
        "names": state.names(),
        "to_act": state.to_act(),
        "awaited": state.awaited(),
        "sealed": state.sealed(),
        "choices": state.choices(seat).describe() if acts and seat is not None else None,
        "drafts": state.drafts(seat).describe() if acts and seat is not None else None,
        "offers": None if seat is None else state.offers(seat).describe(),
        "clocks": state.clocks(),
        "talk": state.talk(),
        "outcome": state.outcome(),
        "over": state.over(),
    }


def sights(state: State[Any]) -> list[dict[str, Any]]:
    """Of the seats, and last of a bystander."""
    return [sight(state, seat) for seat in [*range(state.seats), None]]


class BlindPosition(Position):
    """A position without its state: worlds are imagined from one that the seat cannot tell from it."""

    def __init__(self, state: State[Any], seat: Seat) -> None:
        super().__init__(state.imagine(seat, Random(5)), seat)
        self.seen, self.offered = state.view(seat), state.choices(seat)

    @property
    def view(self) -> Any:
        return self.seen

    @property
    def choices(self) -> Choices[Any]:
        return self.offered


def difference(before: dict[str, Any], after: dict[str, Any]) -> str:
    """What of one sight is not as in the other; "" if all is."""
    return ", ".join([name for name in before if before[name] != after[name]])


def changed(before: list[dict[str, Any]], after: list[dict[str, Any]], but: Seat | None = NATURE) -> str:
    for seat, (one, other) in enumerate(zip(before, after)):
        if seat != but and (what := difference(one, other)):
            return f"{what} of {'a bystander' if seat == len(before) - 1 else f'seat {seat}'}"
    return ""
