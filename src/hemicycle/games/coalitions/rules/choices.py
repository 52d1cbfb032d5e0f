"""Deals that can govern, as choices, and why another cannot. What becomes of a deal, it does not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hemicycle.core.choices import Choices, Either, Explained, Form, Illegal, Make, Numbers, Split, short
from hemicycle.core.state import Seats
from hemicycle.politics.majorities import Majorities

D = TypeVar("D", covariant=True)


class Deals(Choices[D]):
    """Every majority of players with every division of the pool in whole dollars, those of few members first.

    `kind` makes an action of members and shares.
    """

    def __init__(
        self, kind: Callable[..., D], players: Seats, weights: tuple[int, ...], quota: int, pool: int
    ) -> None:
        self.kind, self.players, self.weights, self.quota, self.pool = kind, players, weights, quota, pool
        self.sizes = [self.of_size(size) for size in range(1, len(players) + 1)]
        self.whole = Either([deals for deals in self.sizes if deals.size])
        self.size = self.whole.size

    def of_size(self, size: int) -> Make[D]:
        members = Majorities(self.players, self.weights, self.quota, size, "seat")  # COA-6
        return Make(self.kind, members=Explained(members, self.why_no_member), shares=Split(self.pool, size))

    def __getitem__(self, index: int) -> D:
        return self.whole[index]

    def draw(self, numbers: Numbers) -> D:
        return self.whole.draw(numbers)

    def index(self, item: object) -> int:
        size = self.members_of(getattr(item, "members", None))
        before = 0
        for fewer in self.sizes[: size - 1]:
            before += fewer.size
        return before + self.sizes[size - 1].index(item)

    def read(self, data: object) -> D:
        if not isinstance(data, dict):
            return self.sizes[0].read(data)
        size = self.members_of(data.get("members"))
        return self.sizes[size - 1].read(in_order(data, size))

    def describe(self) -> Form:
        return self.whole.describe()

    def members_of(self, members: object) -> int:
        """How many these are; 1 of what is no list, for the choices of that size to refuse."""
        if not isinstance(members, (tuple, list)):
            return 1
        size, most = len(members), len(self.players)
        if not size:
            raise Illegal("no-members", "a government needs members", ("members",))
        if size > most:
            sentence = f"there are {most} players in, and {size} cannot govern"
            raise Illegal("too-many-members", sentence, ("members",), size=size, most=most)
        return size

    def why_no_member(self, data: object, refusal: Illegal) -> Illegal:
        """Of somebody who is not in, by the number that players know."""
        at = refusal.at[0] if refusal.at else None
        seat = data[at] if isinstance(data, list) and isinstance(at, int) else None
        if refusal.key != "no-member" or type(seat) is not int or seat < 0:
            return refusal
        number = short(seat + 1)
        return Illegal("not-in", f"seat {number} is not in the game", refusal.at, number=number)


def in_order(data: dict[str, Any], size: int) -> dict[str, Any]:
    """Members in the order of their seats, each with its own share."""
    members, shares = data.get("members"), data.get("shares")
    if not isinstance(members, list) or not isinstance(shares, list) or len(shares) != size:
        return data
    if [member for member in members if type(member) is not int]:
        return data
    pairs = sorted(zip(members, shares), key=first)
    return {**data, "members": [pair[0] for pair in pairs], "shares": [pair[1] for pair in pairs]}


def first(pair: tuple[int, Any]) -> int:
    return pair[0]
