"""Tables of voters as spreadsheets save them: names in one column, weights in another; not what they decide."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from hemicycle.terminal.power.votes import Unreadable

MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8-sig"}

DECIMAL = re.compile(r"^(\d+),(\d{1,2}|\d{4,})(?=%?$)", re.ASCII)  # three digits may as well be thousands


def sheet(path: Path, column: str | None) -> list[tuple[str, str]]:
    """Name and weight, row by row; the column of weights by its head, or the only one that holds numbers."""
    rows = [
        [cell.strip() for cell in row] for row in cells(text_of(path)) if any([cell.strip() for cell in row])
    ]
    if not rows or len({len(row) for row in rows}) > 1:
        raise Unreadable("sheet-rows", file=path)
    numeric = [at for at in range(len(rows[0])) if all([is_number(row[at]) for row in rows[1:]])]
    head = rows[0] if len(rows) > 1 and not any([is_number(rows[0][at]) for at in numeric]) else []
    weights = chosen(path, column, head, numeric)
    names = next((at for at in range(len(rows[0])) if at not in numeric), None)
    return [("" if names is None else row[names], row[weights]) for row in rows[bool(head) :]]


def chosen(path: Path, column: str | None, head: list[str], numeric: list[int]) -> int:
    if column is not None and column in head:
        return head.index(column)
    if column is None and len(numeric) == 1:
        return numeric[0]
    if column in [str(at + 1) for at in numeric]:
        return int(column) - 1
    raise Unreadable("sheet-column", file=path, columns=[head[at] if head else at + 1 for at in numeric])


def is_number(cell: str) -> bool:
    return cell.replace(".", "", 1).replace("%", "", 1).replace("/", "", 1).isdecimal()


def cells(text: str) -> list[list[str]]:
    """Separated by what separates the first line most; where that is no comma, one in a number stands for a point."""
    mark = max("\t;,", key=text.split("\n", 1)[0].count)
    rows = list(csv.reader(text.splitlines(), delimiter=mark))
    return rows if mark == "," else [[DECIMAL.sub(r"\1.\2", cell) for cell in row] for row in rows]


def text_of(path: Path) -> str:
    """In UTF-8, or UTF-16 as its mark says."""
    try:
        data = path.read_bytes()
        return data.decode(next((name for mark, name in MARKS.items() if data.startswith(mark)), "utf-8"))
    except OSError as error:
        raise Unreadable("file", file=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise Unreadable("no-text", file=path) from None
