"""A server as `hemicycle serve` starts it, but for bots that answer at once. Not for people to play on."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from hemicycle.server import serve
from hemicycle.server.lobby import new_seed

COMMAND = (sys.executable, __file__)

if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--seed", type=bytes.fromhex, help="of every table; else each has its own")
    asked = parser.parse_args()
    serve(
        port=asked.port,
        data=asked.data,
        open_browser=not asked.no_browser,
        haste=0.0,
        seed=new_seed if asked.seed is None else lambda: asked.seed,
    )
