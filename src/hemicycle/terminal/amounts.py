"""Asks for a number, for numbers that come to a sum, and for members who hold a majority: one line each."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from hemicycle.core.choices import Form
from hemicycle.terminal.answers import Reader, numbered
from hemicycle.terminal.asking import Interview, Question
from hemicycle.words import Words

T = TypeVar("T")


class Amounts:
    def __init__(self, words: Words, interview: Interview) -> None:
        self.words, self.interview, self.reader = words, interview, Reader(words)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def ask(self, asked: list[str], allowed: str, read: Callable[[str], T]) -> T:
        return self.interview.ask(Question(tuple(asked), allowed, read))

    def number(self, form: Form, title: str) -> int:
        low, high = form["number"]
        if low == high:
            self.interview.note(self.say("only-one", title=title, choice=low))
            return int(low)
        allowed = self.say("number-allowed", low=low, high=high)
        return self.ask([f"{title}."], allowed, partial(self.reader.amount, low, high))

    def parts(self, form: Form, title: str) -> list[int]:
        """Numbers of a given sum, in any order."""
        asked = self.say("parts", title=title, places=form["places"], most=form["most"], total=form["parts"])
        return self.ask(
            [asked], self.say("parts-allowed", places=form["places"]), partial(self.read_parts, form)
        )

    def read_parts(self, form: Form, typed: str) -> list[int]:
        parts = [self.reader.amount(1, form["most"], part) for part in re.split(r"[\s,;]+", typed)]
        if len(parts) != form["places"]:
            raise self.reader.unclear("not-so-many", given=len(parts), count=form["places"])
        if sum(parts) != form["parts"]:
            raise self.reader.unclear("other-sum", come=sum(parts), total=form["parts"])
        return parts

    def majority(self, form: Form, title: str) -> list[int]:
        names = [self.words.name(form["of"], player) for player, _ in form["majority"]]
        held = [self.say("holds", name=name, weight=pair[1]) for name, pair in zip(names, form["majority"])]
        asked = self.say("majority", title=title, count=form["members"], quota=form["quota"])
        allowed = self.say("majority-allowed", count=form["members"])
        return self.ask([asked, *numbered(held)], allowed, partial(self.read_majority, form, names))

    def read_majority(self, form: Form, names: list[str], typed: str) -> list[int]:
        row = self.reader.members(names, typed, form["members"])
        weight = sum([form["majority"][at][1] for at in row])
        if weight < form["quota"]:
            raise self.reader.unclear("no-majority", held=weight, quota=form["quota"])
        return sorted([form["majority"][at][0] for at in row])
