"""Lines out and lines in, and what a key that interrupts means. It does not know what is asked."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Protocol, TextIO

PROMPT = "> "
WIPE = "\033[H\033[2J\033[3J"  # the screen and what was scrolled off it
TALL = 100  # lines; more than any screen shows


class Leave(Exception):
    """The people at the terminal stop here: by a command, by Ctrl-C, or because there is no more input."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status  # of the program, as it ends


QUIT, INPUT_ENDED, INTERRUPTED = 0, 1, 130


class Source(Protocol):
    """Where lines come from."""

    def isatty(self) -> bool: ...
    def readline(self) -> str: ...


class Screen:
    def __init__(self, source: Source, sink: TextIO) -> None:
        self.source, self.sink = source, sink
        self.waiting = self.interrupted = False
        self.people_type = source.isatty() and sink.isatty()
        if self.people_type:
            without_history()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.sink.write(line + "\n")
        self.sink.flush()

    def line(self) -> str:
        """What is typed next, without the spaces around it."""
        self.check()
        self.waiting = True
        try:
            return self.typed().strip()
        except EOFError:
            self.say("")
            raise Leave(INPUT_ENDED) from None
        except Leave:
            self.say("")
            raise
        finally:
            self.waiting = False

    def typed(self) -> str:
        if self.people_type:
            return input(PROMPT)
        self.sink.write(PROMPT)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        self.say("")  # nobody pressed Enter in what is shown
        return line

    def wipe(self) -> None:
        """What was shown is shown no more. Where nobody looks at a screen, there is nothing to wipe."""
        if self.people_type:
            self.say("\n" * TALL + ("" if os.environ.get("TERM", "dumb") == "dumb" else WIPE))

    def check(self) -> None:
        """Leave, if Ctrl-C was pressed while something was worked out."""
        if self.interrupted:
            raise Leave(INTERRUPTED)

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Ctrl-C leaves at once while an answer is awaited, and otherwise as soon as a move is done."""
        before = signal.signal(signal.SIGINT, self.on_interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def on_interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.waiting:
            raise Leave(INTERRUPTED)
        if self.interrupted:
            raise KeyboardInterrupt
        self.interrupted = True


def without_history() -> None:
    """Line editing, but what one person typed is not to be leafed through by the next."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def of_this_process() -> Screen:
    """What cannot be spelled in the terminal's alphabet becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    return Screen(sys.stdin, sys.stdout)
