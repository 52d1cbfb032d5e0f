"""Sealed moves that wait at the same time become one entry. They commute, so nobody can tell in what order they came,
and everybody is told of them at once; any other move is an entry by itself.
"""

from __future__ import annotations

from hemicycle.core.match import Step
from hemicycle.core.state import Seat
from hemicycle.server.orders import Done, Plan
from hemicycle.server.table import Table


class Seals:
    """Plans that each seal a move of another seat, every one trying the state that the last leads to."""

    def __init__(self, table: Table, first: Plan) -> None:
        self.table, self.plans = table, [first]
        self.sealing: set[Seat] = set()
        self.last: Step | None = None
        self.open = self.adds(first)

    def supposed(self) -> Table:
        """The table on which the next plan is to be made."""
        return self.table.supposing(self.last)

    def take(self, plan: Plan | Done) -> bool:
        """Whether it is one more of them."""
        if isinstance(plan, Done) or not self.adds(plan):
            return False
        self.plans.append(plan)
        return True

    def adds(self, plan: Plan) -> bool:
        step = plan.step
        if step is None or len(step.moves) != 1 or "id" not in plan.data:
            return False
        seat, before = step.moves[0].seat, self.last.state if self.last else self.table.match.state
        quiet = step.state.to_act() == before.to_act() and seat not in self.sealing
        if quiet and seat in step.state.sealed():
            self.sealing.add(seat)
            self.last = step
            return True
        return False

    def joined(self) -> Plan:
        if len(self.plans) == 1:
            return self.plans[0]
        steps = [plan.step for plan in self.plans if plan.step]
        made = tuple([move for step in steps for move in step.moves])
        step = Step(made, steps[-1].state, at=steps[-1].at, since=steps[0].since)
        moves = [move for plan in self.plans for move in plan.data["moves"]]
        ids = [[plan.data["moves"][0][0], plan.data["id"]] for plan in self.plans]
        return Plan("move", {"ids": ids, "moves": moves}, step)
