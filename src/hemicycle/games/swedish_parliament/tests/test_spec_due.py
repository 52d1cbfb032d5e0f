"""When a voter is due, and where its cards and tile then go; whom it chooses is elsewhere."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.tests.playing import Table

rule = pytest.mark.rule

LABOUR, FARMERS, GREENS = 2, 4, 6


def voting(seats: int, *cards: int, agenda: int = 1) -> Table:
    """The first player has these voters in hand, and has played so many opinions on Sweden/Humanity."""
    table = Table(seats, parties=[GREENS, LABOUR, FARMERS][:seats]).set_up()
    opinions = [16 + number for number in range(agenda)]
    table.stock({0: [*opinions, *cards]})
    for card in opinions:
        table.opinion(card)
        table.decline_all()
        table.any_change()
    return table


@rule("SWE-20")
def test_as_many_voters_as_players_make_one_due() -> None:
    table = voting(3, 64, 65, 66)
    for card in (64, 65):
        table.do(0, "CallVoter", card=card)
    assert not table.view.voters_due
    table.draw(17)
    assert table.view.queue == (0, 1)
    while table.asked != 0:
        table.draw(30 + table.asked)
    table.do(0, "CallVoter", card=66)
    assert table.view.voters_due
    table.draw(18)
    assert table.view.queue == (1, 2)
    assert sum(map(len, table.view.won)) == 1
    assert table.view.decided[-1].voter == 0
    assert {64, table.view.decided[-1].used[0]} <= {*table.view.trash}


@rule("SWE-20", "SWE-22")
def test_one_voter_in_a_turn_and_none_without_an_agenda() -> None:
    table = voting(2, 64, 65, 66, 67)
    for card in (64, 65, 66, 67):
        table.do(0, "CallVoter", card=card)
    table.draw(40)
    assert len(table.view.queue) == 3
    used = table.view.decided[-1].used
    assert (len(used), table.view.agenda) == (1, ())
    table.draw(41)  # two players and three in the queue, but nothing to talk about
    assert len(table.view.queue) == 3


@rule("SWE-22")
def test_the_tile_goes_to_the_winner_and_the_cards_to_the_trash() -> None:
    table = voting(2, 64, 65, agenda=2)
    for card in (64, 65):
        table.do(0, "CallVoter", card=card)
    expected = table.view.next_vote
    table.draw(40)
    assert table.view.won[expected.winner] == (0,)
    assert {*table.view.trash} == {64, *expected.used}
    assert {own.card for own in table.view.agenda} == {16, 17} - {*expected.used}


@rule("SWE-20")
def test_without_voters_to_come_the_last_ones_decide_one_a_turn() -> None:
    """Three players; all voters have been called, and the last two do not wait for a third."""
    table = Table(3, parties=[GREENS, LABOUR, FARMERS]).set_up()
    table.stock({0: [64, 67, 70, 73, 76, 79], 1: [65, 68, 71, 74, 77, 0], 2: [66, 69, 72, 75, 78, 1]})
    left: list[int] = []
    for card in range(2, 20):
        hand = table.hand(table.asked)
        for own in [own for own in hand if own >= 64]:
            table.do(table.asked, "CallVoter", card=own)
        for own in [own for own in hand if own < 64][:1]:
            table.opinion(own)
            table.decline_all()
            table.any_change()
        table.draw(card)
        left.append(len(table.view.queue))
    assert left == [6, 10, *range(14, -1, -1), 0]
    assert not table.view.voters_due
