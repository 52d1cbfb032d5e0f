"""Positions of Koalition set up by hand, for tests of how the rules are kept."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hemicycle.core.state import NATURE
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.rules.actions import Deal, DrawOpener, Pass, Reveal
from hemicycle.games.koalition.rules.components import shipped
from hemicycle.games.koalition.rules.state import Koalition

GERMANY, SPAIN, DENMARK = 0, 4, 11  # for 4, 3 and 2 politicians of each player
FIRST_OF = {
    "double": 65,
    "skull": 72,
    "egg": 76,
    "sausage": 79,
    "vest": 82,
}  # cards 65 to 84 are action cards
PARTIES = ("rose", "hat", "leaf", "lemon", "fist", "nut", "cross")


def card(word: str) -> int:
    """The first politician of a party and value, as "rose 10"; a second of the kind as "rose 10 b"."""
    party, value, *more = word.split()
    found = [
        number
        for number, politician in enumerate(shipped().deck.politicians)
        if (PARTIES[politician.party], politician.value) == (party, int(value))
    ]
    return found[len(more)]


def start(seats: int = 3, **options: Any) -> Koalition:
    state = GAME.start(seats, {"leader_vote": False, **options})[1]
    assert isinstance(state, Koalition)
    return state


def dealt(
    hands: Sequence[Sequence[str]], cards: Sequence[Sequence[int]] = (), opener: int = 0, **options: Any
) -> Koalition:
    """These politicians and cards of the action deck come first in each hand, any others after them."""
    state = start(len(hands), **options)
    setting = state.match.setting
    firsts = [[card(word) for word in hand] for hand in hands]
    jokers_last = sorted(setting.deck, key=lambda number: (number < 65, number))
    state.apply(
        NATURE,
        Deal(
            filled(firsts, setting.politicians, setting.dealt_politicians),
            filled([*cards, *[()] * (len(hands) - len(cards))], jokers_last, setting.dealt_deck),
        ),
    )
    state.apply(NATURE, DrawOpener(opener))
    return state


def filled(firsts: Sequence[Sequence[int]], pack: Sequence[int], size: int) -> tuple[int, ...]:
    taken = {number for hand in firsts for number in hand}
    rest = [number for number in pack if number not in taken]
    row: list[int] = []
    for hand in firsts:
        missing = size - len(hand)
        row += [*hand, *rest[:missing]]
        rest = rest[missing:]
    return tuple(row)


def opened(
    hands: Sequence[Sequence[str]],
    cards: Sequence[Sequence[int]] = (),
    country: int = DENMARK,
    **options: Any,
) -> Koalition:
    state = dealt(hands, cards, **options)
    state.apply(NATURE, Reveal(country))
    return state


def turn(state: Koalition) -> int:
    """Who lays a politician or is asked for an action card."""
    seat = state.view(None).turn
    assert seat is not None, "nobody lays or plays now"
    return seat


def do(state: Koalition, **data: Any) -> None:
    """What the seat whose turn it is does, as plain data, through the front door."""
    seat = turn(state)
    state.apply(seat, state.read(seat, data))


def lay(state: Koalition, *words: str) -> None:
    """One politician after the other, each by whose turn it is, while nobody plays an action card."""
    for word in words:
        pass_all(state)
        do(state, do="Field", politician=card(word))


def pass_all(state: Koalition) -> None:
    while state.phase.name in ("offer", "round"):
        state.apply(turn(state), Pass())


def counted(*fronts: Sequence[str], country: int = DENMARK, **options: Any) -> Koalition:
    """After an election in which each seat has laid these politicians, in their order, and no card was played."""
    state = opened(fronts, country=country, **options)
    for row in zip(*fronts):
        lay(state, *row)
    pass_all(state)
    return state


def shuffled(state: Koalition, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if state.over():
            return
        seat = rng.choice(state.awaited())
        state.apply(seat, state.choices(seat).pick(rng))
