"""What can be agreed for Swedish Parliament 2014 and what cannot, other components among it; not a match itself."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from hemicycle.core.options import BadOption
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, SHIPPED, Box
from hemicycle.games.swedish_parliament.tests.playing import Table
from hemicycle.games.swedish_parliament.tests.scenes import ended, start

rule = pytest.mark.rule

DEFAULTS: dict[str, Any] = {
    "parties": "choose",
    "difficulty": 1,
    "minor_parties": True,
    "dominant_parties": False,
    "true_colours": False,
    "coop": None,
    "move_seconds": 120,
    "reply_seconds": 30,
    "components": None,
}


def refused(seats: Any = 2, **given: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, given)
    return caught.value


@rule("SWE-1", "SWE-41")
def test_defaults_in_their_order() -> None:
    options, _ = GAME.start(2, {})
    assert options == DEFAULTS
    assert list(options) == list(DEFAULTS)
    assert (GAME.key, GAME.seats) == ("swedish-parliament", range(1, 9))


@rule("SWE-2")
def test_players() -> None:
    for seats in range(1, 9):
        assert Table(seats).view.players == seats
    wrong: list[Any] = [0, 9, "2", None, 2.0, True]
    for seats in wrong:
        assert refused(seats).option == "seats"


@rule("SWE-37")
def test_difficulty() -> None:
    for good in (1, 8, 40):
        assert Table(1, difficulty=good).view.difficulty == good
    wrong: list[Any] = [0, 41, None, "1", 1.0, True]
    for bad in wrong:
        caught = refused(1, difficulty=bad)
        assert caught.option == "difficulty"
        assert "40" in caught.allowed


@rule("SWE-41")
@pytest.mark.parametrize("name", ["move_seconds", "reply_seconds"])
def test_seconds(name: str) -> None:
    for good in (None, 60):
        assert Table(2, **{name: good}).options[name] == good
    wrong: list[Any] = [0, -1, "60", 1.5, True, 10**9]
    for bad in wrong:
        assert refused(**{name: bad}).option == name


@rule("SWE-1", "SWE-5", "SWE-8")
@pytest.mark.parametrize("name", ["minor_parties", "dominant_parties", "true_colours"])
def test_flags(name: str) -> None:
    for good in (True, False):
        assert Table(2, **{name: good}).options[name] is good
    wrong: list[Any] = [None, 1, "yes"]
    for bad in wrong:
        assert refused(**{name: bad}).option == name
    assert refused(something=1).option == "something"


@rule("SWE-2")
@pytest.mark.parametrize(
    "bad",
    ["first", None, [2], [2, 2], [2, 6, 4], [2, 8], [2, -1], [2.0, 6], ["2", 6], 2, {"0": 2}, [True, 6]],
)
def test_parties_that_cannot_be(bad: Any) -> None:
    assert refused(2, parties=bad).option == "parties"


@rule("SWE-36")
@pytest.mark.parametrize(
    "bad",
    [
        {}, [2, 6], {"cabinet": [2, 6]}, {"leader": 2}, {"cabinet": [], "leader": 2}, {"cabinet": [2, 6], "leader": 4},
        {"cabinet": [2, 2], "leader": 2}, {"cabinet": [2, 8], "leader": 2}, {"cabinet": [2, 6], "leader": 6.0},
        {"cabinet": [2, 6], "leader": 6, "more": 1}, "yes", True,
    ],
)  # fmt: skip
def test_cabinets_that_cannot_be_wanted(bad: Any) -> None:
    assert refused(2, coop=bad).option == "coop"


@rule("SWE-36")
def test_a_cabinet_that_can_be_wanted() -> None:
    shown = Table(2, coop={"cabinet": [3, 1], "leader": 1}).view.coop
    assert (sorted(shown.cabinet), shown.leader) == ([1, 3], 1)
    assert Table(2).view.coop is None


@rule("SWE-8")
def test_in_true_colours_an_asterisk_turns_the_highlight() -> None:
    printed = Table(2).view.components.ideas
    real = Table(2, true_colours=True).view.components.ideas
    for idea, own, other in zip(SHIPPED["idea"], printed, real, strict=True):
        highlighted, asterisk = [{*Box().numbers(idea[kind])} for kind in ("highlighted", "asterisk")]
        assert {*own.highlighted} == highlighted
        assert {*other.highlighted} == highlighted ^ asterisk
    assert printed != real


@rule("SWE-8", "SWE-9")
@pytest.mark.parametrize("real", [False, True])
def test_true_colours_are_played_by(real: bool) -> None:
    """The Christians have an asterisk on the first card, where they are grey."""
    table = Table(2, parties=[6, 2], true_colours=real).set_up().stock({0: [0]})
    before = table.on(0)
    table.policy(0)
    table.decline_all()
    assert (table.on(0)[5] != before[5]) == real


@rule("SWE-1", "SWE-8")
def test_the_shipped_components_are_shown_as_they_are_in_the_file() -> None:
    shown, box = Table(2).view.components, Box()
    assert (list(shown.names), list(shown.blocs), shown.relation_tiles) == (box.names, box.blocs, box.tiles)
    assert [list(scale.groups) for scale in shown.scales] == box.scales
    assert [list(voter.groups) for voter in shown.voters] == box.groups
    assert [voter.turnout for voter in shown.voters] == box.turnout
    for own, idea in zip(box.ideas, shown.ideas, strict=True):
        assert (own.scale, own.column) == (idea.scale, list(idea.column))
        assert own.direction == {"policy": idea.policy_direction, "opinion": idea.opinion_direction}
    for scale, firm in zip(shown.scales, box.firm, strict=True):
        assert list(scale.firm) == [0 if own in firm[0] else 1 if own in firm[1] else None for own in MAJOR]
    assert [(own.party, own.scale, own.end, own.pile, list(own.order)) for own in shown.minors] == [
        (own.party, own.scale, own.end, own.pile, own.order) for own in box.minors
    ]


def altered(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(SHIPPED), **changes}


@rule("SWE-1", "SWE-8", "SWE-17")
def test_other_components_are_played_by() -> None:
    ideas = [
        {**idea, "policy": {"title": f"P{at}", "direction": 1}} for at, idea in enumerate(SHIPPED["idea"])
    ]
    given = json.loads(json.dumps(altered(relation_tiles=5, idea=ideas)))
    table = Table(2, parties=[6, 2], components=given).set_up().stock({0: [0]})
    shown = table.view.components
    assert (shown.relation_tiles, table.view.tiles_left) == (5, 5)
    assert [idea.policy for idea in shown.ideas] == [f"P{at}" for at in range(64)]
    before = table.on(0)
    table.policy(0)
    table.decline_all()
    backers = {1, 3}  # Liberals and Socialists; Labour is a player's
    assert {party for party in MAJOR if table.on(0)[party][0] - before[party][0] == 1} == backers
    assert ended(start(3, components=given), 4).over()


@rule("SWE-1")
@pytest.mark.parametrize(
    ("entry", "bad"),
    [
        ("relation_tiles", -1), ("relation_tiles", "20"), ("relation_tiles", None), ("seating", []),
        ("seating", ["Labour"] * 8), ("party", []), ("party", SHIPPED["party"][:7]), ("minor", SHIPPED["minor"][:1]),
        ("scale", SHIPPED["scale"][:7]), ("voter", SHIPPED["voter"][:15]), ("voter", [SHIPPED["voter"][0]] * 16),
        ("idea", []), ("idea", [{**SHIPPED["idea"][0], "scale": 8}, *SHIPPED["idea"][1:]]),
        ("idea", [{**SHIPPED["idea"][0], "column": ["Labour"]}, *SHIPPED["idea"][1:]]),
        ("idea", [{**SHIPPED["idea"][0], "highlighted": ["Martians"]}, *SHIPPED["idea"][1:]]),
        ("idea", [{"scale": 0}, *SHIPPED["idea"][1:]]), ("idea", 5), ("voter", "all"),
    ],
)  # fmt: skip
def test_components_that_cannot_be(entry: str, bad: Any) -> None:
    assert refused(2, components=altered(**{entry: bad})).option.startswith("components")


@rule("SWE-1")
@pytest.mark.parametrize("missing", list(SHIPPED))
def test_components_that_lack_something(missing: str) -> None:
    data = altered()
    del data[missing]
    caught = refused(2, components=data)
    assert caught.option.startswith("components")
    assert missing in str(caught)
    assert refused(2, components=[1]).option.startswith("components")
