"""What each seat sees of Swedish Parliament 2014, built up from nothing."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import NATURE, Seat
from hemicycle.games.swedish_parliament.rules.board import STANDS
from hemicycle.games.swedish_parliament.rules.components.box import OPINION, Box
from hemicycle.games.swedish_parliament.rules.debate import Asking, Debate, Invitation, Next, Resolving
from hemicycle.games.swedish_parliament.rules.election import decision_now, voter_due
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.phases.invitation import Welcoming
from hemicycle.games.swedish_parliament.rules.phases.turn import PlayerTurn
from hemicycle.games.swedish_parliament.rules.relations import Changes
from hemicycle.games.swedish_parliament.rules.result import cabinet_of
from hemicycle.games.swedish_parliament.rules.seating import FIRST
from hemicycle.games.swedish_parliament.rules.views import (
    Change,
    Decided,
    InPlay,
    Paid,
    Played,
    Relation,
    Reply,
    View,
)

EVERY_PAIR: Final = (1 << len(PAIRS)) - 1


def view_of(match: Match, phase: Next, seat: Seat | None) -> View:
    setting, relations, cards, turn = match.setting, match.relations, match.cards, match.turn
    over, debate = phase.name == "over", phase.debate if isinstance(phase, Resolving) else None
    markers = match.board.segments()
    cabinet = cabinet_of(match, markers)
    return View(
        phase="nature" if phase.acting == (NATURE,) else phase.name,
        components=match.box.shown,
        players=match.seats,
        difficulty=setting.difficulty,
        solo=setting.solo,
        coop=setting.coop,
        turn=turn.number,
        turn_of=none(turn.of) if turn.number else None,
        asked=asked(phase),
        first=FIRST,
        parties=tuple([none(party) for party in match.seating.party]),
        clockwise=tuple(match.seating.clockwise or range(match.seats)),
        markers=markers,
        relations=tuple([Relation(*PAIRS[at], relations.strength[at]) for at in bits(relations.related)]),
        tiles_left=relations.tiles,
        creatable=tuple([PAIRS[at] for at in bits(relations.creatable(EVERY_PAIR & ~relations.related))]),
        changes=changes(debate.changes) if debate else (),
        agenda=tuple([Played(play >> 1, side(match.box, play)) for play in reversed(match.agenda.plays)]),
        queue=tuple(match.electorate.queue),
        piles=tuple([len(pile) for pile in cards.piles]),
        hands=tuple([tuple([match.box.back[card] for card in hand]) for hand in cards.hands]),
        mine=() if seat is None else tuple(cards.hands[seat]),  # SWE-6
        paid=tuple([
            Paid(by, match.box.back[card], card if over or by == seat else None) for by, card in cards.paid
        ]),
        trash=tuple(cards.trash),
        in_play=None if debate is None else in_play(match, phase, debate),
        played=turn.played,
        won=tuple([tuple(voters) for voters in match.electorate.won]),
        decided=tuple([decision.shown() for decision in match.electorate.decided]),
        next_vote=next_vote(match),
        voters_due=voter_due(match),
        cabinet=cabinet if over else None,
        forecast=None if over else cabinet,
        happened=match.chronicle.known_to(seat),
        last_pile=tuple([none(pile) for pile in cards.drawn_from]),
    )  # fmt: skip


def asked(phase: Next) -> Seat | None:
    return phase.seat if isinstance(phase, (Asking, PlayerTurn)) else None


def none(number: int) -> int | None:
    """What is -1 where there is none."""
    return None if number < 0 else number


def side(box: Box, play: int) -> str:
    if play >> 1 >= box.first_minor:
        return "minor"
    return "opinion" if play & 1 == OPINION else "policy"


def changes(legal: Changes) -> tuple[Change, ...]:
    kinds = (
        ("create", legal.create), ("strengthen", legal.strengthen),
        ("weaken", legal.weaken), ("break", legal.loosen),
    )  # fmt: skip
    return tuple([Change(kind, *PAIRS[at]) for kind, pairs in kinds for at in bits(pairs)])


def in_play(match: Match, phase: Next, debate: Debate) -> InPlay:
    invitation = debate if isinstance(debate, Invitation) else None
    nothing = (0,) * match.seats
    return InPlay(
        card=debate.card,
        side=debate.use,
        by=none(debate.by),
        column=debate.column,
        replies=() if invitation else replies(debate),
        asked=party_asked(match, phase, debate),
        acted=tuple(bits(debate.acted)) if debate.all_decided else (),
        welcome=none(invitation.welcome) if invitation else None,
        contributed=tuple(invitation.contributed) if invitation else nothing,
        pushed=invitation.pushed if invitation else 0,
        brought_back=tuple(invitation.brought_back) if invitation else nothing,
        before=tuple([STANDS[wide][low] for low, wide in zip(debate.before, match.board.wide)]),
    )


def party_asked(match: Match, phase: Next, debate: Debate) -> int | None:
    """That of the guest, while cards are being welcomed."""
    seat = (
        debate.guests[0] if isinstance(phase, Welcoming) and isinstance(debate, Invitation) else asked(phase)
    )
    return None if seat is None or phase.name == "relation" else match.seating.party[seat]


def replies(debate: Debate) -> tuple[Reply, ...]:
    """Of those heard so far."""
    return tuple([
        Reply(party, debate.acted >> party & 1 == 1, debate.paid.get(party)) for party in debate.column[: debate.heard]
    ])  # fmt: skip


def next_vote(match: Match) -> Decided | None:
    if not match.electorate.queue or not match.agenda.plays:
        return None
    return decision_now(match, match.electorate.queue[0]).shown()
