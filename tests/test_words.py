"""The common words are whole in every language, and everything refused can be said. Games test their own words."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from hemicycle.core.catalogue import game
from hemicycle.core.choices import Bag, Each, Either, Illegal, Make, Pick, Split
from hemicycle.core.line import Line, Name
from hemicycle.core.options import Allowed, BadOption, Data, Flag, OneOf, Whole
from hemicycle.core.state import TimeUp
from hemicycle.words import Words, languages, sources, spoken_here

SRC = Path(__file__).parents[1] / "src/hemicycle"
GAMES = sorted(path.parents[1].name.replace("_", "-") for path in SRC.glob("games/*/words/en.ftl"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
OTHERS = [language for language in languages() if language != "en"]


SHOWN = r"\{ *\$([\w-]+) *\}"
USED = r"\$([\w-]+)"


def messages(path: Path, variable: str = USED) -> dict[str, set[str]]:
    """The variables of every message of a file: those shown, or also those it goes by."""
    text = path.read_text(encoding="utf-8")
    return {key: set(re.findall(variable, pattern)) for key, pattern in MESSAGE.findall(text)}


def own(game_key: str, language: str, variable: str = USED) -> dict[str, set[str]]:
    return messages(sources(game_key, language)[-1], variable)


@pytest.mark.parametrize("game_key", ["", *GAMES])
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str, game_key: str) -> None:
    """But for refusals, which are sentences in English where they are made, and for what is allowed in them."""
    english, other = without_refusals(own(game_key, "en")), without_refusals(own(game_key, language))
    shown = own(game_key, "en", SHOWN)
    assert sorted(other) == sorted(english)
    assert not {key for key in english if not shown[key] <= other[key] <= english[key]}


def without_refusals(said: dict[str, set[str]]) -> dict[str, set[str]]:
    return {key: used for key, used in said.items() if not key.startswith(("refused-", "allowed-"))}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_key", ["", *GAMES])
def test_no_key_is_there_twice(game_key: str, language: str) -> None:
    text = sources(game_key, language)[-1].read_text(encoding="utf-8")
    keys = [key for key, _ in MESSAGE.findall(text)]
    assert not {key for key in keys if keys.count(key) > 1}


def refusals() -> dict[str, set[str]]:
    """Every key that choices refuse with, and the names of what it tells."""
    found: dict[str, set[str]] = {}
    for path in (*SRC.glob("core/**/*.py"), *SRC.glob("politics/*.py")):
        for call in filter(refuses, ast.walk(ast.parse(path.read_text(encoding="utf-8")))):
            assert isinstance(call, ast.Call)
            key = call.args[0]
            if isinstance(key, ast.Constant):
                told = {word.arg for word in call.keywords if word.arg}
                found[str(key.value)] = found.get(str(key.value), told) & told
    return found


def refuses(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal"


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_can_be_said(language: str) -> None:
    said = own("", language)
    assert len(refusals()) > 10
    for key, told in refusals().items():
        assert f"refused-{key}" in said, f"{language} lacks refused-{key}"
        assert said[f"refused-{key}"] <= told


def test_lists_are_joined() -> None:
    names = {"region": (Line("none", {}), "Atlantis", "Utopia")}
    words, russian = Words(names=names), Words(language="ru", names=names)
    assert words.text(()) == "none"
    assert words.text((Name("region", 1),)) == "Atlantis"
    assert (
        words.text((Name("region", 1), Name("region", 2), Name("region", 0))) == "Atlantis, Utopia and none"
    )
    assert russian.text((Name("region", 0), Name("region", 1))) == "нет и Atlantis"


def test_what_is_missing_falls_back_to_english_and_then_to_the_key() -> None:
    words = Words("no-such-game", "ru")
    assert words.say("no-such-key") == "no-such-key"
    assert words.faults == ["ru: there is no no-such-key", "en: there is no no-such-key"]
    assert words.naming({"seat": ()}).name("seat", 4) == "5"


def test_numbers_names_and_nothing_are_said() -> None:
    words = Words(language="ru")
    assert (
        words.say("terminal-place", place=1, name=Line("seat-number", {"number": 2}), score=5)
        == "1. Место 2: 5 очков."
    )
    assert [words.text(value) for value in (None, True, False, 3, "x")] == ["нет", "да", "нет", "3", "x"]
    assert not words.faults


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 minute", "2 minutes", "21 minutes", "1,000 minutes"]),
        ("ru", ["1 минута", "2 минуты", "21 минута", "1\xa0000 минут"]),
        ("sv", ["1 minut", "2 minuter", "21 minuter", "1\xa0000 minuter"]),
    ],
)
def test_plurals_and_numbers_are_those_of_the_language(language: str, said: list[str]) -> None:
    assert [Words("", language).say("minutes", minutes=minutes) for minutes in (1, 2, 21, 1000)] == said


STRIKE = Make(TimeUp, clock=Pick(["a", "b"]))
FIELDS = {
    "media": Split(3, 2, of="region"),
    "strikes": Bag(STRIKE, 1),
    "each": Each([STRIKE, STRIKE], [1, 0], "region"),
}
FORM = Either([Pick(["x"]), Make(dict, **FIELDS)]).describe()


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        (("media",), "field-dict-media: that is missing"),
        (("media", 1), "field-dict-media, Utopia: that is missing"),
        (("strikes", 0, "clock"), "field-dict-strikes, 1, field-timeup-clock: that is missing"),
        (("each", 0), "field-dict-each, Utopia: that is missing"),
        (("other",), "that is missing"),
        ((), "that is missing"),
    ],
)
def test_a_refusal_names_the_field(at: tuple[str | int, ...], sentence: str) -> None:
    words = Words(names={"region": ("Atlantis", "Utopia")})
    assert words.refusal(Illegal("missing", "that is missing", at), FORM) == sentence


def test_a_refusal_is_said_in_the_language() -> None:
    with pytest.raises(Illegal) as refused:
        Split(5, 2).read([1, 1])
    assert Words().refusal(refused.value) == "3 of 5 are still to be placed"
    assert Words("", "ru").refusal(refused.value) == "нужно разместить ещё 3 из 5"
    assert Words("", "ru").refusal(Illegal("of-this-game-only", "no pies here")) == "no pies here"


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (Whole("x", 1, 0, 9, none=True), "целое число от 0 до 9 или null"),
        (Whole("x", 1, 0, 9), "целое число от 0 до 9"),
        (Flag("x", False), "true или false"),
        (OneOf("x", "a", ("a", "b")), "одно из слов: a, b"),
        (Data("x", Allowed("a map")), "a map"),
    ],
)
def test_a_bad_option_is_said_in_the_language(option: Flag, allowed: str) -> None:
    bad = BadOption("x", 99, option.allowed())
    assert Words("", "ru").bad_option(bad) == f"настройка x: значение 99 не подходит; нужно {allowed}"
    assert Words().bad_option(bad) == str(bad)


@pytest.mark.parametrize(
    ("key", "seats", "options", "said"),
    [
        ("coalitions", 6, {"mandates": 5}, "mandates: значение 5 не подходит; нужно целое число от 6 (по одному на"),
        ("coalitions", 5, {"start_money": 7}, "start_money: значение 7 не подходит; нужно целое число от 20 (столько"),
        ("coalitions", 5, {"round_limit": None}, "нужно целое число от 1 до 10 000, если session_seconds не задано"),
        ("coalitions", 5, {"packs": "classic", "mandates": 9}, "нужно random или список колод: для classic нужно 20"),
        ("ten-regions", 12, {}, "unique_ideologies: значение True не подходит; нужно false, если игроков больше 9"),
        ("ten-regions", 5, {"media": 0, "rallies": 0}, "нужно целое число от 1 до 30, если media – 0"),
        ("ten-regions", 5, {"regions": [{"name": "A", "mandates": 99}] * 3},
         "настройка regions, region 1, mandates: значение 99 не подходит; нужно целое число от 1 до 20"),
        ("ten-regions", 99, {}, "настройка seats: значение 99 не подходит; нужно целое число от 4 до 20"),
        ("koalition", 5, {"deck": {"jokers": 1}}, "настройка deck, a card set: значение"),
        ("swedish-parliament", 3, {"parties": [0]}, "нужно список по одной партии на каждого: игроков 3"),
    ],
)  # fmt: skip
def test_what_an_option_takes_beside_others_is_said_in_the_language(
    key: str, seats: int, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadOption) as bad:
        game(key).start(seats, options)
    assert said in Words(key, "ru").bad_option(bad.value).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_computer(environment: dict[str, str], language: str) -> None:
    assert spoken_here(environment) == language


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    """With a direction of its own; names from left to right need nothing, as do sentences that stand in others."""
    hebrew = "\u05d0\u05d1\u05d9"
    words = Words("", "en", {"seat": (hebrew, "Ada")})
    isolated = f"\u2068{hebrew}\u2069"
    assert words.name("seat", 0) == isolated
    assert words.name("seat", 1) == "Ada"
    assert words.say("terminal-place", place=1, name=hebrew, score=2) == f"1. {isolated}: 2 points."
    assert words.say("terminal-place", place=1, name=Name("seat", 0), score=2) == f"1. {isolated}: 2 points."
    assert words.text([hebrew, "Ada"]) == f"{isolated} and Ada"
