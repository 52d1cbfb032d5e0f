"""Whatever is sent that the description of the interface allows: no request makes the server fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.serving import serving


@pytest.mark.filterwarnings("ignore")
def test_no_request_makes_the_server_fail(tmp_path: Path) -> None:
    """A server of its own: who asks for so many tables that do not exist is not let in for a while."""
    with serving(tmp_path / "data") as server:
        described = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        for found in described.get_all_operations():
            assert isinstance(found, Ok), found
            attempt(found.ok())


def attempt(operation: Any) -> None:
    @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def each(case: Any) -> None:
        answer = case.call()
        assert answer.status_code < 500, f"{operation.label}: {answer.text}"
        if answer.status_code >= 400:
            assert {"error", "detail"} <= set(answer.json())

    each()
