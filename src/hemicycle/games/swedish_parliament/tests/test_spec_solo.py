"""One player against the System: what it draws, plays and changes, and how it is beaten; no other players."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box
from hemicycle.games.swedish_parliament.tests.playing import FEMINISTS, PIRATES, Table, called, titled, told
from hemicycle.games.swedish_parliament.tests.scenes import ended, start

rule = pytest.mark.rule

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
HUMANITY, EQUALITY, PRIVACY = 2, 4, 5
BOX = Box()


class Alone(Table):
    """Greens against the System, whose cards nature deals as told."""

    def __init__(self, difficulty: int = 1, **given: Any) -> None:
        super().__init__(1, parties=[GREENS], difficulty=difficulty, **given)
        self.set_up()

    def deal(self, card: int) -> None:
        self.do(NATURE, "Dealt", card=card)

    def take(self, card: int, *then: int) -> None:
        """The player draws the first card; the System plays the others, and the player does as little as can be."""
        self.draw(card)
        for other in then:
            self.deal(other)
            self.leave()

    def leave(self) -> None:
        while self.view.phase in ("reply", "bring-back"):
            free = [answer for answer in self.may() if answer in (("Decline",), ("Enough",))]
            self.do(0, free[0][0])


@rule("SWE-37")
@pytest.mark.parametrize("difficulty", [1, 3, 8])
def test_the_system_plays_so_many_cards_after_each_turn(difficulty: int) -> None:
    table = Alone(difficulty)
    assert table.asked == 0  # the player goes first
    table.draw(0)
    for number in range(difficulty):
        assert table.asked == NATURE, number
        table.deal(number + 1 if number < 7 else called("Office Workers", 8))
        table.leave()
    assert table.asked == 0
    assert len(table.view.agenda) == min(difficulty, 7) - sum(
        map(len, [own.used for own in table.view.decided])
    )
    assert table.view.piles[0] == 10 - 1 - difficulty


@rule("SWE-37")
def test_it_draws_from_the_pile_the_player_drew_from_last() -> None:
    table = Alone(2)
    table.draw(17)
    for card in (16, 18):
        assert {answer[1] for answer in table.may(NATURE)} == {
            own
            for own in table.box.cards
            if table.box.pile(own) == 2 and own not in (17, 16 if card == 18 else 17)
        }
        table.deal(card)
        table.leave()
    table.take(40, 41, 42)
    assert table.view.piles == (10, 10, 7, 10, 11, 8, 10, 10)


@rule("SWE-37")
def test_from_the_next_pile_where_that_is_empty() -> None:
    """After the last pile comes the first; the pile is looked up anew for every card."""
    table, rng = Alone(8, minor_parties=False), Random(1)
    drawn: list[int] = []
    for _ in range(2):
        table.do(0, "Draw", pile=7)
        while table.asked == NATURE:
            action = table.state.choices(NATURE).pick(rng)
            drawn.append(BOX.pile(told(action)[1]))
            table.state.apply(NATURE, action)
            if table.asked != NATURE:
                table.leave()
    assert drawn == [7] * 10 + [0] * 8


@rule("SWE-37")
def test_a_voter_counts_as_one_of_the_cards() -> None:
    office, unemployed = called("Office Workers", 8), called("Unemployed", -8)
    table = Alone(3)
    table.take(0, office, 1, unemployed)
    assert table.asked == 0
    assert table.view.piles[0] == 6
    assert len(table.view.queue) == 1  # one of the two has decided, on the System's idea
    assert table.view.decided[-1].voter == office - 64


@rule("SWE-37")
def test_all_its_ideas_are_policies() -> None:
    table = Alone()
    table.take(0, titled("Higher Child Allowance"))
    assert [(own.card, own.side) for own in table.view.agenda] == [
        (titled("Higher Child Allowance"), "policy")
    ]


@rule("SWE-20", "SWE-37")
def test_a_voter_decides_after_either_turn() -> None:
    """One after the player's, one after the System's, if there are any and there is something to talk about."""
    table = Alone()
    voters = [called("Technicians", -4), called("Pensioners", 4)]
    table.take(voters[0], 24)
    table.take(voters[1], 25)
    for card in voters:
        table.do(0, "CallVoter", card=card)
    assert len(table.view.queue) == 2
    agenda = len(table.view.agenda)
    assert agenda
    table.draw(26)
    assert len(table.view.queue) == 1
    table.deal(27)
    table.leave()
    assert len(table.view.queue) == 0
    assert sum(map(len, table.view.won)) == 2


@rule("SWE-9", "SWE-37")
def test_the_player_is_asked_about_its_policies() -> None:
    table = Alone()
    table.draw(0)
    table.deal(titled("Higher Child Allowance"))
    assert (table.view.phase, table.view.turn_of, table.view.in_play.by) == ("reply", None, None)
    assert {*table.may()} == {("Back", None), ("Decline",)}
    table.reply(True)
    assert table.asked == 0
    assert table.view.phase == "play"


def highest(column: list[int], acted: set[int]) -> tuple[int, int]:
    pairs = [pair for pair in combinations(column, 2) if {*pair} <= acted]
    return min(pairs[0]), max(pairs[0])


@rule("SWE-38")
def test_it_creates_the_highest_pair_where_nothing_else_can_be_done() -> None:
    card = titled("Higher Child Allowance")
    table = Alone()
    table.take(0, card)
    acted = BOX.ideas[card].highlighted - {GREENS}
    assert [(own.one, own.other, own.strength) for own in table.view.relations] == [
        (*highest(BOX.ideas[card].column, acted), 1)
    ]


@rule("SWE-38")
def test_it_would_rather_strengthen_and_then_weaken() -> None:
    """Labour and Socialists stand highest among the backers of one policy, and both back the next three or one does."""
    first, second = titled("Higher Child Allowance"), titled("Tax Hike for More Teachers")
    table = Alone()
    table.take(0, first)
    table.take(3 if second != 3 else 2, second)
    assert [(own.one, own.other, own.strength) for own in table.view.relations] == [(LABOUR, SOCIALISTS, 2)]
    third = titled("Tax Credit for Pensioners")  # Labour but not Socialists
    table.take(5, third)
    assert [(own.one, own.other, own.strength) for own in table.view.relations] == [(LABOUR, SOCIALISTS, 1)]
    table.take(6, titled("Cut the State Income Tax"))  # neither
    assert len(table.view.relations) == 2


@rule("SWE-38")
def test_it_never_breaks() -> None:
    """What only Labour backs turns +1 into −1."""
    table = Alone()
    table.take(0, titled("Higher Child Allowance"))
    table.take(2, titled("Tax Credit for Pensioners"))
    assert [(own.one, own.other, own.strength) for own in table.view.relations] == [(LABOUR, SOCIALISTS, -1)]


@rule("SWE-39")
@pytest.mark.parametrize(("card", "scale"), [(FEMINISTS, EQUALITY), (PIRATES, PRIVACY)])
@pytest.mark.parametrize("pays", [True, False])
def test_its_minor_card_is_one_step_for_everyone(card: int, scale: int, pays: bool) -> None:
    """No invitation; the player may pay to take it back."""
    table = Alone()
    table.take(0, 1)
    before = table.on(scale)
    table.draw(8 * scale)
    table.deal(card)
    assert (table.view.phase, table.asked) == ("bring-back", 0)
    assert table.view.in_play.pushed == 1
    assert table.on(scale) == [(own[0] + 1,) for own in before]
    if pays:
        table.do(0, "BringBack", card=table.hand(0)[0])
        assert table.segment(GREENS, scale) == before[GREENS][0]
    else:
        table.do(0, "Enough")
        assert table.segment(GREENS, scale) == before[GREENS][0] + 1
    assert (table.view.phase, table.asked) == ("play", 0)
    assert table.view.markers[8 + (card == PIRATES)][scale] == (0,)
    assert table.view.agenda[0].side == "minor"


@rule("SWE-25", "SWE-37")
def test_the_player_alone_may_pay_for_its_own_minor_card() -> None:
    table = Alone()
    table.take(PIRATES, 40)
    table.take(0, 1)
    table.do(0, "Invite", card=PIRATES)
    assert (table.view.phase, table.asked) == ("contribute", 0)
    table.do(0, "Contribute", card=0)
    while table.view.phase != "play":
        table.do(0, "Enough")
    assert table.view.turn_of == 0


@rule("SWE-29", "SWE-37")
def test_no_turn_of_the_system_after_the_end() -> None:
    """With empty piles it plays nothing; the player's last card ends the match."""
    state = start(1, parties=[GREENS])
    rng, last = Random(3), None
    while not state.over():
        [seat] = state.to_act()
        view = state.view(None)
        if not any(view.piles):
            assert seat == 0
            assert view.in_play is None or view.in_play.by == 0 or view.phase in ("reply", "bring-back")
        last = seat
        state.apply(seat, state.choices(seat).pick(rng))
    assert last == 0


