"""Matches once played still lead where they led. They were written once, and only a new edition may do so again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.core.catalogue import games, home
from hemicycle.core.record import read

RECORDS = {
    f"{game.key} {path.stem}": (game, path)
    for game in games().values()
    for path in sorted((home(game.key) or Path()).glob("records/*.jsonl"))
}


@pytest.mark.parametrize("record", RECORDS)
def test_a_golden_record_is_verified(record: str) -> None:
    """Every move, the result, and nature's picks from the seed that was committed to."""
    game, path = RECORDS[record]
    lines = path.read_text(encoding="utf-8").splitlines()
    match = read(lines)
    assert match.state.over()
    assert match.game.key == game.key
    assert match.game is game.by_edition(match.game.edition)
    assert json.loads(lines[-1])["seed"]


def test_every_game_has_some() -> None:
    assert {game.key for game, _ in RECORDS.values()} == set(games())
