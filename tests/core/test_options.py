"""Options take what they say they take, and refuse the rest with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.choices import short
from hemicycle.core.options import (
    Agreement,
    Allowed,
    BadOption,
    Data,
    Flag,
    OneOf,
    Option,
    Sheet,
    Whole,
    declared,
    named,
    whole_number,
)

DECLARED = (
    Whole("turns", 3, 1, 10),
    Whole("seconds", None, 5, 60, none=True),
    Flag("open", True),
    OneOf("deal", "random", ("random", "draft")),
    Data("map", Allowed("regions with names")),
)


def read_options(options: tuple[Option, ...], given: Any) -> dict[str, Any]:
    sheet = Sheet(named(given, options), 3, timed=True)
    for option in options:
        sheet.read(option)
    assert sheet.declared == list(options)
    return sheet.values


DEFAULTS = {"turns": 3, "seconds": None, "open": True, "deal": "random", "map": None}


def test_what_is_not_given_is_as_ever() -> None:
    assert read_options(DECLARED, {}) == DEFAULTS
    assert list(read_options(DECLARED, {"map": 1, "turns": 2})) == list(DEFAULTS)
    assert read_options((), {}) == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [("turns", 1), ("turns", 10), ("seconds", None), ("seconds", 5), ("seconds", 60), ("open", False),
     ("deal", "draft"), ("map", [{"name": "X"}]), ("map", None)],
)  # fmt: skip
def test_what_is_taken(name: str, value: Any) -> None:
    assert read_options(DECLARED, {name: value}) == DEFAULTS | {name: value}


REFUSED: dict[tuple[str, str], list[Any]] = {
    ("turns", "a whole number from 1 to 10"): [0, 11, -1, None, True, 1.0, "3", [3], 10**5000],
    ("seconds", "a whole number from 5 to 60 or none"): [4, 61, False, float("nan"), {}],
    ("open", "true or false"): [0, 1, None, "yes", []],
    ("deal", "one of random, draft"): ["", "Draft", None, ["draft"], {"draft": 1}, 0],
}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [(name, value, allowed) for (name, allowed), values in REFUSED.items() for value in values],
    ids=short,
)
def test_what_is_refused(name: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadOption) as bad:
        read_options(DECLARED, {name: value})
    assert (bad.value.option, bad.value.allowed) == (name, allowed)
    assert bad.value.value is value
    assert str(bad.value).endswith(f"is not allowed; it takes {allowed}")


def test_the_sentence() -> None:
    with pytest.raises(BadOption) as bad:
        read_options(DECLARED, {"turns": 99})
    assert str(bad.value) == "option turns: 99 is not allowed; it takes a whole number from 1 to 10"


def test_a_part_of_data_is_named_from_the_inside_out_and_found_from_outside() -> None:
    bad = BadOption("map", 21, whole_number(1, 20), "mandates of region 2")
    assert (
        str(bad)
        == "option map: 21 is not allowed; it takes as mandates of region 2 a whole number from 1 to 20"
    )
    assert bad.where() == "map, region 2, mandates"


def test_a_word_that_is_a_number_may_come_as_one() -> None:
    sizes = (OneOf("size", "10", ("8", "10")),)
    assert read_options(sizes, {"size": 8}) == read_options(sizes, {"size": "8"}) == {"size": "8"}
    for other in (9, 8.0, True):
        with pytest.raises(BadOption):
            read_options(sizes, {"size": other})


def test_data_may_be_the_text_of_a_file() -> None:
    assert read_options(DECLARED, {"map": 'x = [1, 2]\n[[y]]\nz = "w"'})["map"] == {
        "x": [1, 2],
        "y": [{"z": "w"}],
    }


@pytest.mark.parametrize("text", ["flat", "x = ", "x = " + "[" * 30_000])
def test_what_is_no_text_of_a_file(text: str) -> None:
    with pytest.raises(BadOption, match="it takes data, or a text in TOML, which this is not: ") as bad:
        read_options(DECLARED, {"map": text})
    assert bad.value.option == "map"


def test_unknown_names() -> None:
    with pytest.raises(BadOption) as bad:
        read_options(DECLARED, {"turn": 1})
    assert bad.value.option == "turn"
    assert bad.value.allowed == "one of these names: turns, seconds, open, deal, map"
    with pytest.raises(BadOption, match="it takes no options"):
        read_options((), {"turn": 1})


@given(st.none() | st.integers() | st.text() | st.lists(st.integers()) | st.floats() | st.tuples())
def test_what_are_no_options(given: Any) -> None:
    with pytest.raises(BadOption, match="names and values"):
        read_options(DECLARED, given)


def test_descriptions_are_plain_data() -> None:
    described = [option.describe() for option in DECLARED]
    assert json.loads(json.dumps(described)) == described == [
        {"name": "turns", "kind": "whole", "default": 3, "low": 1, "high": 10, "none": False},
        {"name": "seconds", "kind": "whole", "default": None, "low": 5, "high": 60, "none": True},
        {"name": "open", "kind": "flag", "default": True},
        {"name": "deal", "kind": "one-of", "default": "random", "words": ["random", "draft"]},
        {"name": "map", "kind": "data", "default": None, "takes": "regions with names"},
    ]  # fmt: skip


def test_a_default_must_fit_too() -> None:
    with pytest.raises(BadOption, match="option turns: 0"):
        read_options((Whole("turns", 0, 1, 3),), {})


def test_an_option_itself_knows_nothing() -> None:
    for ask in (Option("x", 1).allowed, Option("x", 1).describe):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        Option("x", 1).read(1)


def as_printed(data: Any) -> list[Any]:
    return ["printed"] if data is None else list(data)


class Dance(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.turns = sheet.whole("turns", 3, 1, 10)
        self.seconds = sheet.limit("seconds", None, 5, 60)
        self.open = sheet.flag("open", True)
        self.deal = sheet.one_of("deal", "random", ("random", "draft"))
        self.steps = sheet.data("map", Allowed("regions with names"), as_printed)
        if self.turns > self.seats:
            raise BadOption("turns", self.turns, whole_number(1, self.seats))


def test_what_is_agreed_is_an_object_with_a_field_for_each_option() -> None:
    agreed = Dance(Sheet({"turns": 2, "map": [1]}, 4, timed=False))
    assert (agreed.turns, agreed.seconds, agreed.open, agreed.deal, agreed.steps) == (
        2,
        None,
        True,
        "random",
        [1],
    )
    assert (agreed.seats, agreed.timed) == (4, False)
    assert Dance(Sheet({}, 4, timed=True)).steps == ["printed"]
    with pytest.raises(
        BadOption, match="option turns: 5 is not allowed; it takes a whole number from 1 to 4"
    ):
        Dance(Sheet({"turns": 5}, 4, timed=True))


def test_what_reads_options_declares_them() -> None:
    assert [option.describe() for option in declared(Dance, 3)] == [option.describe() for option in DECLARED]
