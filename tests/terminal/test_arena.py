"""`hemicycle arena`: a tournament from a shell, kept, gone on with, told; and what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hemicycle.terminal.opening import Wrong
from hemicycle.terminal.tournament import Wish, held
from hemicycle.words import Words
from tests.terminal.typist import run

ARENA = ("arena", "coalitions", "--bots", "normal,random", "--seats", "3", "--blocks", "1", "--lang", "en")
SHORT = ("--option", "round_limit=1", "--option", "turn_limit=3")


def test_a_tournament_is_told_and_kept(tmp_path: Path) -> None:
    told = run(tmp_path, *ARENA, *SHORT, "--out", "results.parquet")
    assert told.returncode == 0
    assert told.stdout.startswith("# coalitions: normal, random\n")
    assert "9 matches in 1 block, 3 seats, seed 1." in told.stdout
    assert "9/9" in told.stderr
    again = run(tmp_path, *ARENA, *SHORT, "--out", "results.parquet", "--report", "report")
    assert again.stdout == f"The report is in {Path('report', 'report.md')}.\n"
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == [
        "differences.svg",
        "ratings.svg",
        "report.md",
    ]
    other = run(tmp_path, *ARENA, "--out", "results.parquet")
    assert other.stderr.strip().endswith("holds the results of another tournament; name another with --out.")
    assert other.returncode == 1


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            "arena coalitions --bots normal",
            "A tournament needs two bots or more, as --bots hard,normal.",
        ),
        ("arena coalitions --bots normal,deep", "There is no bot deep; there are easy, normal, "),
        ("arena chess --bots a,b", "There is no game chess; there are "),
        ("arena coalitions --bots normal,random --seats 2", "option seats: 2 is not allowed; it takes "),
        (
            "arena coalitions --bots normal,turncoat,easy,random --seats 3",
            "A tournament needs two seats or more, and one for each bot.",
        ),
        ("arena coalitions --bots normal,random --option ante=x", "option ante: 'x' is not allowed; "),
        ("arena coalitions --bots normal,random --blocks 0", "Invalid value for '--blocks'"),
    ],
)
def test_a_sentence_says_what_is_wrong(command: str, sentence: str, tmp_path: Path) -> None:
    result = run(tmp_path, *command.split(), "--lang", "en")
    assert result.stderr.startswith(f"hemicycle: {sentence}")
    assert result.stderr.count("\n") == 1
    assert result.returncode == 2


@pytest.mark.parametrize(
    ("flag", "file"),
    [("--out", "taken/results.parquet"), ("--report", "taken"), ("--report", "taken/report")],
)
def test_what_cannot_be_written_is_said_before_the_first_match(flag: str, file: str, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, and no folder", encoding="utf-8")
    result = run(tmp_path, *ARENA, *SHORT, flag, file)
    assert result.stderr.splitlines()[-1].startswith(f"hemicycle: {file} cannot be written: ")
    assert result.returncode == 1


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere", "auto"])
def test_a_cluster_that_does_not_answer(address: str, tmp_path: Path) -> None:
    result = run(tmp_path, *ARENA, *SHORT, "--ray", address)
    assert result.stderr.splitlines()[-1] == f"hemicycle: No Ray cluster answers at {address}."
    assert result.returncode == 1


@pytest.mark.parametrize("library", ["matplotlib", "openskill", "polars"])
def test_what_is_not_installed_is_missed_before_the_first_match(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(Wrong, match=r'pip install "hemicycle\[arena\]"'):
        held("coalitions", Wish("normal,random", 1, 1), Words())


OWN = """
def greedy(position, rng):
    return position.choices[0]

def cheat(position, rng):
    return "everything"

def broken(position, rng):
    return position.nothing
"""


@pytest.mark.parametrize("bot", ["own_bots:greedy", "own_bots.py:greedy"])
def test_a_bot_of_ones_own_from_a_module_or_a_file(bot: str, tmp_path: Path) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    command = [
        sys.executable,
        "-m",
        "hemicycle",
        "arena",
        "coalitions",
        "--bots",
        f"random,{bot}",
        "--blocks",
        "1",
    ]
    command += [*SHORT, "--seats", "3", "--workers", "2", "--lang", "en"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert f"# coalitions: random, {bot}" in ran.stdout


@pytest.mark.parametrize(
    ("bot", "status", "sentence"),
    [
        (
            "own_bots.py:cheat",
            1,
            "A bot of your own failed. own_bots.py:cheat: 'everything' is not among its choices.",
        ),
        ("own_bots.py:broken", 1, "own_bots.py:broken: AttributeError: "),
        (
            "own_bots.py:none",
            2,
            "There is no bot own_bots.py:none: there is no such function; ",
        ),
        ("nothing.py:greedy", 2, "There is no bot nothing.py:greedy: [Errno 2]"),
        (
            "no_module_of_that_name:greedy",
            2,
            "There is no bot no_module_of_that_name:greedy: No module named",
        ),
    ],
)
def test_what_is_wrong_with_a_bot_of_ones_own_is_said(
    bot: str, status: int, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    told = run(
        tmp_path, "arena", "coalitions", "--bots", f"random,{bot}", "--blocks", "1", *SHORT, "--lang", "en"
    )
    assert sentence in told.stderr
    assert told.returncode == status
