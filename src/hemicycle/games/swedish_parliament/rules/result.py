"""Who has won, and how the players stand; how a cabinet is formed is in `cabinet`."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.state import Outcome, Seat
from hemicycle.games.swedish_parliament.rules.board import Segments
from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form, merit
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.seating import NOBODY
from hemicycle.games.swedish_parliament.rules.views import Cabinet, Coop

Merit = tuple[int, int, int, int]  # lasting in the cabinet; voters, their turnout, the highest of one
NO_MERIT: Merit = (0, 0, 0, 0)


def cabinet_of(match: Match, markers: Segments) -> Cabinet | None:
    """As it would be formed now; None while no voter is with any of the eight parties."""
    won = tuple([tuple(voters) for voters in match.electorate.won])
    scales = [minor.scale for minor in match.box.shown.minors]
    where_it_counts = tuple(
        [tuple([stands if scale in scales else () for scale, stands in enumerate(row)]) for row in markers]
    )  # SWE-28
    return formed(match.setting.constitution, won, tuple(match.relations.strength), where_it_counts)


@lru_cache(maxsize=64)
def formed(
    constitution: Constitution,
    won: tuple[tuple[int, ...], ...],
    strengths: tuple[int, ...],
    markers: Segments,
) -> Cabinet | None:
    return form(constitution, won, strengths, markers)


def outcome_of(match: Match, over: bool) -> Outcome:
    cabinet, parties = cabinet_of(match, match.board.segments()), match.seating.party
    merits = [merit_of(cabinet, party) for party in parties]
    scores = tuple(
        [0 if cabinet is None or party == NOBODY else len(cabinet.voters[party]) for party in parties]
    )
    if not over:
        return Outcome((), places(merits), scores, "")
    if match.setting.coop is not None:
        return all_or_none(match.seats, is_wanted(cabinet, match.setting.coop), "coop", scores)
    if match.setting.solo:
        is_centre = cabinet is not None and cabinet.centre == parties[0]
        return all_or_none(match.seats, is_centre, "solo", scores)  # SWE-40
    ranks = places(merits)
    best = ranks.index(1)
    winners = (best,) if merits[best] > NO_MERIT else ()
    return Outcome(winners, ranks, scores, verdict(cabinet, parties[best], merits[best]))


def merit_of(cabinet: Cabinet | None, party: int) -> Merit:
    if cabinet is None or party == NOBODY or not cabinet.voters[party]:
        return NO_MERIT
    return merit(cabinet, party)


def places(merits: list[Merit]) -> tuple[int, ...]:
    return tuple([1 + len([1 for other in merits if other > merit]) for merit in merits])  # SWE-36


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


def all_or_none(seats: int, won: bool, way: str, scores: tuple[int, ...]) -> Outcome:
    winners: tuple[Seat, ...] = tuple(range(seats)) if won else ()
    return Outcome(winners, (1,) * seats, scores, f"verdict-{way}-{'won' if won else 'lost'}")
