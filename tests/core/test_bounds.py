"""What is out of all proportion is refused before anything is done with it, and what anybody would send is not."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from hemicycle.core import bounds, options
from hemicycle.core.bounds import TooLarge, bounded, bounded_text
from hemicycle.core.catalogue import game
from hemicycle.core.options import Allowed, BadOption, Data, Sheet

MAP = Data("map", Allowed("regions with names"))


def filled(given: dict[str, Any]) -> Any:
    return Sheet(given, 3, timed=True).read(MAP)


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth > 1 else []


@pytest.mark.parametrize(
    "data",
    [nested(bounds.DEPTH), [0] * (bounds.VALUES - 1), [bounds.NUMBER, -bounds.NUMBER, 0.5, True, None, "x" * 30_000]],
    ids=["deep", "wide", "large"],
)  # fmt: skip
def test_the_largest_that_may_come(data: Any) -> None:
    bounded(data)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (nested(bounds.DEPTH + 1), "within one another"),
        ({"a": {"b": nested(bounds.DEPTH)}}, "within one another"),
        ([0] * bounds.VALUES, "values"),
        ([[0] * 200] * 200, "values"),
        ({"a": [bounds.NUMBER + 1]}, "numbers"),
        ([-(10**5000)], "numbers"),
        ([float("inf")], "numbers"),
    ],
    ids=["deep", "deep objects", "wide", "many", "large", "digits", "endless"],
)
def test_what_is_larger_is_refused(data: Any, why: str) -> None:
    with pytest.raises(TooLarge, match=why):
        bounded(data)
    with pytest.raises(BadOption, match=why):
        filled({"map": data})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"a{'.a' * 31_000} = 1", "characters"),
        (f"a{'.a' * 10_000} = 1", "dots"),
        (f"[a{'.a' * 21}]", "dots"),
        ("\n" * 2_001, "lines"),
        (f"a = [{'1,' * 19_990} 1]\nb = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "characters|values"),
    ],
    ids=["long", "one dotted key", "a dotted heading", "lines", "values"],
)
def test_a_text_that_may_take_long_to_read_is_not_read(
    text: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of these took 9 seconds and 3 GB."""
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(BadOption, match=why):
        filled({"map": text})


def test_a_number_of_thousands_of_digits_is_no_fault_of_ours() -> None:
    with pytest.raises(BadOption, match="a text in TOML, which this is not"):
        filled({"map": f"a = {'1' * 5_000}"})


def test_a_file_that_an_editor_began_with_a_mark_is_read() -> None:
    assert options.BYTE_ORDER_MARK == "\N{ZERO WIDTH NO-BREAK SPACE}"
    assert filled({"map": '\ufeffname = "Å"\r\n'}) == {"name": "Å"}


def test_the_shipped_components_are_well_within() -> None:
    for folder, name in (
        ("swedish_parliament", "components"),
        ("koalition", "cards"),
        ("ten_regions", "cards"),
    ):
        bounded_text(files(f"hemicycle.games.{folder}").joinpath(f"{name}.toml").read_text("utf-8"))


def test_lists_of_packs_are_short() -> None:
    played = game("coalitions")
    played.start(3, {"packs": [[8, 7, 5]] * 200})
    with pytest.raises(BadOption, match="1 to 200 packs"):
        played.start(3, {"packs": [[8, 7, 5]] * 201})


def test_a_large_map_is_for_short_matches() -> None:
    """Everybody sees all campaigns to the end: those of 20 parties in 60 regions took the server 0.2 s a look."""
    played = game("ten-regions")
    regions = [{"name": f"R{at}", "mandates": 1} for at in range(60)]
    open_to_all = {"unique_ideologies": False}
    played.start(20, {"turns": 10} | open_to_all)
    played.start(20, {"turns": 1, "regions": regions} | open_to_all)
    with pytest.raises(BadOption, match="1 to 1 with so many"):
        played.start(20, {"turns": 2, "regions": regions} | open_to_all)
