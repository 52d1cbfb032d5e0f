"""`hemicycle power`: what is typed, what is told, what is wrong. The mathematics has tests of its own."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path

import pytest

from tests.terminal.typist import run

WEIGHTS = (7, 5, 4, 3, 1)
QUOTA = 11
TABLE = """\
A decision takes 11 of 20.

Player  Weight  Shapley–Shubik  Banzhaf  Swings
     1       7          45.00%   44.00%      11
     2       5          20.00%   20.00%       5
     3       4          20.00%   20.00%       5
     4       3          11.67%   12.00%       3
     5       1           3.33%    4.00%       1

Player  Deegan–Packel  Public good  Johnston  Nucleolus  Baron–Ferejohn
     1         33.33%       30.00%    56.41%     40.00%          35.67%
     2         20.83%       20.00%    16.67%     20.00%          19.11%
     3         20.83%       20.00%    16.67%     20.00%          19.11%
     4         16.67%       20.00%     7.69%     20.00%          16.55%
     5          8.33%       10.00%     2.56%      0.00%           9.56%

4 coalitions decide and can spare nobody:
  1, 2: 7 + 5 = 12
  1, 3: 7 + 4 = 11
  1, 4, 5: 7 + 3 + 1 = 11
  2, 3, 4: 5 + 4 + 3 = 12
