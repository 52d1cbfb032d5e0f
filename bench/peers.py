"""Random play beside what one would pick instead of Hemicycle: applied actions a second on one core, in one run.

Each peer is installed by its name into `.venv-peers` (or `.npm-peers`) the first time; one that cannot be is skipped
with a sentence. Rules of different games differ in size, so the ratios compare mechanisms, not games.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass

from bench.matches import ENVIRONMENTS, ROOT
from bench.reference import loops_per_second

PROGRAMS = ROOT / "bench" / "peers_programs"
PYTHON = ROOT / ".venv-peers"
NODE = ROOT / ".npm-peers"


class Missing(Exception):
    """A peer is not here, and why, in a sentence."""


@dataclass(frozen=True)
class Peer:
    name: str
    package: str
    program: str

    def command(self) -> list[str]:
        """Installs it, if need be. Missing if that cannot be."""
        if self.program.endswith(".cjs"):
            quiet(["npm", "install", "--prefix", str(NODE), "--silent", "--no-audit", self.package])
            return ["node", str(PROGRAMS / self.program)]
        if not PYTHON.exists():
            quiet([sys.executable, "-m", "venv", str(PYTHON)])
        python = str(PYTHON / "bin" / "python")
        quiet([python, "-m", "pip", "install", "--quiet", self.package])
        return [python, str(PROGRAMS / self.program)]

    def figures(self) -> list[dict[str, float | str]]:
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "NODE_PATH": str(NODE / "node_modules")}
        return figures(self.command(), environment)


PEERS = (
    Peer("OpenSpiel", "open_spiel", "spiel_games.py"),
    Peer("PettingZoo", "pettingzoo[classic]", "pettingzoo_classic.py"),
    Peer("RLCard", "rlcard", "rlcard_games.py"),
    Peer("boardgame.io", "boardgame.io", "boardgame_io.cjs"),
)


def quiet(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Missing(f"{command[0]} is not on this machine") from None
    if done.returncode:
        raise Missing((done.stderr.strip().splitlines() or ["it does not install"])[-1])


def figures(command: list[str], environment: dict[str, str] | None = None) -> list[dict[str, float | str]]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise Missing((done.stderr.strip().splitlines() or ["it does not run"])[-1])
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def rows() -> list[tuple[str, str, float]]:
    """Who, what, and actions a second; ours first."""
    found = []
    for name, python in ENVIRONMENTS.items():
        if not python.exists():
            print(f"Hemicycle, {name}, is not measured: `make compile` makes it")
            continue
        ours = figures([str(python), "-m", "bench.matches", "measure"])
        found += [(f"Hemicycle, {name}", str(one["game"]), float(one["moves"])) for one in ours]
    for peer in PEERS:
        try:
            found += [(peer.name, str(one["game"]), float(one["moves"])) for one in peer.figures()]
        except Missing as missing:
            print(f"{peer.name} is skipped: {missing}")
    return found


def report() -> None:
    found = rows()
    reference = loops_per_second()
    most = max([moves for who, _, moves in found if not who.startswith("Hemicycle")], default=0.0)
    print(f"reference: {reference:,.0f} loops/s")
    print(f"{'':24} {'game':36} {'actions/s':>12} {'per 1000 loops':>15} {'of the best peer':>17}")
    for who, game, moves in found:
        share = f"{moves / most:.2f}" if most else "–"
        print(f"{who:24} {game:36} {moves:12,.0f} {1000 * moves / reference:15.2f} {share:>17}")


if __name__ == "__main__":
    report()
