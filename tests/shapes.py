"""Whether plain data has the shape that a type says: Structs, dataclasses, typed dicts and what they are made of."""

from __future__ import annotations

import types
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields

from hemicycle.core.choices.action import Tagged
from hemicycle.core.event import Event


def fits(data: Any, kind: Any) -> bool:
    origin, args = get_origin(kind), get_args(kind)
    if kind in (Any, object):
        return True
    if kind in (bool, int, str, type(None)):
        return type(data) is kind
    if kind is Event:
        return any(fits(data, event) for event in Event.__subclasses__())
    if kind is float:
        return type(data) in (int, float)
    if origin is Literal:
        return data in args
    if origin in (Union, types.UnionType):
        return any(fits(data, arg) for arg in args)
    if origin is dict:
        return isinstance(data, dict) and all(fits(value, args[1]) for value in data.values())
    if origin is tuple and args[-1] is not ...:
        return len(data) == len(args) and all(fits(part, arg) for part, arg in zip(data, args))
    if origin in (tuple, list):
        return isinstance(data, list) and all(fits(part, args[0]) for part in data)
    return isinstance(data, dict) and has_fields(data, required(kind), missable(kind))


def has_fields(data: dict[str, Any], needed: dict[str, Any], may: dict[str, Any]) -> bool:
    known = needed | may
    return needed.keys() <= data.keys() <= known.keys() and all(
        fits(data[name], known[name]) for name in data
    )


def required(kind: Any) -> dict[str, Any]:
    """Fields that have to be there, by their names in the data; tags among them."""
    tags = {kind.tag: Literal[kind.__name__]} if issubclass(kind, Tagged) else {}
    if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
        tags = {kind.__struct_config__.tag_field: Literal[kind.__struct_config__.tag]}
    return tags | {name: hint for name, hint in hinted(kind).items() if name not in missable(kind)}


def missable(kind: Any) -> dict[str, Any]:
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        return {name: get_args(hint)[0] for name, hint in hints.items() if get_origin(hint) is NotRequired}
    if not issubclass(kind, Struct):
        return {}
    hints = hinted(kind)
    return {field.encode_name: hints[field.encode_name] for field in fields(kind) if field.default is UNSET}


def hinted(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    if is_dataclass(kind):
        return {field.name: hints[field.name] for field in dataclass_fields(kind)}
    if not issubclass(kind, Struct):
        return hints
    return {field.encode_name: set_part(hints[field.name]) for field in fields(kind)}


def set_part(hint: Any) -> Any:
    """A type without UNSET."""
    union: Any = Union
    left = tuple([arg for arg in get_args(hint) if arg is not UnsetType])
    return union[left] if UnsetType in get_args(hint) else hint
