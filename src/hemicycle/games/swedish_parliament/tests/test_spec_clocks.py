"""How long one has, and what happens when the time is up: the seat acts like a party of the System."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box
from hemicycle.games.swedish_parliament.tests.playing import FEMINISTS, Table, called, titled
from hemicycle.games.swedish_parliament.tests.scenes import willing

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
BOX = Box()
PARENTAL = titled("Higher Parental Leave Pay")


def two(ours: list[int] | None = None, theirs: list[int] | None = None, **given: object) -> Table:
    return Table(2, parties=[GREENS, LABOUR], **given).set_up().stock({0: ours or [], 1: theirs or []})


def kind(table: Table) -> tuple[str, float]:
    [(name, seconds)] = table.clocks.items()
    return name.split()[0], seconds


@rule("SWE-41")
def test_which_clock_runs_when() -> None:
    table = Table(2, move_seconds=100, reply_seconds=20)
    assert kind(table) == ("choose", 100)
    table.do(0, "Choose", party=GREENS)
    table.do(1, "Choose", party=LABOUR)
    table.chance()
    assert kind(table) == ("place", 100)
    table.place()
    assert kind(table) == ("turn", 100)
    table.stock({0: [PARENTAL, 1, FEMINISTS], 1: [10, 11]})
    table.policy(PARENTAL)
    assert kind(table) == ("reply", 20)
    table.decline_all()
    assert kind(table) == ("relation", 100)
    table.any_change()
    assert kind(table) == ("turn", 100)
    table.do(0, "Invite", card=FEMINISTS)
    for clock in ("reply", "reply"):
        assert kind(table) == (clock, 20)
        table.do(0, "Enough" if table.view.phase == "contribute" else "Close")


@rule("SWE-41")
def test_every_question_has_a_clock_of_its_own() -> None:
    table = two([PARENTAL, 1], [10])
    names = [*table.clocks]
    table.do(0, "Policy", card=PARENTAL)
    names += table.clocks
    while table.view.phase == "reply":
        table.reply(False)
        names += table.clocks
    table.any_change()
    names += table.clocks
    assert len({*names}) == len(names)


@rule("SWE-41")
def test_without_clocks_nobody_is_hurried() -> None:
    table = Table(2, move_seconds=None, reply_seconds=None)
    while table.view.phase in ("choose", "place", "nature"):
        assert table.clocks == {}
        table.state.apply(table.asked, table.state.choices(table.asked)[0])
    assert table.clocks == {}


@rule("SWE-41")
def test_no_clock_runs_while_nature_moves() -> None:
    table = Table(2, parties="random")
    assert table.clocks == {}
    table.set_up()
    table.do(table.asked, "Draw", pile=0)
    assert table.clocks == {}


@rule("SWE-41")
def test_who_does_not_choose_gets_a_free_party() -> None:
    table = Table(2)
    table.do(0, "Choose", party=CONSERVATIVES)
    table.ring()
    assert table.view.parties[0] == CONSERVATIVES
    assert table.view.parties[1] in MAJOR[1:]


@rule("SWE-41")
def test_markers_go_to_the_lowest_free_scale_on_the_firm_side_else_the_first() -> None:
    table = Table(2, parties=[LIBERALS, FARMERS])
    table.chance()
    table.do(0, "Place", scale=2, side=1)
    while table.view.phase == "place":
        table.ring()
    for party in (LIBERALS, FARMERS):
        for scale in range(8):
            side = 1 if party in BOX.firm[scale][1] else 0
            if (party, scale) != (LIBERALS, 2):
                assert table.segment(party, scale) == 3 + side
    assert 3 in {table.segment(LIBERALS, scale) for scale in range(8) if LIBERALS not in BOX.firm[scale][0]}


@rule("SWE-41")
def test_a_reply_backs_what_is_highlighted_and_never_pays() -> None:
    table = two([PARENTAL, 1, 2], [10])
    table.policy(PARENTAL)
    while table.view.phase == "reply":
        table.ring()
    acted = {own.party for own in table.view.in_play.replies if own.acts}
    assert acted == BOX.ideas[PARENTAL].highlighted
    table.any_change()
    table.opinion(1)
    while table.view.phase == "reply":
        table.ring()
    assert (table.view.paid, table.hand(0)) == ((), [2])


def hurry(table: Table) -> None:
    """Every clock runs out until somebody's turn goes on."""
    while table.view.phase != "play":
        table.ring()


@rule("SWE-41")
def test_invites_nobody_and_pays_for_no_minor_party() -> None:
    table = two([FEMINISTS, 1], [10])
    before = table.on(4)
    table.do(0, "Invite", card=FEMINISTS)
    hurry(table)
    assert (table.on(4), table.view.paid) == (before, ())
    table = two([FEMINISTS, 1], [10])
    table.do(0, "Invite", card=FEMINISTS)
    table.do(0, "Contribute", card=1)
    hurry(table)
    assert table.on(4) == [(own[0] + 1,) for own in before]
    assert len(table.view.paid) == 1


