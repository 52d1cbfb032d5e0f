"""What the golden records of this game are there to hold; that they verify is tried for every game at once."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.record import read
from hemicycle.core.state import TimeUp
from hemicycle.games.ten_regions.rules.actions import Draft, Lot


def lines(name: str) -> list[str]:
    return (Path(__file__).parents[1] / "records" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def test_the_map_of_a_record_is_its_own() -> None:
    assert read(lines("isles")).state.names()["region"][1] == "Остров Буян"


def test_a_record_of_times_that_ran_out() -> None:
    match = read(lines("out-of-time"))
    kinds = [type(move.action) for move in match.moves]
    assert {TimeUp, Lot, Draft} <= set(kinds)
    parliaments = match.state.view(None).parliaments
    assert any(parliament.silent for parliament in parliaments)
    assert any(parliament.late for parliament in parliaments)
