"""A set of rules with all that belongs to it; not where it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.core.line import Line
from hemicycle.core.options import BadOption, Option, read_options
from hemicycle.core.player import Answer, Bot, Guide
from hemicycle.core.report import Reporter
from hemicycle.core.state import State


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
