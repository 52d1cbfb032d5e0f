"""Who leads and appoints the first opener: candidates, votes, the lot; not when each of these is asked."""

from __future__ import annotations

from hemicycle.core.state import Seat, Seats


class Leading:
    """`stands` and `votes` lie sealed until all are in."""

    def __init__(self, seats: int) -> None:
        self.stands: list[bool | None] = [None] * seats
        self.votes: list[Seat | None] = [None] * seats
        self.voted = [False] * seats
        self.candidates: Seats = ()
        self.stood = self.counted = False  # candidacies are open, votes are
        self.leader: Seat | None = None

    def copy(self) -> Leading:
        twin = Leading(len(self.stands))
        twin.stands, twin.votes, twin.voted = self.stands[:], self.votes[:], self.voted[:]
        twin.candidates, twin.stood, twin.counted = self.candidates, self.stood, self.counted
        twin.leader = self.leader
        return twin

    def open_stands(self) -> None:
        """The silent do not stand (KOA-30)."""
        self.stands = [bool(stands) for stands in self.stands]
        self.stood = True
        self.candidates = tuple([seat for seat, stands in enumerate(self.stands) if stands])

    def open_votes(self) -> Seats:
        """Who has most; all candidates if all abstain (KOA-4)."""
        self.counted = True
        counts = [len([1 for vote in self.votes if vote == candidate]) for candidate in self.candidates]
        return tuple([seat for seat, own in zip(self.candidates, counts) if own == max(counts)])
