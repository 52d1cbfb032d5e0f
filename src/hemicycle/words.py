"""What the program says: Fluent messages, common ones and a game's, in one language. No sentence is written here.

Languages are found by the files that exist: `words.<language>.ftl` beside this module, `words/<language>.ftl` in the
folder of a game.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from hemicycle.core.catalogue import home
from hemicycle.core.choices import Form, Illegal, short
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.options import Allowed, BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Names = Mapping[str, tuple[Word, ...]]
ENGLISH = "en"
ISOLATE, ISOLATE_END = "\u2068", "\u2069"  # what stands between them has a direction of its own


class Words:
    """The words of a game ("" for the common ones alone) in a language; what it lacks is said in English.

    `faults` collects what was missing or did not fit.
    """

    def __init__(self, game_key: str = "", language: str = ENGLISH, names: Names | None = None) -> None:
        self.game_key, self.language, self.names = game_key, language, names or {}
        self.faults: list[str] = []

    def naming(self, names: Names) -> Words:
        """The same words, where things of the game are called by these names."""
        words = Words(self.game_key, self.language, names)
        words.faults = self.faults
        return words

    def has(self, key: str) -> bool:
        return bundle(self.game_key, self.language).has_message(key)

    def say(self, key: str, /, **args: Any) -> str:
        for language in (self.language, ENGLISH):
            own = bundle(self.game_key, language)
            if own.has_message(key):
                return self.said(own, key, args)
            self.faults.append(f"{language}: there is no {key}")
        return key

    def said(self, own: FluentBundle, key: str, args: dict[str, Any]) -> str:
        pattern = own.get_message(key).value
        if pattern is None:
            return key
        text, errors = own.format_pattern(pattern, {name: self.variable(arg) for name, arg in args.items()})
        self.faults.extend(f"{self.language}: {key}: {error}" for error in errors)
        return str(text)

    def line(self, word: Word, names: Names | None = None) -> str:
        if names is not None:
            return self.naming(names).line(word)
        return isolated(word) if isinstance(word, str) else self.say(word.key, **word.args)

    def name(self, of: str, at: int) -> str:
        own = self.names.get(of, ())
        return self.line(own[at]) if 0 <= at < len(own) else str(at + 1)

    def listing(self, parts: Iterable[str]) -> str:
        """As in "a, b and c"."""
        *head, last = [*parts] or [self.say("none")]
        return self.say("list-and", head=", ".join(head), last=last) if head else last

    def variable(self, arg: Any) -> Any:
        return arg if type(arg) in (int, float) else self.text(arg)

    def text(self, arg: Any) -> str:
        if isinstance(arg, Name):
            return self.name(arg.of, arg.at)
        if isinstance(arg, Line):
            return self.line(arg)
        if isinstance(arg, (tuple, list)):
            return self.listing([self.text(part) for part in arg])
        if isinstance(arg, bool):
            return self.say("yes" if arg else "no")
        return self.say("none") if arg is None else isolated(str(arg))

    def refusal(self, refusal: Illegal, form: Form | None = None) -> str:
        """Why something was refused; a form it was refused for says how the field in question is called."""
        key = f"refused-{refusal.key}"
        sentence = self.say(key, **refusal.args_by_name) if self.has(key) else refusal.sentence
        return ": ".join([", ".join(self.way(form or {}, refusal.at)), sentence]).removeprefix(": ")

    def way(self, form: Form, at: tuple[str | int, ...]) -> list[str]:
        """The labels on the way to a field."""
        labels: list[str] = []
        for step in at:
            form = of_either(form, step)
            if form:
                labels.append(self.label(form, step))
                form = inside(form, step)
        return labels

    def label(self, form: Form, step: str | int) -> str:
        """How a part of a form is called: a field, a place, a part, or just its number."""
        if isinstance(step, str):
            return self.say(key_of("field", form["make"], step)) if step in form.get("fields", {}) else step
        of, labels = form.get("of", ""), form.get("labels", range(step + 1))
        return self.name(of, labels[step]) if of and "arrange" not in form else str(step + 1)

    def bad_option(self, bad: BadOption) -> str:
        """The sentence of a BadOption, with what is allowed, in this language as far as it has words."""
        if not self.has("refused-option"):
            return str(bad)
        allowed = self.allowed(bad.takes)
        return self.say("refused-option", option=bad.where(), value=short(bad.value), allowed=allowed)

    def allowed(self, takes: Allowed) -> str:
        key = f"allowed-{takes.key}"
        return self.say(key, **takes.args) if self.has(key) else takes.sentence


def isolated(text: str) -> str:
    """People's own words. Those that are read from right to left turn nothing of the sentence around them."""
    if not any([bidirectional(sign) in ("R", "AL", "AN") for sign in text]) or text.startswith(ISOLATE):
        return text
    return f"{ISOLATE}{text}{ISOLATE_END}"


def key_of(*parts: str) -> str:
    """Keys of types and fields: "field", "Campaign", "own_media" makes field-campaign-own-media."""
    return "-".join(parts).lower().replace("_", "-")


def of_either(form: Form, step: str | int) -> Form:
    """Of a union the part that has such a field; any other form itself."""
    for part in form.get("either", ()):
        if step in of_either(part, step).get("fields", {}):
            return of_either(part, step)
    return {} if "either" in form else form


def inside(form: Form, step: str | int) -> Form:
    """The form of a part."""
    parts = form.get("fields", form.get("each"))
    try:
        found: Form = parts[step] if parts is not None else form.get("from", {})
    except (LookupError, TypeError):
        return {}
    return found


def languages() -> list[str]:
    """Every language there are common words in."""
    return sorted(path.name.split(".")[1] for path in Path(__file__).parent.glob("words.*.ftl"))


def spoken_here(environment: Mapping[str, str] = os.environ) -> str:
    """The language this computer is set to, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable].partition("_")[0].partition(".")[0]
            return language if language in languages() else ENGLISH
    return ENGLISH


def sources(game_key: str, language: str) -> list[Path]:
    """The files of words, the game's last: they may say common things in their own way."""
    paths = [Path(__file__).with_name(f"words.{language}.ftl")]
    if folder := home(game_key):
        paths.append(folder / "words" / f"{language}.ftl")
    return [path for path in paths if path.exists()]


@cache
def bundle(game_key: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # a quarter of a second, for those who speak

    own = FluentBundle([language], use_isolating=False)
    for path in sources(game_key, language):
        own.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return own
