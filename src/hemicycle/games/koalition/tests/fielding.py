"""The half of a second set of books of Koalition that ends with the count: cards, leader, laying, action rounds.

It imports none of the rules, and takes every move for possible.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from hemicycle.games.koalition.tests.cardset import SHIPPED, Cards
from hemicycle.games.koalition.tests.electing import Election, Placed
from hemicycle.games.koalition.tests.oracle import Bloc, Gains, clockwise, dealt, next_sizes

Data = dict[str, Any]


@dataclass
class Row:
    """A country on the pad."""

    country: int
    elections: int
    order: list[Bloc]  # the government, the strongest first
    gains: Gains


class Fielding:
    """`phase` is nature, stand, vote, appoint, lay, offer or round; then it is for the count."""

    def __init__(self, seats: int, options: Data, deck: Data | None = None) -> None:
        self.seats, self.options = seats, options
        self.cards = Cards(deck or SHIPPED)
        self.hand_size = dealt(seats, options["actions"], options["extra_jokers"])
        politicians, action_deck = self.cards.decks(seats, options["actions"], options["extra_jokers"])
        self.politician_deck = set(politicians)
        self.joker_deck = {card for card in action_deck if card < 65}
        self.action_deck = Counter(self.cards.kind(card) for card in action_deck if card >= 65)
        self.hands: list[set[int]] = []  # cards of the politician deck
        self.jokers: list[set[int]] = []  # of the action deck
        self.actions: list[Counter[str]] = []
        self.known: list[set[int]] = []  # cards in a hand that all have seen go back there
        self.aside, self.spent = set[int](), Counter[str]()
        self.stands: list[bool | None] = [None] * seats
        self.votes: dict[int, int | None] = {}
        self.leader: int | None = None
        self.opener: int | None = None
        self.country: int | None = None
        self.size: int | None = None  # of the next country, where packets tell it first
        self.failed: list[tuple[int, str]] = []
        self.election = Election()
        self.pad: list[Row] = []
        self.phase = "nature"

    @property
    def countries(self) -> int:
        return int(self.options["countries"])

    @property
    def everyone(self) -> list[int]:
        return list(range(self.seats))

    @property
    def power(self) -> list[int]:
        return [sum(row.gains.power[seat] for row in self.pad) for seat in self.everyone]

    @property
    def booked(self) -> list[list[int]]:
        """By player and party."""
        return [
            [sum(row.gains.booked[seat][party] for row in self.pad) for party in range(self.cards.parties)]
            for seat in self.everyone
        ]

    def take(self, seat: int, data: Data) -> None:
        fields = {name: value for name, value in data.items() if name != "do"}
        getattr(self, f"on_{data['do']}")(seat, **fields)

    # Nature

    def lacking(self, many: int) -> bool:
        """Whether somebody holds fewer cards of the politician deck."""
        return not self.hands or any(len(hand) < many for hand in self.hands)

    def may_come(self) -> list[str]:
        """What nature may do next."""
        if self.lacking(2) or (self.country is not None and self.lacking(self.fields)):
            return ["Deal"]
        if self.opener is None:
            return ["DrawLeader" if self.options["leader_vote"] and self.leader is None else "DrawOpener"]
        return ["DrawSize", "Reveal"] if self.options["packets"] and self.size is None else ["Reveal"]

    def deal(self, hands: list[set[int]], jokers: list[set[int]], actions: list[Counter[str]]) -> None:
        self.hands, self.jokers, self.actions = hands, jokers, actions
        self.known = [set() for _ in hands]
        self.aside, self.spent = set(), Counter()
        self.after_chance()

    def after_chance(self) -> None:
        if self.opener is None:
            self.phase = "stand" if self.options["leader_vote"] else "nature"
        elif self.country is not None and not self.lacking(self.fields):
            self.phase = "lay"
        else:
            self.phase = "nature"

    def on_DrawLeader(self, _: int, seat: int) -> None:
        self.leader = seat
        self.phase = "appoint"

    def on_DrawOpener(self, _: int, seat: int) -> None:
        self.opener = seat
        self.phase = "nature"

    def on_DrawSize(self, _: int, size: int) -> None:
        assert size in self.sizes_to_come()
        self.size = size

    def sizes_to_come(self) -> set[int]:
        sizes = [size for size, _ in self.cards.countries]
        return next_sizes([sizes[row.country] for row in self.pad], sizes)

    def countries_to_come(self) -> list[int]:
        played = {row.country for row in self.pad}
        sizes = self.sizes_to_come() if self.options["packets"] else {2, 3, 4}
        if self.size is not None:
            sizes = {self.size}
        countries = enumerate(self.cards.countries)
        return [number for number, (size, _) in countries if number not in played and size in sizes]

    def on_Reveal(self, _: int, country: int) -> None:
        assert country in self.countries_to_come()
        self.country, self.size = country, None
        self.failed, self.election = [], Election()
        self.declared: dict[int, int] = {}
        self.after_chance()

    # The leader

    def on_Stand(self, seat: int, stands: bool) -> None:
        self.stands[seat] = stands
        if None not in self.stands:
            self.candidates_known()

    @property
    def candidates(self) -> list[int]:
        return [seat for seat in self.everyone if self.stands[seat]]

    def candidates_known(self) -> None:
        self.phase = {0: "nature", 1: "appoint"}.get(len(self.candidates), "vote")
        if len(self.candidates) == 1:
            self.leader = self.candidates[0]

    def on_Vote(self, seat: int, candidate: int | None) -> None:
        self.votes[seat] = candidate
        if len(self.votes) == self.seats:
            self.elect()

    def elect(self) -> None:
        most = self.elected()
        self.leader = most[0] if len(most) == 1 else None
        self.phase = "appoint" if len(most) == 1 else "nature"

    def elected(self) -> list[int]:
        """Those with most votes; while nobody stands, all."""
        votes = list(self.votes.values())
        return [
            one
            for one in self.candidates
            if all(votes.count(one) >= votes.count(two) for two in self.candidates)
        ] or self.everyone

    def on_Appoint(self, _: int, opener: int) -> None:
        self.opener = opener
        self.phase = "nature"

    # Laying and action cards

    @property
    def fields(self) -> int:
        assert self.country is not None
        return int(self.cards.countries[self.country][0])

    @property
    def laying(self) -> int:
        """Whose turn it is to lay a politician."""
        assert self.opener is not None
        return (self.opener + len(self.election.table)) % self.seats

    def on_Field(self, seat: int, politician: int) -> None:
        party, value = self.cards.politicians[politician]
        self.lay(seat, Placed(politician, party, value, seat))

    def on_Declare(self, seat: int, joker: int, party: int) -> None:
        assert self.declared.setdefault(joker, party) == party
        self.lay(seat, Placed(joker, party, self.cards.jokers[joker], seat))

    def lay(self, seat: int, placed: Placed) -> None:
        self.hands[seat].discard(placed.card)
        self.jokers[seat].discard(placed.card)
        self.known[seat].discard(placed.card)
        self.election.table.append(placed)
        self.last_laid = len(self.election.table) == self.seats * self.fields
        if self.last_laid:
            self.begin_round(seat, seat)
        elif self.action_cards(seat):
            self.phase, self.turn = "offer", seat
        else:
            self.phase = "lay"

    def action_cards(self, seat: int) -> int:
        """In a hand, of the action deck: jokers too."""
        return len(self.jokers[seat]) + self.actions[seat].total()

    def undealt(self) -> tuple[int, int]:
        decks = len(self.politician_deck), len(self.joker_deck) + self.action_deck.total()
        return decks[0] - self.seats * self.hand_size[0], decks[1] - self.seats * self.hand_size[1]

    def begin_round(self, by: int, first: int) -> None:
        self.phase, self.round_by = "round", by
        self.asked = [seat for seat in clockwise(first, self.seats) if self.action_cards(seat)]
        self.ask_next()

    def ask_next(self) -> None:
        """`asked` are those who have still to pass, in their order."""
        if self.asked:
            self.turn = self.asked[0]
        elif self.last_laid:
            self.count()
        else:
            self.phase = "lay"

    def on_Pass(self, seat: int) -> None:
        if self.phase == "offer":
            self.phase = "lay"
        else:
            self.asked.pop(0)
            self.ask_next()

    def on_Double(self, seat: int, on: int) -> None:
        self.mark("double", seat, on)

    def on_Skull(self, seat: int, on: int) -> None:
        self.mark("skull", seat, on)

    def on_Egg(self, seat: int, on: int) -> None:
        self.mark("egg", seat, on)

    def on_Vest(self, seat: int, on: int) -> None:
        self.mark("vest", seat, on)

    def mark(self, kind: str, seat: int, on: int) -> None:
        self.election.mark(kind, seat, on)
        self.spend(seat, kind)

    def on_Sausage(self, seat: int, party: int) -> None:
        self.election.scandal("sausage", seat, party)
        self.spend(seat, "sausage")

    def on_Clear(self, seat: int, party: int) -> None:
        self.election.scandal("vest", seat, party)
        self.spend(seat, "vest")

    def spend(self, seat: int, kind: str) -> None:
        """After any action card everybody is asked, its owner last."""
        assert self.actions[seat][kind] > 0
        self.actions[seat][kind] -= 1
        self.begin_round(self.round_by if self.phase == "round" else seat, (seat + 1) % self.seats)

    def count(self) -> None:
        raise NotImplementedError
