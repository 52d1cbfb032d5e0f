"""The normal bot plays by the rules in every setting, needs no more than its seat knows, and beats random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.bots import bots_of, of_any_game, random_bot
from hemicycle.core.player import Bot, Position
from hemicycle.core.state import NATURE, State
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.bots.hard import hard
from hemicycle.games.swedish_parliament.bots.normal import easy, normal
from hemicycle.games.swedish_parliament.bots.outlook import nearest_to, shares
from hemicycle.games.swedish_parliament.rules.actions import Choose, Draw
from hemicycle.games.swedish_parliament.rules.relations import changed
from hemicycle.testing.sights import BlindPosition

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": 8, "dominant_parties": True}),
    (2, {"minor_parties": False, "parties": "random"}),
    (3, {"coop": {"cabinet": [0, 1, 2], "leader": 2}, "true_colours": True}),
    (8, {}),
]


def played(bots: list[Bot], rng: Random, **options: Any) -> State[Any]:
    """To the end. No clock runs."""
    _, state = GAME.start(len(bots), {"move_seconds": None, "reply_seconds": None, **options})
    while not state.over():
        [seat] = state.to_act()
        choices = state.choices(seat)
        action = choices.pick(rng) if seat == NATURE else bots[seat](Position(state, seat), rng)
        assert action in choices
        state.apply(seat, action)
    return state


def wins(seats: int, matches: int, bot: Bot = normal, **options: Any) -> int:
    """Among random players, in each seat equally often."""
    won = 0
    for number in range(matches):
        bots = [bot if seat == number % seats else random_bot for seat in range(seats)]
        won += number % seats in played(bots, Random(number), **options).outcome().winners
    return won


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_it_plays_legally_in_every_setting(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    played([(normal, random_bot)[seat % 2] for seat in range(seats)], Random(3), **options)


@pytest.mark.slow
@pytest.mark.timeout(600)  # half a minute of work, on machines that others use too
@pytest.mark.parametrize("setting", SETTINGS[:3], ids=str)
def test_the_hard_one_plays_legally_in_every_setting(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    played([(hard, random_bot)[seat % 2] for seat in range(seats)], Random(3), **options)


def test_the_hard_one_chooses_whom_others_like_best() -> None:
    """Liberals and Conservatives are liked most by each other, and Liberals by Farmers too."""
    _, state = GAME.start(3, {})
    assert hard(Position(state, 0), Random(1)) == Choose(1)


def test_the_hard_one_plays_no_card_while_it_can_draw() -> None:
    _, state = GAME.start(2, {"parties": [0, 2]})
    rng = Random(1)
    for _ in range(200):
        [seat] = state.to_act()
        choices = state.choices(seat)
        if seat != NATURE and isinstance(choices[choices.size - 1], Draw):
            assert isinstance(hard(Position(state, seat), rng), Draw)
        state.apply(seat, choices.pick(rng))


@pytest.mark.slow
def test_it_beats_random_players(record_property: Callable[[str, object], None]) -> None:
    """A random player would win six or more of ten in one test of fifty."""
    won = wins(4, 10)
    record_property(
        "figure", f"swedish parliament: the normal bot wins {won} of 10 matches with three random players"
    )
    assert won >= 6


@pytest.mark.slow
def test_it_wins_alone(record_property: Callable[[str, object], None]) -> None:
    """The System at its easiest is never beaten by chance."""
    won = wins(1, 6)
    record_property(
        "figure", f"swedish parliament: the normal bot wins {won} of 6 matches alone, difficulty 1"
    )
    assert won >= 2
    assert wins(1, 20, random_bot) <= 1


def test_what_its_seat_knows_is_enough() -> None:
    _, state = GAME.start(3, {"parties": [0, 2, 6]})
    rng = Random(2)
    for _ in range(120):
        [seat] = state.to_act()
        if seat != NATURE:
            before = state.view(seat)
            for bot in (normal, hard):
                own = bot(Position(state, seat), Random(4))
                assert bot(BlindPosition(state, seat), Random(4)) == own
            assert state.view(seat) == before
        state.apply(seat, state.choices(seat).pick(rng))


def test_there_is_no_relation_of_strength_0() -> None:
    assert [changed("strengthened", strength) for strength in (-2, -1, 1, 2)] == [-1, 1, 2, 3]
    assert [changed("weakened", strength) for strength in (-2, -1, 1, 3)] == [-3, -2, -1, 2]
    assert changed("created", 0) == 1


def test_who_is_nearest() -> None:
    lower, wide = (3, 4, 7, -1, 1), (0, 1, 0, 0, 0)
    assert [nearest_to(segment, lower, wide) for segment in (0, 2, 3, 5, 6)] == [
        0b10000,
        0b10001,
        0b1,
        0b10,
        0b110,
    ]


def test_chances_of_voters() -> None:
    sure = shares((1 << 3,) * 8)
    assert sure[3] == 1
    assert sum(sure) == 1
    shared = shares((0b11,) * 7 + (0b1,))
    assert shared[0] > shared[1] > 0
    assert sum(shared) == pytest.approx(1)
    minor = shares((0b1 | 1 << 9, *[0b1] * 7))
    assert minor[0] == 1
    assert shares((1 << 9, *[0b1] * 7))[9] == pytest.approx(1 / 8)


def test_bots_of_the_game() -> None:
    assert bots_of(GAME) == {"easy": easy, "normal": normal, "hard": hard, **of_any_game(GAME)}
