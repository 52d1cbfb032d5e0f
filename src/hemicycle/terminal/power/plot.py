"""Draws measures of power as bars. Needs matplotlib, which is optional."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.terminal.power.measures import Measure
from hemicycle.terminal.power.table import head
from hemicycle.terminal.power.votes import written
from hemicycle.words import Words

if TYPE_CHECKING:
    from hemicycle.terminal.power import Power

LABELLED = 60  # players whose names or numbers are told apart


def plot(power: Power, file: Path, words: Words) -> None:
    """The ending of the file says which kind; ImportError without matplotlib."""
    from matplotlib.figure import Figure

    votes, count = power.votes, power.votes.players
    players = range(1, count + 1)
    figure = Figure(figsize=(max(7.0, min(24.0, 0.9 * count + 2)), 4.5), layout="constrained")
    axes = figure.subplots()
    total = votes.first.total or 1
    measures = {words.say(f"power-{key}"): measure for key, measure in power.measures.shares.items()}
    weights = [weight / total for weight in votes.first.weights]
    bars: dict[str, Measure] = {words.say("power-weight"): weights, **measures}
    width = 0.84 / len(bars)
    for at, (name, shares) in enumerate(bars.items()):
        left = [player - 0.42 + (at + 0.5) * width for player in players]
        axes.bar(left, [100 * float(share) for share in shares], width, label=name, color=f"C{at}")
    if count <= LABELLED:
        labels = [
            f"{votes.name(player)}\n{written(weight)}" for player, weight in enumerate(votes.first.weights)
        ]
        axes.set_xticks(players, labels, rotation=90 if max(map(len, labels)) * count > 120 else 0)
    axes.set_xlabel(f"{words.say('power-player')}, {words.say('power-weight').lower()}")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:g} %")
    axes.set_title(head(votes, words), loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, ncols=2)
    figure.savefig(file, dpi=150)
