"""How minor parties behave: the rulebook's cases, and what they leave open."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.rules.minor_parties import acts
from hemicycle.games.swedish_parliament.tests.situations import FARMERS, LABOUR, PIRATES

rule = pytest.mark.rule

TOWARDS_PRIVACY, TOWARDS_SAFETY = 0, 1
EVERYBODY = 0b1111_1111


def pirates_act(pirates: int, farmers: int, moving: int, side: int, policy: bool) -> bool:
    """All others stand on segment 5."""
    markers = [5] * 8 + [-1, pirates]
    markers[FARMERS] = farmers
    return acts(markers, [0] * 10, PIRATES, 0, moving, side, policy)


@rule("SWE-26")
@pytest.mark.parametrize(("backs", "acting"), [(True, True), (False, False)])
def test_at_a_policy_they_keep_ahead_of_who_would_catch_up(backs: bool, acting: bool) -> None:
    moving = 1 << FARMERS if backs else 0
    assert pirates_act(1, 2, moving, TOWARDS_PRIVACY, policy=True) == acting  # 1a, 1b


@rule("SWE-26")
@pytest.mark.parametrize(
    ("pirates", "farmers", "farmers_pay", "acting"),
    [
        (1, 1, False, True),  # 2a
        (1, 2, True, True),  # 2b
        (0, 0, True, True),  # 2c
        (2, 1, False, False),  # 2d
        (2, 1, True, False),
        (2, 0, False, False),  # 2e
        (2, 0, True, False),
    ],
)
def test_at_an_opinion_they_stay_where_that_keeps_them_nearest(
    pirates: int, farmers: int, farmers_pay: bool, acting: bool
) -> None:
    moving = EVERYBODY & ~(1 << FARMERS) if farmers_pay else EVERYBODY
    assert pirates_act(pirates, farmers, moving, TOWARDS_SAFETY, policy=False) == acting


@rule("SWE-26")
def test_level_with_another_and_nobody_moving_they_back_a_policy_towards_their_end() -> None:
    assert pirates_act(2, 2, 0, TOWARDS_PRIVACY, policy=True)
    assert not pirates_act(2, 2, 0, TOWARDS_SAFETY, policy=True)


@rule("SWE-26")
def test_at_the_end_they_act_without_moving() -> None:
    assert pirates_act(0, 1, 1 << FARMERS, TOWARDS_PRIVACY, policy=True)
    assert pirates_act(0, 0, EVERYBODY, TOWARDS_PRIVACY, policy=False)


@rule("SWE-26")
def test_they_do_not_act_where_that_would_be_of_no_use() -> None:
    assert not pirates_act(0, 2, 1 << FARMERS, TOWARDS_PRIVACY, policy=True)  # nobody comes as near
    assert not pirates_act(2, 1, 0, TOWARDS_PRIVACY, policy=True)  # another is nearer already
    assert not pirates_act(1, 1, EVERYBODY, TOWARDS_PRIVACY, policy=False)  # they would stay behind


@rule("SWE-24")
@rule("SWE-26")
def test_the_nearer_of_two_markers_counts() -> None:
    markers, twos = [0] * 8 + [-1, 6], [0] * 10
    markers[LABOUR], twos[LABOUR] = 5, 1  # on 5 and 6, as near to 7 as the party on 6
    assert acts(markers, twos, PIRATES, 7, 0, TOWARDS_SAFETY, True)
    twos[LABOUR] = 0
    assert not acts(markers, twos, PIRATES, 7, 0, TOWARDS_SAFETY, True)
