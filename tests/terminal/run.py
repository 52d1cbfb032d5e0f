"""The program, with the toy games of these tests beside its own. No test is in here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import hemicycle.games
from hemicycle.cli import main
from hemicycle.core.catalogue import games

TOYS = Path(__file__).parent / "games"


@contextmanager
def with_toys() -> Iterator[None]:
    """The catalogue finds them too, and forgets them afterwards."""
    hemicycle.games.__path__.append(str(TOYS))
    games.cache_clear()
    try:
        yield
    finally:
        hemicycle.games.__path__.remove(str(TOYS))
        games.cache_clear()


if __name__ == "__main__":
    with with_toys():
        main()
