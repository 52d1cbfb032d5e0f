"""Ten Regions shrunk until all of it can be listed, against a second count; not the printed map: that is too big."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import prod
from random import Random
from typing import Any

import pytest

from hemicycle.games.ten_regions.tests.following import Following
from hemicycle.games.ten_regions.tests.oracle import (
    CHAOS,
    DICTATORSHIP,
    MULTI_PARTY,
    TWO_PARTY,
    Placement,
    lands,
    leaders,
    poll,
    splits,
)
from hemicycle.games.ten_regions.tests.playing import CORNERS, Table, canonical, country, fields, strikes

rule = pytest.mark.rule

# Three regions: both leanings, one, none; unequal mandates.
SMALL: list[dict[str, Any]] = [
    {"name": "Left", "mandates": 2, "economic": "left", "social": "authoritarian"},
    {"name": "Free", "mandates": 1, "social": "libertarian"},
    {"name": "Nowhere", "mandates": 1},
]


def small(seats: int = 4, **given: Any) -> Table:
    return Table(seats, ideologies=[*CORNERS, 4][:seats], regions=SMALL, **({"turns": 1} | given))


def aims(seat: int, seats: int, count: int) -> list[list[dict[str, Any]]]:
    """All ways to use so many strikes on the small map."""
    targets = [None, *[other for other in range(seats) if other != seat]]
    return [strikes(bag) for bag in combinations_with_replacement(product(range(3), targets), count)]


def placements(seat: int, seats: int, hand: Sequence[int]) -> list[Placement]:
    media, rallies, conflicts, controls = hand
    return [
        {"media": list(a), "rallies": list(b), "conflicts": list(c), "controls": list(d)}
        for a, b, c, d in product(
            splits(media, 3), splits(rallies, 3), aims(seat, seats, conflicts), aims(seat, seats, controls)
        )
    ]


def as_set(listed: Iterator[Placement]) -> set[str]:
    return {json.dumps(placed, sort_keys=True) for placed in listed}


@rule("TEN-3")
@pytest.mark.parametrize(
    ("seats", "media", "rallies", "conflicts"), [(4, 1, 1, 0), (4, 2, 3, 1), (5, 0, 2, 2), (4, 1, 0, 3)]
)
def test_all_placements_are_listed(seats: int, media: int, rallies: int, conflicts: int) -> None:
    table = small(seats, media=media, rallies=rallies, conflicts=conflicts)
    for seat in (0, seats - 1):
        choices = table.state.choices(seat)
        expected = placements(seat, seats, (media, rallies, conflicts, 0))
        assert choices.size == len(expected)
        assert as_set(fields(action) for action in choices) == as_set(
            canonical(placed) for placed in expected
        )


@rule("TEN-3", "TEN-6", "TEN-11")
def test_all_placements_with_tokens_won_are_listed() -> None:
    table = small(media=1, rallies=1, conflicts=0, turns=2)
    table.campaign([[0], [1], [2], []])
    for seat, hand in ((0, (2, 1, 0, 1)), (1, (2, 1, 0, 0)), (3, (1, 2, 1, 0))):
        assert table.hand(seat) == hand
        choices = table.state.choices(seat)
        expected = placements(seat, 4, hand)
        assert choices.size == len(expected)
        assert len(as_set(fields(action) for action in choices)) == len(expected)


@rule("TEN-3")
def test_all_drafts_are_listed() -> None:
    table = small(media=1, rallies=2, conflicts=1)
    hands = product(range(2), range(3), range(2), [0])
    expected = [placed for hand in hands for placed in placements(2, 4, hand)]
    drafts = table.state.drafts(2)
    assert drafts.size == len(expected)
    assert len(as_set(fields(draft) for draft in drafts)) == len(expected)


@rule("TEN-2", "TEN-3")
def test_how_many_placements_the_printed_game_has() -> None:
    """7 tokens over 10 regions, by adding one region at a time; a conflict has a region and one of 4 or 9 aims."""
    ways = [1] + [0] * 7
    for _ in range(10):
        ways = [sum(ways[: total + 1]) for total in range(8)]
    for seats in (4, 9):
        table = Table(seats, ideologies=list(range(seats)))
        assert table.state.choices(1).size == ways[7] ** 2 * 10 * seats


def vote_rows(media: int, rallies: int, regions: int) -> int:
    """How many rows of votes so many tokens make: each region's n units of 10k hold at most n // 2 media."""
    total = 2 * media + rallies
    rows: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # units placed, media they can hold
    for _ in range(regions):
        longer: Counter[tuple[int, int]] = Counter()
        for (units, room), often in rows.items():
            for more in range(total - units + 1):
                longer[units + more, room + more // 2] += often
        rows = longer
    return sum(often for (units, room), often in rows.items() if units == total and room >= media)


@rule("TEN-4")
def test_different_placements_may_give_the_same_votes() -> None:
    assert vote_rows(7, 7, 10) == 14_257_100
    for media, rallies in ((2, 3), (3, 1), (0, 4), (4, 2)):
        table = small(media=media, rallies=rallies, conflicts=0)
        rows = set()
        for action in table.state.choices(1):
            state = table.state.copy()
            state.apply(1, action)
            [clock] = state.clocks()
            state.apply(1000, state.read(1000, {"do": "TimeUp", "clock": clock.name}))
            counts = state.view(None).parliaments[0].counts
            rows.add(tuple(count.rows[1].votes - count.rows[1].head_start for count in counts))
        assert len(rows) == vote_rows(media, rallies, 3)


Listed = tuple[tuple[Any, Placement], ...]


def every(state: Any, options: Sequence[Listed], seat: int = 0) -> Iterator[tuple[Any, list[Placement]]]:
    """The state after each way to choose one of every seat's placements, with what was chosen."""
    if seat == len(options):
        yield state, []
        return
    for action, placed in options[seat]:
        after = state.copy()
        after.apply(seat, action)
        for end, rest in every(after, options, seat + 1):
            yield end, [placed, *rest]


def listed(table: Table, seat: int) -> Listed:
    return tuple((action, fields(action)) for action in table.state.choices(seat))


def check_all(table: Table, options: Sequence[Listed]) -> Counter[str]:
    """Every way, ties voted on at random; how often each verdict followed, and a vote."""
    rng = Random(len(options[0]))
    met: Counter[str] = Counter()
    for state, placed in every(table.state, options):
        following = Following(CORNERS, lands(SMALL), table.options)
        if tied := following.check_count(state.view(None), placed):
            ballots = voted(state, rng)
            following.check_vote(state.view(None), placed, tied, [ballot.votes for ballot in ballots])
            met["vote"] += 1
        following.check_end(state.outcome())
        met[state.outcome().verdict] += 1
    return met


def voted(state: Any, rng: Random) -> list[Any]:
    ballots = [state.choices(seat).pick(rng) for seat in range(state.seats)]
    for seat, ballot in enumerate(ballots):
        state.apply(seat, ballot)
    return ballots


VERDICTS = {CHAOS, DICTATORSHIP, TWO_PARTY, MULTI_PARTY}


@rule("TEN-4", "TEN-7", "TEN-8", "TEN-9", "TEN-10", "TEN-13")
def test_every_placement_of_a_small_game() -> None:
    table = small(media=1, rallies=1, conflicts=0)
    met = check_all(table, [listed(table, seat) for seat in range(4)])
    assert sum(met[verdict] for verdict in VERDICTS) == 9**4
    assert {*met} == VERDICTS | {"vote"}


@rule("TEN-5", "TEN-8", "TEN-9", "TEN-10")
def test_every_placement_of_two_seats_with_conflicts() -> None:
    """Two seats do all they can, the others one of two things each."""
    table = small(media=1, rallies=0, conflicts=1)
    options = [listed(table, seat) for seat in range(4)]
    met = check_all(table, [options[0], options[1][7::18], options[2], options[3][5::18]])
    assert sum(met[verdict] for verdict in VERDICTS) == (3 * 12) ** 2 * 4
    assert {*met} == VERDICTS | {"vote"}


def whole_matches(state: Any) -> int:
    """How many ways a match can go on, each seat that is waited for acting in turn."""
    if state.over():
        return 1
    seat, *others = state.awaited()
    choices = state.choices(seat)
    if not others and state.view(None).phase == "vote":  # the last ballot of the only turn ends the match
        return int(choices.size)
    total = 0
    for action in choices:
        after = state.copy()
        after.apply(seat, action)
        total += whole_matches(after)
    return total


@rule("TEN-3", "TEN-9")
@pytest.mark.parametrize("regions", [SMALL, country(1, 1, 1)], ids=["small", "level"])
def test_how_many_whole_matches_there_are(regions: list[dict[str, Any]]) -> None:
    table = Table(ideologies="corners", regions=regions, turns=1, media=1, rallies=0, conflicts=0)
    expected = 0
    options = [
        {"media": list(row), "rallies": [0] * 3, "conflicts": [], "controls": []} for row in splits(1, 3)
    ]
    for placed in product(options, repeat=4):
        ahead = [leaders(row) for row in poll(CORNERS, lands(regions), placed)]
        ballots = prod(len(first) + 1 for first in ahead if len(first) > 1)
        expected += ballots**4
    assert whole_matches(table.state) == expected
