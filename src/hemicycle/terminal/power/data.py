"""Power as JSON. What a reader that has only doubles would change is text: numbers from 2^53 on, and fractions."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from hemicycle.core.choices import LARGEST, bits
from hemicycle.terminal.power.measures import OF_COALITIONS, OF_VOTES, Measure, Measures
from hemicycle.terminal.power.votes import Vote, Votes, written

if TYPE_CHECKING:
    from hemicycle.terminal.power import Blocs, Power

Names = list[str | int]  # players by name, or by number from 1


def as_data(power: Power) -> str:
    """Shares are exact, as fractions, and as numbers; null is what was left out."""
    votes = power.votes
    players: Names = list(votes.names) or list(range(1, votes.players + 1))
    ways = [{"all_of": [vote(one) for one in way]} for way in votes.ways]
    asked = vote(votes.first) if votes.single else {"any_of": ways}
    names = {"players": votes.names} if votes.names else {}
    blocs = {"blocs": of_blocs(power.blocs, votes, players)} if power.blocs else {}
    return json.dumps({**asked, **names, **measures(power.measures, players), **blocs}, ensure_ascii=False)


def vote(own: Vote) -> dict[str, Any]:
    return {"quota": number(own.needed), "weights": [number(weight) for weight in own.weights]}


def number(value: Fraction | int) -> int | float | str:
    """As it stands, where every reader takes it as it stands."""
    text = written(Fraction(value))
    if "/" in text:
        return text
    if "." in text:
        return float(text) if len(text) <= 16 else text
    return int(text) if abs(int(text)) <= LARGEST else text


def measures(found: Measures, players: Names) -> dict[str, Any]:
    return {
        **{
            key.replace("-", "_"): shares(found.shares.get(key), players)
            for key in (*OF_VOTES, *OF_COALITIONS)
        },
        "swings": [number(count) for count in found.swings] or None,
        "minimal_winning": {
            "count": None if found.minimal is None else number(found.minimal),
            "listed": [[players[member] for member in bits(coalition)] for coalition in found.listed],
        },
        "rounded": found.rounded,
        "unit": found.unit,
        "left_out": {key.replace("-", "_"): why for key, why in found.left_out.items()},
    }


def shares(measure: Measure | None, players: Names) -> list[dict[str, Any]] | None:
    if measure is None:
        return None
    return [share_of(player, share) for player, share in zip(players, measure)]


def share_of(player: str | int, share: Any) -> dict[str, Any]:
    return {
        "player": player,
        "exact": str(share) if isinstance(share, Fraction) else None,
        "share": float(share),
    }


def of_blocs(blocs: Blocs, votes: Votes, players: Names) -> dict[str, Any]:
    names: Names = [blocs.name(at, votes) for at in range(len(blocs.parts))]
    own = {key.replace("-", "_"): shares(measure, players) for key, measure in blocs.shares.items()}
    return {"names": names, **own, "among_blocs": measures(blocs.measures, names)}
