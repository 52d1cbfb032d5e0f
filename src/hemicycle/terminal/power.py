"""Who can decide in a weighted vote, and how much each vote is worth, for terminals and programs. No game is played."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from itertools import islice
from typing import Final

from hemicycle.core.choices import short
from hemicycle.politics.voting import (
    Voting,
    banzhaf_swings,
    count_minimal_winning,
    minimal_winning,
    shapley_shubik,
)
from hemicycle.terminal.opening import wrong
from hemicycle.words import Words

LISTED: Final = 30  # coalitions at most
LARGEST: Final = 20_000_000  # steps: seconds; the Electoral College of the United States takes 18 million
FORM: Final = re.compile(r"\s*(-?\d+)\s*:\s*(\d+(?:[\s,]+\d+)*)\s*", re.ASCII)


class Power:
    """What there is to tell of a vote."""

    def __init__(self, game: Voting) -> None:
        self.game = game
        self.shapley_shubik = shapley_shubik(game)
        self.swings = banzhaf_swings(game)
        self.banzhaf = [Fraction(own, sum(self.swings) or 1) for own in self.swings]
        self.minimal = count_minimal_winning(game)
        self.listed = [members(coalition) for coalition in islice(minimal_winning(game), LISTED)]


def told(votes: str, as_json: bool, words: Words) -> list[str]:
    power = Power(read(votes, words))
    return [as_data(power)] if as_json else as_table(power, words)


def read(votes: str, words: Words) -> Voting:
    found = FORM.fullmatch(votes)
    if not found or len(votes) > 2000:
        raise wrong(words, "votes", given=short(votes))
    quota, weights = int(found[1]), tuple([int(weight) for weight in re.split(r"[\s,]+", found[2])])
    if quota < 1:
        raise wrong(words, "quota", given=quota)
    if steps(quota, len(weights)) > LARGEST:
        raise wrong(words, "votes-size", players=len(weights), quota=quota)
    return Voting(quota, weights)


def steps(quota: int, players: int) -> int:
    """About what it takes, one by one or by generating functions."""
    return players * min(1 << (players - 1), players * players * quota // 2)


def members(coalition: int) -> list[int]:
    """Players as people count them, from 1."""
    return [player + 1 for player in range(coalition.bit_length()) if coalition >> player & 1]


def as_data(power: Power) -> str:
    """Shares are exact, as fractions, and as numbers; players count from 1."""
    data = {
        "quota": power.game.quota,
        "weights": power.game.weights,
        "shapley_shubik": [both(share) for share in power.shapley_shubik],
        "banzhaf": [both(share) for share in power.banzhaf],
        "swings": power.swings,
        "minimal_winning": {"count": power.minimal, "listed": power.listed},
    }
    return json.dumps(data)


def both(share: Fraction) -> dict[str, object]:
    return {"exact": str(share), "share": float(share)}


def as_table(power: Power, words: Words) -> list[str]:
    game = power.game
    heads = [words.say(f"power-{key}") for key in ("player", "weight", "shapley-shubik", "banzhaf", "swings")]
    rows = [row(power, player, words) for player in range(len(game.weights))]
    return [
        words.say("power-head", quota=game.quota, total=sum(game.weights)),
        "",
        *aligned([heads, *rows]),
        "",
        words.say("power-minimal", count=power.minimal),
        *[coalition(game, each) for each in power.listed],
        *([words.say("power-more", count=power.minimal - LISTED)] if power.minimal > LISTED else []),
    ]


def row(power: Power, player: int, words: Words) -> list[str]:
    shares = [percent(index[player], words) for index in (power.shapley_shubik, power.banzhaf)]
    return [str(player + 1), str(power.game.weights[player]), *shares, str(power.swings[player])]


def percent(share: Fraction, words: Words) -> str:
    return words.say("power-share", share=float(share))


def aligned(rows: list[list[str]]) -> list[str]:
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    return ["  ".join([text.rjust(width) for text, width in zip(row, widths)]) for row in rows]


def coalition(game: Voting, players: list[int]) -> str:
    weights = [game.weights[player - 1] for player in players]
    sums = " + ".join(map(str, weights)) + (f" = {sum(weights)}" if len(weights) > 1 else "")
    return f"  {', '.join(map(str, players))}: {sums}"
