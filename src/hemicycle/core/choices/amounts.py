"""Choices of amounts: a number in a range, one divided among places, several of a sum, multisets, and deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb, perm
from typing import Final, TypeVar

from hemicycle.core.choices.action import Form, native, plain
from hemicycle.core.choices.kinds import (
    Choices,
    Numbers,
    Pick,
    below,
    listed,
    named,
    place_of,
    read_in,
    tupled,
    within,
)
from hemicycle.core.choices.refusal import Illegal, short

A = TypeVar("A", covariant=True)

LARGEST: Final = 2**53 - 1  # the largest whole number that every reader of JSON takes as it stands


class Number(Choices[int]):
    """A whole number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.size = max(0, high - low + 1)

    def __getitem__(self, index: int) -> int:
        return self.low + within(index, self.size)

    def index(self, item: object) -> int:
        if type(item) is not int or not self.low <= item <= self.high:
            what, low, high = short(item), self.low, self.high
            raise Illegal(
                "out-of-range", f"{what} is not from {low} to {high}", what=what, low=low, high=high
            )
        return item - self.low

    def read(self, data: object) -> int:
        return self.low + self.index(native(data))

    def describe(self) -> Form:
        return {"number": [self.low, self.high]}


class Parts(Choices[tuple[int, ...]]):
    """So many whole numbers from 1 to `most` with a given sum, the largest first: each multiset once."""

    def __init__(self, total: int, places: int, most: int) -> None:
        self.total, self.places, self.most = total, places, most
        self.size = partitions(total, places, most)

    def __getitem__(self, index: int) -> tuple[int, ...]:
        within(index, self.size)
        parts: list[int] = []
        left = self.total
        for after in range(self.places - 1, -1, -1):
            part = 1
            while index >= (block := partitions(left - part, after, part)):
                index -= block
                part += 1
            parts.append(part)
            left -= part
        return tuple(parts)

    def index(self, item: object) -> int:
        parts = [whole_number(part, at) for at, part in enumerate(tupled(item, self.places))]
        self.check(parts)
        index, left = 0, self.total
        for after, part in zip(range(self.places - 1, -1, -1), parts):
            for less in range(1, part):
                index += partitions(left - less, after, less)
            left -= part
        return index

    def read(self, data: object) -> tuple[int, ...]:
        parts = [whole_number(part, at) for at, part in enumerate(listed(data, self.places))]
        parts.sort(reverse=True)
        self.check(parts)
        return tuple(parts)

    def check(self, parts: list[int]) -> None:
        for at, part in enumerate(parts):
            if not 1 <= part <= self.most:
                what, high = short(part), self.most
                raise Illegal(
                    "out-of-range", f"{what} is not from 1 to {high}", (at,), what=what, low=1, high=high
                )
        if parts != sorted(parts, reverse=True):
            raise Illegal("out-of-order", "these are out of order")
        if sum(parts) != self.total:
            come, total = sum(parts), self.total
            raise Illegal("wrong-sum", f"these come to {come}, not to {total}", come=come, total=total)

    def describe(self) -> Form:
        return {"parts": self.total, "places": self.places, "most": self.most}


class Split(Choices[tuple[int, ...]]):
    """A whole number divided among so many places, all of it or, with `up_to`, at most so much."""

    def __init__(self, total: int, places: int, of: str = "", up_to: bool = False) -> None:
        self.total, self.places, self.of, self.up_to = total, places, of, up_to
        self.bins = places + 1 if up_to else places  # the last bin holds what is kept back
        self.size = comb(total + self.bins - 1, total) if self.bins else int(total == 0)

    def __getitem__(self, index: int) -> tuple[int, ...]:
        within(index, self.size)
        parts: list[int] = []
        left = self.total
        for after in range(self.bins - 1, 0, -1):
            part = 0
            while index >= (block := comb(left - part + after - 1, after - 1)):
                index -= block
                part += 1
            parts.append(part)
            left -= part
        return (*parts, left)[: self.places]

    def draw(self, numbers: Numbers) -> tuple[int, ...]:
        if self.total < self.bins:  # tokens fall into places, or bars between tokens, whichever are fewer
            parts = [0] * self.bins
            for place in urn(numbers, self.bins, self.total):
                parts[place] += 1
            return tuple(parts[: self.places])
        if not self.bins:
            return self[0]
        cuts = [0, *sorted(urn(numbers, self.total + 1, self.bins - 1)), self.total]
        return tuple([cuts[part + 1] - cuts[part] for part in range(self.places)])

    def index(self, item: object) -> int:
        row = self.checked(tupled(item, self.places))
        index, left = 0, self.total
        for after, part in zip(range(self.bins - 1, 0, -1), row):
            index += comb(left + after, after) - comb(
                left - part + after, after
            )  # those with less in this place
            left -= part
        return index

    def read(self, data: object) -> tuple[int, ...]:
        return tuple(self.checked(listed(data, self.places)))

    def checked(self, row: Sequence[object]) -> list[int]:
        parts = [whole_number(part, at) for at, part in enumerate(row)]
        left = self.total - sum(parts)
        if left < 0 or (left and not self.up_to):
            raise amiss(left, self.total)
        return parts

    def describe(self) -> Form:
        form: Form = {"split": self.total, "places": self.places}
        return named(form | {"up_to": True} if self.up_to else form, self.of)


