"""Who can decide in a vote, and how much each vote is worth, for terminals and programs. No game is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hemicycle.politics.blocs import banzhaf_owen, owen, partition, quotient
from hemicycle.politics.tables import TooLarge
from hemicycle.politics.voting import SimpleGame
from hemicycle.terminal.opening import FAILED, Wrong, wrong
from hemicycle.terminal.power import notation
from hemicycle.terminal.power.measures import Measures, measured
from hemicycle.terminal.power.votes import Unreadable, Votes
from hemicycle.words import Words

DRAWN: Final = (".png", ".svg", ".pdf")
OF_FILES: Final = ("file", "no-text")  # what went wrong is none of the asker's doing


class Blocs:
    """The game among blocs, measured; and what each player gets within its own."""

    def __init__(self, votes: Votes, masks: Sequence[int]) -> None:
        self.parts = partition(votes.players, masks)
        self.measures = measured(quotient(votes.game, masks))
        self.shares = {"owen": owen(votes.game, masks), "banzhaf-owen": banzhaf_owen(votes.game, masks)}

    def name(self, at: int, votes: Votes) -> str:
        return "+".join(
            [votes.name(player) for player in range(votes.players) if self.parts[at] >> player & 1]
        )


@dataclass(frozen=True)
class Power:
    """What there is to tell of votes."""

    votes: Votes
    game: SimpleGame
    measures: Measures
    blocs: Blocs | None


def told(text: str, blocs: Sequence[str], as_json: bool, plot: Path | None, words: Words) -> list[str]:
    from hemicycle.terminal.power.data import as_data
    from hemicycle.terminal.power.table import as_table

    if plot and plot.suffix.lower() not in DRAWN:
        raise wrong(words, "plot-ending", file=plot, endings=", ".join(DRAWN))
    power = worked_out(text, blocs, words)
    if plot:
        drawn(power, plot, words)
    return [as_data(power)] if as_json else as_table(power, words)


def worked_out(text: str, blocs: Sequence[str], words: Words) -> Power:
    try:
        votes = notation.votes(text)
        masks = notation.blocs(blocs, votes)
        game = votes.game
    except Unreadable as error:
        raise sentence(error, words) from None
    try:
        return Power(votes, game, measured(game), Blocs(votes, masks) if masks else None)
    except TooLarge:
        raise wrong(words, "votes-size", players=votes.players) from None


def sentence(error: Unreadable, words: Words) -> Wrong:
    return wrong(words, error.key, *[FAILED] * (error.key in OF_FILES), **error.args_by_name)


def drawn(power: Power, file: Path, words: Words) -> None:
    from hemicycle.terminal.power.plot import plot

    try:
        plot(power, file, words)
    except ImportError:
        raise wrong(words, "no-plots", FAILED) from None
    except OSError as error:
        raise wrong(words, "no-plot-file", FAILED, file=file, why=error) from None
