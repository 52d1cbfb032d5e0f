"""What can be typed at any question of a turn: to look, to try out, to talk. None of it is a move."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from hemicycle.core.catalogue import home
from hemicycle.core.choices import Form, Illegal
from hemicycle.core.game import Game
from hemicycle.core.line import Line
from hemicycle.core.match import Match
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat
from hemicycle.terminal.asking import Asker, Back, Command, Interview
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.filling import About, Filled, Filling
from hemicycle.terminal.screen import Screen
from hemicycle.terminal.talk import Talks
from hemicycle.words import Words, key_of


class Commands:
    """Of one seat; its words name things as they are called now."""

    def __init__(
        self, match: Match, seat: Seat, diary: Diary, screen: Screen, words: Words, talks: Talks
    ) -> None:
        self.match, self.seat, self.diary, self.screen = match, seat, diary, screen
        self.words, self.talks = words, talks

    def all(self) -> dict[str, Command]:
        asking: dict[str, Command] = {"what-if": self.what_if, "offer": self.offer, "agree": self.agree}
        return self.looking() | asking

    def looking(self) -> dict[str, Command]:
        """Those that ask for nothing themselves."""
        return {
            "board": self.board, "log": self.log, "count": self.count, "rules": self.rules,
            "options": self.options, "cards": self.cards,
        }  # fmt: skip

    @property
    def view(self) -> Any:
        return self.match.state.view(self.seat)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def said(self, lines: list[Line]) -> list[str]:
        return [self.words.line(line) for line in lines]

    # To look

    def board(self, _: str = "") -> list[str]:
        return self.diary.stands(self.match.state)

    def log(self, _: str = "") -> list[str]:
        return self.diary.lines or [self.say("nothing-new")]

    def count(self, which: str = "") -> list[str]:
        """The last count, or the part of it of that number or name."""
        told = self.match.game.count
        sections = [(self.words.line(title), lines) for title, lines in told(self.view)] if told else []
        if not sections:
            return [self.say("no-count")]
        chosen = [at for at, (title, _) in enumerate(sections, 1) if which in ("", str(at))]
        chosen = chosen or [at for at, (title, _) in enumerate(sections, 1) if which in title.casefold()]
        if not chosen:
            return [self.say("no-such", answer=which)]
        return [line for at in chosen for line in self.said(sections[at - 1][1])]

    def rules(self, which: str = "") -> list[str]:
        """The rulebook, or one rule of it by its id or number."""
        book = rulebook(self.match.game, self.words.language)
        if not which:
            return book.splitlines() or [self.say("no-rules")]
        number = which.rpartition("-")[2]
        found = re.search(
            rf"^\*\*[A-Z]+-{re.escape(number)}\*\*.*?(?=^\*\*[A-Z]+-\d+\*\*|^#|\Z)",
            book,
            re.MULTILINE | re.DOTALL,
        )
        return found[0].strip().splitlines() if found else [self.say("no-such", answer=which)]

    def options(self, _: str = "") -> list[str]:
        return [self.option(name, value) for name, value in self.match.options.items()] or [
            self.say("no-options")
        ]

    def option(self, name: str, value: Any) -> str:
        key = key_of("option", name)
        word = key_of(key, str(value))
        said = (
            self.words.say(word)
            if isinstance(value, str) and self.words.has(word)
            else self.words.text(value)
        )
        return self.say("titled", title=self.words.say(key), choice=said)

    def cards(self, _: str = "") -> list[str]:
        told = self.match.game.cards
        return self.said(told(self.view)) if told else [self.say("no-cards")]

    # To try out

    def what_if(self, _: str = "") -> list[str]:
        """Something to try out, and what would come of it; nothing happens."""
        view, game = self.view, self.match.game
        questions = game.foresight.questions(view, self.seat)
        if not questions.size or game.foretold is None:
            return [self.say("no-what-if")]
        self.screen.say(self.say("what-if"))
        filled = self.asked(partial(self.fill, questions.describe()))
        if filled is None:
            return []
        try:
            question = questions.read(filled.data)
        except Illegal as refusal:
            return [self.words.refusal(refusal, questions.describe())]
        return self.said(game.foretold(view, question, game.foresight.answer(view, self.seat, question)))

    def fill(self, form: Form, interview: Interview) -> Filled:
        return Filling(self.words, interview).fill(form, About("" if "make" in form else self.say("move")))

    def asked(self, questions: Callable[[Interview], Any]) -> Any:
        """The answers, or None for who goes back from the first question."""
        try:
            return Interview(Asker(self.screen, self.words, self.looking())).lead_or_leave(questions)
        except Back:
            return None

    # To talk

    def offer(self, _: str = "") -> list[str]:
        """Offer something to somebody; a bot answers at once."""
        state = self.match.state
        choices = state.offers(self.seat)
        if not choices.size or not state.talk().pairs:
            return [self.say("no-offers")]
        others = [seat for seat in range(state.seats) if seat != self.seat]
        names = [self.words.name("seat", seat) for seat in others]
        self.screen.say(self.say("offer"))

        def questions(interview: Interview) -> tuple[Seat, Any]:
            to = others[Filling(self.words, interview).one_of(names, self.say("offer-to"))]
            return to, self.fill(choices.describe(), interview).data

        asked = self.asked(questions)
        return self.made(*asked) if asked else []

    def agree(self, _: str = "") -> list[str]:
        """Say the last offer that was made to this seat back to who made it."""
        last = self.talks.latest_to(self.seat)
        return self.made(last.seat, last.offer) if last else [self.say("nothing-to-agree")]

    def made(self, to: Seat, offer: Any) -> list[str]:
        try:
            answers = self.talks.say(self.seat, to, offer)
        except Illegal as refusal:
            return [self.words.refusal(refusal, self.match.state.offers(self.seat).describe())]
        agreed = [answer for answer in answers if answer.offer == self.talks.offers()[-2].offer]
        if agreed:
            return [self.say("agreed", seat=self.words.name("seat", to))]
        return [self.offered(answer) for answer in answers] or [
            self.say("no-reply", seat=self.words.name("seat", to))
        ]

    def offered(self, offer: Offer) -> str:
        """An offer in words."""
        action, fields = offer.offer["do"], [name for name in offer.offer if name != "do"]
        parts = [
            self.say(
                "titled",
                title=self.words.say(key_of("field", action, name)),
                choice=self.value(name, offer.offer[name]),
            )
            for name in fields
        ]
        told = ", ".join(parts) or self.words.say(key_of("action", action))
        return self.say("offers", seat=self.words.name("seat", offer.seat), offer=told)

    def value(self, name: str, part: Any) -> str:
        """Members are called by their names."""
        if name == "members" and isinstance(part, list):
            return self.words.listing([self.words.name("seat", seat) for seat in part])
        return self.words.text(part)


def rulebook(game: Game, language: str) -> str:
    """In that language, or else in English; "" if there is none."""
    folder = home(game.key)
    for name in (f"rulebook.{language}.md", "rulebook.md"):
        if folder and (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    return ""
