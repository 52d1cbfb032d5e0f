"""A table at which tests play Koalition through nothing but the state's own doors, in plain data; checks nothing.

Cards are written as "rose 10", jokers as "joker 8", and as "joker 8 hat" where they are laid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.tests.cardset import SHIPPED, Cards
from hemicycle.games.koalition.tests.oracle import dealt
from hemicycle.testing.sights import sight

Hands = Mapping[int, Sequence[str]]
PARTIES = [party["id"] for party in SHIPPED["party"]]
ROSE, HAT, LEAF, LEMON, FIST, NUT, CROSS = range(7)
COUNTRY = {country["name"]: number for number, country in enumerate(SHIPPED["country"])}
OF_SIZE = {4: COUNTRY["Germany"], 3: COUNTRY["Spain"], 2: COUNTRY["Denmark"]}
WITHOUT_CLOCKS = {"talks_seconds": None, "move_seconds": None, "action_seconds": None}


class Table:
    def __init__(self, seats: int = 5, **given: Any) -> None:
        self.options, self.state = GAME.start(seats, given)
        self.seats = seats
        self.cards = Cards(given.get("deck") or SHIPPED)

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def clocks(self) -> dict[str, float]:
        """Seconds by kind."""
        return {clock.name.split()[0]: clock.seconds for clock in self.state.clocks()}

    def do(self, seat: int, action: str, /, **fields: Any) -> None:
        self.state = self.state.play(seat, self.state.read(seat, {"do": action, **fields}))

    def make(self, seat: int, action: Any) -> None:
        """A move taken from the choices."""
        data = plain(action)
        self.do(seat, data.pop("do"), **data)

    def ring(self, kind: str) -> None:
        [name] = [clock.name for clock in self.state.clocks() if clock.name.split()[0] == kind]
        self.do(NATURE, "TimeUp", clock=name)

    @property
    def chance(self) -> str:
        """What nature is to do."""
        if self.state.to_act() != (NATURE,):
            return ""
        return str(plain(self.state.choices(NATURE).pick(Random(0)))["do"])

    def shuffle(self, rng: Random | None = None) -> Table:
        """Nature does anything until it is for others to act."""
        while self.chance:
            self.make(NATURE, self.state.choices(NATURE).pick(rng or Random(1)))
        return self

    def deal(self, politicians: Hands, hand: Hands | None = None) -> Table:
        """Every seat gets these cards at least, "skull" and the like for action cards."""
        options = (self.options["actions"], self.options["extra_jokers"])
        many, few = dealt(self.seats, *options)
        whole, rest = self.cards.decks(self.seats, *options)
        cards = {
            "politicians": self.blocks(politicians, many, whole),
            "deck": self.blocks(hand or {}, few, rest),
        }
        self.do(NATURE, "Deal", **cards)
        return self

    def blocks(self, wanted: Hands, many: int, pool: list[int]) -> list[int]:
        """Cards seat by seat: those wanted, then others, lowest numbers last."""
        left = list(pool)
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for seat, words in wanted.items():
            for word in words:
                card = next(card for card in left if self.word(card) == word)
                left.remove(card)
                hands[seat].append(card)
        for hand in hands:
            while len(hand) < many:
                hand.append(left.pop())
        return [card for hand in hands for card in hand]

    def word(self, card: int) -> str:
        """How tests write a card of either deck."""
        if card < 60:
            party, value = self.cards.politicians[card]
            return f"{PARTIES[party]} {value}"
        if card < 65:
            return f"joker {self.cards.jokers[card]}"
        return self.cards.kind(card)

    def lay(self, *words: str) -> None:
        """One politician after another, each by whose turn it is; nobody plays action cards."""
        for word in words:
            self.quiet()
            seat, parts = self.view.turn, word.split()
            mine = self.state.view(seat).mine
            held = [
                card for card in (*mine.politicians, *mine.jokers) if self.word(card) == " ".join(parts[:2])
            ]
            if parts[0] == "joker":
                self.do(seat, "Declare", joker=held[0], party=PARTIES.index(parts[2]))
            else:
                self.do(seat, "Field", politician=held[0])

    def lay_fronts(self, fronts: Sequence[str]) -> None:
        """All of them, "rose 10, hat 7" and so on seat by seat, each player's in that order."""
        cards = [[word.strip() for word in front.split(",")] for front in fronts]
        order = [(self.view.opener + step) % self.seats for step in range(self.seats)]
        self.lay(*[cards[seat][turn] for turn in range(len(cards[0])) for seat in order])

    def quiet(self) -> None:
        """Everybody passes, until a politician is to be laid or it is counted."""
        while self.view.phase in ("offer", "round"):
            self.do(self.view.turn, "Pass")

    def act(self, seat: int, action: str, /, **fields: Any) -> None:
        """As soon as others have passed."""
        while self.view.turn != seat:
            self.do(self.view.turn, "Pass")
        self.do(seat, action, **fields)

    def held(self, seat: int, front: str) -> list[int]:
        """The politicians of those names in a hand, each another card."""
        left, found = list(self.state.view(seat).mine.politicians), list[int]()
        for word in front.split(", "):
            found.append(next(card for card in left if self.word(card) == word))
            left.remove(found[-1])
        return found

    def place(self, word: str) -> int:
        """Where a politician lies."""
        return next(int(own.place) for own in self.view.table if self.word(own.card) == word)

    def tally(self, party: int) -> Any:
        return self.view.tallies[party]

    def number(self, *parties: int, chairs: Sequence[int] | None = None) -> int:
        """Of the coalition of these parties, or of the camps with these chairs."""
        for number, own in enumerate(self.view.coalitions):
            blocs = [self.view.blocs[at] for at in own.members]
            if sorted(bloc.party for bloc in blocs) == sorted(parties) and (
                chairs is None or sorted(bloc.chair for bloc in blocs) == sorted(chairs)
            ):
                return number
        raise LookupError(f"{parties} may not govern")

    def govern(self, *parties: int) -> None:
        """Proposed by one chair, and all others shake hands."""
        self.shake_on(self.number(*parties))

    def shake_on(self, number: int) -> None:
        first, *others = self.view.coalitions[number].chairs
        self.do(first, "Propose", coalition=number)
        for seat in others:
            self.do(seat, "Shake", proposal=self.view.proposals[-1].number)

    def give_up(self) -> None:
        """All who could still come to terms do not."""
        election = (self.view.number, self.view.election)
        while self.view.phase == "talks" and (self.view.number, self.view.election) == election:
            self.do(self.state.awaited()[0], "GiveUp")

    def fielded(self) -> None:
        """Everybody lays the first card of the politician deck, a joker last, and nobody plays action cards."""
        election = (self.view.number, self.view.election)
        while self.view.phase in ("lay", "offer", "round"):
            self.quiet()
            if (self.view.number, self.view.election) != election or self.view.phase != "lay":
                return
            self.lay_first(self.view.turn)

    def lay_first(self, seat: int) -> None:
        card = min(self.state.view(seat).mine.politicians)
        if card < 60:
            self.do(seat, "Field", politician=card)
        else:
            self.do(seat, "Declare", joker=card, party=ROSE)

    def skip(self) -> None:
        """This country stays without a government."""
        number = self.view.number
        while self.view.number == number and self.view.phase in ("lay", "offer", "round", "camps", "talks"):
            self.fielded()
            self.choose_camps()
            self.give_up()

    def finish(self) -> None:
        """This country gets the first government that can be."""
        number = self.view.number
        while self.view.number == number and self.view.phase in ("lay", "offer", "round", "camps", "talks"):
            self.fielded()
            self.choose_camps()
            if self.view.phase == "talks":
                self.shake_on(0)

    def choose_camps(self) -> None:
        """The first that can be chosen."""
        for seat in self.state.awaited() if self.view.phase == "camps" else ():
            self.make(seat, self.state.choices(seat)[0])

    def sights(self) -> list[dict[str, Any]]:
        """All that reaches the seats, and last a bystander."""
        return [sight(self.state, seat) for seat in (*range(self.seats), None)]

    @contextmanager
    def refuses(self, key: str = "") -> Iterator[None]:
        """What is done inside is Illegal, with a sentence, and changes nothing."""
        before = self.sights()
        with pytest.raises(Illegal) as refused:
            yield
        assert refused.value.sentence
        assert self.sights() == before
        assert key in ("", refused.value.key), refused.value.key


