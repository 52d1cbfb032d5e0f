"""What seats do, and plain data: an action or another value of plain fields as JSON holds it."""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar, Final

Form = dict[str, Any]  # plain data that a page or a terminal can ask from

OWN: Final = frozenset([int, str, bool, float, type(None), list, tuple, dict])


class Tagged:
    """A value of plain fields that names its class, as plain data, under its tag."""

    tag: ClassVar[str]


class Action(Tagged):
    """What a seat does. Every action is a frozen dataclass of plain fields, and this."""

    tag: ClassVar[str] = "do"


def plain(value: Any) -> Any:
    """An action or another value of plain fields as JSON can hold it; an action says what it does."""
    if hasattr(value, "__dataclass_fields__"):
        fields = {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
        return {value.tag: type(value).__name__} | fields if isinstance(value, Tagged) else fields
    if isinstance(value, (tuple, list)):
        return [plain(member) for member in value]
    return native(value)


def native(value: Any) -> Any:
    """The same as Python's own number, truth or list, where other libraries have theirs."""
    if type(value) in OWN:
        return value
    if hasattr(value, "tolist"):
        return value.tolist()
    return index(value) if hasattr(value, "__index__") else value


def same(one: Any, other: Any) -> bool:
    """Whether equals are equal in their types too, all the way down: True is not 1, and 1.0 is not."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (tuple, list)):
        return all(same(ours, theirs) for ours, theirs in zip(one, other))
    if isinstance(one, dict):
        return all(same(ours, other[name]) for name, ours in one.items())
    if hasattr(one, "__dataclass_fields__"):
        return all(same(getattr(one, name), getattr(other, name)) for name in one.__dataclass_fields__)
    return True
