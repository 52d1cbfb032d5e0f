"""What a vote is worth where players have bound themselves to blocs: the game among blocs, and shares within them.

Blocs are coalitions without common members; whoever is in none stands alone. Exact, for blocs and players whose sums
can be gone through.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any, Final

from hemicycle.politics.tables import MOST, TooLarge
from hemicycle.politics.voting import Compound, SimpleGame, Voting, in_lowest_terms, weight_of

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]

SUMS: Final = 1_000_000  # of blocs, with their numbers of members
PAIRS: Final = 20_000_000  # of a sum within a bloc and one of the others

Sums = tuple[int, ...]  # how many joined, then what they weigh by each weighing


def partition(players: int, blocs: Sequence[int]) -> list[int]:
    """These blocs, and everybody else alone, by their first members; ValueError if somebody is in two."""
    taken = 0
    for bloc in blocs:
        if bloc & taken or not 0 < bloc < 1 << players:
            raise ValueError("each player is in one bloc, and no bloc is empty")
        taken |= bloc
    alone = [1 << player for player in range(players) if not taken >> player & 1]
    return sorted([*blocs, *alone], key=lambda bloc: bloc & -bloc)


def quotient(game: SimpleGame, blocs: Sequence[int]) -> SimpleGame:
    """The game among blocs, each one player."""
    if isinstance(game, Compound):
        return Compound(tuple([quotient(part, blocs) for part in game.parts]), game.needed)
    assert isinstance(game, Voting)
    return Voting(
        game.quota, tuple([weight_of(game.weights, bloc) for bloc in partition(game.players, blocs)])
    )


def owen(game: SimpleGame, blocs: Sequence[int]) -> tuple[Fraction, ...]:
    """The share of orders in which each decides, of those in which blocs stay together (Owen 1977)."""
    counts = pivots(game, blocs)
    return tuple(
        [sum([Fraction(often, ways) for ways, often in orders(rows)], Fraction(0)) for rows in counts]
    )


def orders(rows: list[list[int]]) -> list[tuple[int, int]]:
    """Of a player's pivots by members of its bloc and by other blocs before it: in how many orders, and how often."""
    members, others = len(rows), len(rows[0])
    return [
        (members * comb(members - 1, inside) * others * comb(others - 1, outside), often)
        for inside, row in enumerate(rows)
        for outside, often in enumerate(row)
    ]


def banzhaf_owen(game: SimpleGame, blocs: Sequence[int]) -> tuple[Fraction, ...]:
    """How probably each decides when other blocs, and members of its own, join by the toss of a coin (Owen 1981)."""
    return tuple(
        [
            Fraction(sum([sum(row) for row in rows]), 1 << (len(rows) - 1 + len(rows[0]) - 1))
            for rows in pivots(game, blocs)
        ]
    )


def pivots(game: SimpleGame, blocs: Sequence[int]) -> list[list[list[int]]]:
    """For each player, by members of its bloc and by other blocs, how often these lose and win when it joins."""
    game = in_lowest_terms(game)
    parts = partition(game.players, blocs)
    found: list[list[list[int]]] = [[] for _ in range(game.players)]
    for bloc in parts:
        outside = Others(game, [other for other in parts if other != bloc])
        members = [player for player in range(game.players) if bloc >> player & 1]
        for player in members:
            inside = tally([steps(game, 1 << other) for other in members if other != player], steps(game, 0))
            found[player] = outside.pivots(inside, steps(game, 1 << player), len(members))
    return found


class Others:
    """All ways in which other blocs can have joined."""

    def __init__(self, game: SimpleGame, blocs: list[int]) -> None:
        import numpy as np

        ways = tally([steps(game, bloc) for bloc in blocs], steps(game, 0))
        self.game, self.blocs = game, len(blocs)
        self.joined = np.array([sums[0] for sums in ways])
        self.often = np.array([*ways.values()], dtype=np.int64)
        exact = np.int64 if sum([sum(weights) for weights in game.weighings()]) < 1 << 62 else object
        self.sums = [
            np.array([sums[at] for sums in ways], dtype=exact) for at in range(1, len(game.weighings()) + 1)
        ]

    def pivots(self, inside: dict[Sums, int], own: Sums, members: int) -> list[list[int]]:
        if len(inside) * len(self.often) > PAIRS:
            raise TooLarge("there are too many ways in which blocs can come together")
        found = [[0] * (self.blocs + 1) for _ in range(members)]
        for sums, often in inside.items():
            turned = self.wins([held + more for held, more in zip(sums[1:], own[1:])]) & ~self.wins(sums[1:])
            for joined in range(self.blocs + 1):
                ways = int(self.often[turned & (self.joined == joined)].sum())
                found[sums[0]][joined] += often * ways
        return found

    def wins(self, held: Sequence[int]) -> Array:
        """Together with who holds this."""
        import numpy as np

        wins: Array = np.asarray(
            self.game.decided([sums + more for sums, more in zip(self.sums, held)]), dtype=bool
        )
        return wins


def steps(game: SimpleGame, bloc: int) -> Sums:
    """What a bloc adds, as one that joins."""
    return (int(bloc > 0), *[weight_of(weights, bloc) for weights in game.weighings()])


def tally(each: list[Sums], nothing: Sums) -> dict[Sums, int]:
    """What any of them can add together, and how often."""
    if len(each) > MOST:
        raise TooLarge(f"{len(each)} players have too many coalitions to go through")
    ways: dict[Sums, int] = {nothing: 1}
    for step in each:
        joined = [
            (tuple([held + more for held, more in zip(sums, step)]), often) for sums, often in ways.items()
        ]
        for sums, often in joined:
            ways[sums] = ways.get(sums, 0) + often
        if len(ways) > SUMS:
            raise TooLarge("blocs have too many sums to go through")
    return ways
