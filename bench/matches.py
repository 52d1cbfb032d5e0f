"""Whole random matches a second of every game, interpreted and compiled, as ratios to the reference loop.

Each match goes through awaited → choices → pick → apply, on one core. `python -m bench.matches` runs itself once in
each environment that is there, so that both are measured in one run.
"""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

from bench.reference import loops_per_second

ROOT = Path(__file__).parent.parent
ENVIRONMENTS = {
    "interpreted": Path(sys.executable),
    "compiled": ROOT / ".venv-compiled" / "bin" / "python",
}
SECONDS = 3.0
PACE = 10.0  # seconds of game time for each move, so that clocks seldom run out
SEATS = 5  # or as near as the game allows


def measure() -> None:
    """One line of JSON a game, from whichever hemicycle this interpreter has."""
    from hemicycle.core import choices
    from hemicycle.core.catalogue import games

    compiled = not str(choices.__file__).endswith(".py")
    for game in games().values():
        seats = min(max(SEATS, game.seats[0]), game.seats[-1])
        reference = loops_per_second()
        matches, moves, seconds = play(game.key, seats)
        figures = {"game": game.key, "seats": seats, "matches": matches / seconds, "moves": moves / seconds}
        print(json.dumps({"compiled": compiled, "reference": reference, **figures}))


def play(key: str, seats: int) -> tuple[int, int, float]:
    from hemicycle.core.catalogue import game
    from hemicycle.core.simulate import play_out

    rng, matches, moves = Random(1), 0, 0
    start = perf_counter()
    while (seconds := perf_counter() - start) < SECONDS:
        _, state = game(key).start(seats, {})
        moves += play_out(state, rng, pace=PACE)
        matches += 1
    return matches, moves, seconds


def main() -> None:
    print(f"{'':12} {'game':20} seats   matches/s     moves/s   matches per million reference loops")
    for name, python in ENVIRONMENTS.items():
        if not python.exists():
            print(f"{name:12} not measured: {python.parent.parent.name} is missing, `make compile` makes it")
            continue
        command = [str(python), "-m", "bench.matches", "measure"]
        for line in subprocess.run(
            command, cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.splitlines():
            report(name, json.loads(line))


def report(name: str, figures: dict[str, float]) -> None:
    per_reference = figures["matches"] / figures["reference"] * 1e6
    told = name if figures["compiled"] == (name == "compiled") else f"{name}?"
    print(
        f"{told:12} {figures['game']:20} {figures['seats']:5} {figures['matches']:11,.0f} "
        f"{figures['moves']:11,.0f} {per_reference:12,.0f}"
    )


if __name__ == "__main__":
    if "measure" in sys.argv:
        measure()
    else:
        main()
