"""How Ten Regions keeps drafts, lots, times that run out and secrets. Whether it goes by the book, others test."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.state import NATURE, OPEN, TimeUp
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Deal, Draft, Found, Lot, Purse
from hemicycle.games.ten_regions.rules.count import first, place, podium
from hemicycle.games.ten_regions.tests.scenes import ISLES, filled, stages, start

rule = pytest.mark.rule
NOWHERE = (0,) * 10


@rule("TEN-10", "TEN-13")
def test_the_podium_takes_whole_groups_only() -> None:
    assert podium([4, 3, 2, 1], 2) == [0, 1]
    assert podium([1, 3, 3, 3], 2) == []
    assert podium([5, 1, 1, 1], 2) == [0]
    assert podium([0, 0, 7, 7], 2) == [2, 3]
    assert podium([0, 0, 7, 0], 3) == [2]
    assert podium([0, 0, 0, 0], 3) == []


@rule("TEN-8")
def test_with_nothing_nobody_is_first() -> None:
    assert first([0, 0, 0]) == []
    assert first([0, 10, 10]) == [1, 2]


def test_places_after_the_winners() -> None:
    points, winners = [6, 4, 4, 1, 3], [0, 1, 2]
    assert [place(points, winners, points[seat]) for seat in (3, 4)] == [5, 4]


@rule("TEN-1")
def test_a_lot_for_who_does_not_choose() -> None:
    state = start(4)
    state.apply(0, Found(3))
    assert [clock.name for clock in state.clocks()] == ["draft 1"]
    state.apply(NATURE, TimeUp("draft 1"))
    assert state.to_act() == (NATURE,)
    assert not state.clocks()
    assert Lot(3) not in state.choices(NATURE)
    state.apply(NATURE, Lot(5))
    assert (state.to_act(), state.view(None).cells) == ((2,), (3, 5, None, None))
    assert state.view(None).lots == (1,)


def test_parties_dealt_count_as_lots() -> None:
    state = start(4, ideologies="random")
    assert state.to_act() == (NATURE,)
    state.apply(NATURE, Deal((8, 0, 1, 2)))
    assert state.view(0).lots == (0, 1, 2, 3)
    assert state.phase() == "campaign"


@rule("TEN-3")
def test_sealing_drops_the_draft_and_a_later_draft_does_not_unseal() -> None:
    state, rng = filled(start(4)), Random(5)
    draft, sealed = Draft((1, *NOWHERE[1:]), NOWHERE, (), ()), state.choices(0).pick(rng)
    state.apply(0, draft)
    assert state.view(0).draft == draft
    state.apply(0, sealed)
    assert (state.view(0).mine, state.view(0).draft) == (sealed, None)
    state.apply(0, draft)
    assert (state.view(0).mine, state.view(0).draft, state.awaited()) == (sealed, draft, (1, 2, 3))
    assert state.view(0).seals == (1, 0, 0, 0)
    state.apply(NATURE, TimeUp("campaign 1"))
    assert isinstance(sealed, Campaign)
    assert state.sittings[0].election.campaigns[0] == sealed
    assert state.view(None).parliaments[0].late == (1, 2, 3)


@rule("TEN-3")
def test_time_up_takes_the_draft_and_loses_the_rest() -> None:
    state = filled(start(4))
    state.apply(2, Draft((0, 3, *NOWHERE[2:]), NOWHERE, (), ()))
    state.apply(NATURE, TimeUp("campaign 1"))
    rows = state.view(None).parliaments[0].counts[1].rows
    assert [row.media for row in rows] == [0, 0, 60, 0]
    assert all(row.own_loss == 0 for row in rows)


@rule("TEN-9")
def test_who_hands_in_no_ballot_is_named() -> None:
    state = filled(
        start(
            4,
            ideologies=[0, 2, 6, 8],
            regions=[{"name": name, "mandates": 1} for name in ("Ys", "Avalon", "Thule")],
        )
    )
    state.apply(0, Draft((1, 0, 0), (0, 0, 0), (), ()))
    state.apply(1, Draft((1, 0, 0), (0, 0, 0), (), ()))
    state.apply(NATURE, TimeUp("campaign 1"))
    assert (state.phase(), [clock.name for clock in state.clocks()]) == ("vote", ["vote 1"])
    state.apply(3, Ballot((1,)))
    state.apply(NATURE, TimeUp("vote 1"))
    parliament = state.view(None).parliaments[0]
    assert parliament.counts[0].votes == (None, None, None, 1)
    assert (parliament.counts[0].winner, parliament.silent, parliament.mandates) == (
        1,
        (0, 1, 2),
        (0, 1, 0, 0),
    )


@rule("TEN-12")
def test_all_tokens_are_gone_at_the_end() -> None:
    *_, last = stages(start(5, turns=1), 4)
    assert last.view(None).purses == (Purse(0, 0, 0, 0),) * 5
    assert last.view(None).phase == "over"


@rule("TEN-14")
@pytest.mark.parametrize("seed", range(2))
def test_talk_is_open_throughout(seed: int) -> None:
    assert all(state.talk() == OPEN for state in stages(start(4), seed))


@rule("TEN-8")
@pytest.mark.parametrize("options", [{}, {"regions": ISLES, "conflicts": 6, "unique_ideologies": False}])
def test_rows_explain_votes(options: dict[str, object]) -> None:
    *_, last = stages(start(6, **options), 8)
    for parliament in last.view(None).parliaments:
        for count in parliament.counts:
            for row in count.rows:
                lost = row.own_loss + sum([loss.amount for loss in row.losses])
                assert row.votes == max(0, row.head_start + row.media + row.rallies - lost)


def test_parliaments_are_made_once() -> None:
    for state in stages(start(5), 2):
        copy = state.copy()
        for mine, other in zip(state.view(0).parliaments, copy.view(1).parliaments):
            assert mine is other


def test_imagined_campaigns_vary_and_own_ones_stay() -> None:
    state, rng = filled(start(4)), Random(6)
    for seat in (0, 1):
        state.apply(seat, state.choices(seat).pick(rng))
    state.apply(1, state.drafts(1).pick(rng))
    worlds = [state.imagine(0, rng) for _ in range(20)]
    assert {world.view(0) for world in worlds} == {state.view(0)}
    assert len({world.campaigns[1] for world in worlds}) == 20
    assert {world.begun[2] is None for world in worlds} == {True, False}
    assert all(world.campaigns[2] is None for world in worlds)
    assert {world.view(1).mine for world in [state.imagine(None, rng)]} != {state.view(1).mine}


def test_imagined_ballots_vary() -> None:
    rng = Random(9)
    votes = [state for seed in range(9) for state in stages(start(5), seed) if state.phase() == "vote"]
    state = max(votes, key=lambda state: (sum(state.seals), len(state.view(None).ties)))
    sealed = next(seat for seat in range(5) if state.seals[seat])
    imagined = {state.imagine((sealed + 1) % 5, rng).ballots[sealed] for _ in range(20)}
    assert len(imagined) > 1
