"""Tournaments: what is played, that it is the same wherever it is played, and what is made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.arena.measures import (
    difference,
    one_among_others,
    ratings,
    score,
    slowest,
    student,
    together,
    win,
)
from hemicycle.arena.own import NoBot, name_of
from hemicycle.arena.plan import TOGETHER, Contest, Pairing, among, lineups, plan
from hemicycle.arena.playing import Played, luck_of, play
from hemicycle.arena.report import lines, write
from hemicycle.arena.results import OtherResults, load, save
from hemicycle.arena.tournament import run
from hemicycle.arena.workers import here
from hemicycle.core.chance import Common
from hemicycle.core.choices import Pick
from hemicycle.core.player import Position

SMALL = Contest("coalitions", 3, ("normal", "random"), 2, 7, {"round_limit": 1, "turn_limit": 3})


def alike(results: list[Played]) -> list[Played]:
    """Without what a clock says."""
    return [replace(result, slowest=()) for result in results]


def nothing(done: int, total: int) -> None:
    pass


def test_every_bot_sits_in_every_seat() -> None:
    contest = replace(SMALL, seats=4, bots=("a", "b", "c"), blocks=2)
    pairings = plan(contest)
    assert len(pairings) == len({pairing.key for pairing in pairings}) == 2 * 4 * (1 + 6)
    for kind, lineup in lineups(contest).items():
        block = [pairing for pairing in pairings if (pairing.kind, pairing.block) == (kind, 1)]
        for seat in range(4):
            assert Counter(pairing.lineup[seat] for pairing in block) == Counter(lineup)
    assert lineups(contest)[TOGETHER] == ("a", "b", "c", "a")
    assert lineups(contest)[among("a", "c")] == ("a", "c", "c", "c")


def test_no_match_is_played_twice() -> None:
    contest = replace(SMALL, seats=4, bots=("a", "b"), blocks=1)
    assert [pairing.lineup for pairing in plan(contest) if pairing.kind == TOGETHER] == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]


def test_luck_is_common_to_a_block() -> None:
    """The first deal of three matches of a block is the same; that of another block is another."""
    deals = {
        (pairing.block, pairing.kind, pairing.rotation): first_pack(pairing)
        for pairing in plan(replace(SMALL, blocks=6))
    }
    for block in range(6):
        assert len({pack for (own, *_), pack in deals.items() if own == block}) == 1
    assert len(set(deals.values())) > 1


def first_pack(pairing: Pairing) -> Any:
    chance = Common(luck_of(SMALL, pairing))
    return chance.pick(0, Pick(range(100)))


def test_events_of_a_kind_fall_alike_whatever_else_happens() -> None:
    one, other = Common("1 0"), Common("1 0")
    other.pick(0, Pick(["something", "else"]))
    assert [one.pick(0, Pick(range(1000))) for _ in range(5)] == [
        other.pick(0, Pick(range(1000))) for _ in range(5)
    ]


def test_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    alone = run(SMALL, tmp_path / "alone.parquet", 1, here, nothing)
    assert alike(alone) == alike(run(SMALL, None, 2, here, nothing))
    assert [result.pairing for result in alone] == sorted(plan(SMALL), key=lambda pairing: pairing.key)
    assert alike(load(tmp_path / "alone.parquet", SMALL)) == alike(alone)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    whole = run(SMALL, None, 1, here, nothing)
    asked: list[int] = []

    def until_the_fifth(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[Played]:
        for pairing in pairings[:5]:
            yield play(contest, pairing)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SMALL, file, 1, until_the_fifth, nothing)
    assert len(load(file, SMALL)) == 5

    def counted(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[Played]:
        asked.append(len(pairings))
        return here(contest, pairings, workers)

    assert alike(run(SMALL, file, 1, counted, nothing)) == alike(whole)
    assert asked == [len(whole) - 5]
    more = run(replace(SMALL, blocks=3), file, 1, counted, nothing)
    assert (len(more), asked[-1]) == (len(plan(replace(SMALL, blocks=3))), len(plan(SMALL)) // 2)
    fewer = run(replace(SMALL, blocks=1), file, 1, counted, nothing)
    assert (len(fewer), asked[-1]) == (len(plan(replace(SMALL, blocks=1))), 0)
    assert alike(load(file, SMALL)) == alike(more)  # and none are lost


def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    save(file, SMALL, [play(SMALL, plan(SMALL)[0])])
    with pytest.raises(OtherResults, match="another tournament"):
        load(file, replace(SMALL, seed=8))
    file.write_text("no table", encoding="utf-8")
    with pytest.raises(OtherResults, match="holds no results"):
        load(file, SMALL)


def results_of(scores: list[tuple[int, int]], kind: str = TOGETHER) -> list[Played]:
    """Blocks of one match, a in the first seat and b in the second."""
    return [
        Played(
            Pairing(kind, block, 0, ("a", "b")),
            pair,
            (1, 2) if pair[0] > pair[1] else (2, 1) if pair[0] < pair[1] else (1, 1),
            tuple(seat for seat in (0, 1) if pair[seat] == max(pair)),
            9,
            (0.5, 0.25),
        )
        for block, pair in enumerate(scores)
    ]


def test_differences_are_paired_by_block() -> None:
    """Worked by hand: gaps 2, 0, 4 have mean 2 and standard deviation 2, so an interval of 4.303 * 2 / sqrt 3."""
    found = difference(results_of([(3, 1), (2, 2), (5, 1)]), "a", "b", score)
    assert (found.mean, found.blocks) == (2, 3)
    assert found.error == pytest.approx(4.9683, abs=1e-3)
    assert not found.sure
    wins = difference(results_of([(3, 1), (2, 2), (5, 1)]), "a", "b", win)
    assert wins.mean == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (5, 2.571), (30, 2.042), (1000, 1.962)]
)
def test_the_printed_table_of_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=6e-4)


def test_who_always_wins_is_surely_better() -> None:
    contest = Contest("auction", 2, ("a", "b"), 40, 1, {})
    rng = Random(1)
    results = results_of([(rng.randint(5, 9), rng.randint(0, 4)) for _ in range(40)])
    assert together(contest, results, score)[0].sure
    best, worst = ratings(contest, results)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.mean - best.error > worst.mean + worst.error
    assert one_among_others(contest, results, score)[0].blocks == 0
    assert slowest(contest, results) == {"a": 0.5, "b": 0.25}


def test_a_report(tmp_path: Path) -> None:
    contest = Contest("auction", 2, ("a", "b"), 3, 1, {})
    results = [
        *results_of([(3, 1), (2, 2), (5, 1)]),
        *results_of([(9, 1), (8, 2), (9, 1)], among("a", "b")),
        *results_of([(1, 2), (2, 2), (3, 3)], among("b", "a")),
    ]
    page = write(tmp_path / "report", contest, results).read_text(encoding="utf-8")
    assert page.startswith("\n".join(lines(contest, results)))
    assert "| a and b | +2 ± 5 | +0.667 ± 1.4 | 3 |" in page
    assert "| a among b | **+7.33 ± 2.9** | **+1 ± 0** | 3 |" in page
    assert "| b among a | +0.333 ± 1.4 | +0.333 ± 1.4 | 3 |" in page
    for plot in ("ratings.svg", "differences.svg"):
        assert plot in page
        assert (tmp_path / "report" / plot).read_text(encoding="utf-8").startswith("<?xml")


def test_a_match_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.arena.playing.MOST", 3)
    with pytest.raises(ArithmeticError, match="has not ended after 3 moves"):
        play(SMALL, plan(SMALL)[0])


def first(position: Position, rng: Random) -> Any:
    return position.choices[0]


def test_a_function_plays_by_its_name() -> None:
    contest = replace(SMALL, bots=("random", name_of(first)), blocks=1)
    pairing = next(pairing for pairing in plan(contest) if pairing.kind == among(name_of(first), "random"))
    assert alike([play(contest, pairing)]) == alike([play(contest, pairing)])


def test_a_function_that_cannot_be_found_again_has_no_name() -> None:
    with pytest.raises(NoBot, match="has no name by which it can be found again"):
        name_of(lambda position, rng: position.choices[0])
