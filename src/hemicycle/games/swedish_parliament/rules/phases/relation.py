"""After a card is resolved, whoever played it changes one relation (SWE-15), and the card goes on the agenda."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Action, Choices
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.actions import ChangeRelation
from hemicycle.games.swedish_parliament.rules.cards import SYSTEM
from hemicycle.games.swedish_parliament.rules.choices import Offered
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, POLICY
from hemicycle.games.swedish_parliament.rules.debate import Debate, Invitation, Next, Resolving
from hemicycle.games.swedish_parliament.rules.events import Changed, Entered, NothingToChange
from hemicycle.games.swedish_parliament.rules.map import PAIRS, pair
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.relations import first, in_order
from hemicycle.games.swedish_parliament.rules.seating import NOBODY

EVERYBODY: Final = (1 << PARTIES) - 1


class RelationChange(Resolving):
    name = "relation"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Offered(self.debate.changes.actions())

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, ChangeRelation)
        return change(match, self.debate, action.change, pair(action.one, action.other))

    def time_up(self, match: Match, clock: str) -> Next:
        return change_as_system(match, self.debate)  # SWE-41


def change_relation(match: Match, debate: Debate) -> Next:
    """Exactly one, if any may be changed."""
    leads = NOBODY if debate.by == SYSTEM else match.seating.party[debate.by]
    changes = match.relations.changes(debate.acted & EVERYBODY, leads)
    debate.decide(changes)
    if changes.none():
        match.chronicle.note(NothingToChange())  # SWE-15
        return put_on_agenda(match, debate)
    if debate.by == SYSTEM:
        return change_as_system(match, debate)
    return RelationChange(debate, debate.by, match.clock(match.setting.changing))  # SWE-13


def change_as_system(match: Match, debate: Debate) -> Next:
    """The highest pair of the column that may be, strengthened; else weakened; else related."""
    changes, pairs = debate.changes, in_order(match.box.symbols(debate.card, POLICY))
    if changes.strengthen:
        return change(match, debate, "strengthened", first(pairs, changes.strengthen))  # SWE-38
    if changes.weaken:
        return change(match, debate, "weakened", first(pairs, changes.weaken))
    return change(match, debate, "created", first(pairs, changes.create))


def change(match: Match, debate: Debate, kind: str, number: int) -> Next:
    strength = match.relations.change(kind, number)
    one, other = PAIRS[number]
    match.chronicle.note(Changed(kind, one, other, strength))
    return put_on_agenda(match, debate)


def put_on_agenda(match: Match, debate: Debate) -> Next:
    """The card, and its minor party, if it is of one, on the scale; the turn goes on."""
    match.agenda.put(2 * debate.card + debate.side)  # SWE-13
    if isinstance(debate, Invitation):
        minor = debate.minor
        match.board.enter(minor.party, minor.scale, minor.end)  # SWE-25
        match.chronicle.note(Entered(minor.party))
    return debate.turn.resume(match)
