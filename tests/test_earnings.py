"""Bots that know a game earn more than those that do not, sitting in each seat equally often."""

from collections.abc import Callable
from typing import Any

import pytest

from bench.earnings import gains, interval, told
from hemicycle.bots.levels import LEVELS
from hemicycle.core.catalogue import game, games

PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("coalitions", {"round_limit": 10, "side_payments": False}),
    ("coalitions", {"round_limit": 10, "bargaining": "private"}),
    ("koalition", {"countries": "8", "election_limit": 1}),
    *[
        (key, one.trial) for key, one in games().items() if not {*LEVELS} & {*one.bots}
    ],  # no other test compares these
]
pytestmark = pytest.mark.timeout(600)  # half a minute of work, on machines that others use too
BOTS = [  # the hard ones think longer, and are measured against the normal ones
    (key, bot, options) for key, options in PLAYED for bot in game(key).bots if bot != "hard"
]


@pytest.mark.parametrize(("key", "bot", "options"), BOTS, ids=str)
def test_who_knows_a_game_earns_more_than_random_players(
    key: str, bot: str, options: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    own = gains(game(key), game(key).bots[bot], options)
    record_property("figure", f"{told(key, bot, options, own)} (95 % interval, {len(own)} matches)")
    mean, error = interval(own)
    assert mean - error > 0
