"""Matches of Swedish Parliament 2014 as tests want them to stand. It checks nothing but that moves are legal."""

from __future__ import annotations

from typing import Any, Final

import pytest

from hemicycle.core.choices import Action, Illegal
from hemicycle.core.state import NATURE, TimeUp
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.rules.actions import (
    Close,
    Dealt,
    Decline,
    Draw,
    DropMarkers,
    Enough,
    Policy,
)
from hemicycle.games.swedish_parliament.rules.debate import Debate, Resolving
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.rules.phases.setup import ambivalent
from hemicycle.games.swedish_parliament.rules.phases.turn import CardDraw, SystemTurn
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = range(8)
FEMINISTS, PIRATES = 8, 9
FAMILY, PRIVACY = 4, 5  # the scales of the minor parties
ROW: Final = 10
PARENTAL_LEAVE: Final = "Higher Parental Leave Pay"
THEFT: Final = "Taxation is theft"


def start(seats: int, **options: Any) -> SwedishParliament:
    state = GAME.start(seats, options)[1]
    assert isinstance(state, SwedishParliament)
    return state


def playing(*parties: int, **options: Any) -> SwedishParliament:
    """The first turn of a match of these parties, every marker that may be on the first mid-segment."""
    state = start(len(parties), parties=list(parties), **options)
    while state.phase.name in ("drop", "place"):
        if state.phase.name == "drop":
            state.apply(NATURE, DropMarkers((0,) * len(ambivalent(state.match))))
        else:
            state.apply(asked(state), state.choices(asked(state))[0])
    return state


def asked(state: SwedishParliament) -> int:
    """The one seat that may act, or NATURE."""
    [seat] = state.to_act()
    return seat


def debate(state: SwedishParliament) -> Debate:
    """The card that is being resolved."""
    assert isinstance(state.phase, Resolving)
    return state.phase.debate


def pile(state: SwedishParliament) -> int:
    """That NATURE is to draw from."""
    assert isinstance(state.phase, (CardDraw, SystemTurn))
    return state.phase.pile


def idea(state: SwedishParliament, title: str) -> int:
    """The card with that policy or opinion."""
    ideas = state.match.box.shown.ideas
    return next(at for at, own in enumerate(ideas) if title in (own.policy, own.opinion))


def voter(state: SwedishParliament, name: str) -> int:
    voters = state.match.box.shown.voters
    return state.match.box.ideas + next(at for at, own in enumerate(voters) if own.name == name)


def give(state: SwedishParliament, seat: int, *cards: int) -> None:
    """From the piles into a hand."""
    for card in cards:
        state.match.cards.piles[state.match.box.back[card]].remove(card)
        state.match.cards.hands[seat].append(card)


def some(state: SwedishParliament, pile: int, count: int = 1) -> list[int]:
    """Idea cards still in that pile."""
    return [card for card in state.match.cards.piles[pile] if card < state.match.box.ideas][:count]


def empty_piles(state: SwedishParliament, *kept: int) -> None:
    """Of all cards only those in hands are left in the match, and these in the piles."""
    for pile in state.match.cards.piles:
        state.match.cards.left -= len([card for card in pile if card not in kept])
        pile[:] = [card for card in pile if card in kept]
    state.match.cards.draws = [Draw(pile) for pile, cards in enumerate(state.match.cards.piles) if cards]


def stand(state: SwedishParliament, scale: int, **segments: int) -> None:
    """The markers of a scale; `others` is where all parties stand that are not named."""
    names = {name.lower(): party for party, name in enumerate(state.match.box.shown.names)}
    for party in range(8):
        state.match.board.markers[scale * ROW + party] = segments.get("others", 3)
    for name, segment in segments.items():
        if name != "others":
            state.match.board.markers[scale * ROW + names[name]] = segment


def standing(state: SwedishParliament, scale: int) -> list[int]:
    """The (lower) segments of the eight parties, and of the minor ones."""
    return state.match.board.markers[scale * ROW : (scale + 1) * ROW]


def act(state: SwedishParliament, action: Action, seat: int | None = None) -> SwedishParliament:
    """By whoever is asked, if it is legal."""
    by = asked(state) if seat is None else seat
    assert state.legal(by, action), f"seat {by} may not {action}"
    state.apply(by, action)
    return state


def decline_all(state: SwedishParliament) -> None:
    while state.phase.name in ("reply", "contribute", "bring-back", "welcome"):
        act(
            state,
            Close()
            if state.phase.name == "welcome"
            else Decline()
            if state.phase.name == "reply"
            else Enough(),
        )


def run_out(state: SwedishParliament) -> None:
    """The clock that runs."""
    state.apply(NATURE, TimeUp(state.clocks()[0].name))


def deal(state: SwedishParliament, card: int) -> None:
    """What NATURE is to draw."""
    act(state, Dealt(card), NATURE)


def refusal(state: SwedishParliament, seat: int, **data: Any) -> str:
    with pytest.raises(Illegal) as caught:
        state.read(seat, data)
    return str(caught.value)


def kinds(state: SwedishParliament) -> set[str]:
    return {type(action).__name__ for action in state.choices(asked(state))}


def changing(state: SwedishParliament, title: str = PARENTAL_LEAVE) -> SwedishParliament:
    """The policy is backed by the System's parties alone."""
    card = idea(state, title)
    give(state, 0, card)
    act(state, Policy(card))
    decline_all(state)
    return state


def relate(state: SwedishParliament, one: int, other: int, strength: int) -> None:
    number = pair(one, other)
    state.match.relations.change("created", number)
    while state.match.relations.strength[number] != strength:
        state.match.relations.change("strengthened" if strength > 0 else "weakened", number)


def invited(*parties: int) -> SwedishParliament:
    """The first player has the Feminists and two more cards, each of the others two."""
    state = playing(*parties)
    give(state, 0, state.match.box.first_minor)
    for seat in range(len(parties)):
        give(state, seat, *some(state, seat, 2))
    return state
