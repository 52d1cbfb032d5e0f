"""Amounts against lists written out by hand, and all but one of other choices."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.choices import Besides, Choices, Illegal, Number, Parts, Pick, Split, short
from hemicycle.core.choices.forms import fill


def parts(total: int, places: int, most: int) -> list[tuple[int, ...]]:
    bags = combinations_with_replacement(range(most, 0, -1), places)
    return [bag for bag in bags if sum(bag) == total]


def holds(choices: Choices[Any], members: list[Any]) -> None:
    """These members and no others, by number, on the wire, at random and by form."""
    assert choices.size == len(members)
    assert set(choices) == set(members)
    assert [choices.index(member) for member in choices] == list(range(len(members)))
    for wrong in (-1, len(members)):
        with pytest.raises(IndexError):
            choices[wrong]
    if members:
        rng, form = Random(1), choices.describe()
        assert {choices.pick(rng) for _ in range(60 * len(members))} == set(members)
        assert {choices.read(fill(form, rng)) for _ in range(20)} <= set(members)


@given(st.integers(-3, 5), st.integers(-3, 5))
def test_numbers(low: int, high: int) -> None:
    holds(Number(low, high), list(range(low, high + 1)))


@pytest.mark.parametrize("data", [0, 4, True, 2.0, "2", None, [], 10**5000, float("nan")], ids=short)
def test_what_is_no_number_of_the_range(data: Any) -> None:
    with pytest.raises(Illegal, match="is not from 1 to 3"):
        Number(1, 3).read(data)


@given(st.integers(0, 9), st.integers(0, 4), st.integers(0, 5))
def test_parts(total: int, places: int, most: int) -> None:
    holds(Parts(total, places, most), parts(total, places, most))


def test_parts_are_read_in_any_order_and_kept_in_one() -> None:
    assert Parts(6, 3, 4).read([1, 3, 2]) == (3, 2, 1)
    with pytest.raises(Illegal, match="out of order"):
        Parts(6, 3, 4).index((1, 3, 2))


@pytest.mark.parametrize(
    "data",
    [
        [3, 2],
        [3, 2, 2],
        [4, 1, 1],
        [6, 0, 0],
        [True, 2, 3],
        [1.0, 2, 3],
        [None] * 3,
        None,
        "321",
        [10**5000, 1, 1],
    ],
    ids=short,
)
def test_what_are_no_parts(data: Any) -> None:
    with pytest.raises(Illegal, match=r"\w"):
        Parts(6, 3, 3).read(data)


@given(st.integers(0, 3), st.integers(1, 3), st.data())
def test_all_but_one(total: int, places: int, data: st.DataObject) -> None:
    whole = Split(total, places)
    left_out = data.draw(st.sampled_from(list(whole)))
    if whole.size > 1:
        holds(Besides(whole, left_out), [row for row in whole if row != left_out])


def test_all_but_the_only_one() -> None:
    nothing = Besides(Pick("a"), "a")
    assert nothing.size == 0
    with pytest.raises(IndexError):
        nothing.pick(Random(1))


def test_the_one_left_out_is_refused() -> None:
    others = Besides(Pick("abc"), "b")
    with pytest.raises(Illegal, match="this is how it is already"):
        others.read("b")
    assert "b" not in others
    assert others.describe() == {"pick": ["a", "b", "c"], "besides": "b"}
    counts = Counter(others.pick(Random(seed)) for seed in range(2000))
    assert all(900 < counts[letter] < 1100 for letter in "ac")
