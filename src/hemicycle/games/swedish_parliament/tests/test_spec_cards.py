"""What ideas and voter cards do when they are played: who backs, who pays, who moves; no relations yet."""

from __future__ import annotations

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box
from hemicycle.games.swedish_parliament.tests.playing import PIRATES, Table, called, titled

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
WELFARE, PEACE = 0, 1  # scales, and the first direction of each
PARENTAL, TAXATION = titled("Higher Parental Leave Pay"), titled("Taxation is theft")
ALLOWANCE = titled("Higher Child Allowance")
EVERYONE = list(MAJOR)


def eight(**hands: list[int]) -> Table:
    """Everybody plays, seat by party number, and starts on segment 3; hands by the party's name."""
    table = Table(8, parties=EVERYONE).set_up()
    return table.stock({Box().names.index(name.capitalize()): cards for name, cards in hands.items()})


def moved(before: list[tuple[int, ...]], after: list[tuple[int, ...]]) -> dict[int, int]:
    """By how many segments, and which way, of those who did."""
    return {
        party: new[0] - old[0]
        for party, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    }


@rule("SWE-8", "SWE-9", "SWE-10")
def test_parental_leave() -> None:
    """The book's policy: Socialists, Labour and Liberals back it for free, the Conservatives pay, all four move."""
    pays = titled("Buy New Fighter Jets")
    table = eight(conservatives=[PARENTAL, pays])
    before = table.on(WELFARE)
    table.policy(PARENTAL)
    backers = {SOCIALISTS: None, LABOUR: None, LIBERALS: None, CONSERVATIVES: pays}
    asked = []
    while table.view.phase == "reply":
        party = table.view.in_play.asked
        asked.append(party)
        table.reply(party in backers, backers.get(party))
    assert asked == [
        FARMERS, NATIONALISTS, CHRISTIANS, LABOUR, LIBERALS, SOCIALISTS, CONSERVATIVES, GREENS,
    ]  # fmt: skip
    assert moved(before, table.on(WELFARE)) == dict.fromkeys(backers, -1)
    assert sorted(table.view.in_play.acted) == sorted(backers)
    assert [(own.by, own.pile, own.card) for own in table.view.paid] == [(CONSERVATIVES, PEACE, None)]
    assert table.state.view(CONSERVATIVES).paid[0].card == pays


@rule("SWE-8", "SWE-11")
def test_taxation_is_theft() -> None:
    """The book's opinion, the same card upside down: all move towards Welfare but those who pay."""
    table = eight(farmers=[TAXATION])
    before = table.on(WELFARE)
    while table.asked != FARMERS:
        table.draw(24 + table.asked)
    table.opinion(TAXATION)
    stay, asked = (NATIONALISTS, CHRISTIANS), []
    while table.view.phase == "reply":
        party = table.view.in_play.asked
        asked.append(party)
        table.reply(party in stay, table.hand(party)[0])
    column = [GREENS, CONSERVATIVES, SOCIALISTS, LIBERALS, LABOUR, CHRISTIANS, NATIONALISTS, FARMERS]
    assert [reply.party for reply in table.view.in_play.replies] == column
    assert asked == column[:-1]  # the only card of the Farmers is the one in play
    assert moved(before, table.on(WELFARE)) == {party: -1 for party in MAJOR if party not in stay}
    assert sorted(table.view.in_play.acted) == sorted(stay)
    table.any_change()
    assert [(own.card, own.side) for own in table.view.agenda] == [(PARENTAL, "opinion")]


def duel(*ours: int, parties: tuple[int, int] = (GREENS, LABOUR), theirs: tuple[int, ...] = ()) -> Table:
    """Two players on segments 3, seat 0 to play with these cards in hand."""
    return Table(2, parties=list(parties)).set_up().stock({0: list(ours), 1: list(theirs)})


@rule("SWE-9")
def test_system_parties_back_what_is_highlighted_and_nothing_else() -> None:
    table = duel(PARENTAL, parties=(GREENS, FARMERS))
    before = table.on(WELFARE)
    table.policy(PARENTAL)
    table.decline_all()
    assert moved(before, table.on(WELFARE)) == {LABOUR: -1, LIBERALS: -1, SOCIALISTS: -1}


