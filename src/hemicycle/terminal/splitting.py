"""Asks how a number is divided among places: pairs in a line, or place by place. It knows no other form."""

from __future__ import annotations

from functools import partial

from hemicycle.core.choices import Form
from hemicycle.terminal.answers import Reader, example
from hemicycle.terminal.asking import Interview, Question
from hemicycle.words import Words

Row = list[int]  # an amount for every place
NO_MORE, ONE_BY_ONE = "no more", "one by one"  # what may be answered instead of pairs


class Splitting:
    def __init__(self, words: Words, interview: Interview, form: Form, title: str) -> None:
        self.words, self.interview, self.title = words, interview, title
        self.total, self.up_to = form["split"], form.get("up_to", False)
        self.names = [words.label(form, at) for at in range(form["places"])]
        self.reader = Reader(words)

    def row(self) -> Row:
        row = [0] * len(self.names)
        if not self.total or not row:
            self.interview.note(self.say("nothing-to-place", title=self.title))
            return row
        while sum(row) < self.total:
            answer = self.interview.ask(self.question(row))
            if answer == NO_MORE:
                return row
            if isinstance(answer, str):
                return self.place_by_place(row)
            row = answer
        return row

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def question(self, row: Row) -> Question[Row | str]:
        kind = "split-up-to" if self.up_to else "split"
        asked = self.so_far(row) if any(row) else self.start(kind)
        allowed = self.say(f"{kind}-allowed", example=example(len(row)), each=self.say("each"))
        return Question(tuple(asked), allowed, partial(self.read, row))

    def start(self, kind: str) -> list[str]:
        title = self.say(kind, title=self.title, total=self.total)
        return [title, *[f"{at}. {name}" for at, name in enumerate(self.names, 1)]]

    def so_far(self, row: Row) -> list[str]:
        parts = [self.say("placed", place=name, amount=part) for name, part in zip(self.names, row) if part]
        return [self.say("split-so-far", placed=", ".join(parts), left=self.total - sum(row))]

    def read(self, row: Row, typed: str) -> Row | str:
        """The row with what was typed: a place that is named again gets the new amount."""
        if not typed and self.up_to:
            return NO_MORE
        if not typed or typed.casefold() in {self.say("each").casefold(), Words().say("terminal-each")}:
            return ONE_BY_ONE
        pairs = self.reader.pairs(self.names, typed)
        after = [pairs.get(at, amount) for at, amount in enumerate(row)]
        if sum(after) > self.total:
            raise self.reader.unclear("too-many", over=sum(after) - self.total, total=self.total)
        return after

    def place_by_place(self, row: Row) -> Row:
        for at, name in enumerate(self.names):
            left = self.total - sum(row)
            if at == len(row) - 1 and left and not self.up_to:
                self.interview.note(self.say("amount-rest", place=name, left=left))
                row = self.with_more(row, at, left)
            elif left:
                row = self.with_more(row, at, self.interview.ask(self.one_place(name, left)))
        return row

    def one_place(self, name: str, left: int) -> Question[int]:
        asked = self.say("amount", place=name, left=left)
        allowed = self.say("amount-allowed", left=left)
        return Question((asked,), allowed, lambda typed: self.reader.amount(0, left, typed, 0))

    def with_more(self, row: Row, at: int, amount: int) -> Row:
        return [part + amount if place == at else part for place, part in enumerate(row)]
