"""What each seat sees of Swedish Parliament 2014, built up from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hemicycle.core.choices import bits
from hemicycle.core.state import NATURE, Seat
from hemicycle.games.swedish_parliament.rules.board import Event
from hemicycle.games.swedish_parliament.rules.components.box import OPINION, Box
from hemicycle.games.swedish_parliament.rules.debate import Debate
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.relations import Changes
from hemicycle.games.swedish_parliament.rules.result import STANDS, cabinet_of, segments
from hemicycle.games.swedish_parliament.rules.turns import Turns
from hemicycle.games.swedish_parliament.rules.views import (
    Change,
    Decided,
    Happened,
    InPlay,
    Paid,
    Played,
    Relation,
    Reply,
    View,
)
from hemicycle.games.swedish_parliament.rules.voters import decide

EVERY_PAIR: Final = (1 << len(PAIRS)) - 1


def view_of(board: Turns, seat: Seat | None) -> View:
    setting, relations, debate = board.setting, board.relations, board.debate
    over = board.phase == "over"
    markers = segments(board)
    cabinet = cabinet_of(board, markers)
    return View(
        phase="nature" if board.asked == NATURE and not over else board.phase,
        components=board.box.shown,
        players=board.seats,
        difficulty=setting.difficulty,
        solo=setting.solo,
        coop=setting.coop,
        turn=board.turn,
        turn_of=none(board.turn_of) if board.turn else None,
        asked=None if over or board.asked == NATURE else board.asked,
        first=0,
        parties=tuple([none(party) for party in board.party]),
        clockwise=tuple(board.clockwise or range(board.seats)),
        markers=markers,
        relations=tuple([Relation(*PAIRS[at], relations.strength[at]) for at in bits(relations.related)]),
        tiles_left=relations.tiles,
        creatable=tuple([PAIRS[at] for at in bits(relations.creatable(EVERY_PAIR & ~relations.related))]),
        changes=changes(debate.changes) if debate and debate.changes else (),
        agenda=tuple([Played(play >> 1, side(board.box, play)) for play in reversed(board.agenda)]),
        queue=tuple(board.queue),
        piles=tuple([len(pile) for pile in board.piles]),
        hands=tuple([tuple([board.box.back[card] for card in hand]) for hand in board.hands]),
        mine=() if seat is None else tuple(board.hands[seat]),  # SWE-6
        paid=tuple([
            Paid(by, board.box.back[card], card if over or by == seat else None) for by, card in board.paid
        ]),
        trash=tuple(board.trash),
        in_play=None if debate is None else in_play(board, debate),
        played=board.played,
        won=tuple([tuple(voters) for voters in board.won]),
        decided=tuple([decision.shown() for decision in board.decided]),
        next_vote=next_vote(board),
        voters_due=board.voter_due(),
        cabinet=cabinet if over else None,
        forecast=None if over else cabinet,
        happened=happened(board),
        last_pile=tuple([none(pile) for pile in board.drawn_from]),
    )  # fmt: skip


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


def in_play(board: Turns, debate: Debate) -> InPlay:
    return InPlay(
        card=debate.card,
        side=side(board.box, 2 * debate.card + debate.side),
        by=none(debate.by),
        column=debate.column,
        replies=replies(debate) if debate.card < board.box.ideas else (),
        asked=party_asked(board, debate),
        acted=tuple(bits(debate.acted)) if debate.changes is not None else (),
        welcome=none(debate.welcome),
        contributed=tuple(debate.contributed),
        pushed=debate.pushed,
        brought_back=tuple(debate.brought_back),
        before=tuple([STANDS[wide][low] for low, wide in zip(debate.before, board.setting.wide)]),
    )


def party_asked(board: Turns, debate: Debate) -> int | None:
    if board.phase == "welcome":
        return board.party[debate.guests[0]]
    return board.party[board.asked] if board.phase in ("reply", "contribute", "bring-back") else None


def replies(debate: Debate) -> tuple[Reply, ...]:
    """Of those heard so far."""
    return tuple([
        Reply(party, debate.acted >> party & 1 == 1, debate.paid.get(party)) for party in debate.column[: debate.heard]
    ])  # fmt: skip


def next_vote(board: Turns) -> Decided | None:
    if not board.queue or not board.agenda:
        return None
    return decide(board.box, board.setting.wide, board.markers, board.agenda, board.queue[0]).shown()


def happened(board: Turns) -> tuple[Happened, ...]:
    """In this turn and the one before; alone, since the player's turn before."""
    kept = [*board.earlier, *board.events]
    return tuple([event(number, told) for number, told in enumerate(kept, board.forgotten + 1)])


@lru_cache(maxsize=1 << 12)
def event(number: int, told: Event) -> Happened:
    kind, seat, party, card, one, other, amount = told
    return Happened(number, kind, none(seat), none(party), none(card), none(one), none(other), amount)
