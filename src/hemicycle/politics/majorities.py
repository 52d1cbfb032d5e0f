"""Coalitions that can decide, as choices: counted and numbered, never listed."""

from __future__ import annotations

from functools import cache
from math import comb

from hemicycle.core.choices import Choices, Form, Illegal, listed, short, tupled, within


class Majorities(Choices[tuple[int, ...]]):
    """So many of the players, in rising order, whose weights together reach the quota."""

    def __init__(
        self, players: tuple[int, ...], weights: tuple[int, ...], quota: int, members: int, of: str
    ) -> None:
        self.players, self.weights, self.quota, self.members, self.of = players, weights, quota, members, of
        self.size = ways(weights, members, quota)

    def __getitem__(self, index: int) -> tuple[int, ...]:
        within(index, self.size)
        chosen: list[int] = []
        lacking = self.quota
        for at, player in enumerate(self.players):
            if len(chosen) == self.members:
                break
            rest = self.weights[at + 1 :]
            block = ways(rest, self.members - len(chosen) - 1, lacking - self.weights[at])
            if index < block:
                chosen.append(player)
                lacking -= self.weights[at]
            else:
                index -= block
        return tuple(chosen)

    def index(self, item: object) -> int:
        chosen = self.checked(tupled(item, self.members))
        index, found, lacking = 0, 0, self.quota
        for at, player in enumerate(self.players):
            if found == self.members:
                break
            if player == chosen[found]:
                found += 1
                lacking -= self.weights[at]
            else:
                rest = self.weights[at + 1 :]
                index += ways(rest, self.members - found - 1, lacking - self.weights[at])
        return index

    def read(self, data: object) -> tuple[int, ...]:
        row = listed(data, self.members)
        return self.checked(
            tuple(sorted(row)) if all([type(player) is int for player in row]) else tuple(row)
        )

    def checked(self, chosen: tuple[object, ...]) -> tuple[int, ...]:
        """Distinct players, in order, who reach the quota."""
        members: list[int] = []
        for at, player in enumerate(chosen):
            if type(player) is not int or player not in self.players:
                raise Illegal("no-member", f"{short(player)} cannot be a member", (at,), what=short(player))
            if members and player <= members[-1]:
                raise Illegal("out-of-order", "members are named once, in rising order")
            members.append(player)
        held = sum([self.weights[self.players.index(player)] for player in members])
        if held < self.quota:
            raise Illegal(
                "no-majority", f"these hold {held}, and {self.quota} are needed", held=held, needed=self.quota
            )
        return tuple(members)

    def describe(self) -> Form:
        players = [list(pair) for pair in zip(self.players, self.weights)]
        return {"majority": players, "quota": self.quota, "members": self.members, "of": self.of}


@cache
def ways(weights: tuple[int, ...], members: int, quota: int) -> int:
    """How many sets of so many of these weights reach the quota."""
    if not 0 <= members <= len(weights):
        return 0
    if quota <= 0:
        return comb(len(weights), members)
    if not members:
        return 0
    rest = weights[1:]
    return ways(rest, members - 1, quota - weights[0]) + ways(rest, members, quota)
