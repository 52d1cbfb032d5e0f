"""What lies on the table: map, compass and tokens, printed or agreed on. No rules but the head starts they give."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hemicycle.core.line import Line, Word
from hemicycle.core.options import Allowed, BadOption, short_text, whole_number

ECONOMIC: Final = ("left", "centre", "right")
SOCIAL: Final = ("authoritarian", "moderate", "libertarian")


@dataclass(frozen=True)
class Region:
    economic: str | None
    social: str | None
    mandates: int


@dataclass(frozen=True)
class Token:
    """What one of a kind does to the votes of who places it, and of the party it is aimed at."""

    kind: str
    own: int
    target: int


def printed() -> dict[str, Any]:
    return tomllib.loads(
        files("hemicycle.games.ten_regions").joinpath("cards.toml").read_text(encoding="utf-8")
    )


CARDS: Final = printed()
TOKENS: Final = tuple([Token(**token) for token in CARDS["token"]])
CELLS: Final[tuple[tuple[str, str], ...]] = tuple(
    [(party["economic"], party["social"]) for party in CARDS["party"]]
)


class Country:
    """The regions, how they are called, and the head start of each cell of the compass in each of them."""

    def __init__(self, regions: tuple[Region, ...], names: tuple[Word, ...]) -> None:
        self.regions, self.names = regions, names
        self.size = len(regions)
        self.mandates = [region.mandates for region in regions]
        self.head_starts = [tuple([head_start(cell, region) for region in regions]) for cell in CELLS]
        self.no_head_start = (0,) * self.size


def head_start(cell: tuple[str, str], region: Region) -> int:
    """10 thousand for the economic leaning, 10 for the social one."""
    return 10 * (cell[0] == region.economic) + 10 * (cell[1] == region.social)  # TEN-7


def country(data: object) -> Country:
    """The printed map for None, else the map given as plain data; BadOption names the entry that cannot be."""
    if data is None:
        return printed_country()
    if isinstance(data, dict) and list(data) == ["region"]:  # as a file holds it
        data = data["region"]
    if not isinstance(data, list) or not 3 <= len(data) <= 60:
        raise BadOption("regions", data, Allowed("a list of 3 to 60 regions", "regions-list"))
    read = read_regions(data)
    names = [read_name(entry, at) for at, entry in enumerate(data, 1)]
    for at, name in enumerate(names):
        if spoken(name) in [spoken(other) for other in names[:at]]:
            takes = Allowed("a name that no other region has", "other-name")
            raise BadOption("regions", name, takes, f"name of region {at + 1}")
    return Country(read, tuple(names))


def spoken(name: str) -> str:
    """A name as one hears it, without regard to capitals and spaces."""
    return " ".join(name.casefold().split())


@cache
def printed_country() -> Country:
    entries = [{"name": "", **entry} for entry in CARDS["region"]]
    return Country(read_regions(entries), tuple([Line(f"region-{at}", {}) for at in range(len(entries))]))


def read_regions(entries: list[Any]) -> tuple[Region, ...]:
    return tuple([read_region(entry, at) for at, entry in enumerate(entries, 1)])


def read_region(entry: Any, at: int) -> Region:
    if not isinstance(entry, dict) or not {"name", "mandates"} <= entry.keys() <= FIELDS:
        takes = Allowed("a name, mandates, and optionally economic and social", "region")
        raise BadOption("regions", entry, takes, f"region {at}")
    mandates = entry["mandates"]
    if type(mandates) is not int or not 1 <= mandates <= 20:
        raise BadOption("regions", mandates, whole_number(1, 20), f"mandates of region {at}")
    economic, social = entry.get("economic"), entry.get("social")
    return Region(
        leaning("economic", economic, ECONOMIC, at), leaning("social", social, SOCIAL, at), mandates
    )


FIELDS: Final = {"name", "economic", "social", "mandates"}


def leaning(axis: str, given: Any, words: tuple[str, ...], at: int) -> str | None:
    if given is None:
        return None
    for word in words:
        if given == word:
            return word
    listed = ", ".join(words)
    takes = Allowed(f"{listed} or nothing", "leaning", words=listed)
    raise BadOption("regions", given, takes, f"{axis} leaning of region {at}")


def read_name(entry: Any, at: int) -> str:
    name = entry["name"]
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise BadOption("regions", name, short_text(60), f"name of region {at}")
    return name
