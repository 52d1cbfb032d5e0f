"""Levels: bots of every game are called easy, normal and hard, each stronger than the one before. It knows no game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hemicycle.bots import random_bot
from hemicycle.core.player import Bot, Position

LEVELS: Final = ("easy", "normal", "hard")


class Erring:
    """Plays like a bot, but so often, from 0 to 1, something else: by default anything that is allowed."""

    def __init__(self, bot: Bot, often: float, otherwise: Bot = random_bot) -> None:
        self.bot, self.often, self.otherwise = bot, often, otherwise

    def __call__(self, position: Position, rng: Random) -> Any:
        return (self.otherwise if rng.random() < self.often else self.bot)(position, rng)
