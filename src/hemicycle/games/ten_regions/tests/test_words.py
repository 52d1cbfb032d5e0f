"""Every sentence of Ten Regions is told at some time, and reads well. That words are whole is tested for all games."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE, TimeUp
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.rules.actions import Ballot, Draft
from hemicycle.games.ten_regions.tests.scenes import ISLES, filled, stages, start
from hemicycle.words import Words, sources

SCENES: list[tuple[int, dict[str, Any]]] = [
    (5, {}),
    (4, {"ideologies": "random", "turns": 1, "three_way_first": "all"}),
    (12, {"unique_ideologies": False, "regions": ISLES, "conflicts": 3}),
    (4, {"media": 0, "rallies": 1, "conflicts": 0}),
    (4, {"media": 1, "rallies": 0, "turns": 1, "open_ties": True, "zero_votes": "all"}),
]


def test_no_sentence_is_left_unsaid() -> None:
    """Every log and brief sentence of the files is told by some match or by the tests below."""
    told = {
        line.key
        for seats, options in SCENES
        for seed in range(12)
        for line in every_line(start(seats, **options), seed)
    }
    rare = {
        "log-no-parliament",
        "log-region-nobody",
        "brief-nothing-placed",
        "log-tie-voted",
        "log-tie-abstained",
    }
    text = sources("ten-regions", "en")[-1].read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:log|brief)-[\w-]+) =", text, re.MULTILINE))
    assert written - told <= rare
    assert told <= written | set(re.findall(r"^(verdict-[\w-]+) =", text, re.MULTILINE))


def every_line(state: Any, seed: int) -> list[Line]:
    lines: list[Line] = []
    before = None
    for moment in stages(state, seed):
        view = moment.view(seed % 4)
        lines += [*GAME.tell(before, view), *GAME.brief(view)]
        before = view
    return lines


def test_a_view_later_by_many_moves_tells_all_between() -> None:
    views = [state.view(0) for state in stages(start(5), 3)]
    told = [line.key for line in GAME.tell(None, views[-1])]
    assert told[0] == "log-start"
    assert told.count("log-founded") + told.count("log-lot") == 5
    assert told.count("log-count") == told.count("log-turn") == 3
    assert not GAME.tell(views[-1], views[-1])


def test_the_last_seal_and_what_came_of_it_are_told_together() -> None:
    state, rng = filled(start(4)), Random(2)
    for seat in range(3):
        state.apply(seat, state.choices(seat).pick(rng))
    before = state.view(None)
    state.apply(3, state.choices(3).pick(rng))
    told = GAME.tell(before, state.view(None))
    assert told[0] == Line("log-campaign-sealed", {"party": Name("seat", 3)})
    assert told[1] == Line("log-count", {"turn": 1})


def test_who_was_late_is_told() -> None:
    state = filled(start(4))
    state.apply(0, state.choices(0).pick(Random(2)))
    before = state.view(None)
    state.apply(NATURE, TimeUp("campaign 1"))
    late = GAME.tell(before, state.view(None))[0]
    assert late.args["parties"] == (Name("seat", 1), Name("seat", 2), Name("seat", 3))


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", Line("log-region-won", {"region": Name("region", 4), "party": Name("seat", 0), "votes": 90}),
         "Upper Liberda: Red Order wins with 90k."),
        ("ru", Line("log-region-won", {"region": Name("region", 4), "party": Name("seat", 0), "votes": 90}),
         "Верхняя Либерда: побеждает партия «Красный порядок», 90 тыс. голосов."),
        ("ru", Line("log-points", {"party": Name("seat", 3), "points": 1}), "Социал-демократы: 1 очко."),
        ("ru", Line("log-points", {"party": Name("seat", 3), "points": 3}), "Социал-демократы: 3 очка."),
        ("ru", Line("log-points", {"party": Name("seat", 3), "points": 11}), "Социал-демократы: 11 очков."),
        ("ru", Line("log-points", {"party": Name("seat", 3), "points": 0}), "Социал-демократы: ни одного очка."),
        ("ru", Line("brief-region", {"region": Name("region", 8), "leanings": "both", "economic": "left",
                                     "social": "libertarian", "mandates": 2}),
         "СЖВшная гендерная республика: за левых и либертарианцев; 2 мандата."),
        ("en", Line("log-tokens-outside", {"parties": (Name("seat", 1),), "count": 1}),
         "Strong State sucks its thumb and turns radical: it gets one rally and one conflict token."),
    ],
)  # fmt: skip
def test_how_it_reads(language: str, line: Line, sentence: str) -> None:
    names = start(4, ideologies=[0, 1, 2, 3]).names()
    assert Words("ten-regions", language).line(line, names) == sentence


def test_own_placements_are_briefed_to_their_seat_only() -> None:
    state = filled(start(4))
    draft = Draft((2, *[0] * 9), (0,) * 10, (), ())
    state.apply(1, draft)
    assert "brief-own-draft" in [line.key for line in GAME.brief(state.view(1))]
    assert "brief-own-draft" not in [line.key for line in GAME.brief(state.view(0))]


def test_positions_can_be_briefed_after_ballots() -> None:
    votes = [state for seed in range(9) for state in stages(start(5), seed) if state.phase() == "vote"]
    state = votes[0]
    seat = state.awaited()[0]
    state.apply(seat, Ballot((None,) * len(state.view(None).ties)))
    if state.phase() == "vote":
        assert "brief-own-ballot" in [line.key for line in GAME.brief(Position(state, seat).view)]
