"""What is hidden in Koalition stays so, and is imagined as it might be; not what is known to all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.following import conserved
from hemicycle.games.koalition.tests.playing import COUNTRY, OF_SIZE, ROSE, Table, counted, elected, opened
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9
from hemicycle.testing.sights import sight

rule = pytest.mark.rule
EVERYBODY = (0, 1, 2, 3, 4, None)


def arranged(politicians: Sequence[int], deck: Sequence[int], seats: int) -> Table:
    """These cards are dealt, seat by seat."""
    table = Table(seats, leader_vote=False)
    while chance := table.chance:
        if chance == "Deal":
            table.do(NATURE, "Deal", politicians=list(politicians), deck=list(deck))
        elif chance == "DrawOpener":
            table.do(NATURE, "DrawOpener", seat=0)
        else:
            table.do(NATURE, "Reveal", country=OF_SIZE[2])
    return table


def shuffled(cards: list[int], many: int, kept: list[int], rng: Random) -> list[int]:
    """The first `many` of them, where those at the places kept stay and all others change places."""
    moved = [card for at, card in enumerate(cards) if at not in kept]
    rng.shuffle(moved)
    return [cards[at] if at in kept else moved.pop() for at in range(many)]


@rule("KOA-1")
@pytest.mark.parametrize(("seats", "each", "few"), [(5, 12, 5), (8, 7, 3), (10, 6, 2)])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_hands_and_what_is_not_dealt_change_nothing(
    seats: int, each: int, few: int, viewer: int | None
) -> None:
    """Seat 0 and the viewer have the same cards in all these deals, others any; seat 0 lays what it has."""
    rng, seen = Random(seats), []
    same = {0, viewer} - {None}
    many = [seat * each + at for seat in same if seat is not None for at in range(each)]
    kept = [seat * few + at for seat in same if seat is not None for at in range(few)]
    for _ in range(8):
        politicians = shuffled(list(range(60)), seats * each, many, rng)
        table = arranged(politicians, shuffled(list(range(60, 85)), seats * few, kept, rng), seats)
        steps = [sight(table.state, viewer)]
        table.lay("rose 9")
        steps.append(sight(table.state, viewer))
        table.quiet()
        steps.append(sight(table.state, viewer))
        seen.append(steps)
    assert all(one == seen[0] for one in seen)
    assert table.state.view(viewer).held[1].politicians == each


@rule("KOA-1")
def test_everybody_sees_the_same_but_for_ones_own() -> None:
    table = elected(PAGE_9, {0: ["skull"]})
    own = ("mine", "my_stand", "my_vote", "my_side", "voted")
    views = [
        {name: value for name, value in vars_of(table, seat).items() if name not in own} for seat in EVERYBODY
    ]
    assert all(view == views[0] for view in views)
    assert table.view.mine is None


def vars_of(table: Table, seat: int | None) -> dict[str, Any]:
    view = table.state.view(seat)
    return {name: getattr(view, name) for name in view.__dataclass_fields__}


def worlds(table: Table, viewer: int | None, many: int = 25) -> list[Any]:
    """States that the viewer takes for possible, and cannot tell from the real one."""
    rng, own = Random(many), sight(table.state, viewer)
    found = [table.state.imagine(viewer, rng) for _ in range(many)]
    assert all(sight(world, viewer) == own for world in found)
    assert sight(table.state, viewer) == own
    return found


def words(table: Table, world: Any, seat: int) -> list[str]:
    return sorted(table.word(card) for card in world.view(seat).mine.politicians)


@rule("KOA-1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hands_are_imagined_as_any(viewer: int | None) -> None:
    table = opened({0: ["rose 9"], 4: ["rose 8"]}, {0: ["joker 8", "skull"]})
    table.lay("rose 9")
    cards: dict[int, set[tuple[int, ...]]] = {seat: set() for seat in range(5)}
    decks: dict[int, set[Any]] = {seat: set() for seat in range(5)}
    for world in worlds(table, viewer):
        for seat in range(5):
            hand = world.view(seat).mine
            cards[seat].add(tuple(sorted(hand.politicians)))
            decks[seat].add((tuple(sorted(hand.jokers)), tuple(sorted(hand.actions))))
            assert 2 not in hand.politicians
    for seat in range(5):
        assert (len(cards[seat]) == 1) == (len(decks[seat]) == 1) == (seat == viewer)


@rule("KOA-22")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_politicians_that_went_back_are_imagined_where_all_saw_them_go(viewer: int | None) -> None:
    table = counted(PAGE_9)
    table.give_up()
    unseen: set[tuple[str, ...]] = set()
    for world in worlds(table, viewer):
        for seat, front in enumerate(PAGE_9):
            assert set(front.split(", ")) <= set(words(table, world, seat))
        unseen.add(tuple(words(table, world, 3 if viewer != 3 else 2)))
    assert len(unseen) > 10


@rule("KOA-22")
def test_they_are_known_for_as_long_as_they_are_held() -> None:
    """Those that are not laid again are known in the next countries too, until cards are dealt again."""
    table = counted(PAGE_9)
    table.give_up()
    for turn in range(10):
        seat = turn % 5
        mine = table.state.view(seat).mine.politicians
        back = [word for word in PAGE_9[seat].split(", ") if word in words(table, table.state, seat)]
        table.do(seat, "Field", politician=next(card for card in mine if table.word(card) not in back))
        table.quiet()
    table.finish()
    table.shuffle(Random(3))
    kept = {
        seat: set(front.split(", ")) & set(words(table, table.state, seat))
        for seat, front in enumerate(PAGE_9)
    }
    assert sum(map(len, kept.values())) == 10
    for viewer in EVERYBODY:
        for world in worlds(table, viewer, 8):
            assert all(own <= set(words(table, world, seat)) for seat, own in kept.items())


@rule("KOA-26")
def test_nothing_is_known_after_a_new_deal() -> None:
    table = counted(PAGE_9, actions=False)
    table.give_up()
    table.finish()
    for country in ("Austria", "Finland", "Ireland", "Luxembourg"):
        table.do(NATURE, "Reveal", country=COUNTRY[country])
        table.finish()
    table.do(NATURE, "Reveal", country=COUNTRY["Spain"])
    assert table.chance == "Deal"
    table.shuffle()
    hands = {tuple(words(table, world, 3)) for world in worlds(table, 1)}
    assert len(hands) == 25


@rule("KOA-30")
@pytest.mark.parametrize("viewer", [1, None])
def test_what_the_game_lays_tells_that_nothing_lower_is_held(viewer: int | None) -> None:
    """Everybody saw that time ran out, so the card laid was the lowest."""
    high = [
        "rose 9",
        "rose 8",
        "hat 10",
        "hat 8",
        "leaf 8",
        "lemon 8",
        "nut 7",
        "fist 8",
        "fist 6",
        "lemon 6",
    ]
    table = opened({0: [*high, "rose 10", "rose 10"]}, move_seconds=60)
    table.ring("lay")
    assert table.word(table.view.table[0].card) == "lemon 6"
    for world in worlds(table, viewer):
        assert min(table.cards.value(card) for card in world.view(0).mine.politicians) >= 6


@rule("KOA-1", "KOA-22")
def test_imagined_cards_are_each_in_one_place() -> None:
    table = elected(PAGE_9, {0: ["skull", "double", "joker 8"]})
    table.act(0, "Skull", on=0)
    book = Book(5, table.options)
    book.hands = [set()]
    table.quiet()
    table.give_up()
    for viewer in EVERYBODY:
        for world in worlds(table, viewer, 6):
            conserved(world, book)
            assert dict(world.view(None).spent) == dict(table.view.spent)


@rule("KOA-4", "KOA-18")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_is_sealed_is_imagined_as_anything(viewer: int | None) -> None:
    standing = Table(5).shuffle()
    standing.do(0, "Stand", stands=True)
    standing.do(3, "Stand", stands=False)
    for seat in (0, 3):
        said = {world.view(seat).my_stand for world in worlds(standing, viewer)}
        assert said == ({standing.state.view(seat).my_stand} if viewer == seat else {True, False})
    siding = counted(
        ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "rose 5, lemon 9"]
    )
    siding.do(2, "Side", camps=[1])
    camps = {world.view(2).my_side for world in worlds(siding, viewer)}
    assert camps == ({(1,)} if viewer == 2 else {(0,), (1,)})
    assert siding.state.view(None).tallies[0].party == ROSE


@rule("KOA-4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_sealed_votes_are_imagined_as_anything(viewer: int | None) -> None:
    table = Table(5).shuffle()
    for seat in range(5):
        table.do(seat, "Stand", stands=seat < 2)
    table.do(2, "Vote", candidate=None)
    voted = {world.view(2).my_vote for world in worlds(table, viewer)}
    assert voted == ({None} if viewer == 2 else {None, 0, 1})
