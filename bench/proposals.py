"""How long it takes to state the proposals of Coalitions, to pick one and to check one, with a pool of $400.

Microseconds each, on one core: `first` states those of a round that has just begun, `state` the same later in it, when
what was worked out is remembered; `check` is what a table does with a proposal that came over the wire. `python -m
bench.proposals` runs itself once in each environment that is there. Whole matches a second are in bench/matches.py.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from bench.matches import ENVIRONMENTS, ROOT
from bench.reference import loops_per_second

POOL = 400
TABLES = {5: 20, 10: 20, 20: 100}  # players: mandates
SECONDS = 0.5
BATCH = 10


def measure() -> None:
    """One line of JSON a table, from whichever hemicycle this interpreter has."""
    from hemicycle.core import choices

    compiled = not str(choices.__file__).endswith(".py")
    reference = loops_per_second()
    for players, mandates in TABLES.items():
        figures = {"compiled": compiled, "players": players, "mandates": mandates, "reference": reference}
        print(json.dumps(figures | timings(players, mandates)))


def timings(players: int, mandates: int) -> dict[str, Any]:
    from hemicycle.core.choices import plain

    state = bargaining(players, mandates)
    seat, rng = state.view(None).turn_of, Random(1)
    stated = state.choices(seat)
    forgetting = remembered()
    wire = [plain(proposal(stated, rng)) for _ in range(64)]

    def first() -> object:
        for forget in forgetting:
            forget()
        return state.choices(seat)

    def check() -> object:
        return state.read(seat, wire[int(rng.random() * 64)])

    return {
        "proposals": stated.size,
        "first": microseconds(first),
        "state": microseconds(lambda: state.choices(seat)),
        "pick": microseconds(lambda: stated.pick(rng)),
        "check": microseconds(check),
    }


def remembered() -> list[Callable[[], object]]:
    """What makes the rules forget what they have worked out."""
    from hemicycle.games.coalitions.rules import choices, state
    from hemicycle.politics import majorities

    found = [member for module in (choices, majorities, state) for member in vars(module).values()]
    return [member.cache_clear for member in found if hasattr(member, "cache_clear")]


def bargaining(players: int, mandates: int) -> Any:
    """In public, on the first turn."""
    from hemicycle.core.catalogue import game
    from hemicycle.core.state import NATURE

    options = {"ante": POOL // players, "mandates": mandates}
    _, state = game("coalitions").start(players, options)
    rng = Random(1)
    while NATURE in state.to_act():
        state.apply(NATURE, state.choices(NATURE).pick(rng))
    assert state.view(None).pool == POOL
    return state


def proposal(stated: Any, rng: Random) -> Any:
    while type(action := stated.pick(rng)).__name__ != "Propose":
        pass
    return action


def microseconds(do: Callable[[], object]) -> float:
    """The best of many batches: what the machine can do, not what else it was doing."""
    best, start = float("inf"), perf_counter()
    while perf_counter() - start < SECONDS:
        before = perf_counter()
        for _ in range(BATCH):
            do()
        best = min(best, perf_counter() - before)
    return best / BATCH * 1e6


def main() -> None:
    print(
        f"{'':12} players  mandates     first     state      pick     check   microseconds, of so many proposals"
    )
    for name, python in ENVIRONMENTS.items():
        if not python.exists():
            print(f"{name:12} not measured: {python.parent.parent.name} is missing, `make compile` makes it")
            continue
        command = [str(python), "-m", "bench.proposals", "measure"]
        lines = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for line in lines.splitlines():
            report(name, json.loads(line))


def report(name: str, figures: dict[str, Any]) -> None:
    told = name if figures["compiled"] == (name == "compiled") else f"{name}?"
    times = " ".join([f"{figures[what]:9,.1f}" for what in ("first", "state", "pick", "check")])
    size = f"{float(figures['proposals']):.1e}"
    print(f"{told:12} {figures['players']:7} {figures['mandates']:9} {times}   {size}")


if __name__ == "__main__":
    if "measure" in sys.argv:
        measure()
    else:
        main()
