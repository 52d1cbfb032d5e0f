"""A server as `hemicycle serve` starts it, but for bots that answer at once and have the same names at every table.

Not for people to play on.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

from hemicycle.server import names, serve
from hemicycle.server.lobby import new_seed


class First(Random):
    """Draws the first name that is free."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


COMMAND = (sys.executable, __file__)

if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--seed", type=bytes.fromhex, help="of every table; else each has its own")
    asked = parser.parse_args()
    names.DRAW = First()  # type: ignore[misc]  # two tables are to be alike, name for name
    serve(
        port=asked.port,
        data=asked.data,
        open_browser=not asked.no_browser,
        haste=0.0,
        seed=new_seed if asked.seed is None else lambda: asked.seed,
    )
