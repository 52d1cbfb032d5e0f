"""Finds the games: folders of `hemicycle.games`, and what other packages bring as entry points. No list names them.

A package brings a game by an entry point of the group `hemicycle.games`: its name is the game's key, what it points to
is the game, as in `divide-the-cake = "my_package:GAME"`.
"""

from __future__ import annotations

import importlib
import pkgutil
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hemicycle.core.game import Game

GROUP: Final = "hemicycle.games"


class UnknownGame(LookupError):
    """No game of that key."""


class UnknownEdition(LookupError):
    """The rules of that edition are not here."""


@cache
def games() -> dict[str, Game]:
    """All games by key, in the order of their keys. No package takes the place of a game of Hemicycle's own."""
    modules = [importlib.import_module(name) for name in folders().values()]
    own = {module.GAME.key: module.GAME for module in modules if hasattr(module, "GAME")}
    brought = {game.key: game for point in brought_by_packages() if (game := loaded(point))}
    return dict(sorted((brought | own).items()))


def game(key: str, edition: int | None = None) -> Game:
    """A game by its key, and by the rules of that edition; of the newest if none is named."""
    try:
        newest = games()[key]
    except KeyError:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(games())}") from None
    played = newest if edition is None else newest.by_edition(edition)
    if played is None:
        raise UnknownEdition(f"this was edition {edition} of {key}; here is edition {newest.edition}")
    return played


def home(key: str) -> Path | None:
    """The folder in which a game's words, rulebooks and records lie, found without loading the game."""
    packages = {point.name: point.module for point in brought_by_packages()} | folders()
    spec = find_spec(packages[key]) if key in packages else None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


def folders() -> dict[str, str]:
    """Packages among Hemicycle's own games, by the key that a game there has."""
    here = importlib.import_module("hemicycle.games").__path__
    return {
        entry.name.replace("_", "-"): f"hemicycle.games.{entry.name}" for entry in pkgutil.iter_modules(here)
    }


def brought_by_packages() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def loaded(point: EntryPoint) -> Game | None:
    """The game that a package brings; one that cannot be used is said to be so, and left out."""
    try:
        brought = point.load()
    except Exception as error:
        warnings.warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
        return None
    if not isinstance(brought, Game) or brought.key != point.name:
        sentence = (
            f"{point.value} is not the game {point.name}; an entry point is named by the key of its game"
        )
        warnings.warn(sentence, stacklevel=2)
        return None
    return brought