@rule("SWE-41")
def test_a_turn_ends_with_a_draw_from_the_pile_drawn_from_last() -> None:
    table = Table(2, parties=[GREENS, LABOUR]).set_up()
    table.ring()
    table.chance()
    assert table.view.last_pile == (0, None)  # 0 at first
    table.draw(17)
    table.draw(10)
    table.ring()
    assert table.view.last_pile == (1, 2)
    table.chance()
    assert (table.view.turn_of, table.view.hands) == (0, ((0, 1), (2, 2)))


@rule("SWE-41")
def test_from_the_next_pile_where_that_is_empty() -> None:
    table = Table(1, parties=[GREENS], difficulty=8, minor_parties=False).set_up()
    for pile in (0, 0):
        table.ring()
        assert table.view.last_pile == (pile,)
        table.chance()
        while table.view.phase != "play":
            table.reply(False)
            table.chance()
    assert table.view.piles[:2] == (0, 2)  # the System has gone on to the next
    table.ring()
    assert table.view.last_pile == (1,)


@rule("SWE-41")
def test_cards_in_hand_are_not_played_where_there_is_something_to_draw() -> None:
    table = two([called("Students", 1), PARENTAL], [])
    hand = table.hand(0)
    table.ring()
    table.chance()
    assert table.hand(0)[: len(hand)] == hand
    assert (table.view.turn_of, table.view.agenda, table.view.queue) == (1, (), ())


def last_cards(*ours: int) -> Table:
    """Piles are empty, and it is the turn of seat 0, who drew these first of all."""
    table = two(list(ours))
    while any(table.view.piles):
        table.do(table.asked, "Draw", pile=next(pile for pile in range(8) if table.view.piles[pile]))
        table.chance()
    assert table.asked == 0
    return table


@rule("SWE-41")
def test_a_voter_is_played_where_a_card_must_be() -> None:
    students = called("Students", 1)
    table = last_cards(PARENTAL, 33, students)
    table.ring()
    assert students not in table.hand(0)
    assert {PARENTAL, 33} <= {*table.hand(0)}
    assert (table.view.turn_of, table.view.queue) == (1, (students - 64,))


@rule("SWE-41")
def test_else_the_oldest_card_an_idea_as_a_policy() -> None:
    table = last_cards(33, PARENTAL)
    for card in [card for card in table.hand(0) if BOX.voter(card) is not None]:
        table.do(0, "CallVoter", card=card)
    table.do(0, "EndTurn")
    while table.asked != 0 or table.view.phase != "play":
        table.ring()
    assert table.hand(0)[0] == 33
    table.ring()
    now = table.view.in_play
    assert (now.card, now.side, now.by) == (33, "policy", 0)
    hurry(table)
    assert 33 not in table.hand(0)
    assert table.view.turn_of == 1


@rule("SWE-41")
def test_who_has_played_a_card_need_not_play_another() -> None:
    table = last_cards(33, PARENTAL)
    table.policy(33)
    hurry(table)
    hand = table.hand(0)
    table.ring()
    assert (table.hand(0), table.view.turn_of) == (hand, 1)


def with_everybody(cards: int) -> Table:
    return (
        Table(8, parties=list(MAJOR), components=willing())
        .set_up()
        .stock({CONSERVATIVES: list(range(cards))})
    )


@rule("SWE-38", "SWE-41")
@pytest.mark.parametrize("side", ["policy", "opinion"])
def test_a_relation_is_changed_as_by_the_system_with_the_column_read_as_policy(side: str) -> None:
    """All back the card, or stand still; the two highest of the column are joined, whichever way the card lies."""
    table = with_everybody(2)
    table.do(CONSERVATIVES, side.title(), card=0)
    while table.view.phase == "reply":
        table.reply(True, table.hand(table.asked)[0] if side == "opinion" else None)
    table.ring()
    column = BOX.ideas[0].column
    [made] = table.view.relations
    assert ({made.one, made.other}, made.strength) == ({*column[:2]}, 1)


@rule("SWE-38", "SWE-41")
def test_it_never_breaks_but_weakens() -> None:
    table = with_everybody(3)
    table.policy(0)
    while table.view.phase == "reply":
        table.reply(table.view.in_play.asked in (CONSERVATIVES, LABOUR))
    table.change("Create", CONSERVATIVES, LABOUR)
    table.policy(1)
    while table.view.phase == "reply":
        table.reply(table.view.in_play.asked == LABOUR)
    assert ("Break", CONSERVATIVES, LABOUR) in table.may()
    table.ring()
    assert table.relation(CONSERVATIVES, LABOUR) == -1
