"""Mixed campaigns against values known otherwise, all campaigns of small countries, and their own best replies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np
import pytest

from hemicycle.games.ten_regions.rules.components import country
from hemicycle.politics.campaigns import (
    Campaigns,
    Graph,
    Mixed,
    best_reply,
    divisions,
    equilibrium,
    exploitability,
    prospects,
    values,
)

Tell = Callable[[str, object], None]


def duel(*leads: int) -> Campaigns:
    """One pair and one single each; how far ahead one ends up."""
    return Campaigns((leads, (0,) * len(leads)), ((1, 1), (1, 1)), (1,) * len(leads), loss=1.0)


def ten_regions(*cells: int) -> Campaigns:
    """On the printed map, with the printed tokens."""
    starts = country(None).head_starts
    leads = tuple([tuple([thousands // 10 for thousands in starts[cell]]) for cell in cells])
    return Campaigns(leads, ((7, 7),) * len(cells), (1,) * 10, loss=float(len(cells) == 2))


def every(purse: tuple[int, int], regions: int) -> set[tuple[int, ...]]:
    """All divisions, by putting down one token after the other."""
    found = {(0,) * regions}
    for votes in [2] * purse[0] + [1] * purse[1]:
        found = {
            tuple([own + votes * (at == region) for at, own in enumerate(division)])
            for division in found
            for region in range(regions)
        }
    return found


@pytest.mark.parametrize(
    ("purse", "regions"), [((1, 1), 3), ((2, 3), 3), ((0, 4), 4), ((3, 0), 2), ((3, 2), 5)]
)
def test_each_division_is_one_path(purse: tuple[int, int], regions: int) -> None:
    assert divisions(purse, regions) == len(every(purse, regions))


def test_divisions_of_the_printed_tokens() -> None:
    assert divisions((7, 7), 10) == 14_257_100


@pytest.mark.parametrize(
    ("leads", "value"), [((1, 0, 0), 3 / 5), ((2, 0, 0), 1), ((1, 1, 0), 9 / 8), ((0, 0, 0), 0)]
)
def test_known_values(leads: tuple[int, ...], value: float) -> None:
    mixed = equilibrium(duel(*leads), 600)
    assert values(mixed) == pytest.approx([value, -value], abs=0.001)
    assert max(exploitability(mixed)) < 0.005


def won(campaigns: Campaigns, placed: list[tuple[int, ...]], party: int) -> float:
    """What a party gets when all have placed their votes."""
    got = 0.0
    for region, worth in enumerate(campaigns.worth):
        votes = [lead[region] + own[region] for lead, own in zip(campaigns.leads, placed)]
        best = max(votes)
        if votes[party] < best:
            got -= campaigns.loss * worth
        elif best:
            got += worth * (campaigns.tie if votes.count(best) > 1 else 1)
    return got


def test_the_best_reply_is_the_best_of_all() -> None:
    campaigns = Campaigns(((1, 0, 0), (0, 1, 0), (0, 0, 0)), ((1, 1), (1, 0), (0, 2)), (2, 1, 3), 0.25, 0.5)
    mixed, rng = equilibrium(campaigns, 3), Random(5)
    drawn = [[tuple(mixed.draw(party, rng)) for party in range(3)] for _ in range(4000)]
    expected = max(
        np.mean([won(campaigns, [reply, *others[1:]], 0) for others in drawn]) for reply in every((1, 1), 3)
    )
    prospect = prospects(campaigns, mixed.votes())[0]
    assert best_reply(campaigns, mixed.graph, 0, prospect) == pytest.approx(expected, abs=0.1)
    assert values(mixed)[0] == pytest.approx(
        np.mean([won(campaigns, placed, 0) for placed in drawn]), abs=0.1
    )


def test_a_simple_strategy_is_worth_what_counting_says() -> None:
    """Both put all in the first region: a tie there, and nobody has a vote elsewhere."""
    campaigns = Campaigns(((0, 0), (0, 0)), ((1, 0), (1, 0)), (1, 1), tie=0.5)
    graph = Graph(1, 0)
    flows = np.zeros((2, 2, *graph.after.shape))
    flows[0, :, 2, graph.start((1, 0))] = flows[1, :, 0, graph.start((0, 0))] = 1
    mixed = Mixed(campaigns, graph, flows)
    assert values(mixed) == [0.5, 0.5]
    assert exploitability(mixed) == [0.5, 0.5]  # the other region is free


def test_draws_spend_the_purse_and_follow_the_seed() -> None:
    mixed = equilibrium(ten_regions(0, 4, 8), 5)
    drawn = [mixed.draw(1, Random(seed)) for seed in range(50)]
    assert drawn == [mixed.draw(1, Random(seed)) for seed in range(50)]
    for division in drawn:
        assert sum(division) == 21
        assert len([number for number in division if number % 2]) <= 7


@pytest.mark.parametrize(
    ("cells", "rounds", "gap"),
    [((0, 8), 600, 0.02), ((0, 1, 2, 3, 4), 600, 0.15), ((0, 2, 4, 6, 8), 600, 0.15)],
    ids=str,
)
def test_close_to_an_equilibrium(
    cells: tuple[int, ...], rounds: int, gap: float, record_property: Tell
) -> None:
    start = process_time()
    mixed = equilibrium(ten_regions(*cells), rounds)
    took = process_time() - start
    most = max(exploitability(mixed))
    told = f"{len(cells)} parties, cells {cells}: exploitability {most:.4f} mandates after {took:.1f} s"
    record_property("figure", told)
    assert most <= gap
