"""A table of Koalition whose every move is entered in a second set of books; compares nothing."""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from typing import Any, Self

from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.doors import numbers
from hemicycle.games.koalition.tests.playing import Table


class Twin(Table):
    def __init__(self, seats: int = 5, **given: Any) -> None:
        super().__init__(seats, **given)
        self.book = Book(seats, self.options, given.get("deck"))

    def copy(self) -> Self:
        other = copy(self)
        other.book = deepcopy(self.book)
        return other

    def do(self, seat: int, action: str, /, **fields: Any) -> None:
        called = numbers(self.view) if action == "Propose" else {}
        super().do(seat, action, **fields)
        if action == "Propose":
            [members] = [own for own, number in called.items() if number == fields["coalition"]]
            self.book.propose(seat, members, self.newest())
        elif action == "Deal":
            self.book.deal(*self.dealt())
        else:
            self.book.take(seat, {"do": action, **fields})

    def newest(self) -> int:
        """The number of the proposal just made, if it still lies there."""
        proposals = self.view.proposals
        return int(proposals[-1].number) if proposals else 0

    def dealt(self) -> tuple[list[set[int]], list[set[int]], list[Counter[str]]]:
        """What came into hands: of the politician deck, jokers, action cards."""
        hands = [self.state.view(seat).mine for seat in range(self.seats)]
        politicians = [set(hand.politicians) for hand in hands]
        return (
            politicians,
            [set(hand.jokers) for hand in hands],
            [Counter(dict(hand.actions)) for hand in hands],
        )
