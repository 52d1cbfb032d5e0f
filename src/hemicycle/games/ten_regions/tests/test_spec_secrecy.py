"""What is sealed in Ten Regions stays unseen until the count; what is then shown is tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.games.ten_regions.tests.playing import Table, level, strikes
from hemicycle.testing.sights import sight

rule = pytest.mark.rule


def seen_by_others(state: Any, seat: int) -> list[dict[str, Any]]:
    return [sight(state, other) for other in (*range(state.seats), None) if other != seat]


def play(table: Table, steps: list[tuple[int, Any]], hidden: int) -> list[list[dict[str, Any]]]:
    """What all but one seat see after each step."""
    seen = [seen_by_others(table.state, hidden)]
    for seat, action in steps:
        table.state = table.state.play(seat, action)
        seen.append(seen_by_others(table.state, hidden))
    return seen


def in_turn_two(**given: Any) -> Table:
    """Controls, conflicts and unequal hands are about."""
    table = level(**given)
    table.campaign([[0], [1], [2], []])
    table.campaign([[0, 1], [2], [], []])
    assert table.view.turn == 3
    return table


@rule("TEN-3")
@pytest.mark.parametrize("hidden", range(4))
@pytest.mark.parametrize("save", [False, True])
def test_what_a_placement_holds_changes_nothing_for_others(hidden: int, save: bool) -> None:
    rng = Random(hidden)
    table = in_turn_two()
    others = [(seat, table.state.choices(seat).pick(rng)) for seat in range(4) if seat != hidden]
    for _ in range(6):
        options = table.state.drafts(hidden) if save else table.state.choices(hidden)
        one, another = options.pick(rng), options.pick(rng)
        assert one != another
        order = rng.sample(others, 2)  # the third would end the secrecy
        tables = [in_turn_two(), in_turn_two()]
        first, second = [
            play(at, [order[0], (hidden, action), order[1]], hidden)
            for at, action in zip(tables, (one, another))
        ]
        assert first == second
        assert sight(tables[0].state, hidden) != sight(tables[1].state, hidden)
        for at in tables:
            at.ring()
        assert seen_by_others(tables[0].state, hidden) != seen_by_others(tables[1].state, hidden)


@rule("TEN-3")
def test_that_somebody_saves_a_draft_is_not_seen() -> None:
    table = level()
    before = seen_by_others(table.state, 2)
    table.do(2, "Draft", media=[1, 2, 0], rallies=[0, 0, 3], conflicts=strikes([(1, 0)]), controls=[])
    assert seen_by_others(table.state, 2) == before
    table.do(2, "Campaign", **table.spread(2, [0]))
    assert [seen["view"].seals for seen in seen_by_others(table.state, 2)] == [(0, 0, 1, 0)] * 4
    handed_in = seen_by_others(table.state, 2)
    table.do(2, "Draft", media=[1, 2, 0], rallies=[0, 0, 3], conflicts=[], controls=[])
    assert seen_by_others(table.state, 2) == handed_in


@rule("TEN-3", "TEN-9")
def test_nobody_sees_what_others_have_sealed_or_saved() -> None:
    table = level()
    for seat in range(3):
        table.do(seat, "Campaign", **table.spread(seat, [0]))
    table.do(3, "Draft", media=[1, 0, 0], rallies=[0, 0, 0], conflicts=[], controls=[])
    for viewer in (0, 1, 2, 3, None):
        view = table.state.view(viewer)
        assert (view.mine is not None) == (viewer in (0, 1, 2))
        assert (view.draft is not None) == (viewer == 3)
        assert view.parliaments == ()
    assert table.view.ballot is None


@rule("TEN-9")
@pytest.mark.parametrize("hidden", range(4))
def test_what_a_ballot_holds_changes_nothing_for_others(hidden: int) -> None:
    def voting() -> Table:
        table = level()
        table.campaign([[0], [0], [1], [1]])
        return table

    ballots = list(voting().state.choices(hidden))
    assert len(ballots) == 9
    others = [seat for seat in range(4) if seat != hidden]
    seen = []
    for ballot in ballots:
        table = voting()
        steps = [(others[0], ballots[4]), (hidden, ballots[0]), (hidden, ballot), (others[1], ballots[7])]
        seen.append(play(table, steps, hidden))
        assert table.state.view(hidden).ballot == ballot
    assert all(one == seen[0] for one in seen)


def sealing() -> Any:
    """Two have handed in, one of them with second thoughts saved, one has only saved, one has done nothing."""
    table = level()
    for seat in (0, 1):
        table.do(seat, "Campaign", **table.spread(seat, [seat]))
    for seat in (1, 2):
        table.do(seat, "Draft", media=[1, 2, 0], rallies=[0, 0, 3], conflicts=[], controls=[])
    return table.state


def voting() -> Any:
    table = level()
    table.campaign([[0], [0], [1], [1]])
    for seat in (0, 1):
        table.do(seat, "Ballot", votes=[0, 3])
    return table.state


@rule("TEN-3", "TEN-9")
@pytest.mark.parametrize("situation", [sealing, voting])
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_what_might_be_sealed_is_anything(situation: Callable[[], Any], viewer: int | None) -> None:
    """A seat can imagine all that others may have sealed, and knows who has and its own."""
    rng, real = Random(7), situation()
    own = sight(real, viewer)
    sealed: dict[int, set[Any]] = {0: set(), 1: set()}
    saved = set()
    for _ in range(40):
        world = real.imagine(viewer, rng)
        assert sight(world, viewer) == own
        for seat in range(4):
            if seat != viewer:
                view = world.view(seat)
                assert (view.mine or view.ballot) is None or seat in sealed
                saved.add(view.draft is not None)
        for seat, held in sealed.items():
            held.add(world.view(seat).mine or world.view(seat).ballot)
    for seat, held in sealed.items():
        assert None not in held
        assert (len(held) == 1) == (seat == viewer)
    assert saved == ({True, False} if own["view"].phase == "campaign" else {False})


@rule("TEN-3", "TEN-8")
def test_all_is_shown_at_the_count() -> None:
    table = level()
    table.hold(
        table.placed({0: 7}, {0: 7}, [(1, 3)]),
        table.placed({1: 7}, {1: 7}, [(1, 0)]),
        table.placed({2: 7}, {2: 7}, [(2, None)]),
        table.placed({0: 3, 1: 4}, {1: 7}, [(0, 0)]),
    )
    assert table.view.turn == 2
    for seat in (0, 1, 2, 3, None):
        counts = table.state.view(seat).parliaments[0].counts
        assert [count.rows[3].media for count in counts] == [60, 80, 0]
        [loss] = counts[1].rows[3].losses
        assert (loss.by, loss.kind, loss.amount) == (0, "conflict", 10)
        [loss] = counts[0].rows[0].losses
        assert (loss.by, loss.kind, loss.amount) == (3, "conflict", 10)
        assert table.state.view(seat).mine is None
