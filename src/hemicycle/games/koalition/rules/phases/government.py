"""All is laid and played: who governs, alone, by camps and talks, or nobody; and what comes of that."""

from __future__ import annotations

from hemicycle.core.choices import Action, Choices, Each, Either, Make, Pick
from hemicycle.core.clock import Clock
from hemicycle.core.phase import Phase, Sealing
from hemicycle.core.state import Seat, Seats
from hemicycle.games.koalition.rules.actions import (
    GiveUp,
    GoOn,
    Propose,
    Refuse,
    Shake,
    Side,
    Suggest,
    TakeBack,
)
from hemicycle.games.koalition.rules.coalitions import chairs_of, seats_of
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.count import NOBODY, Count, tied, undecided
from hemicycle.games.koalition.rules.events import Struck
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.nature import Next
from hemicycle.games.koalition.rules.points import Governs, Points, bonuses, influence, ranked
from hemicycle.games.koalition.rules.talks import Replies, Talks, open_talks


def count_votes(match: Match) -> Next | None:
    result = match.result()
    alone = result.count.absolute()
    if alone != NOBODY:
        return govern(match, 1 << alone)  # KOA-19
    if not result.coalitions.size:
        return fail(match, "no-coalition")  # KOA-22
    torn = tuple([seat for seat in range(match.seats) if torn_between(match, seat)])
    if torn:
        return Sealing("camps", torn, match.start(match.setting.siding), camps, take_sides)  # KOA-18
    return let_talk(match)


# camps


def torn_between(match: Match, seat: Seat) -> list[int]:
    """The split parties in which it has to choose a camp."""
    result = match.result()
    return undecided(match.table, result.count, result.camps, seat)


def camps(match: Match, seat: Seat) -> Choices[Action]:
    parties, count = torn_between(match, seat), match.result().count
    return Make(
        Side, camps=Each([Pick(tied(count, party), of="seat") for party in parties], parties, of="party")
    )


def take_sides(match: Match, moves: dict[Seat, Action | None]) -> Next | None:
    """The silent join the first camp clockwise from the opener (KOA-30)."""
    joined = match.result().camps[:]
    for seat, move in moves.items():
        parties = torn_between(match, seat)
        sides = move.camps if isinstance(move, Side) else [first_tied(match, party) for party in parties]
        for party, camp in zip(parties, sides):
            joined[seat * PARTIES + party] = camp
    match.join(joined)
    return let_talk(match)


def first_tied(match: Match, party: int) -> Seat:
    chairs, opener = tied(match.result().count, party), match.agenda.opener
    return min(chairs, key=lambda chair: (chair - opener) % match.seats)


# talks


class Talking(Phase[Match, Action]):
    """KOA-21: chairs propose coalitions and shake hands on them, until one has all hands."""

    def __init__(self, talks: Talks, chairs: Seats, ticking: tuple[Clock, ...]) -> None:
        self.name, self.talks, self.acting, self.ticking = "talks", talks, chairs, ticking

    def copy(self) -> Talking:
        return Talking(self.talks.copy(), self.acting, self.ticking)

    def awaited(self) -> Seats:
        return seats_of(self.talks.waited())

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Either([self.talks.proposable, Replies(self.talks.replies(seat))])

    def offers(self, match: Match, seat: Seat) -> Choices[Action]:
        election = Pick([match.elections()])
        return Make(Suggest, election=election, coalition=self.talks.coalitions.numbers())

    def take(self, match: Match, seat: Seat, action: Action) -> Next | None:
        sealed, talks = NOBODY, self.talks
        if isinstance(action, Propose):
            sealed = talks.propose(match.next_proposal(), seat, action.coalition)
        elif isinstance(action, Shake):
            sealed = talks.shake(action.proposal, seat)
        elif isinstance(action, TakeBack):
            talks.take_back(action.proposal, seat)
        elif isinstance(action, Refuse):
            match.chronicle.note(Struck(seat, talks.refuse(action.proposal)))
        elif isinstance(action, (GiveUp, GoOn)) and talks.give_up(seat):
            return fail(match, "given-up")  # KOA-22
        return self if sealed == NOBODY else govern(match, talks.coalitions[sealed])  # KOA-21

    def time_up(self, match: Match, clock: str) -> Next | None:
        return fail(match, "time")  # KOA-22


def let_talk(match: Match) -> Next:
    result = match.result()
    chairs = seats_of(chairs_of(result.count, (1 << len(result.count.chairs)) - 1))
    return Talking(open_talks(result.coalitions), chairs, match.start(match.setting.talking))  # KOA-20


# what comes of it


def govern(match: Match, coalition: int) -> Next | None:
    match.end_election("")
    result, country = match.result(), match.setting.cards.deck.countries[match.agenda.country]
    ranks = ranked(result.count, coalition, match.agenda.opener, match.seats)
    bonus = bonuses(result.count, ranks, country.bonus)
    government = [governing(result.count, bloc, points) for bloc, points in zip(ranks, bonus)]
    return close(
        match, government, influence(match.table, result.count, result.camps, coalition, match.seats)
    )


def governing(count: Count, bloc: int, bonus: int) -> Governs:
    return Governs(count.parties[bloc], count.chairs[bloc], count.is_camp(bloc), count.votes[bloc], bonus)


def fail(match: Match, why: str) -> Next | None:
    """New elections, unless there were too many, or nobody could do anything else (KOA-22)."""
    match.end_election(why)
    match.agenda.fail(why)
    stuck = why == "no-coalition" and not any([has_more(match, seat) for seat in range(match.seats)])
    if len(match.agenda.failed) == match.setting.election_limit or stuck:
        return close(match, [], [0] * (match.seats * PARTIES))
    for card, owner in zip(match.table.laid, match.table.owners):
        match.hands.give_back(owner, card)
    return None


def has_more(match: Match, seat: Seat) -> bool:
    """Than the politicians that it must field."""
    politicians = match.hands.politicians[seat].bit_count()
    for card, owner in zip(match.table.laid, match.table.owners):
        if owner == seat and match.hands.shown >> card & 1:
            politicians += 1
    return politicians > match.agenda.fields or match.hands.deck[seat] > 0


def close(match: Match, government: list[Governs], points: Points) -> Next | None:
    """The country is over."""
    match.pad.book(match.agenda.country, match.agenda.election, government, points)
    match.hands.set_aside(match.table.laid)  # KOA-26
    match.agenda.close(match.pad.next_opener(match.agenda.opener))
    match.clear_table()
    return None
