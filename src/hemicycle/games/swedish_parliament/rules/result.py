"""Who has won, and how the players stand; how a cabinet is formed is in `cabinet`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hemicycle.core.state import Outcome, Seat
from hemicycle.games.swedish_parliament.rules.board import NOBODY, Board
from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form, merit
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, ROW, SEGMENTS
from hemicycle.games.swedish_parliament.rules.views import Cabinet, Coop

Merit = tuple[int, int, int, int]  # lasting in the cabinet; voters, their turnout, the highest of one
NO_MERIT: Merit = (0, 0, 0, 0)
Markers = tuple[tuple[tuple[int, ...], ...], ...]


ONE: Final[list[tuple[int, ...]]] = [*[(low,) for low in range(SEGMENTS)], ()]
TWO: Final[list[tuple[int, ...]]] = [*[(low, low + 1) for low in range(SEGMENTS)], ()]
STANDS: Final = [ONE, TWO]  # by the lower segment; the last for nowhere


def segments(board: Board) -> Markers:
    """Where the markers stand, by party and scale."""
    return tuple(
        [
            tuple([STANDS[wide][low] for low in board.markers[party::ROW]])
            for party, wide in enumerate(board.setting.wide)
        ]
    )


def cabinet_of(board: Board, markers: Markers) -> Cabinet | None:
    """As it would be formed now; None while no voter is with any of the eight parties."""
    won = tuple([tuple(voters) for voters in board.won])
    scales = [minor.scale for minor in board.box.shown.minors]
    where_it_counts = tuple(
        [tuple([own if scale in scales else () for scale, own in enumerate(row)]) for row in markers]
    )  # SWE-28
    return formed(board.setting.constitution, won, tuple(board.relations.strength), where_it_counts)


@lru_cache(maxsize=64)
def formed(
    constitution: Constitution, won: tuple[tuple[int, ...], ...], strengths: tuple[int, ...], markers: Markers
) -> Cabinet | None:
    return form(constitution, won, strengths, markers)


def outcome_of(board: Board) -> Outcome:
    over = board.phase == "over"
    cabinet = cabinet_of(board, segments(board))
    merits = [merit_of(cabinet, party) for party in board.party]
    scores = tuple(
        [0 if cabinet is None or party == NOBODY else len(cabinet.voters[party]) for party in board.party]
    )
    if not over:
        return Outcome((), places(merits), scores, "")
    if board.setting.coop is not None:
        return all_or_none(board, is_wanted(cabinet, board.setting.coop), "coop", scores)
    if board.setting.solo:
        return all_or_none(
            board, cabinet is not None and cabinet.centre == board.party[0], "solo", scores
        )  # SWE-40
    ranks = places(merits)
    best = ranks.index(1)
    winners = (best,) if merits[best] > NO_MERIT else ()
    return Outcome(winners, ranks, scores, verdict(cabinet, board.party[best], merits[best]))


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


def all_or_none(board: Board, won: bool, way: str, scores: tuple[int, ...]) -> Outcome:
    winners: tuple[Seat, ...] = tuple(range(board.seats)) if won else ()
    return Outcome(winners, (1,) * board.seats, scores, f"verdict-{way}-{'won' if won else 'lost'}")
