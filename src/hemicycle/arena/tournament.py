"""Runs a tournament: plays what was not played yet, keeps every result, and tells how far it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from hemicycle.arena.plan import Contest, plan
from hemicycle.arena.playing import Played
from hemicycle.arena.results import load, prepare, save
from hemicycle.arena.workers import Spread

SAVED_EVERY = 10.0  # seconds


def run(
    contest: Contest, file: Path | None, workers: int, spread: Spread, told: Callable[[int, int], None]
) -> list[Played]:
    """All results, by what they are of; `told` how many matches of all are played, after each."""
    pairings = plan(contest)
    results = kept(file, contest)
    left = [pairing for pairing in pairings if pairing.key not in results]
    before = len(pairings) - len(left)
    told(before, len(pairings))
    saved = monotonic()
    try:
        for done, result in enumerate(spread(contest, left, workers), before + 1):
            results[result.pairing.key] = result
            told(done, len(pairings))
            if file and monotonic() - saved > SAVED_EVERY:
                save(file, contest, [*results.values()])
                saved = monotonic()
    finally:
        if file and results:
            save(file, contest, [*results.values()])
    return [results[key] for key in sorted([pairing.key for pairing in pairings])]


def kept(file: Path | None, contest: Contest) -> dict[Any, Played]:
    """What the file, which can be written then, holds already."""
    if file is None:
        return {}
    prepare(file)
    return {result.pairing.key: result for result in load(file, contest)} if file.exists() else {}
