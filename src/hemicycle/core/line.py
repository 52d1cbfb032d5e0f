"""Sentences as rules and words hand them to each other: keys and arguments; not the words of any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Name:
    """What stands in a sentence for a thing of the game, as Name("region", 3): `State.names` says how it is called."""

    of: str
    at: int


@dataclass(frozen=True)
class Line:
    """A sentence by its key in the game's words. Arguments are numbers, texts, names, lines, or tuples of these."""

    key: str
    args: dict[str, Any]


Word = Line | str  # how a thing is called: by a key, or as a custom map spells it
