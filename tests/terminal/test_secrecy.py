"""Several people at one keyboard: none sees what another did in secret. One person has no such secrets."""

from __future__ import annotations

import os
import pty
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from hemicycle.terminal import screen
from hemicycle.terminal.screen import WIPE, Screen
from tests.terminal.typist import ENVIRONMENT, Session, answer, command

HAND_OVER = "Give the keyboard to"
CONFIRM = "Hand it in?"
ESCAPES = re.compile(r"\033\[[?0-9;]*[A-Za-z]")


def test_the_second_person_sees_nothing_of_the_first(tmp_path: Path) -> None:
    one, second = what_two_people_read(tmp_path, 1)
    other, second_again = what_two_people_read(tmp_path, 2)
    assert one != other
    assert second == second_again
    assert " seat 2" in second
    assert "Type ?" in one


def what_two_people_read(folder: Path, first_manner: int) -> tuple[str, str]:
    """The first, who answers in that manner, and the second, who also asks for the log and how things stand."""
    arguments = ["play", "ten-regions", "--bots", "2", "--seed", "3", "--option", "ideologies=random"]
    session, curious = Session.start(folder, *arguments), ["log", "board"]
    first = until_handed_over(session, first_manner) + until_handed_over(session, first_manner)
    second = session.questions[-1].partition(HAND_OVER)[2]
    session.type("")
    while CONFIRM not in second:
        asked = session.until_asked() or ""
        second += asked
        session.type(curious.pop() if curious else answer(asked, 0))
    session.process.terminate()
    session.end()
    return first, second


def until_handed_over(session: Session, manner: int) -> str:
    """All that is read until the next person sits down."""
    read = ""
    if session.questions:
        session.type("")
    while (asked := session.until_asked()) and HAND_OVER not in asked:
        read += asked
        session.type(answer(asked, manner))
    return read + (asked or "").partition(HAND_OVER)[0]


class Tty(StringIO):
    def isatty(self) -> bool:
        return True


def test_what_was_shown_is_wiped_off_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    shown = Tty()
    Screen(Tty(), shown).wipe()
    assert shown.getvalue().count("\n") >= screen.TALL
    assert WIPE in shown.getvalue()


def test_a_terminal_that_cannot_clear_is_scrolled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    shown = Tty()
    Screen(Tty(), shown).wipe()
    assert shown.getvalue().strip("\n") == ""


def test_on_a_real_terminal_nothing_typed_can_be_leafed_through(tmp_path: Path) -> None:
    """The second person goes up in the history, where the first person's answers would be."""
    with at_a_terminal(tmp_path, "play", "ten-regions", "--bots", "2", "--seed", "1") as terminal:
        shown = until_prompt(terminal)
        assert "seat 1" in shown
        shown = typed(terminal, "")
        assert typed(terminal, answer(shown, 1)).count(WIPE) == 1
        assert "Seat 2, it is your turn." in typed(terminal, "")
        assert "an answer is needed" in typed(terminal, "\033[A")
        os.write(terminal, b"quit\n")


@contextmanager
def at_a_terminal(folder: Path, *arguments: str) -> Iterator[int]:
    own, theirs = pty.openpty()
    environment = ENVIRONMENT | {"TERM": "xterm"}
    with subprocess.Popen(
        command(*arguments), stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment
    ) as process:
        os.close(theirs)
        try:
            yield own
            read_all(own)
            assert process.wait(20) == 0
        finally:
            process.kill()
            os.close(own)


def typed(terminal: int, line: str) -> str:
    os.write(terminal, line.encode() + b"\n")
    return until_prompt(terminal)


def until_prompt(terminal: int) -> str:
    """All that is shown to the next prompt, and the wiping, but no other control of the terminal."""
    shown = b""
    while not ESCAPES.sub("", shown.decode(errors="replace")).endswith("\n> "):
        shown += os.read(terminal, 4096)
    text = shown.decode().replace("\r", "")
    return WIPE.join([ESCAPES.sub("", part) for part in text.split(WIPE)]).removesuffix("> ")


def read_all(terminal: int) -> None:
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:  # nobody is at the other end any more
        pass
