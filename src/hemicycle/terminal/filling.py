"""Asks for everything a form of choices asks for, whatever the game. It does not know what any of it means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from hemicycle.core.choices import Form
from hemicycle.terminal.amounts import Amounts
from hemicycle.terminal.answers import Reader, numbered, spoken_range
from hemicycle.terminal.asking import Interview, Question
from hemicycle.terminal.splitting import Splitting
from hemicycle.words import Words, key_of

T = TypeVar("T")


@dataclass(frozen=True)
class About:
    """What a part of a form is about: how it is called, and the key of how None reads there."""

    title: str
    none: str = "none"


@dataclass(frozen=True)
class Filled:
    """A form filled in: as the data that choices read, and as it is said; line by line if it has fields."""

    data: Any
    said: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Way:
    """One of the things a union offers."""

    said: str
    fill: Callable[[About], Filled]
    form: Form


class Filling:
    """Fills in forms by asking. Every kind of form has a method of its name."""

    def __init__(self, words: Words, interview: Interview) -> None:
        self.words, self.interview, self.reader = words, interview, Reader(words)
        self.kinds: dict[str, Callable[[Form, About], Filled]] = {
            "pick": self.pick, "split": self.split, "bag": self.bag, "arrange": self.arrange,
            "each": self.each, "make": self.make, "either": self.either,
            "number": self.number, "parts": self.parts, "majority": self.majority,
        }  # fmt: skip

    def fill(self, form: Form, about: About) -> Filled:
        kind = next(kind for kind in self.kinds if kind in form)
        return self.kinds[kind](form, about)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def ask(self, asked: Sequence[str], allowed: str, read: Callable[[str], T]) -> T:
        return self.interview.ask(Question(tuple(asked), allowed, read))

    # Pick

    def pick(self, form: Form, about: About) -> Filled:
        values = form["pick"]
        names = [self.value(value, form.get("of", ""), about.none) for value in values]
        if len(values) == 1:
            self.interview.note(self.say("only-one", title=about.title, choice=names[0]))
            return Filled(values[0], names[0])
        at = self.asked_value(values, about) if bare(form) else self.asked_name(names, about, of_none(values))
        return Filled(values[at], names[at])

    def asked_value(self, values: list[int], about: About) -> int:
        allowed = self.say("pick-value", values=spoken_range(self.words, values))
        return values.index(self.ask([f"{about.title}."], allowed, partial(self.reader.whole, values)))

    def asked_name(self, names: list[str], about: About, default: int | None = None) -> int:
        allowed = self.say("pick-number", size=len(names))
        if default is not None:
            allowed += " " + self.say("pick-default", default=names[default])

        def read(typed: str) -> int:
            return default if default is not None and not typed else self.reader.chosen(names, typed)

        return self.ask([f"{about.title}:", *numbered(names)], allowed, read)

    # Amounts: matters of their own

    def number(self, form: Form, about: About) -> Filled:
        number = Amounts(self.words, self.interview).number(form, about.title)
        return Filled(number, str(number))

    def parts(self, form: Form, about: About) -> Filled:
        parts = Amounts(self.words, self.interview).parts(form, about.title)
        return Filled(parts, ", ".join([str(part) for part in parts]))

    def majority(self, form: Form, about: About) -> Filled:
        members = Amounts(self.words, self.interview).majority(form, about.title)
        return Filled(members, self.value(members, form["of"]))

    def split(self, form: Form, about: About) -> Filled:
        row = Splitting(self.words, self.interview, form, about.title).row()
        placed = [self.placed(form, at, amount) for at, amount in enumerate(row) if amount]
        return Filled(row, ", ".join(placed) or self.say("kept-back"))

    def placed(self, form: Form, at: int, amount: int) -> str:
        return self.say("placed", place=self.words.label(form, at), amount=amount)

    # Bag

    def bag(self, form: Form, about: About) -> Filled:
        parts: list[Filled] = []
        times: dict[str, int] = {}
        while (left := form["bag"] - len(parts)) and (not form.get("up_to") or self.wants_more(left, about)):
            number = len(parts) + 1
            title = self.say("bag", title=about.title, number=number, count=form["bag"])
            part = self.fill(form["from"], About(title))
            often = self.how_often(left) if left > 1 else 1
            parts += [part] * often
            times[part.said] = times.get(part.said, 0) + often
        if not form["bag"]:
            self.interview.note(self.say("nothing-to-place", title=about.title))
        said = "; ".join([self.often(what, count) for what, count in times.items()])
        return Filled([part.data for part in parts], said or self.say("kept-back"))

    def wants_more(self, left: int, about: About) -> bool:
        asked = self.say("bag-more", title=about.title, left=left)
        return self.ask([asked], self.say("bag-more-allowed"), lambda typed: self.reader.agreed(typed, False))

    def how_often(self, left: int) -> int:
        allowed = self.say("bag-same-allowed", left=left)
        return self.ask([self.say("bag-same")], allowed, lambda typed: self.reader.amount(1, left, typed, 1))

    def often(self, what: str, count: int) -> str:
        return what if count == 1 else self.say("times", what=what, count=count)

    # Arrange

    def arrange(self, form: Form, about: About) -> Filled:
        names = [self.value(value, form.get("of", ""), about.none) for value in form["arrange"]]
        row: list[int] = []
        while left := form["places"] - len(row):
            if len(names) - len(row) == 1:  # nothing to choose
                row += set(range(len(names))) - set(row)
                break
            read = partial(self.read_row, names, tuple(row), left)
            row += self.ask(self.asked_row(names, row, left, about), self.say("arrange-allowed"), read)
        return Filled([form["arrange"][at] for at in row], ", ".join([names[at] for at in row]))

    def asked_row(self, names: list[str], row: list[int], left: int, about: About) -> list[str]:
        so_far = ", ".join([names[at] for at in row])
        asked = [self.say("arrange-so-far", placed=so_far)] if row else []
        open_ = [line for at, line in enumerate(numbered(names)) if at not in row]
        return [*asked, self.say("arrange", title=about.title, left=left), *open_]

    def read_row(self, names: list[str], taken: tuple[int, ...], left: int, typed: str) -> list[int]:
        row = self.reader.row(names, typed)
        for at in row:
            if at in taken:
                raise self.reader.unclear("twice", name=names[at])
        if len(row) > left:
            raise self.reader.unclear("full", left=left)
        return row

    # Each, Make

    def each(self, form: Form, about: About) -> Filled:
        parts: list[Filled] = []
        said: list[str] = []
        for at, part in enumerate(form["each"]):
            label = self.words.label(form, at)
            title = self.say("part", title=about.title, part=label)
            parts.append(self.fill(part, About(title, about.none)))
            said.append(self.say("titled", title=label, choice=parts[-1].said))
        return Filled([part.data for part in parts], "; ".join(said) or self.say("kept-back"))

    def make(self, form: Form, about: About) -> Filled:
        action, parts = form["make"], {}
        for name, part in form["fields"].items():
            label = self.words.label(form, name)
            title = self.say("part", title=about.title, part=label) if about.title else label
            parts[name] = (label, self.fill(part, About(title, self.none_key(action, name))))
        lines = [self.say("titled", title=label, choice=part.said) for label, part in parts.values()]
        said = ", ".join(lines) or self.action(action)
        data = {"do": action} | {name: part.data for name, (_, part) in parts.items()}
        return Filled(data, said, tuple(lines))

    def none_key(self, action: str, field: str) -> str:
        key = key_of("none", action, field)
        return key if self.words.has(key) else "none"

    # Either: first which, then the rest

    def either(self, form: Form, about: About) -> Filled:
        ways = self.ways(form)
        kinds = list(dict.fromkeys([way.said for way in ways]))
        said = self.one_of(kinds, about.title or self.say("kind"))
        same = [way for way in ways if way.said == kinds[said]]
        more = [self.fixed(way.form) or str(at + 1) for at, way in enumerate(same)]
        return same[self.one_of(more, kinds[said])].fill(about)

    def one_of(self, names: list[str], title: str, default: int | None = None) -> int:
        return self.asked_name(names, About(title), default) if len(names) > 1 else 0

    def ways(self, form: Form) -> list[Way]:
        """What a form offers at first sight."""
        if "either" in form:
            return [way for part in form["either"] for way in self.ways(part)]
        if "pick" in form:
            named = [(self.value(value, form.get("of", "")), value) for value in form["pick"]]
            return [Way(said, partial(already, value, said), form) for said, value in named]
        said = self.action(form["make"]) if "make" in form else next(iter(form))
        return [Way(said, partial(self.fill, form), form)]

    def fixed(self, form: Form) -> str:
        """The fields in which there is nothing to choose: they tell actions of one kind apart."""
        return ", ".join(
            [said for part in form.get("fields", {}).values() if (said := self.fixed_part(part))]
        )

    def fixed_part(self, form: Form) -> str:
        if "majority" in form:
            return self.say("members", count=form["members"])
        return self.value(form["pick"][0], form.get("of", "")) if len(form.get("pick", ())) == 1 else ""

    # How things are said

    def action(self, action: str) -> str:
        return self.words.say(key_of("action", action))

    def value(self, value: Any, of: str = "", none: str = "none") -> str:
        """A value as a person reads it; `of` is the kind of thing it is the number of."""
        if value is None:
            return self.words.say(none)
        if isinstance(value, dict):
            return self.value_with_fields(value)
        if isinstance(value, list):
            return self.words.listing([self.value(part, of, none) for part in value])
        return self.words.name(of, value) if of and type(value) is int else self.words.text(value)

    def value_with_fields(self, value: dict[str, Any]) -> str:
        """An action that is a component: a field that is called like a kind of things is the number of one."""
        kinds = self.words.names
        parts = [
            self.value(part, name if name in kinds else "") for name, part in value.items() if name != "do"
        ]
        return " ".join([*([self.action(value["do"])] if "do" in value else []), ", ".join(parts)]).strip()


def already(data: Any, said: str, _about: About) -> Filled:
    return Filled(data, said)


def of_none(values: Sequence[Any]) -> int | None:
    """To choose none needs no answer."""
    return values.index(None) if None in values else None


def bare(form: Form) -> bool:
    """Whether numbers are to be picked that stand for nothing else."""
    return "of" not in form and all(type(value) is int for value in form["pick"])
