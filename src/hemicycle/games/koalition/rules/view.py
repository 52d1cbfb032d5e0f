"""How a match of Koalition looks to a seat, built up from nothing; what a view is made of, `views` says."""

from __future__ import annotations

from typing import Any

from hemicycle.core.choices import Action, bits
from hemicycle.core.phase import Phase, Sealing
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.actions import Side, Stand, Vote
from hemicycle.games.koalition.rules.coalitions import Coalitions, chairs_of, seats_of
from hemicycle.games.koalition.rules.components import KINDS, ONLY_JOKERS, PARTIES, POLITICIANS, Cards
from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.match import Match, Past
from hemicycle.games.koalition.rules.phases.fielding import Lay, Round
from hemicycle.games.koalition.rules.phases.government import Talking
from hemicycle.games.koalition.rules.points import bloc_of, bonuses, by_party, influence_by_bloc, ranked
from hemicycle.games.koalition.rules.result import Result
from hemicycle.games.koalition.rules.table import Table
from hemicycle.games.koalition.rules.table_view import MARKED, lying, tallies
from hemicycle.games.koalition.rules.talks import Open
from hemicycle.games.koalition.rules.views import Bloc, Coalition, Ended, Failed, Hand, Held, Proposal, View


def view_of(match: Match, phase: Phase[Match, Action], seat: Seat | None) -> View:
    setting, agenda, leader, hands = match.setting, match.agenda, match.leader, match.hands
    result, show = match.result(), Governments(match)
    sealed = phase.moves.get(seat) if isinstance(phase, Sealing) and seat is not None else None
    return View(
        phase=phase.name,
        deck=setting.cards.deck,
        countries=setting.countries,
        number=agenda.number,
        country=seat_of(agenda.country),
        fields=agenda.fields,
        bonus=() if agenda.country == NOBODY else setting.cards.deck.countries[agenda.country].bonus,
        election=agenda.election,
        elections=match.elections(),
        election_limit=setting.election_limit,
        failed=tuple([Failed(election, why) for election, why in enumerate(agenda.failed, 1)]),
        coalition_size=setting.coalition_size,
        with_actions=setting.with_actions,
        packets=setting.packets,
        to_come=agenda.packet,
        standing=tuple(leader.stands) if leader.stood else (None,) * match.seats,
        votes=tuple(leader.votes) if leader.counted else (),
        leader=leader.leader,
        opener=seat_of(agenda.opener),
        my_stand=sealed.stands if isinstance(sealed, Stand) else of(leader.stands, seat),
        my_vote=sealed.candidate if isinstance(sealed, Vote) else of(leader.votes, seat),
        voted=isinstance(sealed, Vote),
        turn=phase.turn if isinstance(phase, (Lay, Round)) else None,
        round_by=seat_of(phase.opened_by) if isinstance(phase, Round) else None,
        quiet=phase.players_asked(match) if isinstance(phase, Round) else 0,
        declared=tuple(agenda.declared.items()),
        table=lying(match.table),
        tallies=tallies(match.table, match.seats),
        total=result.count.total,
        majority=result.count.majority,
        held=tuple([held(match, other) for other in range(match.seats)]),
        mine=None if seat is None else hand(match, seat),
        aside=tuple(hands.aside),
        spent=spent(match),
        undealt=hands.undealt(),
        blocs=blocs(match.table, result),
        coalitions=tuple([show.coalition(mask) for mask in result.coalitions.listed()]),
        possible=result.coalitions.size,
        my_side=sealed.camps if isinstance(sealed, Side) else None,
        siding=phase.awaited() if phase.name == "camps" else (),
        proposals=proposals(phase, show),
        given_up=given_up(match, phase),
        last=None if match.last is None else ended(match.last, match.seats),
        happened=match.chronicle.known_to(seat),
        pad=tuple([row.shown() for row in match.pad.rows]),
        power=tuple(match.pad.power),
        booked=by_party(match.pad.booked),
        europe=match.pad.europe(),
    )


def of(sealed: list[Any], seat: Seat | None) -> Any:
    """One's own, once they are open."""
    return None if seat is None else sealed[seat]


