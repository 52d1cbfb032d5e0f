"""Draws measures of power as bars. Needs matplotlib, which is optional."""

from __future__ import annotations

from pathlib import Path

from hemicycle.politics.voting import Voting
from hemicycle.terminal.measures import Measure
from hemicycle.words import Words


def plot(game: Voting, measures: dict[str, Measure], file: Path, words: Words) -> None:
    """The ending of the file says which kind; ImportError without matplotlib."""
    from matplotlib.figure import Figure

    players = range(1, len(game.weights) + 1)
    figure = Figure(figsize=(max(7.0, min(24.0, 0.9 * len(players) + 2)), 4.5), layout="constrained")
    axes = figure.subplots()
    total = sum(game.weights) or 1
    bars = {words.say("power-weight"): [weight / total for weight in game.weights], **measures}
    width = 0.84 / len(bars)
    for at, (name, shares) in enumerate(bars.items()):
        left = [player - 0.42 + (at + 0.5) * width for player in players]
        axes.bar(left, [100 * float(share) for share in shares], width, label=name, color=f"C{at}")
    if len(players) <= 25:
        axes.set_xticks(players, [f"{player}\n{weight}" for player, weight in zip(players, game.weights)])
    axes.set_xlabel(f"{words.say('power-player')}, {words.say('power-weight').lower()}")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:g} %")
    axes.set_title(words.say("power-head", quota=game.quota, total=sum(game.weights)), loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, ncols=2)
    figure.savefig(file, dpi=150)
