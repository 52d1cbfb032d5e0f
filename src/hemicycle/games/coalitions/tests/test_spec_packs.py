"""Packs of Coalitions: which there are, how one is drawn, dealt and chosen by the bank; not what they are worth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions.tests.oracle import CLASSIC, fits, minimal, packs, swings
from hemicycle.games.coalitions.tests.playing import FIVE, Table

rule = pytest.mark.rule
COUNTS = dict(zip(range(3, 11), (13, 41, 66, 78, 75, 66, 52, 41), strict=True))


@rule("COA-4")
@pytest.mark.parametrize(("players", "count"), COUNTS.items())
def test_every_pack_there_is_once(players: int, count: int) -> None:
    choices = Table(players).state.choices(NATURE)
    drawn = [tuple(plain(choice)["pack"]) for choice in choices]
    assert choices.size == len(drawn) == count
    assert sorted(drawn) == sorted(packs(20, players))


@rule("COA-4")
@pytest.mark.parametrize(("players", "mandates"), [(3, 5), (5, 5), (4, 9), (6, 11), (3, 30), (8, 14)])
def test_every_pack_of_other_parliaments(players: int, mandates: int) -> None:
    choices = Table(players, mandates=mandates).state.choices(NATURE)
    assert sorted(tuple(plain(choice)["pack"]) for choice in choices) == sorted(packs(mandates, players))


@rule("COA-4")
def test_packs_are_counted_not_listed() -> None:
    """Twenty players and 200 mandates, against a count by adding one card value at a time."""
    ways = Counter({(0, 0): 1})
    for card in range(1, 101):
        for cards in range(1, 21):
            for total in range(card, 201):
                ways[cards, total] += ways[cards - 1, total - card]
    choices = Table(20, mandates=200).state.choices(NATURE)
    assert choices.size == ways[20, 200]
    rng = Random(1)
    assert all(fits(plain(choices.pick(rng))["pack"], 200, 20) for _ in range(50))


def surprise(counts: Counter[Any], kinds: int) -> float:
    """Chi-square against all kinds alike, as standard deviations off."""
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    chi_square = missing + sum((count - expected) ** 2 / expected for count in counts.values())
    return (chi_square - (kinds - 1)) / float((2 * (kinds - 1)) ** 0.5)


@rule("COA-4")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_packs_are_drawn_alike(players: int) -> None:
    choices, rng = Table(players).state.choices(NATURE), Random(players)
    drawn = Counter(tuple(plain(choices.pick(rng))["pack"]) for _ in range(60 * COUNTS[players]))
    assert len(drawn) == COUNTS[players]
    assert abs(surprise(drawn, COUNTS[players])) < 4


@rule("COA-4")
def test_packs_by_a_seed_are_drawn_alike() -> None:
    choices, chance = Table(4).state.choices(NATURE), Seeded(b"packs")
    drawn = Counter(tuple(plain(chance.pick(number, choices))["pack"]) for number in range(60 * 41))
    assert abs(surprise(drawn, 41)) < 4


@rule("COA-5")
def test_every_deal_of_a_pack_is_alike_and_seen_by_all() -> None:
    table = Table(4, packs=[[8, 6, 5, 1]])
    choices = table.state.choices(NATURE)
    dealt = Counter[tuple[int, ...]]()
    for choice in choices:
        after = table.state.play(NATURE, choice)
        views = {after.view(seat).mandates for seat in (*range(4), None)}
        assert len(views) == 1
        dealt[views.pop()] += 1
    assert dealt == dict.fromkeys(permutations([8, 6, 5, 1]), 1)
    for wrong in ([0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4]):
        with table.refuses():
            table.do(NATURE, "DealCards", order=wrong)


@rule("COA-4")
@pytest.mark.parametrize("players", CLASSIC)
def test_classic_packs_in_their_order_the_last_repeating(players: int) -> None:
    table = Table(players, packs="classic")
    for number in range(4):
        table.chance()
        assert sorted(table.view.mandates, reverse=True) == list(CLASSIC[players][min(number, 2)])
        table.ring("period")


@rule("COA-4")
def test_classic_packs_have_no_veto_and_no_dummy() -> None:
    for players, listed in CLASSIC.items():
        for pack in listed:
            assert fits(pack, 20, players)
            governments = minimal(pack)
            assert all(any(seat not in group for group in governments) for seat in range(players))
            assert all(any(seat in group for group in governments) for seat in range(players))
    assert all(swings(CLASSIC[5][0]))


@rule("COA-4")
def test_each_round_takes_the_next_pack_that_fits() -> None:
    """Four packs for five, and after one is out the second round takes the next for four."""
    listed = [[7, 5, 4, 3, 1], [10, 5, 3, 2], [4, 4, 4, 4, 4], [6, 6, 4, 4], [1, 9, 2, 5, 3]]
    table = Table(5, packs=listed, start_money=1000).chance()
    seen = [sorted(table.view.mandates)]
    for _ in range(3):
        table.ring("period")
        table.chance()
        seen.append(sorted(table.view.mandates))
    assert seen == [[1, 3, 4, 5, 7], [4, 4, 4, 4, 4], [1, 2, 3, 5, 9], [1, 2, 3, 5, 9]]
    other = Table(5, packs=listed).chance()
    other.pay(0, 1, 80)
    other.ring("period")
    other.chance()
    assert sorted(other.view.mandates) == [0, 2, 3, 5, 10]


@rule("COA-4")
def test_if_no_pack_fits_it_is_random() -> None:
    table = Table(5, packs=[[10, 5, 3, 2]])
    assert table.state.choices(NATURE).size == 66
    table.deal(*FIVE)
    table.pay(0, 1, 80)
    table.ring("period")
    table.chance()
    assert sorted(table.view.mandates) == [0, 2, 3, 5, 10]


@rule("COA-4")
def test_the_bank_sets_the_next_pack() -> None:
    table = Table(5).deal(*FIVE)
    table.host("NextPack", pack=[10, 6, 2, 1, 1])
    table.host("NextPack", pack=[1, 1, 9, 7, 2])
    assert table.view.mandates == FIVE
    assert table.view.pack_set
    table.ring("period")
    table.chance()
    assert sorted(table.view.mandates) == [1, 1, 2, 7, 9]
    assert not table.view.pack_set
    assert table.view.dropped is None
    table.ring("period")
    assert table.state.choices(NATURE).size == 66


@rule("COA-4")
@pytest.mark.parametrize(
    "pack", [[11, 5, 2, 1, 1], [10, 6, 4], [10, 6, 2, 1, 2], [0, 10, 5, 4, 1], [10, 7, 2, 1, 1], []]
)
def test_the_bank_sets_no_pack_that_cannot_be(pack: list[int]) -> None:
    table = Table(5).deal(*FIVE)
    with table.refuses():
        table.host("NextPack", pack=pack)


@rule("COA-4")
@pytest.mark.parametrize("option", ["random", "classic"])
def test_a_pack_of_the_banks_that_no_longer_fits_is_dropped_and_told(option: str) -> None:
    table = Table(5, packs=option).chance()
    table.host("NextPack", pack=[10, 6, 2, 1, 1])
    table.pay(0, 1, 80)
    table.ring("period")
    table.chance()
    for seat in (*range(5), None):
        view = table.state.view(seat)
        assert view.dropped == (10, 6, 2, 1, 1)
        assert not view.pack_set
    assert fits([own for own in table.view.mandates if own], 20, 4)
    if option == "classic":
        assert sorted(table.view.mandates, reverse=True) == [*CLASSIC[4][0], 0]
    table.ring("period")
    table.chance()
    assert table.view.dropped is None
