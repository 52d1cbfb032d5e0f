"""The catalogue finds the games that are there, by what they declare."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hemicycle.games
from hemicycle.core.catalogue import UnknownGame, game, games, home
from hemicycle.core.choices import short
from hemicycle.core.game import Game, Rules
from hemicycle.core.options import BadOption
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE
from tests.core.toy import AUCTION, Auction, Options, new

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def test_each_folder_with_a_game_is_found() -> None:
    pages = [page for root in hemicycle.games.__path__ for page in Path(root).glob("*/__init__.py")]
    folders = {page.parent.name for page in pages if "GAME" in page.read_text(encoding="utf-8")}
    assert {key.replace("-", "_") for key in games()} == folders
    assert list(games()) == sorted(games())


@every_game
def test_what_a_game_declares(game: Game) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.key)
    assert games()[game.key] is game
    assert 1 <= game.seats[0] <= game.seats[-1] < NATURE
    assert game.edition >= 1
    assert 0 < game.minutes[0] <= game.minutes[1]
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    options, state = game.start(game.seats[0], {})
    assert list(options) == names
    assert not state.over()


def test_a_game_by_its_key() -> None:
    for key in games():
        assert game(key).key == key
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are ") as unknown:
        game("chess")
    assert str(unknown.value).endswith(", ".join(games()))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that games are looked for in besides."""
    monkeypatch.setattr(hemicycle.games, "__path__", [*hemicycle.games.__path__, str(tmp_path)])
    games.cache_clear()
    yield tmp_path
    games.cache_clear()


def test_a_new_folder_is_a_new_game(folder: Path) -> None:
    (folder / "auction_in_a_folder").mkdir()
    (folder / "auction_in_a_folder/__init__.py").write_text("from tests.core.toy import AUCTION as GAME\n")
    assert games()["auction"] is AUCTION
    assert list(games()) == sorted(games())


def test_a_folder_without_a_game_is_none(folder: Path) -> None:
    before = list(games())
    games.cache_clear()
    (folder / "notes_of_no_game").mkdir()
    (folder / "notes_of_no_game/__init__.py").write_text('"""No game yet."""\n')
    assert list(games()) == before


def test_a_start() -> None:
    options, state = AUCTION.start(3, {"rounds": 1})
    assert options == {"rounds": 1, "seconds": None, "loud": False, "mood": "calm", "motto": None}
    assert isinstance(state, Auction)
    assert (state.seats, state.rounds) == (3, 1)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 3.0, True, "3", None, [3], 10**5000], ids=short)
def test_a_start_with_seats_that_cannot_be(seats: Any) -> None:
    with pytest.raises(BadOption, match="a whole number from 2 to 4") as bad:
        AUCTION.start(seats, {})
    assert bad.value.option == "seats"


@pytest.mark.parametrize("seats", [range(3, 8, 2), range(3, 3), range(5, 2, -1)], ids=str)
def test_rules_for_numbers_of_seats_with_gaps_are_refused_at_once(seats: range) -> None:
    with pytest.raises(ValueError, match="any number of seats from the fewest to the most, not range"):
        Rules(new, seats, Options)


def test_a_start_with_options_that_cannot_be() -> None:
    with pytest.raises(BadOption, match="option rounds: 9 is not allowed"):
        AUCTION.start(3, {"rounds": 9})


def test_a_position_is_what_one_seat_knows() -> None:
    state = AUCTION.start(2, {})[1]
    for _ in range(2):
        state.apply(NATURE, state.choices(NATURE).pick(Random(1)))
    position = Position(state, 1)
    assert position.view == state.view(1) != state.view(0)
    assert position.choices.describe() == state.choices(1).describe()
    assert position.imagine(Random(2)).view(1) == position.view
    assert AUCTION.bots["first"](position, Random(3)) == position.choices[0]


class Brought:
    """An entry point of another package."""

    module = "tests.core.toy"

    def __init__(self, name: str, value: str = "tests.core.toy:AUCTION") -> None:
        self.name, self.value = name, value

    def load(self) -> Any:
        module, _, attribute = self.value.partition(":")
        return getattr(import_module(module), attribute)


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    def bring(*points: Brought) -> None:
        monkeypatch.setattr("hemicycle.core.catalogue.brought_by_packages", lambda: points)
        games.cache_clear()

    yield bring
    games.cache_clear()


def test_a_package_brings_a_game(bring: Callable[..., None]) -> None:
    bring(Brought("auction"))
    assert game("auction") is AUCTION
    assert list(games()) == sorted(games())
    assert home("ten-regions") == Path(hemicycle.games.__path__[0], "ten_regions")
    assert home("no-such-game") is None


def test_no_package_takes_the_place_of_a_game(
    bring: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.core.toy.AUCTION.key", "ten-regions")
    bring(Brought("ten-regions"))
    assert game("ten-regions") is not AUCTION
    assert home("ten-regions") == Path(hemicycle.games.__path__[0], "ten_regions")


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        (Brought("auction", "no_such_package:GAME"), "cannot be loaded"),
        (Brought("auction", "tests.core.toy:NO_SUCH_NAME"), "cannot be loaded"),
        (Brought("auction", "tests.core.toy:new"), "is not the game auction"),
        (Brought("sale"), "an entry point is named by the key of its game"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_game_that_cannot_be_used_is_left_out_with_a_sentence(
    point: Brought, sentence: str, bring: Callable[..., None]
) -> None:
    bring(point)
    with pytest.warns(UserWarning, match=sentence):
        assert point.name not in games()
