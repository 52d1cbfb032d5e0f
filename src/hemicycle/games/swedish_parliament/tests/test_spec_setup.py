"""Who plays which party and where markers start; cards are another matter."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, SHIPPED, Box
from hemicycle.games.swedish_parliament.tests.playing import Table

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
BOX = Box()


@rule("SWE-1")
@pytest.mark.parametrize("minor_parties", [True, False])
def test_eight_piles(minor_parties: bool) -> None:
    table = Table(4, minor_parties=minor_parties)
    sizes = [10] * 8
    if minor_parties:
        sizes[4] = sizes[5] = 11
    assert list(table.view.piles) == sizes
    assert sum(sizes) == len(table.box.cards)
    shown = table.view.components
    assert [Counter(voter.pile for voter in shown.voters)[pile] for pile in range(8)] == [2] * 8
    assert [Counter(idea.scale for idea in shown.ideas)[pile] for pile in range(8)] == [8] * 8
    assert len(shown.minors) == (2 if minor_parties else 0)


@rule("SWE-1")
def test_any_card_of_a_pile_is_drawn_equally_often() -> None:
    table, rng, seen = Table(1, parties=[LABOUR]).set_up(), Random(1), Counter[Any]()
    table.do(0, "Draw", pile=5)
    for _ in range(2200):
        seen[table.state.choices(NATURE).pick(rng)] += 1
    assert len(seen) == 11
    assert min(seen.values()) > 140
    assert max(seen.values()) < 260


@rule("SWE-2")
def test_seats_choose_in_turn_and_sit_in_the_order_of_parties() -> None:
    table = Table(4)
    for seat, party in enumerate((GREENS, LIBERALS, NATIONALISTS, LABOUR)):
        assert (table.view.phase, table.asked) == ("choose", seat)
        taken = [own for own in table.view.parties if own is not None]
        assert {*table.may()} == {("Choose", free) for free in MAJOR if free not in taken}
        table.do(seat, "Choose", party=party)
    table.chance()
    assert table.view.parties == (GREENS, LIBERALS, NATIONALISTS, LABOUR)
    order = []
    for _ in range(5):
        order.append(table.asked)
        table.do(table.asked, "Place", scale=len(order), side=0)
    assert order == [0, 2, 1, 3, 0]  # Greens, Nationalists, and round to Liberals and Labour
    assert table.view.first == 0


@rule("SWE-2")
def test_a_party_can_be_chosen_once() -> None:
    table = Table(2)
    table.do(0, "Choose", party=GREENS)
    with table.refuses():
        table.do(1, "Choose", party=GREENS)


@rule("SWE-2")
def test_parties_dealt_at_random() -> None:
    table = Table(3, parties="random")
    assert (table.view.phase, table.asked) == ("nature", NATURE)
    deals = table.may(NATURE)
    assert {deal[1] for deal in deals} == {*permutations(MAJOR, 3)}
    assert len(deals) == 8 * 7 * 6
    table.chance(Random(4))
    assert None not in table.view.parties
    assert table.asked == table.view.first == 0


@rule("SWE-2")
def test_parties_given() -> None:
    table = Table(3, parties=[GREENS, FARMERS, LABOUR])
    table.chance()
    assert table.view.parties == (GREENS, FARMERS, LABOUR)
    assert (table.view.phase, table.asked) == ("place", 0)


@rule("SWE-2")
def test_a_printed_seating_decides_who_is_next() -> None:
    seating = SHIPPED["seating"][::-1]
    table = Table(3, parties=[GREENS, FARMERS, LABOUR], components={**SHIPPED, "seating": seating})
    table.chance()
    asked = []
    for scale in range(3):
        asked.append(table.asked)
        table.do(table.asked, "Place", scale=scale, side=0)
    assert asked == [0, 1, 2]  # Greens, Farmers, Labour go round the other way


@rule("SWE-3")
def test_firm_markers_fall_as_printed_and_others_either_way() -> None:
    table = Table(2, parties=[LABOUR, GREENS])
    system = [party for party in MAJOR if party not in (LABOUR, GREENS)]
    loose = [
        (scale, party) for scale in range(8) for party in system
        if party not in BOX.firm[scale][0] + BOX.firm[scale][1]
    ]  # fmt: skip
    assert loose == sorted(loose)
    assert table.state.choices(NATURE).size == 2 ** len(loose)
    falls = [number % 3 % 2 for number in range(len(loose))]
    table.do(NATURE, "DropMarkers", falls=falls)
    for scale in range(8):
        for party in system:
            side = 1 if party in BOX.firm[scale][1] else 0
            if (scale, party) in loose:
                side = falls[loose.index((scale, party))]
            assert table.view.markers[party][scale] == (3 + side,)
    assert table.view.markers[LABOUR] == table.view.markers[GREENS] == table.view.markers[8] == ((),) * 8


@rule("SWE-3")
def test_printed_directions_of_some_markers() -> None:
    """By the component file: Socialists are for Welfare, Nationalists for Sweden, Greens for Environment."""
    table = Table(1, parties=[LABOUR]).set_up()
    for party, scale, segment in (
        (SOCIALISTS, 0, 3),
        (NATIONALISTS, 2, 3),
        (GREENS, 3, 3),
        (CHRISTIANS, 4, 4),
    ):
        assert table.segment(party, scale) == segment


@rule("SWE-4")
def test_players_place_one_marker_at_a_time_wherever_they_like_in_the_middle() -> None:
    table = Table(2, parties=[SOCIALISTS, CONSERVATIVES])
    table.chance()
    free = {seat: {*range(8)} for seat in (0, 1)}
    rng = Random(2)
    for number in range(16):
        seat = number % 2
        assert table.asked == seat
        assert {*table.may()} == {("Place", scale, side) for scale in free[seat] for side in (0, 1)}
        scale, side = rng.choice(sorted(free[seat])), rng.randrange(2)
        table.do(seat, "Place", scale=scale, side=side)
        free[seat].remove(scale)
        assert table.segment((SOCIALISTS, CONSERVATIVES)[seat], scale) == 3 + side
    assert (table.view.phase, table.asked) == ("play", 0)


@rule("SWE-5")
def test_dominant_parties_start_on_both_middle_segments() -> None:
    table = Table(3, parties=[LABOUR, GREENS, FARMERS], dominant_parties=True)
    table.chance()
    asked = []
    while table.view.phase == "place":
        asked.append(table.asked)
        table.do(table.asked, "Place", scale=min(answer[1] for answer in table.may()), side=1)
    assert asked == [2, 1] * 8  # Farmers sit clockwise of Labour, who has nothing to place
    for party in MAJOR:
        both = party in (LABOUR, CONSERVATIVES)
        assert all(len(own) == (2 if both else 1) for own in table.view.markers[party])
        assert not both or table.view.markers[party] == ((3, 4),) * 8
    assert table.asked == 0


@rule("SWE-5")
def test_two_markers_move_together_and_stop_together() -> None:
    """Six policies towards Welfare and Peace in turn; the first marker reaches the end after three, and both stay."""
    table = Table(2, parties=[LABOUR, GREENS], dominant_parties=True).set_up()
    cards = [0, 1, 2, 3]
    table.stock({0: [*cards, 20, 21, 22, 23, 24, 25]})
    seen = []
    for card in cards:
        table.policy(card)
        while table.view.phase == "reply":
            acts = table.view.in_play.asked == LABOUR
            free = LABOUR in table.box.ideas[card].highlighted
            table.reply(acts, None if free or not acts else table.hand(0)[-1])
        seen.append(table.view.markers[LABOUR][0])
        assert LABOUR in table.view.in_play.acted
        table.any_change()
    assert seen == [(2, 3), (1, 2), (0, 1), (0, 1)]


@rule("SWE-6")
def test_hands_start_empty() -> None:
    table = Table(5, parties="random").set_up()
    assert table.view.hands == ((),) * 5
    assert (table.view.agenda, table.view.queue, table.view.relations, table.view.trash) == ((), (), (), ())
    assert table.view.markers[8] == table.view.markers[9] == ((),) * 8
