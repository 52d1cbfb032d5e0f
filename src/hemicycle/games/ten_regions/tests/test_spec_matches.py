"""Random whole matches of Ten Regions, each count and ending done twice; secrecy is tested elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.state import NATURE
from hemicycle.games.ten_regions.tests.following import Following, Votes
from hemicycle.games.ten_regions.tests.oracle import ECONOMIC, SOCIAL, Placement, lands
from hemicycle.games.ten_regions.tests.playing import Table, fields

rule = pytest.mark.rule

leanings = {"economic": st.sampled_from(ECONOMIC), "social": st.sampled_from(SOCIAL)}
regions = st.lists(
    st.fixed_dictionaries({"mandates": st.integers(1, 6)}, optional=leanings), min_size=3, max_size=7
).map(lambda country: [{**region, "name": f"X{number}"} for number, region in enumerate(country)])


@st.composite
def agreed(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """Seats and options; few tokens and regions make ties and parties without a mandate common."""
    unique = draw(st.booleans())
    seats = draw(st.integers(4, 7) if unique else st.sampled_from([4, 5, 6, 12]))
    cells = st.lists(st.integers(0, 8), min_size=seats, max_size=seats, unique=unique)
    tokens = draw(st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any))
    return seats, {
        "ideologies": draw(st.one_of(st.just("draft"), st.just("random"), cells)),
        "unique_ideologies": unique,
        "turns": draw(st.integers(1, 4)),
        "media": tokens[0],
        "rallies": tokens[1],
        "conflicts": draw(st.integers(0, 3)),
        "three_way_first": draw(st.sampled_from(["parliament", "all"])),
        "regions": draw(st.one_of(st.none(), regions)),
    }


class Playing:
    """One random match: mostly sealed placements, sometimes drafts, second thoughts, and time that runs out."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.rng = table, rng

    @property
    def phase(self) -> tuple[str, int]:
        return self.table.view.phase, self.table.view.turn

    def choose_parties(self) -> None:
        while self.phase[0] == "draft":
            [seat] = self.table.state.to_act()
            if seat != NATURE and self.rng.random() < 0.2:
                self.table.ring()
                continue
            self.table.state = self.table.state.play(seat, self.table.state.choices(seat).pick(self.rng))

    def act(self) -> tuple[int, Any]:
        """Somebody hands in or saves, or the time is up."""
        state = self.table.state
        if self.rng.random() < 0.04:
            self.table.ring()
            return NATURE, None
        waiting = state.awaited() if self.rng.random() < 0.7 else state.to_act()
        seat = self.rng.choice(waiting)
        saves = self.phase[0] == "campaign" and self.rng.random() < 0.2
        action = (state.drafts(seat) if saves else state.choices(seat)).pick(self.rng)
        self.table.state = state.play(seat, action)
        return seat, action

    def campaign(self) -> list[Placement | None]:
        before = self.phase
        sealed: dict[int, Placement] = {}
        saved: dict[int, Placement] = {}
        while self.phase == before:
            seat, action = self.act()
            if seat != NATURE:
                (saved if type(action).__name__ == "Draft" else sealed)[seat] = fields(action)
        return [sealed.get(seat, saved.get(seat)) for seat in range(self.table.seats)]

    def vote(self) -> list[Votes]:
        before = self.phase
        ballots: list[Votes] = [None] * self.table.seats
        while self.phase == before:
            seat, action = self.act()
            if seat != NATURE:
                ballots[seat] = action.votes
        return ballots


@rule("TEN-1", "TEN-2", "TEN-3", "TEN-4", "TEN-5", "TEN-6", "TEN-7", "TEN-8", "TEN-9")
@rule("TEN-10", "TEN-11", "TEN-12", "TEN-13")
@given(agreed(), st.integers(0, 2**32))
def test_every_match_is_counted_alike(agreement: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = agreement
    table = Table(seats, **options)
    playing = Playing(table, Random(seed))
    playing.choose_parties()
    following = Following(table.view.cells, lands(options["regions"]), table.options)
    following.check_campaign(table.view)
    while not table.state.over():
        standing = table.state.outcome()
        assert (list(standing.scores), standing.verdict) == (following.points, "")
        placed = playing.campaign()
        if tied := following.check_count(table.view, placed):
            ballots = playing.vote()
            following.check_vote(table.view, placed, tied, ballots)
    following.check_end(table.state.outcome())


@rule("TEN-9", "TEN-10", "TEN-13")
@pytest.mark.parametrize("three_way_first", ["parliament", "all"])
def test_random_matches_meet_every_case(three_way_first: str) -> None:
    """Small maps from fixed seeds: the second count must not agree only where nothing happens."""
    met: set[str] = set()
    for seed in range(60):
        table = Table(
            ideologies="random", media=1, rallies=1, three_way_first=three_way_first,
            regions=[{"name": f"X{number}", "mandates": 1 + number % 3} for number in range(5)],
        )  # fmt: skip
        playing = Playing(table, Random(seed))
        playing.choose_parties()
        following = Following(table.view.cells, lands(table.options["regions"]), table.options)
        while not table.state.over():
            placed = playing.campaign()
            if tied := following.check_count(table.view, placed):
                ballots = playing.vote()
                following.check_vote(table.view, placed, tied, ballots)
                met.add("vote")
            met.update(str(role) for role in following.roles)
        following.check_end(table.state.outcome())
        met.add(table.state.outcome().verdict)
    assert met == {
        "vote", "ruling", "opposition", "parliament", "outside",
        "verdict-chaos", "verdict-dictatorship", "verdict-two-party", "verdict-multi-party",
    }  # fmt: skip
