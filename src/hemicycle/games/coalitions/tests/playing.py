"""A table at which tests play Coalitions through nothing but the state's own doors, in plain data; checks nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.core.state import HOST, NATURE
from hemicycle.games.coalitions import GAME
from hemicycle.testing.sights import sight

FIVE = (
    7,
    5,
    4,
    3,
    1,
)  # the pack of the rulebook's example: {0,1}, {0,2}, {0,3,4} and {1,2,3} can just govern


class Table:
    game, timed = GAME, True

    def __init__(self, seats: int = 5, **given: Any) -> None:
        self.options, self.state = self.game.start(seats, given, self.timed)
        self.seats = seats

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def money(self) -> list[int]:
        """As each sees its own."""
        return [self.state.view(seat).money[seat] for seat in range(self.seats)]

    @property
    def clocks(self) -> dict[str, float]:
        return {clock.name: clock.seconds for clock in self.state.clocks()}

    def do(self, seat: int, action: str, **fields: Any) -> None:
        self.state = self.state.play(seat, self.state.read(seat, {"do": action, **fields}))

    def host(self, action: str, **fields: Any) -> None:
        self.do(HOST, action, **fields)

    def ring(self, kind: str) -> None:
        [name] = [name for name in self.clocks if name.split()[0] == kind]
        self.do(NATURE, "TimeUp", clock=name)

    def deal(self, *mandates: int) -> Table:
        """Nature gives the players in these mandates, from the pack that must be or else from a free one."""
        pack = sorted(mandates, reverse=True)
        if self.view.phase == "pack":
            self.do(NATURE, "Draw", pack=pack)
        places = {card: [at for at, own in enumerate(pack) if own == card] for card in pack}
        self.do(NATURE, "DealCards", order=[places[card].pop(0) for card in mandates])
        return self

    def chance(self) -> Table:
        """Nature does the first it may do, until it is for others to act."""
        while NATURE in self.state.to_act():
            self.state = self.state.play(NATURE, self.state.choices(NATURE)[0])
        return self

    def propose(self, seat: int, members: Sequence[int], shares: Sequence[int]) -> int:
        """Gives the number of the proposal."""
        self.do(seat, "Propose", members=list(members), shares=list(shares))
        return self.view.proposals  # type: ignore[no-any-return]  # views are plain data of any game

    def answer(self, seat: int, accept: bool) -> None:
        self.do(seat, "Answer", proposal=self.view.proposal.number, accept=accept)

    def agree(self, seat: int, members: Sequence[int], shares: Sequence[int]) -> None:
        """Proposed and accepted by all."""
        self.propose(seat, members, shares)
        for other in members:
            if other != seat:
                self.answer(other, True)

    def ballot(self, seat: int, members: Sequence[int], shares: Sequence[int]) -> None:
        self.do(seat, "Ballot", members=list(members), shares=list(shares))

    def pay(self, payer: int, to: int, amount: int) -> None:
        self.do(payer, "Pay", to=to, amount=amount)

    def pass_round(self, turns: int) -> None:
        """So many players in a row pass."""
        for _ in range(turns):
            self.do(self.view.turn_of, "Pass")

    def sights(self) -> list[Any]:
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


class Untimed(Table):
    """No clock runs by itself."""

    timed = False


class FirstEdition(Table):
    game, timed = GAME.earlier[1], False


def of_others(state: Any, *hidden: int) -> list[dict[str, Any]]:
    return [sight(state, seat) for seat in (*range(state.seats), None) if seat not in hidden]


def five(**given: Any) -> Table:
    """Seat 0 has 7 mandates, the next 5, 4, 3 and 1; each owns 80, and 100 are in the pool."""
    return Table(5, **{"packs": [list(FIVE)], **given}).deal(*FIVE)


def in_private(**given: Any) -> Table:
    return five(bargaining="private", **given)


def writing(**given: Any) -> Table:
    """Ballots are being written."""
    table = in_private(**given)
    table.ring("period")
    return table
