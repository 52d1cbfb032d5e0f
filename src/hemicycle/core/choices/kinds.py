"""What a seat may do, as a virtual sequence; not how it is shown, sent or thought about.

`Choices` are to actions what `range` is to integers: they know their size, their
i-th member and whether something belongs, without listing anything. The rules
say them once. Legality, random play, exhaustive counts, numbers for learning,
reading off the wire and the form a player fills in all follow.

Small actions are components, like cards: `Every` makes them once, and `Among`
takes those a mask allows. Big ones are made when chosen, by `Make`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from random import Random
from typing import Any, Generic, TypeVar

from hemicycle.core.choices.action import Form, native, plain, same
from hemicycle.core.choices.refusal import Illegal, closest, none_of, short

A = TypeVar("A", covariant=True)

Numbers = Callable[[], float]  # each call gives another one from 0 up to 1, at random


class Choices(Generic[A]):
    """Good until the state they were asked of changes."""

    size: int

    def __getitem__(self, index: int) -> A:
        raise NotImplementedError

    def index(self, item: object) -> int:
        """The number of a member; Illegal for anything else."""
        raise NotImplementedError

    def read(self, data: object) -> A:
        """The member that plain data, as from JSON, stands for; Illegal for anything else."""
        raise NotImplementedError

    def describe(self) -> Form:
        """The form to fill in, as plain data. Filled in, it is what `read` takes."""
        raise NotImplementedError

    def pick(self, rng: Random) -> A:
        """A random member, each equally likely."""
        return self.draw(rng.random)

    def draw(self, numbers: Numbers) -> A:
        """The same, from wherever numbers come."""
        return self[below(numbers, self.size)]

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __contains__(self, item: object) -> bool:
        try:
            self.index(item)
        except Illegal:
            return False
        return True

    def __iter__(self) -> Iterator[A]:
        for index in range(self.size):  # no generator expression: compiled, that is a list
            yield self[index]


class Pick(Choices[A]):
    """One of the items; `of` names what they are numbers of, as "region" or "seat". A list is kept, not copied."""

    def __init__(self, items: Iterable[A], of: str = "") -> None:
        self.items = items if isinstance(items, list) else list(items)
        self.of = of
        self.size = len(self.items)

    def __getitem__(self, index: int) -> A:
        return self.items[within(index, self.size)]

    def draw(self, numbers: Numbers) -> A:
        return self.items[int(numbers() * self.size)]

    def index(self, item: object) -> int:
        for index, own in enumerate(self.items):
            if type(own) is type(item) and own == item and same(own, item):
                return index
        raise none_of(item, self.size)

    def read(self, data: object) -> A:
        given = native(data)
        for own in self.items:
            form = plain(own)
            if type(form) is type(given) and form == given and same(form, given):
                return own
        raise none_of(given, self.size)

    def describe(self) -> Form:
        return self.form_of(self.items)

    def form_of(self, items: list[Any]) -> Form:
        """The form where only these of the items are possible."""
        return named({"pick": [plain(item) for item in items]}, self.of)

    def only_field(self) -> tuple[str, ...]:
        """The field by which the items differ, where there is only one."""
        return ()


class Every(Pick[A]):
    """All actions of a kind, made once: for small ones that stay."""

    def __init__(self, kind: Callable[..., A], **fields: Choices[Any]) -> None:
        self.make = Make(kind, **fields)
        super().__init__(list(self.make))

    def index(self, item: object) -> int:
        return self.make.index(item)

    def read(self, data: object) -> A:
        return self.items[self.make.index(self.make.read(data))]

    def describe(self) -> Form:
        return self.make.describe()

    def only_field(self) -> tuple[str, ...]:
        return tuple(self.make.names) if len(self.make.names) == 1 else ()

    def form_of(self, items: list[Any]) -> Form:
        """By the one field that tells them apart, where there is only one."""
        form = self.make.form_of(items)
        return super().form_of(items) if form is None else form


class Among(Choices[A]):
    """Those of fixed items whose bit is set in the mask.

    `why` gives the reason, as a key, why an item is not among them, and "" for one that is. A game's words say it as
    `refused-<reason>`. It must tell nothing that the seat may not know.
    """

    def __init__(self, whole: Pick[A], mask: int, why: Callable[[Any], str] | None = None) -> None:
        self.whole, self.mask, self.why = whole, mask, why
        self.size = mask.bit_count()

    def __getitem__(self, index: int) -> A:
        within(index, self.size)
        mask = self.mask
        for _ in range(index):
            mask &= mask - 1
        return self.whole.items[(mask & -mask).bit_length() - 1]

    def draw(self, numbers: Numbers) -> A:
        mask = self.mask
        if not mask:
            raise IndexError("there is nothing to choose")
        for _ in range(int(numbers() * self.size)):
            mask &= mask - 1
        return self.whole.items[(mask & -mask).bit_length() - 1]

    def __iter__(self) -> Iterator[A]:
        for at in bits(self.mask):
            yield self.whole.items[at]

    def index(self, item: object) -> int:
        bit = 1 << self.whole.index(item)
        if not self.mask & bit:
            raise self.refusal(item)
        return (self.mask & (bit - 1)).bit_count()

    def read(self, data: object) -> A:
        item = self.whole.read(data)
        self.index(item)
        return item

    def describe(self) -> Form:
        return self.whole.form_of(list(self))

    def refusal(self, item: object) -> Illegal:
        reason = "" if self.why is None else self.why(item)
        if not reason:
            return Illegal("not-now", f"{short(item)} is not possible now", what=short(item))
        because = reason.replace("-", " ")
        return Illegal(reason, f"{short(item)} is not possible now: {because}", self.whole.only_field())


class Either(Choices[A]):
    """A member of any of the options, which share none."""

    def __init__(self, options: list[Choices[A]]) -> None:
        self.options = options
        self.size = 0
        for option in self.options:
            self.size += option.size

    def __getitem__(self, index: int) -> A:
        within(index, self.size)
        for option in self.options:
            if index < option.size:
                return option[index]
            index -= option.size
        raise IndexError("there is nothing to choose")

    def draw(self, numbers: Numbers) -> A:
        index = below(numbers, self.size)
        for option in self.options:
            if index < option.size:
                return option.draw(numbers)
            index -= option.size
        raise IndexError("there is nothing to choose")

    def index(self, item: object) -> int:
        before = 0
        refusals: list[Illegal] = []
        for option in self.options:
            try:
                return before + option.index(item)
            except Illegal as refusal:
                refusals.append(refusal)
            before += option.size
        raise closest(refusals, item)

    def read(self, data: object) -> A:
        refusals: list[Illegal] = []
        for option in self.options:
            try:
                return option.read(data)
            except Illegal as refusal:
                refusals.append(refusal)
        raise closest(refusals, data)

    def describe(self) -> Form:
        return {"either": [option.describe() for option in self.options if option.size]}


class Besides(Choices[A]):
    """All but one member, as a new offer besides the one that lies on the table."""

    def __init__(self, whole: Choices[A], left_out: Any) -> None:
        self.whole, self.left_out = whole, left_out
        self.gap = whole.index(left_out)
        self.size = whole.size - 1

    def __getitem__(self, index: int) -> A:
        return self.whole[within(index, self.size) + (index >= self.gap)]

    def draw(self, numbers: Numbers) -> A:
        if not self.size:
            raise IndexError("there is nothing to choose")
        while (picked := self.whole.draw(numbers)) == self.left_out:
            pass
        return picked

    def index(self, item: object) -> int:
        index = self.whole.index(item)
        if index == self.gap:
            raise Illegal("as-it-is", "this is how it is already")
        return index - (index > self.gap)

    def read(self, data: object) -> A:
        item = self.whole.read(data)
        self.index(item)
        return item

    def describe(self) -> Form:
        return self.whole.describe() | {"besides": plain(self.left_out)}


class Explained(Choices[A]):
    """The same members, where `why` is told what plain data was refused, and how, and may say it better."""

    def __init__(self, whole: Choices[A], why: Callable[[object, Illegal], Illegal]) -> None:
        self.whole, self.why = whole, why
        self.size = whole.size

    def __getitem__(self, index: int) -> A:
        return self.whole[index]

    def draw(self, numbers: Numbers) -> A:
        return self.whole.draw(numbers)

    def index(self, item: object) -> int:
        try:
            return self.whole.index(item)
        except Illegal as refusal:
            raise self.why(plain(item), refusal) from None

    def read(self, data: object) -> A:
        try:
            return self.whole.read(data)
        except Illegal as refusal:
            raise self.why(data, refusal) from None

    def describe(self) -> Form:
        return self.whole.describe()


class Each(Choices[tuple[A, ...]]):
    """A tuple with one member from each part; `labels` says what each part is about, as numbers of `of`."""

    def __init__(self, parts: Iterable[Choices[A]], labels: Sequence[int] = (), of: str = "") -> None:
        self.parts = list(parts)
        self.labels, self.of = labels, of
        self.size = prod([part.size for part in self.parts])

    def __getitem__(self, index: int) -> tuple[A, ...]:
        return tuple(members(self.parts, within(index, self.size)))

    def draw(self, numbers: Numbers) -> tuple[A, ...]:
        return tuple([part.draw(numbers) for part in self.parts])

    def index(self, item: object) -> int:
        return number(self.parts, tupled(item, len(self.parts)), range(len(self.parts)))

    def read(self, data: object) -> tuple[A, ...]:
        row = enumerate(zip(self.parts, listed(data, len(self.parts))))
        return tuple([read_in(part, part_data, at) for at, (part, part_data) in row])

    def describe(self) -> Form:
        form: Form = {"each": [part.describe() for part in self.parts]}
        return named(form | {"labels": list(self.labels)} if self.labels else form, self.of)


class Make(Choices[A]):
    """An action of the given kind, each field from its own choices."""

    def __init__(self, kind: Callable[..., A], **fields: Choices[Any]) -> None:
        self.kind, self.names = kind, list(fields)
        self.parts: list[Choices[Any]] = list(fields.values())
        self.size = prod([part.size for part in self.parts])

    def __getitem__(self, index: int) -> A:
        return self.kind(*members(self.parts, within(index, self.size)))

    def draw(self, numbers: Numbers) -> A:
        return self.kind(*[part.draw(numbers) for part in self.parts])

    def index(self, item: object) -> int:
        if type(item) is not self.kind:
            raise self.other_kind(item)
        return number(self.parts, [getattr(item, name) for name in self.names], self.names)

    def read(self, data: object) -> A:
        if not (isinstance(data, dict) and data.get("do") == self.title):
            raise self.other_kind(data)
        for name in data:
            if name != "do" and name not in self.names:
                at = short(name).strip("'")
                raise Illegal("unknown-field", f"a {self.title} has no such field", (at,), kind=self.title)
        for name in self.names:
            if name not in data:
                raise Illegal("missing", "this is missing", (name,))
        return self.kind(*[read_in(part, data[name], name) for name, part in zip(self.names, self.parts)])

    def describe(self) -> Form:
        fields = {name: part.describe() for name, part in zip(self.names, self.parts)}
        return {"make": self.title, "fields": fields}

    def form_of(self, items: list[Any]) -> Form | None:
        """The form where only these are possible, if it can ask for them by one field."""
        if len(self.parts) != 1 or not isinstance(self.parts[0], Pick):
            return None
        name = self.names[0]
        field = self.parts[0].form_of([getattr(item, name) for item in items])
        return {"make": self.title, "fields": {name: field}}

    def other_kind(self, value: object) -> Illegal:
        what, kind = short(value), self.title
        return Illegal("other-kind", f"{what} is no {kind}", what=what, kind=kind)

    @property
    def title(self) -> str:
        return self.kind.__name__


NOTHING: Choices[Any] = Pick([])  # when there is nothing to choose


def below(numbers: Numbers, size: int) -> int:
    """A whole number from 0 to size - 1, none likelier than another by more than 1 in 2^20."""
    if size < 1 << 32:
        return int(numbers() * size)
    drawn, most = 0, 1
    while most < size << 20:
        drawn, most = drawn << 32 | int(numbers() * (1 << 32)), most << 32
    return drawn % size


def members(parts: list[Choices[Any]], index: int) -> list[Any]:
    """One member of each part, from one number."""
    chosen: list[Any] = []
    for part in parts:
        index, at = divmod(index, part.size)
        chosen.append(part[at])
    return chosen


def number(parts: list[Choices[Any]], chosen: Sequence[object], names: Sequence[str | int]) -> int:
    """The inverse of `members`."""
    index, block = 0, 1
    for part, member, name in zip(parts, chosen, names):
        index += place_of(part, member, name) * block
        block *= part.size
    return index


def place_of(part: Choices[Any], member: object, name: str | int) -> int:
    try:
        return part.index(member)
    except Illegal as refusal:
        raise refusal.inside(name) from None


def read_in(part: Choices[A], data: object, name: str | int) -> A:
    try:
        return part.read(data)
    except Illegal as refusal:
        raise refusal.inside(name) from None


def bits(mask: int) -> list[int]:
    """The numbers of the bits set."""
    numbers: list[int] = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def within(index: int, size: int) -> int:
    if type(index) is not int:  # as compiled code would
        raise TypeError(f"a number of a choice is an int, not {short(index)}")
    if not 0 <= index < size:
        raise IndexError(f"{index} is not from 0 to {size - 1}")
    return index


def listed(data: object, length: int) -> list[Any]:
    row = native(data)
    if not isinstance(row, list) or len(row) != length:
        raise Illegal("no-list-of", f"{short(row)} is no list of {length}", what=short(row), length=length)
    return [native(part) for part in row]


def tupled(item: object, length: int) -> tuple[Any, ...]:
    if type(item) is not tuple or len(item) != length:
        raise Illegal("no-list-of", f"{short(item)} is no row of {length}", what=short(item), length=length)
    return item


def named(form: Form, of: str) -> Form:
    return form | {"of": of} if of else form
