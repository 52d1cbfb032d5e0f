"""How parties are called, by key. The words themselves stand in words/*.ftl."""

from __future__ import annotations

from functools import cache
from typing import Final

from hemicycle.core.line import Line, Name, Word
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.components import CELLS

PARTIES: Final[tuple[Word, ...]] = tuple([Line(f"party-{cell}", {}) for cell in range(len(CELLS))])


def party_names(cells: list[int], seats: int) -> tuple[Word, ...]:
    """By seat; who has founded no party yet is a seat."""
    return tuple([party_name(cells, seat) if seat < len(cells) else unnamed(seat) for seat in range(seats)])


def party_name(cells: list[int], seat: Seat) -> Word:
    """The second party of a cell is called II, the third III."""
    cell = cells[seat]
    earlier = cells[:seat].count(cell)
    return numbered(cell, earlier + 1) if earlier else PARTIES[cell]


@cache
def numbered(cell: int, number: int) -> Line:
    return Line("party-nth", {"party": Name("cell", cell), "nth": roman(number)})


@cache
def unnamed(seat: Seat) -> Line:
    return Line("seat-number", {"number": seat + 1})


def roman(number: int) -> str:
    """Up to XXXIX."""
    units = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    return "X" * (number // 10) + units[number % 10]
