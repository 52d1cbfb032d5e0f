"""Every rule of a rulebook is cited by code and by a test. That a citation is true, this cannot see."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/hemicycle/games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/__init__.py"))
ID = re.compile(r"\b[A-Z]{3}-\d+\b")
HEADED = re.compile(r"\*\*([A-Z]{3}-\d+)\*\*|^#+ .*?\b([A-Z]{3}-\d+)\b", re.MULTILINE)

every_game = pytest.mark.parametrize("game", FOLDERS, ids=[folder.name for folder in FOLDERS])


@every_game
def test_every_rule_has_code(game: Path) -> None:
    missing = rules(game) - {rule for path in code(game) for rule in citations(path)}
    assert not missing, (
        f"no code in {game.name} cites {listed(missing)}; write `# RULE` where the code does it"
    )


@every_game
def test_every_rule_has_a_test(game: Path) -> None:
    missing = rules(game) - {rule for path in with_tests() for _, rule in marks(path)}
    assert not missing, f'no test is marked with {listed(missing)} of {game.name}; mark one `@rule("RULE")`'


def test_every_citation_and_mark_names_a_rule() -> None:
    known = {rule for game in FOLDERS for rule in rules(game)}
    books = {rule[:3] for rule in known}
    cited = {rule for path in (ROOT / "src").rglob("*.py") for rule in citations(path) if rule[:3] in books}
    marked = {rule for path in with_tests() for _, rule in marks(path)}
    assert not (cited | marked) - known, f"no rulebook has {listed((cited | marked) - known)}"


def test_what_counts_as_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "test_some.py"
    path.write_text(
        '@rule("TEN-1", "TEN-2")\n@pytest.mark.rule("TEN-3")\ndef test_it(): """rule("TEN-4")"""\n'
    )
    assert {rule for _, rule in marks(path)} == {"TEN-1", "TEN-2", "TEN-3"}


def test_what_counts_as_a_citation(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text('x = 1  # TEN-1, TEN-12: why\n"""# TEN-3"""\n')
    assert citations(path) == {"TEN-1", "TEN-12"}


def rules(game: Path) -> set[str]:
    """Ids that the rulebook of the game gives in bold or in a heading."""
    book = game / "rulebook.md"
    assert book.exists(), f"{game.name} has no rulebook.md"
    found = {bold or heading for bold, heading in HEADED.findall(book.read_text(encoding="utf-8"))}
    assert found, f"{book} names no rule; write ids in bold, like **TEN-3**"
    return found


def code(game: Path) -> list[Path]:
    return [path for path in sorted(game.rglob("*.py")) if "tests" not in path.relative_to(game).parts]


def with_tests() -> list[Path]:
    return sorted([*(ROOT / "tests").rglob("*.py"), *GAMES.glob("*/tests/**/*.py")])


def citations(path: Path) -> set[str]:
    """Rules named in comments."""
    with io.StringIO(path.read_text(encoding="utf-8")) as lines:
        comments = [
            token.string
            for token in tokenize.generate_tokens(lines.readline)
            if token.type == tokenize.COMMENT
        ]
    return {rule for comment in comments for rule in ID.findall(comment)}


def marks(path: Path) -> Iterator[tuple[int, str]]:
    """Line and rule of every `rule("…")` or `pytest.mark.rule("…")`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def called(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def listed(rules: set[str]) -> str:
    return ", ".join(sorted(rules, key=lambda rule: (rule[:3], int(rule[4:]))))
