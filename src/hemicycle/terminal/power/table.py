"""Power as lines of text: what a decision takes, players, coalitions, and what was rounded or left out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING

from rich.cells import cell_len

from hemicycle.core.choices import bits
from hemicycle.politics.tables import FEW, proper
from hemicycle.terminal.power.measures import LISTED, OF_COALITIONS, OF_VOTES, Measure, Measures
from hemicycle.terminal.power.votes import Quota, Vote, Votes, written
from hemicycle.words import Words

if TYPE_CHECKING:
    from hemicycle.terminal.power import Blocs, Power

Columns = dict[str, list[str]]  # by their heads


def as_table(power: Power, words: Words) -> list[str]:
    votes, measures = power.votes, power.measures
    players = [votes.name(player) for player in range(votes.players)]
    return [
        head(votes, words),
        *section(
            {**weights(votes, words), **worked_out(measures, OF_VOTES, words)}, players, "player", words
        ),
        *section(worked_out(measures, OF_COALITIONS, words), players, "player", words),
        *(among_blocs(power.blocs, votes, players, words) if power.blocs else []),
        *(minimal(power, players, words) if measures.minimal is not None else []),
        *notes(power, words),
    ]


def head(votes: Votes, words: Words) -> str:
    ways = [words.listing([taken(vote, words) for vote in way]) for way in votes.ways]
    return words.say(
        "power-head", what=reduce(lambda one, other: words.say("power-or", one=one, other=other), ways)
    )


def taken(vote: Vote, words: Words) -> str:
    """As in "42 of 83 (more than 50%)"."""
    said = words.say("power-quota", quota=figure(vote.needed), total=figure(vote.total))
    return f"{said} ({rule(vote.quota, words)})" if vote.quota.share else said


def rule(quota: Quota, words: Words) -> str:
    part = written(100 * quota.amount)
    share = written(quota.amount) if "/" in part else words.say("power-per-cent", number=part)
    return words.say("power-more-than" if quota.more else "power-at-least", share=share)


def figure(value: Fraction) -> int | str:
    return int(value) if value.denominator == 1 else written(value)


def weights(votes: Votes, words: Words) -> Columns:
    """A column for each weighing; two votes may have the same."""
    kinds = list(dict.fromkeys([vote.weights for vote in votes.each]))
    heads = [
        words.say("power-weight") + (f" {at}" if len(kinds) > 1 else "") for at in range(1, len(kinds) + 1)
    ]
    return {name: [written(weight) for weight in kind] for name, kind in zip(heads, kinds)}


def worked_out(measures: Measures, keys: Sequence[str], words: Words) -> Columns:
    found = {key: measures.shares[key] for key in keys if key in measures.shares}
    if keys is OF_VOTES and measures.swings:
        found["swings"] = measures.swings
    return {words.say(f"power-{key}"): cells(measure, words) for key, measure in found.items()}


def cells(measure: Measure, words: Words) -> list[str]:
    return [
        str(part) if isinstance(part, int) else words.say("power-share", share=round(float(part), 12) + 0.0)
        for part in measure
    ]


def section(columns: Columns, rows: list[str], kind: str, words: Words) -> list[str]:
    """A table under an empty line, if there is anything to put in it."""
    if not columns:
        return []
    names = [words.say(f"power-{kind}"), *rows]
    left = not all([row.isdecimal() for row in rows])
    return ["", *aligned([names, *[[key, *cells] for key, cells in columns.items()]], left)]


def aligned(columns: list[list[str]], left: bool) -> list[str]:
    """Row by row, figures to the right, and names in the first column to the left."""
    widths = [max([cell_len(cell) for cell in column]) for column in columns]
    lines = []
    for row in zip(*columns):
        gaps = [" " * (width - cell_len(cell)) for cell, width in zip(row, widths)]
        first = row[0] + gaps[0] if left else gaps[0] + row[0]
        lines.append("  ".join([first, *[gap + cell for cell, gap in zip(row[1:], gaps[1:])]]).rstrip())
    return lines


def among_blocs(blocs: Blocs, votes: Votes, players: list[str], words: Words) -> list[str]:
    """What each bloc is worth, and each player within its bloc."""
    names = [blocs.name(at, votes) for at in range(len(blocs.parts))]
    within = {words.say(f"power-{key}"): cells(measure, words) for key, measure in blocs.shares.items()}
    return [
        *section(worked_out(blocs.measures, OF_VOTES, words), names, "bloc", words),
        *section(within, players, "player", words),
    ]


def minimal(power: Power, players: list[str], words: Words) -> list[str]:
    count = power.measures.minimal or 0
    return [
        "",
        words.say("power-minimal", count=count),
        *[f"  {coalition(power.votes, mask, players)}" for mask in power.measures.listed],
        *([words.say("power-more", count=count - LISTED)] if count > LISTED else []),
    ]


def coalition(votes: Votes, mask: int, players: list[str]) -> str:
    """Who is in it, and in a single vote what they hold."""
    members = bits(mask)
    names = ", ".join([players[member] for member in members])
    if not votes.single:
        return names
    held = [votes.first.weights[member] for member in members]
    total = f" = {written(sum(held, Fraction(0)))}" if len(held) > 1 else ""
    return f"{names}: {' + '.join(map(written, held))}{total}"


def notes(power: Power, words: Words) -> list[str]:
    """What the figures do not say themselves."""
    measures = power.measures
    said = []
    if power.game.players <= FEW and not proper(power.game):
        said.append(words.say("power-improper"))
    if measures.rounded:
        said.append(words.say("power-rounded"))
    if measures.unit > 1:
        said.append(words.say("power-unit", unit=figure(Fraction(measures.unit, power.votes.first.unit))))
    for why in dict.fromkeys(measures.left_out.values()):
        names = [words.say(f"power-{key}") for key, reason in measures.left_out.items() if reason == why]
        said.append(
            words.say("power-left-out", measures=words.listing(names), why=words.say(f"power-why-{why}"))
        )
    return ["", *said] if said else []
