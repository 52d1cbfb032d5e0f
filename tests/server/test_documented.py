"""The page on the server names every message that goes over the socket."""

import re
from pathlib import Path
from typing import get_args

import pytest

from hemicycle.server import requests

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/concepts/server.md").read_text(encoding="utf-8")
SENT = {
    kind
    for path in (ROOT / "src/hemicycle/server").glob("*.py")
    for kind in re.findall(r'\{"type": "([a-z]+)"', path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("message", get_args(requests.SocketMessage))
def test_what_clients_send_is_told(message: type) -> None:
    fields = set(message.__annotations__)
    row = next(line for line in PAGE.splitlines() if f'"type": "{message.__struct_config__.tag}"' in line)  # type: ignore[attr-defined]
    assert fields <= set(re.findall(r'"([a-z]+)"', row))


@pytest.mark.parametrize("kind", sorted(SENT))
def test_what_the_server_sends_is_told(kind: str) -> None:
    assert f"`{kind}`" in PAGE
