"""A card set can make more coalitions than could be listed: they are counted and numbered, each can be chosen."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import comb
from random import Random
from typing import Any

import pytest

from hemicycle.core.catalogue import game
from hemicycle.core.choices import Illegal
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.rules.actions import Field, Propose, Shake, Suggest
from hemicycle.games.koalition.rules.coalitions import LISTED, Coalitions

rule = pytest.mark.rule


def equals() -> dict[str, Any]:
    """All politicians are worth one vote, all parties are partners, all countries are large."""
    deck = tomllib.loads(files("hemicycle.games.koalition").joinpath("cards.toml").read_text("utf-8"))
    ids = [party["id"] for party in deck["party"]]
    for party, politicians in zip(deck["party"], [9, 9, 9, 9, 8, 8, 8], strict=True):
        party["partners"] = [other for other in ids if other != party["id"]]
        party["politicians"] = [{"value": 1, "name": f"{party['id']} {at}"} for at in range(politicians)]
    for country in deck["country"]:
        country["seats"] = 4
    return deck


def talks(**options: Any) -> Any:
    """Of forty camps, each of one politician: everybody lays four of different parties."""
    given = {"deck": equals(), "leader_vote": False, "actions": False, **options}
    _, state = game("koalition").start(10, given)
    rng, laid = Random(1), [set[int]() for _ in range(10)]
    party = [at for at, own in enumerate(given["deck"]["party"]) for _ in own["politicians"]]
    while state.view(None).phase not in ("talks", "camps"):
        seat = state.awaited()[0]
        choices = state.choices(seat)
        fresh = [
            action
            for action in (choices if seat != NATURE and choices.size < 100 else ())
            if isinstance(action, Field) and party[action.politician] not in laid[seat]
        ]
        action: Any = fresh[0] if fresh else choices.pick(rng)
        if isinstance(action, Field):
            laid[seat].add(party[action.politician])
        state.apply(seat, action)
    return state


MANY = comb(40, 21)  # any 21 of 40 have the majority, and nobody in them is superfluous


@rule("KOA-20")
@pytest.mark.parametrize("size", ["minimal", "fewest"])
def test_all_are_counted_and_any_can_be_proposed(size: str) -> None:
    state = talks(coalition_size=size)
    view = state.view(0)
    assert (view.possible, len(view.coalitions)) == (MANY, LISTED)
    choices = state.choices(0)
    for number in (0, LISTED, MANY // 2, MANY - 1):
        assert Propose(number) in choices
        assert Suggest(view.elections, number) in state.offers(0)
    assert state.read(0, {"do": "Propose", "coalition": MANY - 1}) == Propose(MANY - 1)
    with pytest.raises(Illegal):
        state.read(0, {"do": "Propose", "coalition": MANY})


@rule("KOA-20", "KOA-21")
def test_a_proposal_beyond_those_listed_tells_what_it_proposes() -> None:
    state = talks()
    state.apply(3, Propose(MANY - 1))
    [proposal] = state.view(7).proposals
    government = proposal.government
    assert (proposal.coalition, government.votes, len(government.members)) == (MANY - 1, 21, 21)
    assert government.members == tuple(sorted(government.members))
    for seat in government.chairs:
        if seat not in state.view(None).proposals[0].hands:
            state.apply(seat, Shake(1))
            if state.view(None).pad:
                break
    assert len(state.view(None).pad[0].government) == 21


@rule("KOA-20")
def test_numbers_and_sets_are_the_same_thing() -> None:
    found: Coalitions = talks().phase.talks.coalitions
    for number in (0, 1, 399, 400, 10**6, MANY - 1):
        assert found.number(found[number]) == number
    with pytest.raises(IndexError):
        found[MANY]
    assert found.number((1 << 20) - 1) == -1  # one vote is lacking
    assert found.number((1 << 22) - 1) == -1  # one is superfluous
    assert found.members().bit_count() == 40


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_talk_there_too(level: str) -> None:
    state, bot = talks(), game("koalition").bots[level]
    for seat in range(10):
        action = bot(Position(state, seat), Random(seat))
        assert state.legal(seat, action)
