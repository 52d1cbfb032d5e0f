"""Reads votes as they are typed: "316: Union:208 SPD:120", "[5; 3, 2]", "2/3: votes.csv", "15: … & 65%: … | 24: …"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final

from hemicycle.core.choices import short
from hemicycle.terminal.power.sheet import sheet
from hemicycle.terminal.power.votes import Quota, Unreadable, Vote, Votes

LONGEST: Final = 20_000  # characters; what is longer is given as a file
MOST: Final = 5_000  # players
HALF: Final = Quota(Fraction(1, 2), share=True, more=True)

NUMBER: Final = r"\d+(?:\.\d+|/\d+)?"
VOTE: Final = re.compile(
    rf"(?P<how>>=|>|≥)?\s*(?P<number>{NUMBER})\s*(?P<share>%?)\s*[:;](?P<weights>.*)", re.DOTALL | re.ASCII
)
FILE: Final = re.compile(r"(?P<file>[^:;]+\.(?:csv|tsv|txt))(?:#(?P<column>.+))?", re.IGNORECASE)
WEIGHT: Final = re.compile(
    rf"""(?:(?P<alone>{NUMBER})(?P<times>\*\d+)?
    |(?:"(?P<quoted>[^"]+)"|(?P<name>[^\s\d,;:="*%][^,;:="]*?))\s*[:=]\s*(?P<weight>{NUMBER}))
    %?(?=[\s,;]|$)""",
    re.VERBOSE | re.ASCII,
)
BETWEEN: Final = re.compile(r"\s*[,;]\s*|\s+|$")
GROUPED: Final = re.compile(
    r"\d+[\u00a0\u2009\u202f'’_]\d|(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])|^\s*\d{1,3}(?: \d{3})+\s*[:;]|\d\.\d{3}\.\d"
)
NEGATIVE: Final = re.compile(r"(?:^|[\s,;:=\[])[-−]\s*\d")


def votes(text: str) -> Votes:
    """Votes joined by & are all needed; of ways joined by | any will do."""
    if len(text) > LONGEST:
        raise Unreadable("votes-long", most=LONGEST)
    read = [[vote(part) for part in re.split(r"\s&\s", way)] for way in re.split(r"\s\|\s", text)]
    named = next((names for way in read for _, names in way if names), ())
    ways = tuple(
        [
            tuple(
                [
                    Vote(quota_and_weights.quota, aligned(quota_and_weights.weights, names, named))
                    for quota_and_weights, names in way
                ]
            )
            for way in read
        ]
    )
    if len({len(each.weights) for way in ways for each in way}) > 1:
        raise Unreadable("votes-players")
    return Votes(ways, named)


def aligned(
    weights: tuple[Fraction, ...], names: tuple[str, ...], order: tuple[str, ...]
) -> tuple[Fraction, ...]:
    """In the order in which players are named first."""
    if not names:
        return weights
    if sorted(names) != sorted(order):
        raise Unreadable("votes-players")
    return tuple([weights[names.index(name)] for name in order])


def vote(text: str) -> tuple[Vote, tuple[str, ...]]:
    """One quota and its weights, with the names of who holds them."""
    text = text.strip()
    if text.startswith("[") and text.endswith("]"):
        text = text[1:-1].strip()
    file = FILE.fullmatch(text)
    found = VOTE.fullmatch(text)
    if file:
        quota, held = HALF, text
    elif found:
        quota, held = quota_of(found), found["weights"].strip()
    else:
        raise unreadable(text)
    weights, names = weights_of(held)
    if not 0 < len(weights) <= MOST:
        raise unreadable(text) if not weights else Unreadable("votes-many", most=MOST, players=len(weights))
    return Vote(quota, weights), names


def quota_of(found: re.Match[str]) -> Quota:
    """A number is at least so much. Per cent and fractions below 1 are shares of all; a half, more than that."""
    amount = number(found["number"]) / (100 if found["share"] else 1)
    share = bool(found["share"]) or ("/" in found["number"] and amount <= 1)
    return Quota(amount, share, found["how"] == ">" or (not found["how"] and share and amount == HALF.amount))


def number(text: str) -> Fraction:
    try:
        return Fraction(text)
    except ZeroDivisionError:
        raise unreadable(text) from None


def weights_of(text: str) -> tuple[tuple[Fraction, ...], tuple[str, ...]]:
    if file := FILE.fullmatch(text):
        rows = sheet(Path(file["file"]), file["column"])
        return named([(name, plain(weight)) for name, weight in rows])
    if GROUPED.search(text) or NEGATIVE.search(text):
        raise unreadable(text)
    if re.search(r"\d,\d", text) and re.search(r"[\d%]\s|,\s", text):
        raise Unreadable("votes-comma", given=re.findall(r"[\d.]+,[\d.]+", text)[0])
    return named(listed(text))


def plain(text: str) -> Fraction:
    """A weight that stands alone, as in a cell."""
    found = WEIGHT.fullmatch(text.strip())
    if not found or not found["alone"] or found["times"]:
        raise unreadable(text)
    return number(found["alone"])


def listed(text: str) -> list[tuple[str, Fraction]]:
    """Weight by weight, each with its name if it has one."""
    rows: list[tuple[str, Fraction]] = []
    at = 0
    while at < len(text):
        found = WEIGHT.match(text, at)
        gap = BETWEEN.match(text, found.end()) if found else None
        if not found or not gap:
            raise unreadable(text[at:])
        times = int((found["times"] or "*1")[1:])
        if times > MOST:
            raise Unreadable("votes-many", most=MOST, players=times)
        name = found["quoted"] or found["name"] or ""
        rows += [(name.strip(), number(found["alone"] or found["weight"]))] * times
        at = gap.end()
    return rows


def named(rows: Sequence[tuple[str, Fraction]]) -> tuple[tuple[Fraction, ...], tuple[str, ...]]:
    """Either all have names, each its own, or nobody has."""
    names = [name for name, _ in rows if name]
    if names and len(names) < len(rows):
        unnamed = [at for at, (name, _) in enumerate(rows, 1) if not name]
        raise Unreadable("votes-unnamed", named=names[0], place=unnamed[0])
    for name in names:
        if not name.isprintable():
            raise Unreadable("votes-name", name=short(name))
        if names.count(name) > 1:
            raise Unreadable("votes-twice", name=name)
    return tuple([weight for _, weight in rows]), tuple(names)


def unreadable(text: str) -> Unreadable:
    """Why not, as far as can be seen."""
    if found := GROUPED.search(text):
        whole = re.compile(r"[\d.,\u00a0\u2009\u202f'’_]+").match(text, found.start())
        given = found[0].strip(" :;") if " " in found[0] or not whole else whole[0]
        return Unreadable("votes-grouped", given=given[:40])
    if NEGATIVE.search(text):
        return Unreadable("votes-negative", given=short(text))
    return Unreadable("votes", given=short(text))


def blocs(given: Sequence[str], votes: Votes) -> list[int]:
    """Each "A+B" as a coalition; players by name, or by number from 1."""
    found: list[int] = []
    for text in given:
        bloc = 0
        for member in [part.strip() for part in text.split("+")]:
            bloc |= 1 << player(member, votes)
        if any([bloc & other for other in found]):
            raise Unreadable("bloc-twice", given=text)
        found.append(bloc)
    return found


def player(member: str, votes: Votes) -> int:
    if member in votes.names:
        return votes.names.index(member)
    if re.fullmatch(r"\d{1,6}", member, re.ASCII) and 0 < int(member) <= votes.players:
        return int(member) - 1
    raise Unreadable("bloc", given=member)
