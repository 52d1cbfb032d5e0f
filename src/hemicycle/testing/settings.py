"""Settings in which a game is tried: options and numbers of seats, spread so that little of what matters is missed."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.game import Game
from hemicycle.core.options import BadOption, Data, OneOf, Option, Whole
from hemicycle.core.trials import Setting


def settings(game: Game, more: tuple[dict[str, Any], ...] = ()) -> list[Setting]:
    """Each option at its ends, several at once, and `more`, each with few seats, many, or a number between."""
    rng = Random(game.key)
    alone = [{option.name: value} for option in game.options for value in ends(option)]
    mixed = [mix(rng.sample(alone, min(3, len(alone)))) for _ in range(len(alone) // 3)]
    tried = [*fitting(game, {}), *[setting for options in more for setting in fitting(game, options)]]
    for fit in [fitting(game, options) for options in [*alone, *mixed]]:
        most = max([setting.seats for setting in tried])
        tried += [setting for setting in fit if setting.seats > most] or rng.sample(fit, min(1, len(fit)))
    return [setting for at, setting in enumerate(tried) if setting not in tried[:at]]


def mix(some: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: value for options in some for name, value in options.items()}


def fitting(game: Game, options: dict[str, Any]) -> list[Setting]:
    """With the fewest seats, the most and halfway, of those that go with the options."""
    tried = {**game.trial, **options}
    fit = [setting for seats in game.seats if possible(setting := Setting(game, seats, tried))]
    return [fit[at] for at in sorted({0, len(fit) // 2, len(fit) - 1})] if fit else []


def ends(option: Option) -> list[Any]:
    if isinstance(option, Whole):
        return [*([None] if option.none else []), option.low, min(option.high, 4 * (option.low + 3))]
    if isinstance(option, OneOf):
        return list(option.words)
    return [] if isinstance(option, Data) else [False, True]


def possible(setting: Setting) -> bool:
    try:
        setting.state()
    except BadOption:
        return False
    return True
