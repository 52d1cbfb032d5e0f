"""How people and bots are called: one line that shows, no longer than fits, and no two alike at a table.

What joins signs to one (in Persian or Sinhala, in emoji) stays; what only hides, or turns the direction of what comes
after, does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count
from random import Random
from typing import Final
from unicodedata import category, normalize

from rich.cells import split_graphemes

from hemicycle.words import Words, languages

WIDEST: Final = 40  # columns; a sign of Chinese or an emoji takes two
JOINERS: Final = "\u200c\u200d"
FLAG: Final = "\U0001f3f4"  # what tags make the flag of a region
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]"
)  # signs that show nothing
TURNS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # of direction
LINE_ENDS: Final = ("Cc", "Zl", "Zp", "Zs")
DRAW: Final = Random()


def cleaned(name: str) -> str:
    """A name as others see it; "" if there is nothing to see."""
    line = "".join([" " if category(sign) in LINE_ENDS else sign for sign in BLANK.sub("", name)])
    shown = "".join([sign for at, sign in enumerate(line) if shows(line, at)])
    return cut(" ".join(shown.split()), WIDEST)


def shows(line: str, at: int) -> bool:
    """Whether a sign is seen, or joins what is seen."""
    sign, before, after = line[at], line[at - 1 : at], line[at + 1 : at + 2]
    kind = category(sign)
    if sign in JOINERS:
        return bool(before > "\x7f" and after > "\x7f") and not before.isspace() and not after.isspace()
    if is_tag(sign):
        return line[:at].rstrip("".join(filter(is_tag, line))).endswith(FLAG)
    if kind.startswith("M"):
        return before.strip() != ""
    return not kind.startswith("C")


def is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= "\U000e007f"


def cut(text: str, widest: int) -> str:
    """Never within what is read as one sign."""
    end = width = 0
    for _, till, cells in split_graphemes(text)[0]:
        width += cells
        if width > widest:
            break
        end = till
    return text[:end].rstrip()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it if somebody is called so already."""
    taken = {alike(other) for other in others}
    if alike(name) not in taken:
        return name
    numbered = (f"{cut(name, WIDEST - 5)} ({number})" for number in count(2))
    return next(candidate for candidate in numbered if alike(candidate) not in taken)


def alike(name: str) -> str:
    """Equal for names that people would take for the same."""
    return "".join([sign for sign in normalize("NFKC", name).casefold() if category(sign)[0] not in "CZ"])


def bot_name(language: str, others: Iterable[str]) -> str:
    """One of that language's that nobody at the table has; others are numbered."""
    listed = Words("", language if language in languages() else "en").say("bot-names").split(", ")
    taken = [*others]
    free = [name for name in listed if distinct(name, taken) == name]
    return DRAW.choice(free) if free else distinct(DRAW.choice(listed), taken)


def straight(text: str) -> str:
    """What is said, without signs that would turn what is shown after it."""
    return TURNS.sub("", text)
