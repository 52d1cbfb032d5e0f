"""Where NATURE's picks come from: a seed that anyone can check afterwards, dice, or the luck of a tournament."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

from hemicycle.core.choices import Choices


class Chance:
    def pick(self, number: int, choices: Choices[Any]) -> Any:
        """NATURE's action as move `number`."""
        raise NotImplementedError


class Dice(Chance):
    """For simulations: a random generator."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, number: int, choices: Choices[Any]) -> Any:
        return choices.pick(self.rng)


class Seeded(Chance):
    """The pick at move n is member sha256(seed, n) modulo the number of choices: checkable in any language.

    The digest is lengthened until it has 64 bits more than the number of choices: no member is favoured by 1 in 2^64.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def pick(self, number: int, choices: Choices[Any]) -> Any:
        digest, block = b"", 0
        while len(digest) * 8 < choices.size.bit_length() + 64:
            digest += sha256(self.seed + number.to_bytes(8, "big") + block.to_bytes(4, "big")).digest()
            block += 1
        return choices[int.from_bytes(digest, "big") % choices.size]

    def commitment(self) -> str:
        """Published before the first move; the seed itself at the end."""
        return sha256(self.seed).hexdigest()


class Common(Chance):
    """Common random numbers: the n-th event of a kind falls alike in all matches of one luck, whatever else happens."""

    def __init__(self, luck: str) -> None:
        self.luck = luck
        self.seen: Counter[str] = Counter()

    def pick(self, number: int, choices: Choices[Any]) -> Any:
        kind = type(choices[0]).__name__
        self.seen[kind] += 1
        seeded = Seeded(sha256(f"{self.luck} {kind}".encode()).digest())
        return seeded.pick(self.seen[kind], choices)
