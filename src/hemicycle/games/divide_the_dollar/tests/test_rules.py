"""The rules of Divide the Dollar, each at least once."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.core.state import NATURE, State
from hemicycle.games.divide_the_dollar import GAME

rule = pytest.mark.rule


class Table:
    """Three at a table, played through the state's own doors."""

    def __init__(self, **options: Any) -> None:
        self.state: State[Any] = GAME.start(3, options)[1]

    @property
    def view(self) -> Any:
        return self.state.view(None)

    def do(self, actor: int, action: str, **fields: Any) -> None:
        self.state = self.state.play(actor, self.state.read(actor, {"do": action, **fields}))

    def propose(self, *cents: int) -> None:
        self.do(NATURE, "Draw", seat=0)
        self.do(0, "Divide", cents=list(cents))

    def vote(self, *votes: bool) -> None:
        for seat, yes in enumerate(votes):
            self.do(seat, "Vote", yes=yes)

    def ring(self) -> None:
        [clock] = self.state.clocks()
        self.do(NATURE, "TimeUp", clock=clock.name)


@rule("DTD-1")
def test_each_round_begins_with_a_lot_and_after_the_last_it_is_over() -> None:
    table = Table(rounds=2)
    for number in (1, 2):
        assert (table.view.round, table.state.to_act()) == (number, (NATURE,))
        table.propose(50, 50, 0)
        table.vote(True, True, False)
    assert table.state.over()


@rule("DTD-2")
@pytest.mark.parametrize("cents", [[50, 50], [50, 49, 0], [101, 0, -1], [50, 50, 1]])
def test_exactly_the_dollar_is_divided(cents: list[int]) -> None:
    table = Table()
    table.do(NATURE, "Draw", seat=1)
    assert table.state.to_act() == (1,)
    with pytest.raises(Illegal):
        table.do(1, "Divide", cents=cents)
    table.do(1, "Divide", cents=[0, 0, 100])
    assert table.view.cents == (0, 0, 100)


@rule("DTD-3")
def test_votes_are_secret_and_can_be_changed_until_all_have_voted() -> None:
    table = Table()
    table.propose(40, 30, 30)
    table.do(0, "Vote", yes=True)
    table.do(0, "Vote", yes=False)
    assert (table.state.awaited(), table.state.sealed()) == ((1, 2), (0,))
    assert (table.state.view(0).mine, table.state.view(1).mine) == (False, None)
    assert table.view.voted == (True, False, False)


@rule("DTD-4")
@pytest.mark.parametrize(
    ("votes", "purses"),
    [
        ((True, True, False), (60, 40, 0)),
        ((True, False, False), (0, 0, 0)),
        ((True, True, True), (60, 40, 0)),
    ],
)
def test_more_than_half_carry_a_division(votes: tuple[bool, ...], purses: tuple[int, ...]) -> None:
    table = Table()
    table.propose(60, 40, 0)
    table.vote(*votes)
    assert table.view.purses == purses
    assert table.view.past[0].votes == votes


@rule("DTD-4")
def test_half_is_not_enough() -> None:
    state: State[Any] = GAME.start(4, {"rounds": 1})[1]
    state = state.play(NATURE, state.read(NATURE, {"do": "Draw", "seat": 3}))
    state = state.play(3, state.read(3, {"do": "Divide", "cents": [0, 0, 50, 50]}))
    for seat, yes in enumerate([False, False, True, True]):
        state = state.play(seat, state.read(seat, {"do": "Vote", "yes": yes}))
    assert state.view(None).purses == (0, 0, 0, 0)
    assert state.outcome().verdict == "verdict-nothing"
    assert state.outcome().winners == ()


@rule("DTD-5")
def test_without_a_proposal_in_time_the_round_is_over() -> None:
    table = Table()
    table.do(NATURE, "Draw", seat=2)
    table.ring()
    assert (table.view.round, table.view.purses, table.view.past[0].cents) == (2, (0, 0, 0), None)


@rule("DTD-5")
def test_who_has_not_voted_in_time_is_not_for_it() -> None:
    table = Table()
    table.propose(50, 50, 0)
    table.do(0, "Vote", yes=True)
    table.ring()
    assert (table.view.past[0].votes, table.view.past[0].passed) == ((True, None, None), False)


@rule("DTD-6")
@pytest.mark.parametrize(
    ("cents", "winners", "places", "verdict"),
    [
        ((60, 40, 0), (0,), (1, 2, 3), "verdict-won"),
        ((50, 50, 0), (0, 1), (1, 1, 3), "verdict-shared"),
    ],
)
def test_most_cents_win(
    cents: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...], verdict: str
) -> None:
    table = Table(rounds=1)
    table.propose(*cents)
    table.vote(True, True, False)
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.places, outcome.verdict) == (winners, places, verdict)


@rule("DTD-7")
def test_talk_is_open() -> None:
    talk = Table().state.talk()
    assert talk.everyone
    assert talk.pairs
    assert talk.groups
