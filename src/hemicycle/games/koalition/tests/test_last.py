"""What all still see of the election before."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hemicycle.core.trials import walk
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.tests.playing import LEMON, ROSE, counted, opened
from hemicycle.games.koalition.tests.test_log import SPLIT
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_11


def election(view: Any) -> Any:
    return view.country, view.election


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {"election_limit": 2}), (6, {"actions": False})])
def test_what_lay_there_and_its_count_are_seen_until_another_is_over(
    seats: int, options: dict[str, Any]
) -> None:
    """Of a random match: nothing that lay is missing, it is counted in full, and the pad has the same votes."""
    state = GAME.start(seats, {"countries": "8", "talks_seconds": 60, **options})[1]
    views, seen = [moment.view(None) for moment in walk(state, Random(seats))], set[Any]()
    for before, after in pairwise(views):
        last = after.last
        if election(before) == election(after) or not before.election:
            assert last == before.last
            continue
        seen.add(last.why)
        assert election(before) == (last.country, last.election)
        assert [own.card for own in last.table[: len(before.table)]] == [own.card for own in before.table]
        assert len(last.table) == seats * before.fields
        assert (last.total, last.majority) == counts(last)
        if before.phase == "talks":
            assert (last.table, last.tallies, last.blocs) == (before.table, before.tallies, before.blocs)
        if not last.why:
            row = after.pad[-1]
            assert {plain_votes(own) for own in row.government} <= {plain_votes(own) for own in last.blocs}
        else:
            assert (after.failed and after.failed[-1].why == last.why) or not after.pad[-1].government
    assert {"", "given-up"} & seen


def counts(last: Any) -> tuple[int, int]:
    total = sum(own.votes for own in last.blocs)
    return total, total // 2 + 1


def plain_votes(own: Any) -> tuple[Any, ...]:
    return own.party, own.chair, own.camp, own.votes


def test_camps_are_seen_as_they_were_chosen() -> None:
    table = counted(SPLIT)
    table.do(2, "Side", camps=[1])
    table.give_up()
    assert [own.members for own in table.view.last.blocs if own.party == ROSE] == [(0,), (1, 2)]


def test_an_election_to_come_changes_nothing_of_what_is_seen() -> None:
    """A state that was copied before goes on by itself."""
    table = counted(PAGE_11)
    table.govern(ROSE, LEMON)
    last = table.view.last
    for twin in walk(table.state.copy(), Random(1)):
        if twin.view(None).last != last:
            break
    assert last == table.view.last != twin.view(None).last


def test_there_is_nothing_before_the_first_election() -> None:
    assert opened({}).view.last is None
