"""Whom a voter chooses: the printed cases, the rules, and the order of all wishes; when it is due is elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from hemicycle.games.swedish_parliament.rules import voters
from hemicycle.games.swedish_parliament.rules.components import box as components
from hemicycle.games.swedish_parliament.tests.following import check_choice
from hemicycle.games.swedish_parliament.tests.oracle import (
    MAJOR,
    Box,
    Card,
    Choice,
    Segments,
    choice,
)
from hemicycle.games.swedish_parliament.tests.playing import FEMINISTS, PIRATES, called, titled

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
BOX = Box()
HUMANITY, ENVIRONMENT, EQUALITY = 2, 3, 4  # scales
SERVICE, ENTREPRENEURS = called("Service Workers", -5), called("Entrepreneurs", 3)
LANGUAGE, MINES = titled("Language test for citizenship"), titled("New Mines in the North")


@cache
def theirs() -> components.Box:
    return components.box(None, True, True)


class Stage:
    """Markers on segment 3 but where told, and an agenda, the hottest card first."""

    def __init__(self, agenda: Sequence[Card], markers: Mapping[int, Mapping[int, Segments]]) -> None:
        self.agenda = agenda
        self.markers: dict[int, list[Segments]] = {
            party: [markers.get(party, {}).get(scale, (3,) if party < 8 else ()) for scale in range(8)]
            for party in range(10)
        }

    def ours(self, voter: int) -> Choice:
        return choice(BOX, voter, self.agenda, self.markers)

    def decide(self, card: int) -> Any:
        """The choice of the voter on that card: the game's, which must be the oracle's."""
        voter = card - len(BOX.ideas)
        flat = [components.NOWHERE] * (8 * components.ROW)
        wide = [int(any(len(own) == 2 for own in self.markers[party])) for party in range(10)]
        for party, row in self.markers.items():
            for scale, segments in enumerate(row):
                if segments:
                    flat[scale * components.ROW + party] = segments[0]
        agenda = [2 * card + (side == "opinion") for card, side in reversed(self.agenda)]
        made = voters.decide(theirs(), wide, flat, agenda, voter).shown()
        check_choice(made, self.ours(voter))
        return made


def standing(**segments: int) -> dict[int, dict[int, Segments]]:
    """On Sweden/Humanity, by the name of the party."""
    return {BOX.names.index(name.capitalize()): {HUMANITY: (segment,)} for name, segment in segments.items()}


@rule("SWE-21", "SWE-22")
@pytest.mark.parametrize("side", ["policy", "opinion"])
def test_service_workers_choose_the_socialists(side: str) -> None:
    """The book's voter, who is young first of all; one card is used."""
    younger = BOX.segments[HUMANITY][BOX.groups[SERVICE - 64][0]]
    agenda = [(LANGUAGE, side), (MINES, "policy")]
    made = Stage(agenda, standing(socialists=younger + 1, greens=younger - 2)).decide(SERVICE)
    assert (made.winner, made.used, made.by_order) == (SOCIALISTS, (LANGUAGE,), False)
    [look] = made.looks
    assert (look.card, look.scale, look.group, look.segment) == (LANGUAGE, HUMANITY, 0, younger)


def entrepreneurs(
    greens: int, farmers: int, side: str = "policy", agenda: tuple[int, ...] = (LANGUAGE, MINES)
) -> Any:
    """Greens and Farmers are both at 6 on Sweden/Humanity, and on Environment/Progress where told."""
    stage = Stage([(card, side) for card in agenda], standing(greens=6, farmers=6))
    for party in MAJOR:
        stage.markers[party][ENVIRONMENT] = (7,)
    stage.markers[GREENS][ENVIRONMENT], stage.markers[FARMERS][ENVIRONMENT] = (greens,), (farmers,)
    return stage.decide(ENTREPRENEURS)


@rule("SWE-21", "SWE-22")
def test_entrepreneurs_look_at_a_second_card() -> None:
    made = entrepreneurs(greens=0, farmers=3)
    assert (made.winner, made.used, len(made.looks)) == (FARMERS, (LANGUAGE, MINES), 2)
    assert [sorted(look.nearest) for look in made.looks] == [sorted((GREENS, FARMERS)), [FARMERS]]
    assert sorted(made.looks[1].candidates) == sorted((GREENS, FARMERS))


@rule("SWE-21", "SWE-22")
def test_entrepreneurs_go_through_the_agenda_again_as_men() -> None:
    made = entrepreneurs(greens=1, farmers=3)
    assert (made.winner, made.used, made.by_order) == (FARMERS, (LANGUAGE, MINES), False)
    assert [look.group for look in made.looks] == [2, 2, 6, 6]


@rule("SWE-21")
@pytest.mark.parametrize(("side", "winner"), [("policy", FARMERS), ("opinion", GREENS)])
def test_at_last_the_order_of_symbols_decides(side: str, winner: int) -> None:
    made = entrepreneurs(greens=3, farmers=3, side=side)
    assert (made.winner, made.by_order, len(made.looks)) == (winner, True, 8)
    assert made.used == (LANGUAGE, MINES)


