"""Picks of a seed can be checked by anybody: here by code that shares nothing with ours."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.chance import Chance, Dice, Seeded
from hemicycle.core.choices import Arrange, Pick, Split


def checked(seed: bytes, number: int, size: int) -> int:
    """As the documentation says it, in whole blocks."""
    blocks = 1
    while 256 * blocks < size.bit_length() + 64:
        blocks += 1
    material = b"".join(
        hashlib.sha256(seed + number.to_bytes(8, "big") + block.to_bytes(4, "big")).digest()
        for block in range(blocks)
    )
    return int(material.hex(), 16) % size


@given(st.binary(max_size=40), st.integers(1, 10**9), st.integers(1, 200), st.integers(1, 60))
def test_a_pick_follows_from_seed_and_number(seed: bytes, number: int, total: int, places: int) -> None:
    choices = Split(total, places)
    assert Seeded(seed).pick(number, choices) == choices[checked(seed, number, choices.size)]


def test_picks_as_they_always_were() -> None:
    """Records already written must stay checkable."""
    seeded = Seeded(b"hemicycle")
    assert [seeded.pick(number, Pick(range(1000))) for number in range(1, 6)] == [297, 221, 746, 636, 865]
    assert seeded.commitment() == hashlib.sha256(b"hemicycle").hexdigest()


def test_long_packs_take_more_than_one_digest() -> None:
    pack = Arrange(range(60), 60)
    assert pack.size.bit_length() > 256
    assert Seeded(b"x").pick(3, pack) == pack[checked(b"x", 3, pack.size)]


@pytest.mark.parametrize("bits", [191, 192, 193, 447, 448, 449])
def test_a_digest_is_lengthened_when_it_must_be(bits: int) -> None:
    class Row(Pick[int]):
        def __getitem__(self, index: int) -> int:
            return index

    row = Row([])
    row.size = 2 ** (bits - 1)
    assert Seeded(b"x").pick(1, row) == checked(b"x", 1, row.size)


def test_numbers_and_seeds_matter_and_picks_are_even() -> None:
    counts = Counter(Seeded(b"s").pick(number, Pick("abcd")) for number in range(1, 2001))
    assert set(counts) == set("abcd")
    assert all(430 < count < 570 for count in counts.values())
    assert Seeded(b"s").pick(1, Pick(range(10**6))) != Seeded(b"t").pick(1, Pick(range(10**6)))


def test_dice_are_a_random_generator() -> None:
    assert [Dice(Random(3)).pick(n, Pick("abcdefgh")) for n in (1, 2)] == [
        Pick("abcdefgh").pick(Random(3))
    ] * 2


def test_chance_itself_knows_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick(1, Pick("a"))
