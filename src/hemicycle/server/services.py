"""What all rooms share: the journal, the time, the bots' workers, and what is counted. It holds no table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic_ns, time_ns
from typing import Any, Final

from hemicycle.server.journal import Journal
from hemicycle.server.worker import Thought

LOOKING = 4  # first looks at tables that are worked out at the same time
START: Final = time_ns() - monotonic_ns()


def steady_clock() -> int:
    """Milliseconds since 1970, by the time of day when the process began and by what has passed since: whoever sets the
    time of day meanwhile changes no duration.
    """
    return (START + monotonic_ns()) // 1_000_000


@dataclass
class Counters:
    """Nothing that counts what is hidden: who polls it could tell when somebody whispers."""

    matches: int = 0  # that are over
    moves: int = 0  # of these
    snapshots: int = 0
    lagging: int = 0
    viewers: int = 0


@dataclass
class Services:
    journal: Journal
    think: Callable[[Thought], Awaitable[Any]]
    now: Callable[[], int] = steady_clock
    haste: float = 1.0  # by which the moments between bots' moves are multiplied
    looking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(LOOKING))
    counters: Counters = field(default_factory=Counters)
