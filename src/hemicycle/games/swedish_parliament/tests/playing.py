"""A table at which tests play Swedish Parliament 2014 through nothing but the state's own doors; checks nothing.

It knows what nobody at a real table may: every hand, by asking each seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, SHIPPED, Box
from hemicycle.testing.sights import sight

Answer = tuple[Any, ...]  # an action's name and fields


class Table:
    def __init__(self, seats: int = 2, **given: Any) -> None:
        self.options, self.state = GAME.start(seats, given)
        self.seats = seats
        self.box = Box(given.get("components"), self.options["true_colours"], self.options["minor_parties"])

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def clocks(self) -> dict[str, float]:
        return {clock.name: clock.seconds for clock in self.state.clocks()}

    @property
    def asked(self) -> int:
        [seat] = self.state.to_act()
        return int(seat)

    def hand(self, seat: int) -> list[int]:
        return list(self.state.view(seat).mine)

    def do(self, seat: int, action: str, **fields: Any) -> None:
        self.state = self.state.play(seat, self.state.read(seat, {"do": action, **fields}))

    def ring(self) -> None:
        [clock] = self.state.clocks()
        self.do(NATURE, "TimeUp", clock=clock.name)

    def may(self, seat: int | None = None) -> list[Answer]:
        """All that the seat, or else whoever is asked, may do."""
        seat = self.asked if seat is None else seat
        return [told(action) for action in self.state.choices(seat)] if seat in self.state.to_act() else []

    def chance(self, rng: Random | None = None) -> None:
        """Nature does something, until it is for others to act."""
        while NATURE in self.state.to_act():
            self.state.apply(NATURE, self.state.choices(NATURE).pick(rng or Random(0)))

    def place(self, sides: dict[int, dict[int, int]] | None = None) -> None:
        """All markers of players, by scale, on the side given by party and scale, or else on the first."""
        while self.view.phase == "place":
            seat = self.asked
            scale = min(answer[1] for answer in self.may())
            side = (sides or {}).get(self.view.parties[seat], {}).get(scale, 0)
            self.do(seat, "Place", scale=scale, side=side)

    def set_up(self, sides: dict[int, dict[int, int]] | None = None) -> Table:
        """The markers of the System as they fall, those of players as `place` says."""
        self.chance()
        self.place(sides)
        return self

    def stock(self, hands: dict[int, list[int]]) -> Table:
        """Everybody draws what it is to hold, or else ideas of the last pile, until it is the first player's turn."""
        wanted = {seat: list(cards) for seat, cards in hands.items()}
        spare = iter(range(len(self.box.ideas) - 1, -1, -1))
        while any(wanted.values()) or self.asked != self.view.first:
            own = wanted.get(self.asked)
            self.draw(own.pop(0) if own else next(spare))
        return self

    def draw(self, card: int) -> None:
        """Whoever's turn it is draws that card, from its pile."""
        self.do(self.asked, "Draw", pile=self.box.pile(card))
        self.do(NATURE, "Dealt", card=card)

    def policy(self, card: int) -> None:
        self.do(self.asked, "Policy", card=card)

    def opinion(self, card: int) -> None:
        self.do(self.asked, "Opinion", card=card)

    def reply(self, acts: bool, pay: int | None = None) -> None:
        """Of whoever is asked."""
        if not acts:
            self.do(self.asked, "Decline")
        elif self.view.in_play.side == "policy":
            self.do(self.asked, "Back", pay=pay)
        else:
            self.do(self.asked, "StandStill", pay=pay)

    def decline_all(self) -> None:
        while self.view.phase == "reply":
            self.reply(False)

    def change(self, kind: str, one: int, other: int) -> None:
        self.do(self.asked, kind, one=min(one, other), other=max(one, other))

    def any_change(self) -> None:
        """The first change of a relation, where one must be made."""
        if self.view.phase == "relation":
            self.state = self.state.play(self.asked, self.state.choices(self.asked)[0])

    def segment(self, party: int, scale: int) -> int:
        [segment] = self.view.markers[party][scale]
        return int(segment)

    def on(self, scale: int) -> list[tuple[int, ...]]:
        return [self.view.markers[party][scale] for party in MAJOR]

    def relation(self, one: int, other: int) -> int:
        """0 for none."""
        pair = {one, other}
        return sum(own.strength for own in self.view.relations if {own.one, own.other} == pair)

    @contextmanager
    def refuses(self) -> Iterator[None]:
        """What is done inside is Illegal, with a sentence, and changes nothing."""
        before = [sight(self.state, seat) for seat in (*range(self.seats), None)]
        with pytest.raises(Illegal) as refused:
            yield
        assert refused.value.sentence
        assert [sight(self.state, seat) for seat in (*range(self.seats), None)] == before


def told(action: Any) -> Answer:
    """An action's name and fields."""
    name, *fields = [tuple(own) if isinstance(own, list) else own for own in plain(action).values()]
    return name, *fields


def titled(title: str) -> int:
    """The idea with that title on either side."""
    return next(
        card
        for card, idea in enumerate(SHIPPED["idea"])
        if title in (idea["policy"]["title"], idea["opinion"]["title"])
    )


def called(name: str, turnout: int) -> int:
    """The card of that voter."""
    voter = next(
        at for at, own in enumerate(SHIPPED["voter"]) if (own["name"], own["turnout"]) == (name, turnout)
    )
    return len(SHIPPED["idea"]) + voter


FEMINISTS, PIRATES = len(SHIPPED["idea"]) + 16, len(SHIPPED["idea"]) + 17  # their cards
