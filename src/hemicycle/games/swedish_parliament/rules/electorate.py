"""The voters: who waits in the queue, who has been seen, and who has chosen which party."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.components.box import ROW
from hemicycle.games.swedish_parliament.rules.voters import Decision


class Electorate:
    def __init__(self) -> None:
        self.queue: list[int] = []
        self.seen = 0  # voter cards
        self.won: list[list[int]] = [[] for _ in range(ROW)]  # by party
        self.decided: list[Decision] = []

    def copy(self) -> Electorate:
        twin = Electorate()
        twin.queue, twin.seen, twin.decided = self.queue[:], self.seen, self.decided[:]
        twin.won = [voters[:] for voters in self.won]
        return twin

    def call(self, voter: int) -> None:
        """To the end of the queue."""
        self.queue.append(voter)
        self.seen += 1

    def settle(self, decision: Decision) -> None:
        """The first of the queue has chosen."""
        self.queue.remove(decision.voter)
        self.decided.append(decision)
        self.won[decision.winner].append(decision.voter)  # SWE-22
