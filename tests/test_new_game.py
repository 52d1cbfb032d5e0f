"""A game that `make game` writes is whole: it passes all tests, and comes to any Hemicycle in a package of its own."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts/game.py"
WITHOUT = shutil.ignore_patterns("__pycache__", "static", "*.so")
FOR_EVERY_GAME = [
    "test_trace.py",
    "test_imports.py",
    "test_records.py",
    "test_game_words.py",
    "test_words.py",
    "test_laws.py",
]


def execute(*command: str | Path, **environment: str) -> str:
    done = run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("My Game", "is no key of a game"),
        ("../evil", "is no key of a game"),
        ("ten-regions", "there is a game ten-regions already"),
        ("class", "means something to Python"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_a_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    done = run(
        [sys.executable, SCRIPT, name, "--package", tmp_path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_new_folder_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    for name in ("src", "tests", "scripts", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=WITHOUT)
    for name in ("pyproject.toml", "conftest.py", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    here = {"PYTHONPATH": f"{tmp_path / 'src'}:{tmp_path}"}
    execute(sys.executable, tmp_path / "scripts/game.py", "divide-the-cake", **here)
    folder = tmp_path / "src/hemicycle/games/divide_the_cake"
    tests = [tmp_path / "tests" / name for name in FOR_EVERY_GAME]
    python = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tmp_path)
    said = execute(*python, folder, *tests, "-k", "cake or trace or imports", **here)
    assert " passed" in said


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_package_brings_its_game_to_a_fresh_environment(tmp_path: Path) -> None:
    """Built and installed beside Hemicycle: there for terminal, arena, records, words, rulebook. Nothing is fetched."""
    execute(sys.executable, SCRIPT, "divide-the-cake", "--package", tmp_path / "cake")
    execute(
        sys.executable, "-m", "build", "--wheel", "--no-isolation", tmp_path / "cake", "--outdir", tmp_path
    )
    (wheel,) = tmp_path.glob("*.whl")
    fresh = tmp_path / "fresh"
    execute(sys.executable, "-m", "venv", "--without-pip", fresh)
    (site,) = fresh.glob("lib/*/site-packages")
    shared = next(path for path in sys.path if (Path(path) / "litestar").is_dir())
    (site / "hemicycle.pth").write_text(f"{ROOT / 'src'}\n{shared}\n", encoding="utf-8")
    execute(
        Path(sys.executable).parent / "uv",
        "pip",
        "install",
        "--offline",
        "--no-deps",
        "--python",
        fresh,
        wheel,
    )
    hemicycle = (fresh / "bin/python", "-m", "hemicycle")
    assert "divide-the-cake" in execute(*hemicycle, "games")
    kept = tmp_path / "match.jsonl"
    said = execute(
        *hemicycle, "play", "divide-the-cake", "--seats", "3", "--bots", "3", "--seed", "1", "--save", kept
    )
    assert "Divide The Cake" in said
    assert "is drawn to propose" in said
    execute(*hemicycle, "verify", kept)
    assert "is drawn to propose" in execute(*hemicycle, "replay", kept)
    arena = execute(*hemicycle, "arena", "divide-the-cake", "--bots", "buyer,random", "--blocks", "1")
    assert "buyer" in arena
    served = (
        "from hemicycle.core.catalogue import game; from hemicycle.server import assets;"
        "cake = game('divide-the-cake');"
        "print(assets.words(cake, 'sv')[1], assets.words(cake, 'tlh')[1], 'DIV-1' in assets.rules(cake, 'en')[0])"
    )
    assert execute(fresh / "bin/python", "-c", served) == "sv en True\n"
