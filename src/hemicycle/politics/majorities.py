"""Coalitions that can decide, as choices: counted and numbered, never listed."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.choices import Choices, Form, Illegal, listed, short, tupled, within


class Majorities(Choices[tuple[int, ...]]):
    """So many of the players, in rising order, whose weights together reach the quota."""

    def __init__(
        self, players: tuple[int, ...], weights: tuple[int, ...], quota: int, members: int, of: str
    ) -> None:
        self.players, self.weights, self.members, self.of = players, weights, members, of
        self.quota = max(0, quota)
        self.ways = ways(weights, self.quota)
        self.size = self.ways[0][members][self.quota] if 0 <= members <= len(players) else 0

    def __getitem__(self, index: int) -> tuple[int, ...]:
        within(index, self.size)
        chosen: list[int] = []
        lacking = self.quota
        for at, player in enumerate(self.players):
            if len(chosen) == self.members:
                break
            after = max(0, lacking - self.weights[at])
            block = self.ways[at + 1][self.members - len(chosen) - 1][after]
            if index < block:
                chosen.append(player)
                lacking = after
            else:
                index -= block
        return tuple(chosen)

    def index(self, item: object) -> int:
        chosen = self.checked(tupled(item, self.members))
        index, found, lacking = 0, 0, self.quota
        for at, player in enumerate(self.players):
            if found == self.members:
                break
            after = max(0, lacking - self.weights[at])
            if player == chosen[found]:
                found += 1
                lacking = after
            else:
                index += self.ways[at + 1][self.members - found - 1][after]
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


@lru_cache(maxsize=256)
def ways(weights: tuple[int, ...], quota: int) -> list[list[list[int]]]:
    """How many sets of the players from the k-th on have so many members and reach so much: [k][members][weight]."""
    none = [
        [int(members == lacking == 0) for lacking in range(quota + 1)] for members in range(len(weights) + 1)
    ]
    table = [none]
    for weight in reversed(weights):
        without = table[-1]
        table.append([without[0]])
        for members in range(1, len(weights) + 1):
            fewer, row = without[members - 1], without[members]
            joined = [fewer[0]] * min(weight, quota + 1) + fewer[: max(0, quota + 1 - weight)]
            table[-1].append([count + more for count, more in zip(row, joined)])
    table.reverse()
    return table
