"""What is asked for wrongly in a shell is answered with a sentence on stderr and a status, never with a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hemicycle import __version__
from hemicycle.bots import bots_of
from hemicycle.core.catalogue import game
from tests.terminal.typist import run

ROOT = Path(__file__).parents[2]
FOLDERS = [path.parent.name for path in ROOT.glob("src/hemicycle/games/*/__init__.py")]
*OTHERS, LAST = sorted(["forms", *[name.replace("_", "-") for name in FOLDERS]])  # the typist adds forms
SOME = ", ".join(OTHERS)
*MOST_BOTS, LAST_BOT = bots_of(game("ten-regions"))
BOTS = f"{', '.join(MOST_BOTS)} and {LAST_BOT}"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play", f"Say which game to play; there are {SOME} and {LAST}."),
        ("play chess", f"There is no game chess; there are {SOME} and {LAST}."),
        (
            "play ten-regions --seats 3",
            "option seats: 3 is not allowed; it takes a whole number from 4 to 20",
        ),
        ("play ten-regions --seats many", "Invalid value for '--seats': "),
        ("play ten-regions --bots 5", "There cannot be 5 bots on 4 seats."),
        ("play ten-regions --bots -1", "There cannot be -1 bots on 4 seats."),
        ("play ten-regions --bot deep", f"There is no bot deep; there are {BOTS}."),
        ("play ten-regions --lang xx", "There are no words in xx; there are en, ru and sv."),
        ("play ten-regions --option turns", "An option is given as name=value, not as turns."),
        (
            "play ten-regions --option turns=99",
            "option turns: 99 is not allowed; it takes a whole number from 1 to 10",
        ),
        ("play ten-regions --option regions=@no.toml", "no.toml cannot be read: No such file or directory"),
        ("play ten-regions --option regions=flat", "option regions: 'flat' is not allowed; it takes data, "),
        ("play ten-regions --option turns=many", "option turns: 'many' is not allowed; "),
        (
            "play ten-regions --option pies=1",
            "option pies: 1 is not allowed; it takes one of these names: ",
        ),
        ("play --resume no.jsonl", "no.jsonl cannot be read: No such file or directory"),
        (
            "play --resume no.jsonl --seats 4 --option a=1",
            "A match that goes on keeps its seats, bots, seed and options; ",
        ),
        ("verify no.jsonl", "no.jsonl cannot be read: No such file or directory"),
        ("verify .", ". cannot be read: Is a directory"),
        ("verify", "Missing argument 'FILE'."),
        ("serve --port 99999", "Invalid value for '--port'"),
        ("frolic", "No such command 'frolic'."),
        ("play ten-regions --frolic", "No such option: --frolic"),
    ],
)
def test_a_sentence_says_what_is_wrong(command: str, sentence: str, tmp_path: Path) -> None:
    result = run(tmp_path, *command.split())
    assert result.stderr.startswith(f"hemicycle: {sentence}")
    assert result.stderr.count("\n") == 1
    assert result.returncode == (1 if "cannot be read" in sentence else 2)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", f"Игры chess нет; есть {SOME} и {LAST}."),
        (
            "play ten-regions --seats 3",
            "настройка seats: значение 3 не подходит; нужно целое число от 4 до 20",
        ),
        (
            "play ten-regions --option turns=0",
            "настройка turns: значение 0 не подходит; нужно целое число от 1 до 10",
        ),
        ("verify no.jsonl", "Не удалось прочесть no.jsonl: No such file or directory"),
    ],
)
def test_it_says_so_in_russian(command: str, sentence: str, tmp_path: Path) -> None:
    assert run(tmp_path, *command.split(), "--lang", "ru").stderr == f"hemicycle: {sentence}\n"


def test_without_a_command_it_tells_what_there_is(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert result.returncode == 0
    for command in ("play", "serve", "replay", "verify", "games"):
        assert f"  {command} " in result.stdout


def test_the_games_are_listed(tmp_path: Path) -> None:
    assert "ten-regions: Ten Regions. " in run(tmp_path, "games").stdout
    assert "ten-regions: Десять регионов. " in run(tmp_path, "games", "--lang", "ru").stdout


def test_python_runs_it_as_a_module_too() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "hemicycle", "version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"{__version__}\n"
