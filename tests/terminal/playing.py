"""Matches at a terminal within this process, for tests to look into. No test is in here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO

from hemicycle.core.choices import Form
from hemicycle.terminal.asking import Asker, Interview
from hemicycle.terminal.filling import About, Filled, Filling
from hemicycle.terminal.opening import Asked, found_bot, opened
from hemicycle.terminal.saved import Play
from hemicycle.terminal.screen import Screen
from hemicycle.terminal.table import Table
from hemicycle.words import Names, Words
from tests.terminal.run import with_toys
from tests.terminal.typist import answer

NAMES: Names = {"place": ("North", "South", "Southport", "Atlantis")}


class Keys:
    """What is typed, made up when it is read."""

    def __init__(self, typed: Callable[[], str]) -> None:
        self.typed = typed

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self.typed() + "\n"


class Scripted(StringIO):
    """What is typed, line by line; then nothing."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join([line + "\n" for line in lines]))


def filled(form: Form, *typed: str, language: str = "en") -> tuple[Filled, str]:
    """A form filled in with these lines, every one of them needed; and all that was said."""
    source, sink = Scripted(*typed), StringIO()
    words = Words("", language, NAMES)
    interview = Interview(Asker(Screen(source, sink), words, {}))
    result = interview.lead(lambda asking: Filling(words, asking).fill(form, About("What")))
    assert not source.readline(), "not every line was asked for"
    return result, sink.getvalue()


def played(key: str, asked: Asked, language: str, manner: int = 0) -> tuple[Play, Words, str]:
    """A whole match by a typist: what it came to, the words with their faults, all that was said."""
    with with_toys():
        words = Words(key, language)
        play = opened(key, asked, words)
        bots = {seat: found_bot(play.match.game, name, words) for seat, name in play.bots.items()}
        sink = StringIO()
        parts = new_parts(sink)
        table = Table(play, bots, Screen(Keys(lambda: answer(next(parts), manner)), sink), words)
        table.play()
        return play, words, sink.getvalue()


def new_parts(sink: StringIO) -> Iterator[str]:
    """What was said since the last answer, prompts left out."""
    seen = 0
    while True:
        text = sink.getvalue()
        part, seen = text[seen:], len(text)
        yield part.removesuffix("> ")
