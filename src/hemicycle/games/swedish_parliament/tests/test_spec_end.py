"""After the election: how a match goes on, ends, and who has won; cabinets are formed elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.swedish_parliament.tests.course import Book
from hemicycle.games.swedish_parliament.tests.following import check_choice, winners
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box, choice
from hemicycle.games.swedish_parliament.tests.oracle_cabinet import Cabinet
from hemicycle.games.swedish_parliament.tests.playing import Table
from hemicycle.games.swedish_parliament.tests.scenes import ended, short, stages, start

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
VOTERS = [*range(64, 80)]


class Late(Table):
    """Greens and Labour; nobody pays for anything, and voters are kept back until all else is played."""

    def __init__(self) -> None:
        super().__init__(2, parties=[GREENS, LABOUR])
        self.set_up().stock({0: VOTERS[:8], 1: VOTERS[8:]})

    def play(self, card: int) -> None:
        kinds = [answer[0] for answer in self.may() if answer[-1] == card and answer[0] != "Draw"]
        self.do(self.asked, kinds[0], card=card)
        while self.view.phase not in ("play", "over"):
            self.leave()

    def leave(self) -> None:
        """As little as whoever is asked can do."""
        leave = [answer for answer in self.may() if answer in (("Decline",), ("Enough",), ("Close",))]
        if leave:
            self.do(self.asked, leave[0][0])
        else:
            self.any_change()

    def draw_any(self) -> None:
        pile = next(pile for pile, size in enumerate(self.view.piles) if size)
        self.do(self.asked, "Draw", pile=pile)
        self.chance()

    def ideas(self) -> list[int]:
        return [card for card in self.hand(self.asked) if card not in VOTERS]

    def empty_the_piles(self) -> None:
        while any(self.view.piles):
            self.draw_any()

    def use_up(self) -> None:
        """Each plays what is no voter, one card in each turn."""
        while self.ideas():
            self.play(self.ideas()[0])
            self.do(self.asked, "EndTurn")

    def call_all(self) -> None:
        """Whoever's turn it is, and ends it if that is asked."""
        seat = self.asked
        for card in self.hand(seat):
            self.play(card)
        if not self.state.over() and self.asked == seat:
            self.do(seat, "EndTurn")


@rule("SWE-7")
def test_with_empty_piles_at_least_one_card_is_played() -> None:
    table = Late()
    table.empty_the_piles()
    seat = table.asked
    assert not {answer[0] for answer in table.may()} & {"Draw", "EndTurn"}
    table.play(table.ideas()[0])
    assert table.asked == seat
    assert ("EndTurn",) in table.may()
    table.do(seat, "EndTurn")
    assert table.asked != seat
    assert ("EndTurn",) not in table.may()


@rule("SWE-7", "SWE-20")
def test_a_player_without_cards_still_has_a_turn_for_a_voter() -> None:
    """The one has nothing left; the other plays a card a turn, and a voter decides in the turn of either."""
    table = Late()
    table.empty_the_piles()
    table.use_up()
    table.call_all()
    seat, queue = table.asked, []
    assert table.view.hands[1 - seat] == ()
    for _ in range(3):
        table.play(table.hand(seat)[0])
        table.do(seat, "EndTurn")
        queue.append(len(table.view.queue))
        if table.asked != seat:
            assert table.may() == [("EndTurn",)]
            table.do(1 - seat, "EndTurn")
        assert table.asked == seat
    assert queue[1] - queue[0] == queue[2] - queue[1] == -1  # one called, two decided


@rule("SWE-29")
def test_voters_left_over_are_decided_by_the_last_card_played() -> None:
    """It is not used up, though the agenda's cards are; the agenda decides one voter in each of the last two turns."""
    table = Late()
    table.empty_the_piles()
    table.use_up()
    last = table.view.agenda[0]
    markers = {party: table.view.markers[party] for party in range(10)}
    table.call_all()
    assert sum(map(len, table.view.won)) == 1
    table.call_all()
    view = table.view
    assert (table.state.over(), view.queue, sum(map(len, view.won))) == (True, (), 16)
    for made in view.decided[-14:]:
        assert {*made.used} == {last.card}
        check_choice(made, choice(Box(), made.voter, [(last.card, last.side)], markers))


