"""Bots that play any game from its view and choices; those that know one game lie in its folder."""

from random import Random
from typing import Any, Final

from hemicycle.core.catalogue import Bot, Game, Position


def random_bot(position: Position, rng: Random) -> Any:
    """Anything that is allowed, each as likely."""
    return position.choices.pick(rng)


ALL: Final[dict[str, Bot]] = {"random": random_bot}


def bots_of(game: Game) -> dict[str, Bot]:
    """By name: the game's own, and those for any game."""
    return {**game.bots, **ALL}


def usual(game: Game) -> str:
    """Who plays where nobody has chosen a bot."""
    return "normal" if "normal" in game.bots else next(iter(bots_of(game)))
