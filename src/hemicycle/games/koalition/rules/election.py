"""An election of Koalition, from the first politician laid to a government or none; not which country, nor who may."""

from __future__ import annotations

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.coalitions import Coalitions, chairs_of, seats_of
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.count import NOBODY, Count, count, own_camps, strongest, tied, undecided
from hemicycle.games.koalition.rules.points import Governs, Points, bonuses, influence, ranked
from hemicycle.games.koalition.rules.session import Past, Session
from hemicycle.games.koalition.rules.table import VEST, Fronts
from hemicycle.games.koalition.rules.talks import Talks


class Election(Session):
    def elect(self) -> None:
        self.election += 1
        self.clear()
        self.whole = self.seats * self.fields
        self.call(self.opener)

    def clear(self) -> None:
        """The table."""
        self.fronts = Fronts(self.setting.cards)
        self.closed, self.count, self.coalitions, self.talks = False, Count(), None, None
        self.sides = [None] * self.seats

    # fielding and action rounds

    def call(self, seat: Seat) -> None:
        """To lay a politician."""
        self.turn, self.round_by = seat, NOBODY
        self.wait_for("lay", self.setting.alone[seat], self.setting.laying)

    def lay(self, seat: Seat, card: int, party: int) -> None:
        self.hands.take(seat, card)
        self.fronts.lay(card, party, seat)
        if len(self.fronts.laid) == self.whole:
            self.round_by, self.quiet = seat, self.seats  # KOA-9: a round is held after the last one
        else:
            self.quiet = 1  # KOA-9: to open one
        self.ask(seat)

    def lay_lowest(self, seat: Seat) -> None:
        """For who let the time run out (KOA-30)."""
        card = self.hands.first(seat)
        self.hands.show_lowest(seat, card)
        parties = self.setting.cards.party
        self.lay(seat, card, parties[card] if card < len(parties) else strongest(self.fronts, self.seats))

    def play_card(self, seat: Seat, deed: int, target: int) -> None:
        self.hands.spend(seat, self.setting.cards.kinds[min(deed, VEST)])  # which clears of scandals, too
        self.fronts.play(deed, target, seat)
        if self.round_by == NOBODY:
            self.round_by = seat  # KOA-9
        self.quiet = self.seats  # KOA-10: until all in a row have passed, whoever played last
        self.ask(self.setting.after[seat])

    def pass_by(self, seat: Seat) -> None:
        self.quiet -= 1
        self.ask(self.setting.after[seat])

    def ask(self, seat: Seat) -> None:
        """The round goes on with this seat; whoever holds no card of the action deck is skipped (KOA-9)."""
        deck, setting = self.hands.deck, self.setting
        while self.quiet:
            if deck[seat]:
                self.turn = seat
                phase = "offer" if self.round_by == NOBODY else "round"
                self.wait_for(phase, setting.alone[seat], setting.acting)
                return
            self.quiet -= 1
            seat = setting.after[seat]
        if len(self.fronts.laid) < self.whole:
            self.call(setting.after[self.fronts.owners[-1]])  # KOA-7, KOA-10
        else:
            self.close()

    # count, camps, talks

    def close(self) -> None:
        """All is laid and played."""
        self.turn, self.closed = NOBODY, True
        self.count = count(self.fronts, self.seats)
        self.camps = own_camps(self.count, self.seats)
        alone = self.count.absolute()
        if alone != NOBODY:
            self.govern(1 << alone)  # KOA-19
            return
        fewest = self.setting.coalition_size == "fewest"
        self.coalitions = Coalitions(self.count, self.setting.cards, fewest)
        if not self.coalitions.size:
            self.fail("no-coalition")  # KOA-22
        elif siding := tuple([seat for seat in range(self.seats) if self.undecided(seat)]):
            self.wait_for("camps", siding, self.setting.siding)  # KOA-18
        else:
            self.open_talks()

    def undecided(self, seat: Seat) -> list[int]:
        """The split parties in which it has to choose a camp."""
        return undecided(self.fronts, self.count, self.camps, seat)

    def take_sides(self) -> None:
        """Camps are chosen; the silent join the first one clockwise from the opener (KOA-30)."""
        for seat in self.acting:
            parties = self.undecided(seat)
            for party, camp in zip(
                parties, self.sides[seat] or [self.first_tied(party) for party in parties]
            ):
                self.camps[seat * PARTIES + party] = camp
        self.open_talks()

    def first_tied(self, party: int) -> Seat:
        return min(tied(self.count, party), key=lambda chair: (chair - self.opener) % self.seats)

    def open_talks(self) -> None:
        assert self.coalitions is not None
        self.talks = Talks(self.coalitions)
        chairs = chairs_of(self.count, (1 << len(self.count.chairs)) - 1)
        self.wait_for("talks", seats_of(chairs), self.setting.talking)  # KOA-20
        self.waited = seats_of(self.talks.waited())

    def talk_on(self, talks: Talks, coalition: int = NOBODY) -> None:
        """After something was said; a coalition that has all hands governs."""
        if coalition != NOBODY:
            self.govern(talks.coalitions[coalition])  # KOA-21
        else:
            self.waited = seats_of(talks.waited())

    def give_up(self, talks: Talks, seat: Seat) -> None:
        """Or go on after all."""
        talks.given_up ^= 1 << seat
        if talks.given_up == talks.talkers:
            self.fail("given-up")  # KOA-22
        else:
            self.talk_on(talks)

    def fail(self, why: str) -> None:
        """New elections, unless there were too many, or nobody could do anything else."""
        self.last = Past(self, why)
        self.failed = (*self.failed, why)
        stuck = why == "no-coalition" and not any([self.has_more(seat) for seat in range(self.seats)])
        if len(self.failed) == self.setting.election_limit or stuck:
            self.finish([], [0] * (self.seats * PARTIES))  # KOA-22
            return
        for card, owner in zip(self.fronts.laid, self.fronts.owners):
            self.hands.give_back(owner, card)  # KOA-22
        self.elect()

    def has_more(self, seat: Seat) -> bool:
        """Than the politicians that it must field."""
        politicians = self.hands.politicians[seat].bit_count()
        for card, owner in zip(self.fronts.laid, self.fronts.owners):
            if owner == seat and self.hands.shown >> card & 1:
                politicians += 1
        return politicians > self.fields or self.hands.deck[seat] > 0

    def govern(self, coalition: int) -> None:
        self.last = Past(self, "")
        counted = self.count
        ranks = ranked(counted, coalition, self.opener, self.seats)
        bonus = bonuses(counted, ranks, self.setting.cards.deck.countries[self.country].bonus)
        government = [governing(counted, bloc, points) for bloc, points in zip(ranks, bonus)]
        self.finish(government, influence(self.fronts, counted, self.camps, coalition, self.seats))

    def finish(self, government: list[Governs], points: Points) -> None:
        """The country is over."""
        self.pad.book(self.country, self.election, government, points)
        self.opener = self.pad.next_opener(self.opener)
        self.hands.aside += self.fronts.laid  # KOA-26
        self.clear()
        self.country, self.fields, self.election, self.failed = NOBODY, 0, 0, ()
        self.turn = self.round_by = NOBODY
        self.proceed()


def governing(count: Count, bloc: int, bonus: int) -> Governs:
    return Governs(count.parties[bloc], count.chairs[bloc], count.is_camp(bloc), count.votes[bloc], bonus)
