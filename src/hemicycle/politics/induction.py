"""Bargaining in turns with a deal on the table, solved backwards from its end: what everybody has if nobody errs.

Players take turns. Whose turn it is passes, or proposes a majority and a division of the pool among its members, or,
where a deal lies on the table, to clear it. A deal comes to the table, in place of any other, when all its members but
the proposer accept; the table is cleared when those who approve, the proposer among them, make a majority. What lies on
the table at the end is carried out.

The pool is divided in whole units, of which every member of a deal gets one at least; the end comes with the last turn,
or by chance after any. So there are finitely many positions, and from the last to the first it can be said what is best
in each, once ties are broken. Who is indifferent leaves things as they are: it refuses, and in its own turn it passes;
of proposals that bring it the same it makes the first, to clear the table before any deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

from hemicycle.politics.voting import Voting, winning

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]
    Whole = np.ndarray[Any, np.dtype[np.int64]]
    Flags = np.ndarray[Any, np.dtype[np.bool_]]

CHUNK = 256  # deals that are tried at once on many tables
DIGITS = 4  # after the point; what differs by less is the same

Division = tuple[int, ...]  # of the pool in units, by player; 0 for who has no part in it


@dataclass(frozen=True)
class Bargaining:
    """Players are numbered in the order of their turns, and the first has the first turn.

    `nothing` is what each has at the end without a deal, in units; `cut` how probably the end comes after a turn. With
    `passing` it also comes when all pass one after another, or twice over while the table is empty.
    """

    game: Voting
    units: int
    turns: int
    nothing: float = 0.0
    cut: float = 0.0
    passing: bool = False

    def mover(self, left: int) -> int:
        """Whose turn it is when so many are left."""
        return (self.turns - left) % len(self.game.weights)


def divisions(game: Voting, units: int) -> Iterator[Division]:
    """All deals, by their coalitions as masks; in each with the first members' shares ascending."""
    players = range(len(game.weights))
    for coalition in winning(game):
        members = [player for player in players if coalition >> player & 1]
        for cuts in combinations(range(1, units), len(members) - 1):
            shares = dict(zip(members, [after - before for before, after in zip((0, *cuts), (*cuts, units))]))
            yield tuple([shares.get(player, 0) for player in players])


def number_of_divisions(game: Voting, units: int) -> int:
    return sum([comb(units - 1, coalition.bit_count() - 1) for coalition in winning(game)])


class Solution:
    """Of up to some twelve thousand deals, in less than a second. Values are in units, by player."""

    def __init__(self, bargaining: Bargaining) -> None:
        import numpy as np

        self.bargaining = bargaining
        self.deals = list(divisions(bargaining.game, bargaining.units))
        empty = (0,) * len(bargaining.game.weights)
        tables = Tables(bargaining, np.array([empty, *self.deals], dtype=np.float32))
        self.turns: list[Turn] = []  # the last one first
        worth = tables.at_end()
        for left in range(1, bargaining.turns + 1):
            later = tables.later(worth)
            self.turns.append(Turn(bargaining, bargaining.mover(left), tables, later[0]))
            worth = self.turns[-1].worth(tables, later)

    def worth(self, left: int, table: Sequence[float] | None, passes: int = 0) -> tuple[float, ...]:
        """Before a turn, with so many left; of any table, also of one that lies off the grid."""
        found: list[float] = self.before(left, self.one(table))[passes, 0].tolist()
        return tuple(found)

    def after(self, left: int, table: Sequence[float] | None, passes: int = 0) -> tuple[float, ...]:
        """After a turn, with so many left, which by chance may have been the last."""
        one = self.one(table)
        found: list[float] = one.later(self.before(left, one))[passes, 0].tolist()
        return tuple(found)

    def deal(self, left: int, table: Sequence[float] | None) -> Division | None:
        """The best that whose turn it is can bring to the table; None if there is nothing it would gain by."""
        one = self.one(table)
        later = one.later(self.before(left - 1, one))[0]
        best = int(self.turns[left - 1].best(later, later)[0])
        return self.deals[best - 1] if best else None

    def one(self, table: Sequence[float] | None) -> Tables:
        import numpy as np

        players = len(self.bargaining.game.weights)
        return Tables(self.bargaining, np.array([table or (0,) * players], dtype=np.float32))

    def before(self, left: int, tables: Tables) -> Floats:
        worth = tables.at_end()
        for turn in self.turns[:left]:
            worth = turn.worth(tables, tables.later(worth))
        return worth


