"""A second set of books of Koalition, kept from plain moves as they come; plays nothing itself.

It imports none of the rules. What a move may be is told by `moves`, which `following` holds against the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.cardset import KINDS
from hemicycle.games.koalition.tests.electing import Election
from hemicycle.games.koalition.tests.fielding import Data, Fielding, Row
from hemicycle.games.koalition.tests.oracle import (
    Government,
    alone,
    clockwise,
    coalitions,
    gains,
    next_opener,
    ranked,
)


@dataclass
class Proposal:
    number: int
    by: int
    members: Government
    hands: set[int]


class Book(Fielding):
    """Beyond the phases of laying there are camps, talks and over."""

    def __init__(self, seats: int, options: Data, deck: Data | None = None) -> None:
        super().__init__(seats, options, deck)
        self.siding: dict[int, list[int]] = {}
        self.clear_talks()

    # Count, camps

    def legal(self) -> set[Government]:
        return coalitions(self.election.blocs(), self.cards.partners, self.options["coalition_size"])

    def count(self) -> None:
        self.clear_talks()
        ruling = alone(self.election.blocs())
        if ruling is not None:
            self.close(frozenset([ruling]))
        elif not self.legal():
            self.fail("no-coalition")
        else:
            self.siding = self.election.poll().undecided()
            self.phase = "camps" if self.siding else "talks"

    def on_Side(self, seat: int, camps: list[int]) -> None:
        self.chosen[seat] = camps
        if len(self.chosen) == len(self.siding):
            self.choose_camps()

    def choose_camps(self) -> None:
        assert self.opener is not None
        for seat, parties in self.siding.items():
            for at, party in enumerate(parties):
                tied = self.election.poll().chairs(party)
                first = next(one for one in clockwise(self.opener, self.seats) if one in tied)
                self.election.sides[seat, party] = self.chosen[seat][at] if seat in self.chosen else first
        self.phase = "talks"

    def clear_talks(self) -> None:
        self.siding = {}
        self.chosen: dict[int, list[int]] = {}
        self.proposals: list[Proposal] = []
        self.given_up: set[int] = set()

    # Talks

    @property
    def chairs(self) -> set[int]:
        return {bloc.chair for bloc in self.election.blocs() if bloc.chair is not None}

    @property
    def able(self) -> set[int]:
        """Chairs who belong to at least one coalition that may govern."""
        return set().union(*[chairs_of(members) for members in self.legal()])

    def proposal(self, number: int) -> Proposal:
        return next(own for own in self.proposals if own.number == number)

    def propose(self, seat: int, members: Government, number: int) -> None:
        self.proposals = [own for own in self.proposals if own.by != seat]
        self.proposals.append(Proposal(number, seat, members, {seat} & chairs_of(members)))
        self.seal(self.proposals[-1])

    def on_Shake(self, seat: int, proposal: int) -> None:
        self.proposal(proposal).hands.add(seat)
        self.seal(self.proposal(proposal))

    def on_TakeBack(self, seat: int, proposal: int) -> None:
        self.proposal(proposal).hands.remove(seat)

    def on_Refuse(self, _: int, proposal: int) -> None:
        self.proposals.remove(self.proposal(proposal))

    def on_GiveUp(self, seat: int) -> None:
        self.given_up.add(seat)
        if self.given_up >= self.able:
            self.fail("given-up")

    def on_GoOn(self, seat: int) -> None:
        self.given_up.remove(seat)

    def seal(self, proposal: Proposal) -> None:
        if proposal.hands == chairs_of(proposal.members):
            self.close(proposal.members)

    # The end of an election and of a country

    def fail(self, why: str) -> None:
        self.failed.append((len(self.failed) + 1, why))
        empty = not any(self.hands[seat] or self.action_cards(seat) for seat in self.everyone)
        if len(self.failed) == self.options["election_limit"] or (why == "no-coalition" and empty):
            self.close(frozenset())
            return
        for placed in self.election.table:
            if placed.card in self.politician_deck:
                self.hands[placed.owner].add(placed.card)
                self.known[placed.owner].add(placed.card)
            else:
                self.aside.add(placed.card)
        self.spent += self.election.played()
        self.election = Election()
        self.clear_talks()
        self.phase = "lay"

    def close(self, government: Government) -> None:
        """The country is over; an empty government is none."""
        assert self.country is not None
        assert self.opener is not None
        poll, bonuses = self.election.poll(), self.cards.countries[self.country][1]
        order = ranked(government, poll, self.opener, self.seats)
        won = gains(government, poll, bonuses, self.opener, self.seats, self.cards.parties)
        elections = len(self.failed) + bool(government)
        self.pad.append(Row(self.country, elections, order, won))
        if government:
            self.opener = next_opener(won.power, self.power, self.opener)
        self.aside |= {placed.card for placed in self.election.table}
        self.spent += self.election.played()
        self.election, self.country = Election(), None
        self.clear_talks()
        self.phase = "over" if len(self.pad) == self.countries else "nature"

    # Time

    def on_TimeUp(self, _: int, clock: str) -> None:
        getattr(self, f"late_{self.phase}")()

    def late_stand(self) -> None:
        self.stands = [bool(stands) for stands in self.stands]
        self.candidates_known()

    def late_vote(self) -> None:
        self.votes = {seat: self.votes.get(seat) for seat in self.everyone}
        self.elect()

    def late_appoint(self) -> None:
        self.phase = "nature"  # the opener by lot

    def late_lay(self) -> None:
        seat = self.laying
        politicians = sorted(self.hands[seat], key=self.lowest_first)
        card = (politicians or sorted(self.jokers[seat], key=self.cards.value))[0]
        if card < 60:
            self.on_Field(seat, card)
        else:
            self.on_Declare(seat, card, self.declared.get(card, self.strongest()))

    def lowest_first(self, card: int) -> tuple[bool, int, int]:
        return card in self.cards.jokers, self.cards.value(card), card

    def strongest(self) -> int:
        """The party with most votes on the table, the first of equals on the overview card."""
        poll = self.election.poll()
        return max(range(self.cards.parties), key=lambda party: (poll.final(party), -party))

    def late_offer(self) -> None:
        self.on_Pass(self.turn)

    def late_round(self) -> None:
        self.on_Pass(self.turn)

    def late_camps(self) -> None:
        self.choose_camps()

    def late_talks(self) -> None:
        self.fail("time")

    @property
    def clock(self) -> tuple[str, float] | None:
        """Kind and seconds of what runs now."""
        kind = {"offer": "act", "round": "act"}.get(self.phase, self.phase)
        option = {"act": "action_seconds", "talks": "talks_seconds"}.get(kind, "move_seconds")
        seconds = self.options[option]
        return None if kind in ("nature", "over") or seconds is None else (kind, seconds)

    # What may be done

    def awaited(self) -> list[int]:
        match self.phase:
            case "nature":
                return [NATURE]
            case "stand":
                return [seat for seat in self.everyone if self.stands[seat] is None]
            case "vote":
                return [seat for seat in self.everyone if seat not in self.votes]
            case "appoint":
                return [seat for seat in [self.leader] if seat is not None]
            case "lay":
                return [self.laying]
            case "offer" | "round":
                return [self.turn]
            case "camps":
                return [seat for seat in self.siding if seat not in self.chosen]
            case "talks":
                return sorted(self.able - self.given_up)
        return []

    def able_to_act(self) -> list[int]:
        """Sealed things may be replaced; in talks every chair may propose."""
        match self.phase:
            case "stand" | "vote":
                return self.everyone
            case "camps":
                return list(self.siding)
            case "talks":
                return sorted(self.chairs)
        return self.awaited()

    def moves(self, seat: int, numbers: Mapping[Government, int]) -> list[Data]:
        """All that one who may act can do, as plain data; coalitions by the numbers that views give them."""
        match self.phase:
            case "stand":
                return [{"do": "Stand", "stands": stands} for stands in (False, True)]
            case "vote":
                return [{"do": "Vote", "candidate": one} for one in (None, *self.candidates)]
            case "appoint":
                return [{"do": "Appoint", "opener": one} for one in self.everyone]
            case "lay":
                return self.lays(seat)
            case "offer" | "round":
                return [{"do": "Pass"}, *self.plays(seat)]
            case "camps":
                camps = [self.election.poll().chairs(party) for party in self.siding[seat]]
                return [{"do": "Side", "camps": list(chosen)} for chosen in product(*camps)]
        return self.talks(seat, numbers)

    def lays(self, seat: int) -> list[Data]:
        cards = self.hands[seat] | self.jokers[seat]
        fields = [{"do": "Field", "politician": card} for card in cards if card < 60]
        jokers, parties = [card for card in cards if card >= 60], range(self.cards.parties)
        return fields + [
            {"do": "Declare", "joker": joker, "party": party}
            for joker in jokers
            for party in parties
            if self.declared.get(joker, party) == party
        ]

    def plays(self, seat: int) -> list[Data]:
        return [
            {"do": "Clear" if kind == "vest" and field == "party" else kind.capitalize(), field: target}
            for kind in KINDS
            if self.actions[seat][kind]
            for field, target in self.election.targets(kind)
        ]

    def talks(self, seat: int, numbers: Mapping[Government, int]) -> list[Data]:
        moves: list[Data] = [{"do": "Propose", "coalition": numbers[members]} for members in self.legal()]
        for own in self.proposals:
            if seat in chairs_of(own.members):
                moves.append({"do": "TakeBack" if seat in own.hands else "Shake", "proposal": own.number})
            if seat in chairs_of(own.members) or seat == own.by:
                moves.append({"do": "Refuse", "proposal": own.number})
        if seat in self.able:
            moves.append({"do": "GoOn" if seat in self.given_up else "GiveUp"})
        return moves


def chairs_of(members: Government) -> set[int]:
    return {bloc.chair for bloc in members if bloc.chair is not None}
