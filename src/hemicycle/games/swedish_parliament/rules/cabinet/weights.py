"""What decides about cabinets and stays the same in all matches with the same components; not how one is formed.

What is weighed is a `WEIGHT` for each voter and its turnout: no turnout makes up for a voter.
"""

from __future__ import annotations

from typing import Final

from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.views import Components

WEIGHT: Final = 1000


class Constitution:
    def __init__(self, box: Components) -> None:
        self.turnouts = [voter.turnout for voter in box.voters]
        self.weights = [WEIGHT + turnout for turnout in self.turnouts]
        rising = sorted(range(len(box.voters)), key=lambda voter: (self.turnouts[voter], voter))
        self.tile = [
            1 << rising.index(voter) for voter in range(len(rising))
        ]  # as a bit: lower ones go first
        self.turnout_of = [self.turnouts[voter] for voter in rising]  # by place in that order
        self.minors = box.minors
        self.natural = box.natural
        self.strongest = sorted(range(len(PAIRS)), key=lambda number: -box.natural[number])
