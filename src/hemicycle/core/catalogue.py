"""Finds the games: each folder of `hemicycle.games` with a GAME. No list names them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from hemicycle.core.choices import Choices
from hemicycle.core.options import BadOption, Option, read_options
from hemicycle.core.report import Offer, Reporter
from hemicycle.core.state import Line, Seat, State


class UnknownGame(LookupError):
    """No game of that key."""


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


class Game:
    """A set of rules. `new` gives the state before the first move, from options already read.

    `tell` says what happened between two views of one seat, `brief` how things stand, both as sentences; `report`, if
    a game has one, what can be told of a match that is over. `trial` are options with which a random match is short, to
    try things out on where matches are long. `answers` are how bots, by their names, answer offers in talk. `guide` is
    for a bot that searches.
    """

    def __init__(
        self,
        key: str,
        seats: range,
        options: tuple[Option, ...],
        edition: int,
        new: Callable[[int, dict[str, Any]], State[Any]],
        tell: Callable[[Any, Any], list[Line]],
        brief: Callable[[Any], list[Line]],
        bots: dict[str, Bot],
        minutes: tuple[int, int],
        report: Reporter | None = None,
        trial: dict[str, Any] | None = None,
        answers: dict[str, Answer] | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.key, self.seats, self.options, self.edition = key, seats, options, edition
        self.new, self.tell, self.brief, self.bots, self.minutes = new, tell, brief, bots, minutes
        self.report = report
        self.trial = trial or {}
        self.answers = answers or {}
        self.guide = guide or Guide()

    def start(self, seats: int, given: object) -> tuple[dict[str, Any], State[Any]]:
        """The options as read and the state before the first move; BadOption says what cannot be."""
        options = read_options(self.options, given)
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("seats", seats, f"a whole number from {self.seats[0]} to {self.seats[-1]}")
        return options, self.new(seats, options)


@cache
def games() -> dict[str, Game]:
    """All games by key, in the order of their keys."""
    package = importlib.import_module("hemicycle.games")
    names = [f"hemicycle.games.{entry.name}" for entry in pkgutil.iter_modules(package.__path__)]
    found = [module.GAME for module in map(importlib.import_module, names) if hasattr(module, "GAME")]
    return {game.key: game for game in sorted(found, key=lambda game: game.key)}


def game(key: str) -> Game:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(games())}") from None
