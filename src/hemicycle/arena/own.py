"""Bots that are not Hemicycle's: functions in a module or a file, named `my_bots:greedy` or `bots/mine.py:greedy`.

They run as any program does, so such a name is taken from whoever starts the program and from nobody else.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any

from hemicycle.bots import bots_of
from hemicycle.core.choices import short
from hemicycle.core.game import Game
from hemicycle.core.player import Bot, Position


class NoBot(LookupError):
    """There is none of that name."""


class BotFailed(RuntimeError):
    """A bot of somebody's own made a move that is not allowed, or none at all."""


class Watched:
    """A bot whose moves are looked at before they are made."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot

    def __call__(self, position: Position, rng: Random) -> Any:
        try:
            action = self.bot(position, rng)
        except Exception as error:
            last = extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}, line {last.lineno}"
            raise BotFailed(f"{self.name}: {type(error).__name__}: {error} ({where})") from error
        if action not in position.choices:
            raise BotFailed(f"{self.name}: {short(action)} is not among its choices")
        return action


def bot_named(game: Game, name: str) -> Bot:
    """The game's own or one for any game, or somebody's own; NoBot says what is missing."""
    if name in bots_of(game):
        return bots_of(game)[name]
    place, colon, function = name.rpartition(":")
    if not (place and colon and function):
        raise NoBot(name)
    try:
        bot = getattr(loaded(place), function, None)
    except (ImportError, OSError, SyntaxError) as error:
        raise NoBot(f"{name}: {error}") from error
    if not callable(bot):
        raise NoBot(f"{name}: there is no such function")
    return Watched(name, bot)


def loaded(place: str) -> ModuleType:
    """A module as Python finds it, from the folder that one is in too; or a file."""
    if not place.endswith(".py"):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        return import_module(place)
    path = Path(place).resolve()
    if str(path) not in sys.modules:
        spec = spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{place} is no module")
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[str(path)] = module
    return sys.modules[str(path)]


def name_of(bot: Bot) -> str:
    """By which a function can be found again, also by other processes."""
    module, name = getattr(bot, "__module__", ""), getattr(bot, "__qualname__", "")
    if not module or not name.isidentifier() or getattr(sys.modules.get(module), name, None) is not bot:
        raise NoBot(f"{bot!r} has no name by which it can be found again")
    return f"{module}:{name}"
