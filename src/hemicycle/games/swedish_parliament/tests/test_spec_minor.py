"""Minor parties before they win anything: the card that brings them, and how they keep at their end of the scale."""

from __future__ import annotations

from itertools import product

import pytest

from hemicycle.games.swedish_parliament.rules import minor_parties as minor
from hemicycle.games.swedish_parliament.rules.components.box import ROW
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, minor_acts, stepped
from hemicycle.games.swedish_parliament.tests.playing import FEMINISTS, PIRATES, Table, called, titled

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
EQUALITY, PRIVACY = 4, 5  # scales
BAY = titled("Pirate Bay")


def meets(
    pirates: int, farmers: int, moves: bool, side: str, direction: int, end: int = 0
) -> tuple[bool, int, int]:
    """Whether the Pirates act, and where they and the Farmers then are; all others on 5 stay, or go along."""
    segments = [5] * ROW
    segments[FARMERS], segments[9] = farmers, pirates
    policy = side == "policy"
    moving = sum(
        1 << party for party in MAJOR if (party == FARMERS and moves) or (party != FARMERS and not policy)
    )
    acts = minor.acts(segments, [0] * ROW, 9, end, moving, direction, policy)
    [away] = stepped((pirates,), direction)
    [farmers_after] = stepped((farmers,), direction) if moves else (farmers,)
    before = [(farmers,), (5,)]
    after = [(farmers_after,), (5,) if policy else stepped((5,), direction)]
    stays, goes = (pirates, away) if policy else (away, pirates)
    assert acts == minor_acts(end, pirates, stays, goes, before, after)
    return acts, goes if acts else stays, farmers_after


@rule("SWE-26")
@pytest.mark.parametrize(
    ("pirates", "farmers", "back", "acts", "after"),
    [(1, 2, True, True, (0, 1)), (1, 2, False, False, (1, 2))],
)
def test_legalize_filesharing(
    pirates: int, farmers: int, back: bool, acts: bool, after: tuple[int, int]
) -> None:
    """The book's 1a and 1b."""
    assert meets(pirates, farmers, back, "policy", 0) == (acts, *after)


@rule("SWE-26")
@pytest.mark.parametrize(
    ("pirates", "farmers", "pay", "acts", "after"),
    [
        (1, 1, False, True, (1, 2)),
        (1, 2, True, True, (1, 2)),
        (0, 0, True, True, (0, 0)),
        (2, 1, True, False, (3, 1)),
        (2, 1, False, False, (3, 2)),
        (2, 0, True, False, (3, 0)),
        (2, 0, False, False, (3, 1)),
    ],
)
def test_pirate_bay(pirates: int, farmers: int, pay: bool, acts: bool, after: tuple[int, int]) -> None:
    """The book's 2a to 2e."""
    assert meets(pirates, farmers, not pay, "opinion", 1) == (acts, *after)


@rule("SWE-26")
def test_level_and_nobody_moving_it_backs_a_policy_towards_its_end() -> None:
    assert meets(2, 2, False, "policy", 0) == (True, 1, 2)


@rule("SWE-26")
def test_it_never_backs_a_policy_away_from_its_end() -> None:
    for pirates, farmers, moves in product(range(8), range(8), (True, False)):
        assert not meets(pirates, farmers, moves, "policy", 1)[0]


@rule("SWE-26")
@pytest.mark.parametrize("end", [0, 7])
def test_every_meeting(end: int) -> None:
    acted = [
        meets(pirates, farmers, moves, side, direction, end)[0]
        for pirates, farmers in product(range(8), repeat=2)
        for moves in (True, False)
        for side in ("policy", "opinion")
        for direction in (0, 1)
    ]
    assert 0 < sum(acted) < len(acted)


@rule("SWE-24", "SWE-26")
def test_of_two_markers_the_nearer_one_is_watched() -> None:
    segments, wide = [5] * ROW, [0] * ROW
    segments[LABOUR], wide[LABOUR], segments[9] = 2, 1, 1  # Labour on 2 and 3
    assert minor.acts(segments, wide, 9, 0, 1 << LABOUR, 0, True)
    segments[LABOUR] = 0
    assert not minor.acts(segments, wide, 9, 0, 1 << LABOUR, 1, False)


