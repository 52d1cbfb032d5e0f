"""What a seat is foretold of a placement in Ten Regions, held against the second count; not what others will do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.state import State
from hemicycle.core.trials import walk
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.tests.oracle import lands, poll
from hemicycle.games.ten_regions.tests.playing import Table, level

rule = pytest.mark.rule

CELLS = [0, 2, 4, 8, 6]
ISLES = [
    {"name": "North", "economic": "left", "mandates": 2},
    {"name": "South", "social": "libertarian", "mandates": 1},
    {"name": "Reef", "mandates": 3},
]


def campaigns(seed: int) -> list[State[Any]]:
    options = {"ideologies": CELLS, "regions": ISLES, "conflicts": 3}
    states = [state.copy() for state in walk(GAME.start(5, options)[1], Random(seed))]
    return [state for state in states if state.view(None).phase == "campaign"]


@rule("TEN-4", "TEN-5", "TEN-6", "TEN-7", "TEN-8")
@pytest.mark.parametrize("seed", range(3))
def test_totals_are_those_of_a_count_in_which_nobody_else_places_anything(seed: int) -> None:
    rng = Random(seed)
    for state in rng.sample(campaigns(seed), 8):
        seat = rng.randrange(5)
        view = state.view(seat)
        asked = plain(GAME.foresight.questions(view, seat).pick(rng))
        alone = poll(CELLS, lands(ISLES), [asked if other == seat else None for other in range(5)])
        foretold = GAME.foresight.foretell(view, seat, asked)
        assert list(foretold.votes) == [tallies[seat].votes for tallies in alone]


@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_the_totals_of_what_its_seat_has_placed(seed: int) -> None:
    for state in campaigns(seed):
        for seat in range(5):
            view = state.view(seat)
            placed = plain(view.mine or view.draft)
            alone = poll(CELLS, lands(ISLES), [placed if other == seat else None for other in range(5)])
            assert list(view.totals) == [tallies[seat].votes for tallies in alone]
        assert state.view(None).totals == ()


def test_more_than_the_purse_is_no_question() -> None:
    view = level().view
    asked = {"do": "Draft", "media": [8, 0, 0], "rallies": [0, 0, 0], "conflicts": [], "controls": []}
    with pytest.raises(Illegal) as refused:
        GAME.foresight.foretell(view, 0, asked)
    assert refused.value.key == "too-many"


@pytest.mark.parametrize("seat", [None, 0])
def test_only_who_campaigns_may_ask(seat: int | None) -> None:
    before = Table(4).view
    assert GAME.foresight.questions(before, seat).size == 0
    assert GAME.foresight.questions(level().view, None).size == 0
