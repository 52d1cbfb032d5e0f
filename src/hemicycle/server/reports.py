"""What a game tells of a match that is over, worked out from the journal's entries; nothing of one that is not.

Private talk stays private: a game is told all offers that were made in it, and its report may only count them.
"""

from __future__ import annotations

import csv
from io import StringIO

from hemicycle.core.report import Cell, Report
from hemicycle.server.journal import Entry
from hemicycle.server.table import Table
from hemicycle.server.talk import offers
from hemicycle.server.wire import Refused
from hemicycle.words import Words

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what spreadsheets would work out, not show


def reported(table: Table, entries: list[Entry]) -> Report:
    if table.game.report is None:
        raise Refused(404, "no-report", f"{table.game.key} tells nothing of a match but how it ended")
    if not (table.over and table.started):
        raise Refused(409, "not-over", "a match is reported on once it is over")
    start = table.match.start()
    moves = [(move.seat, move.action) for move in table.match.moves]
    return table.game.report(start, moves, list(offers(entries)))


def as_csv(table: Table, report: Report, language: str) -> str:
    """A line for each seat under a line of labels, for spreadsheets: where decimals have a comma, columns have ;."""
    words = Words(table.game.key, language, table.match.state.names())
    lines, decimal = StringIO(), words.say("sheet-decimal")
    sheet = csv.writer(lines, delimiter=";" if decimal == "," else ",")
    labels = [words.say(column.key) for column in report.columns]
    sheet.writerow([words.say("report-seat"), words.say("report-name"), *labels])
    for seat, row in enumerate(report.rows):
        sheet.writerow(
            [
                words.name("seat", seat),
                plain_text(player(table, seat, words)),
                *[cell(value, decimal) for value in row],
            ]
        )
    return lines.getvalue()


def player(table: Table, seat: int, words: Words) -> str:
    chair = table.chairs[seat]
    if chair.person:
        return chair.name
    bot = words.say(f"bot-{chair.bot}")
    return words.say("seat-bot-named", name=chair.name, bot=bot) if chair.name else bot


def plain_text(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


def cell(value: Cell, decimal: str) -> Cell | str:
    """As spreadsheets of that country read numbers."""
    if isinstance(value, float):
        return str(value).replace(".", decimal)
    return "" if value is None else value
