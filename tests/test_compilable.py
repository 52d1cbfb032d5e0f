"""Source that mypyc compiles means there what it means in Python. That the build does so is for `test_wheel`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent
MODULES = hatch_build.modules_to_compile(ROOT)
THROUGH = {  # functions that go through all they are given, whether it is a list or comes one by one
    "all", "any", "dict", "extend", "frozenset", "join", "lcm", "list", "max", "min", "prod", "set", "sorted", "sum",
    "tuple", "update", "Counter",
}  # fmt: skip


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_no_generator_expression_is_stopped_early(module: Path) -> None:
    """Compiled, it is a list: one of six thousand million choices fills any memory."""
    assert not [f"{module}:{line}" for line in lazy(ast.parse(module.read_text(encoding="utf-8")))]


def lazy(tree: ast.AST) -> Iterator[int]:
    """The lines of generator expressions that somebody may not go through."""
    whole = {
        argument
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and named(call.func) in THROUGH
        for argument in call.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.GeneratorExp) and node not in whole:
            yield node.lineno


def named(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def test_generator_expressions_that_are_stopped_early_are_seen() -> None:
    assert sorted(lazy(ast.parse("first = next(n for n in many)\nreturned = (n for n in many)"))) == [1, 2]
    assert not list(lazy(ast.parse("total = sum(n for n in many)")))
