"""Who leads in Koalition and who opens; cards play no part in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests import oracle
from hemicycle.games.koalition.tests.playing import COUNTRY, LEMON, ROSE, Table, counted, opened

rule = pytest.mark.rule


def standing(*stands: bool, **given: Any) -> Table:
    """All have said whether they stand."""
    table = Table(len(stands), **given).shuffle()
    for seat, own in enumerate(stands):
        table.do(seat, "Stand", stands=own)
    return table


def lots(table: Table) -> list[int]:
    """Between whom nature draws."""
    return sorted(plain(own)["seat"] for own in table.state.choices(NATURE))


@rule("KOA-4")
def test_standing_is_sealed_until_all_have_said() -> None:
    table = Table(3).shuffle()
    assert table.view.phase == "stand"
    assert sorted(table.state.awaited()) == [0, 1, 2]
    seen = []
    for stands in (True, False):
        other = Table(3).shuffle()
        other.do(1, "Stand", stands=stands)
        assert other.state.view(1).my_stand is stands
        assert other.view.standing == (None, None, None)
        assert sorted(other.state.awaited()) == [0, 2]
        assert other.state.sealed() == (1,)
        seen.append([other.sights()[at] for at in (0, 2, 3)])
    assert seen[0] == seen[1]
    table = standing(True, False, True)
    assert table.view.standing == (True, False, True)
    assert table.view.phase == "vote"


@rule("KOA-4")
def test_a_sole_candidate_is_elected_and_may_appoint_anybody() -> None:
    table = standing(False, True, False)
    assert (table.view.phase, table.view.leader) == ("appoint", 1)
    assert table.state.awaited() == (1,)
    for opener in range(3):
        other = standing(False, True, False)
        other.do(1, "Appoint", opener=opener)
        assert other.view.opener == opener
        other.shuffle()
        assert (other.view.phase, other.view.turn) == ("lay", opener)
    with table.refuses():
        table.do(0, "Appoint", opener=0)


@rule("KOA-4")
def test_most_votes_lead() -> None:
    table = standing(True, True, False, True)
    with table.refuses():
        table.do(0, "Vote", candidate=2)
    for seat, candidate in enumerate((1, 1, 0, None)):
        assert table.view.votes == ()
        table.do(seat, "Vote", candidate=candidate)
    view = table.view
    assert (view.phase, view.leader, view.votes) == ("appoint", 1, (1, 1, 0, None))
    table.do(1, "Appoint", opener=1)
    assert table.view.opener == 1


@rule("KOA-4")
def test_one_may_vote_for_oneself_and_the_vote_is_sealed() -> None:
    table = standing(True, True, False)
    seen = []
    for candidate in (0, 1, None):
        other = standing(True, True, False)
        other.do(0, "Vote", candidate=candidate)
        assert (other.state.view(0).my_vote, other.state.view(0).voted) == (candidate, True)
        assert (other.state.view(1).my_vote, other.state.view(1).voted) == (None, False)
        seen.append(other.sights()[1:])
    assert seen[0] == seen[1] == seen[2]
    assert table.state.choices(2).size == 3


@rule("KOA-4")
@pytest.mark.parametrize(
    ("stands", "votes", "lot"),
    [
        ((True, True, True, False), (0, 1, None, None), [0, 1]),
        ((True, True, True, False), (None, None, None, None), [0, 1, 2]),
        ((True, True, False, False), (1, 0, 1, 0), [0, 1]),
        ((False, False, False, False), (), [0, 1, 2, 3]),
    ],
)
def test_by_lot(stands: tuple[bool, ...], votes: tuple[int | None, ...], lot: list[int]) -> None:
    """Ties, nobody voted for, nobody stands."""
    table = standing(*stands)
    for seat, candidate in enumerate(votes):
        table.do(seat, "Vote", candidate=candidate)
    assert (table.chance, table.view.leader) == ("DrawLeader", None)
    assert lots(table) == lot
    table.do(NATURE, "DrawLeader", seat=lot[-1])
    assert (table.view.phase, table.view.leader) == ("appoint", lot[-1])


@rule("KOA-4")
def test_without_a_vote_the_opener_is_drawn() -> None:
    table = Table(4, leader_vote=False)
    while table.chance != "DrawOpener":
        table.state = table.state.play(NATURE, table.state.choices(NATURE).pick(Random(1)))
    assert lots(table) == [0, 1, 2, 3]
    table.do(NATURE, "DrawOpener", seat=3)
    table.shuffle()
    assert (table.view.phase, table.view.turn, table.view.opener, table.view.leader) == ("lay", 3, 3, None)


FRONTS = ["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4", "hat 10, hat 9", "rose 10, lemon 9"]


@rule("KOA-6")
@pytest.mark.parametrize("opener", range(5))
def test_most_points_in_the_country_open_the_next(opener: int) -> None:
    table = counted(FRONTS, opener=opener)
    table.govern(ROSE, LEMON)
    assert table.view.power == (1, 3, 4, 0, 2)
    assert table.view.opener == 2
    assert table.shuffle().view.turn == 2


LEVEL = ["rose 10, hat 1", "lemon 9, lemon 1", "hat 10, fist 1", "hat 2, fist 3", "rose 2, nut 1"]


@rule("KOA-6")
@pytest.mark.parametrize(("opener", "expected"), [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0)])
def test_ties_go_to_the_first_after_the_last_opener(opener: int, expected: int) -> None:
    table = counted(LEVEL, opener=opener)
    table.govern(ROSE, LEMON)
    assert table.view.power == (3, 3, 0, 0, 1)
    assert table.view.opener == expected


@rule("KOA-6")
def test_ties_first_go_by_all_points_so_far() -> None:
    """Seats 0 and 1 win as much in the second country; seat 1 had won more in the first."""
    first = ["rose 9, hat 7", "lemon 8, lemon 6", "rose 8, rose 4", "hat 9, hat 9", "rose 7, lemon 5"]
    hands = {seat: [*front.split(", "), *LEVEL[seat].split(", ")] for seat, front in enumerate(first)}
    table = opened(hands)
    cards = [front.split(", ") for front in first]
    table.lay(*[cards[seat][turn] for turn in range(2) for seat in range(5)])
    table.quiet()
    table.govern(ROSE, LEMON)
    assert (table.view.power, table.view.opener) == ((1, 3, 4, 0, 2), 2)
    table.do(NATURE, "Reveal", country=COUNTRY["Finland"])
    cards = [front.split(", ") for front in LEVEL]
    table.lay(*[cards[seat % 5][turn] for turn in range(2) for seat in range(2, 7)])
    table.quiet()
    table.govern(ROSE, LEMON)
    assert table.view.power == (4, 6, 4, 0, 3)
    assert table.view.opener == 1


@rule("KOA-6")
def test_who_opens_next() -> None:
    """As the oracle says it, to which random matches hold the game."""
    assert oracle.next_opener([3, 3, 0], [3, 5, 9], 0) == 1
    assert oracle.next_opener([3, 3, 0], [4, 4, 9], 0) == 1
    assert oracle.next_opener([3, 3, 0], [4, 4, 9], 1) == 0
    assert oracle.next_opener([3, 3, 3], [4, 4, 4], 1) == 2


@rule("KOA-6", "KOA-22")
def test_after_a_country_without_a_government_the_same_goes_again() -> None:
    table = counted(FRONTS, opener=3, election_limit=1)
    table.give_up()
    assert table.view.pad[0].government == ()
    assert table.shuffle().view.turn == 3


@rule("KOA-5")
def test_a_country_tells_its_size_and_bonus() -> None:
    for seed in range(8):
        table = Table(3, leader_vote=False).shuffle(Random(seed))
        view = table.view
        country = view.deck.countries[view.country]
        assert (view.fields, view.bonus) == (country.fields, country.bonus)
        assert (view.number, view.election, view.countries) == (1, 1, 15)


@rule("KOA-5")
def test_any_country_may_come_first() -> None:
    table = Table(3, leader_vote=False)
    while table.chance != "Reveal":
        table.state = table.state.play(NATURE, table.state.choices(NATURE).pick(Random(1)))
    assert sorted(plain(own)["country"] for own in table.state.choices(NATURE)) == list(range(15))
