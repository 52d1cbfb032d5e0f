"""Runs a tournament: plays what was not played yet, keeps every result, and tells how far it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from hemicycle.arena.plan import Contest, plan
from hemicycle.arena.playing import Played
from hemicycle.arena.results import load, save
from hemicycle.arena.spread import Spread

SAVED_EVERY = 10.0  # seconds


def run(
    contest: Contest, file: Path | None, workers: int, spread: Spread, told: Callable[[int, int], None]
) -> list[Played]:
    """All results, by what they are of; `told` how many matches of all are played, after each."""
    pairings = plan(contest)
    results = load(file, contest) if file and file.exists() else []
    played = {result.pairing.key for result in results}
    left = [pairing for pairing in pairings if pairing.key not in played]
    told(len(results), len(pairings))
    saved = monotonic()
    try:
        for result in spread(contest, left, workers):
            results.append(result)
            told(len(results), len(pairings))
            if file and monotonic() - saved > SAVED_EVERY:
                save(file, contest, results)
                saved = monotonic()
    finally:
        if file and results:
            save(file, contest, results)
    return sorted(results, key=lambda result: result.pairing.key)
