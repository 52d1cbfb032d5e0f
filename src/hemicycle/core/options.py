"""What can be agreed before a match, declared by each game as one typed object; not how it is asked."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from hemicycle.core.bounds import TooLarge, bounded, bounded_text
from hemicycle.core.choices import Form, short

BYTE_ORDER_MARK: Final = "\ufeff"  # with which some editors begin a file

DAY: Final = 86_400  # seconds, the most that a clock runs

T = TypeVar("T")


class Allowed:
    """What may be chosen, as the end of "it takes …": in English, and as a key with arguments for other languages."""

    def __init__(self, sentence: str, key: str = "", **args: Any) -> None:
        self.sentence, self.key, self.args = sentence, key, args


def whole_number(low: int, high: int, none: bool = False) -> Allowed:
    sentence = f"a whole number from {low} to {high}{' or none' if none else ''}"
    return Allowed(sentence, "whole", low=low, high=high, none=str(none).lower())


def one_of(words: tuple[str, ...]) -> Allowed:
    listed = ", ".join(words)
    return Allowed(f"one of {listed}", "one-of", words=listed)


def short_text(most: int) -> Allowed:
    return Allowed(f"a text of 1 to {most} characters in one line", "text", most=most)


class BadOption(ValueError):
    """An option that cannot be: which, what came, and what is allowed.

    `entry` names the part of the value that cannot be, from the inside out, as in "name of region 3".
    """

    def __init__(self, option: str, value: object, takes: Allowed, entry: str = "") -> None:
        self.option, self.value, self.takes, self.entry = option, value, takes, entry
        self.allowed = f"as {entry} {takes.sentence}" if entry else takes.sentence
        super().__init__(f"option {option}: {short(value)} is not allowed; it takes {self.allowed}")

    def where(self) -> str:
        """The option, and on from it the way to the part that cannot be, as in "regions, region 3, name"."""
        return ", ".join([self.option, *reversed(self.entry.split(" of "))]) if self.entry else self.option


class Option:
    """A named setting with a default; `read` takes plain data and gives the value."""

    def __init__(self, name: str, default: Any) -> None:
        self.name, self.default = name, default

    def allowed(self) -> Allowed:
        raise NotImplementedError

    def fits(self, data: object) -> bool:
        raise NotImplementedError

    def describe(self) -> Form:
        raise NotImplementedError

    def bound(self, data: object) -> None:
        """Nothing is done with lists and objects that are out of all proportion."""
        try:
            bounded(data if isinstance(data, (dict, list)) else None)
        except TooLarge as error:
            raise BadOption(self.name, data, too_large(error)) from None

    def read(self, data: object) -> Any:
        self.bound(data)
        if not self.fits(data):
            raise BadOption(self.name, data, self.allowed())
        return data


def too_large(error: TooLarge) -> Allowed:
    return Allowed(f"less: {error}", "less", why=str(error))


class Whole(Option):
    """A whole number from low to high, or None where that is allowed."""

    def __init__(self, name: str, default: int | None, low: int, high: int, none: bool = False) -> None:
        super().__init__(name, default)
        self.low, self.high, self.none = low, high, none

    def allowed(self) -> Allowed:
        return whole_number(self.low, self.high, self.none)

    def fits(self, data: object) -> bool:
        if data is None:
            return self.none
        return type(data) is int and self.low <= data <= self.high

    def describe(self) -> Form:
        return {
            "name": self.name, "kind": "whole", "default": self.default,
            "low": self.low, "high": self.high, "none": self.none,
        }  # fmt: skip


class Flag(Option):
    """Yes or no."""

    def allowed(self) -> Allowed:
        return Allowed("true or false", "flag")

    def fits(self, data: object) -> bool:
        return type(data) is bool

    def describe(self) -> Form:
        return {"name": self.name, "kind": "flag", "default": self.default}


class OneOf(Option):
    """One of a few words; one that is a number may come as a number."""

    def __init__(self, name: str, default: str, words: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.words = words

    def allowed(self) -> Allowed:
        return one_of(self.words)

    def fits(self, data: object) -> bool:
        return isinstance(data, str) and data in self.words

    def read(self, data: object) -> Any:
        return super().read(str(data) if type(data) is int and str(data) in self.words else data)

    def describe(self) -> Form:
        return {"name": self.name, "kind": "one-of", "default": self.default, "words": list(self.words)}


class Data(Option):
    """A component given as plain data or as the text of a TOML file, or None for the printed one."""

    def __init__(self, name: str, takes: Allowed) -> None:
        super().__init__(name, None)
        self.takes = takes

    def allowed(self) -> Allowed:
        return self.takes

    def read(self, data: object) -> Any:
        given = self.parsed(data) if isinstance(data, str) else data
        self.bound(given)
        return given

    def parsed(self, text: str) -> Any:
        text = text.removeprefix(BYTE_ORDER_MARK)
        try:
            bounded_text(text)
            return tomllib.loads(text)
        except TooLarge as error:
            raise BadOption(self.name, text, too_large(error)) from None
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is the former
            sentence = f"data, or a text in TOML, which this is not: {error}"
            raise BadOption(self.name, text, Allowed(sentence, "toml", why=str(error))) from None

    def describe(self) -> Form:
        return {"name": self.name, "kind": "data", "default": None, "takes": self.takes.sentence}


class Sheet:
    """What is given for the options of a match. Whoever reads an option from it declares that option.

    `values` are the options as read, as plain data. Where clocks do not run by themselves (`timed` is false), rules may
    end by themselves what a clock would have ended.
    """

    def __init__(self, given: dict[str, Any], seats: int, timed: bool) -> None:
        self.given, self.seats, self.timed = given, seats, timed
        self.declared: list[Option] = []
        self.values: dict[str, Any] = {}

    def read(self, option: Option) -> Any:
        self.declared.append(option)
        value = option.read(self.given.get(option.name, option.default))
        self.values[option.name] = value
        return value

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        number: int = self.read(Whole(name, default, low, high))
        return number

    def limit(self, name: str, default: int | None, low: int, high: int) -> int | None:
        """A whole number, or None for no limit."""
        number: int | None = self.read(Whole(name, default, low, high, none=True))
        return number

    def flag(self, name: str, default: bool) -> bool:
        value: bool = self.read(Flag(name, default))
        return value

    def one_of(self, name: str, default: str, words: tuple[str, ...]) -> str:
        word: str = self.read(OneOf(name, default, words))
        return word

    def data(self, name: str, takes: Allowed, made: Callable[[Any], T]) -> T:
        """What `made` makes of plain data, or of None for what is printed; its BadOption names the entry."""
        return made(self.read(Data(name, takes)))


class Agreement:
    """What was agreed on before a match, as its rules use it.

    A game's own class reads each of its options from the sheet in its constructor, and checks there what goes together.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.seats, self.timed = sheet.seats, sheet.timed


def declared(agreement: Callable[[Sheet], Any], seats: int) -> tuple[Option, ...]:
    """Every option that is read there; their defaults fit together."""
    sheet = Sheet({}, seats, timed=True)
    agreement(sheet)
    return tuple(sheet.declared)


def named(given: object, options: tuple[Option, ...]) -> dict[str, Any]:
    """What is given, by name; BadOption unless these options have those names."""
    if not isinstance(given, dict):
        raise BadOption("*", given, Allowed("names and values", "names-and-values"))
    names = [option.name for option in options]
    for name, value in given.items():
        if name not in names:
            raise BadOption(short(name).strip("'"), value, one_of_these(names))
    return given


def one_of_these(names: list[str]) -> Allowed:
    if not names:
        return Allowed("no options", "no-options")
    listed = ", ".join(names)
    return Allowed(f"one of these names: {listed}", "names", names=listed)
