"""The first page in Chromium on loopback: bytes of each answer as they come over the network, and when it can be used.

Opened anew in a browser that keeps nothing, `TIMES` times, on a server that has answered before. It can be used once
the button that leads to a game against bots stands on the page and the browser has time for a click. Nothing of a
match is measured.
"""

import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.reference import loops_per_second
from conftest import CHROMIUM, CHROMIUM_ARGUMENTS, what_browsers_miss
from tests.serving import serving

TIMES = 7
# Two frames after the button: the first paints it, and the task after the second is one that a click would be.
WHEN_USABLE = """
const soon = (then) => requestAnimationFrame(() => setTimeout(then))
const watch = new MutationObserver(() => {
  if (!document.querySelector('main summary')) return
  watch.disconnect()
  soon(() => soon(() => { document.usable = performance.now() }))
})
watch.observe(document, { childList: true, subtree: true })
"""


class Weights:
    """Bytes that answers take on the network, headers included and compressed as they come."""

    def __init__(self, network: CDPSession) -> None:
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        network.on("Network.responseReceived", self.began)
        network.on("Network.loadingFinished", self.ended)
        network.send("Network.enable")

    def began(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["response"]["url"]

    def ended(self, event: dict[str, Any]) -> None:
        if address := self.addresses.get(event["requestId"]):
            self.bytes[address] = round(event["encodedDataLength"])


def opened(browser: Browser, address: str) -> tuple[float, dict[str, int]]:
    """Milliseconds until the page can be used, and the weights of all it loads."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    weights = Weights(context.new_cdp_session(page))
    page.add_init_script(WHEN_USABLE)
    page.goto(address, wait_until="networkidle")
    milliseconds = usable(page)
    context.close()
    return milliseconds, weights.bytes


def usable(page: Page) -> float:
    page.locator("main summary").first.wait_for()
    return float(page.evaluate("document.usable"))


def main() -> None:
    if missing := what_browsers_miss():
        raise SystemExit(missing)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        reference = loops_per_second()
        runs = [opened(browser, server.url) for _ in range(TIMES)]
        browser.close()
    times, weights = [time for time, _ in runs[1:]], runs[0][1]
    for address, size in sorted(weights.items(), key=lambda each: -each[1]):
        print(f"{size:>8,} bytes  {address.removeprefix(server.url)}")
    print(f"{sum(weights.values()):>8,} bytes in {len(weights)} answers")
    print(f"{median(times):>8,.0f} ms until it can be used (best {min(times):,.0f}, worst {max(times):,.0f})")
    figures = {"bytes": sum(weights.values()), "answers": len(weights), "reference": reference}
    print(json.dumps(figures | {"milliseconds": times, "ratio": median(times) / 1000 * reference}))


if __name__ == "__main__":
    main()
