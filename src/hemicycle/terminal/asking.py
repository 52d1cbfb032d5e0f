"""One question after another, with a way back, and the commands that every question takes. Not what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from hemicycle.terminal.screen import QUIT, Leave, Screen
from hemicycle.words import Words

T = TypeVar("T")
COMMANDS = (
    "help", "back", "board", "log", "count", "rules", "options", "cards", "what-if", "offer", "agree", "quit",
)  # fmt: skip
Command = Callable[[str], list[str]]  # what follows it as it was typed; the lines it tells


WITH_MORE = {"count", "rules"}  # what may follow says of what


class Unclear(ValueError):
    """An answer that says nothing; the sentence says why."""


class Back(Exception):
    """To the question before."""


@dataclass(frozen=True)
class Question(Generic[T]):
    """What is asked, in lines; what may be answered; and what an answer means, or Unclear."""

    asked: tuple[str, ...]
    allowed: str
    read: Callable[[str], T]


class Asker:
    """Asks until the answer is clear. `told` gives the lines of the commands that tell something."""

    def __init__(self, screen: Screen, words: Words, told: dict[str, Command]) -> None:
        self.screen, self.words = screen, words
        self.told: dict[str, Command] = {"help": self.help} | told
        self.commands = commands(words)

    def ask(self, question: Question[T]) -> T:
        self.put(question)
        while True:
            typed = self.screen.line()
            command, rest = self.command(typed)
            if command:
                self.obey(command, rest)
                self.put(question)
                continue
            try:
                return question.read(typed)
            except Unclear as unclear:
                self.screen.say(str(unclear))

    def put(self, question: Question[Any]) -> None:
        self.screen.say(*question.asked, question.allowed)

    def command(self, typed: str) -> tuple[str, str]:
        """The command that is typed, and what follows it; "" if it is none."""
        said = typed.strip().casefold()
        if said in self.commands:
            return self.commands[said], ""
        first, _, rest = said.partition(" ")
        command = self.commands.get(first, "")
        return (command, rest.strip()) if command in WITH_MORE else ("", "")

    def help(self, _: str) -> list[str]:
        return self.words.say("terminal-help").split("\n")

    def obey(self, command: str, rest: str) -> None:
        if command == "quit":
            raise Leave(QUIT)
        if command == "back":
            raise Back
        if command in self.told:
            self.screen.say(*self.told[command](rest))


class Interview:
    """Questions that lead to one thing. Going back means: all again, with the answers given but for the last."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.answers: list[Any] = []
        self.at = 0

    def lead(self, questions: Callable[[Interview], T]) -> T:
        while True:
            try:
                return self.lead_or_leave(questions)
            except Back:
                self.asker.screen.say(self.asker.words.say("terminal-first-question"))

    def lead_or_leave(self, questions: Callable[[Interview], T]) -> T:
        """The same, but Back leads out of the first question."""
        while True:
            self.at = 0
            try:
                return questions(self)
            except Back:
                if not self.answers:
                    raise
                del self.answers[-1:]

    def ask(self, question: Question[T]) -> T:
        if self.at == len(self.answers):
            self.answers.append(self.asker.ask(question))
        self.at += 1
        return cast("T", self.answers[self.at - 1])

    def note(self, sentence: str) -> None:
        """Say something between questions, once."""
        if self.at == len(self.answers):
            self.asker.screen.say(sentence)


def commands(words: Words) -> dict[str, str]:
    """What is typed for each command, in English and in the language of the words."""
    tongues = (Words(), words)
    return {
        typed.strip().casefold(): command
        for tongue in tongues
        for command in COMMANDS
        for typed in tongue.say(f"command-{command}").split(",")
    }
