"""A tournament as a page of Markdown with plots. What the figures mean is said there, too."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from hemicycle.arena.measures import (
    Difference,
    one_among_others,
    ratings,
    score,
    slowest,
    together,
    win,
)
from hemicycle.arena.plan import Contest
from hemicycle.arena.playing import Played

PLOTS: Final = ["", "## Plots", "", "![ratings](ratings.svg)", "", "![differences](differences.svg)"]


def write(folder: Path, contest: Contest, results: list[Played]) -> Path:
    """`report.md` and its plots, in a folder that is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "report.md"
    page.write_text("\n".join([*lines(contest, results), *PLOTS]) + "\n", encoding="utf-8")
    draw_ratings(folder / "ratings.svg", contest, results)
    draw_differences(folder / "differences.svg", contest, results)
    return page


def lines(contest: Contest, results: list[Played]) -> list[str]:
    blocks = len({result.pairing.block for result in results})
    return [
        f"# {contest.game}: {', '.join(contest.bots)}",
        "",
        f"{len(results)} matches in {blocks} block{'s' * (blocks != 1)}, {contest.seats} seats, seed {contest.seed}.",
        "In a block all matches have the same luck, and every bot sits in every seat.",
        "Intervals are of 95 %, over blocks. Options: " + (options(contest) or "none") + ".",
        "",
        "## Ratings",
        "",
        "From the matches in which all play (OpenSkill, Plackett-Luce; a beginner has 25 ± 16).",
        "",
        *table(("bot", "rating", "slowest move, s"), rating_rows(contest, results)),
        "",
        "## All together",
        "",
        "How much more the first gets than the second, in points and in wins.",
        "",
        *differences("and", together(contest, results, score), together(contest, results, win)),
        "",
        "## One among copies of another",
        "",
        *differences(
            "among", one_among_others(contest, results, score), one_among_others(contest, results, win)
        ),
    ]


def options(contest: Contest) -> str:
    return ", ".join([f"{name} {value}" for name, value in contest.options.items()])


def rating_rows(contest: Contest, results: list[Played]) -> Iterable[tuple[str, ...]]:
    longest = slowest(contest, results)
    for rating in ratings(contest, results):
        yield rating.bot, f"{rating.mean:.1f} ± {rating.error:.1f}", f"{longest[rating.bot]:.2f}"


def differences(word: str, points: list[Difference], wins: list[Difference]) -> list[str]:
    rows = [
        (f"{ours.one} {word} {ours.other}", shown(ours), shown(theirs), str(ours.blocks))
        for ours, theirs in zip(points, wins)
    ]
    return table(("bots", "points", "wins", "blocks"), rows)


def shown(difference: Difference) -> str:
    if difference.blocks < 2:
        return f"{difference.mean:+.3g}"
    told = f"{difference.mean:+.3g} ± {difference.error:.2g}"
    return f"**{told}**" if difference.sure else told


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows)]


def draw_ratings(file: Path, contest: Contest, results: list[Played]) -> None:
    found = ratings(contest, results)
    draw(file, [(one.bot, one.mean, one.error) for one in found], "rating")


def draw_differences(file: Path, contest: Contest, results: list[Played]) -> None:
    found = one_among_others(contest, results, score)
    draw(
        file,
        [(f"{one.one} among {one.other}", one.mean, one.error) for one in found],
        "points more",
        zero=True,
    )


def draw(file: Path, bars: list[tuple[str, float, float]], unit: str, zero: bool = False) -> None:
    """A dot with its interval for each, the first on top."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.4 * len(bars)), layout="constrained")
    axes = figure.subplots()
    names, means, errors = zip(*reversed(bars))
    finite = [error if error < float("inf") else 0.0 for error in errors]
    axes.errorbar(means, range(len(bars)), xerr=finite, fmt="o", color="black", capsize=3)
    axes.set_yticks(range(len(bars)), names)
    axes.set_ylim(-0.6, len(bars) - 0.4)
    axes.set_xlabel(unit)
    if zero:
        axes.axvline(0, color="grey", linewidth=0.8)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file)