"""


def test_a_table(tmp_path: Path) -> None:
    result = run(tmp_path, "power", "11: 7 5 4 3 1", "--lang", "en")
    assert (result.stdout, result.stderr, result.returncode) == (TABLE, "", 0)


def test_a_table_in_another_language(tmp_path: Path) -> None:
    said = run(tmp_path, "power", "11: 7, 5, 4, 3, 1", "--lang", "ru").stdout.replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert said.startswith("Чтобы решать, нужно 11 из 20.\n")
    assert "11,67 %" in said
    assert "4 коалиции решают, и лишних в них нет:" in said


def test_json_is_exact(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "power", "11: 7 5 4 3 1", "--json").stdout)
    assert (told["quota"], tuple(told["weights"])) == (QUOTA, WEIGHTS)
    assert [Fraction(share["exact"]) for share in told["shapley_shubik"]] == pivots()
    assert told["swings"] == (count := swings())
    assert [Fraction(share["exact"]) for share in told["banzhaf"]] == [
        Fraction(own, sum(count)) for own in count
    ]
    assert all(share["share"] == float(Fraction(share["exact"])) for share in told["banzhaf"])
    assert told["minimal_winning"] == {"count": 4, "listed": [[1, 2], [1, 3], [1, 4, 5], [2, 3, 4]]}


def test_where_exact_counting_would_take_too_long_it_is_rounded(tmp_path: Path) -> None:
    """Two hundred alike, who share alike; a dictator among them would not."""
    votes = f"100001: {' '.join(['1000'] * 200)}"
    told = json.loads(run(tmp_path, "power", votes, "--json").stdout)
    assert {round(share["share"], 12) for share in told["shapley_shubik"]} == {0.005}
    assert {share["exact"] for share in told["shapley_shubik"]} == {None}
    assert {told[key] for key in ("swings", "nucleolus", "johnston")} == {None}
    assert told["minimal_winning"] == {"count": None, "listed": []}
    table = run(tmp_path, "power", votes, "--lang", "en").stdout.splitlines()
    assert len(table) == 3 + 200
    assert table[-1].split() == ["200", "1000", "0.50%", "0.50%"]


def test_what_does_not_exist_is_left_out(tmp_path: Path) -> None:
    """Two dictators have no nucleolus."""
    told = json.loads(run(tmp_path, "power", "2: 2 2 1", "--json").stdout)
    assert told["nucleolus"] is None
    assert [share["exact"] for share in told["public_good"]] == ["1/2", "1/2", "0"]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_plot(ending: str, tmp_path: Path) -> None:
    assert run(tmp_path, "power", "11: 7 5 4 3 1", "--plot", f"power.{ending}").returncode == 0
    drawn = (tmp_path / f"power.{ending}").read_bytes()
    assert drawn.startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[ending])


def test_a_plot_in_no_folder(tmp_path: Path) -> None:
    result = run(tmp_path, "power", "11: 7 5 4 3 1", "--plot", "no/power.png", "--lang", "en")
    assert result.stderr.startswith("hemicycle: no/power.png cannot be drawn: ")
    assert "No such file" in result.stderr
    assert result.returncode == 1


@pytest.mark.parametrize("file", ["power.pgf", "power"])
def test_a_plot_of_another_kind(file: str, tmp_path: Path) -> None:
    result = run(tmp_path, "power", "11: 7 5 4 3 1", "--plot", file, "--lang", "en")
    assert result.stderr == f"hemicycle: Plots are drawn as .png, .svg, .pdf, not as {file}.\n"
    assert result.returncode == 2


def held(members: tuple[int, ...]) -> int:
    return sum(WEIGHTS[member] for member in members)


def pivots() -> list[Fraction]:
    count = [0] * 5
    for order in permutations(range(5)):
        count[next(order[at] for at in range(5) if held(order[: at + 1]) >= QUOTA)] += 1
    return [Fraction(own, 120) for own in count]


def swings() -> list[int]:
    winning = [some for size in range(6) for some in combinations(range(5), size) if held(some) >= QUOTA]
    return [
        sum(player in some and held(some) - WEIGHTS[player] < QUOTA for some in winning)
        for player in range(5)
    ]


def test_of_many_coalitions_thirty_are_listed(tmp_path: Path) -> None:
    lines = run(tmp_path, "power", f"10: {' '.join(['1'] * 19)}", "--lang", "en").stdout.splitlines()
    assert "92,378 coalitions decide and can spare nobody:" in lines
    assert lines[-1] == "… and 92,348 more."
    assert len([line for line in lines if line.endswith(" = 10")]) == 30


@pytest.mark.parametrize(
    ("votes", "ending"),
    [
        ("30: 7 5", "No coalition can decide."),
        ("5: 7 3", "One coalition decides and can spare nobody:\n  1: 7"),
        ("1: 0 0 2", "One coalition decides and can spare nobody:\n  3: 2"),
    ],
)
def test_votes_with_dictators_or_without_winners(votes: str, ending: str, tmp_path: Path) -> None:
    assert run(tmp_path, "power", votes, "--lang", "en").stdout.strip().endswith(ending)


FORM = 'Votes are given as a quota and weights, as in "11: 7 5 4 3 1", not as '


@pytest.mark.parametrize(
    ("votes", "sentence"),
    [
        ("7 5 4 3 1", f"{FORM}'7 5 4 3 1'."),
        ("11:", f"{FORM}'11:'."),
        ("11: 7 five", f"{FORM}'11: 7 five'."),
        ("11: 7 -5", f"{FORM}'11: 7 -5'."),
        ("11.5: 7 5", f"{FORM}'11.5: 7 5'."),
        ("٣: ١ ٢", FORM),
        ("1: " + "1 " * 6000, FORM),
        (
            "12000000: " + "600000 " * 40,
            "40 players with a quota of 12,000,000 are too many to work this out.",
        ),
        ("0: 7 5", "A quota is at least 1, not 0."),
        (
            "1000000000: " + "100000000 " * 25,
            "25 players with a quota of 1,000,000,000 are too many to work this out.",
        ),
    ],
)
def test_a_sentence_says_what_is_wrong(votes: str, sentence: str, tmp_path: Path) -> None:
    result = run(tmp_path, "power", votes, "--lang", "en")
    assert result.stderr.startswith(f"hemicycle: {sentence}")
    assert result.stderr.count("\n") == 1
    assert (result.stdout, result.returncode) == ("", 2)