@rule("SWE-28", "SWE-29")
def test_it_goes_on_after_the_last_voter_until_no_card_is_left() -> None:
    later: list[tuple[Any, Any, Any]] = []
    for state in stages(start(2, parties=[GREENS, LABOUR]), 1, ring=0.0):
        view = state.view(None)
        if not state.over() and sum(map(len, view.won)) == 16:
            later.append((view.markers, view.relations, len(view.paid)))
        if view.phase == "play" and view.played == 0:
            assert any(view.piles) or any(view.hands)
    assert (view.phase, view.piles, view.hands, view.queue) == ("over", (0,) * 8, ((), ()), ())
    assert all(len({repr(own[at]) for own in later}) > 1 for at in range(3))


@rule("SWE-36")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_is_first_and_by_what_verdict(seats: int) -> None:
    for seed in range(6):
        state = ended(start(seats, parties="random"), seed)
        outcome, view = state.outcome(), state.view(None)
        assert outcome.verdict in (
            "verdict-centre",
            "verdict-lasted",
            "verdict-most-voters",
            "verdict-nobody",
        )
        assert len(outcome.winners) == (outcome.verdict != "verdict-nobody")
        for seat in outcome.winners:
            assert outcome.places[seat] == 1
            assert (view.cabinet.centre == view.parties[seat]) == (outcome.verdict == "verdict-centre")
            assert (view.parties[seat] in view.cabinet.order) == (outcome.verdict != "verdict-most-voters")
        inside = [party for party in view.cabinet.order if party in view.parties]
        ranked = sorted(range(seats), key=lambda seat: outcome.places[seat])
        assert [view.parties[seat] for seat in ranked][: len(inside)] == inside
        assert all(own >= len(view.won[view.parties[seat]]) for seat, own in enumerate(outcome.scores))


@rule("SWE-36")
def test_the_oracle_knows_who_wins() -> None:
    """On cabinets made up: a system party as centre wins nothing, and nobody wins who is not in parliament."""
    options = Table(2, parties=[GREENS, LABOUR]).options
    book = Book(2, options)
    made = Cabinet([FARMERS, LABOUR, GREENS], set(), [], {}, [(FARMERS,), (LABOUR,), (GREENS,)])
    book.won[GREENS], book.won[LABOUR], book.won[FARMERS] = [0, 1, 2], [3], [4]
    assert winners(book, made) == ([1], "verdict-lasted")
    made.order.reverse()
    assert winners(book, made) == ([0], "verdict-centre")
    outside = Cabinet([FARMERS], set(), [], {8: (LABOUR,)}, [(FARMERS,)])
    assert winners(book, outside) == ([0], "verdict-most-voters")
    book.won[8] = [5, 6, 7]
    assert winners(book, outside) == ([1], "verdict-most-voters")
    book.won[GREENS], book.won[LABOUR] = [], []
    assert winners(book, Cabinet([FARMERS], set(), [], {}, [(FARMERS,)])) == ([], "verdict-nobody")


def target(order: list[int]) -> dict[str, Any]:
    return {"cabinet": sorted(order), "leader": order[0]}


@rule("SWE-36", "SWE-40")
@pytest.mark.parametrize("seats", [1, 3])
def test_all_win_together_or_all_lose(seats: int) -> None:
    """A match whose cabinet is known is played again for that cabinet, another leader, a party more and one less."""
    given: dict[str, Any] = {"parties": [LABOUR, GREENS, FARMERS][:seats], "minor_parties": False}
    order = list(ended(start(seats, **given), 5).view(None).cabinet.order)
    other = next(party for party in MAJOR if party not in order)
    for aim, won in (
        (target(order), True),
        (target([order[1], order[0], *order[2:]]), False),
        (target([*order, other]), False),
        (target(order[:-1]), False),
    ):
        outcome = ended(start(seats, **given, coop=aim), 5).outcome()
        assert outcome.winners == (tuple(range(seats)) if won else ())
        assert outcome.verdict == ("verdict-coop-won" if won else "verdict-coop-lost")
        assert {*outcome.places} == {1}


@rule("SWE-36")
def test_minor_allies_are_not_compared_with_the_cabinet_wanted() -> None:
    """Of short matches about privacy, one with a minor party in the cabinet is played again for the others in it."""
    given = {"parties": [GREENS, FARMERS], "components": short()}
    for seed in range(90, 400):
        cabinet = ended(start(2, **given), seed, early=True).view(None).cabinet
        if cabinet.centre < 8 and any(party > 7 for party in cabinet.members):
            aim = target([party for party in cabinet.order if party < 8])
            assert ended(start(2, **given, coop=aim), seed, early=True).outcome().winners == (0, 1)
            return
    pytest.fail("no minor party came into a cabinet")
