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

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from math import comb
from operator import iand
from typing import TYPE_CHECKING, Any

from hemicycle.politics.voting import Voting, winning

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]
    Whole = np.ndarray[Any, np.dtype[np.int64]]
    Sets = np.ndarray[Any, np.dtype[np.uint64]]
    Flags = np.ndarray[Any, np.dtype[np.bool_]]

WORD = 64  # bits, one for a deal
CHUNK = 16 * WORD  # deals that are tried at once, on as many tables
DIGITS = 4  # after the point; what differs by less is the same

Division = tuple[int, ...]  # of the pool in units, by player; 0 for who has no part in it


@dataclass(frozen=True)
class Bargaining:
    """Players, two at least, are numbered in the order of their turns, and the first has the first turn.

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


def divisions(game: Voting, units: int) -> Floats:
    """All deals, by player and deal: by their coalitions as masks, in each with the first members' shares ascending."""
    import numpy as np

    found = np.zeros((len(game.weights), number_of_divisions(game, units)), dtype=np.float32)
    done = 0
    for coalition in winning(game):
        members = [player for player in range(len(game.weights)) if coalition >> player & 1]
        cuts = [(0, *cuts, units) for cuts in combinations(range(1, units), len(members) - 1)]
        found[members, done : done + len(cuts)] = np.diff(cuts).T
        done += len(cuts)
    return found


def number_of_divisions(game: Voting, units: int) -> int:
    return sum([comb(units - 1, coalition.bit_count() - 1) for coalition in winning(game)])


class Solution:
    """Of up to some twelve thousand deals, in a tenth of a second. Values are in units, by player."""

    def __init__(self, bargaining: Bargaining) -> None:
        import numpy as np

        self.bargaining = bargaining
        shares = np.pad(divisions(bargaining.game, bargaining.units), ((0, 0), (1, 0)))
        tables = Tables(bargaining, shares)
        later = tables.later(tables.at_end())
        self.turns = [Turn(bargaining, bargaining.mover(1), shares, later[:, 0])]  # the last one first
        for left in range(2, bargaining.turns + 1):
            later = tables.later(self.turns[-1].worth(tables, later))
            self.turns.append(Turn(bargaining, bargaining.mover(left), shares, later[:, 0]))

    def worth(self, left: int, table: Sequence[float] | None, passes: int = 0) -> tuple[float, ...]:
        """Before a turn, with so many left; of any table, also of one that lies off the grid."""
        found: list[float] = self.before(left, self.one(table))[:, passes, 0].tolist()
        return tuple(found)

    def after(self, left: int, table: Sequence[float] | None, passes: int = 0) -> tuple[float, ...]:
        """After a turn, with so many left, which by chance may have been the last."""
        one = self.one(table)
        found: list[float] = one.later(self.before(left, one))[:, passes, 0].tolist()
        return tuple(found)

    def deal(self, left: int, table: Sequence[float] | None) -> Division | None:
        """The best that whose turn it is can bring to the table; None if there is nothing it would gain by."""
        one, turn = self.one(table), self.turns[left - 1]
        stays = one.later(self.before(left - 1, one))[:, 0]
        best = turn.best(stays)
        gains = best > 0 and turn.later[turn.mover, best] > stays[turn.mover]
        return tuple([int(share) for share in turn.shares[:, best[0]]]) if gains else None

    def one(self, table: Sequence[float] | None) -> Tables:
        import numpy as np

        shares = table or (0,) * len(self.bargaining.game.weights)
        return Tables(self.bargaining, np.array(shares, dtype=np.float32)[:, None])

    def before(self, left: int, tables: Tables) -> Floats:
        worth = tables.at_end()
        for turn in self.turns[:left]:
            worth = turn.worth(tables, tables.later(worth))
        return worth


class Tables:
    """Some of them, by player and table: shares, nothing of an empty one.

    What tables are worth is by player, passes in a row (where these count) and table.
    """

    def __init__(self, bargaining: Bargaining, shares: Floats) -> None:
        import numpy as np

        self.bargaining, self.shares = bargaining, shares
        self.filled: Flags = shares.sum(axis=0) > 0
        self.end = np.where(self.filled, shares, np.float32(bargaining.nothing))[:, None]

    def at_end(self) -> Floats:
        return self.end.repeat(2 * len(self.end) if self.bargaining.passing else 1, axis=1)

    def later(self, worth: Floats) -> Floats:
        """If a turn is over and it may be the end."""
        cut = self.bargaining.cut
        later: Floats = (1 - cut) * worth
        later += cut * self.end
        return later.round(DIGITS, out=later)

    def passed(self, later: Floats) -> Floats:
        """If one more has passed."""
        import numpy as np

        if not self.bargaining.passing:
            return later.copy()
        more = np.concatenate([later[:, 1:], self.end], axis=1)
        np.copyto(more[:, len(more) - 1 :], self.end, where=self.filled)
        return more


