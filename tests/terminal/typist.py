"""Answers any question of the terminal from its text alone, in any language, always the same to the same question."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import IO
from unittest.mock import patch

import pytest

from hemicycle.cli import main
from tests.terminal.run import with_toys

ROOT = Path(__file__).parents[2]
LISTED = re.compile(r"^(\d+)\. ")


def answer(text: str, manner: int) -> str:
    """What to type after this text; the manner decides between what is possible."""
    lines = [line for line in text.splitlines() if line.strip()]
    rng = Random(f"{manner} {' '.join(lines[-20:])}")
    last = lines[-1]
    listed, title = the_list(lines)
    if "Enter" in last and (len(listed) < 2 or rng.random() < 0.4):
        return ""
    if "=" in last and listed:
        return f"{rng.choice(listed)}={rng.randint(1, int(re.findall(r'[0-9]+', title)[-1]))}"
    if listed:
        return rng.choice(listed)
    return str(rng.choice(re.findall(r"[0-9]+", last)))


def the_list(lines: list[str]) -> tuple[list[str], str]:
    """The numbers of the list that ends the text, and the line before it."""
    numbers: list[str] = []
    for line in reversed(lines[:-1]):
        found = LISTED.match(line)
        if not found:
            return numbers[::-1], line
        numbers.append(found[1])
    return numbers[::-1], ""


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.terminal.run", *arguments]


ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


@dataclass
class Session:
    """A program at work: what it has said, and a way to answer."""

    process: subprocess.Popen[bytes]
    said: str = ""
    questions: list[str] = field(default_factory=list)

    @classmethod
    def start(cls, folder: Path, *arguments: str) -> Session:
        pipe = subprocess.PIPE
        return cls(
            subprocess.Popen(
                command(*arguments), stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, env=ENVIRONMENT
            )
        )

    def until_asked(self) -> str | None:
        """What is said up to the next prompt; None when the program ends instead."""
        out, text = stream(self.process.stdout), b""
        while not text.endswith((b"\n> ", b"\n\n> ")):
            byte = out.read(1)
            if not byte:
                self.said += text.decode()
                return None
            text += byte
        self.said += text.decode()
        self.questions.append(text.decode().removesuffix("> "))
        return self.questions[-1]

    def type(self, line: str) -> None:
        into = stream(self.process.stdin)
        into.write(line.encode() + b"\n")
        into.flush()

    def play(self, manner: int = 0, questions: int = 10_000) -> Session:
        """Answer so many questions, or all."""
        for _ in range(questions):
            asked = self.until_asked()
            if asked is None:
                break
            self.type(answer(asked, manner))
        return self

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Nothing more is typed: the exit status, and what went to stderr."""
        said, wrong = self.process.communicate(timeout=30)
        self.said += said.decode()
        return self.process.returncode, wrong.decode()


def stream(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def run(folder: Path, *arguments: str, typed: str = "") -> Done:
    """The program within this process, which starts sooner."""
    said, wrong = StringIO(), StringIO()
    with (
        with_toys(),
        chdir(folder),
        patch.dict(os.environ, ENVIRONMENT),
        patch.object(sys, "argv", ["hemicycle", *arguments]),
        patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(said),
        redirect_stderr(wrong),
        pytest.raises(SystemExit) as end,
    ):
        main()
    status = end.value.code
    assert isinstance(status, int)
    return Done(status, said.getvalue(), wrong.getvalue())
