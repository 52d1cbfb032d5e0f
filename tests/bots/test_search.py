"""Search finds what is to be found in games small enough to know, and thinks as long as it may."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter

import pytest

from hemicycle.bots.search import Budget, Search, worth
from hemicycle.core.catalogue import game
from hemicycle.core.choices import Action, Choices, Pick
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE, Outcome, Seat, Seats, State


@dataclass(frozen=True)
class Take(Action):
    sticks: int


class Nim(State[Take]):
    """Players in turn take one to three sticks; who takes the last wins, all others lose alike."""

    def __init__(self, sticks: int, seats: int = 2) -> None:
        self.sticks, self.seats, self.turn, self.last = sticks, seats, 0, 0

    def to_act(self) -> Seats:
        return (self.turn,) if self.sticks else ()

    def choices(self, seat: Seat) -> Choices[Take]:
        return Pick([Take(count) for count in range(1, min(3, self.sticks) + 1)])

    def apply(self, seat: Seat, action: Take) -> None:  # type: ignore[override]  # no clock runs here
        self.sticks -= action.sticks
        self.last, self.turn = seat, (seat + 1) % self.seats

    def outcome(self) -> Outcome:
        scores = tuple([int(seat == self.last and not self.sticks) for seat in range(self.seats)])
        return Outcome((self.last,), tuple([2 - score for score in scores]), scores, "")

    def copy(self) -> Nim:
        twin = Nim(self.sticks, self.seats)
        twin.turn, twin.last = self.turn, self.last
        return twin

    def imagine(self, seat: Seat | None, rng: Random) -> Nim:
        return self.copy()


@dataclass(frozen=True)
class Bet(Action):
    on: int


@dataclass(frozen=True)
class Toss(Action):
    side: int


class Coin(State[Bet | Toss]):
    """A coin that lies covered and shows 1 three times of four; who bets on what it shows wins."""

    def __init__(self, side: int | None = None, bet: int | None = None) -> None:
        self.side, self.bet, self.seats = side, bet, 2

    def to_act(self) -> Seats:
        return (NATURE,) if self.side is None else (0,) if self.bet is None else ()

    def choices(self, seat: Seat) -> Choices[Bet | Toss]:
        return Pick([Toss(face) for face in range(4)] if seat == NATURE else [Bet(0), Bet(1)])

    def apply(self, seat: Seat, action: Bet | Toss) -> None:  # type: ignore[override]  # no clock runs here
        match action:
            case Toss():
                self.side = int(action.side > 0)
            case Bet():
                self.bet = action.on

    def outcome(self) -> Outcome:
        won = int(self.bet == self.side)
        return Outcome((1 - won,), (2 - won, 1 + won), (won, 1 - won), "")

    def copy(self) -> Coin:
        return Coin(self.side, self.bet)

    def imagine(self, seat: Seat | None, rng: Random) -> Coin:
        return Coin(int(rng.random() < 0.75), self.bet)


def found(state: State[Take], iterations: int, seed: int = 1) -> int:
    action = Search(Budget(iterations))(Position(state, state.to_act()[0]), Random(seed))
    assert isinstance(action, Take)
    return action.sticks


@pytest.mark.parametrize(("sticks", "best"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_two_players_leave_a_multiple_of_four(sticks: int, best: int) -> None:
    for seed in range(3):
        assert found(Nim(sticks), 800, seed) == best


def test_each_of_three_plays_for_itself() -> None:
    """Whoever can take the last sticks does; nobody takes one so that another may."""
    for seed in range(3):
        assert found(Nim(3, seats=3), 400, seed) == 3
        assert found(Nim(2, seats=3), 400, seed) == 2


def test_a_coin_is_not_looked_under() -> None:
    """It lies on 0, but is likelier to lie on 1, which is all that the player knows."""
    state = Coin(side=0)
    for seed in range(5):
        assert Search(Budget(300))(Position(state, 0), Random(seed)) == Bet(1)


def test_a_move_follows_from_its_seed() -> None:
    played = game("ten-regions")
    _, state = played.start(4, {**played.trial, "ideologies": [0, 2, 6, 8]})
    search = Search(Budget(20))
    actions = [search(Position(state, 1), Random(5)) for _ in range(2)]
    assert actions[0] == actions[1]
    assert state.legal(1, actions[0])
    assert search(Position(state.imagine(1, Random(9)), 1), Random(5)) == actions[0]


def test_seconds_are_kept() -> None:
    state = Nim(60)
    start = perf_counter()
    Search(Budget(seconds=0.3))(Position(state, 0), Random(1))
    assert 0.3 <= perf_counter() - start < 5


def test_a_budget_ends() -> None:
    with pytest.raises(ValueError, match="a budget has a beginning and an end"):
        Budget()
    with pytest.raises(ValueError, match="a budget has"):
        Budget(0)


def test_one_choice_needs_no_thought() -> None:
    assert found(Nim(1), 1) == 1


def test_what_an_outcome_is_worth() -> None:
    """Ahead of both others, and two of three points of the spread above the mean of 1."""
    first, *others = worth(Outcome((0,), (1, 2, 2), (3, 0, 0), ""))
    assert first == pytest.approx(0.75 + 0.25 * (0.5 + 0.5 * 2 / 3))
    assert others == [pytest.approx(0.75 * 0.25 + 0.25 * (0.5 - 0.5 / 3))] * 2


def test_wide_choices_are_widened_step_by_step() -> None:
    """Of millions of campaigns few are looked at, and some of them more than once."""
    played = game("ten-regions")
    _, state = played.start(4, {**played.trial, "ideologies": [0, 2, 6, 8]})
    root = Search(Budget(100)).grown(Position(state, 1), Random(5))
    assert state.choices(1).size > 10**6
    assert 10 <= len(root.children) <= 25
    assert root.visits == 100
    assert max(child.visits for child in root.children.values()) > 1
