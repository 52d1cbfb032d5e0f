"""Commands at a turn: to look, to read the rules, to talk with bots; not moves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hemicycle.words import languages
from tests.terminal.typist import run

IN_LANGUAGES = pytest.mark.parametrize("language", languages())
PLACED = ["1=7", "1=7", "1", "1", ""]  # all tokens in one region, the conflict aimed at nobody
REGIONS = (
    "play",
    "ten-regions",
    "--seats",
    "4",
    "--seed",
    "1",
    "--option",
    "ideologies=[0,2,6,8]",
    "--option",
    "turns=2",
)
PRIVATE = ("play", "coalitions", "--seats", "3", "--seed", "1", "--option", 'bargaining="private"')


def said(folder: Path, command: tuple[str, ...], *typed: str, language: str = "en") -> str:
    done = run(
        folder, *command, "--lang", language, typed="".join([f"{line}\n" for line in (*typed, "quit")])
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_count_is_told_in_words(tmp_path: Path) -> None:
    """Who placed what where, against whom, in the log; again at will, whole or a region of it."""
    told = said(tmp_path, REGIONS, *PLACED, "count 1", "count")
    assert "Red Order, 210k: head start 10k, media 140k, rallies 70k and −10k for strikes of its own." in told
    assert " by a conflict of " in told
    whole = told.rpartition("Saint Nicholas Oblast: ")[2]
    assert "Apolitical Autonomous Oblast" in whole


def test_before_any_count_there_is_none(tmp_path: Path) -> None:
    assert "Nothing has been counted yet." in said(tmp_path, REGIONS, "count")
    told = said(tmp_path, REGIONS, *PLACED, "count atlantis")
    assert "atlantis is not in the list." in told


@IN_LANGUAGES
def test_the_rules_can_be_read(language: str, tmp_path: Path) -> None:
    command = {"en": "rules", "ru": "правила", "sv": "regler"}[language]
    title = {"en": "Ten Regions", "ru": "Десять регионов", "sv": "Tio regioner"}[language]
    told = said(tmp_path, REGIONS, command, language=language)
    assert f"# {title}" in told
    assert "**TEN-14**" in told
    one = said(tmp_path, REGIONS, f"{command} TEN-9", "rules 12", language=language)
    assert "**TEN-9**" in one
    assert "**TEN-12**" in one
    assert "**TEN-10**" not in one
    assert "**TEN-13**" not in one


def test_a_rule_that_is_not_there(tmp_path: Path) -> None:
    assert "99 is not in the list." in said(tmp_path, REGIONS, "rules 99")


@IN_LANGUAGES
def test_what_was_agreed_on_is_told(language: str, tmp_path: Path) -> None:
    command = {"en": "options", "ru": "настройки", "sv": "inställningar"}[language]
    told = said(tmp_path, REGIONS, command, language=language)
    agreed = {"en": "Turns: 2", "ru": "Ходы: 2", "sv": "Omgångar: 2"}[language]
    assert agreed in told
    rounds = said(tmp_path, ("play", "coalitions", "--seats", "4", "--option", "turn_limit=5"), "options")
    assert ": 5" in rounds


def test_what_there_is_to_play_with_is_told(tmp_path: Path) -> None:
    told = said(tmp_path, REGIONS, "cards")
    assert "media control: costs you 10k and one other party 20k" in told
    assert "There is nothing to look at here but the board." in said(tmp_path, PRIVATE, "cards")


def test_a_person_bargains_with_bots(tmp_path: Path) -> None:
    """A good offer is taken; a bad one is answered by another or by silence; nothing of it is a move."""
    told = said(tmp_path, PRIVATE, "agree", "offer", "1", "1", "1 2", "1=1, 2=59", "offer", "back")
    assert "Nobody has offered you anything." in told
    assert "An offer binds nobody" in told
    assert "Seat 2 agrees." in told
    assert told.count("Handed in.") == 0


def test_where_nothing_can_be_offered(tmp_path: Path) -> None:
    assert "Nothing can be offered now." in said(tmp_path, REGIONS, "offer")


def kept(folder: Path, *command: str) -> Path:
    path = folder / "match.jsonl"
    run(folder, *command, "--save", str(path))
    return path


def test_a_replay_with_all_eyes_shows_ballots_before_they_are_opened(tmp_path: Path) -> None:
    path = kept(
        tmp_path,
        "play",
        "divide-the-dollar",
        "--seats",
        "3",
        "--bots",
        "3",
        "--seed",
        "1",
        "--option",
        "rounds=1",
    )
    to = ("--to", "4")  # the lot, the proposal, two votes
    seen = run(tmp_path, "replay", str(path), *to).stdout
    unveiled = run(tmp_path, "replay", str(path), *to, "--all").stdout
    assert "Your vote" not in seen
    assert unveiled.count("Your vote: ") == 2
    assert len(re.findall(r"^Seat [123]: Your vote: (yes|no)", unveiled, re.MULTILINE)) == 2


def test_only_a_match_that_is_over_is_seen_with_all_eyes(tmp_path: Path) -> None:
    path = kept(
        tmp_path,
        "play",
        "divide-the-dollar",
        "--seats",
        "3",
        "--bots",
        "3",
        "--seed",
        "1",
        "--option",
        "rounds=1",
    )
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "end" in json.loads(lines[-1])
    path.write_text("\n".join([*lines[:-2], ""]), encoding="utf-8")
    done = run(tmp_path, "replay", str(path), "--all")
    assert done.returncode == 2
    assert "Only a match that is over" in done.stderr