class Turn:
    """What one player can bring about, by what the tables with these shares are worth to all after its turn."""

    def __init__(self, bargaining: Bargaining, mover: int, shares: Floats, later: Floats) -> None:
        import numpy as np

        self.bargaining, self.mover, self.shares, self.later = bargaining, mover, shares, later.copy()
        self.others = [other for other in range(len(later)) if other != mover]
        self.weights = np.array(bargaining.game.weights)
        self.order = 1 + np.argsort(-later[mover, 1:], kind="stable")  # of deals, the best for it first
        self.asked = np.where(shares > 0, later, np.inf)[self.others]  # what is offered to who has to agree
        self.least = np.argpartition(self.asked, 1)[:, :2]

    def worth(self, tables: Tables, later: Floats) -> Floats:
        """Before the turn. First the mover passes; it does another thing if that is better for it."""
        stays = later[:, 0]
        worth = tables.passed(later)
        if self.bargaining.passing:
            self.take(worth, self.refusable(tables, stays), stays)
        self.take(worth, tables.filled & self.approved(stays), self.later[:, :1])
        best = self.best(stays)
        self.take(worth, best > 0, self.later[:, best])
        return worth

    def take(self, worth: Floats, able: Flags, instead: Floats) -> None:
        import numpy as np

        better = able & (instead[self.mover] > worth[self.mover])
        np.copyto(worth, instead[:, None], where=better)

    def approved(self, stays: Floats) -> Flags:
        """Whether it could clear the table."""
        agree = self.later[:, :1] > stays
        agree[self.mover] = True
        won: Flags = self.weights @ agree >= self.bargaining.game.quota
        return won

    def best(self, stays: Floats) -> Whole:
        """Of the deals that all who are asked prefer to what stays the best for the mover, or 0 if there is none."""
        import numpy as np

        has = stays[self.others]
        if has.shape[1] > 1:
            return self.first(has)
        own = np.where((self.asked > has).all(axis=0), self.later[self.mover], -np.inf)
        own[0] = -np.inf
        return np.array([own.argmax()])

    def first(self, has: Floats) -> Whole:
        """The same for many tables: a chunk of deals after the other, for those where nothing is found so far."""
        import numpy as np

        levels, ranks = zip(*[np.unique(row, return_inverse=True) for row in has])
        like = models(ranks)
        found = np.zeros(len(like), dtype=np.int64)
        left = np.flatnonzero(like == np.arange(len(like)))
        for start in range(0, len(self.order), CHUNK):
            deals = self.order[start : start + CHUNK]
            sets = [willing(level, offered) for level, offered in zip(levels, self.asked[:, deals])]
            for some in np.split(left, range(CHUNK, len(left), CHUNK)):
                agreed = [own.take(rank[some], axis=0) for own, rank in zip(sets, ranks)]
                first = first_member(reduce(iand, agreed))
                hit = first < CHUNK
                found[some[hit]] = deals[first[hit]]
            left = left[found[left] == 0]
        return found[like]

    def refusable(self, tables: Tables, stays: Floats) -> Flags:
        """Whether there is anything that it could propose in vain."""
        refused = tables.filled & ~self.approved(stays)
        for offered, least, other in zip(self.asked, self.least, self.others):
            for deal in least:  # one of the two lies on the table, perhaps
                new = (self.shares[:, deal, None] != tables.shares).any(axis=0)
                refused |= new & (offered[deal] <= stays[other])
        return refused


def models(ranks: Sequence[Whole]) -> Whole:
    """Of all tables that rank the same for everybody, one, which stands for all of them."""
    import numpy as np

    kind = ranks[0]
    for rank in ranks[1:]:
        kind = np.unique(kind * len(kind) + rank, return_inverse=True)[1]
    one = np.zeros(len(kind), dtype=np.int64)
    one[kind] = np.arange(len(kind))
    return one[kind]


def willing(levels: Floats, offered: Floats) -> Sets:
    """By what somebody may have, ascending: the set of all deals that offer it more, a bit each."""
    import numpy as np

    deals = np.arange(len(offered), dtype=np.uint64)
    sets = np.zeros((len(levels) + 1, CHUNK // WORD), dtype=np.uint64)
    below = np.searchsorted(levels, offered)
    np.bitwise_or.at(sets, (below, deals // WORD), 1 << deals % WORD)
    np.bitwise_or.accumulate(sets[::-1], out=sets[::-1])
    return sets[1:]


def first_member(sets: Sets) -> Whole:
    """Of each set; of an empty one beyond all."""
    import numpy as np

    word = (sets > 0).argmax(axis=1)
    bits = sets[np.arange(len(sets)), word]
    return np.where(bits > 0, WORD * word + np.bitwise_count(~bits & (bits - 1)), CHUNK)
