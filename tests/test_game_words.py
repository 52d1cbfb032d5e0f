"""Every game says all it can say in every language: random matches of it are told, and nothing is missing.

Which sentences there are to be said, and how they read, games test in their own folders.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.bots import bots_of
from hemicycle.core.catalogue import games
from hemicycle.core.choices import Form
from hemicycle.core.line import Line
from hemicycle.core.options import OneOf
from hemicycle.core.state import State
from hemicycle.core.trials import walk
from hemicycle.testing.settings import settings
from hemicycle.testing.sights import actors
from hemicycle.words import Names, Words, key_of, languages, sources

MATCHES = 6
BRIEFED = 5  # every so many moves, and in each new phase, it is told how things stand, and looked at what may be done
RAW = re.compile(r"[{}]|\$[a-z]|\bNone\b|\b[a-z]+(?:-[a-z]+)+-[a-z]+$")  # what no reader should see

every_game = pytest.mark.parametrize("key", list(games()))
every_language = pytest.mark.parametrize("language", languages())


class Heard:
    """What random matches of a game say and ask for."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[Line, Names]] = {}
        self.labels: set[str] = set()
        self.clocks: set[str] = set()
        self.phases: set[str] = set()

    def listen(self, states: Iterator[State[Any]], key: str, seat: int) -> None:
        before = None
        for at, state in enumerate(states):
            view, names = state.view(seat), state.names()
            lines = games()[key].tell(before, view)
            if at % BRIEFED == 0 or before is None or before.phase != view.phase:
                lines += games()[key].brief(view)
                self.labels.update(*[labels(choices.describe()) for _, choices in actors(state)])
            self.lines |= {repr(line): (line, names) for line in lines}
            self.clocks |= {clock.name.split()[0] for clock in state.clocks()}
            self.phases.add(view.phase)
            before = view


@cache
def heard(key: str) -> Heard:
    own, rng = Heard(), Random(key)
    tried = settings(games()[key])
    for number, setting in enumerate(rng.sample(tried, min(MATCHES, len(tried)))):
        own.listen(walk(setting.state(), rng), key, number % setting.seats)
    return own


def labels(form: Form) -> set[str]:
    """Keys that a form is filled in by."""
    keys = {key_of("action", item["do"]) for item in form.get("pick", ()) if isinstance(item, dict)}
    if "make" in form:
        keys |= {
            key_of("action", form["make"]),
            *[key_of("field", form["make"], own) for own in form["fields"]],
        }
    parts = [*form.get("fields", {}).values(), *form.get("either", ()), *form.get("each", ())]
    return keys.union(*[labels(part) for part in [*parts, *([form["from"]] if "from" in form else [])]])


def missing(words: Words, keys: list[str]) -> list[str]:
    return [key for key in keys if not words.has(key)]


@every_language
@every_game
def test_what_happens_and_how_things_stand_is_said(key: str, language: str) -> None:
    words = Words(key, language)
    said = [words.line(line, names) for line, names in heard(key).lines.values()]
    assert not [sentence for sentence in said if RAW.search(sentence)]
    assert said
    assert not words.faults


@every_language
@every_game
def test_every_form_has_labels(key: str, language: str) -> None:
    assert not missing(Words(key, language), sorted(heard(key).labels))


@every_language
@every_game
def test_phases_clocks_and_bots_are_named(key: str, language: str) -> None:
    own, bots = heard(key), bots_of(games()[key])
    named = [*[f"phase-{phase}" for phase in own.phases], *[f"clock-{kind}" for kind in own.clocks]]
    named += [f"bot-{bot}{about}" for bot in bots for about in ("", "-about")]
    assert not missing(Words(key, language), ["game-title", "game-pitch", *named])


@every_language
@every_game
def test_options_are_named_and_explained(key: str, language: str) -> None:
    for option in games()[key].options:
        own = key_of("option", option.name)
        choices = option.words if isinstance(option, OneOf) else ()
        asked = [own, f"{own}-help", *[key_of(own, word) for word in choices]]
        assert not missing(Words(key, language), asked)


@pytest.mark.parametrize("language", [own for own in languages() if own != "en"])
@every_game
def test_every_refusal_of_a_game_can_be_said(key: str, language: str) -> None:
    said = sources(key, language)[-1].read_text(encoding="utf-8")
    assert not [refused for refused in refusals(folder(key)) if f"\nrefused-{refused} =" not in said]


@pytest.mark.parametrize("language", [own for own in languages() if own != "en"])
@every_game
def test_what_options_take_can_be_said(key: str, language: str) -> None:
    core = folder(key).parents[1] / "core"
    kinds = keys_of("Allowed", 1, core) | keys_of("Allowed", 1, folder(key))
    assert not missing(Words(key, language), [f"allowed-{kind}" for kind in sorted(kinds)])


def refusals(path: Path) -> set[str]:
    """The keys that the rules of a game refuse with."""
    return keys_of("Illegal", 0, path)


def keys_of(kind: str, at: int, path: Path) -> set[str]:
    """The keys that things of that kind are made with, the argument at that place."""
    calls = [
        node
        for file in path.glob("**/*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]
    given = [
        node.args[at]
        for node in calls
        if isinstance(node, ast.Call) and named(node.func) == kind and len(node.args) > at
    ]
    keys = [part.value for arg in given for part in ast.walk(arg) if isinstance(part, ast.Constant)]
    return {str(key) for key in keys}


def named(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


@every_language
@every_game
def test_the_book_of_rules_is_there_in_full(key: str, language: str) -> None:
    name = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    given = re.findall(
        r"^\*\*([A-Z]+)-(\d+)\*\* ", (folder(key) / name).read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len({book for book, _ in given}) == 1
    numbers = [int(number) for _, number in given]
    assert numbers == sorted(set(numbers))
    english = (folder(key) / "rulebook.md").read_text(encoding="utf-8")
    assert len(given) == len(set(re.findall(r"\*\*[A-Z]+-\d+\*\*", english)))


def folder(key: str) -> Path:
    return sources(key, "en")[-1].parents[1]
