"""What a match is made of can be pickled, copied and sent to other processes; numbers of other libraries are taken."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import pytest

from hemicycle.core import record
from hemicycle.core.catalogue import game, games
from hemicycle.core.chance import Seeded
from hemicycle.core.choices import Bag, Each, Illegal, Number, Pick, Split, plain
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.options import BadOption
from hemicycle.core.simulate import play_out
from hemicycle.core.state import State
from hemicycle.core.trials import Setting, walk
from hemicycle.testing.sights import changed, sights

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


twin_by = pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy], ids=["pickled", "deep copy"])


def started(game: Game) -> State[Any]:
    return Setting(game, max(3, game.seats[0]), game.trial).state()


@every_game
@twin_by
def test_states_and_what_they_show_and_take(game: Game, twin_of: Callable[[Any], Any]) -> None:
    """At any time of a match, and the twin goes on by itself."""
    rng = Random(game.key)
    for number, state in enumerate(walk(started(game), rng)):
        if number % 12 and not state.over():
            continue
        twin = twin_of(state)
        before = sights(state)
        assert not changed(before, sights(twin))
        assert twin_of(state.view(0)) == state.view(0)
        assert twin_of(state.outcome()) == state.outcome()
        assert twin_of(state.names()) == state.names()
        for seat in state.awaited():
            action = state.choices(seat).pick(rng)
            assert twin_of(action) == action
        play_out(twin, rng, 3)
        assert not changed(before, sights(state))
        if number > 60:
            break


@every_game
@twin_by
def test_the_same_moves_lead_a_twin_to_the_same_end(game: Game, twin_of: Callable[[Any], Any]) -> None:
    state = started(game)
    play_out(state, Random(1), 8)
    twin = twin_of(state)
    assert play_out(state, Random(2)) == play_out(twin, Random(2))
    assert not changed(sights(state), sights(twin))


@every_game
@twin_by
def test_a_game_is_the_same_game_everywhere(game: Game, twin_of: Callable[[Any], Any]) -> None:
    assert twin_of(game) is game
    assert copy.copy(game) is game


@every_game
def test_a_match_with_its_moves(game: Game) -> None:
    match = Match(game, max(3, game.seats[0]), game.trial, Seeded(b"luck"), timed=False)
    match.take(match.begin(0))
    twin = pickled(match)
    assert twin.moves == match.moves
    assert not changed(sights(match.state), sights(twin.state))


def rollout(state: State[Any]) -> tuple[int, Any]:
    return play_out(state, Random(3)), state.outcome()


@pytest.mark.timeout(60)
def test_states_sent_to_other_processes() -> None:
    state = started(game("ten-regions"))
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply_async(rollout, (state,)).get(50) == rollout(state)


def test_choices_are_gone_through_without_a_list() -> None:
    """Of six thousand million, the first."""
    _, state = game("ten-regions").start(5, {"ideologies": [0, 2, 4, 6, 8], "turns": 1})
    choices = state.choices(3)
    assert choices.size == 6543680000
    assert next(iter(choices)) == choices[0]


def test_a_match_with_seats_and_numbers_of_numpy() -> None:
    match = Match(game("ten-regions"), np.int64(4), {"turns": 1}, Seeded(b"luck"), timed=False)
    rng = Random(1)
    while not match.state.over():
        seat = match.state.awaited()[0]
        data = plain(match.state.choices(seat).pick(rng))
        foreign = {
            name: np.array(value) if isinstance(value, list) else value for name, value in data.items()
        }
        match.take(match.move(0, np.int16(seat), foreign))
    assert record.read(list(record.write(match, ["a", "b", "c", "d"], b"luck"))).state.over()


@pytest.mark.parametrize(
    ("choices", "data", "read"),
    [
        (Number(0, 9), np.int64(3), 3),
        (Pick([1, 2, 3]), np.uint8(2), 2),
        (Pick([False, True]), np.bool_(True), True),
        (Split(5, 3), np.array([1, 4, 0]), (1, 4, 0)),
        (Split(5, 3), [np.int64(1), np.int64(4), np.int64(0)], (1, 4, 0)),
        (Each([Number(0, 3), Split(2, 2)]), [np.int8(3), np.array([1, 1])], (3, (1, 1))),
        (Bag(Pick([7, 8]), 2), np.array([8, 7]), (7, 8)),
    ],
    ids=["number", "pick", "flag", "split", "split of numbers", "each", "bag"],
)  # fmt: skip
def test_numbers_and_rows_of_numpy_are_read_as_they_are(choices: Any, data: Any, read: Any) -> None:
    taken = choices.read(data)
    assert taken == read
    assert repr(taken) == repr(read)


@pytest.mark.parametrize("data", [np.float64(3), np.array(3.0), np.array([3]), np.array(["3"])], ids=repr)
def test_what_is_no_whole_number_in_numpy_is_none_here(data: Any) -> None:
    with pytest.raises(Illegal):
        Number(0, 9).read(data)


def test_seats_that_are_no_whole_number_are_refused() -> None:
    with pytest.raises(BadOption):
        game("ten-regions").start(np.float64(4), {})  # type: ignore[arg-type]


def test_the_number_of_a_choice_is_pythons_own() -> None:
    with pytest.raises(TypeError):
        Pick("abc")[np.int64(1)]  # type: ignore[index]
