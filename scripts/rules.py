"""Writes docs/rules.md, which leads from every rule of every rulebook to the code that does it and the tests of it.

Names of functions stand there and no numbers of lines, so that the page changes only when a rule moves.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/hemicycle/games"
PAGE = ROOT / "docs/rules.md"
HEADED = re.compile(r"\*\*([A-Z]{3}-\d+)\*\*|^#+ .*?\b([A-Z]{3}-\d+)\b", re.MULTILINE)
ID = re.compile(r"\b[A-Z]{3}-\d+\b")
HEAD = """\
# Where the rules are

From each rule of a rulebook to the code that cites it and the tests that show it. `make rules` writes this page; a test
holds that it is fresh.
"""


def page() -> str:
    games = [folder for folder in sorted(GAMES.iterdir()) if (folder / "rulebook.md").is_file()]
    return HEAD + "".join([section(folder) for folder in games])


def section(game: Path) -> str:
    book = (game / "rulebook.md").read_text(encoding="utf-8")
    title = book.splitlines()[0].removeprefix("# ")
    code = gathered([path for path in sources(game) if "tests" not in path.parts], citations)
    tests = gathered([*sources(ROOT / "tests"), *sources(game / "tests")], marks)
    rows = [
        f"| {rule} | {links(code.get(rule, []))} | {links(tests.get(rule, []))} |"
        for rule in dict.fromkeys([bold or heading for bold, heading in HEADED.findall(book)])
    ]
    link = (game / "rulebook.md").relative_to(ROOT)
    head = f"\n## {title}\n\n[The rulebook](../{link}).\n\n| rule | code | tests |\n| --- | --- | --- |\n"
    return head + "\n".join(rows) + "\n"


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def gathered(
    paths: list[Path], found_in: Callable[[Path], Iterator[tuple[str, str]]]
) -> dict[str, list[tuple[Path, str]]]:
    """By rule, the places that name it, each once."""
    places: dict[str, list[tuple[Path, str]]] = {}
    for path in paths:
        for rule, name in found_in(path):
            if (path, name) not in places.setdefault(rule, []):
                places[rule].append((path, name))
    return places


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """Every rule in a comment, with the function or class around it."""
    text = path.read_text(encoding="utf-8")
    around = spans(ast.parse(text))
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                line = token.start[0]
                name = next((name for first, last, name in around if first <= line <= last), "")
                yield from ((rule, name) for rule in ID.findall(token.string))


def spans(tree: ast.AST, inside: str = "") -> list[tuple[int, int, str]]:
    """First and last line of each function and class, the innermost first."""
    found: list[tuple[int, int, str]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{inside}.{node.name}".removeprefix(".")
            found += [*spans(node, name), (node.lineno, node.end_lineno or node.lineno, name)]
    return found


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """Every rule that a test is marked with, with the test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for call in getattr(node, "decorator_list", []):
            if (
                isinstance(call, ast.Call)
                and getattr(call.func, "id", getattr(call.func, "attr", "")) == "rule"
            ):
                names = [part.value for part in call.args if isinstance(part, ast.Constant)]
                yield from ((str(rule), getattr(node, "name", "")) for rule in names)


def links(places: list[tuple[Path, str]]) -> str:
    """A file once, with all its names."""
    files = dict.fromkeys([path for path, _ in places])
    return "<br>".join([
        f"{short(path)}" + "".join([f" `{name}`" for other, name in places if other == path and name])
        for path in files
    ])  # fmt: skip


def short(path: Path) -> str:
    """As in koalition/rules/count.py: no link, so that a file can move without breaking the page's."""
    return path.relative_to(GAMES if path.is_relative_to(GAMES) else ROOT).as_posix()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else "docs/rules.md is stale: make rules")
    PAGE.write_text(page(), encoding="utf-8")
