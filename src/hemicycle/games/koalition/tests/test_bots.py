"""The normal bot plays by the rules, sees nothing hidden, comes to terms, and does what pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.bots import bots_of, of_any_game, random_bot
from hemicycle.core.choices import plain, same
from hemicycle.core.clock import Hourglass
from hemicycle.core.player import Bot, Position
from hemicycle.core.report import Offer
from hemicycle.core.simulate import next_actor
from hemicycle.core.state import NATURE, State
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.bots.hard import hard
from hemicycle.games.koalition.bots.normal import considers, easy, normal
from hemicycle.games.koalition.bots.outlook import Outlook, chances
from hemicycle.games.koalition.rules.actions import (
    Declare,
    GiveUp,
    Pass,
    Propose,
    Refuse,
    Shake,
    Skull,
    Suggest,
)
from hemicycle.games.koalition.tests.playing import LEAF, LEMON, ROSE, Table, counted, elected, opened
from hemicycle.games.koalition.tests.test_log import SPLIT
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9, PAGE_11
from hemicycle.testing.sights import BlindPosition

THREE = ["rose 10, rose 9", "lemon 8, leaf 5", "leaf 7, lemon 2"]  # any two of three parties can govern
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {"leader_vote": False}),
    (5, {"coalition_size": "fewest", "packets": True}),
    (7, {"talks_seconds": None, "move_seconds": None, "action_seconds": None}),
    (10, {"actions": False, "election_limit": 1}),
]


def played(bots: list[Bot], rng: Random, **options: Any) -> tuple[State[Any], Counter[str]]:
    """A match of eight countries, three seconds a move, and how often each thing was done."""
    state, glass, done = GAME.start(len(bots), {"countries": "8", **options})[1], Hourglass(), Counter[str]()
    while (seat := next_actor(state, glass, rng, 3.0)) is not None:
        action = state.choices(seat).pick(rng) if seat == NATURE else bots[seat](Position(state, seat), rng)
        assert state.legal(seat, action), action
        done[type(action).__name__] += 1
        state.apply(seat, action)
    return state, done


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_bots_play_legally_beside_random_players(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    played([(normal, random_bot, hard)[seat % 3] for seat in range(seats)], Random(3), **options)


@pytest.mark.parametrize("options", [{}, {"talks_seconds": None}, {"actions": False}], ids=str)
def test_normal_bots_come_to_terms(options: dict[str, Any]) -> None:
    """Soon, and almost everywhere, for some counts leave no coalition at all; and they use every kind of card."""
    state, done = played([normal] * 5, Random(5), **options)
    pad = state.view(None).pad
    assert len([row for row in pad if not row.government]) <= 1
    assert sum([row.elections for row in pad]) <= 12
    assert done["Propose"] + done["Shake"] + done["Refuse"] < 8 * 12
    cards = [done[card] for card in ("Double", "Skull", "Egg", "Sausage")]
    assert all(cards) != (options.get("actions") is False)


def siding() -> Table:
    table = elected(SPLIT)
    table.quiet()
    return table


@pytest.mark.parametrize(
    "make", [lambda: opened({}), lambda: elected(PAGE_11), siding, lambda: counted(PAGE_9)]
)
def test_views_and_choices_are_enough(make: Callable[[], Table]) -> None:
    table = make()
    seat = table.state.awaited()[0]
    before = table.state.view(seat)
    blinkers = BlindPosition(table.state, seat)
    assert same(normal(blinkers, Random(4)), normal(Position(table.state, seat), Random(4)))
    assert table.state.view(seat) == before


def does(table: Table, seat: int, *offers: Offer, bot: Bot = normal) -> Any:
    return bot(Position(table.state, seat, offers), Random(2))


both = pytest.mark.parametrize("bot", [normal, hard])


# laying and playing


@both
def test_the_last_politician_is_the_one_that_takes_the_chair(bot: Bot) -> None:
    """Socialists govern alone in any case."""
    hands = {0: ["rose 9", "leaf 1"], 1: ["rose 2", "lemon 1"], 2: ["nut 1", "rose 10"]}
    table = opened(hands, seats=3, actions=False)
    table.lay("rose 9", "rose 2", "nut 1", "leaf 1", "lemon 1")
    assert table.word(does(table, 2, bot=bot).politician) == "rose 10"


@both
def test_a_skull_falls_where_it_brings_the_chair(bot: Bot) -> None:
    """Socialists govern alone, and without one of the two politicians of seat 2 seat 0 is their chair."""
    table = turn_of(0, ["rose 10, lemon 1", "leaf 1, nut 1", "rose 9, rose 8"], {0: ["skull"]})
    skull = does(table, 0, bot=bot)
    assert isinstance(skull, Skull)
    assert table.word(table.view.table[skull.on].card) in ("rose 9", "rose 8")


@both
def test_a_card_that_changes_nothing_is_kept(bot: Bot) -> None:
    table = turn_of(0, ["rose 10, rose 9", "leaf 1, nut 1", "leaf 2, nut 2"], {0: ["vest", "double"]})
    assert does(table, 0, bot=bot) == Pass()


@both
def test_no_card_is_played_before_all_politicians_lie(bot: Bot) -> None:
    table = opened({0: ["rose 10"]}, {0: ["skull", "egg", "double"]}, seats=3)
    table.lay("rose 10")
    assert table.view.phase == "offer"
    assert does(table, 0, bot=bot) == Pass()


def test_a_joker_is_laid_for_some_party() -> None:
    table = opened({}, {0: ["joker 8", "joker 7"]}, seats=3)
    state: Any = table.state
    state.match.hands.politicians[0] = 0
    assert isinstance(does(table, 0), Declare)


def turn_of(seat: int, fronts: list[str], hands: dict[int, list[str]]) -> Table:
    """In the last action round."""
    table = elected(fronts, hands)
    while table.view.turn != seat:
        table.do(table.view.turn, "Pass")
    return table


def test_a_camp_is_worth_joining() -> None:
    table = siding()
    outlook = Outlook(table.view)
    fronts = outlook.table(table.view)
    assert outlook.expected(fronts, {(2, ROSE): 0})[2] > outlook.expected(fronts)[2]
    assert does(table, 2) in table.state.choices(2)


# talks


def test_it_proposes_the_coalition_that_pays_it_best() -> None:
    """Liberals and Greens pay seat 2 four points, any other two parties two at most."""
    table = counted(THREE)
    wishes = Counter(normal(Position(table.state, 2), Random(seed)) for seed in range(40))
    assert wishes.most_common(1)[0][0] == Propose(table.number(LEMON, LEAF))


@both
def test_it_shakes_hands_on_what_pays(bot: Bot) -> None:
    table = counted(THREE)
    table.do(1, "Propose", coalition=table.number(LEMON, LEAF))
    assert does(table, 2, bot=bot) == Shake(1)


def test_what_does_not_pay_is_struck_but_not_forever() -> None:
    table = counted(THREE)
    table.do(2, "Propose", coalition=table.number(LEMON, LEAF))
    table.do(0, "Propose", coalition=table.number(ROSE, LEAF))
    answers = Counter(normal(Position(table.state, 2), Random(seed)) for seed in range(100))
    assert set(answers) == {Refuse(2), Shake(2)}
    assert answers[Refuse(2)] > answers[Shake(2)] > 5


@both
def test_it_gives_up_only_when_nothing_can_be_any_more(bot: Bot) -> None:
    table = counted(PAGE_11)
    for seat in table.state.awaited():
        assert does(table, seat, bot=bot) != GiveUp()
    table.do(1, "GiveUp")  # without the Liberals nobody can govern
    assert does(table, 2, bot=bot) == GiveUp()


def offer(by: int, to: int, number: int, election: int = 1) -> Offer:
    return Offer(by, (to,), plain(Suggest(election, number)), 1)


def test_an_offer_that_pays_is_sent_back_and_then_kept() -> None:
    table = counted(PAGE_9)
    number = table.number(ROSE, LEMON)
    heard = offer(2, 4, number)
    assert considers(Position(table.state, 4, (heard,)), Random(1)) == Suggest(1, number)
    assert does(table, 4, heard, offer(4, 2, number)) == Propose(number)


def test_an_offer_that_cannot_be_gets_no_answer() -> None:
    table = counted(PAGE_9)
    for number in (99, table.number(1, LEMON)):  # of seats 3 and 4
        assert considers(Position(table.state, 2, (offer(4, 2, number),)), Random(1)) is None
    assert considers(Position(opened({}).state, 0, (offer(1, 0, 0),)), Random(1)) is None


def test_an_offer_of_earlier_talks_gets_no_answer_and_binds_nobody() -> None:
    table = counted(PAGE_9)
    number = table.number(ROSE, LEMON)
    assert considers(Position(table.state, 4, (offer(2, 4, number, 0),)), Random(1)) is None

    def wishes(*agreed: Offer) -> list[Any]:
        return [normal(Position(table.state, 4, agreed), Random(seed)) for seed in range(30)]

    assert wishes(offer(2, 4, number, 0), offer(4, 2, number, 0)) == wishes()
    assert wishes(offer(2, 4, number), offer(4, 2, number)) == [Propose(number)] * 30 != wishes()


# what it reckons with


def test_what_suits_all_who_must_agree_is_likelier() -> None:
    assert chances([[4.0, 2.0, 0.0], [4.0, 0.0, 2.0]], [[0, 1], [0, 2]]) == [0.5, 0.5]
    better, worse = chances([[4.0, 4.0, 0.0], [2.0, 0.0, 4.0]], [[0, 1], [0, 2]])
    assert better > worse
    assert chances([], []) == []


def test_who_governs_alone_can_expect_all_of_it() -> None:
    """Two politicians and the first chair for seat 0, a politician for seat 1."""
    view = elected(["rose 10, rose 9", "rose 2, leaf 1", "nut 1, cross 2"]).view
    outlook = Outlook(view)
    assert outlook.expected(outlook.table(view)) == [2.0 + 2.0, 1.0, 0.0]


def test_bots_of_the_game() -> None:
    assert bots_of(GAME) == {"easy": easy, "normal": normal, "hard": hard, **of_any_game(GAME)}
