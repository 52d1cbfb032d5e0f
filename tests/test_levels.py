"""Where a game has levels, each is stronger than the one below. A few blocks here; `bench/README.md` has many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from hemicycle.arena.measures import Worth, difference, score, win
from hemicycle.arena.plan import TOGETHER, Contest, among, plan
from hemicycle.arena.playing import play
from hemicycle.bots import default_bot
from hemicycle.bots.levels import LEVELS
from hemicycle.core.catalogue import game, games
from hemicycle.core.game import Game

SHORT: dict[str, dict[str, Any]] = {  # where a game's own options for short matches are not the best here
    "coalitions": {"round_limit": 2, "turn_limit": 12},
    "ten-regions": {"turns": 2},
    "koalition": {"countries": "8", "election_limit": 1, "actions": False},  # action rounds take minutes
    "swedish-parliament": {},
}
BLOCKS = {"coalitions": 8, "ten-regions": 4}  # 2 elsewhere
SEATS = {"swedish-parliament": 2}
WORTH: dict[str, tuple[str, Worth]] = {"swedish-parliament": ("wins", win)}  # voters do not decide who wins
pytestmark = pytest.mark.timeout(600)  # half a minute of work, on machines that others use too


def levels(own: Game) -> list[str]:
    return [name for name in own.bots if name in LEVELS]


STEPS = [
    (key, above, below) for key, one in games().items() if levels(one) for below, above in pairwise(LEVELS)
]


@pytest.mark.parametrize("own", games().values(), ids=list(games()))
def test_all_levels_or_none_and_first(own: Game) -> None:
    assert levels(own) in ([], list(LEVELS))
    if levels(own):
        assert list(own.bots)[: len(LEVELS)] == list(LEVELS)
        assert default_bot(own) == "normal"


@pytest.mark.parametrize(("key", "above", "below"), STEPS, ids=str)
def test_each_level_is_stronger_than_the_one_below(
    key: str, above: str, below: str, record_property: Callable[[str, object], None]
) -> None:
    """One among copies of the other, both ways: the better must not be the worse in either, and better in their sum."""
    seats = SEATS.get(key, 4)
    unit, worth = WORTH.get(key, ("points", score))
    options, _ = game(key).start(seats, SHORT.get(key, game(key).trial))
    blocks = BLOCKS.get(key, 2)
    contest = Contest(key, seats, (above, below), blocks, 1, options)
    results = [play(contest, pairing) for pairing in plan(contest) if pairing.kind != TOGETHER]
    ways = [
        difference([result for result in results if result.pairing.kind == among(*way)], above, below, worth)
        for way in ((above, below), (below, above))
    ]
    told = " and ".join([f"{way.mean:+.2f} ± {way.error:.2f}" for way in ways])
    record_property(
        "figure", f"{key}: {above} beats {below} by {told} {unit} (95 % intervals, {blocks} blocks)"
    )
    assert sum([way.mean for way in ways]) > 0
    assert all([way.mean + way.error > 0 for way in ways])
