"""The strongest player of Coalitions. Among up to four it also knows how a public bargaining goes if nobody errs.

Nobody can be sure how the others think. So it takes two minds of them and goes by the mean of what a move would bring:
that they bargain as normal bots do (`foresight`), and that they err in nothing (`politics.induction`). It sees what its
seat sees, and nothing else; it keeps what it promised in talk.

Either mind alone is worse. Two of four, over two rounds of twelve turns with time to answer, end with so many dollars
more than two normal bots, and than two who think that all err in nothing: with the first mind 47 ± 7 and -43 ± 10, with
the second 11 ± 8 and 0, with both 50 ± 4 and -5 ± 3.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from hemicycle.core.player import Position
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.bots.ballots import writes
from hemicycle.games.coalitions.bots.foresight import CUT, Foresight
from hemicycle.games.coalitions.bots.normal import Bargainer, content, in_proportion, promised, share_of
from hemicycle.games.coalitions.rules.actions import Pass, Propose
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import View
from hemicycle.politics.induction import Bargaining, Solution, number_of_divisions
from hemicycle.politics.voting import Voting

FEW: Final = 4  # players; what more of them could agree on is too much
STEP: Final = 5  # dollars of the grid; more where there would be too many deals on it
DEALS: Final = 12_500
HORIZON: Final = 12  # turns that are solved exactly; all, where no more are left


def hard(position: Position, _: Random) -> Any:
    view: View = position.view
    if view.phase == "ballots":
        return writes(position)
    promise = promised(position)
    if promise is not None or view.phase not in ("turn", "answers"):
        return content(position, Bargainer(view, position.seat, keeps=True, promise=promise).move())
    few = len([held for held in view.mandates if held]) <= FEW
    return content(position, (Reasoning if few else Foresight)(view, position.seat).move())


class Reasoning(Foresight):
    """In dollars, by players in the order in which the solution has them."""

    def __init__(self, view: View, seat: Seat) -> None:
        super().__init__(view, seat)
        self.left = turns_left(view.turns, view.turn_limit, len(self.players))
        first = (self.left - HORIZON) % len(self.order)
        self.row = self.order[first:] + self.order[:first]
        self.solution = solved(
            Voting(view.quota, tuple([view.mandates[player] for player in self.row])),
            view.pool, self.share(None), self.endless,
        )  # fmt: skip
        self.unit = view.pool / self.solution.bargaining.units
        self.exact: dict[tuple[Deal | None, int], tuple[float, ...]] = {}

    def tried(self) -> list[Any]:
        """Also what would be best if nobody erred."""
        units = self.solution.deal(self.left, self.in_units(self.view.table))
        if units is None:
            return super().tried()
        shares = dict(zip(self.row, in_proportion(self.view.pool, units)))
        members = tuple([player for player in self.players if shares[player]])
        deal = Propose(members, tuple([shares[member] for member in members]))
        return [*super().tried(), deal]

    def brings(self, option: Any) -> float:
        return super().brings(option) + self.brings_exactly(option)

    def lying(self, table: Deal | None) -> float:
        return super().lying(table) + self.later(table)[self.row.index(self.seat)]

    def brings_exactly(self, option: Any) -> float:
        place = self.row.index(self.seat)
        if isinstance(option, Pass):
            return self.later(self.view.table, 1 if self.endless else 0)[place]
        deal = Deal(option.members, option.shares) if isinstance(option, Propose) else None
        return self.later(deal if self.agree(deal) else self.view.table)[place]

    def agree(self, deal: Deal | None) -> bool:
        stays, comes = self.later(self.view.table), self.later(deal)
        agree = [
            player for player, now, then in zip(self.row, stays, comes) if player == self.seat or then > now
        ]
        if deal is None:
            return sum([self.view.mandates[player] for player in agree]) >= self.view.quota
        return set(deal.members) <= {*agree, self.seat}

    def later(self, table: Deal | None, passes: int = 0) -> tuple[float, ...]:
        """What a table is worth to all after this turn."""
        if (table, passes) not in self.exact:
            units = self.solution.after(self.left - 1, self.in_units(table), passes)
            self.exact[table, passes] = tuple([value * self.unit for value in units])
        return self.exact[table, passes]

    def in_units(self, table: Deal | None) -> tuple[float, ...] | None:
        return None if table is None else tuple([share_of(table, player) / self.unit for player in self.row])


def turns_left(turns: int, limit: int | None, players: int) -> int:
    """As many as are solved at most, and so that it is the same player's turn."""
    if limit is None:
        return HORIZON - turns % players
    left = limit - turns
    return left if left <= HORIZON else HORIZON - (HORIZON - left) % players


@lru_cache(maxsize=8)
def solved(game: Voting, pool: int, nothing: float, endless: bool) -> Solution:
    """Once for all turns of a round."""
    units = max(pool // STEP, min(pool, 4 * len(game.weights)))
    while number_of_divisions(game, units) > DEALS:
        units -= 1
    cut = 0.0 if endless else CUT / 100
    return Solution(Bargaining(game, units, HORIZON, nothing * units / pool, cut, endless))
