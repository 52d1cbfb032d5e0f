"""A player that knows Ten Regions. It sees what its seat sees, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.catalogue import Position


def canvasser(position: Position, rng: Random) -> Any:
    return position.choices.pick(rng)
