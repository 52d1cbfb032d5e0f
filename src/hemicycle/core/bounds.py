"""How large data from outside may be, found before any work is done on it; what it means, others say.

Every bound is several times what any game needs, and small enough that reading all it lets through is quick.
"""

from __future__ import annotations

from typing import Any, Final

DEPTH: Final = 16  # lists and objects within one another
VALUES: Final = 20_000  # numbers, texts, lists and objects in all
NUMBER: Final = 2**53 - 1  # what every reader of JSON takes for the same whole number
CHARACTERS: Final = 40_000  # of a text in TOML
LINES: Final = 2_000
DOTS: Final = 20  # of one line: reading a dotted key costs the square of its parts


class TooLarge(ValueError):
    """The sentence says what there is too much of."""


def bounded(data: object) -> None:
    """TooLarge if plain data is deeper, larger or has greater numbers than anything that is played here."""
    depth = values = 0
    level: list[Any] = [data]
    while level:
        depth, values = depth + 1, values + len(level)
        if depth > DEPTH:
            raise TooLarge(f"at most {DEPTH} lists or objects may lie within one another")
        if values > VALUES:
            raise TooLarge(f"at most {VALUES} values may come together")
        level = [part for value in level for part in parts(value)]


def parts(value: object) -> list[Any]:
    if isinstance(value, dict):
        return [*value.values()]
    if isinstance(value, (list, tuple)):
        return [*value]
    if isinstance(value, (int, float)) and not -NUMBER <= value <= NUMBER:
        raise TooLarge(f"numbers go from -{NUMBER} to {NUMBER}")
    return []


def bounded_text(text: str) -> None:
    """TooLarge if reading it as TOML might take long."""
    if len(text) > CHARACTERS:
        raise TooLarge(f"a text in TOML may have at most {CHARACTERS} characters")
    lines = text.splitlines()
    if len(lines) > LINES:
        raise TooLarge(f"a text in TOML may have at most {LINES} lines")
    if [line for line in lines if line.count(".") > DOTS]:
        raise TooLarge(f"a line of TOML may have at most {DOTS} dots")
