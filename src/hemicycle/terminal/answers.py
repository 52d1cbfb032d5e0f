"""What a typed answer means: a number of a list or a name, an amount, pairs, yes or no. Not what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hemicycle.terminal.asking import Unclear
from hemicycle.words import Words

LONG = 60  # letters; of longer answers only the start is quoted
PAIRS = re.compile(r"\s*(.+?)\s*[=:]\s*(\d{1,15})\s*(?:[,;]|\s|$)")


@dataclass(frozen=True)
class Reader:
    """Reads answers; what is unclear it says in the words' language."""

    words: Words

    def chosen(self, names: Sequence[str], typed: str) -> int:
        """The place in a list, from its number (from 1) or as much of its name as is like no other's."""
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed[:9]) <= len(names):
                return int(typed) - 1
            raise self.unclear("no-number", answer=typed, low=1, high=len(names))
        found = named(names, typed)
        if len(found) == 1:
            return found[0]
        if found:
            raise self.unclear("ambiguous", answer=typed, names=tuple([names[at] for at in found[:5]]))
        raise self.answered(typed, "no-such")

    def amount(self, low: int, high: int, typed: str, default: int | None = None) -> int:
        if not typed and default is not None:
            return default
        if not re.fullmatch(r"-?[0-9]{1,18}", typed) or not low <= int(typed) <= high:
            raise self.answered(typed, "no-number", low=low, high=high)
        return int(typed)

    def pairs(self, names: Sequence[str], typed: str) -> dict[int, int]:
        """Amounts by place, as in "1=3, 4=2"."""
        amounts: dict[int, int] = {}
        rest = typed
        while rest:
            pair = PAIRS.match(rest)
            if not pair:
                raise self.unclear("no-pair", answer=rest, example=example(len(names)))
            amounts[self.chosen(names, pair[1])] = int(pair[2])
            rest = rest[pair.end() :].strip()
        return amounts

    def row(self, names: Sequence[str], typed: str) -> list[int]:
        """Several places of a list: numbers, or names with commas between them; none twice."""
        separator = r"[\s,;]+" if re.fullmatch(r"[\d\s,;]+", typed) else r"\s*[,;]\s*"
        row: list[int] = []
        for part in re.split(separator, typed):
            row.append(self.chosen(names, part))
            if row[-1] in row[:-1]:
                raise self.unclear("twice", name=names[row[-1]])
        return row

    def members(self, names: Sequence[str], typed: str, count: int) -> list[int]:
        """So many of a list."""
        row = self.row(names, typed)
        if len(row) != count:
            raise self.unclear("not-so-many", given=len(row), count=count)
        return row

    def whole(self, values: Sequence[int], typed: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,18}", typed) and int(typed) in values:
            return int(typed)
        raise self.answered(typed, "no-value", values=spoken_range(self.words, values))

    def agreed(self, typed: str, default: bool) -> bool:
        if not typed:
            return default
        for tongue in (self.words, Words()):
            for answer, key in ((True, "yes"), (False, "no")):
                if tongue.say(key).casefold().startswith(typed.casefold()):
                    return answer
        raise self.unclear("yes-no", answer=typed)

    def answered(self, typed: str, key: str, **args: object) -> Unclear:
        """The sentence of that key, or that any answer is needed."""
        return self.unclear(key, answer=typed, **args) if typed else self.unclear("no-answer")

    def unclear(self, key: str, answer: str = "", **args: object) -> Unclear:
        quoted = answer if len(answer) <= LONG else answer[:LONG] + "…"
        return Unclear(self.words.say(f"terminal-{key}", answer=quoted, **args))


def named(names: Sequence[str], typed: str) -> list[int]:
    """Which names are the typed one, or else begin so, or else hold it."""
    wanted = typed.casefold()
    folded = [name.casefold() for name in names]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [at for at, name in enumerate(folded) if wanted and fits(name, wanted)]
        if found:
            return found
    return []


def numbered(names: Sequence[str]) -> list[str]:
    return [f"{at}. {name}" for at, name in enumerate(names, 1)]


def example(places: int) -> str:
    return "1=2, 3=1" if places > 2 else "1=2"


def spoken_range(words: Words, values: Sequence[int]) -> str:
    """As "2 to 5", or one by one where there are gaps."""
    low, high = min(values), max(values)
    if len(values) > 2 and sorted(values) == list(range(low, high + 1)):
        return words.say("terminal-range", low=low, high=high)
    return ", ".join([str(value) for value in values])
