"""Imports point one way. Says nothing about what modules do with what they import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# What each part of Hemicycle may import; no part is missing, and nothing else is allowed.
RULES = {"core", "politics", "games"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "politics": {"core"},
    "games": {"core", "politics", "bots"},  # for its own bots, which build on those for any game
    "words": {"core"},  # finds a game's words as data, by the game's key
    "bots": {"core", "politics"},
    "arena": RULES | {"bots"},
    "testing": {"core"},
    "server": RULES | {"bots", "words"},
    "terminal": RULES | {"bots", "words", "arena"},
    "cli": RULES | {"bots", "words", "arena", "server", "terminal"},
    "__main__": {"cli"},
}
PLAIN = {
    "core",
    "politics",
    "games",
}  # rules know no network, no wall clock, and nothing outside Python's own library
EXCEPT = {"politics": {"numpy"}}  # for what is too large to be counted exactly
WORLDLY = {
    "asyncio",
    "datetime",
    "http",
    "select",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "urllib",
}

MODULES = sorted(
    path
    for path in (SRC / "hemicycle").rglob("*.py")
    if "tests" not in path.parts and path.parent != SRC / "hemicycle"
) + sorted(path for path in (SRC / "hemicycle").glob("*.py") if path.name != "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=[path.relative_to(SRC).as_posix() for path in MODULES])
def test_imports_point_one_way(path: Path) -> None:
    wrong = [
        f"{path}:{line} imports {name}" for line, name in imports(path) if not allowed(dotted(path), name)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_wrong_arrow_is_seen() -> None:
    assert not allowed("hemicycle.core.state", "hemicycle.games.koalition")
    assert not allowed("hemicycle.games.koalition.rules", "hemicycle.games.ten_regions.rules")
    assert not allowed("hemicycle.core.state", "numpy")
    assert not allowed("hemicycle.politics.linear", "scipy")
    assert not allowed("hemicycle.bots.search", "hemicycle.games.koalition.rules")
    assert allowed("hemicycle.politics.extension", "numpy")
    assert not allowed("hemicycle.core.match", "time")
    assert not allowed("hemicycle.server.app", "hemicycle.cli")
    assert allowed("hemicycle.games.koalition.rules", "hemicycle.core.state")
    assert allowed("hemicycle.games.koalition.rules", "hemicycle.games.koalition.cards")
    assert allowed("hemicycle.server.app", "hemicycle")


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every import, those within functions too."""
    package = path.relative_to(SRC).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)


def allowed(importer: str, name: str) -> bool:
    part = importer.split(".")[1]
    if not name.startswith("hemicycle"):
        return part not in PLAIN or name in EXCEPT.get(part, ()) or of_the_plain_library(name)
    target = [*name.split("."), ""]
    if target[1] == part == "games":
        return same_game(importer.split("."), target)
    return target[1] in MAY_IMPORT[part] | {part, "", "__version__"}


def same_game(importer: list[str], target: list[str]) -> bool:
    return len(importer) > 2 and importer[2] == target[2]


def of_the_plain_library(name: str) -> bool:
    top = name.split(".")[0]
    return top in sys.stdlib_module_names and top not in WORLDLY
