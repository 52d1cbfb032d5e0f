"""The forms that `describe` gives, as types: what a page, a terminal or a program has to be able to ask."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class PickForm(TypedDict):
    """One of these values; a number may be that of a thing of the game, as 3 of "region"."""

    pick: list[Any]
    of: NotRequired[str]
    besides: NotRequired[Any]


class NumberForm(TypedDict):
    """A whole number from the first to the second."""

    number: tuple[int, int]
    besides: NotRequired[Any]


class PartsForm(TypedDict):
    """So many whole numbers from 1 to `most` with the sum `parts`, in any order."""

    parts: int
    places: int
    most: int
    besides: NotRequired[Any]


class SplitForm(TypedDict):
    """A whole number divided among places; with `up_to`, at most so much."""

    split: int
    places: int
    of: NotRequired[str]
    up_to: NotRequired[bool]
    besides: NotRequired[Any]


BagForm = TypedDict(
    "BagForm", {"bag": int, "from": "Form", "up_to": NotRequired[bool], "besides": NotRequired[Any]}
)  # so many of a form, repeats allowed; with `up_to`, at most so many


class ArrangeForm(TypedDict):
    """So many of these values in a row, each used once."""

    arrange: list[Any]
    places: int
    of: NotRequired[str]
    besides: NotRequired[Any]


class MajorityForm(TypedDict):
    """So many of these members, each with its weight, that reach the quota together."""

    majority: list[tuple[int, int]]
    quota: int
    members: int
    of: str
    besides: NotRequired[Any]


class EachForm(TypedDict):
    """All of these forms; the labels say what each is about."""

    each: list[Form]
    labels: NotRequired[list[int]]
    of: NotRequired[str]
    besides: NotRequired[Any]


class MakeForm(TypedDict):
    """An action of that kind, each field by its form."""

    make: str
    fields: dict[str, Form]
    besides: NotRequired[Any]


class EitherForm(TypedDict):
    """One of these forms."""

    either: list[Form]
    besides: NotRequired[Any]


# `besides`, wherever it stands: the one thing that the form could say and that is not possible now.
Form = (
    PickForm | NumberForm | PartsForm | SplitForm | BagForm
    | ArrangeForm | MajorityForm | EachForm | MakeForm | EitherForm
)  # fmt: skip
