"""A match driven in any order: moves good, bad and late, time, pauses. The rules of the game are not looked at."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hemicycle.core.catalogue import games
from hemicycle.core.chance import Chance, Dice, Seeded
from hemicycle.core.choices import Choices, Illegal, plain
from hemicycle.core.game import Game
from hemicycle.core.match import Match, Move, Step
from hemicycle.core.state import NATURE, TimeUp
from hemicycle.testing.sights import sights
from tests.core.toy import AUCTION, Bid, Claim, Deal, Double, Sketch

RUBBISH: list[Any] = [
    None,
    7,
    "Bid",
    [],
    {},
    {"do": "Bid"},
    {"do": "TimeUp", "clock": "bid 1"},
    {"do": "Bid", "coins": [4, True, -1]},
]


class NoChance(Chance):
    def pick(self, number: int, choices: Choices[Any]) -> Any:
        raise AssertionError("a replay picks nothing")


class Driver(RuleBasedStateMachine):
    """Drives one match; what happened is kept by its own, simpler bookkeeping."""

    game: Game = AUCTION
    given: dict[str, Any] = {"rounds": 2, "seconds": 20}  # noqa: RUF012  # read only

    @initialize(seed=st.integers(0, 2**32), timed=st.booleans())
    def begin(self, seed: int, timed: bool) -> None:
        self.rng, self.now, self.timed = Random(seed), 1_000, timed
        self.match = Match(self.game, self.game.seats[0], self.given, Seeded(b"seed"), timed)
        self.journal: list[Callable[[Match], None]] = []  # what a server would have written down
        self.tried: Step | None = None
        self.fired: list[str] = []
        self.take(self.match.begin(self.now))

    def take(self, step: Step) -> None:
        """Each move must be numbered on, and told at the time it was made."""
        before = len(self.match.moves)
        self.match.take(step)
        assert self.match.moves[before:] == list(step.moves)
        for move in step.moves:
            assert move.at == self.now
            self.journal.append(replaying(move))
        self.fired += [move.action.clock for move in step.moves if isinstance(move.action, TimeUp)]
        if not step.moves:
            self.journal.append(lambda match, now=step.at: match.wind(now))  # type: ignore[misc]

    def refused(self, attempt: Callable[[], object]) -> None:
        before = picture(self.match)
        with pytest.raises(Illegal):
            attempt()
        assert picture(self.match) == before, "a refused move left a trace"

    def blocked(self) -> bool:
        return self.match.paused or bool(self.match.due(self.now))

    @rule(draft=st.booleans())
    def somebody_moves(self, draft: bool) -> None:
        if not self.match.state.to_act():
            return
        seat = self.rng.choice(self.match.state.to_act())
        drafts = self.match.state.drafts(seat)
        choices = drafts if draft and drafts.size else self.match.state.choices(seat)
        data = json.loads(json.dumps(plain(choices.pick(self.rng))))
        if self.blocked():
            self.refused(lambda: self.match.move(self.now, seat, data))
            return
        before = picture(self.match)
        step = self.match.move(self.now, seat, data)
        assert picture(self.match) == before, "to try a move changed the match"
        self.take(step)
        self.tried = step

    @rule(data=st.sampled_from(RUBBISH), seat=st.sampled_from([0, 1, -1, 99, NATURE]))
    def somebody_sends_rubbish(self, data: Any, seat: int) -> None:
        self.refused(lambda: self.match.move(self.now, seat, data))

    @rule()
    def nature_cannot_be_spoken_for(self) -> None:
        for clock in self.match.state.clocks():
            data = {"do": "TimeUp", "clock": clock.name}
            for seat in (0, NATURE):
                self.refused(lambda seat=seat, data=data: self.match.move(self.now, seat, data))  # type: ignore[misc]

    @precondition(lambda self: self.tried and self.tried.moves)
    @rule()
    def a_step_is_taken_twice(self) -> None:
        assert self.tried
        before, step = picture(self.match), self.tried
        with pytest.raises(ValueError, match="follows on"):
            self.match.take(step)
        assert picture(self.match) == before

    @rule()
    def somebody_is_out_of_turn(self) -> None:
        seat = next((seat for seat in range(self.match.seats) if seat not in self.match.state.to_act()), None)
        if seat is not None:
            self.refused(lambda: self.match.move(self.now, seat, {"do": "Bid", "coins": [4, 0, 0]}))

    @rule(by=st.sampled_from([0, 1, 500, 7_000, 61_000]))
    def time_passes(self, by: int) -> None:
        before = picture(self.match)
        self.now += by
        assert picture(self.match) == before, "time alone changed the match"

    @rule()
    def a_clock_runs_out(self) -> None:
        due = self.match.due(self.now)
        first = min(self.match.deadlines.values(), default=None)
        step = self.match.time_up(self.now)
        assert (step is not None) == bool(due)
        if step:
            assert self.match.deadlines[due[0]] == first
            assert step.moves[0] == Move(len(self.match.moves) + 1, NATURE, TimeUp(due[0]), self.now)
            self.take(step)
            assert due[0] not in self.match.deadlines

    @rule()
    def the_host_rings(self) -> None:
        self.refused(lambda: self.match.ring(self.now, "never"))
        for clock in self.match.state.clocks()[:1]:
            self.take(self.match.ring(self.now, clock.name))

    @rule()
    def a_pause(self) -> None:
        left = {name: max(0, deadline - self.now) for name, deadline in self.match.deadlines.items()}
        if not self.match.paused:
            self.match.pause(self.now)
            self.journal.append(lambda match, now=self.now: match.pause(now))  # type: ignore[misc]
            assert self.match.deadlines == left
        before = picture(self.match)
        self.match.pause(self.now + 5)
        assert picture(self.match) == before, "a second pause changed something"
        assert self.match.next_deadline() is None
        assert not self.match.due(self.now + 10**9)
        assert self.match.time_up(self.now + 10**9) is None

    @rule()
    def an_end_of_the_pause(self) -> None:
        if self.match.paused:
            left = self.match.deadlines
            self.match.resume(self.now)
            self.journal.append(lambda match, now=self.now: match.resume(now))  # type: ignore[misc]
            assert self.match.deadlines == {name: self.now + ms for name, ms in left.items()}
        before = picture(self.match)
        self.match.resume(self.now + 5)
        assert picture(self.match) == before, "a second end of the pause changed something"

    @rule(ms=st.sampled_from([1, 30_000]))
    def more_time(self, ms: int) -> None:
        before = self.match.deadlines
        self.match.add_time(ms)
        self.journal.append(lambda match, ms=ms: match.add_time(ms))  # type: ignore[misc]
        assert self.match.deadlines == {name: deadline + ms for name, deadline in before.items()}

    @invariant()
    def moves_are_numbered(self) -> None:
        assert [move.number for move in self.match.moves] == list(range(1, len(self.match.moves) + 1))

    @invariant()
    def nature_never_has_to_be_waited_for(self) -> None:
        assert NATURE not in self.match.state.to_act()

    @invariant()
    def clocks_run_as_declared(self) -> None:
        names = [clock.name for clock in self.match.state.clocks()]
        assert list(self.match.deadlines) == (names if self.timed else [])
        if self.match.deadlines and not self.match.paused:
            assert self.match.next_deadline() == min(self.match.deadlines.values())

    @invariant()
    def a_clock_runs_out_once(self) -> None:
        assert len(set(self.fired)) == len(self.fired)

    @invariant()
    def what_was_written_down_gives_the_same(self) -> None:
        again = Match(self.game, self.match.seats, self.match.options, NoChance(), self.timed)
        for event in self.journal:
            event(again)
        assert picture(again) == picture(self.match)


def replaying(move: Move) -> Callable[[Match], None]:
    data = json.loads(json.dumps(plain(move.action)))
    return lambda match: match.replay(move.at, move.seat, data)


def picture(match: Match) -> tuple[Any, ...]:
    """All that a match is."""
    return sights(match.state), match.moves[:], dict(match.deadlines), match.paused


TestAuction = Driver.TestCase
TestAuction.settings = settings(max_examples=40, stateful_step_count=40)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_game_of_the_catalogue_is_driven(game: Game) -> None:
    class GameDriver(Driver):
        pass

    GameDriver.game, GameDriver.given = game, {}
    run_state_machine_as_test(GameDriver, settings=settings(max_examples=8, stateful_step_count=20))


# One thing at a time


def begun(given: dict[str, Any], now: int = 0, timed: bool = True) -> Match:
    match = Match(AUCTION, 2, given, Dice(Random(1)), timed)
    match.take(match.begin(now))
    return match


def take_all(match: Match, now: int, *bids: list[int]) -> None:
    for seat, coins in enumerate(bids):
        match.take(match.move(now, seat, {"do": "Bid", "coins": coins}))


def test_nature_moves_before_anybody_else() -> None:
    match = begun({}, now=5)
    assert [(move.number, move.seat, type(move.action), move.at) for move in match.moves] == [
        (1, NATURE, Deal, 5),
        (2, NATURE, Double, 5),
    ]


def test_clocks_start_at_the_beginning_also_without_a_move_of_nature() -> None:
    match = Match(AUCTION, 2, {"seconds": 20}, Dice(Random(1)))
    match.state.apply(NATURE, Deal((1, 2)))
    match.state.apply(NATURE, Double(0))
    step = match.begin(50_000)
    assert step == Step((), step.state, 50_000, 0)
    match.take(step)
    assert match.deadlines == {"bid 1": 70_000}


def test_a_beginning_is_not_taken_after_a_move() -> None:
    match = begun({})
    stale = match.begin(0)
    take_all(match, 1, [4, 0, 0])
    with pytest.raises(ValueError, match="this step follows on 2 moves, but 3 were made"):
        match.take(stale)


def test_a_clock_keeps_its_deadline_while_its_name_stays() -> None:
    match = begun({"seconds": 20}, now=1_000)
    take_all(match, 9_000, [4, 0, 0])
    assert match.deadlines == {"bid 1": 21_000}
    assert match.next_deadline() == 21_000


def test_what_comes_late_is_refused_until_the_clock_was_heard() -> None:
    match = begun({"seconds": 20})
    match.take(match.move(19_999, 0, {"do": "Bid", "coins": [4, 0, 0]}))
    with pytest.raises(Illegal, match="the time has run out") as late:
        match.move(20_000, 1, {"do": "Bid", "coins": [4, 0, 0]})
    assert late.value.key == "late"
    assert match.time_up(19_999) is None
    step = match.time_up(20_000)
    assert step
    match.take(step)
    assert match.state.view(None).bids == ((4, 0, 0), (0, 0, 0))
    assert match.deadlines == {"claim 1": 80_000}


def test_a_draft_counts_when_the_time_is_up() -> None:
    match = begun({"seconds": 20})
    match.take(match.move(1, 0, {"do": "Sketch", "coins": [1, 0, 1]}))
    assert match.moves[-1].action == Sketch((1, 0, 1))
    match.take(match.ring(2, "bid 1"))
    assert match.state.view(None).bids == ((1, 0, 1), (0, 0, 0))


def test_a_seal_can_be_replaced_until_the_last_is_in() -> None:
    match = begun({})
    take_all(match, 1, [4, 0, 0])
    take_all(match, 2, [0, 4, 0], [0, 0, 4])
    assert match.state.view(None).bids == ((0, 4, 0), (0, 0, 4))
    with pytest.raises(Illegal, match="is no Claim"):
        match.move(3, 0, {"do": "Bid", "coins": [4, 0, 0]})


def test_a_phase_anyone_may_act_in_ends_by_a_clock_alone() -> None:
    match = begun({})
    take_all(match, 1, [2, 1, 1], [2, 1, 1])
    match.take(match.move(2, 1, {"do": "Claim", "round": 1, "lot": 2}))
    assert match.moves[-1].action == Claim(1, 2)
    assert match.state.awaited() == ()
    with pytest.raises(Illegal, match="lot: 2 is none of 2 choices"):
        match.move(3, 0, {"do": "Claim", "round": 1, "lot": 2})
    match.take(match.ring(4, "claim 1"))
    with pytest.raises(Illegal, match="it is not for this seat"):
        match.move(5, 0, {"do": "Claim", "round": 1, "lot": 0})


def test_an_untimed_match_rings_by_hand() -> None:
    match = begun({"seconds": 20}, timed=False)
    assert match.deadlines == {}
    assert match.time_up(10**9) is None
    assert match.next_deadline() is None
    match.take(match.ring(10**9, "bid 1"))
    with pytest.raises(Illegal, match="no such clock is running"):
        match.ring(10**9, "bid 1")


def test_a_clock_that_starts_in_a_pause_has_all_its_time_after_it() -> None:
    match = begun({"seconds": 20})
    match.pause(5_000)
    match.take(match.ring(6_000, "bid 1"))
    assert match.deadlines == {"claim 1": 60_000}
    with pytest.raises(Illegal, match="the match is paused") as paused:
        match.move(7_000, 0, {"do": "Claim", "round": 1, "lot": 0})
    assert paused.value.key == "paused"
    match.resume(100_000)
    assert match.deadlines == {"claim 1": 160_000}


def test_a_pause_leaves_no_less_than_nothing() -> None:
    match = begun({"seconds": 20})
    match.pause(30_000)
    assert match.deadlines == {"bid 1": 0}
    match.resume(40_000)
    assert match.due(40_000) == ["bid 1"]
    match.add_time(1)
    assert match.due(40_000) == []


def test_of_two_clocks_the_first_comes_first() -> None:
    match = begun({"seconds": 20})
    match.deadlines = {"second": 30, "first": 10, "third": 50}
    assert match.due(40) == ["first", "second"]
    assert match.due(30) == ["first", "second"]
    assert match.next_deadline() == 10


def test_moves_are_taken_as_actions() -> None:
    match = begun({})
    take_all(match, 3, [1, 1, 2])
    assert match.moves[-1] == Move(3, 0, Bid((1, 1, 2)), 3)
