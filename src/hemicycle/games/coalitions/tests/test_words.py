"""Every sentence of Coalitions is told at some time, and reads well. That words are whole is tested for all games."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.state import HOST, NATURE, TimeUp
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.rules.actions import (
    Answer,
    Ballot,
    Blank,
    EndPeriod,
    EndSession,
    NextPack,
    NoDeal,
    Pass,
    Pay,
    Propose,
    Ready,
    SetSeconds,
)
from hemicycle.games.coalitions.rules.state import Coalitions
from hemicycle.games.coalitions.tests.scenes import dealt, shuffled, stages, start
from hemicycle.words import Words, sources

SCENES: list[tuple[int, dict[str, Any]]] = [
    (5, {"round_limit": 3}),
    (4, {"bargaining": "private", "round_limit": 4, "seeing_bank": True, "start_money": 40}),
    (6, {"bargaining": "alternate", "turn_limit": 5, "side_payments": False, "panel": False}),
    (9, {"open_ledger": True, "period_seconds": None, "turn_limit": 8, "mandates": 60}),
    (3, {"session_seconds": 60, "ante": 1, "round_limit": None, "turn_limit": 6}),
]


def test_no_sentence_is_left_unsaid() -> None:
    """Every log and brief sentence of the files is told by some match or by the scenes below."""
    told = {line.key for scene in SCENES for line in every_line(*scene)}
    told |= {line.key for line in rare_lines()}
    text = sources("coalitions", "en")[-1].read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:log|brief|verdict)-[\w-]+) =", text, re.MULTILINE))
    assert told == written


def every_line(seats: int, options: dict[str, Any]) -> list[Line]:
    return [line for seed in range(6) for line in told(stages(start(seats, **options), seed), seed % seats)]


def told(states: Any, seat: int | None) -> list[Line]:
    lines: list[Line] = []
    before = None
    for state in states:
        view = state.view(seat)
        lines += [*GAME.tell(before, view), *GAME.brief(view)]
        before = view
    return lines


def rare_lines() -> list[Line]:
    scripts: list[tuple[Coalitions, list[tuple[int, Any]]]] = [
        (dealt(), [
            (0, Propose((0, 1), (50, 50))), (1, Answer(1, True)), (1, NoDeal()), (0, Answer(2, True)),
            (2, Pass()), (3, Propose((1, 2, 3), (50, 25, 25))), (NATURE, TimeUp("answer 3")),
            (4, Propose((0, 1), (50, 50))), (0, Answer(4, True)), (1, Answer(4, True)), (0, NoDeal()),
            (NATURE, TimeUp("answer 5")), (1, NoDeal()), (0, Answer(6, False)), (2, Answer(6, True)),
            (3, Answer(6, False)),
            (HOST, SetSeconds("period", 0)), (HOST, SetSeconds("turn", 0)), (HOST, SetSeconds("answer", 0)),
            (HOST, SetSeconds("ballot", 0)), (HOST, SetSeconds("period", 60)), (HOST, SetSeconds("turn", 60)),
            (HOST, SetSeconds("answer", 60)), (HOST, SetSeconds("ballot", 70)), (HOST, EndSession()),
            (HOST, EndPeriod()),
        ]),
        (dealt(), [(0, Propose((0, 1), (50, 50))), (HOST, EndPeriod())]),
        (dealt(), [
            (NATURE, TimeUp("turn 1.1")), (HOST, NextPack((10, 4, 3, 2, 1))), (1, Pay(2, 70)), (HOST, EndPeriod()),
        ]),
        (dealt(period_seconds=None), [(seat % 5, Pass()) for seat in range(10)]),
        (dealt(bargaining="private"), [
            (0, Ready(True)), (0, Ready(False)), *[(seat, Ready(True)) for seat in range(5)],
            (0, Blank()), (0, Ballot((0, 1), (50, 50))), (1, Ballot((0, 1), (50, 50))), (2, Blank()),
            (NATURE, TimeUp("ballot 1")),
        ]),
        (dealt(bargaining="private", round_limit=1), []),
        (dealt([10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]), []),
    ]  # fmt: skip
    return [line for state, script in scripts for line in told(moments(state, script), 0)]


def moments(state: Coalitions, script: list[tuple[int, Any]]) -> list[Coalitions]:
    states = [state]
    for seat, action in script:
        state = state.play(seat, action)
        states.append(state)
        if NATURE in state.to_act():
            state = shuffled(state.copy(), Random(1))
            states.append(state)
    return states


def test_a_payment_is_told_to_the_two_only() -> None:
    state = dealt()
    after = state.play(2, Pay(3, 7))
    line = Line("log-payment", {"payer": Name("seat", 2), "payee": Name("seat", 3), "amount": 7})
    for seat in (0, 1, 2, 3, 4, None):
        expected = [line] if seat in (2, 3) else []
        assert GAME.tell(state.view(seat), after.view(seat)) == expected


def test_what_one_step_leads_to_is_told_in_order() -> None:
    state = dealt(turn_limit=1)
    state.apply(0, Propose((0, 2), (60, 40)))
    before = state.view(None)
    state.apply(2, Answer(1, True))
    shuffled(state, Random(2))
    assert [line.key for line in GAME.tell(before, state.view(None))][:7] == [
        "log-accepts", "log-deal-accepted", "log-closed-turns", "log-government", "log-share", "log-share",
        "log-round",
    ]  # fmt: skip


def test_a_view_later_by_many_moves_tells_all_rounds_between() -> None:
    *_, last = stages(start(5, round_limit=3, turn_limit=3, side_payments=False), 5)
    told = [line.key for line in GAME.tell(None, last.view(0))]
    assert told[0] == "log-start"
    assert len([key for key in told if key.startswith("log-closed-")]) == 3
    assert "verdict-rounds" in told
    assert not GAME.tell(last.view(0), last.view(0))


SEATS = (Name("seat", 0), Name("seat", 2))
START_IN_RUSSIAN = (
    "5 игроков, у каждого 100 $. Раунд стоит 20 $, правит тот, у кого 11 из 20 мандатов. "
    "Обещания ни к чему не обязывают."
)


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", Line("log-share", {"players": SEATS, "count": 2, "amount": 30}), "Seat 1 and Seat 3 get $30 each."),
        ("en", Line("log-share", {"players": SEATS[:1], "count": 1, "amount": 30}), "Seat 1 gets $30."),
        ("ru", Line("log-share", {"players": SEATS, "count": 2, "amount": 30}),
         "По 30 $ получают: Место 1 и Место 3."),
        ("ru", Line("log-mandates", {"players": SEATS[:1], "count": 1, "mandates": 3}), "3 мандата: Место 1."),
        ("ru", Line("log-mandates", {"players": SEATS, "count": 2, "mandates": 1}),
         "По 1 мандату: Место 1 и Место 3."),
        ("ru", Line("log-mandates", {"players": SEATS, "count": 2, "mandates": 5}),
         "По 5 мандатов: Место 1 и Место 3."),
        ("en", Line("log-mandates", {"players": SEATS, "count": 2, "mandates": 1}),
         "One mandate each: Seat 1 and Seat 3."),
        ("en", Line("log-round-jackpot", {"round": 2, "ante": 20, "jackpot": 100, "pool": 200}),
         "Round 2: everybody pays $20. With the $100 that nobody was paid before, the pool holds $200."),
        ("ru", Line("log-limit-turn", {"seconds": 62}), "Со следующего хода банк даёт на ход 62 секунды."),
        ("ru", Line("log-start", {"players": 5, "money": 100, "ante": 20, "mandates": 20, "quota": 11}),
         START_IN_RUSSIAN),
        ("ru", Line("brief-power", {"players": SEATS, "count": 2, "percent": 20}),
         "Влияние по 20 %: Место 1 и Место 3."),
    ],
)  # fmt: skip
def test_how_it_reads(language: str, line: Line, sentence: str) -> None:
    assert Words("coalitions", language).line(line, start().names()) == sentence
