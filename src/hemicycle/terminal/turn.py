"""One person's turn: news, how things stand, then the questions that lead to a move. Whose turn it is, others know."""

from __future__ import annotations

from time import time_ns

from hemicycle.core.choices import Illegal
from hemicycle.core.match import Match, Step
from hemicycle.core.state import Seat
from hemicycle.terminal.answers import Reader
from hemicycle.terminal.asking import Asker, Back, Interview, Question, Unclear
from hemicycle.terminal.commands import Commands
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.filling import Filled
from hemicycle.terminal.screen import Screen
from hemicycle.terminal.talk import Talks
from hemicycle.words import Words, key_of


class Turn:
    """Its words name things as they are called now."""

    def __init__(
        self, match: Match, seat: Seat, diary: Diary, screen: Screen, words: Words, talks: Talks
    ) -> None:
        self.match, self.seat, self.diary, self.screen = match, seat, diary, screen
        self.words = words.naming(match.state.names())
        self.commands = Commands(match, seat, diary, screen, self.words, talks)
        self.form = match.state.choices(seat).describe()

    def step(self) -> Step:
        """What the person's move leads to; it is still to be taken."""
        turn = self.say("turn", seat=self.words.name("seat", self.seat))
        self.screen.say(*self.diary.news(), *self.commands.board(), "", turn)
        step = Interview(Asker(self.screen, self.words, self.commands.all())).lead(self.compose)
        self.screen.say(self.say("handed-in"), "")
        return step

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def compose(self, interview: Interview) -> Step:
        if action := self.form.get("make"):
            interview.note(self.words.say(key_of("action", action)) + ".")
        filled = self.commands.fill(self.form, interview)
        if interview.at != 1:
            self.confirm(interview, filled)
        try:
            return self.match.move(now(), self.seat, filled.data)
        except Illegal as refusal:
            self.screen.say(self.words.refusal(refusal, self.form))
            raise Back from None

    def confirm(self, interview: Interview, filled: Filled) -> None:
        """What took more than one answer, or none, is shown whole before it is done."""
        action = [self.words.say(key_of("action", filled.data["do"]))] if filled.lines else [filled.said]
        for line in (self.say("ready"), *action, *filled.lines):
            interview.note(line)
        interview.ask(Question((self.say("confirm"),), self.say("confirm-allowed"), self.read_confirmed))

    def read_confirmed(self, typed: str) -> bool:
        if not Reader(self.words).agreed(typed, True):
            raise Back
        return True


def wait_for_enter(screen: Screen, words: Words, *asked: str) -> None:
    """There is nothing to answer and nothing to go back to, and nothing is told."""

    def read(typed: str) -> None:
        if typed:
            raise Unclear(words.say("terminal-only-enter"))

    asker = Asker(screen, words, {})
    while True:
        try:
            return asker.ask(Question(asked[:-1], asked[-1], read))
        except Back:
            screen.say(words.say("terminal-no-back"))


def now() -> int:
    return time_ns() // 1_000_000
