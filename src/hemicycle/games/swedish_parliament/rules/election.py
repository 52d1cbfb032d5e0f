"""When a voter is due, and what becomes of it and of the cards that it went by."""

from __future__ import annotations

from hemicycle.games.swedish_parliament.rules.components.box import VOTERS
from hemicycle.games.swedish_parliament.rules.events import VoterDecided
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.voters import Decision, decide


def voter_due(match: Match) -> bool:
    queue, seen = match.electorate.queue, match.electorate.seen
    if not queue or not match.agenda.plays:
        return False
    return len(queue) >= match.seats or seen == VOTERS  # SWE-20, SWE-37


def decision_now(match: Match, voter: int) -> Decision:
    """By the agenda as it lies, which is not empty (SWE-21)."""
    return decide(match.box, match.board.wide, match.board.markers, match.agenda.plays, voter)


def resolve_voter(match: Match) -> None:
    decision = decision_now(match, match.electorate.queue[0])
    settle(match, decision)
    match.agenda.remove(len(decision.used))
    for card in decision.used:
        match.cards.discard(card)  # SWE-22


def decide_the_rest(match: Match) -> None:
    """Who still waits at the end goes by the last card played."""
    for voter in match.electorate.queue[:]:
        settle(
            match, decide(match.box, match.board.wide, match.board.markers, [match.agenda.last], voter)
        )  # SWE-29


def settle(match: Match, decision: Decision) -> None:
    match.electorate.settle(decision)
    match.cards.discard(match.box.ideas + decision.voter)
    last = decision.seen[-1]
    match.chronicle.note(
        VoterDecided(
            decision.voter, decision.winner, last.group, last.scale, decision.by_order, len(decision.used)
        )
    )
