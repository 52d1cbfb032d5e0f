"""Finds the games: each folder of `hemicycle.games` with a GAME. No list names them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hemicycle.core.game import Game


class UnknownGame(LookupError):
    """No game of that key."""


@cache
def games() -> dict[str, Game]:
    """All games by key, in the order of their keys."""
    package = importlib.import_module("hemicycle.games")
    names = [f"hemicycle.games.{entry.name}" for entry in pkgutil.iter_modules(package.__path__)]
    found = [module.GAME for module in map(importlib.import_module, names) if hasattr(module, "GAME")]
    return {game.key: game for game in sorted(found, key=lambda game: game.key)}


def game(key: str) -> Game:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(games())}") from None