def seat_of(number: int) -> int | None:
    return None if number == NOBODY else number


# how it counts


def blocs(table: Table, result: Result) -> tuple[Bloc, ...]:
    return tuple([bloc(table, result, number) for number in range(len(result.count.parties))])


def bloc(table: Table, result: Result, number: int) -> Bloc:
    counted = result.count
    party, chair = counted.parties[number], counted.chairs[number]
    members = {
        owner
        for owner, theirs in zip(table.owners, table.parties)
        if theirs == party and bloc_of(counted, party, result.camps[owner * PARTIES + party]) == number
    }
    return Bloc(party, seat_of(chair), counted.is_camp(number), counted.votes[number], tuple(sorted(members)))


class Governments:
    """What coalitions come to: what all of them have in common is worked out once."""

    def __init__(self, match: Match) -> None:
        result = match.result()
        self.counted, self.seats = result.count, match.seats
        every = (1 << len(self.counted.parties)) - 1
        self.ranks = ranked(self.counted, every, match.agenda.opener, match.seats)
        self.influence = influence_by_bloc(match.table, self.counted, result.camps, match.seats)
        self.bonus = match.setting.cards.deck.countries[match.agenda.country].bonus

    def coalition(self, coalition: int) -> Coalition:
        ranks = [bloc for bloc in self.ranks if coalition >> bloc & 1]
        bonus = dict(zip(ranks, bonuses(self.counted, ranks, self.bonus)))
        members, points = bits(coalition), [0] * self.seats
        for bloc in members:
            points = [earned + more for earned, more in zip(points, self.influence[bloc])]
        for bloc in members:
            points[self.counted.chairs[bloc]] += bonus[bloc]
        return Coalition(
            members=tuple(members),
            votes=sum([self.counted.votes[bloc] for bloc in members]),
            chairs=seats_of(chairs_of(self.counted, coalition)),
            points=tuple(points),
            bonus=tuple([bonus[bloc] for bloc in members]),
        )


def ended(past: Past, seats: int) -> Ended:
    return Ended(
        country=past.country,
        election=past.election,
        why=past.why,
        table=lying(past.table),
        tallies=tallies(past.table, seats),
        total=past.result.count.total,
        majority=past.result.count.majority,
        blocs=blocs(past.table, past.result),
    )


# hands and talks


def held(match: Match, seat: Seat) -> Held:
    return Held(match.hands.politicians[seat].bit_count(), match.hands.deck[seat].bit_count())


def hand(match: Match, seat: Seat) -> Hand:
    deck = match.hands.deck[seat]
    jokers = tuple([POLITICIANS + joker for joker in bits(deck & ONLY_JOKERS)])
    return Hand(tuple(bits(match.hands.politicians[seat])), jokers, by_kind(match.setting.cards, deck))


def by_kind(cards: Cards, deck: int) -> tuple[tuple[str, int], ...]:
    return tuple([(kind, (deck & mask).bit_count()) for kind, mask in zip(KINDS, cards.kinds)])


def spent(match: Match) -> tuple[tuple[str, int], ...]:
    """What was played since the deal and lies on the table no more."""
    lying = [MARKED[deed] for deed, _, _ in match.table.plays]
    played = by_kind(match.setting.cards, match.hands.played)
    return tuple([(kind, many - lying.count(kind)) for kind, many in played])


def proposals(phase: Phase[Match, Action], show: Governments) -> tuple[Proposal, ...]:
    if not isinstance(phase, Talking):
        return ()
    return tuple([proposal(offered, phase.talks.coalitions, show) for offered in phase.talks.proposals])


def proposal(offered: Open, coalitions: Coalitions, show: Governments) -> Proposal:
    government = show.coalition(coalitions[offered.coalition])
    return Proposal(offered.number, offered.by, offered.coalition, government, seats_of(offered.hands))


def given_up(match: Match, phase: Phase[Match, Action]) -> tuple[bool, ...]:
    given_up = phase.talks.given_up if isinstance(phase, Talking) else 0
    return tuple([bool(given_up >> seat & 1) for seat in range(match.seats)])
