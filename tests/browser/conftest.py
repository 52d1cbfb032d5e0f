"""What tests in a browser share: a server with quick bots, and people, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, expect

from hemicycle.words import Words
from tests.browser import quick_server
from tests.browser.heard import Heard
from tests.browser.pages import GAME, Person
from tests.serving import Server, serving

expect.set_options(timeout=30_000)  # machines are shared

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "sv": "sv-SE"}


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A module that needs to know how chance falls says a SEED for all tables."""
    seed = getattr(request.module, "SEED", None)
    seeded = () if seed is None else ("--seed", seed)
    with serving(tmp_path_factory.mktemp("browsers") / "data", (*quick_server.COMMAND, *seeded)) as running:
        yield running


@pytest.fixture(scope="session")
def base_url() -> str:
    """In place of pytest-base-url's own, which warns. Servers differ, so people know their own."""
    return ""


@pytest.fixture
def clients() -> Iterator[dict[int, httpx.Client]]:
    """People who need no page, by seat; a test brings them."""
    clients: dict[int, httpx.Client] = {}
    yield clients
    for client in clients.values():
        client.close()


@dataclass
class People:
    """Brings people, and knows afterwards what their browsers complained about."""

    server: Server
    new_context: Callable[..., BrowserContext]
    present: list[Person]

    def __call__(
        self, language: str = "en", screen: str = "desk", theme: str = "light", answers: bool = False
    ) -> Person:
        context = self.new_context(
            locale=LOCALES[language], color_scheme=theme, reduced_motion="reduce", **SCREENS[screen]
        )  # fmt: skip
        context.set_default_timeout(30_000)
        heard = Heard()
        page = context.new_page()
        heard.listen(page)
        if answers:
            heard.listen_to_answers(page)
        person = Person(page, Words(GAME, language), heard, self.server.url)
        self.present.append(person)
        return person


@pytest.fixture
def people(server: Server, new_context: Callable[..., BrowserContext]) -> Iterator[People]:
    """At the end nobody's console may show an error or a warning."""
    people = People(server, new_context, [])
    yield people
    troubles = [trouble for person in people.present for trouble in person.heard.troubles]
    assert not troubles
