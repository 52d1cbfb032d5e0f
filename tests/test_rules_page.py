"""The page that leads from rules to code and tests is as `make rules` writes it now."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

from scripts.rules import PAGE, citations, page

SCRIPT = Path(__file__).parent.parent / "scripts/rules.py"


def test_the_page_is_fresh() -> None:
    done = run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_rule_has_its_row_with_code_and_tests() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| ") and line[2:5].isupper()]
    assert len(rows) > 100
    assert not [row for row in rows if "|  |" in row or row.count(".py") < 2]
    (row,) = [row for row in rows if row.startswith("| TEN-13 ")]
    assert "ten_regions/rules/count.py `winners`" in row


def test_a_citation_is_found_with_the_function_around_it(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text(
        'class A:\n    def b(self):\n        x = 1  # TEN-1, TEN-2\n\n\ny = 2  # TEN-3\n"# TEN-4"\n'
    )
    assert list(citations(path)) == [("TEN-1", "A.b"), ("TEN-2", "A.b"), ("TEN-3", "")]


@pytest.mark.parametrize("line", ["| DTD-4 |", "# Where the rules are"])
def test_it_is_kept(line: str) -> None:
    assert line in PAGE.read_text(encoding="utf-8")