@rule("SWE-9")
def test_what_a_player_may_reply_to_a_policy() -> None:
    """Highlighted: to back for free; grey: to back for any card but the one in play; and always not to."""
    table = duel(PARENTAL, 10, 20)
    table.policy(PARENTAL)
    assert (table.asked, {*table.may()}) == (1, {("Back", None), ("Decline",)})
    table.reply(False)
    assert (table.asked, {*table.may()}) == (0, {("Back", 10), ("Back", 20), ("Decline",)})
    with table.refuses():
        table.reply(True, PARENTAL)
    with table.refuses():
        table.reply(True)


@rule("SWE-9", "SWE-12")
def test_who_has_nothing_to_pay_with_does_not_back() -> None:
    table = duel(PARENTAL)
    table.policy(PARENTAL)
    assert (table.asked, table.view.in_play.asked) == (1, LABOUR)
    table.reply(True)
    assert table.view.phase == "relation"
    [greens] = [own for own in table.view.in_play.replies if own.party == GREENS]
    assert not greens.acts


@rule("SWE-10")
def test_at_the_end_a_backer_stays_and_has_acted() -> None:
    cards = [
        titled("Raise the Carbon Tax"),
        titled("Congestion Charges in the Cities"),
        titled("Ban Toxins in Toys"),
    ]
    cards.append(titled("Stricter Animal Protection"))
    table = duel(*cards)
    for number, card in enumerate(cards):
        table.policy(card)
        while table.view.phase == "reply":
            party = table.view.in_play.asked
            highlighted = party in table.box.ideas[card].highlighted
            table.reply(party == GREENS and highlighted)
        assert table.segment(GREENS, 3) == max(0, 2 - number)
        assert GREENS in table.view.in_play.acted
        table.any_change()


@rule("SWE-11")
def test_highlights_do_not_matter_for_an_opinion() -> None:
    table = duel(PARENTAL, 10, theirs=(20,))
    table.opinion(PARENTAL)
    assert (table.asked, {*table.may()}) == (0, {("StandStill", 10), ("Decline",)})
    table.reply(False)
    assert (table.asked, {*table.may()}) == (1, {("StandStill", 20), ("Decline",)} | spare(table, 1))


def spare(table: Table, seat: int) -> set[tuple[str, int]]:
    return {("StandStill", card) for card in table.hand(seat)}


@rule("SWE-11")
def test_system_parties_always_go_along() -> None:
    table = duel(PARENTAL)
    before = table.on(WELFARE)
    table.opinion(PARENTAL)
    table.decline_all()
    assert moved(before, table.on(WELFARE)) == dict.fromkeys(MAJOR, -1)


@rule("SWE-11")
def test_a_party_at_the_end_may_pay_to_act_though_it_could_not_move() -> None:
    cards = [PARENTAL, titled("Higher Child Allowance"), titled("Raise the Guaranteed Pension")]
    cards.append(titled("Tax Hike for More Teachers"))
    table = duel(*cards, 10)
    for card in cards[:3]:
        table.opinion(card)
        table.decline_all()
        table.any_change()
    assert table.segment(GREENS, WELFARE) == 0
    table.opinion(cards[3])
    pays = {LABOUR: table.hand(1)[0], GREENS: 10}
    while table.view.phase == "reply":
        table.reply(True, pays[table.view.in_play.asked])
    assert (table.segment(GREENS, WELFARE), table.segment(LABOUR, WELFARE)) == (0, 0)
    assert {*table.may()} == {("Create", LABOUR, GREENS)}


@rule("SWE-12")
def test_voters_that_pay_go_to_the_queue_in_the_order_paid() -> None:
    students, teachers = called("Students", 1), called("Teachers", 6)
    card = titled("Bring Back Conscription")
    table = duel(card, students, theirs=(teachers,), parties=(SOCIALISTS, CHRISTIANS))
    table.policy(card)
    order = []
    while table.view.phase == "reply":
        voter = {0: students, 1: teachers}[table.asked]
        order.append(voter - len(table.box.ideas))
        table.reply(True, voter)
    assert order == [students - 64, teachers - 64]
    assert list(table.view.queue) == order
    assert table.view.paid == ()
    assert [own.paid for own in table.view.in_play.replies if own.paid is not None] == [7, 4]


