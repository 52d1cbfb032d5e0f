"""What the client takes for the types of views and forms is what Python has, and what Python makes is what they say."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_type_hints

import pytest
from msgspec.json import encode

from hemicycle.core.catalogue import games
from hemicycle.core.choices import plain
from hemicycle.core.choices.described import Form
from hemicycle.core.game import Game
from hemicycle.core.state import Seat, State
from hemicycle.core.trials import Setting, walk
from hemicycle.server.answers import Option
from tests.shapes import fits

ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("typescript", ROOT / "scripts/typescript.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_made_anew_when_those_of_python_change() -> None:
    stale = [path.name for path, text in script().written().items() if not fresh(path, text)]
    assert not stale, f"{', '.join(stale)} in client/src/generated: run `make types`"


def fresh(path: Path, text: str) -> bool:
    return path.exists() and path.read_text() == text


@every_game
def test_views_are_what_their_types_say(game: Game) -> None:
    kind = get_type_hints(type(game.start(game.seats[0], {})[1]).view)["return"]
    for state, seat in moments(game):
        assert fits(sent(plain(state.view(seat))), kind)


@every_game
def test_forms_are_what_their_types_say(game: Game) -> None:
    for state, seat in moments(game):
        for choices in (state.choices(seat), state.drafts(seat), state.offers(seat), state.orders()):
            form = sent(choices.describe())
            assert fits(form, Form), f"{form} is no form that pages know"


@every_game
def test_options_are_what_their_types_say(game: Game) -> None:
    for option in game.options:
        assert fits(sent(option.describe()), Option)


def moments(game: Game) -> Iterator[tuple[State[Any], Seat]]:
    """Now and then in a random match, with somebody who may act."""
    rng = Random(4)
    state = Setting(game, game.seats[1] if len(game.seats) > 1 else game.seats[0], game.trial).state()
    for at, now in enumerate(islice(walk(state, rng), 400)):
        if at % 5 == 0:
            yield from [(now, seat) for seat in now.to_act() if seat < now.seats]


def sent(data: Any) -> Any:
    """As it comes out at the other end of the wire."""
    return json.loads(encode(data))
