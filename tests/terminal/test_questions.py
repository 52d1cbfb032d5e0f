"""Every kind of form is asked for, forgives what is mistyped, and can be gone back in. Whole matches are elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import Form
from hemicycle.terminal.screen import Leave
from tests.terminal.playing import filled

SIDES: Form = {"pick": ["left", "right"]}
PLACES: Form = {"pick": [None, 0, 1, 2, 3], "of": "place"}
SPLIT: Form = {"split": 5, "places": 4, "of": "place"}
MAJORITY: Form = {"majority": [[0, 6], [1, 5], [2, 1], [3, 8]], "quota": 11, "members": 2, "of": "place"}
AIM: Form = {"make": "Aim", "fields": {"place": {"pick": [0, 3], "of": "place"}}}


@pytest.mark.parametrize(
    ("form", "typed", "data"),
    [
        (SIDES, ["2"], "right"),
        (SIDES, ["LEFT"], "left"),
        (SIDES, ["r"], "right"),
        (PLACES, ["2"], 0),
        (PLACES, ["atl"], 3),
        (PLACES, ["south"], 1),  # all of a name, though Southport begins so too
        (PLACES, [""], None),
        ({"pick": [4, 2, 3]}, ["4"], 4),  # numbers stand for themselves
        ({"pick": ["left"]}, [], "left"),
        (SPLIT, ["1=2, 4=3"], [2, 0, 0, 3]),
        (SPLIT, ["1=2 atl=3"], [2, 0, 0, 3]),
        (SPLIT, ["north: 2; Southport: 3"], [2, 0, 3, 0]),
        (SPLIT, ["1=2", "2=1", "1=0", "3=4"], [0, 1, 4, 0]),
        (SPLIT, ["", "1", "", ""], [1, 0, 0, 4]),
        (SPLIT, ["1=4", "", "", "1"], [4, 1, 0, 0]),
        (SPLIT | {"up_to": True}, [""], [0, 0, 0, 0]),
        (SPLIT | {"up_to": True}, ["1=2", ""], [2, 0, 0, 0]),
        (SPLIT | {"up_to": True}, ["each", "1", "1", "1", "1"], [1, 1, 1, 1]),
        ({"split": 0, "places": 2}, [], [0, 0]),
        ({"split": 3, "places": 1}, [""], [3]),
        ({"bag": 2, "from": SIDES}, ["1", "", "2"], ["left", "right"]),
        ({"bag": 3, "from": SIDES}, ["2", "3"], ["right"] * 3),
        ({"bag": 2, "from": SIDES, "up_to": True}, ["yes", "1", "", "n"], ["left"]),
        ({"bag": 0, "from": SIDES}, [], []),
        ({"bag": 1, "from": AIM}, ["2"], [{"do": "Aim", "place": 3}]),
        ({"arrange": [0, 1, 3], "places": 2, "of": "place"}, ["3 1"], [3, 0]),
        ({"arrange": ["a", "b", "c"], "places": 3}, ["c", "a"], ["c", "a", "b"]),
        ({"number": [-3, 3]}, ["-2"], -2),
        ({"number": [7, 7]}, [], 7),
        ({"parts": 7, "places": 3, "most": 4}, ["1 4 2"], [1, 4, 2]),
        (MAJORITY, ["4 1"], [0, 3]),
        (MAJORITY, ["south, atlantis"], [1, 3]),
        ({"each": [SIDES, PLACES], "labels": [3, 1], "of": "place"}, ["1", ""], ["left", None]),
        ({"each": []}, [], []),
        ({"make": "Aim", "fields": {}}, [], {"do": "Aim"}),
        ({"either": [AIM, {"make": "Rest", "fields": {}}]}, ["2"], {"do": "Rest"}),
        ({"either": [AIM, {"either": [SIDES]}]}, ["action-aim", "1"], {"do": "Aim", "place": 0}),
        ({"either": [AIM, SIDES]}, ["right"], "right"),
        ({"either": [SIDES]}, ["1"], "left"),
    ],
)  # fmt: skip
def test_forms_are_filled_in(form: Form, typed: list[str], data: Any) -> None:
    assert filled(form, *typed)[0].data == data


def test_actions_of_one_kind_are_told_apart_by_what_is_fixed() -> None:
    form = {
        "either": [
            {
                "make": "Share",
                "fields": {"of": {"pick": [[0, at]], "of": "place"}, "parts": {"split": 1, "places": 1}},
            }
            for at in (1, 3)
        ]
    }
    result, said = filled(form, "2", "")
    assert "2. North and Atlantis" in said
    assert result.data == {"do": "Share", "of": [0, 3], "parts": [1]}


def test_coalitions_are_told_apart_by_their_size() -> None:
    form = {
        "either": [
            {
                "make": "Propose",
                "fields": {"members": MAJORITY | {"members": count}, "shares": {"split": 1, "places": count}},
            }
            for count in (2, 3)
        ]
    }
    result, said = filled(form, "1", "1 4", "1=1")
    assert "1. 2 members" in said
    assert result.data == {"do": "Propose", "members": [0, 3], "shares": [1, 0]}
    assert "What, field-propose-members: 2 members who together hold at least 11." in said


@pytest.mark.parametrize(
    ("form", "typed", "sentence"),
    [
        (SIDES, ["", "1"], "This question has no default: an answer is needed."),
        (SIDES, ["3", "1"], "3 is not a number from 1 to 2."),
        (SIDES, ["0", "1"], "0 is not a number from 1 to 2."),
        (SIDES, ["9" * 5000, "1"], "is not a number from 1 to 2."),
        (SIDES, ["²", "1"], "² is not in the list."),
        (SIDES, ["up", "1"], "up is not in the list."),
        (PLACES, ["so", "1"], "so can mean South and Southport."),
        ({"pick": [2, 3, 4]}, ["5", "4"], "5 is not one of 2 to 4."),
        (SPLIT, ["1=6", "1=5"], "That is 1 too many: there are only 5."),
        (SPLIT, ["so=1", "1=5"], "so can mean South and Southport."),
        (SPLIT, ["1=5 and more", "1=5"], "and more is not a place and an amount, such as 1=2, 3=1."),
        (SPLIT, ["5=1", "1=5"], "5 is not a number from 1 to 4."),
        (SPLIT, ["1=-1", "1=5"], "1=-1 is not a place and an amount"),
        ({"split": 2, "places": 2, "of": "place"}, ["", "3", "2"], "3 is not a number from 0 to 2."),
        ({"bag": 2, "from": SIDES}, ["1", "3", "2"], "3 is not a number from 1 to 2."),
        ({"bag": 1, "from": SIDES, "up_to": True}, ["maybe", "no"], "maybe is neither yes nor no."),
        ({"number": [2, 5]}, ["6", "5"], "6 is not a number from 2 to 5."),
        ({"number": [2, 5]}, ["", "5"], "This question has no default"),
        ({"parts": 7, "places": 2, "most": 4}, ["3 5", "3 4"], "5 is not a number from 1 to 4."),
        ({"parts": 7, "places": 2, "most": 4}, ["3", "3 4"], "2 are needed, not 1."),
        ({"parts": 7, "places": 2, "most": 4}, ["3 3", "3 4"], "These come to 6, not to 7."),
        (MAJORITY, ["2 3", "1 2"], "These hold 6; 11 are needed."),
        (MAJORITY, ["1", "1 2"], "2 are needed, not 1."),
        (MAJORITY, ["1 1", "1 2"], "North is taken already."),
        ({"arrange": ["a", "b", "c"], "places": 2}, ["1 1", "1 2"], "a is taken already."),
        ({"arrange": ["a", "b", "c"], "places": 2}, ["1", "1", "2"], "a is taken already."),
        ({"arrange": ["a", "b", "c"], "places": 2}, ["1 2 3", "1 2"], "Only 2 more can be given."),
    ],
)
def test_what_is_mistyped_is_asked_again_with_the_reason(form: Form, typed: list[str], sentence: str) -> None:
    assert sentence in filled(form, *typed)[1]


def test_what_is_mistyped_is_answered_in_russian() -> None:
    assert "В списке нет такого: вверх." in filled(SIDES, "вверх", "1", language="ru")[1]
    assert filled(SPLIT | {"up_to": True}, "по очереди", "", "", "", "2", language="ru")[0].data == [
        0,
        0,
        0,
        2,
    ]
    assert filled({"bag": 1, "from": SIDES, "up_to": True}, "да", "1", language="ru")[0].data == ["left"]


def test_going_back_asks_the_question_before() -> None:
    form = {"make": "Do", "fields": {"side": SIDES, "place": PLACES, "tokens": SPLIT}}
    result, said = filled(form, "1", "2", "1=3", "undo", "back", "back", "2", "3", "", "", "5")
    assert result.data == {"do": "Do", "side": "right", "place": 1, "tokens": [0, 5, 0, 0]}
    assert said.count("1. left") == 2


def test_there_is_a_first_question() -> None:
    result, said = filled(SIDES, "back", "1")
    assert "This is the first question." in said
    assert result.data == "left"


def test_the_commands_are_understood_in_english_and_in_the_language() -> None:
    said = filled(SIDES, "?", "помощь", "help", "назад", "1", language="ru")[1]
    assert said.count("эта справка") == 3
    assert "Это первый вопрос." in said
    said = filled(SIDES, "?", "hjälp", "help", "ångra", "1", language="sv")[1]
    assert said.count("? för den här hjälpen") == 3
    assert "Det här är den första frågan." in said


def test_quitting_and_running_out_of_input_leave() -> None:
    with pytest.raises(Leave) as quitting:
        filled(SIDES, "quit")
    assert quitting.value.status == 0
    with pytest.raises(Leave) as ended:
        filled(SIDES)
    assert ended.value.status == 1


def test_lines_are_short_and_without_pictures() -> None:
    said = filled(
        {"make": "Do", "fields": {"tokens": SPLIT, "aims": {"bag": 2, "from": AIM}}}, "1=5", "1", "2"
    )[1]
    assert max(len(line) for line in said.splitlines()) <= 100
    assert not set(said) & set("│─╭╰█\033\t")
