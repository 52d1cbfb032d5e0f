"""`hemicycle power`: what is typed, what is told, what is wrong. The mathematics has tests of its own."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from pathlib import Path

import matplotlib as mpl
import numpy as np
import pytest

from hemicycle.words import Words
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


@pytest.mark.slow
def test_where_exact_counting_would_take_too_long_it_is_rounded_and_says_so(tmp_path: Path) -> None:
    """A hundred of each of two weights; a common divisor is of no help."""
    votes = f"50%: {' '.join([str(1000 + player % 2) for player in range(200)])}"
    told = json.loads(run(tmp_path, "power", votes, "--json").stdout)
    light, heavy = [
        {round(share["share"], 9) for share in told["shapley_shubik"][start::2]} for start in (0, 1)
    ]
    assert len(light) == len(heavy) == 1
    assert min(heavy) > 0.005 > max(light)
    assert sum([share["share"] for share in told["shapley_shubik"]]) == pytest.approx(1, abs=1e-9)
    assert {share["exact"] for share in told["shapley_shubik"]} == {None}
    assert {told[key] for key in ("swings", "nucleolus", "johnston")} == {None}
    assert told["minimal_winning"] == {"count": None, "listed": []}
    assert told["rounded"] is True
    assert set(told["left_out"]) == {
        "deegan_packel",
        "public_good",
        "johnston",
        "nucleolus",
        "baron_ferejohn",
    }
    table = run(tmp_path, "power", votes, "--lang", "en").stdout.splitlines()
    assert table[202].split() == ["200", "1001", "0.53%", "0.53%"]
    assert (
        table[-2]
        == "Shares are worked out in rounded numbers: there are too many coalitions to count exactly."
    )
    assert table[-1].startswith("Left out: Deegan–Packel, Public good, ")


def test_a_common_divisor_is_divided_by(tmp_path: Path) -> None:
    """Thirty-one equal votes are exact whatever each of them weighs."""
    told = json.loads(run(tmp_path, "power", f"50%: {'10000000 ' * 31}", "--json").stdout)
    assert {share["exact"] for share in told["banzhaf"]} == {"1/31"}


@pytest.mark.slow
def test_a_fund_of_190_members_with_weights_of_its_size(tmp_path: Path) -> None:
    """Compared with the chance that a member decides when all others toss a coin, added up weight by weight."""
    weights = [1484 + int(829917 * 0.8256**member) for member in range(190)]
    quota = sum(weights) // 2 + 1
    told = json.loads(run(tmp_path, "power", f"{quota}: {' '.join(map(str, weights))}", "--json").stdout)
    first, second = [share["share"] for share in told["banzhaf"]][:2]
    right = tossed(weights, quota, 0) / tossed(weights, quota, 1)
    assert first / second == pytest.approx(right, abs=1e-9)
    assert sum([share["share"] for share in told["shapley_shubik"]]) == pytest.approx(1, abs=1e-9)


def tossed(weights: list[int], quota: int, player: int) -> float:
    chance = np.zeros(quota)
    chance[0] = 1
    for other, weight in enumerate(weights):
        if other != player:
            moved = chance / 2
            moved[weight:] += chance[: quota - weight] / 2
            chance = moved
    return float(chance[quota - weights[player] :].sum())


BUNDESTAG = "316: Union:208 SPD:120 AfD:152 Greens:85 Left:64 SSW:1"


def test_names_stand_wherever_players_are(tmp_path: Path) -> None:
    table = run(tmp_path, "power", BUNDESTAG, "--lang", "en").stdout.splitlines()
    assert table[2].split()[0] == "Player"
    assert [line.split()[0] for line in table[3:9]] == ["Union", "SPD", "AfD", "Greens", "Left", "SSW"]
    assert "  Union, AfD: 208 + 152 = 360" in table
    told = json.loads(run(tmp_path, "power", BUNDESTAG, "--json").stdout)
    assert told["players"] == ["Union", "SPD", "AfD", "Greens", "Left", "SSW"]
    assert [(share["player"], share["exact"]) for share in told["shapley_shubik"]] == [
        ("Union", "2/5"), ("SPD", "7/30"), ("AfD", "7/30"), ("Greens", "1/15"), ("Left", "1/15"), ("SSW", "0"),
    ]  # fmt: skip
    assert [share["exact"] for share in told["banzhaf"]] == ["5/13", "3/13", "3/13", "1/13", "1/13", "0"]
    assert [share["exact"] for share in told["nucleolus"]] == ["1/3", "2/9", "2/9", "1/9", "1/9", "0"]
    assert ["Union", "SPD"] in told["minimal_winning"]["listed"]


def test_names_stand_on_the_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hemicycle.terminal.power import worked_out
    from hemicycle.terminal.power.plot import plot

    monkeypatch.setitem(mpl.rcParams, "svg.fonttype", "none")
    words = Words("", "en")
    plot(worked_out(BUNDESTAG, (), words), tmp_path / "power.svg", words)
    drawn = (tmp_path / "power.svg").read_text(encoding="utf-8")
    assert all([name in drawn for name in ("Union", "SPD", "AfD", "Greens", "Left", "SSW")])


@pytest.mark.parametrize(
    "votes",
    [
        "[11; 7, 5, 4, 3, 1]", "11; 7 5 4 3 1", "11: 7,5,4,3,1", "50%: 7 5 4 3 1", ">50%: 7 5 4 3 1", "1/2: 7 5 4 3 1",
        "> 10: 7 5 4 3 1", ">=11: 7 5 4 3 1", "1.1: 0.7 0.5 0.4 0.3 0.1", "55%: 7 5 4 3 1",
        "50%: 7% 5% 4% 3% 1%", "11/3: 7/3 5/3 4/3 1 1/3", "votes.csv", "11: votes.csv", "11: votes.csv#seats",
        "11: votes.csv#2", "11: 7 5 4 3 1 & 1: 1*5", "11: 7 5 4 3 1 | 20: 7 5 4 3 1",
        "11: A:7 Bees and Cees=5 C: 4, D:3, \"E 9\":1",
    ],
)  # fmt: skip
def test_one_vote_can_be_written_in_many_ways(votes: str, tmp_path: Path) -> None:
    (tmp_path / "votes.csv").write_text("party,seats\nA,7\nB,5\nC,4\nD,3\nE,1\n")
    told = json.loads(run(tmp_path, "power", votes, "--json").stdout)
    assert [Fraction(share["exact"]) for share in told["shapley_shubik"]] == pivots()
    assert told["swings"] == swings()


def test_a_quota_as_a_share_says_which_it_is(tmp_path: Path) -> None:
    votes = ("50%: 28 16 20 11 8", ">=50%: 5 5", "2/3: 5 3 2", "50.5: 28.5 16.4 20.8 11.6 8.8 13.9")
    assert [run(tmp_path, "power", vote, "--lang", "en").stdout.splitlines()[0] for vote in votes] == [
        "A decision takes 42 of 83 (more than 50%).",
        "A decision takes 5 of 10 (at least 50%).",
        "A decision takes 7 of 10 (at least 2/3).",
        "A decision takes 50.5 of 100.",
    ]


@pytest.mark.parametrize(
    "data",
    [
        "name;weight\r\nDie Linke;64,5\r\nSPD;120\r\n".encode("utf-8-sig"),
        "name\tweight\nDie Linke\t64.5\nSPD\t120\n".encode("utf-16"),
        b'"name","weight"\n"Die Linke",64.5\n\n"SPD",120',
        b"Die Linke,64.5\nSPD,120\n",
    ],
    ids=["a Swedish or Russian sheet", "UTF-16", "quotes", "no heads"],
)
def test_sheets_as_programs_save_them(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "votes.csv").write_bytes(data)
    told = json.loads(run(tmp_path, "power", "100: votes.csv", "--json").stdout)
    assert (told["players"], told["weights"]) == (["Die Linke", "SPD"], [64.5, 120])


POPULATION = (
    "1849 1517 1323 1078 833 423 401 262 242 236 234 231 213 202 143 132 125 121 119 86 64 47 42 30 21 15 12"
)


def test_several_majorities_at_once(tmp_path: Path) -> None:
    """The Council of the European Union: 55 % of states with 65 % of the people, or all but three."""
    votes = f"55%: 1*27 & 65%: {POPULATION} | 24: 1*27"
    told = json.loads(run(tmp_path, "power", votes, "--json").stdout)
    assert [round(100 * share["share"], 4) for share in told["banzhaf"]][:3] == [12.0377, 10.1085, 8.8886]
    assert told["swings"][0] == 14062886
    assert [[vote["quota"] for vote in way["all_of"]] for way in told["any_of"]] == [[15, 6501], [24]]
    table = run(tmp_path, "power", votes, "--lang", "en").stdout.splitlines()
    assert (
        table[0]
        == "A decision takes 15 of 27 (at least 55%) and 6,501 of 10,001 (at least 65%), or 24 of 27."
    )
    assert table[2].split()[:5] == ["Player", "Weight", "1", "Weight", "2"]


def test_votes_of_the_same_players_are_put_together_by_name(tmp_path: Path) -> None:
    mixed = json.loads(run(tmp_path, "power", "2: A:1 B:1 C:1 & 5: C:1 A:4 B:2", "--json").stdout)
    ordered = json.loads(run(tmp_path, "power", "2: 1 1 1 & 5: 4 2 1", "--json").stdout)
    assert mixed["swings"] == ordered["swings"]


def test_blocs(tmp_path: Path) -> None:
    """What a bloc is worth is shared within it."""
    told = json.loads(run(tmp_path, "power", BUNDESTAG, "--bloc", "SPD+Greens", "--json").stdout)["blocs"]
    assert told["names"] == ["Union", "SPD+Greens", "AfD", "Left", "SSW"]
    owen = {share["player"]: Fraction(share["exact"]) for share in told["owen"]}
    among = {share["player"]: Fraction(share["exact"]) for share in told["among_blocs"]["shapley_shubik"]}
    assert owen["SPD"] + owen["Greens"] == among["SPD+Greens"]
    table = run(tmp_path, "power", BUNDESTAG, "--bloc", "SPD+Greens", "--lang", "en").stdout
    assert "\nBloc        Shapley–Shubik  Banzhaf  Swings\nUnion" in table


@pytest.mark.parametrize("votes", ["1000000000000000001: 1000000000000000001 5 5", f"{2**53}: {2**53} 1 1"])
def test_what_a_reader_of_doubles_would_change_is_text(votes: str, tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "power", votes, "--json").stdout)
    quota, _, weights = votes.partition(": ")
    assert (told["quota"], told["weights"]) == (quota, [weights.split()[0], *map(int, weights.split()[1:])])
    counts = json.loads(run(tmp_path, "power", f"50%: {'1 ' * 81}", "--json").stdout)
    assert counts["swings"][0] == str(comb(80, 40))


@pytest.mark.parametrize(
    ("votes", "note"),
    [
        ("3: 3 3 1", "Two coalitions without a common member can both decide."),
        ("3: 3 3 1", "Left out: Nucleolus, because two players can each decide alone."),
        ("100: 3 2 1", "Left out: Baron–Ferejohn, because nobody can decide."),
        (
            "10: 1*17",
            "Left out: Johnston, Nucleolus and Baron–Ferejohn, because there are too many players or coalitions.",
        ),
    ],
)
def test_what_is_odd_or_left_out_is_said(votes: str, note: str, tmp_path: Path) -> None:
    assert note in run(tmp_path, "power", votes, "--lang", "en").stdout.splitlines()


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
    assert "… and 92,348 more." in lines
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
    assert f"\n\n{ending}\n" in run(tmp_path, "power", votes, "--lang", "en").stdout


# fmt: off
FORM = (
    'Votes are given as a quota and weights, as in "11: 7 5 4 3 1", "50%: A:28.5 B:16.4" or "2/3: votes.csv", '
    "not as "
)
# fmt: on
SEPARATED = "Numbers are written without separators, as 1234567 is, not as "
PLAYERS = "All votes have the same players, by number and by name."
COLUMN = 'Say which column of text.csv holds the weights, as in "50%: text.csv#2"; numbers stand in none.'


@pytest.mark.parametrize(
    ("votes", "sentence"),
    [
        ("7 5 4 3 1", f"{FORM}'7 5 4 3 1'."),
        ("11:", f"{FORM}'11:'."),
        ("11: 7 five", f"{FORM}'five'."),
        ("11: 7 5,,4", f"{FORM}',4'."),
        ("11: 1e3 5", f"{FORM}'1e3 5'."),
        ("1/0: 7 5", f"{FORM}'1/0'."),
        ("11: 7 -5", "No weight is negative, as one is in '7 -5'."),
        ("-11: 7 5", "No weight is negative, as one is in '-11: 7 5'."),
        ("٣: ١ ٢", FORM),
        ("2,519,966: 831401 5", f"{SEPARATED}2,519,966 is."),
        ("2519966: 831,401 165,655", f"{SEPARATED}831,401 is."),
        ("2 519 966: 831401 5", f"{SEPARATED}2 519 966 is."),
        ("2519966: 831\u00a0401 5", f"{SEPARATED}831\u00a0401 is."),
        ("2519966: 831'401 5", f"{SEPARATED}831'401 is."),
        ("50%: 28,5 16,4", "28,5 may be one number or two: write a decimal point, or a space after each comma."),
        ("1: " + "1 " * 12000, 'Votes of more than 20,000 characters are given in a file, as in "50%: votes.csv".'),
        ("1: 1*100000", "There can be 5,000 players, not 100,000."),
        ("0: 7 5", "A quota is at least 1, not 0."),
        ("2: A:1 B:1 A:1", "Two players are called A."),
        ("2: A:1 2 B:1", "Either all players have names or none: A is a name, and player 2 has none."),
        ("2: 1 1 & 2: 1 1 1", PLAYERS),
        ("2: A:1 B:1 & 2: A:1 C:1", PLAYERS),
        ("50%: none.csv", "none.csv cannot be read: No such file or directory"),
        ("50%: text.csv", COLUMN),
        ("50%: many.csv", "5,000 players with such weights are too many to work this out."),
    ],
    ids=lambda text: text[:30],
)  # fmt: skip
def test_a_sentence_says_what_is_wrong(votes: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "text.csv").write_text("a,b\nc,d\n")
    (tmp_path / "many.csv").write_text("\n".join([str(10**9 + at**3) for at in range(5000)]))
    result = run(tmp_path, "power", votes, "--lang", "en")
    assert result.stderr.startswith(f"hemicycle: {sentence}")
    assert result.stderr.count("\n") == 1
    assert (result.stdout, result.returncode) == ("", 1 if "cannot be read" in sentence else 2)


@pytest.mark.parametrize(
    ("bloc", "sentence"),
    [
        ("A+X", "There is no player X to be in a bloc."),
        ("A+B", "A player of A+B is in another bloc already."),
    ],
)
def test_blocs_that_cannot_be(bloc: str, sentence: str, tmp_path: Path) -> None:
    result = run(tmp_path, "power", "2: A:1 B:1 C:1", "--bloc", "B+C", "--bloc", bloc, "--lang", "en")
    assert result.stderr == f"hemicycle: {sentence}\n"
