"""What the golden records of this game are there to hold; that they verify is tried for every game at once."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.record import read
from hemicycle.core.state import HOST, TimeUp
from hemicycle.games.coalitions.rules.actions import Pay


def lines(name: str) -> list[str]:
    return (Path(__file__).parents[1] / "records" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


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
