"""Who governs: which cabinet is formed, and who is its centre of gravity (SWE-30…36); not which player that is."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.choices import bits
from hemicycle.games.swedish_parliament.rules.cabinet.forming import NOWHERE, Forming, Markers
from hemicycle.games.swedish_parliament.rules.cabinet.gravity import Gravity
from hemicycle.games.swedish_parliament.rules.cabinet.weights import WEIGHT, Constitution
from hemicycle.games.swedish_parliament.rules.map import PAIRS, PARTIES
from hemicycle.games.swedish_parliament.rules.views import Cabinet, Relation


def form(
    constitution: Constitution,
    won: Sequence[Sequence[int]],
    strengths: Sequence[int],
    markers: Markers,
    record: bool = True,
) -> Cabinet | None:
    """What comes of these voters, by party and the minor ones too; None if they are with none of the eight.

    `strengths` are those of relations by pair, 0 for none. Steps are only told if there is to be a `record` of them.
    """
    forming = Forming(constitution, won, strengths, record)
    if not forming.parties:
        return None
    forming.settle_minors(markers)
    forming.bridge()
    forming.narrow()
    tiles = forming.tiles()
    order = gravity(forming, tiles).order()
    return Cabinet(
        members=tuple(sorted(order)),
        relations=tuple(
            [Relation(*PAIRS[number], strengths[number]) for number in sorted(forming.relations)]
        ),
        steps=tuple(forming.steps or ()),
        centre=order[0],
        order=order,
        voters=tuple([tuple([constitution.turnout_of[at] for at in bits(held)]) for held in tiles]),
    )


def gravity(forming: Forming, tiles: list[int]) -> Gravity:
    """The tree that was formed, with the minor parties that sit on its relations."""
    there = [
        held if party >= PARTIES or forming.parties >> party & 1 else 0 for party, held in enumerate(tiles)
    ]
    related = forming.related + [0] * (len(tiles) - PARTIES)
    tree = Gravity(related, there, forming.constitution.turnout_of, forming.steps)
    for at, minor in enumerate(forming.constitution.minors):
        if forming.seat[at] != NOWHERE:
            tree.seat_between(minor.party, *PAIRS[forming.seat[at]])
    return tree


def merit(cabinet: Cabinet, party: int) -> tuple[int, int, int, int]:
    """What a player is ranked by (SWE-36): how long its party lasts; voters, their turnout, the highest of one."""
    lasts = len(cabinet.order) - cabinet.order.index(party) if party in cabinet.order else 0
    held = cabinet.voters[party]
    return lasts, len(held), sum(held), max(held, default=-WEIGHT)
