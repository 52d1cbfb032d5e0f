"""The toy game among the games, for tables within the test's process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hemicycle.core import catalogue
from tests.core.toy import AUCTION
from tests.server.guests import farewell
from tests.server.tables import Time

REAL = catalogue.games()


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "games", lambda: REAL | {"auction": AUCTION})


@pytest.fixture(autouse=True)
def guests_leave() -> Iterator[None]:
    yield
    farewell()


@pytest.fixture
def time() -> Time:
    return Time()
