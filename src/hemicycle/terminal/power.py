"""Who can decide in a weighted vote, and how much each vote is worth, for terminals and programs. No game is played."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Final

from hemicycle.core.choices import short
from hemicycle.politics.voting import Voting, banzhaf_swings, count_minimal_winning, minimal_winning
from hemicycle.terminal.measures import OF_COALITIONS, OF_VOTES, Measure, measured, steps
from hemicycle.terminal.opening import FAILED, wrong
from hemicycle.words import Words

DRAWN: Final = (".png", ".svg", ".pdf")
LISTED: Final = 30  # coalitions at most
LARGEST: Final = 20_000_000  # steps that are counted exactly: seconds
LARGEST_ROUNDED: Final = 5_000_000_000  # and steps of the multilinear extension: half a minute
WIDEST: Final = 20_000_000  # numbers it keeps in mind: half a gigabyte
FORM: Final = re.compile(r"\s*(-?\d+)\s*:\s*(\d+(?:[\s,]+\d+)*)\s*", re.ASCII)


class Power:
    """What there is to tell of a vote; `swings` are empty where they were not counted."""

    def __init__(self, game: Voting) -> None:
        self.game = game
        exact = steps(game) <= LARGEST
        self.measures = measured(game, exact)
        self.swings = banzhaf_swings(game) if exact else ()
        self.minimal = count_minimal_winning(game) if exact else None
        found = islice(minimal_winning(game), LISTED) if exact else ()
        self.listed = [members(coalition) for coalition in found]


def told(votes: str, as_json: bool, plot: Path | None, words: Words) -> list[str]:
    if plot and plot.suffix.lower() not in DRAWN:
        raise wrong(words, "plot-ending", file=plot, endings=", ".join(DRAWN))
    power = Power(read(votes, words))
    if plot:
        drawn(power, plot, words)
    return [as_data(power)] if as_json else as_table(power, words)


def read(votes: str, words: Words) -> Voting:
    found = FORM.fullmatch(votes)
    if not found or len(votes) > 10_000:
        raise wrong(words, "votes", given=short(votes))
    quota, weights = int(found[1]), tuple([int(weight) for weight in re.split(r"[\s,]+", found[2])])
    if quota < 1:
        raise wrong(words, "quota", given=quota)
    game = Voting(quota, weights)
    width = len(weights) * max(quota, sum(weights) - quota) // 4
    if steps(game) > LARGEST and (width > WIDEST or width * len(weights) > LARGEST_ROUNDED):
        raise wrong(words, "votes-size", players=len(weights), quota=quota)
    return game


def members(coalition: int) -> list[int]:
    """Players as people count them, from 1."""
    return [player + 1 for player in range(coalition.bit_length()) if coalition >> player & 1]


def as_data(power: Power) -> str:
    """Shares are exact, as fractions, and as numbers; null is what was too much to work out. Players count from 1."""
    data = {
        "quota": power.game.quota,
        "weights": power.game.weights,
        **{key.replace("-", "_"): both(shares) for key, shares in power.measures.items()},
        "swings": power.swings or None,
        "minimal_winning": {"count": power.minimal, "listed": power.listed},
    }
    return json.dumps(data)


def both(shares: Measure | None) -> list[dict[str, object]] | None:
    if shares is None:
        return None
    return [
        {"exact": str(share) if isinstance(share, Fraction) else None, "share": float(share)}
        for share in shares
    ]


def as_table(power: Power, words: Words) -> list[str]:
    game = power.game
    swings = {"swings": power.swings} if power.swings else {}
    votes = {"weight": game.weights, **worked_out(power, OF_VOTES), **swings}
    coalitions = worked_out(power, OF_COALITIONS)
    return [
        words.say("power-head", quota=game.quota, total=sum(game.weights)),
        "",
        *columns(votes, words),
        *(["", *columns(coalitions, words)] if coalitions else []),
        *(minimal(power, words) if power.minimal is not None else []),
    ]


def worked_out(power: Power, keys: Sequence[str]) -> dict[str, Measure]:
    return {key: shares for key in keys if (shares := power.measures[key]) is not None}


def columns(told: dict[str, Measure], words: Words) -> list[str]:
    """A row for each player, with its number, its whole numbers and its shares."""
    heads = [words.say(f"power-{key}") for key in ("player", *told)]
    rows = zip(*told.values())
    return aligned(
        [heads, *[[str(at), *[cell(part, words) for part in row]] for at, row in enumerate(rows, 1)]]
    )


def cell(part: int | float | Fraction, words: Words) -> str:
    return str(part) if isinstance(part, int) else words.say("power-share", share=float(part))


def aligned(rows: list[list[str]]) -> list[str]:
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    return ["  ".join([text.rjust(width) for text, width in zip(row, widths)]) for row in rows]


def minimal(power: Power, words: Words) -> list[str]:
    count = power.minimal or 0
    return [
        "",
        words.say("power-minimal", count=count),
        *[coalition(power.game, each) for each in power.listed],
        *([words.say("power-more", count=count - LISTED)] if count > LISTED else []),
    ]


def coalition(game: Voting, players: list[int]) -> str:
    weights = [game.weights[player - 1] for player in players]
    sums = " + ".join(map(str, weights)) + (f" = {sum(weights)}" if len(weights) > 1 else "")
    return f"  {', '.join(map(str, players))}: {sums}"


def drawn(power: Power, file: Path, words: Words) -> None:
    from hemicycle.terminal.plotting import plot

    shares = {
        words.say(f"power-{key}"): measure for key, measure in power.measures.items() if measure is not None
    }
    try:
        plot(power.game, shares, file, words)
    except ImportError:
        raise wrong(words, "no-plots", FAILED) from None
    except OSError as error:
        raise wrong(words, "no-plot-file", FAILED, file=file, why=error) from None
