"""A game with all that belongs to it: rules, words, players; not where it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex, TypeVar

from hemicycle.core.choices import native
from hemicycle.core.foresight import NO_FORESIGHT, Foresight
from hemicycle.core.line import Line
from hemicycle.core.options import BadOption, Sheet, declared, named, whole_number
from hemicycle.core.player import Answer, Bot, Guide
from hemicycle.core.report import Reporter
from hemicycle.core.state import State

Agreed = TypeVar("Agreed")


class Rules:
    """What is played: `options` reads from a sheet what is agreed, `new` makes of that the state before the first move.

    An edition is a way to play: it goes up when the same moves come to something else. `trial` are options with which
    a random match is short, to try things out on where matches are long. `foresight` tells what would come of a move.
    `earlier` are the rules of earlier editions, by which matches that name them are still read and go on. `presets` are
    options by name, of "quick", "standard", "long" and "letter" (of the book) those that the game has; what they leave
    out is as usual.
    """

    def __init__(
        self,
        new: Callable[[Agreed], State[Any]],
        seats: range,
        options: Callable[[Sheet], Agreed],
        edition: int = 1,
        minutes: tuple[int, int] = (10, 60),
        trial: dict[str, Any] | None = None,
        foresight: Foresight = NO_FORESIGHT,
        earlier: tuple[Rules, ...] = (),
        presets: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        if not seats or seats.step != 1:
            raise ValueError(f"a game takes any number of seats from the fewest to the most, not {seats}")
        self.new: Callable[[Any], State[Any]] = new
        self.read: Callable[[Sheet], Any] = options
        self.seats, self.edition, self.options = seats, edition, declared(options, seats[0])
        self.minutes, self.trial, self.foresight = minutes, trial or {}, foresight
        self.earlier, self.presets = earlier, presets or {"standard": {}}


class Narrator:
    """What is said: `tell` what happened between two views of one seat, `brief` how things stand, both as sentences;
    `report`, if there is one, what can be told of a match that is over; `foretold`, if the rules have foresight, the
    answer to a question, given the view, the question and the answer; `count` the last count, part by part under
    titles, and `cards` what there is to play with, if a game has such.
    """

    def __init__(
        self,
        tell: Callable[[Any, Any], list[Line]],
        brief: Callable[[Any], list[Line]],
        report: Reporter | None = None,
        foretold: Callable[[Any, Any, Any], list[Line]] | None = None,
        count: Callable[[Any], list[tuple[Line, list[Line]]]] | None = None,
        cards: Callable[[Any], list[Line]] | None = None,
    ) -> None:
        self.tell, self.brief, self.report, self.foretold = tell, brief, report, foretold
        self.count, self.cards = count, cards


class Players:
    """Who plays where people do not: bots by name, how each of them answers offers in talk, hints for a search."""

    def __init__(
        self,
        bots: dict[str, Bot] | None = None,
        answers: dict[str, Answer] | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.bots, self.answers, self.guide = bots or {}, answers or {}, guide or Guide()


class Game:
    """A game by its key. What its three parts hold can be asked of the game itself."""

    def __init__(self, key: str, rules: Rules, words: Narrator, players: Players | None = None) -> None:
        self.key = key
        self.earlier = {old.edition: Game(key, old, words, players) for old in rules.earlier}
        self.rules, self.seats, self.options = rules, rules.seats, rules.options
        self.edition, self.minutes, self.trial = rules.edition, rules.minutes, rules.trial
        self.foresight, self.foretold, self.presets = rules.foresight, words.foretold, rules.presets
        self.tell, self.brief, self.report = words.tell, words.brief, words.report
        self.count, self.cards = words.count, words.cards
        players = players or Players()
        self.bots, self.answers, self.guide = players.bots, players.answers, players.guide

    def __reduce__(self) -> tuple[Callable[[str, int], Game], tuple[str, int]]:
        """A game travels to other processes by its key, as a function does by its name."""
        from hemicycle.core.catalogue import game

        return game, (self.key, self.edition)

    def by_edition(self, edition: object) -> Game | None:
        """The same game by the rules of that edition, if they are still here."""
        if type(edition) is not int:
            return None
        return self if edition == self.edition else self.earlier.get(edition)

    def start(
        self, seats: SupportsIndex, given: object, timed: bool = True
    ) -> tuple[dict[str, Any], State[Any]]:
        """The options as read and the state before the first move; BadOption says what cannot be."""
        names, number = named(given, self.options), native(seats)
        if type(number) is not int or number not in self.seats:
            raise BadOption("seats", seats, whole_number(self.seats[0], self.seats[-1]))
        sheet = Sheet(names, number, timed)
        options = self.rules.read(sheet)
        return sheet.values, self.rules.new(options)
