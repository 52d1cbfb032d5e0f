"""Every game keeps the laws, in every way it can be set up. What its rules say is for its own tests."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.core.catalogue import games, home
from hemicycle.core.game import Game
from hemicycle.testing.laws import LAWS, Law, Trial
from hemicycle.testing.settings import settings
from tests.core.toy import AUCTION


def recorded_options(game: Game) -> tuple[dict[str, Any], ...]:
    """Of the game's golden records, for what no spread of options invents, such as a map."""
    folder = (home(game.key) or Path(__file__).parent) / "records"
    heads = [path.read_text(encoding="utf-8").splitlines()[0] for path in sorted(folder.glob("*.jsonl"))]
    return tuple([json.loads(head)["options"] for head in heads])


SETTINGS = [
    setting for game in [*games().values(), AUCTION] for setting in settings(game, recorded_options(game))
]


@lru_cache(maxsize=1)
def trial(at: int) -> Trial:
    """One match for all laws, which are tried one after another."""
    setting = SETTINGS[at]
    return Trial(setting.game, setting.seats, setting.options)


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("at", range(len(SETTINGS)), ids=[str(setting) for setting in SETTINGS])
def test_every_game_keeps_every_law(at: int, law: Law) -> None:
    law(trial(at), Random(f"{SETTINGS[at]} {law.__name__}"))
