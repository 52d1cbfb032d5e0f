"""Every sentence of the game is told at some time, and reads well. That words are whole is tested for all games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.trials import walk
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, SHIPPED
from hemicycle.games.swedish_parliament.tests.playing import PIRATES, Table, called
from hemicycle.games.swedish_parliament.tests.test_log import (
    BAY,
    CONSERVATIVES,
    CUT,
    GREENS,
    LEAVE,
    REACTORS,
    an_opinion_of_pirates,
    book,
    told,
)
from hemicycle.games.swedish_parliament.words.sentences import signed
from hemicycle.words import Words, languages, sources

SCENES: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": 2}),
    (4, {}),
    (2, {"coop": {"cabinet": [0, 2], "leader": 2}}),
]
VERDICTS = ["centre", "lasted", "most-voters", "nobody", "solo-won", "solo-lost", "coop-won", "coop-lost"]


def test_no_sentence_is_left_unsaid() -> None:
    """Every log and brief sentence of the files is told by some match or by the scenes below."""
    told_so = {key for lines in [*map(match, SCENES), rare()] for line in lines for key in spoken(line)}
    text = sources("swedish-parliament", "en")[-1].read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:log|brief)-[\w-]+) =", text, re.MULTILINE))
    assert {key for key in told_so if key.startswith(("log-", "brief-"))} == written


def spoken(line: Line) -> Iterator[str]:
    """Its key, and those of the lines in it."""
    yield line.key
    for arg in line.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Line):
                yield from spoken(part)


def match(scene: tuple[int, dict[str, Any]]) -> Iterable[Line]:
    seats, options = scene
    state, before = GAME.start(seats, options)[1], None
    for moment in walk(state, Random(str(scene))):
        view = moment.view(0)
        yield from [*GAME.tell(before, view), *GAME.brief(view)]
        before = view


def rare() -> Iterable[Line]:
    """What hardly ever happens."""
    yield from nobody_backs()
    yield from an_opinion_of_pirates()
    yield from an_invitation()


def nobody_backs() -> Iterable[Line]:
    table = Table(8, parties=list(MAJOR)).set_up().stock({0: [LEAVE]})
    yield from told(table, "Policy", card=LEAVE)
    while table.view.phase == "reply":
        yield from told(table, "Decline")


def an_invitation() -> Iterable[Line]:
    """One card is welcome, but not given; who was pushed goes back."""
    table = book([PIRATES, CUT], [BAY], [REACTORS])
    yield from told(table, "Invite", card=PIRATES)
    yield from told(table, "Contribute", card=CUT)
    yield from told(table, "Welcome", most=1)
    yield from GAME.brief(table.view)
    for action in ("Enough", "Close"):
        yield from told(table, action)
    yield from told(table, "BringBack", card=BAY)


def test_verdicts_are_said_with_their_reasons() -> None:
    text = sources("swedish-parliament", "en")[-1].read_text(encoding="utf-8")
    written = set(re.findall(r"^verdict-([\w-]+) =", text, re.MULTILINE))
    assert written == {*VERDICTS, *[f"{verdict}-why" for verdict in VERDICTS]}


@pytest.mark.parametrize("language", languages())
def test_all_that_is_in_the_box_has_a_name_of_its_own(language: str) -> None:
    """But for pensioners, of whom there are four."""
    words = Words("swedish-parliament", language, Table(2).state.names())
    titles = [words.name(kind, at) for kind in ("card", "opinion") for at in range(len(SHIPPED["idea"]))]
    assert len(set(titles)) == 2 * len(SHIPPED["idea"])
    for kind, count in (("party", 10), ("scale", 8), ("direction", 16), ("group", 8)):
        assert len({words.name(kind, at) for at in range(count)}) == count
    assert len({words.name("voter", at) for at in range(16)}) == 13
    assert not words.faults


def test_english_titles_are_those_of_the_set() -> None:
    words = Words("swedish-parliament", "en", Table(2).state.names())
    for at, idea in enumerate(SHIPPED["idea"]):
        assert words.name("card", at) == idea["policy"]["title"]
        assert words.name("opinion", at) == idea["opinion"]["title"]


LEFT = (Name("party", 3), Name("party", 2))
PLAY = {"who": Name("seat", 0), "card": Name("card", LEAVE), "direction": Name("direction", 0)}
CHOICE = {
    "voter": Name("voter", 5),
    "party": Name("party", 3),
    "group": Name("group", 0),
    "scale": Name("scale", 2),
}
PRICE = {"who": Name("party", 0), "price": Line("log-price-card", {"pile": Name("pile", 3)})}


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", Line("log-plays-policy", PLAY),
         "Greens played a policy: “Higher Parental Leave Pay”, towards Welfare."),
        ("ru", Line("log-plays-policy", PLAY), "Зелёные: политика «Пособие родителям повыше», к стороне «Забота»."),
        ("en", Line("log-turn", {"number": 2, "who": Line("system", {})}), "Turn 2: The System."),
        ("en", Line("log-acts-policy", {"parties": LEFT, "count": 2}), "Socialists and Labour backed it."),
        ("en", Line("log-pays-opinion", PRICE), "Conservatives stood still for a card of Environment/Progress."),
        ("ru", Line("log-pays-opinion", PRICE),
         "Консерваторы остались на месте, отдав карту стопки «Природа/Прогресс»."),
        ("en", Line("log-decided-plain", CHOICE | {"count": 1}),
         "Service Workers chose Socialists, the nearest to “younger” on Sweden/Humanity."),
        ("en", Line("log-decided-plain", CHOICE | {"count": 3}),
         "Service Workers chose Socialists, the nearest to “younger” on Sweden/Humanity, after 3 topics."),
        ("ru", Line("brief-pushed", {"count": 5, "direction": Name("direction", 11)}),
         "Все сдвинуты на 5 шагов к стороне «Безопасность»."),
        ("en", Line("log-cabinet", {"members": LEFT[:1], "count": 1}), "Socialists govern alone."),
        ("ru", Line("log-start-solo", {"difficulty": 3}),
         "Один против Системы: после каждого хода она играет 3 карты. Решат шестнадцать избирателей."),
        ("ru", Line("brief-won", {"party": LEFT[1], "count": 2, "turnout": -4, "turnouts": "+1 −5"}),
         "Лейбористы: 2 избирателя, явка -4 (+1 −5)."),
    ],
)  # fmt: skip
def test_how_it_reads(language: str, line: Line, sentence: str) -> None:
    table = Table(2, parties=[GREENS, CONSERVATIVES]).set_up()
    assert Words("swedish-parliament", language).line(line, table.state.names()) == sentence


def test_strengths_have_a_sign() -> None:
    assert [signed(strength) for strength in (3, 1, -1, -3)] == ["+3", "+1", "−1", "−3"]


def test_a_hand_is_briefed_to_its_seat_only() -> None:
    students = called("Students", 1)
    table = Table(2, parties=[GREENS, CONSERVATIVES]).set_up()
    table.stock({0: [LEAVE, students, PIRATES], 1: [1, 2, 3]})
    own = [line.key for line in GAME.brief(table.state.view(0))][-3:]
    assert own == ["brief-idea", "brief-voter-card", "brief-minor-card"]
    assert not {"brief-idea", "brief-voter-card"} & {line.key for line in GAME.brief(table.view)}
