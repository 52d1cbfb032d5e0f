"""The wheel is whole: compiled, with the client and all data, serving without node, playing as its sources do."""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from subprocess import run
from zipfile import ZipFile

import pytest

import hatch_build
from tests.serving import serving

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/hemicycle"
COMPILED = ROOT / ".venv-compiled/bin"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]  # the first of them may have to build the wheel


@pytest.fixture(scope="session")
def wheel() -> Path:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    execute(["make", "--silent", "compile"], environment)
    (path,) = ROOT.glob("dist/*.whl")
    return path


@pytest.fixture
def compiled_wheel(wheel: Path) -> Path:
    if not hatch_build.can_compile():
        pytest.skip("there is no C compiler with Python's headers; on Debian: apt install gcc python3-dev")
    return wheel


def test_rules_are_compiled(compiled_wheel: Path) -> None:
    assert "none-any" not in compiled_wheel.name
    compiled = {name.partition(".")[0] for name in names(compiled_wheel) if name.endswith((".so", ".pyd"))}
    for module in hatch_build.modules_to_compile(ROOT):
        assert module.relative_to(ROOT / "src").with_suffix("").as_posix() in compiled


def test_nothing_is_missing_and_nothing_too_much(wheel: Path) -> None:
    inside = names(wheel)
    assert "hemicycle/server/static/index.html" in inside
    assert {path.relative_to(ROOT / "src").as_posix() for path in data_files()} <= inside
    assert not [name for name in inside if "/tests/" in name or "/table/" in name]


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    """The programs of an environment that was empty, after the wheel and what it requires came into it."""
    environment = tmp_path / "environment"
    own = Path(sys.executable).parent  # with uv, which makes it in seconds
    execute(
        [str(ROOT / "scripts/environment"), str(environment), str(ROOT / "requirements.txt"), str(wheel)],
        {**os.environ, "PATH": f"{own}:{os.environ['PATH']}", "PYTHON": sys.executable},
    )
    return environment / "bin"


def test_it_installs_into_an_empty_environment_and_serves_without_node(
    installed: Path, tmp_path: Path
) -> None:
    command = [str(installed / "hemicycle"), "serve"]
    with serving(tmp_path / "data", command, path=str(installed)) as server:
        status, kind, page = server.get("/")
    assert status == 200
    assert kind.startswith("text/html")
    assert "<html" in page


def test_compiled_and_interpreted_play_agree(compiled_wheel: Path) -> None:
    compiled, interpreted = playthrough(str(COMPILED / "python")), playthrough(sys.executable)
    assert not compiled.core.endswith(".py")
    assert interpreted.core.endswith(".py")
    assert compiled.matches == interpreted.matches


SAME = ("tests/core/test_travel.py", "tests/politics/test_compound.py", "tests/politics/test_voting.py")


def test_the_same_tests_pass_compiled(compiled_wheel: Path) -> None:
    """With pytest from this environment, and Hemicycle from the other."""
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
    command = [str(COMPILED / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=."]
    assert " passed" in execute([*command, *SAME], environment)


def test_the_sdist_makes_a_wheel_without_compiler_and_node(wheel: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path)]
    execute([*build, "--sdist", str(ROOT)])
    (archive,) = tmp_path.glob("*.tar.gz")
    execute(["tar", "-xf", str(archive), "-C", str(tmp_path)])
    bare = {**os.environ, "PATH": str(Path(sys.executable).parent), "CC": "no-compiler"}
    execute([*build, "--wheel", str(tmp_path / archive.name.removesuffix(".tar.gz"))], bare)
    (plain,) = tmp_path.glob("*-py3-none-any.whl")
    assert names(plain) == {name for name in names(wheel) if not name.endswith((".so", ".pyd"))}


@dataclass(frozen=True)
class Playthrough:
    core: str  # the file that the core came from
    matches: dict[str, str]


def execute(command: list[str], environment: Mapping[str, str] = os.environ) -> str:
    done = run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def data_files() -> list[Path]:
    kinds = {".toml", ".ftl", ".md"}
    return [
        path
        for path in PACKAGE.rglob("*")
        if path.suffix in kinds and not {"tests", "table"} & set(path.parts)
    ]


def playthrough(python: str) -> Playthrough:
    """What tests/playthrough.py prints; run as a script, so that the sources do not stand in its way."""
    return Playthrough(**json.loads(execute([python, str(ROOT / "tests/playthrough.py")])))
