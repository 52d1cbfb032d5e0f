"""Choices of amounts, beyond dividing one: a number in a range, and numbers of a given sum whatever their order."""

from __future__ import annotations

from functools import cache

from hemicycle.core.choices import Choices, Form, Illegal, listed, short, tupled, whole_number, within


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
        return self.low + self.index(data)

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