def opened(
    politicians: Hands,
    hand: Hands | None = None,
    *,
    seats: int = 5,
    size: int = 2,
    opener: int = 0,
    **given: Any,
) -> Table:
    """The first country, of that size, is open; these cards are in hands."""
    table = Table(seats, **{"leader_vote": False, **WITHOUT_CLOCKS, **given})
    return to_first_country(table, politicians, hand, size, opener)


def to_first_country(table: Table, politicians: Hands, hand: Hands | None, size: int, opener: int) -> Table:
    while chance := table.chance:
        if chance == "Deal":
            table.deal(politicians, hand)
        elif chance == "DrawOpener":
            table.do(NATURE, "DrawOpener", seat=opener)
        elif chance == "DrawSize":
            table.do(NATURE, "DrawSize", size=size)
        else:
            table.do(NATURE, "Reveal", country=OF_SIZE[size])
    return table


def elected(fronts: Sequence[str], hand: Hands | None = None, *, opener: int = 0, **given: Any) -> Table:
    """All have laid their fronts, "rose 10, hat 7" and so on seat by seat; a last action round is open, if any is."""
    cards = [[word.strip() for word in front.split(",")] for front in fronts]
    hands = {
        seat: [" ".join(word.split()[:2]) for word in own if not word.startswith("joker")]
        for seat, own in enumerate(cards)
    }
    jokers = {
        seat: [" ".join(word.split()[:2]) for word in own if word.startswith("joker")]
        for seat, own in enumerate(cards)
    }
    together = {seat: [*(hand or {}).get(seat, ()), *own] for seat, own in jokers.items()}
    many = {"seats": len(cards), "size": len(cards[0]), "opener": opener}
    table = opened(hands, together, **many, **given)
    table.lay_fronts(fronts)
    return table


def counted(fronts: Sequence[str], **given: Any) -> Table:
    """And nobody has played an action card."""
    table = elected(fronts, **given)
    table.quiet()
    return table
