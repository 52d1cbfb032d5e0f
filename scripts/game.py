"""Writes a new game, made of Divide the Dollar, that can be played at once and passes all tests: scripts/game.py NAME.

It lies among Hemicycle's own games, or with --package FOLDER in a package of its own that brings it to any Hemicycle.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from importlib import import_module
from itertools import combinations
from keyword import iskeyword
from pathlib import Path
from random import Random

from hemicycle.core import record
from hemicycle.core.catalogue import games
from hemicycle.core.chance import Seeded
from hemicycle.core.game import Game
from hemicycle.core.trials import Setting, played

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/hemicycle/games"
EXAMPLE = GAMES / "divide_the_dollar"
SEED = bytes(range(32))
PYPROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "0.1.0"
description = "{title}, a game for Hemicycle."
requires-python = ">=3.11"
dependencies = ["hemicycle"]

[project.entry-points."hemicycle.games"]
{key} = "{module}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
exclude = ["tests/"]

[tool.pytest.ini_options]
addopts = ["--import-mode=importlib"]
pythonpath = ["."]
markers = ["rule(id): the test shows that this rule of the rulebook is kept"]
"""
TESTS = '''\
"""{title} keeps what every game keeps, and its recorded matches lead where they led."""

from pathlib import Path
from random import Random

import pytest

from hemicycle.core.record import read
from hemicycle.testing.laws import keep
from {module} import GAME

RECORDS = sorted(Path(__file__).parents[1].glob("records/*.jsonl"))


def test_the_laws() -> None:
    keep(GAME, Random(1))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match(path: Path) -> None:
    assert read(path.read_text(encoding="utf-8").splitlines(), lambda _: GAME).state.over()
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the key of the game, small letters and hyphens, as in divide-the-cake")
    parser.add_argument(
        "--package", type=Path, help="an empty or new folder for a package that brings the game"
    )
    given = parser.parse_args()
    try:
        print(written(given.name, given.package))
    except ValueError as error:
        sys.exit(f"hemicycle: {error}")


def written(key: str, package: Path | None) -> str:
    """What was written where, in a sentence; ValueError says what cannot be."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
        raise ValueError(
            f"{key!r} is no key of a game: it takes small letters and hyphens, as divide-the-cake does"
        )
    if iskeyword(key):
        raise ValueError(f"{key} means something to Python; call the game something else")
    if key in games():
        raise ValueError(f"there is a game {key} already")
    name = key.replace("-", "_")
    module = f"hemicycle.games.{name}" if package is None else f"hemicycle_{name}"
    folder = GAMES / name if package is None else package / module
    if folder.exists():
        raise ValueError(f"{folder} is there already")
    copy(key, module, folder)
    if package is not None:
        facts = {"package": module.replace("_", "-"), "key": key, "module": module, "title": title(key)}
        (package / "pyproject.toml").write_text(PYPROJECT.format(**facts), encoding="utf-8")
        (folder / "tests/test_game.py").write_text(TESTS.format(**facts), encoding="utf-8")
        sys.path.insert(0, str(package))
    keep_a_match(import_module(module).GAME, folder / "records/random.jsonl")
    return f"{title(key)} is in {folder}. Its tests: python -m pytest {folder}. What next: docs/concepts/a-new-game.md"


def copy(key: str, module: str, folder: Path) -> None:
    """The example with another name, in all its files."""
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.jsonl", "*.so"))
    names = {
        "hemicycle.games.divide_the_dollar": module,
        "divide-the-dollar": key,
        "DivideTheDollar": title(key).replace(" ", ""),
        "DTD-": f"{letters(key)}-",
        **dict.fromkeys(("Divide the Dollar", "Разделить доллар", "Dela dollarn"), title(key)),
    }
    for path in folder.rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")


def title(key: str) -> str:
    return key.replace("-", " ").title()


def letters(key: str) -> str:
    """Three capitals for the ids of rules, that no other rulebook has."""
    books = [path.read_text(encoding="utf-8") for path in GAMES.glob("*/rulebook.md")]
    taken = {letters for book in books for letters in re.findall(r"\*\*([A-Z]{3})-1\*\*", book)}
    usable = [*re.sub("[^a-z]", "", key).upper(), *"XYZ"]
    return next("".join(three) for three in combinations(usable, 3) if "".join(three) not in taken)


def keep_a_match(game: Game, path: Path) -> None:
    """A golden record: a whole match, played at random, by which later tests see that nothing has changed."""
    match = played(Setting(game, game.seats[0], {}), Seeded(SEED), Random(game.key))
    names = [f"Player {seat + 1}" for seat in range(game.seats[0])]
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join([f"{line}\n" for line in record.write(match, names, SEED)]), encoding="utf-8")


if __name__ == "__main__":
    main()
