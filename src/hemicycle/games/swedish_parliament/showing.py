"""What each seat sees of Swedish Parliament 2014, built up from nothing."""

from __future__ import annotations

from hemicycle.core.choices import bits
from hemicycle.core.state import NATURE, Seat
from hemicycle.games.swedish_parliament.components import OPINION, PARTIES, ROW, SCALES, Box
from hemicycle.games.swedish_parliament.debate import NO_LIMIT, SYSTEM, Debate
from hemicycle.games.swedish_parliament.map import PAIRS
from hemicycle.games.swedish_parliament.relations import Changes
from hemicycle.games.swedish_parliament.result import cabinet_of, segments
from hemicycle.games.swedish_parliament.table import NO_PILE, NOBODY, SHOWN, Event
from hemicycle.games.swedish_parliament.turns import Turns
from hemicycle.games.swedish_parliament.views import (
    Change,
    Decided,
    Happened,
    InPlay,
    Paid,
    Played,
    Relation,
    View,
)
from hemicycle.games.swedish_parliament.voters import decide

EVERY_PAIR = (1 << len(PAIRS)) - 1


def view_of(table: Turns, seat: Seat | None) -> View:
    setting, relations, debate = table.setting, table.relations, table.debate
    over = table.phase == "over"
    cabinet = cabinet_of(table)
    return View(
        phase="nature" if table.asked == NATURE and not over else table.phase,
        components=table.box.shown,
        players=table.seats,
        difficulty=setting.difficulty,
        solo=setting.solo,
        coop=setting.coop,
        turn=table.turn,
        turn_of=none(table.turn_of) if table.turn else None,
        asked=None if over or table.asked == NATURE else table.asked,
        first=0,
        parties=tuple([none(party) for party in table.party]),
        clockwise=tuple(table.clockwise or range(table.seats)),
        markers=segments(table),
        relations=tuple([Relation(*PAIRS[at], relations.strength[at]) for at in bits(relations.related)]),
        tiles_left=relations.tiles,
        creatable=tuple([PAIRS[at] for at in bits(relations.creatable(EVERY_PAIR & ~relations.related))]),
        changes=changes(debate.changes) if debate and debate.changes else (),
        agenda=tuple([Played(play >> 1, side(table.box, play)) for play in reversed(table.agenda)]),
        queue=tuple(table.queue),
        piles=tuple([len(pile) for pile in table.piles]),
        hands=tuple([tuple([table.box.back[card] for card in hand]) for hand in table.hands]),
        mine=() if seat is None else tuple(table.hands[seat]),
        paid=tuple([
            Paid(by, table.box.back[card], card if over or by == seat else None) for by, card in table.paid
        ]),
        trash=tuple(table.trash),
        in_play=None if debate is None else in_play(table, debate),
        played=table.played,
        won=tuple([tuple(voters) for voters in table.won]),
        decided=tuple(table.decided),
        next_vote=next_vote(table),
        voters_due=table.voter_due(),
        cabinet=cabinet if over else None,
        forecast=None if over else cabinet,
        happened=happened(table),
        last_pile=tuple([none(pile) for pile in table.drawn_from]),
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


def in_play(table: Turns, debate: Debate) -> InPlay:
    asked = table.phase in ("reply", "contribute", "bring-back")
    return InPlay(
        card=debate.card,
        side=side(table.box, 2 * debate.card + debate.side),
        by=none(debate.by),
        column=debate.column,
        replies=tuple(debate.replies),
        asked=table.party[table.asked] if asked else None,
        acted=tuple(bits(debate.acted)) if debate.changes is not None else (),
        welcome=none(debate.welcome),
        contributed=tuple(debate.contributed),
        pushed=debate.pushed,
        brought_back=tuple(debate.brought_back),
        before=tuple([before(table, debate, party) for party in range(ROW)]),
    )


def before(table: Turns, debate: Debate, party: int) -> tuple[int, ...]:
    low = debate.before[party]
    if low < 0:
        return ()
    return (low, low + 1) if table.setting.wide[party] else (low,)


def next_vote(table: Turns) -> Decided | None:
    if not table.queue or not table.agenda:
        return None
    return decide(table.box, table.setting.wide, table.markers, table.agenda, table.queue[0])


def happened(table: Turns) -> tuple[Happened, ...]:
    """All since the last move, and before that the last."""
    start = max(0, min(len(table.events) - SHOWN, table.events_old))
    return tuple([
        event(table.events_gone + at + 1, table.events[at]) for at in range(start, len(table.events))
    ])  # fmt: skip


def event(number: int, told: Event) -> Happened:
    kind, seat, party, card, one, other, amount = told
    return Happened(number, kind, none(seat), none(party), none(card), none(one), none(other), amount)
