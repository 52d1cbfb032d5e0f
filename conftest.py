"""What tests share: a server, a browser, how hard hypothesis tries. At the root, for tests lie beside games too."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.serving import Server, serving

CHROMIUM = shutil.which("chromium")
PAGES = Path(__file__).parent / "src/hemicycle/server/static/index.html"
# The sandbox needs rights that a container lacks; the rest keeps the browser from talking to anybody but us.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# No deadline: machines are shared. `HYPOTHESIS_PROFILE=thorough` before a release.
settings.register_profile(
    "usual", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", parent=settings.get_profile("usual"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that open a page are browser tests, and are skipped where no page can be opened."""
    missing = what_browsers_miss()
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
        if missing and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason=missing))


def what_browsers_miss() -> str:
    if not CHROMIUM:
        return "Chromium is not installed; on Debian: apt install chromium fonts-noto-core"
    if not PAGES.exists():
        return "the client is not built; `make test` builds it, or scripts/client build"
    return ""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": CHROMIUM_ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a session; each test makes its own tables."""
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Figures that tests have recorded are told with the result."""
    for report in terminalreporter.getreports("passed"):
        for name, figure in report.user_properties:
            if name == "figure" and report.when == "call":
                terminalreporter.write_line(str(figure))