class Bag(Choices[tuple[A, ...]]):
    """So many of the members (or, with `up_to`, at most so many), repeats allowed, order of no account."""

    def __init__(self, whole: Choices[A], count: int, up_to: bool = False) -> None:
        self.whole, self.count, self.up_to = whole, count, up_to
        self.often = Split(count, whole.size, up_to=up_to)  # how often each member
        self.size = self.often.size

    def __getitem__(self, index: int) -> tuple[A, ...]:
        often = self.often[index]
        return tuple([self.whole[at] for at in range(self.whole.size) for _ in range(often[at])])

    def draw(self, numbers: Numbers) -> tuple[A, ...]:
        drawn = sorted(urn(numbers, self.often.bins, self.count))
        return tuple([self.whole[at] for at in drawn if at < self.whole.size])

    def index(self, item: object) -> int:
        if type(item) is not tuple:
            raise Illegal("no-list", f"{short(item)} is no list", what=short(item))
        self.counted(len(item))
        at = [place_of(self.whole, member, place) for place, member in enumerate(item)]
        if at != sorted(at):
            raise Illegal("out-of-order", "these are out of order")
        return self.often.index(tuple(self.tally(at)))

    def read(self, data: object) -> tuple[A, ...]:
        row = native(data)
        if not isinstance(row, list):
            raise Illegal("no-list", f"{short(row)} is no list", what=short(row))
        self.counted(len(row))
        at = sorted([self.whole.index(read_in(self.whole, part, place)) for place, part in enumerate(row)])
        return tuple([self.whole[place] for place in at])

    def counted(self, many: int) -> None:
        left = self.count - many
        if left < 0 or (left and not self.up_to):
            raise amiss(left, self.count)

    def tally(self, places: list[int]) -> list[int]:
        often = [0] * self.whole.size
        for place in places:
            often[place] += 1
        return often

    def describe(self) -> Form:
        form: Form = {"bag": self.count if self.whole.size else 0, "from": self.whole.describe()}
        return form | {"up_to": True} if self.up_to else form


class Arrange(Choices[tuple[A, ...]]):
    """So many of the items in a row, each used once: a deal from a shuffled pack."""

    def __init__(self, items: Iterable[A], length: int, of: str = "") -> None:
        self.items, self.length, self.of = list(items), length, of
        self.size = perm(len(self.items), length)

    def __getitem__(self, index: int) -> tuple[A, ...]:
        within(index, self.size)
        pool = self.items[:]
        row: list[A] = []
        for _ in range(self.length):
            index, at = divmod(index, len(pool))
            row.append(pool.pop(at))
        return tuple(row)

    def draw(self, numbers: Numbers) -> tuple[A, ...]:
        row = self.items[:]
        for place in range(self.length):
            other = place + below(numbers, len(row) - place)
            row[place], row[other] = row[other], row[place]
        return tuple(row[: self.length])

    def index(self, item: object) -> int:
        pool = Pick(self.items)
        index, block = 0, 1
        for place, thing in enumerate(tupled(item, self.length)):
            at = place_of(pool, thing, place)
            index += at * block
            block *= pool.size
            pool = Pick(pool.items[:at] + pool.items[at + 1 :])
        return index

    def read(self, data: object) -> tuple[A, ...]:
        one = Pick(self.items)
        row = tuple([read_in(one, part, at) for at, part in enumerate(listed(data, self.length))])
        self.index(row)
        return row

    def describe(self) -> Form:
        return named({"arrange": [plain(item) for item in self.items], "places": self.length}, self.of)


@cache
def partitions(total: int, places: int, most: int) -> int:
    """How many multisets of so many whole numbers from 1 to `most` come to the total."""
    if places == 0:
        return int(total == 0)
    if not places <= total <= places * most:
        return 0  # also where most is 0
    return partitions(total, places, most - 1) + partitions(
        total - most, places - 1, most
    )  # without that part, or with


def urn(numbers: Numbers, places: int, tokens: int) -> list[int]:
    """Each token takes any place or follows any earlier token, so all multisets are equally likely (Pólya)."""
    taken: list[int] = []
    for token in range(tokens):
        draw = int(numbers() * (places + token))
        taken.append(draw if draw < places else taken[draw - places])
    return taken


def whole_number(value: object, at: int) -> int:
    if type(value) is not int or value < 0:
        raise Illegal("no-number", f"{short(value)} is no whole number from 0 up", (at,), what=short(value))
    if value > LARGEST:
        raise Illegal("too-large", f"{short(value)} is too large", (at,), what=short(value))
    return value


def amiss(left: int, total: int) -> Illegal:
    """Why a total with so much left over, or so much too few of it, does not do."""
    if left < 0:
        return Illegal("too-many", f"{-left} too many: there are only {total}", over=-left, total=total)
    return Illegal("left-over", f"{left} of {total} are still to be placed", left=left, total=total)
