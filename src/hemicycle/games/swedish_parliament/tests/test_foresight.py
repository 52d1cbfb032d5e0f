"""What is foretold of relations comes true when they are changed, and maps are drawn without touching the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.playing import Table
from hemicycle.games.swedish_parliament.tests.scenes import stages, start

rule = pytest.mark.rule


def foretold(state: Any, ask: dict[str, Any], seat: int | None = None) -> Any:
    return GAME.foresight.foretell(state.view(seat), seat, ask).maps


@rule("SWE-15")
@rule("SWE-35")
def test_what_each_change_would_lead_to_comes_true() -> None:
    compared = 0
    for state in stages(start(4, parties=[0, 2, 5, 6]), 3):
        view = state.view(None)
        if view.phase != "relation":
            continue
        [seat] = state.to_act()
        prospects = foretold(state, {"do": "EachChange"}, seat)
        assert [prospect.change for prospect in prospects] == list(view.changes)
        for prospect in Random(1).sample(prospects, min(3, len(prospects))):
            change = prospect.change
            do = {"do": change.kind.title(), "one": change.one, "other": change.other}
            after = state.play(seat, state.read(seat, do)).view(None)
            if after.won == view.won and after.markers == view.markers:
                cabinet = after.forecast or after.cabinet
                assert prospect.order == (cabinet.order if cabinet else ())
                assert (prospect.tiles_left, prospect.fits) == (after.tiles_left, True)
                compared += 1
    assert compared > 20


@rule("SWE-16")
@rule("SWE-17")
def test_a_map_can_be_drawn_that_cannot_be_laid_or_has_no_tiles() -> None:
    state = Table(2, parties=[0, 2]).set_up().state
    everybody = [1] * 28
    [prospect] = foretold(state, {"do": "Drawing", "strengths": everybody})
    assert not prospect.fits
    assert prospect.tiles_left == state.view(None).components.relation_tiles - 28
    [prospect] = foretold(state, {"do": "Drawing", "strengths": [0] * 28})
    assert prospect.fits
    assert prospect.order == ()


@pytest.mark.parametrize("strengths", [[0] * 27, [4] + [0] * 27, [True] + [0] * 27, "0"], ids=str)
def test_drawings_that_are_none_are_refused(strengths: Any) -> None:
    state = Table(2, parties=[0, 2]).set_up().state
    with pytest.raises(Illegal):
        foretold(state, {"do": "Drawing", "strengths": strengths})
