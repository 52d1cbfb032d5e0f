"""Everything that the server refuses can be said in every language. When it refuses, other tests say."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hemicycle.server.wire import too_large
from hemicycle.words import Words, languages

SERVER = Path(__file__).parents[2] / "src/hemicycle/server"
REASONED = {"illegal", "bad-option", "too-large"}  # their reasons have keys of their own
OTHERS = [language for language in languages() if language != "en"]


def codes() -> set[str]:
    """As they stand in the calls of `Refused`, and the keys of reasons that are given there."""
    calls = [
        node
        for path in SERVER.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"
    ]
    found = [call.args[1] for call in calls]
    return {str(code.value) for code in found if isinstance(code, ast.Constant)} - REASONED


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_of_the_server_can_be_said(language: str) -> None:
    assert len(codes()) > 20
    words = Words("", language)
    missing = [code for code in (*codes(), "message-too-large") if not words.has(f"refused-{code}")]
    assert not missing, f"{language} lacks refused-{', refused-'.join(sorted(missing))}"


def test_a_refusal_is_said_with_its_numbers() -> None:
    reason = too_large().reason
    assert reason is not None
    words = Words("", "ru")
    said = words.say(f"refused-{reason['key']}", **reason["args"])
    assert said == "сообщение слишком велико: в нём может быть не больше 64 КБ"
    assert not words.faults
