"""Points of a government, on the pad, and in Europe. Who governs is decided elsewhere."""

from __future__ import annotations

from hemicycle.core.choices import bits
from hemicycle.core.state import Outcome, Seat
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.count import NOBODY, Count, chair_sum, highest_card
from hemicycle.games.koalition.rules.table import Table
from hemicycle.games.koalition.rules.views import Europe, Governing, Row, Share

Points = list[int]  # by seat and party, at seat * PARTIES + party


def bloc_of(count: Count, party: int, camp: Seat) -> int:
    """The bloc of a party, or of the camp of that player where it is split; NOBODY for who has chosen none."""
    for bloc, own in enumerate(count.parties):
        if own == party and (count.chairs[bloc] == camp or not count.is_camp(bloc)):
            return bloc
    return NOBODY


def influence(table: Table, count: Count, camps: list[Seat], coalition: int, seats: int) -> Points:
    """A point for each politician in government who is not out; `camps` by seat and party."""
    points = [0] * (seats * PARTIES)
    for place, party in enumerate(table.parties):
        if not table.out >> place & 1:
            at = table.owners[place] * PARTIES + party
            bloc = bloc_of(count, party, camps[at])
            if bloc != NOBODY and coalition >> bloc & 1:
                points[at] += 1  # KOA-23
    return points


def influence_by_bloc(table: Table, count: Count, camps: list[Seat], seats: int) -> list[Points]:
    """What each bloc would bring each seat if it governs."""
    points = [[0] * seats for _ in count.parties]
    for place, party in enumerate(table.parties):
        if not table.out >> place & 1:
            owner = table.owners[place]
            bloc = bloc_of(count, party, camps[owner * PARTIES + party])
            if bloc != NOBODY:
                points[bloc][owner] += 1  # KOA-23
    return points


def ranked(count: Count, coalition: int, opener: Seat, seats: int) -> list[int]:
    """The blocs of a coalition, the strongest first (KOA-24)."""
    keys = [
        (
            -count.votes[bloc],
            -chair_sum(count.claims[bloc]),
            -highest_card(count.claims[bloc]),
            count.parties[bloc],
            (count.chairs[bloc] - opener) % seats,
            bloc,
        )
        for bloc in bits(coalition)
    ]
    return [key[-1] for key in sorted(keys)]


def bonuses(count: Count, ranks: list[int], bonus: tuple[int, int, int]) -> list[int]:
    """Of each of these blocs, the strongest first; without a chair there is none."""
    return [
        0 if count.chairs[bloc] == NOBODY else bonus[min(rank, 2)] for rank, bloc in enumerate(ranks)  # KOA-24
    ]  # fmt: skip


class Governs:
    """A party or camp in government, and what its chair, if there is one, gets for it."""

    def __init__(self, party: int, chair: Seat, camp: bool, votes: int, bonus: int) -> None:
        self.party, self.chair, self.camp, self.votes, self.bonus = party, chair, camp, votes, bonus

    def shown(self) -> Governing:
        chair = None if self.chair == NOBODY else self.chair
        return Governing(self.party, chair, self.camp, self.votes, self.bonus)


class Booked:
    """A country that is over, with its government, or without one. It never changes."""

    def __init__(self, country: int, elections: int, government: list[Governs], influence: Points) -> None:
        self.country, self.elections = country, elections
        self.government, self.influence = government, influence
        self.known: Row | None = None  # once somebody has looked
        self.points = influence[:]
        for own in government:
            if own.chair != NOBODY:
                self.points[own.chair * PARTIES + own.party] += own.bonus

    def shown(self) -> Row:
        if self.known is None:
            self.known = self.row()
        return self.known

    def row(self) -> Row:
        points, influence = by_party(self.points), by_party(self.influence)
        return Row(
            country=self.country,
            elections=self.elections,
            government=tuple([own.shown() for own in self.government]),
            influence=tuple([sum(own) for own in influence]),
            bonus=tuple([sum(all_in) - sum(own) for all_in, own in zip(points, influence)]),
            booked=points,
        )


class Pad:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[Booked] = []
        self.power = [0] * seats
        self.booked: Points = [0] * (seats * PARTIES)

    def copy(self) -> Pad:
        twin = Pad(self.seats)
        twin.rows, twin.power, twin.booked = self.rows[:], self.power[:], self.booked[:]
        return twin

    def book(self, country: int, elections: int, government: list[Governs], influence: Points) -> None:
        """A country that is over."""
        row = Booked(country, elections, government, influence)
        self.rows.append(row)
        for at, more in enumerate(row.points):
            if more:
                self.booked[at] += more  # KOA-25
                self.power[at // PARTIES] += more

    def next_opener(self, opener: Seat) -> Seat:
        """Who has most points in the country just finished, then most so far; then the first after the last opener."""
        row = self.rows[-1]
        if not row.government:
            return opener  # KOA-6
        keys = [
            (
                sum(row.points[seat * PARTIES : (seat + 1) * PARTIES]),
                self.power[seat],
                -((seat - opener - 1) % self.seats),
            )
            for seat in range(self.seats)
        ]
        return keys.index(max(keys))  # KOA-6

    def europe(self) -> Europe:
        """As it stands (KOA-28)."""
        totals = [sum(self.booked[party::PARTIES]) for party in range(PARTIES)]
        shares = tuple([self.share(party, totals) for party in range(PARTIES)])
        given = tuple(
            [sum([share.each for share in shares if seat in share.holders]) for seat in range(self.seats)]
        )
        scores = tuple([power + more for power, more in zip(self.power, given)])  # KOA-29
        return Europe(shares, given, scores)

    def share(self, party: int, totals: list[int]) -> Share:
        points = totals[party]
        if not points:
            return Share(party, 0, 0, (), 0)  # KOA-28: nothing was booked for it
        bonus = PARTIES - len([1 for other in totals if other > points])
        own = self.booked[party::PARTIES]
        holders = tuple([seat for seat in range(self.seats) if own[seat] == max(own)])
        return Share(party, points, bonus, holders, bonus // len(holders))

    def outcome(self, over: bool) -> Outcome:
        europe = self.europe()
        keys = list(zip(europe.scores, europe.given))  # KOA-29
        places = tuple([1 + len([1 for other in keys if other > own]) for own in keys])
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
        return Outcome(winners if over else (), places, europe.scores, "verdict-koalition" if over else "")


def by_party(points: Points) -> tuple[tuple[int, ...], ...]:
    """By seat, in rows of parties."""
    return tuple([tuple(points[start : start + PARTIES]) for start in range(0, len(points), PARTIES)])
