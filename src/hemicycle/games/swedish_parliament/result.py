"""Who has won, and how the players stand; how a cabinet is formed is in `cabinet`."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.state import Outcome, Seat
from hemicycle.games.swedish_parliament.cabinet import form, merit
from hemicycle.games.swedish_parliament.components import NOWHERE, PARTIES, ROW, SCALES
from hemicycle.games.swedish_parliament.constitution import Constitution
from hemicycle.games.swedish_parliament.table import NOBODY, Table
from hemicycle.games.swedish_parliament.views import Cabinet, Coop

Merit = tuple[int, int, int, int]  # lasting in the cabinet; voters, their turnout, the highest of one
NO_MERIT: Merit = (0, 0, 0, 0)
Markers = tuple[tuple[tuple[int, ...], ...], ...]


def segments(table: Table) -> Markers:
    """Where the markers stand, by party and scale."""
    return tuple([tuple([stand(table, scale, party) for scale in range(SCALES)]) for party in range(ROW)])


def stand(table: Table, scale: int, party: int) -> tuple[int, ...]:
    low = table.markers[scale * ROW + party]
    if low == NOWHERE:
        return ()
    return (low, low + 1) if table.setting.wide[party] else (low,)


def cabinet_of(table: Table) -> Cabinet | None:
    """As it would be formed now; None while no voter is with any of the eight parties."""
    won = tuple([tuple(voters) for voters in table.won])
    return formed(table.setting.constitution, won, tuple(table.relations.strength), segments(table))


@lru_cache(maxsize=64)
def formed(
    constitution: Constitution, won: tuple[tuple[int, ...], ...], strengths: tuple[int, ...], markers: Markers
) -> Cabinet | None:
    return form(constitution, won, strengths, markers)


def outcome_of(table: Table) -> Outcome:
    over = table.phase == "over"
    cabinet = cabinet_of(table)
    merits = [merit_of(cabinet, party) for party in table.party]
    scores = tuple(
        [0 if cabinet is None or party == NOBODY else len(cabinet.voters[party]) for party in table.party]
    )
    if not over:
        return Outcome((), places(merits), scores, "")
    if table.setting.coop is not None:
        return all_or_none(table, is_wanted(cabinet, table.setting.coop), "coop", scores)
    if table.setting.solo:
        return all_or_none(
            table, cabinet is not None and cabinet.centre == table.party[0], "solo", scores
        )  # SWE-40
    ranks = places(merits)
    best = ranks.index(1)
    winners = (best,) if merits[best] > NO_MERIT else ()
    return Outcome(winners, ranks, scores, verdict(cabinet, table.party[best], merits[best]))


def merit_of(cabinet: Cabinet | None, party: int) -> Merit:
    if cabinet is None or party == NOBODY or not cabinet.voters[party]:
        return NO_MERIT
    return merit(cabinet, party)


def places(merits: list[Merit]) -> tuple[int, ...]:
    return tuple([1 + len([1 for other in merits if other > own]) for own in merits])  # SWE-36


def verdict(cabinet: Cabinet | None, party: int, best: Merit) -> str:
    """How the best player has won."""
    if cabinet is None or best == NO_MERIT:
        return "verdict-nobody"
    if cabinet.centre == party:
        return "verdict-centre"
    return "verdict-lasted" if party in cabinet.order else "verdict-most-voters"


def is_wanted(cabinet: Cabinet | None, target: Coop) -> bool:
    """Minor allies are not compared."""
    if cabinet is None or cabinet.centre != target.leader:
        return False
    return tuple([party for party in cabinet.members if party < PARTIES]) == target.cabinet


def all_or_none(table: Table, won: bool, way: str, scores: tuple[int, ...]) -> Outcome:
    winners: tuple[Seat, ...] = tuple(range(table.seats)) if won else ()
    return Outcome(winners, (1,) * table.seats, scores, f"verdict-{way}-{'won' if won else 'lost'}")