def three(greens: list[int], labour: list[int], farmers: list[int], **given: bool) -> Table:
    """Clockwise after the Greens (seat 0) come Labour (1) and the Farmers (2); all players on segment 3."""
    table = Table(3, parties=[GREENS, LABOUR, FARMERS], **given).set_up()
    table.stock({0: greens, 1: labour, 2: farmers})
    assert [table.hand(seat)[: len(own)] for seat, own in enumerate((greens, labour, farmers))] == [
        greens,
        labour,
        farmers,
    ]
    return table


def pays(table: Table, kind: str, *cards: int) -> None:
    for card in cards:
        table.do(table.asked, kind, card=card)


def where(table: Table, scale: int = PRIVACY) -> tuple[int, int, int]:
    return table.segment(GREENS, scale), table.segment(LABOUR, scale), table.segment(FARMERS, scale)


@rule("SWE-25")
def test_the_inviter_pays_first_then_guests_clockwise_within_its_bounds() -> None:
    table = three([PIRATES, 0, 1], [2, 3], [4, 5])
    before = table.on(PRIVACY)
    table.do(0, "Invite", card=PIRATES)
    assert (table.view.phase, table.asked) == ("contribute", 0)
    assert {*table.may()} == {("Contribute", 0), ("Contribute", 1), ("Enough",)}
    pays(table, "Contribute", 0)
    assert table.on(PRIVACY) == [(own[0] + 1,) for own in before]
    table.do(0, "Enough")
    assert (table.view.phase, table.asked) == ("welcome", 0)
    assert {*table.may()} == {("Welcome", many) for many in range(len(table.hand(1)) + 1)} | {("Close",)}
    table.do(0, "Welcome", most=1)
    assert (table.view.phase, table.asked) == ("contribute", 1)
    pays(table, "Contribute", 2)
    assert (table.view.phase, table.asked) == ("welcome", 0)  # one was welcome
    table.do(0, "Welcome", most=2)
    assert table.asked == 2
    assert {*table.may()} == {("Contribute", card) for card in table.hand(2)} | {("Enough",)}
    pays(table, "Contribute", 4)
    table.do(2, "Enough")
    now = table.view.in_play
    assert (now.pushed, now.contributed) == (3, (1, 1, 1))
    assert table.on(PRIVACY) == [(min(7, own[0] + 3),) for own in before]
    assert [(own.by, own.pile) for own in table.view.paid] == [(0, 0), (1, 0), (2, 0)]


@rule("SWE-25")
def test_none_from_here_on_ends_the_round() -> None:
    table = three([PIRATES, 0], [2], [4])
    table.do(0, "Invite", card=PIRATES)
    pays(table, "Contribute", 0)
    if table.view.phase == "contribute":
        table.do(0, "Enough")
    table.do(0, "Close")
    assert table.view.in_play.pushed == 1
    assert (table.view.phase, table.asked) == ("bring-back", 1)


@rule("SWE-25")
def test_a_guest_who_is_not_welcome_is_passed_over() -> None:
    table = three([PIRATES, 0], [2], [4])
    table.do(0, "Invite", card=PIRATES)
    pays(table, "Contribute", 0)
    table.do(0, "Welcome", most=0)
    assert (table.view.phase, table.asked) == ("welcome", 0)
    table.do(0, "Welcome", most=1)
    assert (table.view.phase, table.asked) == ("contribute", 2)


