"""The program, with the toy games of these tests beside its own. No test is in here."""

from __future__ import annotations

from pathlib import Path

import hemicycle.games
from hemicycle.cli import main

TOYS = Path(__file__).parent / "games"


def with_toys() -> None:
    if str(TOYS) not in hemicycle.games.__path__:
        hemicycle.games.__path__.append(str(TOYS))


if __name__ == "__main__":
    with_toys()
    main()
