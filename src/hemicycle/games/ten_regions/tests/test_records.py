"""Matches once played still lead where they led. They were written once, and only a new edition may do so again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.core.record import read
from hemicycle.core.state import TimeUp
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.actions import Draft, Lot

RECORDS = sorted(Path(__file__).parents[1].glob("records/*.jsonl"))


def lines(name: str) -> list[str]:
    return (Path(__file__).parents[1] / "records" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_verified(path: Path) -> None:
    """Every move, the result, and nature's picks from the seed that was committed to."""
    match = read(lines(path.stem))
    assert match.state.over()
    assert match.game is GAME
    assert json.loads(lines(path.stem)[-1])["seed"]


def test_which_records_there_are() -> None:
    assert [path.stem for path in RECORDS] == ["isles", "out-of-time", "printed"]


def test_the_map_of_a_record_is_its_own() -> None:
    assert read(lines("isles")).state.names()["region"][1] == "Остров Буян"


def test_a_record_of_times_that_ran_out() -> None:
    match = read(lines("out-of-time"))
    kinds = [type(move.action) for move in match.moves]
    assert {TimeUp, Lot, Draft} <= set(kinds)
    parliaments = match.state.view(None).parliaments
    assert any(parliament.silent for parliament in parliaments)
    assert any(parliament.late for parliament in parliaments)
