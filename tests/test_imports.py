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
    "games": {"core", "politics", "bots"},  # more by room, see ROOMS
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

# What each room of a game may import, of Hemicycle and of its own game. GAME, beside the rooms, joins them.
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "rules": ({"core", "politics"}, {"rules"}),
    "words": ({"core", "politics"}, {"rules", "words"}),
    "bots": ({"core", "politics", "bots"}, {"rules", "bots"}),
}

ROOMY = sorted(path.parent for path in (SRC / "hemicycle/games").glob("*/rules"))  # games that have rooms

MODULES = sorted(
    path
    for path in (SRC / "hemicycle").rglob("*.py")
    if "tests" not in path.parts and path.parent != SRC / "hemicycle"
) + sorted(path for path in (SRC / "hemicycle").glob("*.py") if path.name != "__init__.py")


every_game = pytest.mark.parametrize("game", ROOMY, ids=[folder.name for folder in ROOMY])


@pytest.mark.parametrize("path", MODULES, ids=[path.relative_to(SRC).as_posix() for path in MODULES])
def test_imports_point_one_way(path: Path) -> None:
    wrong = [
        f"{path}:{line} imports {name}" for line, name in imports(path) if not allowed(dotted(path), name)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_wrong_arrow_is_seen() -> None:
    assert not allowed("hemicycle.core.state", "hemicycle.games.koalition")
    assert not allowed("hemicycle.games.koalition.rules.state", "hemicycle.games.ten_regions.rules.state")
    assert not allowed("hemicycle.core.state", "numpy")
    assert not allowed("hemicycle.politics.linear", "scipy")
    assert not allowed("hemicycle.bots.search", "hemicycle.games.koalition.rules.state")
    assert allowed("hemicycle.politics.extension", "numpy")
    assert not allowed("hemicycle.core.match", "time")
    assert not allowed("hemicycle.server.app", "hemicycle.cli")
    assert allowed("hemicycle.games.koalition.rules.state", "hemicycle.core.state")
    assert allowed("hemicycle.games.koalition.rules.state", "hemicycle.games.koalition.rules.components")
    assert allowed("hemicycle.server.app", "hemicycle")


@every_game
def test_a_game_stands_in_its_rooms(game: Path) -> None:
    """What is rule, sentence, thought or picture, the path tells; beside the rooms stands GAME alone."""
    assert [path.name for path in game.glob("*.py")] == ["__init__.py"]
    folders = {path.name for path in game.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders <= {"rules", "words", "bots", "tests"}


@every_game
def test_modules_of_rules_form_no_circle(game: Path) -> None:
    paths = {dotted(path): path for path in (game / "rules").rglob("*.py")}
    arrows = {name: imported(path, set(paths)) - {name} for name, path in paths.items()}
    assert circle(arrows) == []


def test_wrong_arrows_between_rooms_are_seen() -> None:
    game = "hemicycle.games.ten_regions"
    assert not allowed(f"{game}.rules.state", f"{game}.words.log")
    assert not allowed(f"{game}.rules.state", f"{game}.bots.normal")
    assert not allowed(f"{game}.rules.state", "hemicycle.bots.search")
    assert not allowed(f"{game}.words.log", f"{game}.bots.normal")
    assert not allowed(f"{game}.words.log", "hemicycle.bots.levels")
    assert not allowed(f"{game}.bots.normal", f"{game}.words.log")
    assert allowed(f"{game}.bots.normal", f"{game}.rules.state")
    assert allowed(f"{game}.bots.normal", "hemicycle.bots.levels")
    assert allowed(f"{game}.words.log", f"{game}.rules.views")
    assert allowed(game, f"{game}.bots.normal")


def test_a_circle_is_seen() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == ["a", "b", "c", "d"]
    assert circle({"a": {"b"}, "b": set(), "c": {"a", "b"}}) == []


def imported(path: Path, modules: set[str]) -> set[str]:
    """Which of these modules that file imports, or imports names from."""
    names = {name for _, name in imports(path)}
    return {name for name in names | {name.rpartition(".")[0] for name in names} if name in modules}


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """What is left when everything that leads to nothing is taken away: the circles, and what leads to them."""
    left = dict(arrows)
    while dead_ends := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in dead_ends:
            del left[name]
    return sorted(left)


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
    if part == "games":
        return allowed_in_game([*importer.split("."), "", ""], [*target, ""])
    return target[1] in MAY_IMPORT[part] | {part, "", "__version__"}


def allowed_in_game(importer: list[str], target: list[str]) -> bool:
    """Whether a game may import that; by its rooms, where the importer stands in one."""
    room = importer[3] if SRC / "hemicycle/games" / importer[2] in ROOMY else ""
    if target[1] == "games":
        return importer[2] == target[2] and (room not in ROOMS or target[3] in ROOMS[room][1])
    of_hemicycle = ROOMS[room][0] if room in ROOMS else MAY_IMPORT["games"]
    return target[1] in of_hemicycle | {"", "__version__"}


def of_the_plain_library(name: str) -> bool:
    top = name.split(".")[0]
    return top in sys.stdlib_module_names and top not in WORLDLY
