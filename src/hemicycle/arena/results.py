"""Results in a Parquet file, a row for each match, so that a tournament can be stopped and go on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hemicycle.arena.plan import Contest, Pairing
from hemicycle.arena.playing import Played

ABOUT = "hemicycle.contest"


class OtherResults(ValueError):
    """The file holds another tournament, or none."""


def save(path: Path, contest: Contest, played: list[Played]) -> None:
    """All of them; the file is never half written."""
    import polars as pl

    ordered = sorted(played, key=lambda result: result.pairing.key)
    table = pl.DataFrame([row(result) for result in ordered])
    table.write_parquet(partial(path), metadata={ABOUT: json.dumps(asdict(contest))})
    partial(path).replace(path)


def prepare(path: Path) -> None:
    """Makes its folder; OSError now if it cannot be written, not when there is something to lose."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial(path).touch()
    partial(path).unlink()


def partial(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def load(path: Path, contest: Contest) -> list[Played]:
    """What was played of this tournament so far, also in blocks that are not asked for this time."""
    import polars as pl

    try:
        about = pl.read_parquet_metadata(path).get(ABOUT, "{}")
        table = pl.read_parquet(path)
    except pl.exceptions.PolarsError as error:
        raise OtherResults(f"{path} holds no results: {error}") from None
    if same(json.loads(about)) != same(json.loads(json.dumps(asdict(contest)))):
        raise OtherResults(f"{path} holds the results of another tournament")
    return [result(data) for data in table.to_dicts()]


def same(about: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in about.items() if name != "blocks"}


def row(result: Played) -> dict[str, Any]:
    """A match as plain data, of the same columns for every game."""
    own = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(result).items()}
    del own["pairing"]
    pairing = result.pairing
    return {
        "kind": pairing.kind,
        "block": pairing.block,
        "rotation": pairing.rotation,
        "lineup": list(pairing.lineup),
        **own,
    }


def result(data: dict[str, Any]) -> Played:
    pairing = Pairing(data["kind"], data["block"], data["rotation"], tuple(data["lineup"]))
    scores, places, winners, slowest = [
        tuple(data[name]) for name in ("scores", "places", "winners", "slowest")
    ]
    return Played(pairing, scores, places, winners, data["moves"], slowest)
