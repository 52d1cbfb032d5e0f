"""What the bank may order: packs, time limits, ends. Who the bank is, a table knows."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action, Choices, Either, Make, Number, Parts, Pick
from hemicycle.games.coalitions.rules.actions import EndPeriod, EndSession, NextPack, SetSeconds
from hemicycle.games.coalitions.rules.options import SECONDS

LIMITED: Final = tuple(SECONDS)  # kinds of clocks; the session has an end of its own


def orders(packs: Parts, bargaining: bool) -> Choices[Action]:
    """The next pack, how long clocks run, and ends."""
    ends: list[Action] = [EndSession()]
    if bargaining:
        ends.append(EndPeriod())
    return Either([Pick(ends), Make(NextPack, pack=packs), *LIMITS])  # COA-4, COA-16


def seconds(kind: str) -> Choices[int]:
    """None at all, as 0, or from the least to the most."""
    least, most = SECONDS[kind]
    return Either([Pick([0]), Number(least, most)])


LIMITS: Final[list[Choices[Action]]] = [
    Make(SetSeconds, clock=Pick([kind]), seconds=seconds(kind)) for kind in LIMITED
]
