"""Refusals: why something is not among the choices, as a sentence and as a key with arguments for other languages."""

from __future__ import annotations

from typing import Any, Final

ANOTHER_SHAPE: Final = (
    "nothing-now",
    "none-of",
    "other-kind",
    "no-list",
    "no-list-of",
)  # refusals that understood nothing


class Illegal(ValueError):
    """Not among the choices: a sentence, and the same as key and arguments for other languages.

    `at` is the way to the offending field, as in ("media", 3).
    """

    def __init__(self, key: str, sentence: str, at: tuple[str | int, ...] = (), **args: Any) -> None:
        super().__init__(sentence)
        self.key, self.sentence, self.at, self.args_by_name = key, sentence, at, args

    def inside(self, field: str | int) -> Illegal:
        """The same, as seen from outside the field it is about."""
        return Illegal(self.key, self.sentence, (field, *self.at), **self.args_by_name)

    def __str__(self) -> str:
        return f"{'.'.join([str(step) for step in self.at])}: {self.sentence}" if self.at else self.sentence


def none_of(item: object, size: int) -> Illegal:
    if not size:
        return Illegal("nothing-now", "nothing of the kind is possible now")
    return Illegal("none-of", f"{short(item)} is none of {size} choices", what=short(item), size=size)


def closest(refusals: list[Illegal], item: object) -> Illegal:
    """Of the refusals of all options the one that understood most of the item."""
    best = none_of(item, len(refusals)) if len(refusals) != 1 else refusals[0]
    for refusal in refusals:
        if understood(refusal) > understood(best):
            best = refusal
    return best


def understood(refusal: Illegal) -> int:
    """How far into the item the refusal got. To add up wrong is to have come further than to be something else."""
    return 2 * len(refusal.at) + (refusal.key not in ANOTHER_SHAPE)


def short(value: object) -> str:
    """How a refused value is quoted back."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep; a number of more digits than Python spells
        return f"this {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
