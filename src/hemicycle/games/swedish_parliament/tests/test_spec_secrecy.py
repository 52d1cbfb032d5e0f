"""Hands and what is paid face down stay hidden, and all else is seen; what cards do is tested elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE, State
from hemicycle.games.swedish_parliament.tests.oracle import Box
from hemicycle.games.swedish_parliament.tests.playing import Table, called, titled, told
from hemicycle.games.swedish_parliament.tests.scenes import ended, moments, start
from hemicycle.testing.sights import sight

rule = pytest.mark.rule

GREENS, LABOUR, FARMERS = 6, 2, 4
BOX = Box()
SEATS = (0, 1, 2)
PARENTAL = titled("Higher Parental Leave Pay")


def seen_by_others(state: State[Any], seat: int) -> list[dict[str, Any]]:
    return [sight(state, other) for other in (*range(state.seats), None) if other != seat]


def in_pile(state: State[Any], pile: int) -> set[int]:
    """What is left of it, by drawing from it in a copy."""
    copy = state.copy()
    [seat] = copy.to_act()
    copy.apply(seat, next(action for action in copy.choices(seat) if told(action) == ("Draw", pile)))
    return {told(action)[1] for action in copy.choices(NATURE)}


def one_pays(cards: list[int], pays: int) -> Table:
    """Greens hold a policy and these cards, Labour one other; the Greens have paid one of them to back it."""
    table = Table(2, parties=[GREENS, LABOUR]).set_up().stock({0: [PARENTAL, *cards], 1: [12]})
    table.policy(PARENTAL)
    table.reply(False)
    table.reply(True, pays)
    return table


@rule("SWE-6")
@pytest.mark.parametrize("hidden", SEATS)
def test_what_one_draws_changes_only_the_back_for_others(hidden: int) -> None:
    tables = [Table(3, parties=[GREENS, LABOUR, FARMERS]).set_up() for _ in range(2)]
    cards = (20, called("Pensioners", 5))
    for table, card in zip(tables, cards):
        while table.asked != hidden:
            table.draw(30 + table.asked)
        table.draw(card)
    first, second = [seen_by_others(table.state, hidden) for table in tables]
    assert first == second
    assert tables[0].view.hands[hidden] == (2,)
    assert [table.hand(hidden) for table in tables] == [[card] for card in cards]


@rule("SWE-6")
def test_a_hand_is_shown_to_nobody_else() -> None:
    for state in moments(start(3), 1, 12):
        hands = [state.view(seat).mine for seat in SEATS]
        for viewer in (*SEATS, None):
            view = state.view(viewer)
            assert view.mine == (() if viewer is None else hands[viewer])
            assert view.hands == tuple(tuple(map(BOX.pile, hand)) for hand in hands)


@rule("SWE-12")
def test_what_is_paid_face_down_is_known_to_the_payer_alone() -> None:
    """Two cards with the same back: nobody else can tell which of them was paid."""
    tables = [one_pays([10, 11], card) for card in (10, 11)]
    for table, card in zip(tables, (10, 11)):
        assert [table.state.view(viewer).paid[0].card for viewer in (0, 1, None)] == [card, None, None]
        assert (table.view.paid[0].by, table.view.paid[0].pile) == (0, 1)
    first, second = [seen_by_others(table.state, 0) for table in tables]
    assert first == second


@rule("SWE-12")
def test_all_that_was_paid_is_known_when_it_is_over() -> None:
    state = ended(start(3), 2)
    view = state.view(None)
    assert view.paid
    assert all(own.card is not None and BOX.pile(own.card) == own.pile for own in view.paid)
    assert all(state.view(seat).paid == view.paid for seat in SEATS)
    cards = [*[own.card for own in view.paid], *view.trash, *[own.card for own in view.agenda]]
    assert sorted(cards) == list(BOX.cards)


@rule("SWE-6", "SWE-12")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_what_is_imagined_looks_the_same_and_has_every_card_once(seats: int) -> None:
    rng = Random(seats)
    for state in moments(start(seats), seats, 10):
        for viewer in (*range(seats), None):
            world = state.imagine(viewer, rng)
            assert sight(world, viewer) == sight(state, viewer)
            check_world(world)


def check_world(world: State[Any]) -> None:
    views = [world.view(seat) for seat in range(world.seats)]
    view, hands = views[0], [list(own.mine) for own in views]
    assert view.hands == tuple(tuple(map(BOX.pile, hand)) for hand in hands)
    paid = [views[own.by].paid[at] for at, own in enumerate(view.paid)]
    assert all(own.card is not None and BOX.pile(own.card) == own.pile for own in paid)
    assert all(BOX.voter(own.card) is None for own in paid)
    if view.phase == "play":
        seen = [*view.trash, *[own.card for own in view.agenda], *[64 + voter for voter in view.queue]]
        lying = [card for pile in range(8) if view.piles[pile] for card in in_pile(world, pile)]
        everything = [*seen, *lying, *[own.card for own in paid], *[card for hand in hands for card in hand]]
        assert sorted(everything) == list(BOX.cards)


@rule("SWE-6", "SWE-12")
def test_what_is_hidden_may_be_anything_that_fits_its_back() -> None:
    """Every card that a seat has not seen turns up in the hand, in the payment and in the pile, where it may be."""
    table = one_pays([10, 11, called("Pensioners", 7)], 10)
    table.any_change()
    unseen = {card for card in BOX.cards if BOX.pile(card) == 1 and card != 12}
    in_hand, paid, lying = set[int](), set[int](), set[int]()
    for seed in range(150):
        world = table.state.imagine(1, Random(seed))
        own = world.view(0)
        in_hand |= {card for card in own.mine if BOX.pile(card) == 1}
        paid.add(own.paid[0].card)
        lying |= in_pile(world, 1)
        assert world.view(1).mine[0] == 12
    assert in_hand == lying == unseen
    assert paid == {card for card in unseen if BOX.voter(card) is None}  # a voter would lie in the queue


@rule("SWE-6", "SWE-12")
def test_the_payer_knows_what_it_paid_in_every_world() -> None:
    table = one_pays([10, 11], 10)
    table.any_change()
    for seed in range(20):
        world = table.state.imagine(0, Random(seed))
        assert world.view(0).paid[0].card == 10
        assert 10 not in {*world.view(1).mine, *in_pile(world, 1)}


@rule("SWE-6")
def test_what_was_seen_is_in_no_hand() -> None:
    for state in moments(start(4), 9, 8):
        view = state.view(None)
        seen = {*view.trash, *[own.card for own in view.agenda], *[64 + voter for voter in view.queue]}
        world = state.imagine(None, Random(1))
        assert not any(seen & {*world.view(seat).mine} for seat in range(4))