@rule("SWE-29", "SWE-37")
def test_it_ends_after_the_systems_turn_where_the_player_has_paid_its_last_card() -> None:
    """The player plays all it has in each turn, draws a card, and pays it for a policy once the piles run out."""
    table, rng, by_system = Alone(8, minor_parties=False), Random(4), False
    while not table.state.over():
        view = table.view
        by_system = view.turn_of is None
        plays = [answer for answer in table.may() if answer[0] in ("Policy", "CallVoter")]
        pays = [answer for answer in table.may() if answer[0] == "Back" and answer[1] is not None]
        if view.phase == "reply" and not (by_system and pays and sum(view.piles) < 8):
            table.reply(False)
        elif wanted := plays or pays:
            table.state.apply(
                0, next(action for action in table.state.choices(0) if told(action) == wanted[0])
            )
        else:
            table.state.apply(table.asked, table.state.choices(table.asked).pick(rng))
    assert by_system
    assert (table.view.piles, table.view.hands, table.view.queue) == ((0,) * 8, ((),), ())


@rule("SWE-40")
def test_only_the_centre_of_gravity_wins_alone() -> None:
    seen = set()
    for seed in range(40):
        state = ended(start(1, parties=[GREENS if seed % 2 else CONSERVATIVES]), seed)
        outcome, view = state.outcome(), state.view(None)
        won = view.cabinet is not None and view.cabinet.centre == view.parties[0]
        assert outcome.winners == ((0,) if won else ())
        assert outcome.verdict == ("verdict-solo-won" if won else "verdict-solo-lost")
        seen.add(won)
    assert seen == {True, False}
