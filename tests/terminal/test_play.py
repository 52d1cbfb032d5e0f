"""Whole matches at the terminal, in every language, from the text alone. What is kept in files is tested elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.terminal.opening import Asked
from hemicycle.words import languages
from tests.terminal.playing import played
from tests.terminal.typist import Session, run

IN_LANGUAGES = pytest.mark.parametrize("language", languages())


@IN_LANGUAGES
def test_a_person_plays_ten_regions_through_pipes(language: str, tmp_path: Path) -> None:
    session = Session.start(
        tmp_path, "play", "ten-regions", "--seed", "4", "--lang", language, "--save", "match.jsonl"
    )
    session.play()
    assert session.end() == (0, "")
    told = {"en": "The match is over.", "ru": "Партия окончена.", "sv": "Partiet är slut."}
    assert told[language] in session.said
    assert "match.jsonl" in session.said
    assert run(tmp_path, "verify", "match.jsonl").returncode == 0


@IN_LANGUAGES
@pytest.mark.parametrize("manner", range(4))
def test_a_person_can_play_any_game(manner: int, language: str) -> None:
    play, words, said = played(
        "forms", Asked(seats=2, bots=1, seed=manner, options=("rounds=2",)), language, manner
    )
    assert play.match.state.over()
    assert not words.faults
    assert not [line for line in said.splitlines() if len(line) > 150]


@IN_LANGUAGES
@pytest.mark.parametrize("manner", range(3))
def test_no_word_is_missing_in_ten_regions(manner: int, language: str) -> None:
    play, words, _ = played(
        "ten-regions", Asked(seed=manner, options=("turns=2", "conflicts=3")), language, manner
    )
    assert play.match.state.over()
    assert not set(words.faults)


def test_bots_play_among_themselves() -> None:
    play, _, said = played("ten-regions", Asked(bots=4, seed=1, options=("turns=1",)), "en")
    assert play.match.state.over()
    assert "you watch" in said
    assert said.index("Turn 1 of 1") < said.index("The match is over.")


def test_news_comes_once_and_the_standing_every_turn() -> None:
    said = played("forms", Asked(seats=1, bots=0, seed=1, options=("rounds=2",)), "en")[2]
    assert said.count("It begins.") == 1
    assert said.count("Seat 1 has filled in everything.") == 2
    assert "Round 1, filling in." in said
    assert "Round 2, filling in." in said


def test_equal_seeds_give_equal_matches() -> None:
    one, other = (played("ten-regions", Asked(seed=7, options=("turns=1",)), "en")[0] for _ in range(2))
    assert [(move.seat, move.action) for move in one.match.moves] == [
        (move.seat, move.action) for move in other.match.moves
    ]


def test_the_end_ranks_everybody() -> None:
    said = played("forms", Asked(seats=3, bots=2, seed=5), "en")[2]
    end = said[said.index("The match is over.") :].splitlines()
    assert end[1] == "All is said."
    assert [line[0] for line in end[3:]] == sorted(line[0] for line in end[3:])


def test_an_option_from_a_file(tmp_path: Path) -> None:
    isles = "".join([f'[[region]]\nname = "Isle {at}"\nmandates = 2\n' for at in range(3)])
    (tmp_path / "isles.toml").write_text(isles, encoding="utf-8")
    session = Session.start(
        tmp_path, "play", "ten-regions", "--option", "regions=@isles.toml", "--option", "turns=1"
    )
    session.play()
    assert session.end() == (0, "")
    assert "Isle 2" in session.said


@IN_LANGUAGES
def test_what_if_is_answered_and_changes_nothing(language: str, tmp_path: Path) -> None:
    """A placement tried out, said, and then the same question as before; `back` leads out of it."""
    command = {"en": "what if", "ru": "что если", "sv": "tänk om"}[language]
    options = ["--option", "ideologies=[0, 2, 6, 8]", "--option", "turns=1", "--option", "conflicts=0"]
    typed = f"{command}\n10=2\n\n\nwhat if\nback\nquit\n"
    done = run(
        tmp_path,
        "play",
        "ten-regions",
        "--seats",
        "4",
        "--lang",
        language,
        *options,
        "--seed",
        "1",
        typed=typed,
    )
    total = {"en": "Apolitical Autonomous Oblast: 40k", "ru": ": 40 тыс.", "sv": ": 40 tusen"}[language]
    assert total in done.stdout
    assert not (tmp_path / "match.jsonl").exists()


def test_what_if_where_nothing_can_be_foretold(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "forms", "--seats", "1", "--seed", "1", typed="what if\nquit\n")
    assert "There is nothing to try out now." in done.stdout
