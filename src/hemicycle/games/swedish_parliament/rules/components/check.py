"""Checks a set of components as it comes from a file, so that any match can be played with it; `read` reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from hemicycle.core.options import Allowed, BadOption, short_text, whole_number
from hemicycle.games.swedish_parliament.rules.components.box import MINORS, PARTIES, SCALES, SEGMENTS, VOTERS
from hemicycle.games.swedish_parliament.rules.components.read import GROUPS, natural_relations
from hemicycle.games.swedish_parliament.rules.map import PAIRS

MOST_TILES: Final = 3 * len(PAIRS)  # each relation at its strongest
MOST_IDEAS: Final = 320
FIELDS: Final = {
    "set": ("relation_tiles", "seating", "party", "minor", "scale", "voter", "idea"),
    "party": ("name", "bloc", "towards"),
    "minor": ("name", "scale", "end", "pile", "order"),
    "scale": ("directions", "groups", "firm_first", "firm_second", "ambivalent"),
    "voter": ("name", "turnout", "pile", "groups"),
    "idea": ("scale", "policy", "opinion", "column", "highlighted", "asterisk"),
    "side": ("title", "direction"),
}


DIFFERENT: Final = Allowed("different ones", "different")
TWO_DIFFERENT: Final = Allowed("two different ones", "different")
OTHER_THAN_PARTIES: Final = Allowed("other ones than of parties", "other-than-parties")
TWO_TEXTS: Final = Allowed("two texts", "two-texts")
EITHER_END: Final = Allowed(f"0 or {SEGMENTS - 1}", "either-end", end=SEGMENTS - 1)
COMBINATIONS_ONCE: Final = Allowed("each combination of groups once", "combinations-once")
TURNOUTS_ONCE: Final = Allowed("those from -8 to 8 but -1, each once", "turnouts-once")


def number_each(blocs: str) -> Allowed:
    return Allowed(f"a number for each bloc: {blocs}", "number-each", blocs=blocs)


def check(data: object) -> None:
    """BadOption names the entry that cannot be."""
    whole = entry(data, "set", "the components")
    number(whole["relation_tiles"], 1, MOST_TILES, "relation_tiles")
    parties = check_parties(rows(whole["party"], "party", PARTIES, PARTIES))
    permutation(whole["seating"], parties, "seating")
    check_minors(rows(whole["minor"], "minor", MINORS, MINORS), parties)
    check_scales(rows(whole["scale"], "scale", SCALES, SCALES), parties)
    check_voters(rows(whole["voter"], "voter", VOTERS, VOTERS))
    check_ideas(rows(whole["idea"], "idea", SCALES, MOST_IDEAS), parties)
    need(
        len(set(natural_relations(whole))) == len(PAIRS),
        whole["party"],
        Allowed("parties with 28 different natural relations", "natural-relations"),
    )


def check_parties(parties: list[Any]) -> list[str]:
    blocs = [text(party["bloc"], f"bloc of party {at}") for at, party in enumerate(parties, 1)]
    for at, party in enumerate(parties, 1):
        towards = party["towards"]
        known = isinstance(towards, dict) and set(towards) == set(blocs)
        need(
            known,
            towards,
            number_each(", ".join(dict.fromkeys(blocs))),
            f"towards of party {at}",
        )
        for bloc, relation in towards.items():
            number(relation, 0, 999, f"towards {bloc} of party {at}")
    names = [text(party["name"], f"name of party {at}") for at, party in enumerate(parties, 1)]
    need(len(set(names)) == PARTIES, names, DIFFERENT, "names of parties")
    return names


def check_minors(minors: list[Any], parties: list[str]) -> None:
    for at, minor in enumerate(minors, 1):
        text(minor["name"], f"name of minor {at}")
        number(minor["scale"], 0, SCALES - 1, f"scale of minor {at}")
        number(minor["pile"], 0, SCALES - 1, f"pile of minor {at}")
        end = number(minor["end"], 0, SEGMENTS - 1, f"end of minor {at}")
        need(end in (0, SEGMENTS - 1), end, EITHER_END, f"end of minor {at}")
        permutation(minor["order"], parties, f"order of minor {at}")
    scales = [minor["scale"] for minor in minors]
    need(len(set(scales)) == MINORS, scales, TWO_DIFFERENT, "scales of the minor parties")
    piles = [minor["pile"] for minor in minors]
    need(len(set(piles)) == MINORS, piles, TWO_DIFFERENT, "piles of the minor parties")  # SWE-1
    names = [*parties, *[minor["name"] for minor in minors]]
    need(len(set(names)) == len(names), names, OTHER_THAN_PARTIES, "names of minor parties")


def check_scales(scales: list[Any], parties: list[str]) -> None:
    for at, scale in enumerate(scales, 1):
        directions = listed(scale["directions"], f"directions of scale {at}")
        need(len(directions) == 2, directions, TWO_TEXTS, f"directions of scale {at}")
        for direction in directions:
            text(direction, f"direction of scale {at}")
        permutation(scale["groups"], GROUPS, f"groups of scale {at}")
        kinds = ("firm_first", "firm_second", "ambivalent")
        markers = [name for kind in kinds for name in listed(scale[kind], f"{kind} of scale {at}")]
        permutation(markers, parties, f"firm_first, firm_second and ambivalent of scale {at}")


def check_voters(voters: list[Any]) -> None:
    for at, voter in enumerate(voters, 1):
        text(voter["name"], f"name of voter {at}")
        number(voter["turnout"], -8, 8, f"turnout of voter {at}")
        number(voter["pile"], 0, SCALES - 1, f"pile of voter {at}")
        groups = listed(voter["groups"], f"groups of voter {at}")
        one_each = len(groups) == 4 and all(
            [len([1 for group in groups if group in pair]) == 1 for pair in OPPOSITES]
        )
        need(one_each, groups, ONE_OF_EACH, f"groups of voter {at}")
    kinds = Counter([frozenset(voter["groups"]) for voter in voters])
    twice = [at for at, voter in enumerate(voters, 1) if kinds[frozenset(voter["groups"])] > 1]
    need(not twice, twice, COMBINATIONS_ONCE, "voters")  # SWE-1
    turnouts = sorted([voter["turnout"] for voter in voters])
    need(turnouts == TURNOUTS, turnouts, TURNOUTS_ONCE, "turnouts")
    piles = sorted([voter["pile"] for voter in voters])
    need(piles == sorted([*range(SCALES)] * 2), piles, Allowed("two voters in each pile", "two-in-each-pile"))


OPPOSITES: Final = [GROUPS[at : at + 2] for at in range(0, len(GROUPS), 2)]
SPELLED: Final = ", ".join([" or ".join(pair) for pair in OPPOSITES])
ONE_OF_EACH: Final = Allowed(f"one of each pair: {SPELLED}", "one-of-each", words=SPELLED)
TURNOUTS: Final = [
    turnout for turnout in range(-8, 9) if turnout != -1
]  # they add up to 1, and none is there twice


def check_ideas(ideas: list[Any], parties: list[str]) -> None:
    for at, idea in enumerate(ideas, 1):
        number(idea["scale"], 0, SCALES - 1, f"scale of idea {at}")
        for kind in ("policy", "opinion"):
            side = entry(idea[kind], "side", f"{kind} of idea {at}")
            text(side["title"], f"title of the {kind} of idea {at}")
            number(side["direction"], 0, 1, f"direction of the {kind} of idea {at}")
        permutation(idea["column"], parties, f"column of idea {at}")
        some_of(idea["highlighted"], parties, f"highlighted of idea {at}")
        some_of(idea["asterisk"], parties, f"asterisk of idea {at}")
    missing = [scale for scale in range(SCALES) if scale not in [idea["scale"] for idea in ideas]]
    need(not missing, missing, Allowed("an idea for each scale", "idea-for-each-scale"))


# What all of it is made of


def need(right: bool, value: object, takes: Allowed, what: str = "") -> None:
    if not right:
        raise BadOption("components", value, takes, what)


def entry(value: object, kind: str, what: str) -> dict[str, Any]:
    fields = FIELDS[kind]
    if not isinstance(value, dict) or set(value) != set(fields):
        listed = ", ".join(fields)
        raise BadOption("components", value, Allowed(f"these: {listed}", "entry", names=listed), what)
    return value


def rows(value: object, kind: str, least: int, most: int) -> list[dict[str, Any]]:
    many = str(least) if least == most else f"{least} to {most}"
    if not isinstance(value, list) or not least <= len(value) <= most:
        takes = Allowed(f"a list of {many}", "list-from", low=least, high=most)
        raise BadOption("components", value, takes, kind)
    return [entry(one, kind, f"{kind} {at}") for at, one in enumerate(value, 1)]


def listed(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadOption("components", value, Allowed("a list", "list"), what)
    return value


def number(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption("components", value, whole_number(low, high), what)
    return value


def text(value: object, what: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 80 or not value.isprintable():
        raise BadOption("components", value, short_text(80), what)
    return value


def some_of(value: object, names: Iterable[str], what: str) -> None:
    row = listed(value, what)
    if [one for one in row if one not in names] or len({*row}) < len(row):
        spelled = ", ".join(names)
        raise BadOption(
            "components", value, Allowed(f"some of {spelled}, each once", "some-once", words=spelled), what
        )


def permutation(value: object, names: Iterable[str], what: str) -> None:
    row = listed(value, what)
    if [one for one in row if not isinstance(one, str)] or sorted(row) != sorted(names):
        raise BadOption("components", value, each_once(", ".join(names)), what)


def each_once(words: str) -> Allowed:
    return Allowed(f"{words}, each once", "each-once", words=words)
