"""Habits of the hot path that look odd, each beside what one would write otherwise; interpreted and compiled.

    .venv/bin/python -m bench.habits

Prints how long the habit takes for each second of the other way: below 1 the habit pays. `docs/decisions` says more.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

CASES = """
from __future__ import annotations
from dataclasses import dataclass


class Action: ...


@dataclass(frozen=True)
class Lay(Action):
    card: int


@dataclass(frozen=True)
class Pass(Action):
    by: int


@dataclass(frozen=True)
class Shake(Action):
    hand: int


def by_isinstance(actions: list[Action]) -> int:
    total = 0
    for action in actions:
        if isinstance(action, Lay):
            total += action.card
        elif isinstance(action, Pass):
            total += action.by
        elif isinstance(action, Shake):
            total += action.hand
    return total


def by_match(actions: list[Action]) -> int:
    total = 0
    for action in actions:
        match action:
            case Lay(card=card):
                total += card
            case Pass(by=by):
                total += by
            case Shake(hand=hand):
                total += hand
    return total


def tuple_of_list(numbers: list[int]) -> int:
    total = 0
    for _ in range(200):
        total += len(tuple([number for number in numbers if number & 1]))
    return total


def tuple_of_generator(numbers: list[int]) -> int:
    total = 0
    for _ in range(200):
        total += len(tuple(number for number in numbers if number & 1))
    return total


def all_of_list(numbers: list[int]) -> int:
    found = 0
    for _ in range(200):
        found += all([number >= 0 for number in numbers])
    return found


def all_of_generator(numbers: list[int]) -> int:
    found = 0
    for _ in range(200):
        found += all(number >= 0 for number in numbers)
    return found


def written_out(numbers: list[int]) -> int:
    row = [0] * 8
    for number in numbers:
        row[number & 7] = row[number & 7] + number
    return row[3]


def augmented(numbers: list[int]) -> int:
    row = [0] * 8
    for number in numbers:
        row[number & 7] += number
    return row[3]


ACTIONS: list[Action] = [(Lay, Pass, Shake)[at % 3](at) for at in range(20_000)]
NUMBERS = [*range(20)]
MANY = [*range(20_000)]
PAIRS = {
    "isinstance for match on classes": (by_isinstance, by_match, ACTIONS),
    "tuple([...]) for tuple(...)": (tuple_of_list, tuple_of_generator, NUMBERS),
    "all([...]) for all(...), most hold": (all_of_list, all_of_generator, NUMBERS),
    "row[at] = row[at] + x for +=": (written_out, augmented, MANY),
}
"""
MEASURE = """
import json
from time import perf_counter

from habit_cases import PAIRS


def best(call, data):
    return min([took(call, data) for _ in range(7)])


def took(call, data):
    start = perf_counter()
    call(data)
    return perf_counter() - start


print(json.dumps({name: best(habit, data) / best(other, data) for name, (habit, other, data) in PAIRS.items()}))
"""


def ratios(folder: str) -> dict[str, float]:
    ran = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=folder, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def main() -> None:
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "habit_cases.py").write_text(CASES, encoding="utf-8")
        interpreted = ratios(folder)
        subprocess.run(
            [Path(sys.executable).with_name("mypyc"), "habit_cases.py"],
            cwd=folder,
            check=True,
            capture_output=True,
        )
        Path(folder, "habit_cases.py").unlink()
        compiled = ratios(folder)
    for name, ratio in interpreted.items():
        print(f"{name:38} interpreted {ratio:5.2f}   compiled {compiled[name]:5.2f}")
    print(f"in {perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
