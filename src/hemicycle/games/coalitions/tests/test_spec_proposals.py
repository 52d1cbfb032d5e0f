"""What can be proposed in Coalitions, against a list of it all, and whole matches counted twice; not single rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.state import NATURE
from hemicycle.games.coalitions.tests.oracle import (
    Deal,
    Pack,
    deals,
    governments,
    number_of_deals,
    packs,
    starter,
)
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five

rule = pytest.mark.rule
Result = tuple[tuple[int, ...], int]  # money and what is left in the pool


def proposals(table: Table) -> set[Deal]:
    """As they come out of the choices of whose turn it is, each once."""
    choices = table.state.choices(table.view.turn_of)
    found = [plain(choice) for choice in choices]
    assert len({str(choice) for choice in found}) == choices.size
    for at in range(0, choices.size, 7):
        assert choices.index(choices[at]) == at
    return {(tuple(own["members"]), tuple(own["shares"])) for own in found if own["do"] == "Propose"}


@rule("COA-6", "COA-8")
@pytest.mark.parametrize(
    "mandates", [(2, 2, 1), (7, 5, 4, 3, 1), (4, 4, 4, 4, 4), (10, 10, 10), (1,) * 6, (5, 1, 1, 1, 1, 1)]
)
def test_every_majority_with_every_division(mandates: Pack) -> None:
    table = Table(len(mandates), mandates=sum(mandates), ante=1, start_money=1, done_early=False).deal(
        *mandates
    )
    possible = deals(mandates, len(mandates))
    assert proposals(table) == set(possible)
    assert len(possible) == number_of_deals(mandates, len(mandates))
    table.agree(table.view.turn_of, *possible[3])
    assert proposals(table) == set(possible) - {possible[3]}
    assert {kind(choice) for choice in table.state.choices(table.view.turn_of)} == {
        "Propose",
        "Pass",
        "NoDeal",
    }


def kind(choice: Any) -> str:
    return type(choice).__name__


@rule("COA-6")
def test_members_are_players_in() -> None:
    table = Table(4, mandates=7, ante=1, start_money=2, done_early=False).deal(3, 2, 1, 1)
    table.pay(2, 0, 1)
    table.ring("period")
    table.deal(3, 3, 1)
    assert table.view.mandates == (3, 3, 0, 1)
    table.pay(0, 1, 1)
    assert proposals(table) == set(deals((3, 3, 0, 1), 7))


@rule("COA-6")
@pytest.mark.parametrize("players", [5, 10, 20])
def test_how_many_there_are_and_a_random_one(players: int) -> None:
    """Too many to list; what is picked governs and divides the pool, and all sizes of governments come up."""
    mandates = [3, *[1] * (players - 1)]
    table = Table(players, mandates=sum(mandates), side_payments=False, done_early=False).deal(*mandates)
    choices, rng = table.state.choices(0), Random(players)
    if players <= 10:
        assert choices.size == 1 + number_of_deals(tuple(mandates), 20 * players)
    for _ in range(100):
        chosen = plain(choices.pick(rng))
        if chosen["do"] == "Propose":
            assert 2 * sum(mandates[seat] for seat in chosen["members"]) > sum(mandates)
            assert chosen["members"] == sorted({*chosen["members"]})
            assert sum(chosen["shares"]) == 20 * players
            assert min(chosen["shares"]) >= 0
        assert plain(table.state.read(0, chosen)) == chosen


REFUSED: list[tuple[list[Any], list[Any], str]] = [
    ([0, 3], [50, 50], "no-majority"),
    ([0], [100], "no-majority"),
    ([1, 2, 4], [50, 50, 0], "no-majority"),
    ([], [], "no-members"),
    ([0, 5], [50, 50], "not-in"),
    ([-1, 0], [50, 50], ""),
    ([0, 0, 1], [50, 25, 25], ""),
    ([0, 1.0], [50, 50], ""),
    ([False, 1], [50, 50], ""),
    ([0, 1], [50, 49], "left-over"),
    ([0, 1], [50, 51], "too-many"),
    ([0, 1], [101, -1], "no-number"),
    ([0, 1], [49.5, 50.5], "no-number"),
    ([0, 1], ["50", 50], "no-number"),
    ([0, 1], [100], ""),
    ([0, 1], [50, 25, 25], ""),
]


@rule("COA-6")
@pytest.mark.parametrize(("members", "shares", "key"), REFUSED)
def test_what_is_refused_and_why(members: list[Any], shares: list[Any], key: str) -> None:
    table = five()
    with table.refuses(key):
        table.propose(0, members, shares)
    with pytest.raises(Illegal) as refused:
        table.propose(0, members, shares)
    assert refused.value.at[0] in ("members", "shares")


@rule("COA-6")
def test_members_in_another_order_keep_their_shares() -> None:
    table = five()
    table.propose(0, [3, 0, 4], [70, 20, 10])
    assert table.view.proposal.deal.members == (0, 3, 4)
    assert table.view.proposal.deal.shares == (20, 70, 10)


# Three players, five mandates, a dollar each and no clocks: nobody can pay aside, and every match can be played.


def answers(asked: int) -> tuple[int, int]:
    """In how many orders so many members all accept, and in how many somebody rejects."""
    if not asked:
        return 1, 0
    accepted, rejected = answers(asked - 1)
    return asked * accepted, asked * (1 + rejected)


def clearings(mandates: Pack, approve: int, silent: tuple[int, ...]) -> tuple[int, int]:
    """In how many ways the table is cleared, and not."""
    if 2 * approve > sum(mandates):
        return 1, 0
    if 2 * (approve + sum(mandates[seat] for seat in silent)) <= sum(mandates):
        return 0, 1
    cleared = kept = 0
    for seat in silent:
        rest = tuple(own for own in silent if own != seat)
        for more in (mandates[seat], 0):
            ways = clearings(mandates, approve + more, rest)
            cleared, kept = cleared + ways[0], kept + ways[1]
    return cleared, kept


@cache
def endings(mandates: Pack, pool: int, table: Deal | None, seat: int, turns: int) -> Counter[Deal | None]:
    """In how many ways so many turns leave what on the table."""
    if not turns:
        return Counter({table: 1})

    def after(left: Deal | None, ways: int) -> Counter[Deal | None]:
        later = endings(mandates, pool, left, (seat + 1) % len(mandates), turns - 1)
        return Counter({deal: ways * count for deal, count in later.items()})

    found = after(table, 1)
    for deal in deals(mandates, pool):
        if deal != table:
            accepted, rejected = answers(len([own for own in deal[0] if own != seat]))
            found += after(deal, accepted) + after(table, rejected)
    if table:
        silent = tuple(other for other in range(len(mandates)) if other != seat)
        cleared, kept = clearings(mandates, mandates[seat], silent)
        found += after(None, cleared) + after(table, kept)
    return found


def matches(rounds: int, turns: int, last: int = 2) -> Counter[Result]:
    """How all matches end in which each has exactly the ante."""
    results = Counter[Result]()
    if not rounds:
        return Counter({((1, 1, 1), 0): 1})
    for order in ((2, 2, 1), (2, 1, 2), (1, 2, 2)):
        first = starter(order, last)
        for deal, ways in endings(order, 3, None, first, turns).items():
            paid = dict(zip(*deal, strict=True)) if deal else {}
            money = tuple([paid.get(seat, 0) for seat in range(3)])
            more = matches(rounds - 1, turns, first) if min(money) else Counter({(money, 3 - sum(money)): 1})
            for result, often in more.items():
                results[result] += 2 * ways * often  # two cards are alike
    return results


def played(state: Any) -> Counter[Result]:
    """The same by playing them."""
    if state.over():
        return Counter({(state.outcome().scores, state.view(None).pool): 1})
    found = Counter[Result]()
    for seat in state.to_act():
        for choice in state.choices(seat):
            after = state.copy()
            after.apply(seat, choice)
            found += played(after)
    return found


CLOCKLESS = {"period_seconds": None, "turn_seconds": None, "answer_seconds": None}


@rule("COA-3", "COA-6", "COA-7", "COA-9", "COA-12", "COA-16")
def test_every_match_of_three_with_a_turn_a_round() -> None:
    table = Table(3, mandates=5, ante=1, start_money=1, turn_limit=1, round_limit=2, **CLOCKLESS)
    assert len(packs(5, 3)) == 1
    found = played(table.state)
    assert found == matches(2, 1)
    assert found.total() == 7866


@rule("COA-8", "COA-9", "COA-10", "COA-11", "COA-12")
def test_every_round_of_three_with_two_turns() -> None:
    """From one deal of the cards."""
    table = Table(3, mandates=5, ante=1, start_money=1, turn_limit=2, round_limit=1, **CLOCKLESS)
    table.deal(2, 1, 2)
    found = played(table.state)
    assert NATURE not in table.state.to_act()
    expected = endings((2, 1, 2), 3, None, 0, 2)
    assert found.total() == expected.total()
    paid = Counter[Result]()
    for deal, ways in expected.items():
        shares = dict(zip(*deal, strict=True)) if deal else {}
        money = tuple([shares.get(seat, 0) for seat in range(3)])
        paid[money, 3 - sum(money)] += ways
    assert found == paid


@rule("COA-6")
def test_half_of_the_sets_that_are_not_exactly_half_govern() -> None:
    assert len(governments(FIVE)) == (32 - 2) / 2  # {7, 3} against {5, 4, 1}
