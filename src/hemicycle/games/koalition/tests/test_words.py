"""Every sentence of Koalition is told at some time, and reads well. That words are whole is tested for all games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.state import NATURE
from hemicycle.core.trials import walk
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.rules.views import View
from hemicycle.games.koalition.tests.playing import ROSE, Table, counted, elected, opened
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_11, friendly
from hemicycle.games.koalition.words.overview import overview
from hemicycle.games.koalition.words.sentences import ending
from hemicycle.words import Words, sources

rule = pytest.mark.rule
SCENES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (5, {"election_limit": 2}),
    (7, {"coalition_size": "fewest"}),
    (4, {"actions": False}),
    (10, {"leader_vote": False, "election_limit": 1}),
]

SEVEN = ["rose 8, rose 2", "hat 8, hat 2", "leaf 8, leaf 2", "lemon 8, lemon 2", "fist 8, fist 1", "nut 7, nut 2",
         "cross 7, cross 3"]  # fmt: skip


def test_no_sentence_is_left_unsaid() -> None:
    """Every log and brief sentence of the files is told by some match or by the scenes below."""
    told = {key for lines in [*map(match, SCENES), rare()] for line in lines for key in spoken(line)}
    text = sources("koalition", "en")[-1].read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:log|brief|verdict)-[\w-]+) =", text, re.MULTILINE))
    assert {key for key in told if key.startswith(("log-", "brief-", "verdict-"))} == written


def spoken(line: Line) -> Iterator[str]:
    """Its key, and those of the lines in it."""
    yield line.key
    for arg in line.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Line):
                yield from spoken(part)


def match(scene: tuple[int, dict[str, Any]]) -> Iterable[Line]:
    seats, options = scene
    state, before = GAME.start(seats, {"countries": "8", "talks_seconds": 60, **options})[1], None
    for moment in walk(state, Random(str(scene))):
        view = moment.view(1)
        yield from [*GAME.tell(before, view), *GAME.brief(view)]
        before = view


def rare() -> Iterable[Line]:
    """What hardly ever happens."""
    yield from GAME.brief(counted(SEVEN, deck=friendly()).view)
    table = Table(3)
    table.shuffle()
    for seat in range(3):
        table.do(seat, "Stand", stands=True)
    for vote in (2, None):
        table.do(0, "Vote", candidate=vote)
        yield from GAME.brief(table.state.view(0))
    yield from laid_by_the_clock()
    yield from ending(tied())


def laid_by_the_clock() -> Iterable[Line]:
    """A joker, by a player who holds nothing else."""
    table = opened({}, {0: ["joker 8"]}, seats=3, move_seconds=60)
    state: Any = table.state
    state.match.hands.politicians[0] = 0
    before = table.view
    table.do(NATURE, "TimeUp", clock=state.clocks()[0].name)
    yield from GAME.tell(before, table.view)


def tied() -> View:
    """Two first at the end, of whom one has more party bonuses."""
    view = table_view()
    europe = replace(view.europe, scores=(36, 36, 20), given=(8, 5, 0))
    return replace(view, phase="over", europe=europe)


def table_view() -> View:
    view: View = counted(["rose 10, hat 7", "lemon 8, lemon 6", "rose 9, rose 4"]).view
    return view


@rule("KOA-29")
def test_a_tie_that_bonuses_decide_is_named() -> None:
    assert Line("log-tie-break", {}) in ending(tied())
    even = replace(tied(), europe=replace(tied().europe, given=(8, 8, 0)))
    assert Line("log-tie-break", {}) not in ending(even)


@rule("KOA-20")
def test_the_overview_names_partners_and_what_was_seen() -> None:
    words = Words("koalition", "en").naming(Table(3).state.names())
    said = [words.line(line) for line in overview(table_view())]
    assert (
        "Liberals, with Socialists, Conservatives, Greens and Christian Party: 9 8 6 5 4 3 2 1; seen: 8 6."
        in said
    )
    assert "Countries still to come: 5 for four politicians, 5 for three, 4 for two." in said


SEATS = (Name("seat", 0), Name("seat", 2))
CARD = {"player": SEATS[0], "card": Name("card", 2), "party": Name("party", ROSE)}


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", Line("log-lays", CARD), "Seat 1 lays Wilma Fairshare (Socialists 9)."),
        ("ru", Line("log-lays", CARD), "Место 1 выставляет политика: Wilma Fairshare (Социалисты, 9)."),
        ("en", Line("log-double", {**CARD, "votes": 34}),
         "Seat 1 plays a double on Wilma Fairshare (Socialists 9). Socialists now count 34 votes."),
        ("en", Line("log-passes", {"players": SEATS, "count": 2}), "Seat 1 and Seat 3 pass."),
        ("ru", Line("log-passes", {"players": SEATS[:1], "count": 1}), "Пасует: Место 1."),
        ("en", Line("log-government", {"country": Name("country", 1), "members": (Name("party", 0),), "count": 1,
                                       "votes": 40}),
         "Great Britain: Socialists alone in power, with 40 votes."),
        ("en", Line("log-share", {"party": Name("party", 3), "points": 14, "bonus": 5, "each": 2, "holders": SEATS,
                                  "count": 2}),
         "Liberals: 14 points in Europe, rank bonus 5. It goes to Seat 1 and Seat 3, 2 each."),
        ("ru", Line("log-share", {"party": Name("party", 3), "points": 21, "bonus": 5, "each": 2, "holders": SEATS,
                                  "count": 2}),
         "Либералы: 21 очко в Европе, надбавка за место 5. По 2 получают: Место 1 и Место 3."),
        ("ru", Line("log-total", {"total": 63, "majority": 32}),
         "Подсчёт: всего 63 голоса, чтобы править, нужно 32."),
        ("ru", Line("log-talks", {"count": 3}), "Председатели ведут переговоры. Править могут 3 коалиции."),
        ("ru", Line("log-talks", {"count": 1}), "Председатели ведут переговоры. Править может 1 коалиция."),
        ("en", Line("log-talks", {"count": 1}), "The chairs talk. One coalition can govern."),
        ("en", Line("camp", {"party": Name("party", 0), "seat": SEATS[1]}), "Socialists (camp of Seat 3)"),
        ("en", Line("brief-hand-actions", {"cards": (Line("brief-cards-egg", {"count": 2}),)}),
         "Your action cards: 2 eggs."),
    ],
)  # fmt: skip
def test_how_it_reads(language: str, line: Line, sentence: str) -> None:
    assert Words("koalition", language).line(line, Table(3).state.names()) == sentence


def test_a_hand_is_briefed_to_its_seat_only() -> None:
    table = elected(PAGE_11, {3: ["egg"]})
    own = [line for line in GAME.brief(table.state.view(3)) if line.key.startswith("brief-hand-")]
    assert [line.key for line in own] == ["brief-hand-politicians", "brief-hand-actions"]
    assert not [line for line in GAME.brief(table.view) if line.key.startswith("brief-hand-")]


def test_what_can_govern_is_briefed_with_what_it_pays() -> None:
    table = counted(PAGE_11)
    words = Words("koalition", "en", table.state.names())
    said = [words.line(line) for line in GAME.brief(table.state.view(3))]
    assert (
        "Socialists and Liberals, 56 votes. Points: 4 for Seat 3, 3 for Seat 2, 2 for Seat 5 and 1 for Seat 1."
        in said
    )
    assert "In front of Seat 5: Pietro Piazza (Socialists 10) and Zita Citronelle (Liberals 9)." in said
    assert "Conservatives: 26 votes. Chair: Seat 4." in said
