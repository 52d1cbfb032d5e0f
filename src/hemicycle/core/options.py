"""What can be agreed before a match, declared by each game; not how it is asked."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from hemicycle.core.bounds import TooLarge, bounded, bounded_text
from hemicycle.core.choices import Form, short

BYTE_ORDER_MARK: Final = "\ufeff"  # with which some editors begin a file


class BadOption(ValueError):
    """An option that cannot be: which, what came, and what is allowed."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(f"option {option}: {short(value)} is not allowed; it takes {allowed}")
        self.option, self.value, self.allowed = option, value, allowed


class Option:
    """A named setting with a default; `read` takes plain data and gives the value."""

    def __init__(self, name: str, default: Any) -> None:
        self.name, self.default = name, default

    def allowed(self) -> str:
        """What it takes, as the end of "it takes …"."""
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
            raise BadOption(self.name, data, f"less: {error}") from None

    def read(self, data: object) -> Any:
        self.bound(data)
        if not self.fits(data):
            raise BadOption(self.name, data, self.allowed())
        return data


class Whole(Option):
    """A whole number from low to high, or None where that is allowed."""

    def __init__(self, name: str, default: int | None, low: int, high: int, none: bool = False) -> None:
        super().__init__(name, default)
        self.low, self.high, self.none = low, high, none

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}{' or none' if self.none else ''}"

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

    def allowed(self) -> str:
        return "true or false"

    def fits(self, data: object) -> bool:
        return type(data) is bool

    def describe(self) -> Form:
        return {"name": self.name, "kind": "flag", "default": self.default}


class OneOf(Option):
    """One of a few words; one that is a number may come as a number."""

    def __init__(self, name: str, default: str, words: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.words = words

    def allowed(self) -> str:
        return f"one of {', '.join(self.words)}"

    def fits(self, data: object) -> bool:
        return isinstance(data, str) and data in self.words

    def read(self, data: object) -> Any:
        return super().read(str(data) if type(data) is int and str(data) in self.words else data)

    def describe(self) -> Form:
        return {"name": self.name, "kind": "one-of", "default": self.default, "words": list(self.words)}


class Data(Option):
    """A component given as plain data or as the text of a TOML file, or None for the printed one."""

    def __init__(self, name: str, allowed: str) -> None:
        super().__init__(name, None)
        self.takes = allowed

    def allowed(self) -> str:
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
            raise BadOption(self.name, text, f"less: {error}") from None
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is the former
            raise BadOption(self.name, text, f"data, or a text in TOML, which this is not: {error}") from None

    def check(self, data: Any) -> None:
        """BadOption, naming the entry, if the game cannot play with it."""

    def describe(self) -> Form:
        return {"name": self.name, "kind": "data", "default": None, "takes": self.takes}


def read_options(declared: tuple[Option, ...], given: object) -> dict[str, Any]:
    """Every declared option with its given or default value; BadOption names the first that cannot be."""
    if not isinstance(given, dict):
        raise BadOption("*", given, "names and values")
    known = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in known:
            allowed = f"one of these names: {', '.join(known)}" if known else "no options"
            raise BadOption(short(name).strip("'"), value, allowed)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
