"""Majorities as choices against listing them all."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.choices import Illegal
from hemicycle.core.choices.forms import fill
from hemicycle.politics.majorities import Majorities


@given(st.lists(st.integers(0, 9), min_size=1, max_size=7), st.integers(1, 25), st.integers(1, 7))
def test_members_numbers_and_plain_data_agree_with_a_list(
    weights: list[int], quota: int, members: int
) -> None:
    players = tuple([2 * at + 1 for at in range(len(weights))])
    held = dict(zip(players, weights))
    listed = [chosen for chosen in combinations(players, members) if sum(held[p] for p in chosen) >= quota]
    choices = Majorities(players, tuple(weights), quota, members, "seat")
    assert choices.size == len(listed)
    assert sorted(choices) == listed
    assert [choices.index(choice) for choice in choices] == list(range(choices.size))
    for choice in choices:
        assert choices.read(list(reversed(choice))) == choice
    if listed:
        assert choices.pick(Random(1)) in listed


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([0, 2], "these hold 10, and 11 are needed"),
        ([0, 0], "named once"),
        ([0, 7], "7 cannot be a member"),
        ([0, True], "True cannot be a member"),
        ([0], "no list of 2"),
        ("01", "no list of 2"),
    ],
)
def test_what_cannot_govern_is_refused_with_the_reason(data: object, sentence: str) -> None:
    with pytest.raises(Illegal, match=sentence):
        Majorities((0, 1, 2, 3, 4), (7, 5, 3, 4, 1), 11, 2, "seat").read(data)


def test_twenty_players_are_counted_not_listed() -> None:
    weights = tuple([1] * 20)
    assert sum([Majorities(tuple(range(20)), weights, 11, k, "seat").size for k in range(1, 21)]) == 431_910


@pytest.mark.parametrize("members", [1, 2, 3, 4, 5])
def test_forms_filled_in_are_read_and_come_up_in_every_way(members: int) -> None:
    choices = Majorities((0, 2, 4, 6, 8), (7, 5, 4, 3, 1), 11, members, "seat")
    rng = Random(members)
    if choices.size:
        assert {choices.read(fill(choices.describe(), rng)) for _ in range(400)} == set(choices)
