"""Bots that play any game from its view and choices; those that know one game lie in its folder."""

from functools import cache
from random import Random
from typing import Any

from hemicycle.bots.search import Budget, Search
from hemicycle.core.game import Game
from hemicycle.core.player import Bot, Position


def random_bot(position: Position, rng: Random) -> Any:
    """Anything that is allowed, each as likely."""
    return position.choices.pick(rng)


@cache
def of_any_game(game: Game) -> dict[str, Bot]:
    """By name: bots that play it without being made for it."""
    return {"random": random_bot, "search": Search(Budget(game.guide.worlds), game.guide)}


def bots_of(game: Game) -> dict[str, Bot]:
    """By name: the game's own, and those for any game."""
    return {**game.bots, **of_any_game(game)}


def default_bot(game: Game) -> str:
    """Who plays where nobody has chosen a bot."""
    return "normal" if "normal" in game.bots else next(iter(bots_of(game)))
