"""Who leads, and how that came about: candidates and votes once they are open; not when each of these is asked."""

from __future__ import annotations

from hemicycle.core.state import Seat, Seats


class Leader:
    def __init__(self, seats: int) -> None:
        self.stands: list[bool | None] = [None] * seats
        self.votes: list[Seat | None] = [None] * seats
        self.candidates: Seats = ()
        self.stood = self.counted = False  # candidacies are open, votes are
        self.leader: Seat | None = None

    def copy(self) -> Leader:
        twin = Leader(0)
        twin.stands, twin.votes = self.stands, self.votes
        twin.candidates, twin.stood, twin.counted = self.candidates, self.stood, self.counted
        twin.leader = self.leader
        return twin

    def open_stands(self, stands: list[bool | None]) -> None:
        self.stands, self.stood = stands, True
        self.candidates = tuple([seat for seat, stand in enumerate(stands) if stand])

    def open_votes(self, votes: list[Seat | None]) -> Seats:
        """Who has most; all candidates if all abstain (KOA-4)."""
        self.votes, self.counted = votes, True
        counts = [len([1 for vote in votes if vote == candidate]) for candidate in self.candidates]
        return tuple([seat for seat, own in zip(self.candidates, counts) if own == max(counts)])

    def lead(self, seat: Seat) -> None:
        self.leader = seat
