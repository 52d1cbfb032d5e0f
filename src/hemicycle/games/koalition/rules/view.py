"""How a state of Koalition looks to a seat, built up from nothing; what a view is made of, `views` says."""

from __future__ import annotations

from hemicycle.core.choices import bits
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.coalitions import Coalitions, chairs_of, seats_of
from hemicycle.games.koalition.rules.components import KINDS, ONLY_JOKERS, PARTIES, POLITICIANS, Cards
from hemicycle.games.koalition.rules.count import NOBODY, Count, count, own_camps
from hemicycle.games.koalition.rules.countries import Course
from hemicycle.games.koalition.rules.points import bloc_of, bonuses, by_party, influence_by_bloc, ranked
from hemicycle.games.koalition.rules.session import Past
from hemicycle.games.koalition.rules.table import Fronts
from hemicycle.games.koalition.rules.table_view import MARKED, table, tallies
from hemicycle.games.koalition.rules.talks import Open
from hemicycle.games.koalition.rules.views import Bloc, Coalition, Ended, Failed, Hand, Held, Proposal, View


def view_of(state: Course, seat: Seat | None) -> View:
    setting, hands, leading, fronts = state.setting, state.hands, state.leading, state.fronts
    counted = count_of(state)
    country = setting.cards.deck.countries[state.country] if state.country != NOBODY else None
    found, show = coalitions_of(state, counted), Governments(state, counted)
    return View(
        phase=state.phase,
        deck=setting.cards.deck,
        countries=setting.countries,
        number=state.number,
        country=seat_of(state.country),
        fields=state.fields,
        bonus=country.bonus if country else (),
        election=state.election,
        elections=state.elections(),
        election_limit=setting.election_limit,
        failed=tuple([Failed(election, why) for election, why in enumerate(state.failed, 1)]),
        coalition_size=setting.coalition_size,
        with_actions=setting.with_actions,
        standing=tuple(leading.stands) if leading.stood else (None,) * state.seats,
        votes=tuple(leading.votes) if leading.counted else (),
        leader=leading.leader,
        opener=seat_of(state.opener),
        my_stand=None if seat is None else leading.stands[seat],
        my_vote=None if seat is None else leading.votes[seat],
        voted=seat is not None and leading.voted[seat],
        turn=seat_of(state.turn),
        round_by=seat_of(state.round_by),
        quiet=quiet(state),
        table=table(fronts),
        tallies=tallies(fronts, state.seats),
        total=counted.total,
        majority=counted.majority,
        held=tuple([held(state, other) for other in range(state.seats)]),
        mine=None if seat is None else hand(state, seat),
        aside=tuple(hands.aside),
        spent=spent(state),
        undealt=hands.undealt(),
        blocs=blocs(fronts, counted, camps_of(state, counted)),
        coalitions=tuple([show.coalition(own) for own in found.listed()]),
        possible=found.size,
        my_side=None if seat is None else state.sides[seat],
        siding=state.waited if state.phase == "camps" else (),
        proposals=proposals(state, show),
        given_up=given_up(state),
        last=None if state.last is None else ended(state.last, state.seats),
        pad=tuple([row.shown() for row in state.pad.rows]),
        power=tuple(state.pad.power),
        booked=by_party(state.pad.booked),
        europe=state.pad.europe(),
    )


def seat_of(number: int) -> int | None:
    return None if number == NOBODY else number


def quiet(state: Course) -> int:
    """Who is skipped does not pass."""
    asked = [(state.turn + step) % state.seats for step in range(state.quiet)]
    return len([seat for seat in asked if state.hands.deck[seat]])


# how it counts


def count_of(state: Course) -> Count:
    return state.count if state.closed else count(state.fronts, state.seats)


def blocs(fronts: Fronts, counted: Count, camps: list[Seat]) -> tuple[Bloc, ...]:
    return tuple([bloc(fronts, counted, camps, number) for number in range(len(counted.parties))])


