"""What can be agreed before a match, declared by each game; not how it is asked."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from hemicycle.core.bounds import TooLarge, bounded, bounded_text
from hemicycle.core.choices import Form, short

BYTE_ORDER_MARK: Final = "\ufeff"  # with which some editors begin a file


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
        self.check(given)
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

    def check(self, data: Any) -> None:
        """BadOption, naming the entry, if the game cannot play with it."""

    def describe(self) -> Form:
        return {"name": self.name, "kind": "data", "default": None, "takes": self.takes.sentence}


def read_options(declared: tuple[Option, ...], given: object) -> dict[str, Any]:
    """Every declared option with its given or default value; BadOption names the first that cannot be."""
    if not isinstance(given, dict):
        raise BadOption("*", given, Allowed("names and values", "names-and-values"))
    known = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in known:
            raise BadOption(short(name).strip("'"), value, one_of_these([*known]))
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def one_of_these(names: list[str]) -> Allowed:
    if not names:
        return Allowed("no options", "no-options")
    listed = ", ".join(names)
    return Allowed(f"one of these names: {listed}", "names", names=listed)
