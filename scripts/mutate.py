"""Would the tests notice? Changes one operator, constant or condition of a module at a time and runs a command on each.

    .venv/bin/python scripts/mutate.py src/hemicycle/core/match.py --only 3/20 -- -x -q tests/core/test_match.py

What comes after `--` goes to pytest. All happens in a copy of the repository; what no test notices is printed.
`--only 3/20` tries the 3rd of every 20 changes.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAIRS = [
    (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot),
    (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.BitAnd, ast.BitOr), (ast.LShift, ast.RShift), (ast.And, ast.Or),
]  # fmt: skip
SWAPS: dict[type, Any] = {**dict(PAIRS), **{other: one for one, other in PAIRS}, ast.Mod: ast.Mult}
CHANGED = (ast.BinOp, ast.BoolOp, ast.AugAssign, ast.Compare, ast.Constant, ast.If, ast.While, ast.IfExp)


# Other plugins are of no use here and take longer to load than the tests to run.
PYTEST = [sys.executable, "-m", "pytest", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
ENVIRONMENT = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All that runs, in order: not the annotations."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from nodes(child)


def change(node: Any) -> bool:
    """The node in place, if it is of a kind that is changed."""
    if isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    else:
        return False
    return True


def mutants(source: str) -> Iterator[tuple[int, str, str]]:
    """Line, what changed there, and the whole module with it."""
    for at, node in enumerate([*nodes(ast.parse(source))]):
        was = ast.unparse(node).partition("\n")[0] if isinstance(node, CHANGED) else ""
        if was and change(node):
            tree = ast.parse(source)
            twin: Any = [*nodes(tree)][at]
            change(twin)
            now = ast.unparse(ast.fix_missing_locations(twin)).partition("\n")[0]
            yield twin.lineno, f"{was}  →  {now}", ast.unparse(tree)


def noticed(command: list[str], folder: str, seconds: float) -> bool:
    try:
        done = subprocess.run(
            command, cwd=folder, env=ENVIRONMENT, capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("module", type=Path)
    parser.add_argument("--only", default="1/1")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("pytest", nargs="+")
    given = parser.parse_args()
    part, parts = map(int, given.only.split("/"))
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for name in ("src", "tests"):
            left_out = shutil.ignore_patterns("__pycache__", "static", "node_modules")
            shutil.copytree(ROOT / name, Path(folder, name), ignore=left_out)
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        survey(
            Path(folder),
            given.module,
            [*PYTEST, *given.pytest],
            (part, parts),
            given.seconds,
        )


def survey(folder: Path, module: Path, command: list[str], only: tuple[int, int], seconds: float) -> None:
    path = folder / module
    source = path.read_text(encoding="utf-8")
    if noticed(command, str(folder), seconds):
        sys.exit("the command fails without any change")
    tried = [mutant for at, mutant in enumerate(mutants(source)) if at % only[1] == only[0] - 1]
    survived = 0
    for line, what, text in tried:
        path.write_text(text, encoding="utf-8")
        if not noticed(command, str(folder), seconds):
            survived += 1
            print(f"{module}:{line}: {what}", flush=True)
    print(f"{survived} of {len(tried)} changes were not noticed")


if __name__ == "__main__":
    main()
