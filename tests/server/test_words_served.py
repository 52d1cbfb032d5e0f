"""The words of a game are served, so that one that came in a package of its own can be shown; not what they say."""

from __future__ import annotations

import pytest

from hemicycle.words import sources
from tests.server.guests import Guest
from tests.serving import Server


@pytest.mark.parametrize(("asked", "spoken"), [("en", "en"), ("ru", "ru"), ("tlh", "en")])
def test_words_come_in_the_language_or_else_in_english(server: Server, asked: str, spoken: str) -> None:
    answer = Guest(server).http.get(f"/api/games/divide-the-dollar/words/{asked}")
    assert answer.status_code == 200
    assert answer.headers["content-language"] == spoken
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == sources("divide-the-dollar", spoken)[-1].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path", ["no-such-game/words/en", "ten-regions/words/..", "ten-regions/words/EN", "x/words/en"]
)
def test_there_are_no_other_words(server: Server, path: str) -> None:
    assert Guest(server).http.get(f"/api/games/{path}").status_code in (400, 404)
