"""What was set up once is not set up again: `make` and the scripts it calls do only what is missing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from subprocess import run
from time import time

import pytest

ROOT = Path(__file__).parent.parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static", "tests")
STAMPS = [
    ".venv/.run",
    ".venv/.dev",
    "src/hemicycle/server/static/index.html",
    "dist/.wheel",
    ".venv-compiled/.wheel",
]
NPM = """#!/bin/sh
echo "$1" >> ../npm.log
[ "$1" != ci ] || { mkdir -p node_modules && touch node_modules/.package-lock.json; }
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """All that `make` looks at, as it is after a clone: nothing set up, and all of it an hour old."""
    for name in ("src", "client"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
    for file in [
        ROOT / "Makefile",
        ROOT / "pyproject.toml",
        ROOT / "hatch_build.py",
        *ROOT.glob("requirements*.txt"),
    ]:
        shutil.copy(file, tmp_path)
    for file in [path for path in tmp_path.rglob("*") if path.is_file()]:
        date(file, -3600)
    return tmp_path


def date(file: Path, seconds: float) -> None:
    """So long after now."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (time() + seconds, time() + seconds))


def set_up(clone: Path) -> None:
    for age, stamp in enumerate(STAMPS):
        date(clone / stamp, age - 60)


def recipe(clone: Path, target: str) -> list[str]:
    """What `make` would do, as one command a line."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = run(
        ["make", "--dry-run", target], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [line.strip() for line in done.stdout.splitlines() if not line.startswith("touch ")]


def test_play_sets_up_what_is_missing_and_then_serves(clone: Path) -> None:
    commands = recipe(clone, "play")
    assert [command.split()[0] for command in commands] == [
        "scripts/environment",
        "echo",
        "scripts/client",
        "exec",
    ]
    assert commands[-1] == "exec .venv/bin/hemicycle serve"


def test_play_only_serves_when_all_is_there(clone: Path) -> None:
    set_up(clone)
    assert recipe(clone, "play") == ["exec .venv/bin/hemicycle serve"]


def test_tests_only_run_when_all_is_there(clone: Path) -> None:
    set_up(clone)
    steps = ("scripts/system-packages", "scripts/client test", ".venv/bin/python -m pytest")
    commands = recipe(clone, "test")
    assert [command for command in commands if not command.startswith(steps)] == []
    assert commands[-1].startswith(steps[-1])


@pytest.mark.parametrize(
    ("changed", "step"),
    [
        ("requirements.txt", "scripts/environment .venv"),
        ("client/src/App.svelte", "scripts/client build"),
        ("src/hemicycle/games/ten_regions/words/ru.ftl", "scripts/client build"),
    ],
)
def test_play_does_anew_what_a_change_concerns(clone: Path, changed: str, step: str) -> None:
    set_up(clone)
    date(clone / changed, 0)
    *steps, last = [command for command in recipe(clone, "play") if not command.startswith("echo ")]
    assert last == "exec .venv/bin/hemicycle serve"
    assert [command.startswith(step) for command in steps] == [True]


def test_rules_that_change_do_not_delay_play(clone: Path) -> None:
    set_up(clone)
    date(clone / "src/hemicycle/games/ten_regions/rules/state.py", 0)
    assert recipe(clone, "play") == ["exec .venv/bin/hemicycle serve"]


def test_packages_of_the_client_are_installed_once(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/client", tmp_path / "scripts")
    date(tmp_path / "client/package-lock.json", -60)
    npm = tmp_path / "bin/npm"
    npm.parent.mkdir()
    npm.write_text(NPM)
    npm.chmod(0o755)
    environment = os.environ | {"PATH": f"{npm.parent}:{os.environ['PATH']}"}
    for _ in range(2):
        run([str(tmp_path / "scripts/client"), "build"], env=environment, check=True, capture_output=True)
    assert (tmp_path / "npm.log").read_text().split() == ["ci", "run", "run"]


def test_what_a_change_must_pass_is_make_test() -> None:
    script = ROOT / ".ci/run"
    assert script.read_text().splitlines()[-1].startswith("exec make test")
    assert os.access(script, os.X_OK)
