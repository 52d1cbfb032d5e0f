"""Every game keeps the laws, in every way it can be set up. What its rules say is for its own tests."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.core.catalogue import games, home
from hemicycle.core.game import Game
from hemicycle.core.trials import Setting
from hemicycle.testing.laws import LAWS, Law
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


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_game_keeps_every_law(setting: Setting, law: Law) -> None:
    law(setting, Random(f"{setting} {law.__name__}"))