@rule("SWE-21")
def test_only_those_who_were_tied_are_looked_at_again() -> None:
    """Others stand right on the second card's segment, and it does not help them."""
    stage = Stage([(LANGUAGE, "policy"), (MINES, "policy")], standing(greens=6, farmers=6))
    for party in (GREENS, FARMERS):
        stage.markers[party][ENVIRONMENT] = (7,) if party == GREENS else (6,)
    for party in (LABOUR, LIBERALS):
        stage.markers[party][ENVIRONMENT] = (2,)
    assert stage.decide(ENTREPRENEURS).winner == FARMERS


@rule("SWE-24")
def test_the_nearer_of_two_markers_counts() -> None:
    stage = Stage([(LANGUAGE, "policy")], standing(greens=5))
    stage.markers[LABOUR] = [(3, 4)] * 8
    stage.markers[LABOUR][HUMANITY] = (5, 6)
    made = stage.decide(ENTREPRENEURS)  # urban: segment 7
    assert made.winner == LABOUR
    stage.markers[LABOUR][HUMANITY] = (4, 5)
    assert GREENS in stage.decide(ENTREPRENEURS).looks[0].nearest


FAMILY = titled("Marriage for Everyone")  # Equality/Family


@rule("SWE-23")
def test_a_minor_party_wins_where_it_alone_is_nearest() -> None:
    made = Stage([(FAMILY, "policy")], {8: {EQUALITY: (2,)}}).decide(SERVICE)  # younger: segment 2
    assert (made.winner, made.used) == (8, (FAMILY,))


@rule("SWE-23")
def test_a_minor_party_that_has_not_entered_wins_nothing() -> None:
    made = Stage([(FAMILY, "policy")], {LABOUR: {EQUALITY: (2,)}}).decide(SERVICE)
    assert made.winner == LABOUR


@rule("SWE-23")
def test_the_next_card_of_another_scale_drops_a_minor_party_and_is_used() -> None:
    near = {8: {EQUALITY: (2,)}, LABOUR: {EQUALITY: (2,)}}
    made = Stage([(FAMILY, "policy"), (LANGUAGE, "policy"), (MINES, "policy")], near).decide(SERVICE)
    assert (made.winner, made.used) == (LABOUR, (FAMILY, LANGUAGE))


@rule("SWE-23")
def test_a_first_card_of_another_scale_leaves_a_minor_party_out() -> None:
    near = {8: {EQUALITY: (2,)}, LABOUR: {HUMANITY: (5,)}, GREENS: {HUMANITY: (5,), EQUALITY: (3,)}}
    stage = Stage([(LANGUAGE, "policy"), (FAMILY, "policy")], near)
    stage.markers[LABOUR][EQUALITY] = (4,)
    assert stage.decide(SERVICE).winner == GREENS


@rule("SWE-23")
def test_a_minor_party_comes_after_all_others_in_the_order() -> None:
    near = {8: {EQUALITY: (2,)}, NATIONALISTS: {EQUALITY: (2,)}}
    for side in ("policy", "opinion"):
        made = Stage([(FAMILY, side)], near).decide(SERVICE)
        assert (made.winner, made.by_order, len(made.looks)) == (NATIONALISTS, True, 4)


@rule("SWE-23")
def test_a_minor_card_shows_its_scale_and_its_own_order() -> None:
    """All on one segment: the Feminists' card has the Socialists first, the Pirates' the Greens."""
    for card, first in ((FEMINISTS, SOCIALISTS), (PIRATES, GREENS)):
        made = Stage([(card, "minor")], {}).decide(SERVICE)
        assert (made.winner, made.by_order) == (first, True)
        assert {look.scale for look in made.looks} == {BOX.scale(card)}
    near = {NATIONALISTS: {EQUALITY: (2,)}}
    assert Stage([(FEMINISTS, "minor")], near).decide(SERVICE).winner == NATIONALISTS


@rule("SWE-21", "SWE-22", "SWE-23", "SWE-24")
def test_voters_at_random() -> None:
    """Few segments make ties, and ties make long ways through the agenda."""
    rng, seen = Random(16), {"order": 0, "second group": 0, "minor": 0, "dropped": 0}
    for _ in range(2000):
        width = rng.choice([1, 2, 2, 3, 8, 8])
        scales = rng.choice([[4], [5], [4, 5], [2, 4, 7], [0, 3], [*range(8)]])
        cards = [card for card in BOX.cards if BOX.voter(card) is None and BOX.scale(card) in scales]
        agenda = [
            (card, side_of(card, rng)) for card in rng.sample(cards, rng.randint(1, min(8, len(cards))))
        ]
        stage = Stage(agenda, {})
        for party in MAJOR:
            two = party in (LABOUR, CONSERVATIVES) and rng.random() < 0.3
            for scale in range(8):
                segment = rng.randrange(min(width, 7))
                stage.markers[party][scale] = (segment, segment + 1) if two else (segment,)
        for minor in BOX.minors:
            if rng.random() < 0.8:
                stage.markers[minor.party][minor.scale] = (rng.randrange(width),)
        made = stage.decide(rng.randrange(64, 80))
        seen["order"] += made.by_order
        seen["second group"] += len({look.group for look in made.looks}) > 1
        seen["minor"] += made.winner > 7
        seen["dropped"] += made.winner < 8 and any(party > 7 for party in made.looks[0].nearest)
    assert min(seen.values()) > 10, seen


def side_of(card: int, rng: Random) -> str:
    return "minor" if BOX.minor_of(card) else rng.choice(["policy", "opinion"])
