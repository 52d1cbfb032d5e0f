"""One person's turn: news, how things stand, then the questions that lead to a move. Whose turn it is, others know."""

from __future__ import annotations

from functools import partial
from time import time_ns

from hemicycle.core.choices import Form, Illegal
from hemicycle.core.match import Match, Step
from hemicycle.core.state import Seat
from hemicycle.terminal.answers import Reader
from hemicycle.terminal.asking import Asker, Back, Interview, Question, Unclear
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.filling import About, Filled, Filling
from hemicycle.terminal.screen import Screen
from hemicycle.words import Words, key_of


class Turn:
    """Its words name things as they are called now."""

    def __init__(self, match: Match, seat: Seat, diary: Diary, screen: Screen, words: Words) -> None:
        self.match, self.seat, self.diary, self.screen = match, seat, diary, screen
        self.words = words.naming(match.state.names())
        self.form = match.state.choices(seat).describe()

    def step(self) -> Step:
        """What the person's move leads to; it is still to be taken."""
        turn = self.say("turn", seat=self.words.name("seat", self.seat))
        self.screen.say(*self.diary.news(), *self.stands(), "", turn)
        told = {"board": self.stands, "log": self.log, "what-if": self.what_if}
        step = Interview(Asker(self.screen, self.words, told)).lead(self.compose)
        self.screen.say(self.say("handed-in"), "")
        return step

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def stands(self) -> list[str]:
        return self.diary.stands(self.match.state)

    def log(self) -> list[str]:
        return self.diary.lines or [self.say("nothing-new")]

    def what_if(self) -> list[str]:
        """Something to try out, and what would come of it; nothing happens."""
        view = self.match.state.view(self.seat)
        foresight, foretold = self.match.game.foresight, self.match.game.foretold
        questions = foresight.questions(view, self.seat)
        if not questions.size or foretold is None:
            return [self.say("no-what-if")]
        asker = Asker(self.screen, self.words, {"board": self.stands, "log": self.log})
        self.screen.say(self.say("what-if"))
        try:
            filled = Interview(asker).lead_or_leave(partial(self.fill, questions.describe()))
            question = questions.read(filled.data)
        except Back:
            return []
        except Illegal as refusal:
            return [self.words.refusal(refusal, questions.describe())]
        answer = foresight.answer(view, self.seat, question)
        return [self.words.line(line) for line in foretold(view, question, answer)]

    def compose(self, interview: Interview) -> Step:
        if action := self.form.get("make"):
            interview.note(self.words.say(key_of("action", action)) + ".")
        filled = self.fill(self.form, interview)
        if interview.at != 1:
            self.confirm(interview, filled)
        try:
            return self.match.move(now(), self.seat, filled.data)
        except Illegal as refusal:
            self.screen.say(self.words.refusal(refusal, self.form))
            raise Back from None

    def fill(self, form: Form, interview: Interview) -> Filled:
        return Filling(self.words, interview).fill(form, About("" if "make" in form else self.say("move")))

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