@rule("SWE-25")
def test_bringing_back_from_the_left_with_the_inviter_last() -> None:
    """At most to where one stood; paying one or more is acting, and to have invited is not."""
    table = three([PIRATES, 0, 1, 6], [2, 3, 7, 8], [4, 5, 9, 10])
    table.do(0, "Invite", card=PIRATES)
    pays(table, "Contribute", 0, 1)
    table.do(0, "Enough")
    table.do(0, "Close")
    assert where(table) == (5, 5, 5)
    assert (table.view.phase, table.asked) == ("bring-back", 1)
    pays(table, "BringBack", 2, 3)
    assert table.asked == 2  # Labour is back where it was
    pays(table, "BringBack", 4)
    assert {*table.may()} == {("BringBack", card) for card in table.hand(2)} | {("Enough",)}
    table.do(2, "Enough")
    assert (table.view.phase, table.asked) == ("bring-back", 0)
    table.do(0, "Enough")
    assert where(table) == (5, 3, 4)
    assert (table.view.phase, table.asked) == ("relation", 0)
    assert sorted(table.view.in_play.acted) == [LABOUR, FARMERS]
    assert {*table.may()} == {("Create", LABOUR, FARMERS)}
    table.any_change()
    assert [(own.card, own.side) for own in table.view.agenda] == [(PIRATES, "minor")]
    assert table.view.markers[9][PRIVACY] == (0,)
    assert table.view.markers[8][EQUALITY] == ()


@rule("SWE-25")
def test_who_did_not_move_cannot_act_and_nobody_needs_to_pay() -> None:
    table = three([FEMINISTS], [2], [4])
    before = table.on(EQUALITY)
    table.do(0, "Invite", card=FEMINISTS)
    while table.view.phase in ("contribute", "welcome"):
        table.do(0, "Enough" if table.view.phase == "contribute" else "Close")
    assert (table.view.phase, table.asked) == ("play", 0)
    assert table.on(EQUALITY) == before
    assert table.view.markers[8][EQUALITY] == (0,)
    assert table.view.agenda[0].side == "minor"


@rule("SWE-5", "SWE-25")
def test_both_markers_are_pushed_and_brought_back() -> None:
    table = three([FEMINISTS, 0, 1], [2, 3], [4], dominant_parties=True)
    table.do(0, "Invite", card=FEMINISTS)
    pays(table, "Contribute", 0, 1)
    while table.view.phase in ("contribute", "welcome"):
        table.do(0, "Enough" if table.view.phase == "contribute" else "Close")
    assert table.view.markers[LABOUR][EQUALITY] == (5, 6)
    assert table.view.markers[CONSERVATIVES][EQUALITY] == (5, 6)
    pays(table, "BringBack", 2)
    assert table.view.markers[LABOUR][EQUALITY] == (4, 5)


@rule("SWE-12", "SWE-25")
def test_a_voter_paid_for_a_minor_party_goes_to_the_queue() -> None:
    students = called("Students", 1)
    table = three([FEMINISTS, students], [2], [4])
    table.do(0, "Invite", card=FEMINISTS)
    pays(table, "Contribute", students)
    assert table.view.queue == (students - 64,)
    assert table.view.paid == ()
    assert table.view.in_play.contributed == (1, 0, 0)


@rule("SWE-25")
def test_pushed_against_the_end_nobody_goes_beyond_it() -> None:
    table = three([PIRATES, *range(6)], [40], [41])
    table.do(0, "Invite", card=PIRATES)
    pays(table, "Contribute", *range(6))
    assert {own for segments in table.on(PRIVACY) for own in segments} == {7}
    while table.view.phase in ("contribute", "welcome"):
        table.do(0, "Enough" if table.view.phase == "contribute" else "Close")
    assert (table.view.phase, table.asked) == ("bring-back", 1)
    labour = table.hand(1)
    for card in labour[:4]:
        table.do(1, "BringBack", card=card)
    assert table.segment(LABOUR, PRIVACY) == 3
    assert table.asked == 2


@rule("SWE-26")
def test_the_pirates_on_the_table() -> None:
    """They entered at the end; an opinion towards Safety moves all but them where a party would be as near."""
    table = three([PIRATES, BAY, titled("Legalize filesharing")], [2], [4])
    table.do(0, "Invite", card=PIRATES)
    while table.view.phase in ("contribute", "welcome"):
        table.do(0, "Enough" if table.view.phase == "contribute" else "Close")
    assert table.view.markers[9][PRIVACY] == (0,)
    table.opinion(BAY)
    table.decline_all()
    table.any_change()
    assert table.view.markers[9][PRIVACY] == (1,)  # the others are on 4 or 5 now
    table.policy(titled("Legalize filesharing"))
    table.decline_all()
    table.any_change()
    assert table.view.markers[9][PRIVACY] == (1,)
