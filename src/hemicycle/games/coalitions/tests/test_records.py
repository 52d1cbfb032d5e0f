"""Matches once played still lead where they led. They were written once, and only a new edition may do so again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.core.record import read
from hemicycle.core.state import HOST, TimeUp
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.actions import Pay

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
    assert [path.stem for path in RECORDS] == ["alternate", "private", "public"]


def test_a_record_of_payments() -> None:
    match = read(lines("public"))
    assert [move for move in match.moves if isinstance(move.action, Pay)]
    assert [move for move in match.moves if isinstance(move.action, TimeUp)]
    assert match.state.view(0).payments != match.state.view(None).payments


def test_a_record_of_ballots() -> None:
    rounds = read(lines("private")).state.view(None).rounds
    assert [own for own in rounds if own.deal is not None]
    assert [own for own in rounds if own.deal is None]


def test_a_record_of_eliminations_and_of_a_bank() -> None:
    match = read(lines("alternate"))
    assert [since for since in match.state.view(None).out if since]
    assert [move for move in match.moves if move.seat == HOST]
    assert {own.public for own in match.state.view(None).rounds} == {True, False}
