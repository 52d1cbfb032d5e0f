"""A player of Coalitions that thinks a public bargaining through, turn by turn, before it moves.

Others, it takes it, bargain as the normal bot does: they have a price that falls with time, and keep to a deal that
lies on the table. It weighs what it would have at the end after each of its own moves. It sees what its seat sees, and
nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.bots.normal import Bargainer, carried, share_of
from hemicycle.games.coalitions.rules.actions import Answer, NoDeal, Pass, Propose
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import View, panel

DEPTH: Final = 10  # turns that it looks ahead
TRIED: Final = 3  # deals of its own that it compares in each turn
CUT: Final = 5  # per cent: how probably the time is up after a turn
HOPE: Final = 50  # per cent of a seat's power in the pool, where nothing is agreed at the end of thought
WEARY: Final = 10  # turns a player, after which it proposes nothing more where only passing ends it

Ahead = tuple[int, int, Deal | None, int]  # turns of depth left, turns taken, the table, passes in a row


class Foresight:
    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.players = [other for other, held in enumerate(view.mandates) if held]
        at = self.players.index(seat if view.turn_of is None else view.turn_of)
        self.order = self.players[at:] + self.players[:at]
        shown = panel(view.mandates, view.quota)
        self.governments = [members for members in shown.governments if seat in members]
        self.hope = view.pool * shown.power[seat] * HOPE / 100_000
        self.stays = carried(view)
        self.endless = view.passes_needed is not None
        self.now = (DEPTH, view.turns, view.table, 0)
        self.known: dict[Ahead, float] = {}

    def move(self) -> Any:
        if self.view.phase == "turn":
            return Pass() if self.weary() else max(self.tried(), key=self.brings)
        deal = None if self.view.proposal is None else self.view.proposal.deal
        return Answer(self.view.proposals, self.lying(deal) > self.lying(self.view.table))

    def weary(self) -> bool:
        long = self.view.turns >= WEARY * len(self.players)
        return long and self.endless and self.view.turn_limit is None

    def tried(self) -> list[Any]:
        return self.options(self.now)

    def brings(self, option: Any) -> float:
        return self.after(self.now, option)

    def lying(self, table: Deal | None) -> float:
        """What it is worth if that lies on the table after this turn."""
        return self.worth((DEPTH, self.view.turns + 1, table, 0))

    # What its seat would have at the end

    def worth(self, now: Ahead) -> float:
        if now not in self.known:
            self.known[now] = self.looked(now)
        return self.known[now]

    def looked(self, now: Ahead) -> float:
        depth, turns, table, passes = now
        if turns == self.view.turn_limit or (self.endless and passes >= self.enough(table)):
            return self.share(table)
        if not depth:
            return self.hope if table is None else self.share(table)
        proposer = self.order[(turns - self.view.turns) % len(self.order)]
        if proposer == self.seat:
            later = max([self.after(now, option) for option in self.options(now)])
        else:
            later = self.after(now, self.other(proposer, now).propose())
        return (CUT * self.share(table) + (100 - CUT) * later) / 100

    def share(self, table: Deal | None) -> float:
        return self.stays if table is None else float(share_of(table, self.seat))

    def enough(self, table: Deal | None) -> int:
        """Passes in a row, to end what no clock ends."""
        return len(self.players) * (2 if table is None else 1)

    def after(self, now: Ahead, move: Any) -> float:
        """The proposer's move, and what others and then it would answer."""
        depth, turns, table, passes = now
        stays = (depth - 1, turns + 1, table, passes + 1 if isinstance(move, Pass) else 0)
        proposer = self.order[(turns - self.view.turns) % len(self.order)]
        deal = Deal(move.members, move.shares) if isinstance(move, Propose) else None
        if isinstance(move, Pass) or not self.agreed(proposer, now, deal):
            return self.worth(stays)
        taken = self.worth((depth - 1, turns + 1, deal, 0))
        asked = deal is not None and self.seat in deal.members and self.seat != proposer
        return max(taken, self.worth(stays)) if asked else taken

    def agreed(self, proposer: Seat, now: Ahead, deal: Deal | None) -> bool:
        """Whether the others would accept; its own answer it weighs itself."""
        if deal is not None:
            others = [other for other in deal.members if other not in (proposer, self.seat)]
            return all([self.other(other, now).accepts(deal) for other in others])
        left_out = [other for other in self.players if other == proposer or self.other(other, now).left_out]
        return sum([self.view.mandates[other] for other in left_out]) >= self.view.quota

    def other(self, seat: Seat, now: Ahead) -> Bargainer:
        return Bargainer(replace(self.view, turns=now[1], table=now[2]), seat, keeps=True)

    # What it might do in its turn

    def options(self, now: Ahead) -> list[Any]:
        table = now[2]
        deals = [deal for members in self.governments if (deal := self.deal(members, now)) is not None]
        deals.sort(key=self.own_share, reverse=True)
        best = [Propose(deal.members, deal.shares) for deal in deals[:TRIED] if deal != table]
        clear = [NoDeal()] if table is not None and self.seat not in table.members else []
        return [Pass(), *clear, *best]

    def own_share(self, deal: Deal) -> int:
        return share_of(deal, self.seat)

    def deal(self, members: Seats, now: Ahead) -> Deal | None:
        """Everybody at the least they accept, the rest its own; None where somebody accepts nothing."""
        prices: dict[Seat, int] = {}
        for other in members:
            if other != self.seat:
                bargainer = self.other(other, now)
                if bargainer.on_table:
                    return None
                prices[other] = bargainer.aspiration()
        prices[self.seat] = self.view.pool - sum(prices.values())
        if prices[self.seat] <= self.share(now[2]):
            return None
        return Deal(members, tuple([prices[member] for member in members]))
