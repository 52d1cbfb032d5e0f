"""What one viewer of a match has been told: sentences made of its own views alone. Not what is asked of it."""

from __future__ import annotations

from typing import Any

from hemicycle.core.game import Game
from hemicycle.core.state import Seat, State
from hemicycle.words import Words


class Diary:
    """Of a seat, or of a bystander (None)."""

    def __init__(self, game: Game, words: Words, viewer: Seat | None) -> None:
        self.game, self.words, self.viewer = game, words, viewer
        self.view: Any = None
        self.lines: list[str] = []
        self.shown = 0

    def note(self, state: State[Any]) -> None:
        """Write down what happened since the last time."""
        view = state.view(self.viewer)
        names = state.names()
        self.lines += [self.words.line(line, names) for line in self.game.tell(self.view, view)]
        self.view = view

    def news(self) -> list[str]:
        """What was not shown yet; now it is."""
        news = self.lines[self.shown :]
        self.shown = len(self.lines)
        return news

    def stands(self, state: State[Any]) -> list[str]:
        """How things stand."""
        names = state.names()
        return [self.words.line(line, names) for line in self.game.brief(state.view(self.viewer))]
