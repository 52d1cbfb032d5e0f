"""Bots that know a game earn more than those that do not, sitting in each seat equally often."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from bench.coalitions import gains
from hemicycle.games.coalitions import GAME

MATCHES = [{"side_payments": False}, {"bargaining": "private"}]


@pytest.mark.parametrize("options", MATCHES, ids=str)
@pytest.mark.parametrize("bot", GAME.bots)
def test_a_bargainer_earns_more_than_random_players(
    bot: str, options: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    own = gains(GAME.bots[bot], options)
    error = 1.96 * stdev(own) / sqrt(len(own))
    told = f"coalitions, {options}: the {bot} earns ${fmean(own):.0f} ± {error:.0f} more than random players"
    record_property("figure", f"{told} (95 % interval, {len(own)} matches)")
    assert fmean(own) - error > 0
