"""What can be said of how a page looks without a person's eyes: faults that axe finds, and text that does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
LOOKS = Path(__file__).with_name("looks.js")


def misfits(page: Page) -> list[str]:
    faults: list[str] = page.evaluate(
        f"async () => {{ {LOOKS.read_text()}; await settled(); return [...misfits(), ...overlaps()] }}"
    )
    return faults


def violations(page: Page) -> list[str]:
    """By every rule of axe, best practices too."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']}: {node['html'][:200]} at {node['target']}: {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
