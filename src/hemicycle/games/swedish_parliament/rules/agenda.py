"""The agenda: the cards that were played, the hottest topic on top; not how voters go by it."""

from __future__ import annotations

from typing import Final

NO_PLAY: Final = -1


class Agenda:
    """Cards go by 2 × card + side."""

    def __init__(self) -> None:
        self.plays: list[int] = []  # the hottest last
        self.last = NO_PLAY  # the last idea or minor party card played, wherever it is now

    def copy(self) -> Agenda:
        twin = Agenda()
        twin.plays, twin.last = self.plays[:], self.last
        return twin

    def put(self, play: int) -> None:
        self.plays.append(play)
        self.last = play

    def remove(self, many: int) -> None:
        """So many from the top."""
        del self.plays[len(self.plays) - many :]
