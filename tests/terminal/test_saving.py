"""Matches are kept when they are left, and go on as if nothing had been. How they are played is tested elsewhere."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from hemicycle.terminal.opening import Asked, opened
from hemicycle.terminal.saved import load, save
from hemicycle.terminal.screen import INTERRUPTED, Leave, Screen
from hemicycle.words import Words
from tests.terminal.playing import Scripted, played
from tests.terminal.typist import Session, run

SEEDED = ["--seed", "5", "--option", "turns=1"]


def moves(path: Path) -> list[Any]:
    """The lines of a record, without the times and what follows from them."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name not in {"at", "sum"}} for line in lines]


def test_an_interrupted_match_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole = Session.start(tmp_path, "play", "ten-regions", *SEEDED, "--save", "whole.jsonl").play()
    assert whole.end() == (0, "")
    session = Session.start(tmp_path, "play", "ten-regions", *SEEDED, "--save", "part.jsonl").play(
        questions=6
    )
    session.until_asked()
    session.interrupt()
    assert session.end() == (INTERRUPTED, "")
    assert session.said.splitlines()[-1] == "To go on, type: hemicycle play --resume part.jsonl"
    assert len(moves(tmp_path / "part.jsonl")) < len(moves(tmp_path / "whole.jsonl"))
    rest = Session.start(tmp_path, "play", "--resume", "part.jsonl").play()
    assert rest.end() == (0, "")
    assert "The match goes on after move " in rest.said
    assert moves(tmp_path / "part.jsonl") == moves(tmp_path / "whole.jsonl")


def test_quitting_and_the_end_of_input_keep_the_match(tmp_path: Path) -> None:
    quitting = run(tmp_path, "play", "ten-regions", typed="1\nquit\n")
    ended = run(tmp_path, "play", "ten-regions", "--save", "ended.jsonl", "--lang", "ru", typed="1\n")
    assert (quitting.returncode, ended.returncode) == (0, 1)
    (unnamed,) = tmp_path.glob("ten-regions-*.jsonl")
    assert f"hemicycle play --resume {unnamed.name}" in quitting.stdout
    assert "Чтобы продолжить, наберите: hemicycle play --resume ended.jsonl" in ended.stdout
    assert run(tmp_path, "verify", "ended.jsonl").stdout.splitlines()[-1] == "The match is not over."


def test_what_is_over_goes_on_to_its_result(tmp_path: Path) -> None:
    play = played("ten-regions", Asked(seed=1, options=("turns=1",)), "en")[0]
    save(play, tmp_path / "over.jsonl")
    again = run(tmp_path, "play", "ten-regions", "--resume", "over.jsonl")
    assert again.returncode == 0
    assert "The match is over." in again.stdout


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    play = opened("ten-regions", Asked(seats=5, bots=2, seed=3), Words())
    play.match.take(play.match.begin(0))
    save(play, tmp_path / "match.jsonl")
    again = load(tmp_path / "match.jsonl")
    assert (again.bots, again.seed) == (play.bots, play.seed)
    assert again.match.options == play.match.options
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_record_of_a_match_elsewhere_goes_on_with_other_luck(tmp_path: Path) -> None:
    """A record that tells neither a seed nor bots: people play all seats."""
    play = opened("ten-regions", Asked(bots=0, seed=3), Words())
    play.seed = None
    save(play, tmp_path / "match.jsonl")
    again = run(tmp_path, "play", "--resume", "match.jsonl", typed="\nquit\n")
    assert "All 4 seats are played here." in again.stdout
    assert again.returncode == 0


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "ten-regions", "--save", "no/where.jsonl", typed="quit\n")
    assert result.returncode == 1
    assert "The match could not be saved in no/where.jsonl: No such file or directory" in result.stdout


def test_an_interruption_waits_until_a_move_is_done() -> None:
    screen = Screen(Scripted("1"), StringIO())
    screen.on_interrupt(2, None)
    with pytest.raises(Leave) as leave:
        screen.line()
    assert leave.value.status == INTERRUPTED
    with pytest.raises(KeyboardInterrupt):
        screen.on_interrupt(2, None)
