"""The strongest player: what is best if nobody errs, how long it thinks, and what it writes in private."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.games.coalitions.bots.ballots import guessed, guesses, weighs
from hemicycle.games.coalitions.bots.hard import Reasoning, hard, solved, turns_left
from hemicycle.games.coalitions.bots.normal import considers, normal
from hemicycle.games.coalitions.rules.actions import Ballot, Blank, Pass, Propose, Ready
from hemicycle.games.coalitions.rules.deals import Deal, Round
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.games.coalitions.tests.scenes import dealt, played

EQUALS = [6, 7, 7]  # any two of them
FOUR = [7, 6, 4, 3]


def reasoning(state: Coalitions, seat: int) -> Reasoning:
    return Reasoning(state.view(seat), seat)


def test_in_the_last_turn_it_knows_what_others_take_who_err_in_nothing() -> None:
    """Those have nothing, so that one step of the grid is enough, and a dollar as well."""
    state = dealt(EQUALS, turn_limit=1, round_limit=1)
    first = state.turn_of
    mind = reasoning(state, first)
    [deal] = [option for option in mind.tried() if isinstance(option, Propose) and max(option.shares) == 55]
    assert sorted(deal.shares) == [5, 55]
    assert mind.brings_exactly(deal) == 55
    assert mind.brings_exactly(Propose((0, 1), (1, 59) if first else (59, 1))) == pytest.approx(59)
    assert mind.brings_exactly(Pass()) == 0


def test_a_table_that_the_next_will_undo_is_worth_nothing_to_who_will_be_left_out() -> None:
    """The last turn but one: whoever has the last buys the cheaper of the two; of equals the first."""
    state = dealt(EQUALS, turn_limit=2, round_limit=1)
    first = state.turn_of
    last, other = (first + 1) % 3, (first + 2) % 3
    mind = reasoning(state, first)
    shares = {first: 20, other: 40}
    members = tuple(sorted(shares))
    worth = mind.later(Deal(members, tuple([shares[member] for member in members])))
    assert dict(zip(mind.row, worth)) == pytest.approx(
        {first: 0.95 * 25 + 1, last: 0.95 * 35, other: 2}, abs=0.01
    )


@pytest.mark.parametrize(
    ("turns", "limit", "left"), [(0, 12, 12), (3, 12, 9), (0, 14, 10), (7, None, 9), (8, None, 12)]
)
def test_who_thinks_of_fewer_turns_thinks_of_the_same_player(
    turns: int, limit: int | None, left: int
) -> None:
    assert turns_left(turns, limit, 4) == left


@pytest.mark.parametrize("period", [900, None])
def test_a_bargaining_is_solved_once_for_all_its_turns(period: int | None) -> None:
    state = dealt(FOUR, turn_limit=12, ante=50, period_seconds=period)  # a pool of $200, a grid of $5
    solved.cache_clear()
    for _ in range(3):
        state.apply(state.turn_of, Pass())
        hard(Position(state, state.turn_of), Random(1))
    assert solved.cache_info().misses == 1


SMALL = [8, 5, 5, 2]  # the last has a twelfth of the power, and a seventh of what all guess


def writing(pack: list[int] = SMALL, **options: Any) -> Coalitions:
    state = dealt(pack, bargaining="private", **options)
    for seat in range(4):
        state.apply(seat, Ready(True))
    return state


def written(state: Coalitions, seat: int, *offers: Offer) -> Any:
    return hard(Position(state, seat, offers), Random(1))


def offer(by: int, members: tuple[int, ...], shares: tuple[int, ...]) -> Offer:
    return Offer(by, None, {"members": list(members), "shares": list(shares)}, 2)


def test_in_private_it_writes_what_all_guess_unless_it_rather_has_the_pool_stay() -> None:
    """An equal part of the next pool would be $20, if there is one; who adds to no majority writes nothing."""
    usual = [normal(Position(writing(), seat), Random(1)) for seat in range(4)]
    assert usual[3].members == (1, 2, 3)
    assert usual[3].shares[2] < 20
    assert written(writing(), 1) == usual[1]
    assert written(writing(), 3) == Ballot((1, 2, 3), (27, 27, 26))
    assert written(writing(round_limit=1), 3) == usual[3]
    assert written(writing([8, 7, 4, 1]), 3) == Blank()


def test_it_writes_what_has_been_agreed_in_talk() -> None:
    """For this it leaves what it guesses; not for what only one has said."""
    said = [offer(seat, (1, 2, 3), (30, 30, 20)) for seat in (1, 2, 3)]
    assert written(writing(), 1, *said) == Ballot((1, 2, 3), (30, 30, 20))
    assert written(writing(), 3, *said[:2]) == Ballot((1, 2, 3), (30, 30, 20))
    assert written(writing(), 1, said[1]) == written(writing(), 1)


def test_it_learns_how_others_guess_from_what_came_to_be() -> None:
    """Twice a majority of the fewest mandates, paid by heads; in the pack of now that is another one."""
    view = writing().view(0)
    assert max(guessed(view).values()) == guessed(view)[guesses(view.mandates, 11, 80, None)[0]]
    past = [
        Round(number, False, (7, 6, 4, 3), 80, 0, Deal((0, 2), (40, 40)), "ready", ()) for number in (1, 2)
    ]
    learnt = guessed(replace(view, mandates=(9, 6, 3, 2), rounds=tuple(past)))
    assert max(learnt, key=lambda deal: learnt[deal]) == Deal((0, 3), (40, 40))
    assert sum(learnt.values()) == pytest.approx(1)


def test_in_talk_it_takes_less_where_it_expects_less() -> None:
    """The strongest is left out of what all guess; the third seat is not."""
    state = dealt(SMALL, bargaining="private")
    poor = offer(1, (0, 1), (20, 60))
    assert weighs(Position(state, 0, (poor,)), Random(1)) == Propose((0, 1), (20, 60))
    asked = considers(Position(state, 0, (poor,)), Random(1))
    assert asked.shares[0] > 20
    rival = offer(1, (1, 2, 3), (60, 10, 10))
    assert weighs(Position(state, 2, (rival,)), Random(1)).shares[1] > 10


@pytest.mark.parametrize("seats", [4, 5])
def test_it_wearies_of_a_bargaining_that_nothing_ends(seats: int) -> None:
    state = played([hard] * seats, Random(2), period_seconds=None, answer_seconds=None, round_limit=1)
    assert state.rounds[0].closed == "passes"
