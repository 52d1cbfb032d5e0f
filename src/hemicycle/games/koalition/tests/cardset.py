"""A card set of Koalition as plain numbers, read from its file; checks nothing."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

Data = dict[str, Any]
KINDS = ("double", "skull", "egg", "sausage", "vest")
SHIPPED: Data = tomllib.loads((Path(__file__).parent.parent / "cards.toml").read_text(encoding="utf-8"))


class Cards:
    """A card set as numbers: 60 politicians party by party, then five jokers."""

    def __init__(self, deck: Data) -> None:
        ids = [party["id"] for party in deck["party"]]
        self.parties = len(ids)
        self.partners = [[ids.index(other) for other in party["partners"]] for party in deck["party"]]
        self.politicians = [
            (number, own["value"])
            for number, party in enumerate(deck["party"])
            for own in party["politicians"]
        ]
        self.jokers = {60 + at: value for at, value in enumerate(deck["jokers"])}
        self.actions = Counter({kind: deck["actions"][kind] for kind in KINDS})
        self.countries = [(country["seats"], tuple(country["bonus"])) for country in deck["country"]]

    def value(self, card: int) -> int:
        return int(self.jokers[card] if card in self.jokers else self.politicians[card][1])

    def decks(self, seats: int, actions: bool, extra_jokers: bool) -> tuple[list[int], list[int]]:
        """The politician deck, and the action deck: its jokers and then action cards, from 65, kind by kind."""
        lowest = sorted(self.jokers, key=lambda card: self.jokers[card])[:3]
        mixed = sorted(lowest) if extra_jokers and seats in (7, 9) else []
        jokers = [card for card in self.jokers if card not in mixed]
        if mixed and seats == 9:
            jokers = []
        deck = [*jokers, *range(65, 65 + self.actions.total())]
        return [*range(60), *mixed], deck if actions else []

    def kind(self, card: int) -> str:
        """Of an action card."""
        return list(self.actions.elements())[card - 65]


def flat(high: int) -> Data:
    """The shipped set with so low values that players often tie."""
    deck: Data = {**SHIPPED, "party": []}
    for party in SHIPPED["party"]:
        low = [{**own, "value": 1 + own["value"] % high} for own in party["politicians"]]
        deck["party"].append({**party, "politicians": low})
    return deck