class Tables:
    """Some of them, a row of shares each, nothing in the row of an empty one.

    What tables are worth is by passes in a row (where these count), table and player.
    """

    def __init__(self, bargaining: Bargaining, shares: Floats) -> None:
        import numpy as np

        self.bargaining, self.shares = bargaining, shares
        self.filled: Flags = shares.sum(axis=1) > 0
        self.end = np.where(self.filled[:, None], shares, np.float32(bargaining.nothing))

    def at_end(self) -> Floats:
        import numpy as np

        players = self.end.shape[1]
        return np.repeat(self.end[None], 2 * players if self.bargaining.passing else 1, axis=0)

    def later(self, worth: Floats) -> Floats:
        """If a turn is over and it may be the end."""
        import numpy as np

        cut = self.bargaining.cut
        return np.round((1 - cut) * worth + cut * self.end, DIGITS).astype(np.float32)

    def passed(self, later: Floats) -> Floats:
        """If one more has passed."""
        import numpy as np

        if not self.bargaining.passing:
            return later
        more = np.concatenate([later[1:], self.end[None]])
        more[self.end.shape[1] - 1 :, self.filled] = self.end[self.filled]
        return more


class Turn:
    """What one player can bring about, by what tables are worth to all after its turn."""

    def __init__(self, bargaining: Bargaining, mover: int, tables: Tables, later: Floats) -> None:
        import numpy as np

        self.bargaining, self.mover, self.tables, self.later = bargaining, mover, tables, later
        self.others = [other for other in range(later.shape[1]) if other != mover]
        self.weights = np.array(bargaining.game.weights)
        self.order = 1 + np.argsort(
            -later[1:, mover], kind="stable"
        )  # of deals, the best for the mover first
        asked = np.where(tables.shares > 0, later, np.inf)[self.order]
        self.asked = [asked[:, other].copy() for other in self.others]  # what is offered to who has to agree
        self.least = [np.argsort(offered, kind="stable")[:2] for offered in self.asked]
        self.own = later[self.order, mover]

    def worth(self, tables: Tables, later: Floats) -> Floats:
        """Before the turn. First the mover passes; it does another thing if that is better for it."""
        import numpy as np

        stays = later[0]
        worth = tables.passed(later).copy()
        if self.bargaining.passing:
            self.take(worth, self.refusable(tables, stays), stays)
        self.take(worth, tables.filled & self.approved(stays), np.broadcast_to(self.later[0], stays.shape))
        best = self.best(stays, worth.min(axis=0))
        self.take(worth, best > 0, self.later[best])
        return worth

    def take(self, worth: Floats, able: Flags, instead: Floats) -> None:
        better = able & (instead[:, self.mover] > worth[:, :, self.mover])
        for passes, rows in enumerate(better):
            worth[passes, rows] = instead[rows]

    def approved(self, stays: Floats) -> Flags:
        """Whether it could clear the table."""
        agree = self.later[0] > stays
        agree[:, self.mover] = True
        won: Flags = agree @ self.weights >= self.bargaining.game.quota
        return won

    def best(self, stays: Floats, least: Floats) -> Whole:
        """The first deal that all who are asked prefer to what stays, if the mover has more than least; or 0."""
        import numpy as np

        found = np.zeros(len(stays), dtype=np.int64)
        open_ = np.arange(len(stays))
        for start in range(0, len(self.own), CHUNK):
            open_ = open_[least[open_, self.mover] < self.own[start]]
            if not len(open_):
                break
            agreed = self.agreed(slice(start, start + CHUNK), stays[open_])
            first = agreed.argmax(axis=1)
            gains = self.own[start + first] > least[open_, self.mover]
            hit = agreed[np.arange(len(open_)), first] & gains
            found[open_[hit]] = self.order[start + first[hit]]
            open_ = open_[~hit]
        return found

    def agreed(self, deals: slice, stays: Floats) -> Flags:
        """By table and deal."""
        import numpy as np

        agreed = np.ones((len(stays), len(self.own[deals])), dtype=bool)
        for offered, other in zip(self.asked, self.others):
            agreed &= offered[deals] > stays[:, other, None]
        return agreed

    def refusable(self, tables: Tables, stays: Floats) -> Flags:
        """Whether there is anything that it could propose in vain."""
        refused = tables.filled & ~self.approved(stays)
        for offered, least, other in zip(self.asked, self.least, self.others):
            for deal in least:  # one of the two lies on the table, perhaps
                new = (self.tables.shares[self.order[deal]] != tables.shares).any(axis=1)
                refused |= new & (offered[deal] <= stays[:, other])
        return refused
