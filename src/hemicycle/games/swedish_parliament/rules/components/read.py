"""Reads a set of components from plain data in the shape of `components.toml`, as it was checked by `check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.views import Components, Idea, MinorCard, Parties, Scale, Voter

GROUPS: Final = (
    "younger", "older", "urban", "rural", "lower education", "higher education", "men", "women",
)  # fmt: skip


def components(data: dict[str, Any], true_colours: bool, minor_parties: bool) -> Components:
    parties = party_names(data)
    minors = data["minor"]
    return Components(
        names=(*parties, *[minor["name"] for minor in minors]),
        blocs=tuple([party["bloc"] for party in data["party"]]),
        ideas=tuple([idea(entry, parties, true_colours) for entry in data["idea"]]),
        voters=tuple([voter(entry) for entry in data["voter"]]),
        scales=tuple([scale(entry, parties) for entry in data["scale"]]),
        minors=tuple([minor(entry, at, parties) for at, entry in enumerate(minors)]) if minor_parties else (),
        relation_tiles=data["relation_tiles"],
        natural=natural_relations(data),
    )


def party_names(data: dict[str, Any]) -> list[str]:
    return [party["name"] for party in data["party"]]


def seating(data: dict[str, Any]) -> Parties:
    return numbers(data["seating"], party_names(data))


def natural_relations(data: dict[str, Any]) -> tuple[int, ...]:
    """By pair of the map: each party's relation to the bloc of the other."""
    parties = data["party"]
    return tuple(
        [
            parties[one]["towards"][parties[other]["bloc"]] + parties[other]["towards"][parties[one]["bloc"]]
            for one, other in PAIRS
        ]
    )  # SWE-33


def idea(entry: dict[str, Any], parties: list[str], true_colours: bool) -> Idea:
    free = set(entry["highlighted"])
    if true_colours:
        free ^= set(entry["asterisk"])
    column = numbers(entry["column"], parties)
    return Idea(
        scale=entry["scale"],
        policy=entry["policy"]["title"],
        policy_direction=entry["policy"]["direction"],
        opinion=entry["opinion"]["title"],
        opinion_direction=entry["opinion"]["direction"],
        column=column,
        highlighted=tuple([party for party in column if parties[party] in free]),
    )


def voter(entry: dict[str, Any]) -> Voter:
    return Voter(entry["name"], entry["turnout"], entry["pile"], numbers(entry["groups"], GROUPS))


def scale(entry: dict[str, Any], parties: list[str]) -> Scale:
    first, second = entry["directions"]
    return Scale(
        (first, second), numbers(entry["groups"], GROUPS), tuple([firm(entry, name) for name in parties])
    )


def firm(entry: dict[str, Any], name: str) -> int | None:
    """The side that both faces of the party's marker show, if it is one side."""
    if name in entry["ambivalent"]:
        return None
    return int(name in entry["firm_second"])


def minor(entry: dict[str, Any], at: int, parties: list[str]) -> MinorCard:
    order = numbers(entry["order"], parties)
    return MinorCard(len(parties) + at, entry["scale"], entry["end"], entry["pile"], order)


def numbers(given: Sequence[str], names: Sequence[str]) -> Parties:
    return tuple([names.index(name) for name in given])
