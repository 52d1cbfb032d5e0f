"""People can tell each other apart by their names, whatever they write in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from hemicycle.server.names import WIDEST, alike, bot_name, cleaned, distinct, straight
from hemicycle.words import Words, languages

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ENGINE = "\U0001f469\u200d\U0001f692"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        FAMILY, SCOTLAND, f"{FAMILY} {SCOTLAND}", "\u0645\u0647\u062f\u06cc\u200c\u0632\u0627\u062f\u0647",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0915\u094d\u200d\u0937", "e\u0301lan", "\u05d0\u05d1\u05d9",
        "O'Neil-Smith",
        "\u2764\ufe0f", "Ωμέγα", "王小明", "a" * 40, f"{'a' * 38}{ENGINE}",
    ],
)  # fmt: skip
def test_what_is_kept(name: str) -> None:
    assert cleaned(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("An\u00adna", "Anna"), ("An\u200bna", "Anna"), ("An\u200dna", "Anna"), ("\u202eAnna\u202c", "Anna"),
        (" Ann\u202e\n the\tGreat\u2028!", "Ann the Great !"), ("\u3164\u2800\u115f", ""), ("\u200d", ""),
        ("\u0301", ""), ("x\U000e0067", "x"), ("Anna\u200d", "Anna"), ("\u200fAnna", "Anna"), ("\ue000\uffff", ""),
        ("a" * 41, "a" * 40), (f"{'a' * 39}{ENGINE}", "a" * 39), ("王" * 30, "王" * 20),
        (f"{'a' * 39}e\u0301x", f"{'a' * 39}e\u0301"), (FAMILY * 21, FAMILY * 20),
        ("Zoë \U0001f3f4 \U000e0067", "Zoë \U0001f3f4"),
    ],
)  # fmt: skip
def test_what_becomes_of_the_rest(name: str, shown: str) -> None:
    assert cleaned(name) == shown


@given(st.text(max_size=60))
def test_a_clean_name_is_clean_and_fits(name: str) -> None:
    shown = cleaned(name)
    assert cleaned(shown) == shown
    assert cell_len(shown) <= WIDEST
    assert not shown or alike(shown)


@pytest.mark.parametrize("name", ["Anna", "anna ", "ANNA", "An\u200bna", "A n n a", "\uff21nna"])
def test_the_second_of_a_name_has_a_number(name: str) -> None:
    assert alike(distinct(cleaned(name), ["Bo", "Anna"])) == "anna(2)"
    assert alike(distinct(cleaned(name), ["Anna", "Anna (2)"])) == "anna(3)"
    assert distinct(cleaned(name), ["Bo"]) == cleaned(name)


def test_a_long_name_stays_short_with_its_number() -> None:
    assert distinct("a" * 40, ["a" * 40]) == f"{'a' * 35} (2)"


@pytest.mark.parametrize("language", languages())
def test_bots_have_names_of_their_own(language: str) -> None:
    names: list[str] = []
    for _ in range(30):
        names.append(bot_name(language, names))
    assert len({alike(name) for name in names}) == 30
    listed = Words("", language).say("bot-names").split(", ")
    assert len(listed) == len(set(listed)) >= 24
    assert all([cleaned(name) == name for name in listed])
    assert names[0] in listed


def test_talk_cannot_turn_what_is_shown_after_it() -> None:
    assert straight("\u202eabc\u2066 \u05d0\u05d1") == "abc \u05d0\u05d1"
