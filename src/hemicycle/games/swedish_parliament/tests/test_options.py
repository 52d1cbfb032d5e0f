"""What can be agreed before a match of Swedish Parliament 2014, and what cannot. How it is then played, others test."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from hemicycle.core.options import BadOption
from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.rules.actions import DropMarkers
from hemicycle.games.swedish_parliament.rules.phases.setup import ambivalent
from hemicycle.games.swedish_parliament.rules.views import Coop
from hemicycle.games.swedish_parliament.tests.situations import (
    CONSERVATIVES,
    GREENS,
    LABOUR,
    act,
    playing,
    start,
)

rule = pytest.mark.rule


def refused(seats: int = 3, **options: Any) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, options)
    return str(caught.value)


def test_the_options_in_their_order() -> None:
    names = "parties difficulty minor_parties dominant_parties true_colours coop move_seconds reply_seconds components"
    assert [option.name for option in GAME.options] == names.split()
    json.dumps([option.describe() for option in GAME.options])


@pytest.mark.parametrize("seats", [0, 9])
def test_one_to_eight_play(seats: int) -> None:
    assert "a whole number from 1 to 8" in refused(seats)
    assert start(8).seats == 8


@rule("SWE-2")
@pytest.mark.parametrize(
    ("parties", "allowed"),
    [
        ("draft", "one of choose, random, or a list with a party, a whole number from 0 to 7, for each seat"),
        ([0, 1, 8], "a whole number from 0 to 7"),
        ([0, 1, 1], "or a list with a party"),
        ([0, True, 2], "or a list with a party"),
        ([0, 1], "a list of one party for each of 3 seats"),
    ],
)
def test_parties_that_cannot_be(parties: Any, allowed: str) -> None:
    assert allowed in refused(parties=parties)


def test_explicit_parties() -> None:
    state = start(3, parties=[GREENS, LABOUR, CONSERVATIVES])
    assert state.view(None).parties == (GREENS, LABOUR, CONSERVATIVES)


@pytest.mark.parametrize(
    "coop",
    [
        7,
        [],
        {},
        {"cabinet": [1, 2]},
        {"cabinet": [1, 2], "leader": 3},
        {"cabinet": [1, 1], "leader": 1},
        {"cabinet": [8], "leader": 8},
        {"cabinet": [1], "leader": True},
        {"cabinet": 1, "leader": 1},
        {"cabinet": [1], "leader": 1, "more": 1},
    ],
)
def test_a_target_that_cannot_be(coop: Any) -> None:
    assert "it takes none, or a cabinet, as a list of its parties, and one of these as leader" in refused(
        coop=coop
    )


def test_a_target() -> None:
    assert start(2, coop={"cabinet": [6, 2], "leader": 2}).view(None).coop == Coop((2, 6), 2)
    assert start(2).view(None).coop is None


def test_the_systems_difficulty_counts_for_one_player() -> None:
    assert start(1, difficulty=5).view(None).difficulty == 5
    assert "1 to 40" in refused(difficulty=41)
    assert start(1).view(None).solo
    assert not start(2).view(None).solo


@rule("SWE-5")
def test_dominant_parties_are_not_placed_nor_dropped() -> None:
    state = start(2, parties=[LABOUR, CONSERVATIVES], dominant_parties=True)
    act(state, DropMarkers((1,) * len(ambivalent(state.match))), NATURE)
    assert (state.phase.name, state.match.turn.number) == ("play", 1)
    assert playing(LABOUR, CONSERVATIVES).view(None).markers[LABOUR][0] == (3,)


def test_without_minor_parties_there_are_eighty_cards() -> None:
    state = start(2, minor_parties=False)
    assert sum(state.view(None).piles) == 80
    assert start(2).match.cards.left == 82


def test_dominant_parties_are_known_by_their_names() -> None:
    """In a set of one's own they need not be where they are in ours, but they must be there."""
    text = files("hemicycle.games.swedish_parliament").joinpath("components.toml").read_text(encoding="utf-8")
    with pytest.raises(BadOption, match="false in a set without Conservatives and Labour"):
        GAME.start(4, {"components": text.replace('"Labour"', '"Workers"'), "dominant_parties": True})