@rule("SWE-12")
def test_a_minor_party_that_pays_never_enters() -> None:
    table = duel(PARENTAL, PIRATES)
    table.policy(PARENTAL)
    table.reply(False)
    table.reply(True, PIRATES)
    assert [(own.pile, own.card) for own in table.state.view(1).paid] == [(5, None)]
    assert [(own.pile, own.card) for own in table.state.view(0).paid] == [(5, PIRATES)]
    table.any_change()
    assert table.view.markers[9] == ((),) * 8


@rule("SWE-13")
def test_the_card_goes_on_top_of_the_agenda_after_the_relation() -> None:
    table = duel(PARENTAL, titled("Ban Toxins in Toys"))
    table.opinion(PARENTAL)
    table.decline_all()
    assert table.view.agenda == () or table.view.phase != "relation"
    table.any_change()
    table.policy(titled("Ban Toxins in Toys"))
    table.decline_all()
    assert table.view.phase == "relation"
    assert [own.card for own in table.view.agenda] == [PARENTAL]
    table.any_change()
    assert [(own.card, own.side) for own in table.view.agenda] == [
        (titled("Ban Toxins in Toys"), "policy"),
        (PARENTAL, "opinion"),
    ]


@rule("SWE-14")
def test_a_voter_played_alone_joins_the_queue_and_that_is_all() -> None:
    students, teachers = called("Students", 1), called("Teachers", 6)
    table = duel(teachers, students)
    before = table.view
    table.do(0, "CallVoter", card=students)
    table.do(0, "CallVoter", card=teachers)
    view = table.view
    assert view.queue == (students - 64, teachers - 64)
    assert (view.phase, view.turn, view.asked, view.agenda) == ("play", before.turn, 0, ())
    assert (view.markers, view.relations, view.trash, view.played) == (before.markers, (), (), 2)


@rule("SWE-7")
def test_the_first_turn_is_a_draw_and_ends_with_it() -> None:
    table = Table(3, parties=[LABOUR, GREENS, FARMERS]).set_up()
    assert (table.asked, table.view.first) == (0, 0)
    assert {*table.may()} == {("Draw", pile) for pile in range(8)}
    table.draw(7)
    assert table.asked == 2  # Farmers sit clockwise of Labour, Greens come last
    assert table.view.turn_of == 2
    table.draw(17)
    assert table.asked == 1
    assert table.state.view(0).mine == (7,)
    assert table.view.hands == ((0,), (), (2,))


@rule("SWE-7")
def test_any_number_of_cards_and_then_a_draw() -> None:
    table = duel(PARENTAL, ALLOWANCE, called("Students", 1))
    assert {*table.may()} == {
        *[(kind, card) for kind in ("Policy", "Opinion") for card in (PARENTAL, ALLOWANCE)],
        ("CallVoter", called("Students", 1)),
        *[("Draw", pile) for pile in range(8)],
    }
    for card in (PARENTAL, ALLOWANCE):
        table.policy(card)
        table.decline_all()
        table.any_change()
    assert (table.view.played, table.asked) == (2, 0)
    table.draw(20)
    assert (table.asked, table.view.played) == (1, 0)
    with table.refuses():
        table.do(0, "Draw", pile=1)


@rule("SWE-7")
def test_one_draws_from_a_pile_that_has_cards_and_gets_any_of_them() -> None:
    table = Table(1, parties=[LABOUR], difficulty=1).set_up()
    with table.refuses():
        table.do(0, "EndTurn")
    table.do(0, "Draw", pile=4)
    cards = {answer[1] for answer in table.may(NATURE)}
    assert cards == {card for card in table.box.cards if table.box.pile(card) == 4}
    assert len(cards) == 8 + 2 + 1