def bloc(fronts: Fronts, counted: Count, camps: list[Seat], number: int) -> Bloc:
    party, chair = counted.parties[number], counted.chairs[number]
    members = {
        owner
        for owner, own in zip(fronts.owners, fronts.parties)
        if own == party and bloc_of(counted, party, camps[owner * PARTIES + party]) == number
    }
    return Bloc(party, seat_of(chair), counted.is_camp(number), counted.votes[number], tuple(sorted(members)))


def camps_of(state: Course, counted: Count) -> list[Seat]:
    return state.camps if state.closed else own_camps(counted, state.seats)


def coalitions_of(state: Course, counted: Count) -> Coalitions:
    if state.coalitions is not None:
        return state.coalitions
    return Coalitions(counted, state.setting.cards, state.setting.coalition_size == "fewest")


class Governments:
    """What coalitions come to: what all of them have in common is worked out once."""

    def __init__(self, state: Course, counted: Count) -> None:
        self.counted, self.seats = counted, state.seats
        every = (1 << len(counted.parties)) - 1
        self.ranks = ranked(counted, every, state.opener, state.seats)
        self.influence = influence_by_bloc(state.fronts, counted, camps_of(state, counted), state.seats)
        self.bonus = state.setting.cards.deck.countries[state.country].bonus

    def coalition(self, own: int) -> Coalition:
        ranks = [bloc for bloc in self.ranks if own >> bloc & 1]
        bonus = dict(zip(ranks, bonuses(self.counted, ranks, self.bonus)))
        members, points = bits(own), [0] * self.seats
        for bloc in members:
            points = [earned + more for earned, more in zip(points, self.influence[bloc])]
        for bloc in members:
            points[self.counted.chairs[bloc]] += bonus[bloc]
        return Coalition(
            members=tuple(members),
            votes=sum([self.counted.votes[bloc] for bloc in members]),
            chairs=seats_of(chairs_of(self.counted, own)),
            points=tuple(points),
            bonus=tuple([bonus[bloc] for bloc in members]),
        )


def ended(past: Past, seats: int) -> Ended:
    return Ended(
        country=past.country,
        election=past.election,
        why=past.why,
        table=table(past.fronts),
        tallies=tallies(past.fronts, seats),
        total=past.count.total,
        majority=past.count.majority,
        blocs=blocs(past.fronts, past.count, past.camps),
    )


# hands and talks


def held(state: Course, seat: Seat) -> Held:
    return Held(state.hands.politicians[seat].bit_count(), state.hands.deck[seat].bit_count())


def hand(state: Course, seat: Seat) -> Hand:
    deck = state.hands.deck[seat]
    jokers = tuple([POLITICIANS + joker for joker in bits(deck & ONLY_JOKERS)])
    return Hand(tuple(bits(state.hands.politicians[seat])), jokers, by_kind(state.setting.cards, deck))


def by_kind(cards: Cards, deck: int) -> tuple[tuple[str, int], ...]:
    return tuple([(kind, (deck & own).bit_count()) for kind, own in zip(KINDS, cards.kinds)])


def spent(state: Course) -> tuple[tuple[str, int], ...]:
    """What was played since the deal and lies on the table no more."""
    lying = [MARKED[deed] for deed, _, _ in state.fronts.plays]
    played = by_kind(state.setting.cards, state.hands.played)
    return tuple([(kind, many - lying.count(kind)) for kind, many in played])


def proposals(state: Course, show: Governments) -> tuple[Proposal, ...]:
    if state.talks is None:
        return ()
    return tuple([proposal(own, state.talks.coalitions, show) for own in state.talks.proposals])


def proposal(own: Open, coalitions: Coalitions, show: Governments) -> Proposal:
    government = show.coalition(coalitions[own.coalition])
    return Proposal(own.number, own.by, own.coalition, government, seats_of(own.hands))


def given_up(state: Course) -> tuple[bool, ...]:
    given_up = 0 if state.talks is None else state.talks.given_up
    return tuple([bool(given_up >> seat & 1) for seat in range(state.seats)])
