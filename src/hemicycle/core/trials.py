"""Random matches of a game, in many settings, to try things out on; not what to expect of them, which is for `laws`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from hemicycle.core.chance import Chance
from hemicycle.core.choices import Choices, plain
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.options import BadOption, Data, OneOf, Option, Whole
from hemicycle.core.player import Position
from hemicycle.core.record import dumps
from hemicycle.core.state import HOST, NATURE, Seat, State, TimeUp

PATIENCE: Final = 20_000  # moves within which every random match is over
MOMENTS: Final = 6  # states of a match that a law looks at


@dataclass(frozen=True)
class Setting:
    """A game with its seats and options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def state(self) -> State[Any]:
        return self.game.start(self.seats, self.options)[1]

    def __str__(self) -> str:
        return f"{self.game.key}, {self.seats} seats, {dumps(self.options)}"


def settings(game: Game, more: tuple[dict[str, Any], ...] = ()) -> list[Setting]:
    """Each option at its ends, several at once, and `more`, each with few seats, many, or a number between."""
    rng = Random(game.key)
    alone = [{option.name: value} for option in game.options for value in ends(option)]
    mixed = [mix(rng.sample(alone, min(3, len(alone)))) for _ in range(len(alone) // 3)]
    tried = [*fitting(game, {}), *[setting for options in more for setting in fitting(game, options)]]
    for fit in [fitting(game, options) for options in [*alone, *mixed]]:
        most = max([setting.seats for setting in tried])
        tried += [setting for setting in fit if setting.seats > most] or rng.sample(fit, min(1, len(fit)))
    return [setting for at, setting in enumerate(tried) if setting not in tried[:at]]


def mix(some: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: value for options in some for name, value in options.items()}


def fitting(game: Game, options: dict[str, Any]) -> list[Setting]:
    """With the fewest seats, the most and halfway, of those that go with the options."""
    tried = {**game.trial, **options}
    fit = [setting for seats in game.seats if possible(setting := Setting(game, seats, tried))]
    return [fit[at] for at in sorted({0, len(fit) // 2, len(fit) - 1})] if fit else []


def ends(option: Option) -> list[Any]:
    if isinstance(option, Whole):
        return [*([None] if option.none else []), option.low, min(option.high, 4 * (option.low + 3))]
    if isinstance(option, OneOf):
        return list(option.words)
    return [] if isinstance(option, Data) else [False, True]


def possible(setting: Setting) -> bool:
    try:
        setting.state()
    except BadOption:
        return False
    return True


def move_of(state: State[Any], rng: Random) -> tuple[Seat, Any]:
    """A random move, such as people make: some leave drafts, replace what they sealed, or let the time run out."""
    clocks, seats = state.clocks(), state.awaited()
    if clocks and (not state.to_act() or rng.random() < 0.08):
        return NATURE, TimeUp(rng.choice(clocks).name)
    if rng.random() < 0.05 and (orders := state.orders()).size:
        return HOST, orders.pick(rng)
    seat = rng.choice(seats if seats and rng.random() < 0.8 else able(state))
    drafts = state.drafts(seat)
    if drafts.size and rng.random() < 0.15:
        return seat, drafts.pick(rng)
    return seat, state.choices(seat).pick(rng)


def able(state: State[Any]) -> list[Seat]:
    """Of those who may act, who has a choice now."""
    return [seat for seat in state.to_act() if state.choices(seat).size]


def walk(state: State[Any], rng: Random) -> Iterator[State[Any]]:
    """The one state as it goes through a random match, before each move and when it is over."""
    for _ in range(PATIENCE):
        yield state
        if state.over():
            return
        state.apply(*move_of(state, rng))
    raise AssertionError(f"after {PATIENCE} random moves the match is not over")


def moments(setting: Setting, rng: Random, count: int = MOMENTS) -> list[State[Any]]:
    """Some states of a random match in their order, the last one among them."""
    states = [state.copy() for state in walk(setting.state(), rng)]
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


class Blinkers(Position):
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


def played(setting: Setting, chance: Chance, rng: Random) -> Match:
    """A whole match, its moves through plain data, two in a second."""
    match, now = Match(setting.game, setting.seats, setting.options, chance), 0
    match.take(match.begin(now))
    while not match.state.over():
        now += rng.randrange(1000)
        seat, action = move_of(match.state, rng)
        step = match.time_up(now)
        if step is None:
            step = match.ring(now, action.clock) if seat == NATURE else match.move(now, seat, plain(action))
        match.take(step)
        assert len(match.moves) < PATIENCE, f"{setting}: after {PATIENCE} moves the match is not over"
    return match
