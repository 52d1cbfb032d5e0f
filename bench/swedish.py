"""Swedish Parliament 2014: cabinets with their centres of gravity a second, and how long it takes to judge a map.

Cabinets are formed of random elections, with steps told and without. Microseconds to judge whether a relation can be
created: `cold` works it out, `warm` remembers; `in play` are maps as relations come and go, `random` any sets of 4 to
14 pairs. `python -m bench.swedish` runs itself once in each environment that is there.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from bench.matches import ENVIRONMENTS, ROOT
from bench.reference import loops_per_second

ELECTIONS = 500
MAPS = 2000
TIMES = 5


def measure() -> None:
    """One line of JSON from whichever hemicycle this interpreter has."""
    from hemicycle.core import choices

    compiled = not str(choices.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "reference": loops_per_second(), **cabinets(), **maps()}))


def cabinets() -> dict[str, float]:
    from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form
    from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
    from hemicycle.games.swedish_parliament.rules.components.box import SHIPPED
    from hemicycle.games.swedish_parliament.rules.components.read import components

    constitution = Constitution(components(SHIPPED, true_colours=False, minor_parties=True))
    elections = [election(Random(number)) for number in range(ELECTIONS)]
    untold = partial(form, record=False)
    return {
        "told": 1 / seconds_each(lambda each: form(constitution, *each), elections),
        "untold": 1 / seconds_each(lambda each: untold(constitution, *each), elections),
    }


def election(rng: Random) -> tuple[list[list[int]], list[int], list[list[tuple[int, ...]]]]:
    """Voters by party, the minor ones in half of the cases; strengths by pair; markers anywhere."""
    won: list[list[int]] = [[] for _ in range(10)]
    parties = rng.sample(range(8), rng.randint(5, 8)) + rng.choice([[], [8, 9]])
    for voter in range(16):
        won[rng.choice(parties)].append(voter)
    related = grown(rng, rng.randint(6, 12))
    strengths = [rng.choice([-3, -2, -1, 1, 1, 2, 2, 3]) if related >> at & 1 else 0 for at in range(28)]
    return won, strengths, [[(rng.randrange(8),) for _ in range(8)] for _ in range(10)]


def grown(rng: Random, relations: int) -> int:
    """A map on which so many were created, one after another, or as many as it held."""
    from hemicycle.games.swedish_parliament.rules.map import possible_pairs

    related = 0
    for _ in range(relations):
        if allowed := possible_pairs(related):
            related |= 1 << rng.choice([number for number in range(28) if allowed >> number & 1])
    return related


def maps() -> dict[str, float]:
    from hemicycle.games.swedish_parliament.rules import map as political_map

    forget, possible = political_map.touching.cache_clear, political_map.possible
    rng = Random(1)
    asked = {
        "in play": [(grown(rng, rng.randint(3, 14)), *rng.sample(range(8), 2)) for _ in range(MAPS)],
        "random": [
            (sum([1 << at for at in rng.sample(range(28), rng.randint(4, 14))]), *rng.sample(range(8), 2))
            for _ in range(MAPS)
        ],
    }
    figures: dict[str, float] = {}
    for name, questions in asked.items():
        cold = seconds_each(lambda each: possible(*each), questions, forget)
        warm = seconds_each(lambda each: possible(*each), questions)
        figures |= {f"{name}, cold": cold * 1e6, f"{name}, warm": warm * 1e6}
    return figures


def seconds_each(
    do: Callable[[Any], object], members: Sequence[Any], before: Callable[[], object] = lambda: None
) -> float:
    """The best of some passes over all members: what the machine can do, not what else it was doing."""
    return min([passed(do, members, before) for _ in range(TIMES)]) / len(members)


def passed(do: Callable[[Any], object], members: Sequence[Any], before: Callable[[], object]) -> float:
    before()
    start = perf_counter()
    for member in members:
        do(member)
    return perf_counter() - start


def main() -> None:
    for name, python in ENVIRONMENTS.items():
        if not python.exists():
            print(f"{name:12} not measured: {python.parent.parent.name} is missing, `make compile` makes it")
            continue
        command = [str(python), "-m", "bench.swedish", "measure"]
        output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        report(name, json.loads(output))


def report(name: str, figures: dict[str, Any]) -> None:
    told = name if figures["compiled"] == (name == "compiled") else f"{name}?"
    ratio = figures["untold"] / figures["reference"] * 1e6
    print(
        f"{told:12} {figures['untold']:8,.0f} cabinets/s, {figures['told']:8,.0f} with steps told; "
        f"{ratio:,.0f} per million reference loops"
    )
    for maps in ("in play", "random"):
        cold, warm = figures[f"{maps}, cold"], figures[f"{maps}, warm"]
        print(f"{'':12} maps {maps:8} {cold:6.1f} µs cold, {warm:5.2f} µs warm")


if __name__ == "__main__":
    if "measure" in sys.argv:
        measure()
    else:
        main()
