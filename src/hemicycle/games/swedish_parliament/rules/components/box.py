"""What is in the box: parties, scales, voters and cards, shipped or given as data. What is done with them is elsewhere.

Cards are numbered: the ideas in their order, then the sixteen voters, then the minor parties. A card as it is played,
as a policy or as an opinion, has the number 2 × card + side.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from hemicycle.core.line import Line, Name, Word
from hemicycle.games.swedish_parliament.rules.components import read as reading
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.views import Components

PARTIES: Final = 8
MINORS: Final = 2
VOTERS: Final = 16
SCALES: Final = 8
SEGMENTS: Final = 8
POLICY: Final = 0
OPINION: Final = 1
ROW: Final = PARTIES + MINORS  # markers of a scale: those of the parties, then of the minor ones
NO_SCALE: Final = -1  # of a voter card
NO_MINOR: Final = -1  # on a scale of no minor party
NOWHERE: Final = -1  # the segment of a marker that stands on none
GROUP_KEYS: Final = tuple([f"group-{group.replace(' ', '-')}" for group in reading.GROUPS])


class Box:
    """One set of components, with tables of what the rules look up."""

    def __init__(self, data: dict[str, Any], shipped: bool, true_colours: bool, minor_parties: bool) -> None:
        self.shown: Components = reading.components(data, true_colours, minor_parties)
        self.seating = reading.seating(data)
        self.natural = self.shown.natural
        self.words = words(self.shown, [f"voter-{key(entry['name'])}" for entry in data["voter"]], shipped)
        shown = self.shown
        self.ideas = len(shown.ideas)
        self.first_minor = self.ideas + VOTERS
        self.cards = self.first_minor + len(shown.minors)
        self.scale = [
            *[idea.scale for idea in shown.ideas], *[NO_SCALE] * VOTERS, *[minor.scale for minor in shown.minors],
        ]  # fmt: skip
        self.back = [
            *[idea.scale for idea in shown.ideas],
            *[voter.pile for voter in shown.voters],
            *[minor.pile for minor in shown.minors],
        ]
        self.piles = [
            [card for card, back in enumerate(self.back) if back == pile] for pile in range(SCALES)
        ]  # SWE-1
        self.highlighted = [mask(idea.highlighted) for idea in shown.ideas]
        self.column = [
            row for idea in shown.ideas for row in (idea.column, idea.column[::-1])
        ]  # SWE-9, SWE-11
        self.direction = [
            side for idea in shown.ideas for side in (idea.policy_direction, idea.opinion_direction)
        ]
        self.ambivalent = [(scale, party) for scale, party, side in faces(shown) if side is None]
        self.firm = [(scale, party, side) for scale, party, side in faces(shown) if side is not None]
        self.minor_on = [NO_MINOR] * SCALES
        for minor in shown.minors:
            self.minor_on[minor.scale] = minor.party
        self.segment = [[scale.groups.index(group) for group in range(SEGMENTS)] for scale in shown.scales]

    def is_voter(self, card: int) -> bool:
        return self.ideas <= card < self.first_minor

    def symbols(self, card: int, side: int) -> tuple[int, ...]:
        """The parties on a card of the agenda, from the top as it lies."""
        if card < self.ideas:
            return self.column[2 * card + side]
        return self.shown.minors[card - self.first_minor].order  # SWE-23


def faces(shown: Components) -> list[tuple[int, int, int | None]]:
    """Of every marker its scale, its party, and the side that both its faces show."""
    return [
        (at, party, side) for at, scale in enumerate(shown.scales) for party, side in enumerate(scale.firm)
    ]


def mask(numbers: Sequence[int]) -> int:
    whole = 0
    for number in numbers:
        whole |= 1 << number
    return whole


def key(name: str) -> str:
    return name.lower().replace(" ", "-")


def words(shown: Components, voter_keys: list[str], shipped: bool) -> dict[str, tuple[Word, ...]]:
    """How things are called: by keys in the shipped set, as spelled in another."""
    scales = tuple([
        Line(f"scale-{at}", {}) if shipped
        else Line("scale-of", {"first": scale.directions[0], "second": scale.directions[1]})
        for at, scale in enumerate(shown.scales)
    ])  # fmt: skip
    parties = called([f"party-{key(name)}" for name in shown.names], shown.names, shipped)
    directions = [name for scale in shown.scales for name in scale.directions]
    policies = [idea.policy for idea in shown.ideas]
    opinions = [idea.opinion for idea in shown.ideas]
    others = voters_and_minors(shown, parties)
    return {
        "party": parties,
        "pair": tuple(
            [Line("pair", {"one": Name("party", one), "other": Name("party", other)}) for one, other in PAIRS]
        ),
        "scale": scales,
        "pile": scales,
        "direction": called([f"direction-{at}" for at in range(len(directions))], directions, shipped),
        "side": (Line("side-first", {}), Line("side-second", {})),
        "group": tuple([Line(group, {}) for group in GROUP_KEYS]),
        "voter": called(voter_keys, [voter.name for voter in shown.voters], shipped),
        "card": (*called([f"idea-{at}" for at in range(len(policies))], policies, shipped), *others),
        "opinion": (*called([f"opinion-{at}" for at in range(len(opinions))], opinions, shipped), *others),
        "as-policy": tuple(
            [towards("card", at, idea.scale, idea.policy_direction) for at, idea in enumerate(shown.ideas)]
        ),
        "as-opinion": tuple(
            [
                towards("opinion", at, idea.scale, idea.opinion_direction)
                for at, idea in enumerate(shown.ideas)
            ]
        ),
    }


def towards(of: str, idea: int, scale: int, side: int) -> Word:
    """What an idea is called where one chooses what to play."""
    return Line("card-towards", {"card": Name(of, idea), "direction": Name("direction", 2 * scale + side)})


def voters_and_minors(shown: Components, parties: tuple[Word, ...]) -> list[Word]:
    voters: list[Word] = [
        Line("voter-card", {"name": Name("voter", at), "turnout": voter.turnout})
        for at, voter in enumerate(shown.voters)
    ]
    return [*voters, *[parties[minor.party] for minor in shown.minors]]


def called(keys: Sequence[str], names: Sequence[str], shipped: bool) -> tuple[Word, ...]:
    return tuple([Line(key, {}) for key in keys]) if shipped else tuple(names)


def read_shipped() -> dict[str, Any]:
    return tomllib.loads(
        files("hemicycle.games.swedish_parliament").joinpath("components.toml").read_text(encoding="utf-8")
    )


SHIPPED: Final = read_shipped()


@lru_cache(maxsize=4)
def shipped_box(true_colours: bool, minor_parties: bool) -> Box:
    return Box(SHIPPED, True, true_colours, minor_parties)


def box(data: Any, true_colours: bool, minor_parties: bool) -> Box:
    """The shipped set for None, else that of the data, already checked."""
    return (
        shipped_box(true_colours, minor_parties)
        if data is None
        else Box(data, False, true_colours, minor_parties)
    )
